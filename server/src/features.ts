// Every feature, one entry each: its routes, and the nouns that it answers for. The order of the nouns is that of the data download.
import type { Files } from './adapters/files/files.ts';
import type { GoogleSettings } from './adapters/google.ts';
import type { Passwords } from './adapters/passwords.ts';
import type { PictureMaker } from './adapters/pictures/picture-maker.ts';
import type { PushSender } from './adapters/push.ts';
import { accounts } from './features/accounts/accounts.noun.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { mails } from './features/accounts/mails.noun.ts';
import { calculatorRoutes } from './features/calculators/calculators.routes.ts';
import { calendar } from './features/calendar/calendar.noun.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { clearUps } from './features/clear-ups/clear-ups.noun.ts';
import { clearUpRoutes } from './features/clear-ups/clear-ups.routes.ts';
import type { ModelService } from './features/coach/answerers.ts';
import { coach, coachSpendings } from './features/coach/coach.noun.ts';
import { coachRoutes } from './features/coach/coach.routes.ts';
import type { Thinker } from './features/coach/threads/thinker.ts';
import { contact } from './features/contact/contact.noun.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { equipment } from './features/equipment/equipment.noun.ts';
import { equipmentRoutes } from './features/equipment/equipment.routes.ts';
import { library } from './features/library/library.noun.ts';
import { files } from './features/files/files.noun.ts';
import { libraryRoutes } from './features/library/library.routes.ts';
import { notifications, pushKeys } from './features/notifications/notifications.noun.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts';
import { photos } from './features/photos/photos.noun.ts';
import { findShared } from './features/photos/photo-links.ts';
import { photoRoutes } from './features/photos/photos.routes.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { plans } from './features/plans/plans.noun.ts';
import { planRoutes } from './features/plans/plans.routes.ts';
import { pools } from './features/pools/pools.noun.ts';
import { poolRoutes } from './features/pools/pools.routes.ts';
import { readings } from './features/readings/readings.noun.ts';
import { readingRoutes } from './features/readings/readings.routes.ts';
import { remarks } from './features/remarks/remarks.noun.ts';
import { remarkRoutes } from './features/remarks/remarks.routes.ts';
import { expectNextStep } from './features/reminders/step-reminders.ts';
import { guideTicks } from './features/seasonal/seasonal.noun.ts';
import { seasonalRoutes } from './features/seasonal/seasonal.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { subscriptions } from './features/subscriptions/subscriptions.noun.ts';
import { subscriptionRoutes } from './features/subscriptions/subscriptions.routes.ts';
import { requests } from './features/system/requests.noun.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { tasks } from './features/tasks/tasks.noun.ts';
import { taskRoutes } from './features/tasks/tasks.routes.ts';
import { treatments } from './features/treatments/treatments.noun.ts';
import { treatmentRoutes } from './features/treatments/treatments.routes.ts';
import { weather } from './features/weather/weather.noun.ts';
import { weatherRoutes } from './features/weather/weather.routes.ts';
import type { HttpSettings } from './http/app.ts';
import type { PagesAtRequest } from './http/pages-at-request.ts';
import type { HttpApp } from './http/route.ts';
import type { Noun } from './registry/noun.ts';

/** What routes may need beside the app. */
export interface FeatureParts {
  passwords: Passwords;
  push: PushSender;
  /** what people sent */
  files: Files;
  pictures: PictureMaker;
  settings: HttpSettings;
  version: string;
  /** who reads what people write to us */
  supportAddress: string;
  /** the process was told to end */
  isStopping: () => boolean;
  /** undefined: no sign-in with Google */
  google?: GoogleSettings | undefined;
  /** works out what the built-in coach says */
  thinker: Thinker;
  /** undefined: the built-in coach answers */
  coach?: ModelService | undefined;
}

interface Feature {
  routes: (app: HttpApp, parts: FeatureParts) => void;
  nouns?: readonly Noun[];
  /** what the pages show that are made when they are asked for, by the path that a page declares (web/src/pages/page.ts) */
  pages?: PagesAtRequest;
}

export const FEATURES: readonly Feature[] = [
  { routes: (app, { passwords, google }) => accountRoutes(app, passwords, google), nouns: [accounts, mails] },
  { routes: subscriptionRoutes, nouns: [subscriptions] },
  { routes: (app, { supportAddress }) => contactRoutes(app, supportAddress), nouns: [contact] },
  { routes: libraryRoutes, nouns: [library] },
  { routes: (app, { files: store, thinker, coach: model }) => coachRoutes(app, store, thinker, model), nouns: [coach, coachSpendings] },
  { routes: (app, { push }) => notificationRoutes(app, push), nouns: [notifications, pushKeys] },
  { routes: calendarRoutes, nouns: [calendar] },
  { routes: systemOf, nouns: [requests] },
  { routes: poolRoutes, nouns: [pools] },
  { routes: readingRoutes, nouns: [readings] },
  { routes: treatmentRoutes, nouns: [treatments] },
  { routes: remarkRoutes, nouns: [remarks] },
  { routes: clearUpRoutes, nouns: [clearUps] },
  { routes: equipmentRoutes, nouns: [equipment] },
  { routes: taskRoutes, nouns: [tasks] },
  {
    routes: photoRoutes,
    nouns: [photos],
    pages: { '/shared/photos/:token': ({ db, secret, params, now }) => findShared(db, secret, params['token'] ?? '', now) },
  },
  { routes: (app) => planRoutes(app, expectNextStep), nouns: [plans] },
  { routes: calculatorRoutes },
  { routes: placeRoutes },
  { routes: weatherRoutes, nouns: [weather] },
  { routes: seasonalRoutes, nouns: [guideTicks] },
  { routes: searchRoutes },
  { routes: (app, { passwords, files: store }) => personalDataRoutes(app, { passwords, files: store }, NOUNS) },
  { routes: () => undefined, nouns: [files] },
];

export const NOUNS: readonly Noun[] = FEATURES.flatMap(({ nouns = [] }) => nouns);

export const PAGES_AT_REQUEST: PagesAtRequest = Object.assign({}, ...FEATURES.map(({ pages }) => pages)) as PagesAtRequest;

function systemOf(app: HttpApp, { version, isStopping, settings, google, push }: FeatureParts): void {
  const site = { outside: settings.outside, hasGoogleSignIn: google !== undefined, vapidPublicKey: push.publicKey };
  systemRoutes(app, { version, isStopping, ...site });
}
