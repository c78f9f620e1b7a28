import { CalendarFeed } from '@limpid/contract';
import { calendarFeeds } from '../../db/tables/calendar-feeds.ts';
import type { Noun } from '../../registry/noun.ts';
import { findCalendar } from './calendar.ts';

/** The private address for calendar programs. What it shows are the tasks. */
export const calendar: Noun = {
  name: 'calendar',
  tables: [calendarFeeds],
  download: [{ of: 'person', key: 'calendar', schema: CalendarFeed, read: ({ db, person }) => findCalendar(db, person.id) }],
  erasure: 'cascade',
  search: { no: 'The tasks themselves are found.' },
  coach: { no: 'The tasks say the same.' },
};
