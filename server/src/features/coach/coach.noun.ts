import { CoachMessage } from '@limpid/contract';
import { coachChats, coachMessages } from '../../db/tables/coach-chats.ts';
import type { Noun } from '../../registry/noun.ts';
import { listAllMessages } from './coach.ts';

export const coach: Noun = {
  name: 'coach',
  tables: [coachChats, coachMessages],
  download: [{ of: 'person', key: 'coach', schema: CoachMessage, page: ({ db, person }, query) => listAllMessages(db, person, query) }],
  erasure: 'cascade',
  search: { no: 'Conversations are private and have a list of their own.' },
  coach: { yes: 'the last questions of the same conversation' },
};
