// Everything that we keep about a person, written piece by piece: a long log is never in memory as a whole.
import { Readable } from 'node:stream';
import { AccountSecurity, ClearUp, Pool, Reading, Treatment } from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { promised } from '../../http/checked-input.ts';
import { logSecurity } from '../../http/log.ts';
import type { Person } from '../../http/session.ts';
import { listClearUps } from '../clear-ups/clear-ups.ts';
import { listPools } from '../pools/pools.ts';
import { listReadings } from '../readings/readings.ts';
import { listTreatments } from '../treatments/treatments.ts';
import { describeSecurity, describeSessions } from './account-security.ts';
import type { OwnRequest } from './account-request.ts';

const PAGE = 500;

type Page = { items: unknown[]; nextCursor: string | null };
type Pager = (query: { limit: number; cursor?: string | undefined }) => Promise<Page>;

async function* itemsOf(schema: Parameters<typeof promised>[0], page: Pager): AsyncGenerator<string> {
  let cursor: string | undefined;
  let separator = '';
  do {
    const { items, nextCursor } = await page({ limit: PAGE, cursor });
    for (const item of items) {
      yield separator + JSON.stringify(promised(schema, item));
      separator = ',\n';
    }
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

const accountOf = ({ id, email, firstName, lastName, units, language, planId, planStatus, createdAt, emailVerifiedAt }: Person) => ({
  id,
  email,
  emailVerified: emailVerifiedAt !== null,
  firstName,
  lastName,
  units,
  language,
  planId,
  planStatus,
  createdAt,
});

async function* everythingOf(asked: OwnRequest, db: Queries, isGoogleAvailable: boolean): AsyncGenerator<string> {
  const { person, now } = asked;
  const security = promised(AccountSecurity, await describeSecurity({ ...asked, db }, isGoogleAvailable));
  const { items: sessions } = await describeSessions({ ...asked, db });
  yield `{"madeAt":${JSON.stringify(now)},\n"account":${JSON.stringify(accountOf(person))},\n"security":${JSON.stringify(security)},\n`;
  yield `"sessions":${JSON.stringify(sessions)},\n"pools":[`;
  let separator = '';
  for (const pool of await listPools(db, person)) {
    yield `${separator}{"pool":${JSON.stringify(promised(Pool, pool))},\n"readings":[`;
    yield* itemsOf(Reading, (query) => listReadings(db, pool, query));
    yield '],\n"treatments":[';
    yield* itemsOf(Treatment, (query) => listTreatments(db, pool, query));
    yield '],\n"clearUps":[';
    yield* itemsOf(ClearUp, (query) => listClearUps(db, pool, query));
    yield ']}';
    separator = ',\n';
  }
  yield ']}\n';
}

export async function downloadEverything(asked: OwnRequest, isGoogleAvailable: boolean): Promise<Readable> {
  const { app, person, request, reply, now } = asked;
  await app.limits.spend('download', person.id);
  logSecurity(request, 'data_downloaded', person.id);
  const name = `limpid-${now.toISOString().slice(0, 10)}.json`;
  reply.header('content-type', 'application/json; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
  return Readable.from(everythingOf(asked, app.connection.db, isGoogleAvailable), { objectMode: true });
}
