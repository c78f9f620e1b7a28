// Files that people sent, under keys of ours: a folder of this machine, or storage that speaks S3. What is stored under a key never changes.
import type { Readable } from 'node:stream';

export interface StoredFile {
  stream: Readable;
  bytes: number;
}
export interface ListedFile {
  key: string;
  bytes: number;
  changedAt: Date;
}

/** A key is made of segments of letters, digits, `-`, `_` and `.`, with slashes between. Each of these throws when the store can't be reached. */
export interface Files {
  /** Answers when the file is durable. The same key again replaces the file. */
  put(key: string, from: { path: string } | { bytes: Buffer }, type: string): Promise<void>;
  /** Undefined: there is none. */
  open(key: string): Promise<StoredFile | undefined>;
  /** Those that are not there count as removed. */
  remove(keys: readonly string[]): Promise<void>;
  /** All whose key begins with the prefix, in any order. */
  list(prefix: string): AsyncIterable<ListedFile>;
}
