// An application with the routes of accounts and pools, generous limits, and access to its mails.
import { asc, eq } from 'drizzle-orm';
import type { GoogleSettings } from '../adapters/google.ts';
import { quickPasswords } from './quick-passwords.ts';
import { mails } from '../db/tables/mails.ts';
import { accountRoutes } from '../features/accounts/accounts.routes.ts';
import { clearUpRoutes } from '../features/clear-ups/clear-ups.routes.ts';
import { personalDataRoutes } from '../features/personal-data/personal-data.routes.ts';
import { poolRoutes } from '../features/pools/pools.routes.ts';
import { readingRoutes } from '../features/readings/readings.routes.ts';
import { systemRoutes } from '../features/system/system.routes.ts';
import { treatmentRoutes } from '../features/treatments/treatments.routes.ts';
import type { LimitSettings } from '../http/limits.ts';
import { NOUNS } from '../features.ts';
import { GOOD_PASSWORD, type TestApp, testApp, type TestAppOptions, type TestBrowser } from './test-app.ts';

const MANY = { count: 100_000, windowS: 3600 };
const GENEROUS: Partial<LimitSettings> = {
  anonymous: MANY,
  person: MANY,
  signUpAddress: MANY,
  signInAddress: MANY,
  signInAccount: MANY,
  signInDevice: MANY,
  passwordResetAddress: MANY,
  passwordResetAccount: MANY,
  proof: MANY,
  secondFactor: MANY,
  accountMail: MANY,
};

export interface AccountHouse extends TestApp {
  /** the subjects of the mails to an address, oldest first */
  subjectsTo: (email: string) => Promise<string[]>;
  /** the token of the newest link of that name, such as `verify` */
  tokenTo: (email: string, name: string) => Promise<string>;
  /** a new person, signed in */
  newPerson: (email?: string) => Promise<{ browser: TestBrowser; email: string; id: string }>;
}

let people = 0;

export async function accountHouse(
  options: { google?: GoogleSettings; limits?: Partial<LimitSettings> } & Pick<TestAppOptions, 'settings' | 'onLog'> = {},
): Promise<AccountHouse> {
  const { google, limits, ...rest } = options;
  const house = await testApp({
    ...rest,
    doors: [
      (app) => systemRoutes(app, { version: '0', isStopping: () => false }),
      (app) => accountRoutes(app, quickPasswords(), google),
      (app, files) => personalDataRoutes(app, { passwords: quickPasswords(), files }, NOUNS),
      poolRoutes,
      readingRoutes,
      treatmentRoutes,
      clearUpRoutes,
    ],
    limits: { ...GENEROUS, ...limits },
  });
  const mailsTo = (email: string) => house.database.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.id));
  return {
    ...house,
    subjectsTo: async (email) => (await mailsTo(email)).map((mail) => mail.subject),
    tokenTo: async (email, name) => {
      const texts = (await mailsTo(email)).map((mail) => mail.bodyText).toReversed();
      return texts.map((text) => new RegExp(`/auth\\?${name}=([\\w-]+)`).exec(text)?.[1]).find((token) => token !== undefined) ?? '';
    },
    newPerson: async (given) => {
      people += 1;
      const email = given ?? `somebody${people}.${process.pid}@example.com`;
      const browser = house.browser();
      const answer = await browser.register({ email });
      return { browser, email, id: (answer.body.user as { id: string }).id };
    },
  };
}

export const signInTo = async (house: TestApp, email: string, about: { password?: string; code?: string } = {}) => {
  const browser = house.browser();
  const answer = await browser.post('/auth/login', { email, password: GOOD_PASSWORD, ...about });
  return { browser, answer };
};
