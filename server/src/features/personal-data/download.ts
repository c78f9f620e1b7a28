// Everything that we keep about a person, written piece by piece: a long log is never in memory as a whole. What is in it, each noun says.
import { Readable } from 'node:stream';
import type { $ZodType } from 'zod/v4/core';
import type { Files } from '../../adapters/files/files.ts';
import { promised } from '../../http/checked-input.ts';
import { logSecurity } from '../../http/log.ts';
import {
  downloadPartsOf,
  type DownloadPart,
  type Noun,
  type Page,
  type PageQuery,
  type PoolRowsPart,
  type Subject,
} from '../../registry/noun.ts';
import type { OwnRequest } from '../accounts/account-request.ts';

const PAGE = 500;

const textOf = (schema: $ZodType, value: unknown): string => JSON.stringify(promised(schema, value));

async function* rowsOf(schema: $ZodType, page: (query: PageQuery) => Promise<Page>): AsyncGenerator<string> {
  let cursor: string | undefined;
  let separator = '[';
  do {
    const { items, nextCursor } = await page({ limit: PAGE, cursor });
    for (const item of items) {
      yield separator + textOf(schema, item);
      separator = ',\n';
    }
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  yield separator === '[' ? '[]' : ']';
}

async function* partOf(part: DownloadPart, subject: Subject, ofPools: readonly PoolRowsPart[]): AsyncGenerator<string> {
  if (part.of === 'pool') return;
  yield `,\n${JSON.stringify(part.key)}:`;
  if (part.of === 'person') {
    if ('read' in part) yield textOf(part.schema, await part.read(subject));
    else yield* rowsOf(part.schema, (query) => part.page(subject, query));
    return;
  }
  let separator = '';
  yield '[';
  for (const pool of await part.list(subject)) {
    yield `${separator}{"pool":${textOf(part.schema, pool)}`;
    for (const { key, schema, page } of ofPools) {
      yield `,\n${JSON.stringify(key)}:`;
      yield* rowsOf(schema, (query) => page(subject.db, pool, query));
    }
    yield '}';
    separator = ',\n';
  }
  yield ']';
}

async function* everythingAbout(subject: Subject, nouns: readonly Noun[]): AsyncGenerator<string> {
  const parts = downloadPartsOf(nouns);
  const ofPools = parts.filter((part) => part.of === 'pool');
  yield `{"madeAt":${JSON.stringify(subject.now)}`;
  for (const part of parts) yield* partOf(part, subject, ofPools);
  yield '}\n';
}

export async function downloadEverything(asked: OwnRequest, files: Files, nouns: readonly Noun[]): Promise<Readable> {
  const { app, person, session, request, reply, now } = asked;
  await app.limits.spend('download', person.id);
  logSecurity(request, 'data_downloaded', person.id);
  const name = `limpid-${now.toISOString().slice(0, 10)}.json`;
  reply.header('content-type', 'application/json; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
  const subject = { db: app.connection.db, person, session, secret: app.secret, files, now };
  return Readable.from(everythingAbout(subject, nouns), { objectMode: true });
}
