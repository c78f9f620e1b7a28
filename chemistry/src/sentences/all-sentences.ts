// Everything that the engine can say about plans and in calculators, by code: what the messages of the pages are held against.
import { BATHER_SENTENCES } from '../bathers.ts';
import { BREAKPOINT_SENTENCES } from '../chlorine/breakpoint.ts';
import { INCIDENT_SENTENCES } from '../chlorine/contact-time.ts';
import { CARE_SENTENCES } from './care-sentences.ts';
import { CHOICE_SENTENCES } from './choice-sentences.ts';
import { CLEAR_UP_SENTENCES } from '../clear-up/sentences.ts';
import { DOSE_SENTENCES } from './dose-sentences.ts';
import { EVAPORATION_SENTENCES } from '../equipment/evaporation.ts';
import { FINDING_SENTENCES } from './finding-sentences.ts';
import { GUIDE_SENTENCES } from '../seasons/guide-sentences.ts';
import { HEAT_SENTENCES } from '../equipment/heat.ts';
import { PUMP_PLAN_SENTENCES } from '../equipment/hydraulics-pump-plan.ts';
import { PUMP_SENTENCES } from '../equipment/hydraulics.ts';
import { LEAK_SENTENCES } from '../equipment/leak.ts';
import { MEASUREMENT_SENTENCES } from './measurement-sentences.ts';
import { SAFETY_SENTENCES } from './safety-sentences.ts';
import { SALT_CELL_SENTENCES } from '../equipment/salt-cell.ts';
import type { Patterns } from './sentences.ts';
import { STEP_SENTENCES } from './step-sentences.ts';
import { SWIM_SENTENCES } from '../swim/swim-sentences.ts';
import { TARGET_SENTENCES } from './target-sentences.ts';
import { VOLUME_SENTENCES } from '../volume/volume-likely.ts';
import { SALT_METHOD_SENTENCES } from '../volume/volume-by-salt.ts';
import { WHAT_IF_SENTENCES } from '../what-if.ts';

export const SENTENCES: Patterns = {
  ...BATHER_SENTENCES,
  ...BREAKPOINT_SENTENCES,
  ...CARE_SENTENCES,
  ...CHOICE_SENTENCES,
  ...CLEAR_UP_SENTENCES,
  ...DOSE_SENTENCES,
  ...EVAPORATION_SENTENCES,
  ...FINDING_SENTENCES,
  ...GUIDE_SENTENCES,
  ...HEAT_SENTENCES,
  ...INCIDENT_SENTENCES,
  ...LEAK_SENTENCES,
  ...MEASUREMENT_SENTENCES,
  ...PUMP_PLAN_SENTENCES,
  ...PUMP_SENTENCES,
  ...SAFETY_SENTENCES,
  ...SALT_CELL_SENTENCES,
  ...SALT_METHOD_SENTENCES,
  ...STEP_SENTENCES,
  ...SWIM_SENTENCES,
  ...TARGET_SENTENCES,
  ...VOLUME_SENTENCES,
  ...WHAT_IF_SENTENCES,
};
