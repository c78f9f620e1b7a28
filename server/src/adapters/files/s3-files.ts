// Files in storage that speaks S3: several servers share them. The address is the operator's own setting, so it doesn't pass the guard for
// addresses that people give us.
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini } from 's3mini';
import type { S3Settings } from '../../config-s3.ts';
import type { Files, ListedFile, StoredFile } from './files.ts';
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

export const s3Files = (settings: S3Settings): Files => new S3Files(settings);

class S3Files implements Files {
  readonly #s3: S3mini;

  constructor({ endpoint, bucket, region, accessKey, secretKey }: S3Settings) {
    this.#s3 = new S3mini({
      endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
      region,
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      requestAbortTimeout: PATIENCE_MS,
    });
  }

  async put(...[key, from, type]: Parameters<Files['put']>): Promise<void> {
    requireKey(key);
    const bytes = 'path' in from ? await readFile(from.path) : from.bytes;
    await again(() => this.#s3.putObject(key, bytes, type));
  }

  async open(key: string): Promise<StoredFile | undefined> {
    requireKey(key);
    try {
      const response = await again(() => this.#s3.getObjectResponse(key));
      if (!response?.body) return undefined;
      return { stream: Readable.fromWeb(response.body), bytes: Number(response.headers.get('content-length')) };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys.map(requireKey)) {
      // oxlint-disable-next-line no-await-in-loop -- a few at a time, and the storage is not alone in the world
      await again(() => this.#s3.deleteObject(key)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    }
  }

  async *list(prefix: string): AsyncGenerator<ListedFile> {
    requirePrefix(prefix);
    let token: string | undefined;
    do {
      const from = token;
      // oxlint-disable-next-line no-await-in-loop -- a page says where the next one begins
      const page = await again(() => this.#s3.listObjectsPaged('/', prefix, PAGE, from));
      for (const { Key, Size, LastModified } of page?.objects ?? []) yield { key: Key, bytes: Size, changedAt: new Date(LastModified) };
      token = page?.nextContinuationToken;
    } while (token !== undefined);
  }
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
