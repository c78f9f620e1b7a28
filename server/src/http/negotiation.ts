// What a request says of the answer that it wants, and which addresses a path with parameters means.
import type { FastifyRequest } from 'fastify';

/** `/pools/:poolId` as a pattern; a parameter is one segment, and a group of the pattern. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '([^/]+)')}$`);

function accepts(request: FastifyRequest, coding: string): boolean {
  const given = request.headers['accept-encoding'];
  return (
    typeof given === 'string' && given.split(',').some((part) => part.trim().split(';')[0] === coding && !/;\s*q=0(\.0*)?\s*$/.test(part))
  );
}

/** The first of these that the caller takes. */
export const codingFor = <Coding extends string>(request: FastifyRequest, codings: readonly Coding[]): Coding | undefined =>
  codings.find((coding) => accepts(request, coding));

export const isSameTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** With its question mark. */
export const queryOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
};
