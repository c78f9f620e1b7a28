// Calls to addresses that people gave us, such as push endpoints: https to public addresses only. The name is looked up once and the call goes
// to what was found, so that a name cannot lead somewhere else between the check and the call. Redirects are not followed.
import { lookup as lookUp } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { type RequestOptions, request as secureRequest } from 'node:https';
import { BlockList, isIP, isIPv4 } from 'node:net';

const PRIVATE_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Of IPv6 only 2000::/3 is public; these parts of it embed or represent other addresses. */
const SPECIAL_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const privateIpv4 = new BlockList();
for (const [net, prefix] of PRIVATE_IPV4) privateIpv4.addSubnet(net, prefix, 'ipv4');
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
const specialIpv6 = new BlockList();
for (const [net, prefix] of SPECIAL_IPV6) specialIpv6.addSubnet(net, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !privateIpv4.check(address, 'ipv4');
  return isIP(address) === 6 && publicIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}

export interface Outbound {
  /** Why we do not call this address; undefined: we do. */
  faultOf: (address: string) => Promise<string | undefined>;
  /** The status of the answer; its body is not read. */
  post: (address: string, call: { headers: Record<string, string>; body: Buffer; timeoutMs: number }) => Promise<number>;
}

type Lookup = (host: string) => Promise<readonly { address: string; family: number }[]>;

const LOOKUP_MS = 3000;
const NOT_PUBLIC = 'Send a public https address.';
const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
const hostAndPort = (url: URL): string => `${url.hostname}:${url.port || (url.protocol === 'http:' ? '80' : '443')}`;

/** What can be seen without asking anybody. */
function faultOfText(url: URL | undefined): string | undefined {
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return NOT_PUBLIC;
  const host = bareHost(url);
  if (isIP(host) !== 0) return isPublicAddress(host) ? undefined : NOT_PUBLIC;
  const isLocal = !host.includes('.') || /\.(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/.test(host);
  return isLocal ? NOT_PUBLIC : undefined;
}

/** `allowed`: host:port of this machine or network that may be called anyway, for tests. */
export function createOutbound(
  allowed: readonly string[] = [],
  resolve: Lookup = (host) => lookUp(host, { all: true, verbatim: true }),
): Outbound {
  const isAllowed = (url: URL) => allowed.includes(hostAndPort(url)) && ['http:', 'https:'].includes(url.protocol);

  const faultOf = async (address: string) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url && isAllowed(url)) return undefined;
    const fault = faultOfText(url);
    if (fault !== undefined || !url || isIP(bareHost(url)) !== 0) return fault;
    // A name that cannot be looked up now may be later: every call checks again.
    const found = await Promise.race([resolve(bareHost(url)), after(LOOKUP_MS)]).catch(() => []);
    return found.every((one) => isPublicAddress(one.address)) ? undefined : NOT_PUBLIC;
  };

  const post: Outbound['post'] = async (address, { headers, body, timeoutMs }) => {
    const url = new URL(address);
    const isFree = isAllowed(url);
    const fault = isFree ? undefined : faultOfText(url);
    if (fault !== undefined) throw new Error('This address may not be called.');
    const options: RequestOptions = { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(timeoutMs) };
    if (!isFree) options.lookup = pinned(await publicAddressOf(bareHost(url), resolve));
    return send(url, options, body);
  };
  return { faultOf, post };
}

const after = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The name could not be looked up in time.')), ms).unref();
  });

/** One address of this name, to be connected to; every one of them has to be public. */
async function publicAddressOf(host: string, resolve: Lookup): Promise<{ address: string; family: number }> {
  const found = isIP(host) === 0 ? await Promise.race([resolve(host), after(LOOKUP_MS)]) : [{ address: host, family: isIP(host) }];
  const [first] = found;
  if (!first || !found.every((one) => isPublicAddress(one.address))) throw new Error('This address may not be called.');
  return first;
}

/** Answers with what was looked up, whatever the name leads to by now. */
const pinned =
  ({ address, family }: { address: string; family: number }): NonNullable<RequestOptions['lookup']> =>
  (_host, { all }, callback) =>
    all ? callback(null, [{ address, family }]) : callback(null, address, family);

function send(url: URL, options: RequestOptions, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const ask = url.protocol === 'http:' ? plainRequest : secureRequest;
    const asking = ask(url, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      // Whatever else it says is of no interest, however long.
      answer.destroy();
    });
    asking.on('error', reject);
    asking.end(body);
  });
}
