import { randomUUIDv7 } from 'node:crypto';

/** A new id. Made here and not by the database, so that any PostgreSQL-compatible engine will do; sorts by time, so that indexes stay compact. */
export const newId = (): string => randomUUIDv7();
