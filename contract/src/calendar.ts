import * as z from 'zod/mini';
import { get, post, remove } from './endpoint.ts';

const tag = 'calendar';

export const CalendarFeed = z.object({
  /** null: there is no feed */
  createdAt: z.nullable(z.string()),
  /** when its address was switched off together with the sign-ins of the account; null: it was not, or there is a new one */
  endedAt: z.nullable(z.string()),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const calendar = {
  find: get('/api/me/calendar', {
    tag,
    summary: 'Whether there is a calendar feed. Its address is shown once, when it is made.',
    response: CalendarFeed,
  }),
  start: post('/api/me/calendar', {
    tag,
    status: 201,
    summary:
      'Makes a private address for calendar programs (GET /calendar/{secret}.ics). An earlier address stops working. So does this one with a new password, and when the other browsers are signed out.',
    response: z.object({ url: z.string(), createdAt: z.string() }),
  }),
  stop: remove('/api/me/calendar', { tag, summary: 'Ends the calendar feed: its address answers 404.' }),
};
