// What a build is named after: a hash over the names and contents of everything that goes in.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that tools write, and what only tests read. */
const NO_SOURCE =
  /(^|\/)(node_modules|build|dist|data|test-results|\.react-router|paraglide|project\.inlang|testing)(\/|$)|\.test\.tsx?$|\.(tsbuildinfo|log)$/;
/** Files that people wrote, in order: nothing that a build or a tool creates. */
export const sourcesIn = (root: string, patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const inside = path.slice(root.length).replaceAll('\\', '/');
      return !NO_SOURCE.test(inside);
    })
    .toSorted();

export function fingerprint(root: string, patterns: string[], settings: string[] = []): string {
  const hash = createHash('sha256').update([process.versions.node.split('.')[0], ...settings].join('\n'));
  for (const path of sourcesIn(root, patterns)) {
    const content = readFileSync(path);
    hash.update(`${path.slice(root.length)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

const stampIn = (output: string) => join(output, '.built-from');

/** For what is made in place, such as the compiled messages. */
export function isBuiltFrom(output: string, inputs: string): boolean {
  try {
    return readFileSync(stampIn(output), 'utf8') === inputs;
  } catch {
    return false;
  }
}

export const rememberBuild = (output: string, inputs: string) => writeFileSync(stampIn(output), inputs);
