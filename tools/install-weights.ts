// Which files the first install keeps, the heaviest first, and which of the others ask for each: for the day when they are too many.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readChunkGraph } from './build-parts/chunk-graph.ts';

const MOST_TOLD = 25;
const MOST_NAMED = 4;

export function installWeights(build: string, urls: readonly string[]): string {
  const graph = readChunkGraph(build);
  const sent = (url: string) => {
    const file = join(build, 'client', url);
    const smallest = [`${file}.br`, file].find((one) => existsSync(one));
    return smallest === undefined ? 0 : statSync(smallest).size;
  };
  const askersOf = (url: string) => urls.filter((other) => graph.imports(other).includes(url) || graph.lazyImports(other).includes(url));
  const lines = urls
    .map((url) => ({ url, bytes: sent(url), askers: askersOf(url) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, MOST_TOLD)
    .map(({ url, bytes, askers }) => {
      const rest = askers.length > MOST_NAMED ? ` and ${askers.length - MOST_NAMED} more` : '';
      return `${bytes} ${url}${askers.length > 0 ? ` for ${askers.slice(0, MOST_NAMED).join(', ')}${rest}` : ''}`;
    });
  return ['the first install, in bytes as sent, and what asks for each file:', ...lines].join('\n');
}
