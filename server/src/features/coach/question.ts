// What a person asks the coach, and who they are.
import type { Picture } from '../../adapters/pictures.ts';
import type { PoolRow } from '../../http/route.ts';
import type { Person } from '../../http/session.ts';
import type { Personality } from './skills/reply.ts';

export interface Question {
  message: string;
  poolId?: string | undefined;
  chatId?: string | undefined;
  personality?: Personality | undefined;
  /** what the person was looking at when they asked */
  about?: string | undefined;
  /** of the person's own clock */
  timeZone?: string | undefined;
  /** the earlier question that this one replaces, with everything after it */
  replaces?: string | undefined;
  photo?: Picture | undefined;
  /** the earlier question of the conversation whose photo goes with this one */
  photoOf?: string | undefined;
}
export interface Asker {
  person: Person;
  /** the pool that the question names, which this person may see */
  pool: PoolRow | undefined;
  now: Date;
  /** the person has left */
  signal: AbortSignal;
}
