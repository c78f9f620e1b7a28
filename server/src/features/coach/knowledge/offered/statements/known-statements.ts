// All that is known in single sentences, from the files by subject.
import { BALANCE_STATEMENTS } from './balance-statements.ts';
import { BATHER_STATEMENTS } from './bather-statements.ts';
import { CHEMISTRY_STATEMENTS } from './chemistry-statements.ts';
import { CORRECTION_STATEMENTS } from './correction-statements.ts';
import { CONDUCT_STATEMENTS } from './conduct-statements.ts';
import { COURSE_STATEMENTS } from './course-statements.ts';
import { DEVICE_STATEMENTS } from './device-statements.ts';
import { DISINFECTION_STATEMENTS } from './disinfection-statements.ts';
import { EQUIPMENT_STATEMENTS } from './equipment-statements.ts';
import { EVERYDAY_WATER_STATEMENTS } from './everyday-water-statements.ts';
import { FACILITY_STATEMENTS } from './facility-statements.ts';
import { FILTER_STATEMENTS } from './filter-statements.ts';
import { HANDLING_STATEMENTS } from './handling-statements.ts';
import { HAZARD_STATEMENTS } from './hazard-statements.ts';
import { HEALTH_STATEMENTS } from './health-statements.ts';
import { HEATING_STATEMENTS } from './heating-statements.ts';
import { HYDRAULICS_STATEMENTS } from './hydraulics-statements.ts';
import { HYGIENE_STATEMENTS } from './hygiene-statements.ts';
import { LAW_STATEMENTS } from './law-statements.ts';
import { OPERATION_STATEMENTS } from './operation-statements.ts';
import { PARTS_STATEMENTS } from './parts-statements.ts';
import { PLANT_STATEMENTS } from './plant-statements.ts';
import { PRACTICE_STATEMENTS } from './practice-statements.ts';
import { PREMISES_STATEMENTS } from './premises-statements.ts';
import { PREVENTION_STATEMENTS } from './prevention-statements.ts';
import { PRODUCT_STATEMENTS } from './product-statements.ts';
import { RECKONING_STATEMENTS } from './reckoning-statements.ts';
import { REPAIR_STATEMENTS } from './repair-statements.ts';
import { RESCUE_STATEMENTS } from './rescue-statements.ts';
import { SAFETY_STATEMENTS } from './safety-statements.ts';
import { SAMPLING_STATEMENTS } from './sampling-statements.ts';
import { SANITIZER_STATEMENTS } from './sanitizer-statements.ts';
import { SHELL_STATEMENTS } from './shell-statements.ts';
import { SITE_STATEMENTS } from './site-statements.ts';
import { SPA_STATEMENTS } from './spa-statements.ts';
import { TESTING_STATEMENTS } from './testing-statements.ts';
import { WATER_BASICS_STATEMENTS } from './water-basics-statements.ts';
import { WATER_CARE_STATEMENTS } from './water-care-statements.ts';
import type { Statement } from '../statement.ts';

export const KNOWN_STATEMENTS: readonly Statement[] = [
  ...BALANCE_STATEMENTS,
  ...BATHER_STATEMENTS,
  ...CHEMISTRY_STATEMENTS,
  ...CORRECTION_STATEMENTS,
  ...CONDUCT_STATEMENTS,
  ...COURSE_STATEMENTS,
  ...DEVICE_STATEMENTS,
  ...DISINFECTION_STATEMENTS,
  ...EQUIPMENT_STATEMENTS,
  ...EVERYDAY_WATER_STATEMENTS,
  ...FACILITY_STATEMENTS,
  ...FILTER_STATEMENTS,
  ...HANDLING_STATEMENTS,
  ...HAZARD_STATEMENTS,
  ...HEALTH_STATEMENTS,
  ...HEATING_STATEMENTS,
  ...HYDRAULICS_STATEMENTS,
  ...HYGIENE_STATEMENTS,
  ...LAW_STATEMENTS,
  ...OPERATION_STATEMENTS,
  ...PARTS_STATEMENTS,
  ...PLANT_STATEMENTS,
  ...PRACTICE_STATEMENTS,
  ...PREMISES_STATEMENTS,
  ...PREVENTION_STATEMENTS,
  ...PRODUCT_STATEMENTS,
  ...RECKONING_STATEMENTS,
  ...REPAIR_STATEMENTS,
  ...RESCUE_STATEMENTS,
  ...SAFETY_STATEMENTS,
  ...SAMPLING_STATEMENTS,
  ...SANITIZER_STATEMENTS,
  ...SHELL_STATEMENTS,
  ...SITE_STATEMENTS,
  ...SPA_STATEMENTS,
  ...TESTING_STATEMENTS,
  ...WATER_BASICS_STATEMENTS,
  ...WATER_CARE_STATEMENTS,
];
