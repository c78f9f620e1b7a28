// Sign-in with Google by OpenID Connect: code flow with PKCE, state and nonce. Any certified provider will do; the issuer is a setting.
import * as oidc from 'openid-client';

export interface GoogleSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What one round trip must bring back. */
export interface Begun {
  url: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface GoogleAccount {
  issuer: string;
  subject: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** cancelled: by the person, at Google · unavailable: Google does not answer · failed: the answer is not to be trusted */
export type GoogleFailure = 'cancelled' | 'unavailable' | 'failed';

export class GoogleError extends Error {
  readonly failure: GoogleFailure;
  constructor(failure: GoogleFailure, cause: unknown) {
    super(`google sign-in: ${failure}`, { cause });
    this.name = 'GoogleError';
    this.failure = failure;
  }
}

export interface Google {
  issuer: string;
  begin: (redirectUri: string, prompt?: string) => Promise<Begun>;
  /** `answer` is the address that the browser came back to, built on the configured one */
  finish: (answer: URL, expected: Omit<Begun, 'url'>) => Promise<GoogleAccount>;
}

const TIMEOUT_S = 5;
const DISCOVERED_FOR_MS = 6 * 3600_000;
const LONGEST_NAME = 50;

export function createGoogle(settings: GoogleSettings): Google {
  const configuration = discoverOnce(settings);
  return {
    issuer: settings.issuer,
    begin: (redirectUri, prompt) => judged(async () => begin(await configuration(), redirectUri, prompt)),
    finish: (answer, expected) => judged(async () => finish(await configuration(), answer, expected)),
  };
}

/** The provider's metadata is cached for some hours; a failure is not. */
function discoverOnce({ issuer, clientId, clientSecret }: GoogleSettings): () => Promise<oidc.Configuration> {
  let known: { until: number; found: Promise<oidc.Configuration> } | undefined;
  const server = new URL(issuer);
  const execute = [oidc.enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [])];
  return () => {
    if (known && known.until > Date.now()) return known.found;
    const found = oidc.discovery(server, clientId, clientSecret, oidc.ClientSecretBasic(clientSecret), { execute, timeout: TIMEOUT_S });
    known = { until: Date.now() + DISCOVERED_FOR_MS, found };
    found.catch(() => {
      known = undefined;
    });
    return found;
  };
}

async function begin(configuration: oidc.Configuration, redirectUri: string, prompt?: string): Promise<Begun> {
  const codeVerifier = oidc.randomPKCECodeVerifier();
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(prompt === undefined ? {} : { prompt }),
  });
  return { url: url.href, state, nonce, codeVerifier };
}

async function finish(configuration: oidc.Configuration, answer: URL, expected: Omit<Begun, 'url'>): Promise<GoogleAccount> {
  const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    pkceCodeVerifier: expected.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims() ?? {};
  return accountOf(claims);
}

function accountOf(claims: Record<string, unknown>): GoogleAccount {
  const textOf = (name: string): string => {
    const value = claims[name];
    return typeof value === 'string' ? value : '';
  };
  const email = textOf('email').trim().toLowerCase();
  if (textOf('sub') === '' || email.length > 254) throw new GoogleError('failed', new Error('claims are missing'));
  const [given, family] = [nameOf(textOf('given_name')), nameOf(textOf('family_name'))];
  return {
    issuer: textOf('iss'),
    subject: textOf('sub'),
    email,
    isEmailVerified: claims['email_verified'] === true && email.includes('@'),
    firstName: given || nameOf(textOf('name')) || nameOf(email.split('@')[0] ?? ''),
    lastName: family,
  };
}

/** At most 50 characters, none of them broken or unstorable. */
const nameOf = (text: string): string => text.replaceAll('\u0000', '').trim().slice(0, LONGEST_NAME).toWellFormed().trim();

async function judged<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GoogleError) throw error;
    if (error instanceof oidc.AuthorizationResponseError) {
      throw new GoogleError(error.error === 'access_denied' ? 'cancelled' : 'failed', error);
    }
    throw new GoogleError(isUnreachable(error) ? 'unavailable' : 'failed', error);
  }
}

/** No answer in time, no connection, or an answer of a server in trouble. */
function isUnreachable(error: unknown): boolean {
  let current: unknown = error;
  for (let depth = 0; current instanceof Error && depth < 5; depth += 1) {
    const { code, status } = current as { code?: unknown; status?: unknown };
    const { cause } = current;
    if (code === 'OAUTH_TIMEOUT' || current.name === 'TimeoutError' || (current instanceof TypeError && current.message === 'fetch failed'))
      return true;
    if (typeof status === 'number' && status >= 500) return true;
    if (cause instanceof Response && cause.status >= 500) return true;
    current = cause;
  }
  return false;
}
