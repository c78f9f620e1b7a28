// The end of a trial: the account is Free again, and its owner is told. Nothing is deleted; what Free does not cover can be read.
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connection.ts';
import { TRIAL_PLAN } from '../db/tables/trials.ts';

const LETTER = {
  subject: 'Your 30 days of Limpid Pro have ended',
  text: [
    'Hello,',
    'Your 30 days of Pro are over, and your account is on the Free plan again.\nNothing was deleted, and nothing is charged.',
    'Your first pool goes on as before, with every test, dose, plan and warning.\nFurther pools can be read, and deleted if you like.',
    'Limpid\nClear water, every day.',
    '',
  ].join('\n\n'),
};

const HOUR_MS = 3600_000;

/**
 * Gives trials back that ended because the clock was ahead: by the time it is now, they end later, and they were ended in the future. A
 * trial that ended in its time was ended within the hour, as this runs every few minutes: it does not come back if the clock is behind.
 */
async function resumeTrials(db: Queries, now: Date): Promise<void> {
  await db.execute(sql`
    with resumed as (
      update trials set ended_at = null
      from people
      where people.id = trials.person_id and people.plan_id = 'free'
        and ended_at > ${now} and ends_at > ${now} and ended_at > ends_at + make_interval(secs => ${HOUR_MS / 1000})
      returning person_id
    )
    update people set plan_id = ${TRIAL_PLAN}, plan_status = 'trialing', updated_at = ${now}
    from resumed where people.id = resumed.person_id`);
}

/** One statement, so all of it or nothing, and of several servers each trial is ended by one. The plan changes only if it is still the trial's. */
export async function endDueTrials(db: Queries, now: Date): Promise<void> {
  await resumeTrials(db, now);
  await db.execute(sql`
    with ended as (
      update trials set ended_at = ${now}
      where ended_at is null and ends_at <= ${now}
      returning person_id
    ), back as (
      update people set plan_id = 'free', plan_status = 'active', updated_at = ${now}
      from ended
      where people.id = ended.person_id and people.plan_status = 'trialing'
      returning people.email
    )
    insert into mails (id, recipient, subject, body_text, created_at, due_at)
    select gen_random_uuid(), email, ${LETTER.subject}, ${LETTER.text}, ${now}, ${now} from back`);
}
