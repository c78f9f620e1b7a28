// What a noun owes to the people it is about. Each noun says it in one file (features/<noun>/<noun>.noun.ts), src/features.ts names them,
// and src/features.test.ts says what is missing.
import type { Pool } from '@limpid/contract';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { $ZodType } from 'zod/v4/core';
import type { Files } from '../adapters/files/files.ts';
import type { Queries } from '../db/connection.ts';
import type { Person, Session } from '../http/session.ts';

export interface Noun {
  /** plural, as in docs/words.md */
  name: string;
  /** every table belongs to one noun */
  tables: readonly PgTable[];
  /** the noun's part of the file with everything about a person, and of the schema of that file (contract/src/download.ts) */
  download: readonly DownloadPart[] | LeftOut;
  /** rows follow their person or pool by a foreign key with `cascade`; those that do not are erased here, before the person */
  erasure: 'cascade' | Erase | LeftOut;
  /** the files of its rows in the store */
  files?: FilesOfRows;
  /** what the search may find */
  search: Decision;
  /** what the coach may know */
  coach: Decision;
}

export interface FilesOfRows {
  /** the first segment of their keys; the second is the `fileKey` of the row */
  name: string;
  /** the keys of the rows that have files, in order, after the given one */
  listKeys: (db: Queries, limit: number, after: string | undefined) => Promise<string[]>;
}

/** On purpose; the sentence says why. */
export interface LeftOut {
  leftOut: string;
}
/** The sentence says what, or why not. */
export type Decision = { yes: string } | { no: string };

/** Whom the file is for. */
export interface Subject {
  db: Queries;
  person: Person;
  session: Session;
  secret: string;
  files: Files;
  now: Date;
}
export interface Page {
  items: unknown[];
  nextCursor: string | null;
}
export interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

/** `key`: its name in the file; `schema`: what leaves. */
interface Part {
  key: string;
  schema: $ZodType;
}
/** One value of the person. */
export interface ValuePart extends Part {
  of: 'person';
  read: (subject: Subject) => Promise<unknown>;
}
/** Rows of the person, page by page. */
export interface RowsPart extends Part {
  of: 'person';
  page: (subject: Subject, query: PageQuery) => Promise<Page>;
}
/** Rows of each pool, page by page. */
export interface PoolRowsPart extends Part {
  of: 'pool';
  page: (db: Queries, pool: Pool, query: PageQuery) => Promise<Page>;
}
/** The pools themselves. */
export interface PoolsPart extends Part {
  of: 'pools';
  list: (subject: Subject) => Promise<Pool[]>;
}
export type DownloadPart = ValuePart | RowsPart | PoolRowsPart | PoolsPart;

/** The person who leaves. */
export interface Leaving {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
  /** what their address is counted by, without storing it */
  emailKey: string;
  /** of the installation, for what outlives the account as a keyed hash */
  secret: string;
  now: Date;
}
export type Erase = (tx: Queries, leaving: Leaving) => Promise<void>;

export const downloadPartsOf = (nouns: readonly Noun[]): DownloadPart[] =>
  nouns.flatMap(({ download }) => ('leftOut' in download ? [] : download));
