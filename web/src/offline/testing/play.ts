// What a story of two devices is made of: the devices, what was done on them, and what the server carried out.
import type { Verb } from '../noun.ts';
import type { Fields, Intent } from '../outbox/outbox-entry.ts';
import type { Fetch } from '../outbox/outbox-send.ts';
import type { OutboxStore } from '../outbox/outbox-store.ts';
import type { Part } from './examples.ts';
import type { LogServer } from './server-model.ts';

export type Row = Record<string, unknown> & { id: string; updatedAt: string };
export interface Device {
  store: OutboxStore;
  fetch: Fetch;
  isOnline: boolean;
  /** what it read last, by pool */
  seen: Map<string, Row[]>;
  removed: Row[];
  /** what was typed into forms that are still open, by the row that they record */
  forms: Map<string, { poolId: string; body: Fields }>;
}
/** One thing that a person did, and what became of it. */
export interface Deed {
  kind: 'record' | 'again' | 'change' | 'remove' | 'restore' | 'act';
  device: 0 | 1;
  intent: Intent;
  value: string | number | undefined;
  field: string;
  /** by an answer of the person, or by a later deed on the same row */
  isSettledOtherwise: boolean;
  wasStopped: boolean;
}
/** One write that the server carried out for the first time; of a record, what it says that it has. */
export interface Carried {
  device: 0 | 1;
  poolId: string;
  rowId: string;
  verb: Verb;
  call: string;
  body: Record<string, unknown>;
  order: number | undefined;
}

export interface Play {
  part: Part;
  server: LogServer;
  pools: [string, string];
  devices: [Device, Device];
  deeds: Deed[];
  carried: Carried[];
  seenKeys: Set<string>;
  serial: number;
  faults: number;
  conflicts: number;
}
