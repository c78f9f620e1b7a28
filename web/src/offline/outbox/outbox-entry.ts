// What waits to be sent: one entry is one call of the contract, made on this device for one person. Plain data, so that the page and the
// worker read the same. Which calls there are is declared per noun (nouns/).
import type { Problem } from '@limpid/contract';
import type { OutboxCall } from '../noun.ts';
import { callOf } from '../nouns.ts';

export type Fields = Record<string, unknown>;

/** Why an entry was not taken. conflict: changed elsewhere (`current` is the row now); gone: deleted elsewhere; refused: the server says what is wrong. */
export interface OutboxProblem {
  kind: 'conflict' | 'gone' | 'refused' | 'trouble';
  /** 0: no answer at all */
  status: number;
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  /** the codes of the sentences above, for other languages */
  reason?: Problem['reason'];
  fieldReasons?: Problem['fieldReasons'];
  current?: Fields;
}

/** What the person wants done. */
export interface Intent {
  call: OutboxCall;
  personId: string;
  /** empty for what belongs to the account */
  poolId: string;
  /** made on this device when the row is new */
  rowId: string;
  /** of a plan's step */
  stepId?: string | undefined;
  /** whatever else the path of the call names */
  params?: Readonly<Record<string, string>> | undefined;
  body?: Fields | undefined;
  /** the `updatedAt` of the row as this person saw it; missing: whatever is there */
  version?: string | undefined;
  /** the row as this person saw it: what a conflict is shown against, and what brings a deleted row back */
  seen?: Fields | undefined;
  /** what to record when the plan has moved on and has no such step: what went into the water is a fact */
  otherwise?: Fields | undefined;
  /** the person chose the time; else the clock did, and after a second press it stays the moment of the first */
  isMomentTyped?: boolean | undefined;
  /** of a new row: what it shows that only the server can say for good, such as the size of a photo */
  shown?: Fields | undefined;
}

export interface OutboxEntry extends Intent {
  id: string;
  /** ascending over the whole device: the order in which things were done */
  order: number;
  /** Idempotency-Key: the same for every try, another one when what is sent changes */
  key: string;
  createdAt: string;
  /** stopped: needs a decision of the person. unknown: another version of the app made it, and this one leaves it alone. */
  state: 'waiting' | 'stopped' | 'unknown';
  /** counted before each try: an entry that was never tried cannot have reached the server */
  tries: number;
  notBeforeMs: number;
  /** as the server asked (Retry-After): applies even when the person presses "Send now" */
  heldUntilMs: number;
  problem?: OutboxProblem | undefined;
  /** is sent with it, and lies beside it (outbox-attachment.ts) */
  file?: { type: string; bytes: number } | undefined;
}

/** How the version of a row is called that so far exists on this device only: by the entry that makes it. */
export const ownVersion = (entry: Pick<OutboxEntry, 'key'>): string => `own:${entry.key}`;
export const isOwnVersion = (version: string): boolean => version.startsWith('own:');

/** As this build reads it: what it does not know it leaves as it is. */
export const asRead = (entry: OutboxEntry): OutboxEntry => (callOf(entry) ? entry : { ...entry, state: 'unknown' });
