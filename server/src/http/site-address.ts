// The sitemap and the robots' file name the address of the site, and it was built into them. Where people reach this server under another one,
// they say that instead. Pages stay as they were built: the worker keeps them, and knows each by the sum over its bytes.
import { brotliCompressSync, gzipSync } from 'node:zlib';

export type Coding = 'br' | 'gzip';

const NAMES_IT = /\.(xml|txt)$/;

function compressed(text: string, coding: Coding | undefined): Buffer {
  if (coding === 'br') return brotliCompressSync(text);
  return coding === 'gzip' ? gzipSync(text) : Buffer.from(text);
}

/**
 * `builtFor` and `address`: such as https://limpid.example, without a slash at the end. Answers a function from a file's path, its uncompressed
 * bytes and the wanted coding to what is sent instead; undefined where the file is sent as it was built.
 */
export function readdress(builtFor: string | undefined, address: string) {
  return (path: string, plain: () => Buffer, coding: Coding | undefined): Buffer | undefined => {
    if (builtFor === undefined || builtFor === address || !NAMES_IT.test(path)) return undefined;
    return compressed(plain().toString('utf8').replaceAll(builtFor, address), coding);
  };
}
