// A certified OpenID provider on loopback in the place of Google, with one account that says yes to everything, or no.
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Context, interactionPolicy, Provider } from 'oidc-provider';
import type { GoogleSettings } from '../adapters/google.ts';

export interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  family_name?: string;
}

export interface GoogleStandIn {
  settings: GoogleSettings;
  /** who is signed in there */
  account: Claims;
  /** the person says no */
  isCancelled: boolean;
  /** how many codes were exchanged for tokens */
  exchanges: () => number;
  /** Goes through the provider as a browser of its own, and answers where it sends the browser back to; or what it says instead. */
  visit: (url: string) => Promise<{ back?: string; status: number; text: string }>;
  close: () => Promise<void>;
}

const CLIENT = { clientId: 'limpid-tests', clientSecret: 'a secret between the two of them' };

export async function googleStandIn(redirectUri: string): Promise<GoogleStandIn> {
  const handler: { handle: (request: IncomingMessage, response: ServerResponse) => void } = { handle: () => {} };
  const server = createServer((request, response) => handler.handle(request, response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let exchanges = 0;
  const standIn: GoogleStandIn = {
    settings: { ...CLIENT, issuer },
    account: { sub: '1', email: 'ada@example.com', email_verified: true },
    isCancelled: false,
    exchanges: () => exchanges,
    visit: (url) => visit(issuer, url),
    close: () => stop(server),
  };
  const provider = makeProvider(issuer, redirectUri, standIn);
  provider.on('grant.success', () => {
    exchanges += 1;
  });
  const serve = provider.callback();
  handler.handle = (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return serve(request, response);
    const result = standIn.isCancelled
      ? { error: 'access_denied', error_description: 'no, thank you' }
      : { login: { accountId: standIn.account.sub }, select_account: {} };
    return void provider.interactionFinished(request, response, result);
  };
  return standIn;
}

function makeProvider(issuer: string, redirectUri: string, standIn: GoogleStandIn): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' }] },
    cookies: { keys: ['keys of the stand-in'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    // Google tells the address in the ID token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    interactions: { policy, url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: Context, accountId: string) => ({ accountId, claims: () => standIn.account }),
    loadExistingGrant: async ({ oidc }: Context) => {
      const grant = new provider.Grant({ accountId: oidc.session?.accountId ?? '', clientId: oidc.client?.clientId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Grant: 600, Interaction: 600, Session: 600 },
  });
  return provider;
}

async function visit(issuer: string, begin: string): Promise<{ back?: string; status: number; text: string }> {
  const cookies = new Map<string, string>();
  let url = begin;
  for (let hop = 0; hop < 6; hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) return { status: response.status, text: await response.text() };
    url = new URL(location, issuer).href;
    if (!url.startsWith(issuer)) return { back: url, status: response.status, text: '' };
  }
  throw new Error('The provider sends the browser in circles.');
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
