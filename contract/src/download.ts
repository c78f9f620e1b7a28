// Everything that is stored about a person, as one file.
import * as z from 'zod/mini';
import { AccountSecurity, SessionSummary } from './account-security.ts';
import { LANGUAGES, UNITS } from './accounts.ts';
import { ContactMessage } from './contact.ts';
import { Equipment, EquipmentEntry } from './equipment.ts';
import { CoachChat, CoachPhoto, CoachUsage, DownloadedCoachMessage } from './coach.ts';
import { LibraryMark } from './library.ts';
import { CalendarFeed } from './calendar.ts';
import { DownloadedNotifications } from './notifications.ts';
import { Photo, PhotoLink } from './photos.ts';
import { Pool } from './pools.ts';
import { Reading } from './readings.ts';
import { Remark } from './remarks.ts';
import { ClearUp } from './clear-ups.ts';
import { GuideTick } from './seasons/seasonal.ts';
import { Subscription } from './subscriptions.ts';
import { Completion, Task, TaskSkip } from './tasks.ts';
import { Treatment } from './treatments.ts';
import { Id, Instant } from './values.ts';

export const DownloadedAccount = z.object({
  id: Id,
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  units: z.nullable(z.enum(UNITS)),
  language: z.nullable(z.enum(LANGUAGES)),
  planId: z.string(),
  planStatus: z.string(),
  createdAt: Instant,
});

/** Passkeys, Google, authenticator: what they are, never what opens them. */
export const DownloadedSecurity = z.omit(AccountSecurity, { isGoogleAvailable: true });

/** Without the address, which opens it. */
export const DownloadedPhotoLink = z.omit(PhotoLink, { url: true });

/** Each noun's part comes from its registration on the server (features/<noun>/<noun>.noun.ts). */
export const Download = z.object({
  madeAt: Instant,
  account: DownloadedAccount,
  security: DownloadedSecurity,
  sessions: z.array(SessionSummary),
  subscription: Subscription,
  messages: z.array(ContactMessage),
  library: z.array(LibraryMark),
  coachChats: z.array(CoachChat),
  coach: z.array(DownloadedCoachMessage),
  coachPhotos: z.array(CoachPhoto),
  coachUsage: z.array(CoachUsage),
  notifications: DownloadedNotifications,
  calendar: CalendarFeed,
  pools: z.array(
    z.object({
      pool: Pool,
      readings: z.array(Reading),
      treatments: z.array(Treatment),
      remarks: z.array(Remark),
      clearUps: z.array(ClearUp),
      equipment: z.array(Equipment),
      equipmentEntries: z.array(EquipmentEntry),
      tasks: z.array(Task),
      completions: z.array(Completion),
      taskSkips: z.array(TaskSkip),
      guideTicks: z.array(GuideTick),
      photos: z.array(Photo),
      photoLinks: z.array(DownloadedPhotoLink),
    }),
  ),
});
