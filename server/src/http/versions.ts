// Conditional changes: a device that was away says which version of a row it saw (If-Match), and learns when another has changed it since.
import type { FastifyRequest } from 'fastify';
import { problem } from './problems.ts';
import { reason } from '@limpid/contract';

interface Versioned {
  updatedAt: Date;
}

/** The `updatedAt` in If-Match; undefined when the caller changes whatever is there. */
export function knownVersion(request: FastifyRequest): string | undefined {
  const given = request.headers['if-match'];
  if (given === undefined || given === '*') return undefined;
  const version = /^"([^"]+)"$/.exec(given)?.[1];
  const at = new Date(version ?? '');
  if (Number.isNaN(at.getTime())) {
    const because = reason('version_form');
    throw problem('invalid_request', { reason: because, fields: { 'If-Match': because } });
  }
  return at.toISOString();
}

/** Refuses with the row as it is now when it is no longer the one that was seen. */
export function requireVersion<Row extends Versioned>(version: string | undefined, row: Row, toItem: (row: Row) => unknown): void {
  if (version === undefined || version === row.updatedAt.toISOString()) return;
  throw problem('conflict', { reason: reason('changed_elsewhere'), current: toItem(row) });
}

/** Later than the version before it in any case: two changes within one millisecond are two versions. */
export const nextVersion = ({ updatedAt }: Versioned, now: Date): Date => new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
