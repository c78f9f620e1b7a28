// The list of calculators: for the lists, the page heads and search engines. What each computes is in its own file.
import {
  ArrowLeftRight,
  Atom,
  Beaker,
  Bolt,
  CloudSun,
  Droplets,
  FlaskConical,
  Hourglass,
  ListChecks,
  type LucideIcon,
  PaintBucket,
  Pipette,
  RefreshCw,
  Ruler,
  Scale,
  Target,
  ThermometerSun,
  Timer,
  Users,
} from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import type { CalculatorName } from './calculator-names.ts';

export type Topic = 'water' | 'pool' | 'sanitizing' | 'bench';

export interface CalculatorEntry {
  name: CalculatorName;
  title: () => string;
  /** one line: what it answers */
  promise: () => string;
  icon: LucideIcon;
  topic: Topic;
  keywords: readonly string[];
  /** what people look for next */
  related: readonly CalculatorName[];
}

export const TOPICS: Record<Topic, () => string> = {
  water: m.calculators_topic_water,
  pool: m.calculators_topic_pool,
  sanitizing: m.common_chlorine,
  bench: m.calculators_topic_bench,
};

const entry = (
  name: CalculatorName,
  topic: Topic,
  icon: LucideIcon,
  title: () => string,
  promise: () => string,
  keywords: readonly string[],
  related: readonly CalculatorName[],
): CalculatorEntry => ({ name, topic, icon, title, promise, keywords, related });

export const CALCULATORS: Record<CalculatorName, CalculatorEntry> = {
  plan: entry(
    'plan',
    'water',
    ListChecks,
    m.calculators_plan_title,
    m.calculators_plan_promise,
    ['pool treatment plan', 'what to add to my pool', 'pool test to dose', 'pool dosing calculator'],
    ['balance', 'dose', 'targets'],
  ),
  balance: entry(
    'balance',
    'water',
    Scale,
    m.calculators_balance_title,
    m.calculators_balance_promise,
    ['saturation index calculator', 'LSI calculator', 'CSI pool', 'Ryznar index', 'active chlorine HOCl'],
    ['effect', 'targets', 'plan'],
  ),
  dose: entry(
    'dose',
    'water',
    FlaskConical,
    m.calculators_dose_title,
    m.calculators_dose_promise,
    ['pool chemical dose', 'how much chlorine to add', 'how much acid to lower pH', 'baking soda pool calculator'],
    ['effect', 'plan', 'chlorine-strength'],
  ),
  effect: entry(
    'effect',
    'water',
    Beaker,
    m.calculators_effect_title,
    m.calculators_effect_promise,
    ['effects of adding pool chemicals', 'trichlor raises cyanuric acid', 'what does soda ash do'],
    ['dose', 'balance', 'plan'],
  ),
  targets: entry(
    'targets',
    'water',
    Target,
    m.calculators_targets_title,
    m.calculators_targets_promise,
    ['chlorine cyanuric acid chart', 'ideal pool levels', 'FC CYA chart', 'spa water levels'],
    ['plan', 'balance', 'dose'],
  ),
  volume: entry(
    'volume',
    'pool',
    Ruler,
    m.calculators_volume_title,
    m.calculators_volume_promise,
    ['pool volume calculator', 'how many gallons is my pool', 'kidney pool volume', 'oval pool gallons'],
    ['plan', 'turnover', 'heater'],
  ),
  dilution: entry(
    'dilution',
    'pool',
    Droplets,
    m.calculators_dilution_title,
    m.calculators_dilution_promise,
    ['drain and refill calculator', 'lower cyanuric acid', 'partial drain pool', 'dilute pool water'],
    ['effect', 'targets', 'plan'],
  ),
  turnover: entry(
    'turnover',
    'pool',
    RefreshCw,
    m.calculators_turnover_title,
    m.calculators_turnover_promise,
    ['pool turnover calculator', 'pump run time', 'variable speed pump savings'],
    ['volume', 'salt-cell', 'heater'],
  ),
  'salt-cell': entry(
    'salt-cell',
    'pool',
    Bolt,
    m.calculators_salt_cell_title,
    m.calculators_salt_cell_promise,
    ['salt cell run time', 'SWG percentage calculator', 'salt chlorinator output'],
    ['turnover', 'targets', 'dose'],
  ),
  heater: entry(
    'heater',
    'pool',
    ThermometerSun,
    m.calculators_heater_title,
    m.calculators_heater_promise,
    ['pool heating cost', 'how long to heat a pool', 'heat pump pool cost', 'gas pool heater time'],
    ['evaporation', 'volume', 'turnover'],
  ),
  evaporation: entry(
    'evaporation',
    'pool',
    CloudSun,
    m.calculators_evaporation_title,
    m.calculators_evaporation_promise,
    ['pool evaporation calculator', 'pool water loss per day', 'pool cover savings'],
    ['leak-test', 'heater', 'dilution'],
  ),
  'leak-test': entry(
    'leak-test',
    'pool',
    PaintBucket,
    m.calculators_leak_test_title,
    m.calculators_leak_test_promise,
    ['bucket test pool leak', 'is my pool leaking', 'pool leak calculator'],
    ['evaporation', 'volume', 'dilution'],
  ),
  bathers: entry(
    'bathers',
    'sanitizing',
    Users,
    m.calculators_bathers_title,
    m.calculators_bathers_promise,
    ['bather load chlorine', 'pool party chlorine', 'hot tub chlorine per person'],
    ['dose', 'breakpoint', 'effect'],
  ),
  breakpoint: entry(
    'breakpoint',
    'sanitizing',
    Atom,
    m.common_breakpoint,
    m.calculators_breakpoint_promise,
    ['breakpoint chlorination calculator', 'combined chlorine removal', 'ammonia in pool'],
    ['dose', 'bathers', 'targets'],
  ),
  'contact-time': entry(
    'contact-time',
    'sanitizing',
    Timer,
    m.calculators_contact_time_title,
    m.calculators_contact_time_promise,
    ['fecal accident pool', 'CT value chlorine', 'Cryptosporidium pool disinfection'],
    ['dose', 'breakpoint', 'balance'],
  ),
  'chlorine-strength': entry(
    'chlorine-strength',
    'sanitizing',
    Hourglass,
    m.calculators_chlorine_strength_title,
    m.calculators_chlorine_strength_promise,
    ['liquid chlorine shelf life', 'bleach strength over time', 'does pool chlorine expire'],
    ['dose', 'effect', 'plan'],
  ),
  drops: entry(
    'drops',
    'bench',
    Pipette,
    m.calculators_drops_title,
    m.calculators_drops_promise,
    ['FAS-DPD drops ppm', 'alkalinity drops', 'test kit drop count'],
    ['balance', 'plan', 'units'],
  ),
  units: entry(
    'units',
    'bench',
    ArrowLeftRight,
    m.common_units,
    m.calculators_units_promise,
    ['gallons to liters pool', 'fluid ounces to ml', 'gpm to liters per minute', 'psi to bar'],
    ['volume', 'drops', 'dose'],
  ),
};
