// Columns that every table spells the same way.
import { timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC to the millisecond, which is what a JavaScript Date holds: nothing is rounded on the way back. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
