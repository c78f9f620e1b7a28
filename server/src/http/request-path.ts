import type { FastifyRequest } from 'fastify';

/** The path as the router reads it: without its query, decoded. Undefined when it cannot be decoded. */
export function requestPath(request: FastifyRequest): string | undefined {
  const [path = '/'] = request.url.split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
