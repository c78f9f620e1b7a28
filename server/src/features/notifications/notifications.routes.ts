import { api } from '@limpid/contract';
import type { PushSender } from '../../adapters/push.ts';
import { bind, type HttpApp } from '../../http/route.ts';
import { languageOf } from '../accounts/account-mails.ts';
import { own } from '../accounts/account-request.ts';
import { changeSettings, findSettings } from './notification-settings.ts';
import { listNotifications, markRead } from './notifications.ts';
import { deleteSubscription } from './push.queries.ts';
import { requireSubscription, saveSubscription } from './push.ts';
import { sendTestMessage } from './test-message.ts';
import { unsubscribeForm } from './unsubscribe-form.ts';

export function notificationRoutes(app: HttpApp, push: PushSender): void {
  const { notifications } = api;
  bind(app, notifications.list, ({ db, person, query, request }) =>
    listNotifications(db, person.id, query, person.language ?? languageOf(request)),
  );
  bind(app, notifications.read, ({ db, person, body, now }) => markRead(db, person, body.ids, now));
  bind(app, notifications.settings, ({ db, person }) => findSettings(db, person));
  bind(app, notifications.changeSettings, ({ db, person, body, now }) => changeSettings(db, person, body, now));
  bind(app, notifications.sendTest, async ({ app: { connection, limits, baseUrl, secret }, person, body, request, now }) => {
    await limits.spend('testMessage', person.id);
    const language = person.language ?? languageOf(request);
    return sendTestMessage(body.channel, { connection, push, site: { baseUrl, secret }, person, language, now });
  });
  bind(app, notifications.subscribe, async (given) => {
    const { body, now } = given;
    await requireSubscription(body, push);
    const whose = { asked: own(given), language: given.person.language ?? languageOf(given.request) };
    return given.app.connection.withTransaction((tx) => saveSubscription(tx, body, whose, now));
  });
  bind(app, notifications.unsubscribe, ({ db, person, body }) => deleteSubscription(db, person.id, body.endpoint));
  unsubscribeForm(app);
}
