// Pages name the address of the site (canonical links, the sitemap, the cards of shared links), and it was built into them. Where people
// reach this server under another one, the text files say that instead.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Coding = 'br' | 'gzip';

/** Once for each file, at its first request. Pages are what people wait for, and as small as the build makes them; scripts are longer. */
const BROTLI_QUALITY = { page: 11, other: 9 };
const GZIP_LEVEL = 9;
const MAY_NAME_IT = /\.(html|js|xml|txt)$/;

export function compressed(text: string, coding: Coding | undefined, quality = BROTLI_QUALITY.other): Buffer {
  if (coding === 'br') return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return coding === 'gzip' ? gzipSync(text, { level: GZIP_LEVEL }) : Buffer.from(text);
}

/**
 * `builtFor` and `address`: such as https://limpid.example, without a slash at the end. Answers a function from a file's path, its uncompressed
 * bytes and the wanted coding to what is sent instead; undefined where the file does not name the address.
 */
export function readdress(builtFor: string | undefined, address: string) {
  return (path: string, plain: () => Buffer, coding: Coding | undefined): Buffer | undefined => {
    if (builtFor === undefined || builtFor === address || !MAY_NAME_IT.test(path)) return undefined;
    const bytes = plain();
    if (!bytes.includes(builtFor)) return undefined;
    const quality = path.endsWith('.html') ? BROTLI_QUALITY.page : BROTLI_QUALITY.other;
    return compressed(bytes.toString('utf8').replaceAll(builtFor, address), coding, quality);
  };
}

/** The same in what was just drawn: only where a value begins with the address, so that nothing is changed in what people wrote. */
export const readdressMarkup = (html: string, builtFor: string | undefined, address: string): string =>
  builtFor === undefined || builtFor === address ? html : html.replaceAll(`"${builtFor}`, `"${address}`);

const REVISION_LENGTH = 12;
const KEPT = /("?url"?:"([^"]+)","?revision"?:")[0-9a-f]{12}/g;

/**
 * The worker holds each file that it keeps against the start of its SHA-256, as it was built, and is not installed where one differs: of the
 * files that say another address now it has to know theirs. `bytesOf`: what is sent in the place of a file; undefined where it is as built.
 */
export function reviseWorker(script: string, bytesOf: (url: string) => Buffer | undefined): string {
  return script.replaceAll(KEPT, (all: string, before: string, url: string) => {
    const bytes = bytesOf(url);
    return bytes ? before + createHash('sha256').update(bytes).digest('hex').slice(0, REVISION_LENGTH) : all;
  });
}
