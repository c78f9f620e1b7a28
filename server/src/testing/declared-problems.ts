// What an endpoint answers must be in its contract: a test that meets a problem which is not declared fails.
import { api, type Endpoint } from '@limpid/contract';
import { problemsOf } from '@limpid/contract/openapi';
import type { InjectOptions } from 'fastify';

/** Before it is known which endpoint is asked, or whether there is one. */
const BEFORE_ANY: readonly string[] = ['method_not_allowed', 'invalid_request', 'payload_too_large', 'unsupported_media_type'];

const declared = Object.values(api)
  .flatMap((endpoints) => Object.values(endpoints) as Endpoint[])
  .map((endpoint) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    method: endpoint.method,
    path: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    hasFixedPath: !endpoint.path.includes('{'),
    codes: new Set<string>(problemsOf(endpoint)),
  }))
  // `/pools/plans` before `/pools/{id}`
  .toSorted((a, b) => Number(b.hasFixedPath) - Number(a.hasFixedPath));

export function requireDeclared({ method = 'GET', url }: InjectOptions, code: unknown): void {
  if (typeof code !== 'string' || typeof url !== 'string' || BEFORE_ANY.includes(code)) return;
  const [path = ''] = url.split('?');
  const endpoint = declared.find((one) => one.method === method && one.path.test(path));
  if (!endpoint || endpoint.codes.has(code)) return;
  throw new Error(`${endpoint.name} answered the problem ${code}, which its contract does not list`);
}
