// An authenticator app on a phone, for tests: it knows the secret, and the house's clock.
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { GOOD_PASSWORD, type TestApp, type TestBrowser } from './test-app.ts';

export interface AuthenticatorApp {
  secret: string;
  recoveryCodes: string[];
  /** the code of now, or of so many steps of 30 s from now */
  code: (steps?: number) => string;
}

export const appOf = (house: TestApp, secret: string): AuthenticatorApp['code'] => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return (steps = 0) => totp.generate({ timestamp: house.clock.now.getTime() + steps * 30_000 });
};

/** Turns the second factor of the person on with the code before the present one, so that the present one is still unused. */
export async function startTotpFor(
  house: TestApp,
  browser: TestBrowser,
  proof: { password?: string } = { password: GOOD_PASSWORD },
): Promise<AuthenticatorApp> {
  const begun = await browser.post('/api/me/totp', proof);
  expect(begun, begun.text).toMatchObject({ status: 200 });
  const secret = String(begun.body.secret);
  const code = appOf(house, secret);
  const confirmed = await browser.post('/api/me/totp/confirm', { code: code(-1) });
  expect(confirmed, confirmed.text).toMatchObject({ status: 200 });
  return { secret, code, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}
