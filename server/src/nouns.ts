// Every noun with what it owes. The order is that of the data download.
import { accounts } from './features/accounts/accounts.noun.ts';
import { mails } from './features/accounts/mails.noun.ts';
import { calendar } from './features/calendar/calendar.noun.ts';
import { clearUps } from './features/clear-ups/clear-ups.noun.ts';
import { coach, coachSpendings } from './features/coach/coach.noun.ts';
import { contact } from './features/contact/contact.noun.ts';
import { equipment } from './features/equipment/equipment.noun.ts';
import { library } from './features/library/library.noun.ts';
import { notifications, pushKeys } from './features/notifications/notifications.noun.ts';
import { plans } from './features/plans/plans.noun.ts';
import { pools } from './features/pools/pools.noun.ts';
import { readings } from './features/readings/readings.noun.ts';
import { subscriptions } from './features/subscriptions/subscriptions.noun.ts';
import { requests } from './features/system/requests.noun.ts';
import { tasks } from './features/tasks/tasks.noun.ts';
import { treatments } from './features/treatments/treatments.noun.ts';
import type { Noun } from './registry/noun.ts';

export const NOUNS: readonly Noun[] = [
  accounts,
  subscriptions,
  contact,
  library,
  coach,
  coachSpendings,
  notifications,
  calendar,
  pushKeys,
  mails,
  requests,
  pools,
  readings,
  treatments,
  clearUps,
  equipment,
  tasks,
  plans,
];
