// Files in storage that speaks S3: several servers share them. The address is the operator's own setting, so it doesn't pass the guard for
// addresses that people give us.
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini } from 's3mini';
import type { S3Settings } from '../../config-s3.ts';
import type { Files } from './files.ts';
import { requireKey, requirePrefix } from './keys.ts';

const PATIENCE_MS = 20_000;
/** Trouble of a moment; each wait is longer. */
const WAITS_MS = [200, 1000];
const PAGE = 1000;

const isMissing = (error: unknown): boolean => (error as { status?: unknown }).status === 404;
/** What the storage refuses it refuses again. */
const isForGood = (error: unknown): boolean => {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429;
};

export function s3Files({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): Files {
  const s3 = new S3mini({
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    requestAbortTimeout: PATIENCE_MS,
  });

  return {
    put: async (key, from, type) => {
      requireKey(key);
      const bytes = 'path' in from ? await readFile(from.path) : from.bytes;
      await again(() => s3.putObject(key, bytes, type));
    },
    open: async (key) => {
      requireKey(key);
      try {
        const response = await again(() => s3.getObjectResponse(key));
        if (!response?.body) return undefined;
        return { stream: Readable.fromWeb(response.body as ReadableStream), bytes: Number(response.headers.get('content-length')) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: async (keys) => {
      for (const key of keys.map(requireKey)) {
        // oxlint-disable-next-line no-await-in-loop -- a few at a time, and the storage is not alone in the world
        await again(() => s3.deleteObject(key)).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      }
    },
    list: async function* (prefix) {
      requirePrefix(prefix);
      let token: string | undefined;
      do {
        const from = token;
        // oxlint-disable-next-line no-await-in-loop -- a page says where the next one begins
        const page = await again(() => s3.listObjectsPaged('/', prefix, PAGE, from));
        for (const { Key, Size, LastModified } of page?.objects ?? []) {
          yield { key: Key, bytes: Number(Size), changedAt: new Date(LastModified) };
        }
        token = page?.nextContinuationToken;
      } while (token !== undefined);
    },
  };
}

async function again<T>(call: () => Promise<T>): Promise<T> {
  for (const waitMs of WAITS_MS) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next try only after this one
      return await call();
    } catch (error) {
      if (isForGood(error)) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await pause(waitMs);
    }
  }
  return call();
}
