// The token of a proposal: what it will do, for whom and until when, under an HMAC with the installation's secret. Nothing is stored
// until it is confirmed, and nothing in it can be changed by the browser or by a model.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { CoachDraft } from '@limpid/contract';
import { problem } from '../../http/problems.ts';

export type Claims = CoachDraft & {
  /** of the proposal and of the row that it will make */
  id: string;
  personId: string;
  poolId: string;
  expiresAt: Date;
};

const macOf = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update(`coach-proposal:${payload}`).digest('base64url');

export function signProposal(secret: string, { expiresAt, ...claims }: Claims): string {
  const payload = Buffer.from(JSON.stringify({ ...claims, expiresMs: expiresAt.getTime() })).toString('base64url');
  return `${payload}.${macOf(secret, payload)}`;
}

/** What was signed; anything else is a problem, whatever is wrong with it. */
export function readProposal(secret: string, token: string): Claims {
  const [payload = '', mac = '', ...rest] = token.split('.');
  const [expected, given] = [Buffer.from(macOf(secret, payload)), Buffer.from(mac)];
  if (rest.length > 0 || expected.length !== given.length || !timingSafeEqual(expected, given)) throw problem('proposal_invalid');
  const { id, personId, poolId, expiresMs, ...draft } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const read = CoachDraft.safeParse(draft);
  // Signed by a version that knew other fields.
  if (!read.success) throw problem('proposal_invalid');
  return { ...read.data, id: String(id), personId: String(personId), poolId: String(poolId), expiresAt: new Date(Number(expiresMs)) };
}
