// Which pages are ours: those of PUBLIC_URL, and of nothing else, whatever the Host header says.
// Without PUBLIC_URL the server has to work on localhost, at its address in the local network and under the name of its machine. A page there
// is ours when it asks the very host that it came from. Names that anybody can register and point at this machine (DNS rebinding) are not.
import { hostname } from 'node:os';
import { isIP } from 'node:net';

export interface OwnOrigins {
  /** of PUBLIC_URL or its default */
  origin: string;
  /** PUBLIC_URL is not set: this machine's own addresses count, too */
  allowsLocalHosts: boolean;
}

const isLocalName = (host: string): boolean => {
  const name = host.replace(/^\[|\]$/g, '');
  const machine = hostname().toLowerCase();
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || name === machine || name === `${machine}.local`;
};

/** `host`: the Host header of the same request. */
export function isOwnOrigin(origin: string, host: string | undefined, { origin: own, allowsLocalHosts }: OwnOrigins): boolean {
  if (origin === own) return true;
  if (!allowsLocalHosts || host === undefined || origin !== `http://${host.toLowerCase().replace(/:80$/, '')}`) return false;
  return URL.canParse(origin) && isLocalName(new URL(origin).hostname);
}
