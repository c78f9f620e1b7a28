// What a store of files does, played with both: a folder, and a server that speaks S3.
import { mkdtempSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from './files.ts';
import { folderFiles } from './folder-files.ts';
import { s3Files } from './s3-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'limpid-test-store-'));
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'limpid-files', configs: [] }],
});
let endpoint: string;
beforeAll(async () => {
  const { port } = await s3.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const STORES: [string, () => Files][] = [
  ['a folder', () => folderFiles(join(folder, 'files'))],
  ['S3', () => s3Files({ endpoint, bucket: 'limpid-files', region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' })],
];

async function read(files: Files, key: string): Promise<string | undefined> {
  const found = await files.open(key);
  if (!found) return undefined;
  const parts: Buffer[] = [];
  for await (const part of found.stream) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  expect(bytes.length).toBe(found.bytes);
  return bytes.toString();
}
async function keys(files: Files, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key, bytes, changedAt } of files.list(prefix)) {
    expect(bytes).toBeGreaterThan(0);
    expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(3_600_000);
    found.push(key);
  }
  return found.toSorted();
}

describe.each(STORES)('%s', (_name, open) => {
  it('keeps bytes and files, replaces, lists by prefix and removes', async () => {
    const files = open();
    const path = join(folder, 'sent');
    await writeFile(path, 'from the disk');
    await files.put('photos/a/1/small.jpeg', { bytes: Buffer.from('small') }, 'image/jpeg');
    await files.put('photos/a/1/large.jpeg', { path }, 'image/jpeg');
    await files.put('photos/b/2/small.jpeg', { bytes: Buffer.from('other') }, 'image/jpeg');
    expect(await read(files, 'photos/a/1/small.jpeg')).toBe('small');
    expect(await read(files, 'photos/a/1/large.jpeg')).toBe('from the disk');
    await files.put('photos/a/1/small.jpeg', { bytes: Buffer.from('again') }, 'image/jpeg');
    expect(await read(files, 'photos/a/1/small.jpeg')).toBe('again');
    expect(await keys(files, 'photos/a/')).toEqual(['photos/a/1/large.jpeg', 'photos/a/1/small.jpeg']);
    expect(await keys(files, 'nothing/')).toEqual([]);
    await files.remove(['photos/a/1/small.jpeg', 'photos/a/1/large.jpeg', 'photos/a/9/none.jpeg']);
    expect(await keys(files, 'photos/')).toEqual(['photos/b/2/small.jpeg']);
    expect(await read(files, 'photos/a/1/small.jpeg')).toBeUndefined();
  });

  it.each(['../secret', 'photos/../../x', '/etc/passwd', 'a//b', '.hidden', 'a/./b', '', 'a\u0000b', 'a b'])(
    'refuses the key %j',
    async (key) => {
      const files = open();
      await expect(files.put(key, { bytes: Buffer.from('x') }, 'image/jpeg')).rejects.toThrow('no key');
      await expect(files.open(key)).rejects.toThrow('no key');
      await expect(files.remove([key])).rejects.toThrow('no key');
    },
  );

  it('writes many at the same time', async () => {
    const files = open();
    const all = Array.from({ length: 20 }, (_, index) => `many/${index % 4}/${index}.jpeg`);
    await Promise.all(all.map((key) => files.put(key, { bytes: Buffer.from(key) }, 'image/jpeg')));
    expect(await keys(files, 'many/')).toEqual(all.toSorted());
    await Promise.all(all.map((key) => files.remove([key])));
    expect(await keys(files, 'many/')).toEqual([]);
  });
});

it('leaves nothing unfinished in the folder', () => {
  expect(readdirSync(join(folder, 'files', '.unfinished'))).toEqual([]);
});

it('says when the storage can’t be reached', async () => {
  const files = s3Files({ endpoint: 'http://127.0.0.1:9', bucket: 'limpid-files', region: 'us-east-1', accessKey: 'x', secretKey: 'y' });
  await expect(files.open('photos/a')).rejects.toThrow(/./);
});

/**
 * The server above takes any secret, so the signature is compared with what AWS published (Signature Version 4 examples, "GET Object" and
 * "PUT Object"). The library signs with its own set of headers: the same steps over that set, worked out here from the published key.
 */
describe('the signature', () => {
  it('is that of Signature Version 4', async () => {
    const { createHash, createHmac } = await import('node:crypto');
    const seen: { url: string; headers: Record<string, string> }[] = [];
    const { S3mini } = await import('s3mini');
    const client = new S3mini({
      endpoint: 'https://s3.amazonaws.com/examplebucket',
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      fetch: (async (url: string, init: RequestInit) => {
        seen.push({ url: String(url), headers: Object.fromEntries(new Headers(init.headers)) });
        return new Response('');
      }) as unknown as typeof fetch,
    });
    await client.getObjectResponse('test.txt');
    const [{ url, headers }] = seen as [(typeof seen)[number]];
    const found = /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})/.exec(
      headers['authorization'] ?? '',
    );
    expect(found).not.toBeNull();
    const [, keyId, day = '', region = '', names = '', signature] = found ?? [];
    expect([keyId, region]).toEqual(['AKIAIOSFODNN7EXAMPLE', 'us-east-1']);
    const { pathname, host, searchParams } = new URL(url);
    const canonical = [
      'GET',
      pathname,
      searchParams.toString(),
      ...names.split(';').map((name) => `${name}:${name === 'host' ? host : headers[name]}`),
      '',
      names,
      headers['x-amz-content-sha256'],
    ].join('\n');
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, hash(canonical)].join('\n');
    const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
    expect(signingKey(mac, '20130524').toString('hex')).toBe('dbb893acc010964918f1fd433add87c70e8b0db6be30c1fbeafefa5ec6ba8378');
    expect(mac(signingKey(mac, day), toSign).toString('hex')).toBe(signature);
  });

  const signingKey = (mac: (key: string | Buffer, text: string) => Buffer, day: string) =>
    ['us-east-1', 's3', 'aws4_request'].reduce<Buffer>(
      (key, part) => mac(key, part),
      mac('AWS4wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', day),
    );
});
