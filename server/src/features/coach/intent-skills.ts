// Which skill answers which intent.
import { knownReply } from './knowledge/articles.ts';
import { knowledgeReply } from './knowledge/knowledge-reply.ts';
import { answerSum } from './skills/sums/arithmetic.ts';
import { answerDose } from './skills/dosing/dose.ts';
import { answerDiagnose, answerWeather } from './skills/diagnose.ts';
import { answerEquipment } from './skills/equipment.ts';
import { answerLog, answerLogTreatment } from './skills/logging.ts';
import { answerHistory, answerStatus, answerTrend } from './skills/pool.ts';
import { answerPumpHours } from './skills/pump-hours.ts';
import { answerRemind } from './skills/reminders.ts';
import { answerRunsOut } from './skills/runs-out.ts';
import { answerComplete, answerSchedule } from './skills/tasks.ts';
import type { CoachContext, Reply } from './skills/reply.ts';
import { answerMix, answerRefusal } from './skills/danger/safety.ts';
import { outOfScope, social } from './skills/social.ts';
import { answerVolume } from './skills/size/volume.ts';
import { answerShock, answerTarget } from './skills/chlorine-levels.ts';
import { answerDilution } from './skills/dosing/dilution.ts';
import { answerIndex } from './skills/sums/saturation.ts';
import { answerBalance } from './skills/steps.ts';
import { answerSwim } from './skills/swim.ts';
import { swimBesides } from './skills/swim-besides.ts';
import type { Frame } from './understanding/frame.ts';
import { type Intent, isForeign } from './understanding/intents.ts';

type Skill = (frame: Frame, context: CoachContext) => Reply | undefined;

export const SKILLS: Record<Intent, Skill> = {
  dose: answerDose,
  lower_by_water: answerDilution,
  balance: answerBalance,
  fc_target: answerTarget,
  shock: answerShock,
  index: answerIndex,
  volume: answerVolume,
  pump_time: answerPumpHours,
  heat_time: (frame, context) => knowledgeReply(frame, context),
  arithmetic: answerSum,
  swim: (frame, context) => swimBesides(frame, context) ?? answerSwim(frame, context),
  status: (_, context) => answerStatus(context),
  trend: answerTrend,
  history: answerHistory,
  forecast: answerRunsOut,
  schedule: answerSchedule,
  remind: answerRemind,
  log: answerLog,
  log_treatment: answerLogTreatment,
  complete: answerComplete,
  equipment: answerEquipment,
  weather: answerWeather,
  chem_mix: answerMix,
  diagnose: answerDiagnose,
  explain: (frame, context) => knownReply(frame, context),
  smalltalk: (frame, context) => greeted(frame, context),
  out_of_scope: (frame, context) => (isForeign(frame) ? undefined : knowledgeReply(frame, context, 0.75)) ?? outOfScope(context),
  injection: answerRefusal,
};

/** "Hi, what can you do?" is more than a greeting. */
const greeted = (frame: Frame, context: CoachContext): Reply =>
  (frame.social.has('insult') ? undefined : knowledgeReply(frame, context, frame.text.split(' ').length > 3 ? 0.6 : 1)) ??
  social(frame, context);
