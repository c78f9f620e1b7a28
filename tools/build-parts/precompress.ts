// Makes a Brotli and a gzip version of every text file, so that the server compresses nothing while a reader waits.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = '**/*.{html,js,mjs,css,svg,json,webmanifest,txt,xml,ico}';
/** less than this shrinks by less than the header that says so */
const SMALLEST_BYTES = 500;

export async function precompress(folder: string): Promise<void> {
  const files = globSync(TEXT, { cwd: folder }).map((file) => join(folder, file));
  await Promise.all(files.map(compressOne));
}

export async function compressOne(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < SMALLEST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  if (br.length < content.length) writeFileSync(`${path}.br`, br);
  if (gz.length < content.length) writeFileSync(`${path}.gz`, gz);
}
