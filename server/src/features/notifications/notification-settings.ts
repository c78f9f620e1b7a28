// Which reminders reach a person on which channel, and when none may.
import {
  type Channel,
  CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationSettings,
  type NotificationSettingsPatch,
  reason,
} from '@limpid/contract';
import type { Queries } from '../../db/connection.ts';
import { problem } from '../../http/problems.ts';
import type { Person } from '../../http/session.ts';
import { isTimeZone, type QuietHours } from './local-time.ts';
import {
  countPushSubscriptions,
  findFirstTimeZone,
  findSettingsRow,
  lockSettingsRow,
  type SettingsRow,
  updateSettingsRow,
} from './notification-settings.queries.ts';

type Channels = Record<Channel, boolean>;

/** A step's wait is over long before the next mail. */
const DEFAULTS: Record<NotificationKind, Channels> = {
  test_due: { inApp: true, mail: true, push: true },
  step_ready: { inApp: true, mail: false, push: true },
  plan_unfinished: { inApp: true, mail: true, push: true },
  task_due: { inApp: true, mail: true, push: true },
  warranty_ending: { inApp: true, mail: true, push: false },
  weather_alert: { inApp: true, mail: true, push: true },
};
const DEFAULT_QUIET_HOURS: QuietHours = { from: '21:00', to: '08:00' };
/** Neither the person nor a pool has a place. */
const UNKNOWN_TIME_ZONE = 'UTC';

export interface ReminderRules {
  quietHours: QuietHours | null;
  timeZone: string;
  kinds: Record<NotificationKind, Channels>;
}

function channelsOf(row: SettingsRow | undefined): Record<NotificationKind, Channels> {
  const chosen = row?.channels ?? {};
  return Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, { ...DEFAULTS[kind], ...chosen[kind] }])) as Record<
    NotificationKind,
    Channels
  >;
}

function quietHoursOf(row: SettingsRow | undefined): QuietHours | null {
  if (!row) return DEFAULT_QUIET_HOURS;
  return row.quietFrom === null || row.quietTo === null ? null : { from: row.quietFrom, to: row.quietTo };
}

async function rulesOf(db: Queries, personId: string, row: SettingsRow | undefined): Promise<ReminderRules> {
  const timeZone = row?.timeZone ?? (await findFirstTimeZone(db, personId)) ?? UNKNOWN_TIME_ZONE;
  return { quietHours: quietHoursOf(row), timeZone, kinds: channelsOf(row) };
}

export const findRules = async (db: Queries, personId: string): Promise<ReminderRules> =>
  rulesOf(db, personId, await findSettingsRow(db, personId));

export async function findSettings(db: Queries, person: Pick<Person, 'id' | 'emailVerifiedAt'>): Promise<NotificationSettings> {
  const rules = await findRules(db, person.id);
  return { ...rules, canMail: person.emailVerifiedAt !== null, pushDevices: await countPushSubscriptions(db, person.id) };
}

/** The first row keeps the quiet hours that counted before it was there. */
export async function changeSettings(
  tx: Queries,
  person: Person,
  patch: NotificationSettingsPatch,
  now: Date,
): Promise<NotificationSettings> {
  if (patch.timeZone !== undefined && !isTimeZone(patch.timeZone)) {
    throw problem('invalid_request', { fields: { timeZone: reason('time_zone_invalid') } });
  }
  const isFirst = (await findSettingsRow(tx, person.id)) === undefined;
  const row = await lockSettingsRow(tx, person.id, now);
  const quiet = patch.quietHours === undefined ? quietHoursOf(isFirst ? undefined : row) : patch.quietHours;
  const channels = { ...row.channels };
  for (const kind of NOTIFICATION_KINDS) {
    const chosen = patch.kinds?.[kind];
    if (!chosen) continue;
    const named = Object.fromEntries(CHANNELS.flatMap((channel) => (chosen[channel] === undefined ? [] : [[channel, chosen[channel]]])));
    channels[kind] = { ...channels[kind], ...named };
  }
  const timeZone = patch.timeZone ?? row.timeZone;
  await updateSettingsRow(tx, person.id, { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null, timeZone, channels }, now);
  return findSettings(tx, person);
}

/** No reminders by mail any more, of any kind. */
export async function stopMails(tx: Queries, personId: string, now: Date): Promise<void> {
  const isFirst = (await findSettingsRow(tx, personId)) === undefined;
  const row = await lockSettingsRow(tx, personId, now);
  const quiet = quietHoursOf(isFirst ? undefined : row);
  const channels = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, { ...row.channels[kind], mail: false }]));
  await updateSettingsRow(tx, personId, { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null, channels }, now);
}
