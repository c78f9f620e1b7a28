// What waits to be sent: one entry is one call of the contract, made on this device for one person. Plain data, so that the page and the
// worker read the same; the contract itself (and its checks) stays with the page, hence this small table. outbox-entry.test.ts holds it
// against the contract.

export const OUTBOX_CALLS = {
  'readings.record': { method: 'POST', path: '/api/pools/{poolId}/readings', status: 201, noun: 'reading', verb: 'record' },
  'readings.change': { method: 'PATCH', path: '/api/pools/{poolId}/readings/{id}', status: 200, noun: 'reading', verb: 'change' },
  'readings.remove': { method: 'DELETE', path: '/api/pools/{poolId}/readings/{id}', status: 204, noun: 'reading', verb: 'remove' },
  'treatments.record': { method: 'POST', path: '/api/pools/{poolId}/treatments', status: 201, noun: 'treatment', verb: 'record' },
  'treatments.change': { method: 'PATCH', path: '/api/pools/{poolId}/treatments/{id}', status: 200, noun: 'treatment', verb: 'change' },
  'treatments.remove': { method: 'DELETE', path: '/api/pools/{poolId}/treatments/{id}', status: 204, noun: 'treatment', verb: 'remove' },
  'plans.completeStep': {
    method: 'POST',
    path: '/api/pools/{poolId}/plan/steps/{stepId}/done',
    status: 200,
    noun: 'treatment',
    verb: 'record',
  },
  'plans.skipStep': { method: 'POST', path: '/api/pools/{poolId}/plan/steps/{stepId}/skip', status: 200, noun: 'plan', verb: 'skip' },
  'plans.restart': { method: 'POST', path: '/api/pools/{poolId}/plan/restart', status: 200, noun: 'plan', verb: 'restart' },
} as const;
export type OutboxCall = keyof typeof OUTBOX_CALLS;
export type Noun = (typeof OUTBOX_CALLS)[OutboxCall]['noun'];
export type Fields = Record<string, unknown>;

export const nounOf = ({ call }: Pick<OutboxEntry, 'call'>): Noun => OUTBOX_CALLS[call].noun;
export const verbOf = ({ call }: Pick<OutboxEntry, 'call'>) => OUTBOX_CALLS[call].verb;

/** Why an entry was not taken. conflict: changed elsewhere (`current` is the row now); gone: deleted elsewhere; refused: the server says what is wrong. */
export interface OutboxProblem {
  kind: 'conflict' | 'gone' | 'refused' | 'trouble';
  /** 0: no answer at all */
  status: number;
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  current?: Fields;
}

/** What somebody wants done. */
export interface Intent {
  call: OutboxCall;
  personId: string;
  poolId: string;
  /** of the reading or treatment, made on this device when it is new */
  rowId: string;
  /** of a plan's step */
  stepId?: string | undefined;
  body?: Fields | undefined;
  /** the `updatedAt` of the row as this person saw it; missing: whatever is there */
  version?: string | undefined;
  /** the row as this person saw it: what a conflict is shown against, and what brings a deleted row back */
  seen?: Fields | undefined;
  /** what to record when the plan has moved on and has no such step: what went into the water is a fact */
  otherwise?: Fields | undefined;
  /** somebody has said when it was; else the clock has, and pressed again it stays the moment of the first press */
  isMomentTyped?: boolean | undefined;
}

export interface OutboxEntry extends Intent {
  id: string;
  /** ascending over the whole device: the order in which things were done */
  order: number;
  /** Idempotency-Key: the same for every try, another one when what is sent changes */
  key: string;
  createdAt: string;
  /** stopped: needs a decision of the person */
  state: 'waiting' | 'stopped';
  /** counted before each try: an entry that was never tried cannot have reached the server */
  tries: number;
  notBeforeMs: number;
  /** as the server asked (Retry-After): holds even when somebody wants it sent now */
  heldUntilMs: number;
  problem?: OutboxProblem | undefined;
}

/** How the version of a row is called that so far exists on this device only: by the entry that makes it. */
export const ownVersion = (entry: Pick<OutboxEntry, 'key'>): string => `own:${entry.key}`;
export const isOwnVersion = (version: string): boolean => version.startsWith('own:');
