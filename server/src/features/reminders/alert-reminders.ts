// Weather alerts: each pool's owner hears of an event once, whatever its messages. An extension or the end changes what the inbox says, and
// rings no second time.
import type { Connection, Queries } from '../../db/connection.ts';
import { createFailures } from '../../jobs/failures.ts';
import { poolLimitOf, UNLIMITED } from '../accounts/entitlements.ts';
import type { NotificationValues } from '../notifications/notification-texts.ts';
import { notify } from '../notifications/notifications.ts';
import { alertsByPool, type PoolAlert } from '../weather/alerts.ts';
import { dropMailOfOver, listAlertNotifications, listClaimedKeys, updateValues } from './alert-reminders.queries.ts';
import { claimOccasions, findPoolToCheck } from './reminders.queries.ts';

const PREFIX = 'weather_alert:';
/** Longer than any event is in effect; after that its number belongs to another year. */
const LASTS_MS = 60 * 24 * 3600_000;
const SIDE_BY_SIDE = 4;

const keyOf = (poolId: string, chain: string): string => `${PREFIX}${poolId}:${chain}`;

const valuesOf = ({ chain, event, severity, startsAt, endsAt, playbook }: PoolAlert, pool: { name: string; timeZone: string }) =>
  ({
    pool: pool.name,
    timeZone: pool.timeZone,
    chain,
    event,
    severity,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? '',
    playbook,
  }) satisfies NotificationValues;

export async function remindOfAlerts({ db, withTransaction }: Pick<Connection, 'db' | 'withTransaction'>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - LASTS_MS);
  const inEffect = await alertsByPool(db, now);
  const claimed = await listClaimedKeys(db, PREFIX, since);
  const failures = createFailures();
  const fresh = [...inEffect].filter(([poolId, alerts]) => alerts.some(({ chain }) => !claimed.has(keyOf(poolId, chain))));
  for (let first = 0; first < fresh.length; first += SIDE_BY_SIDE) {
    const some = fresh.slice(first, first + SIDE_BY_SIDE);
    // oxlint-disable-next-line no-await-in-loop -- a few connections
    await failures.collect(some.map(([poolId, alerts]) => withTransaction((tx) => tell(tx, poolId, alerts, now))));
  }
  await followChanges(db, inEffect, { since, now });
  await dropMailOfOver(db, now);
  failures.throwAny();
}

async function tell(tx: Queries, poolId: string, alerts: readonly PoolAlert[], now: Date): Promise<void> {
  const found = await findPoolToCheck(tx, poolId);
  if (!found) return;
  const { pool, person, older } = found;
  const limit = poolLimitOf(person);
  // As with other reminders: beyond what the plan covers a pool can only be read.
  if (limit !== UNLIMITED && older >= limit) return;
  const keys = alerts.map(({ chain }) => keyOf(poolId, chain));
  const isNew = await claimOccasions(tx, person.id, keys, now);
  for (const alert of alerts) {
    if (!isNew.delete(keyOf(poolId, alert.chain))) continue;
    const url = `/maintenance/seasonal?guide=${alert.playbook}&pool=${poolId}`;
    // oxlint-disable-next-line no-await-in-loop -- seldom more than one, and one transaction
    await notify(tx, { personId: person.id, poolId, kind: 'weather_alert', url, values: valuesOf(alert, pool) }, now);
  }
}

const isSame = (one: NotificationValues, other: NotificationValues): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name]);

/** What is longer, shorter or stronger now, and what was called off before its end. */
async function followChanges(
  db: Queries,
  inEffect: ReadonlyMap<string, readonly PoolAlert[]>,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  for (const { id, poolId, values } of await listAlertNotifications(db, since)) {
    const told = { name: String(values['pool']), timeZone: String(values['timeZone']) };
    const alert = inEffect.get(poolId ?? '')?.find(({ chain }) => chain === values['chain']);
    const endsAt = String(values['endsAt']);
    const hasEnded = endsAt !== '' && new Date(endsAt) <= now;
    const next = alert ? valuesOf(alert, told) : hasEnded ? values : { ...values, isOver: 1 };
    // oxlint-disable-next-line no-await-in-loop -- only what has changed
    if (!isSame(next, values)) await updateValues(db, { id, values: next });
  }
}
