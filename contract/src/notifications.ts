// What Limpid tells a person without being asked: the inbox, which kinds reach which channel, push subscriptions and the calendar feed.
import * as z from 'zod/mini';
import { get, patch, post, remove } from './endpoint.ts';
import { Id, PageQuery, text } from './values.ts';
import { fault } from './reasons.ts';

const tag = 'notifications';

/** What a person can be reminded of; each can be turned on and off per channel. */
export const NOTIFICATION_KINDS = ['test_due', 'step_ready', 'plan_unfinished', 'task_due', 'warranty_ending', 'weather_alert'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export const CHANNELS = ['inApp', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

export const Notification = z.object({
  id: Id,
  /** test_message: asked for in the settings · push_stopped: a browser that no longer takes push messages */
  kind: z.enum([...NOTIFICATION_KINDS, 'test_message', 'push_stopped']),
  /** in the person's language */
  title: z.string(),
  text: z.string(),
  /** the page that it is about, as a path of this site */
  url: z.string(),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
});
export type Notification = z.infer<typeof Notification>;

const MOST_IDS = 200;

const TimeOfDay = z.string({ error: fault('time_invalid') }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault('time_invalid')));
const QuietHours = z
  .strictObject({ from: TimeOfDay, to: TimeOfDay })
  .check(z.refine(({ from, to }) => from !== to, { error: fault('quiet_hours_same'), path: ['to'] }));

const Channels = z.object({ inApp: z.boolean(), mail: z.boolean(), push: z.boolean() });
const ChannelChoices = z.strictObject({ inApp: z.optional(z.boolean()), mail: z.optional(z.boolean()), push: z.optional(z.boolean()) });

const kindsOf = <Schema>(schema: Schema) =>
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, schema])) as Record<NotificationKind, Schema>;

export const NotificationSettings = z.object({
  /** no push and no mail in this time; null: none */
  quietHours: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** IANA; the times of day above are meant in it. Until it is set, that of the person's first pool. */
  timeZone: z.string(),
  kinds: z.object(kindsOf(Channels)),
  /** false: reminders by mail wait until the address is confirmed */
  canMail: z.boolean(),
  /** how many browsers take push messages */
  pushDevices: z.int(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const NotificationSettingsPatch = z.strictObject({
  quietHours: z.optional(z.nullable(QuietHours)),
  timeZone: z.optional(text(1, 60)),
  kinds: z.optional(z.strictObject(kindsOf(z.optional(ChannelChoices)))),
});
export type NotificationSettingsPatch = z.infer<typeof NotificationSettingsPatch>;

/** As the browser's `PushSubscription` writes itself as JSON. */
export const PushSubscriptionInput = z.object({
  endpoint: text(1, 2000, fault('push_endpoint_missing')),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({ p256dh: text(1, 200), auth: text(1, 100) }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

/** What became of a test message. */
export const TEST_OUTCOMES = ['sent', 'address_unconfirmed', 'no_device', 'failed'] as const;
export const TestMessageResult = z.object({
  channel: z.enum(CHANNELS),
  outcome: z.enum(TEST_OUTCOMES),
  /** of push: the browsers that took it */
  devices: z.optional(z.int()),
  message: z.string(),
});
export type TestMessageResult = z.infer<typeof TestMessageResult>;

export const DownloadedNotifications = z.object({
  settings: z.omit(NotificationSettings, { canMail: true, pushDevices: true }),
  pushDevices: z.array(z.object({ service: z.string(), createdAt: z.string() })),
  inbox: z.array(Notification),
});

export const notifications = {
  list: get('/api/notifications', {
    tag,
    offline: true,
    summary: 'The inbox of the person signed in, newest first.',
    query: PageQuery,
    response: z.object({ items: z.array(Notification), nextCursor: z.nullable(z.string()), unread: z.int() }),
  }),
  read: post('/api/notifications/read', {
    tag,
    summary: 'Marks notifications as read: those named, or all of them.',
    body: z._default(
      z.strictObject({ ids: z.optional(z.array(Id).check(z.maxLength(MOST_IDS, fault('notifications_many', { count: MOST_IDS })))) }),
      {},
    ),
    response: z.object({ unread: z.int() }),
  }),
  settings: get('/api/me/notification-settings', {
    tag,
    summary: 'Which reminders reach the person on which channel, and when none may.',
    response: NotificationSettings,
  }),
  changeSettings: patch('/api/me/notification-settings', {
    tag,
    summary: 'Changes the settings and channels that it names; the others stay.',
    body: NotificationSettingsPatch,
    response: NotificationSettings,
  }),
  sendTest: post('/api/me/notification-settings/test', {
    tag,
    withoutTransaction: true,
    summary: 'Sends a test message on one channel and says what became of it.',
    body: z.strictObject({ channel: z.enum(CHANNELS, { error: fault('choose_channel') }) }),
    response: TestMessageResult,
  }),
  subscribe: post('/api/me/push-subscriptions', {
    tag,
    status: 201,
    withoutTransaction: true,
    summary:
      'Lets a browser receive push messages. Only public https endpoints. A subscription whose push service took no more messages is a conflict: make another one.',
    problems: ['conflict'],
    body: PushSubscriptionInput,
    response: z.object({ id: Id, createdAt: z.string() }),
  }),
  unsubscribe: remove('/api/me/push-subscriptions', {
    tag,
    summary: 'Ends the push messages of a browser.',
    body: z.strictObject({ endpoint: text(1, 2000, fault('push_endpoint_missing')) }),
  }),
};
