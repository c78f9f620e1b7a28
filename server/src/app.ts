// All routes on one server, no port opened. One line per feature.
import type { FastifyBaseLogger } from 'fastify';
import { createAccess } from './access/access.ts';
import type { GoogleSettings } from './adapters/google.ts';
import type { Passwords } from './adapters/passwords.ts';
import type { PushSender } from './adapters/push.ts';
import type { Connection } from './db/connection.ts';
import { poolLimitOf } from './features/accounts/entitlements.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { calculatorRoutes } from './features/calculators/calculators.routes.ts';
import { clearUpRoutes } from './features/clear-ups/clear-ups.routes.ts';
import type { ModelService } from './features/coach/answerers.ts';
import { coachRoutes } from './features/coach/coach.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { equipmentRoutes } from './features/equipment/equipment.routes.ts';
import { libraryRoutes } from './features/library/library.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { planRoutes } from './features/plans/plans.routes.ts';
import { poolRoutes } from './features/pools/pools.routes.ts';
import { readingRoutes } from './features/readings/readings.routes.ts';
import { expectNextStep } from './features/reminders/step-reminders.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { subscriptionRoutes } from './features/subscriptions/subscriptions.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { taskRoutes } from './features/tasks/tasks.routes.ts';
import { treatmentRoutes } from './features/treatments/treatments.routes.ts';
import { closeHttp, type HttpSettings, openHttp } from './http/app.ts';
import type { HttpApp } from './http/route.ts';
import { NOUNS } from './nouns.ts';

export interface AppParts {
  connection: Connection;
  passwords: Passwords;
  push: PushSender;
  log: FastifyBaseLogger;
  settings: HttpSettings;
  version: string;
  /** who reads what people write to us */
  supportAddress: string;
  /** tests hold the clock */
  now?: () => Date;
  /** the process was told to end */
  isStopping?: () => boolean;
  /** undefined: no sign-in with Google */
  google?: GoogleSettings | undefined;
  /** undefined: the built-in coach answers */
  coach?: ModelService | undefined;
}

export function buildApp({
  connection,
  passwords,
  push,
  log,
  settings,
  version,
  supportAddress,
  now,
  isStopping = () => false,
  google,
  coach,
}: AppParts): HttpApp {
  const app = openHttp(connection, log, settings, createAccess(poolLimitOf), now);
  const site = { outside: settings.outside, hasGoogleSignIn: google !== undefined, vapidPublicKey: push.publicKey };
  systemRoutes(app, { version, isStopping, ...site });
  accountRoutes(app, passwords, google);
  personalDataRoutes(app, passwords, NOUNS);
  poolRoutes(app);
  readingRoutes(app);
  treatmentRoutes(app);
  clearUpRoutes(app);
  equipmentRoutes(app);
  taskRoutes(app);
  planRoutes(app, expectNextStep);
  calculatorRoutes(app);
  placeRoutes(app);
  searchRoutes(app);
  libraryRoutes(app);
  coachRoutes(app, coach);
  contactRoutes(app, supportAddress);
  subscriptionRoutes(app);
  notificationRoutes(app, push);
  calendarRoutes(app);
  closeHttp(app, settings);
  return app;
}
