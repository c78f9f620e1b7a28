import { CoachChat, CoachPhoto, CoachUsage, DownloadedCoachMessage } from '@limpid/contract';
import { coachChats, coachMessages } from '../../db/tables/coach-chats.ts';
import { coachConfirmations } from '../../db/tables/coach-confirmations.ts';
import { coachPhotos } from '../../db/tables/coach-photos.ts';
import { coachUsage } from '../../db/tables/coach-usage.ts';
import { coachSpending } from '../../db/tables/coach-spending.ts';
import type { Noun } from '../../registry/noun.ts';
import { listAllMessages, listChats } from './chats.ts';
import { COACH_FILES, listPhotos } from './photos.ts';
import { listPhotoKeys } from './photos.queries.ts';
import { listUsage } from './usage.ts';

export const coach: Noun = {
  name: 'coach',
  tables: [coachChats, coachMessages, coachPhotos, coachConfirmations, coachUsage],
  download: [
    { of: 'person', key: 'coachChats', schema: CoachChat, page: ({ db, person }, query) => listChats(db, person, query) },
    { of: 'person', key: 'coach', schema: DownloadedCoachMessage, page: ({ db, person }, query) => listAllMessages(db, person, query) },
    { of: 'person', key: 'coachPhotos', schema: CoachPhoto, page: ({ db, files, person }, query) => listPhotos(db, files, person, query) },
    { of: 'person', key: 'coachUsage', schema: CoachUsage, page: ({ db, person }) => listUsage(db, person) },
  ],
  erasure: 'cascade',
  files: { name: COACH_FILES, listKeys: listPhotoKeys },
  search: { no: 'Conversations are private and have a list of their own.' },
  coach: { yes: 'the last questions of the same conversation, and the latest photo among them' },
};

export const coachSpendings: Noun = {
  name: 'coach spending',
  tables: [coachSpending],
  download: { leftOut: 'It is one sum a day for the whole installation and names no one.' },
  erasure: { leftOut: 'It is one sum a day for the whole installation and names no one.' },
  search: { no: 'It is a safeguard of the operator.' },
  coach: { no: 'It is a safeguard of the operator.' },
};
