// Which script of a build imports which: Vite's manifest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHUNKS_FILE } from '../../web/tools/build-facts.ts';

interface ViteChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

export interface ChunkGraph {
  /** what a script cannot run without */
  imports: (url: string) => string[];
  /** what it may load afterwards */
  lazyImports: (url: string) => string[];
}

const urlOf = (file: string): string => `/${file}`;

export function readChunkGraph(buildDir: string): ChunkGraph {
  const chunks = JSON.parse(readFileSync(join(buildDir, CHUNKS_FILE), 'utf8')) as Record<string, ViteChunk>;
  const byUrl = new Map(Object.values(chunks).map((chunk) => [urlOf(chunk.file), chunk]));
  const named = (keys: string[] = []) => keys.flatMap((key) => (chunks[key] ? [urlOf(chunks[key].file)] : []));
  return {
    imports: (url) => named(byUrl.get(url)?.imports),
    lazyImports: (url) => [...named(byUrl.get(url)?.dynamicImports), ...(byUrl.get(url)?.css ?? []).map(urlOf)],
  };
}
