// What calculators there are: for the lists, the page heads and search engines. What each computes stands in its own file.
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
import type { CalculatorName } from './calculator-names.ts';

export type Topic = 'water' | 'pool' | 'sanitizing' | 'bench';

export interface CalculatorEntry {
  name: CalculatorName;
  title: string;
  /** one line: what one gets */
  promise: string;
  icon: LucideIcon;
  topic: Topic;
  keywords: readonly string[];
  /** what people look for next */
  related: readonly CalculatorName[];
}

export const TOPICS: Record<Topic, string> = {
  water: 'Water and doses',
  pool: 'Pool and equipment',
  sanitizing: 'Chlorine at work',
  bench: 'At the test bench',
};

const entry = (
  name: CalculatorName,
  topic: Topic,
  icon: LucideIcon,
  title: string,
  promise: string,
  keywords: readonly string[],
  related: readonly CalculatorName[],
): CalculatorEntry => ({ name, topic, icon, title, promise, keywords, related });

export const CALCULATORS: Record<CalculatorName, CalculatorEntry> = {
  plan: entry(
    'plan',
    'water',
    ListChecks,
    'Treatment plan',
    'Type a water test and get the ordered, safe steps that bring it into range.',
    ['pool treatment plan', 'what to add to my pool', 'pool test to dose', 'pool dosing calculator'],
    ['balance', 'dose', 'targets'],
  ),
  balance: entry(
    'balance',
    'water',
    Scale,
    'Water balance',
    'The saturation index, the true carbonate alkalinity and the chlorine that is really active.',
    ['saturation index calculator', 'LSI calculator', 'CSI pool', 'Ryznar index', 'active chlorine HOCl'],
    ['effect', 'targets', 'plan'],
  ),
  dose: entry(
    'dose',
    'water',
    FlaskConical,
    'Dose to a target',
    'How much of a product brings one value to where you want it.',
    ['pool chemical dose', 'how much chlorine to add', 'how much acid to lower pH', 'baking soda pool calculator'],
    ['effect', 'plan', 'chlorine-strength'],
  ),
  effect: entry(
    'effect',
    'water',
    Beaker,
    'What if I add …?',
    'The whole water after an addition: pH, alkalinity and everything else it moves.',
    ['effects of adding pool chemicals', 'trichlor raises cyanuric acid', 'what does soda ash do'],
    ['dose', 'balance', 'plan'],
  ),
  targets: entry(
    'targets',
    'water',
    Target,
    'Target values',
    'What each value should be in your pool, with the chlorine that your cyanuric acid asks for.',
    ['chlorine cyanuric acid chart', 'ideal pool levels', 'FC CYA chart', 'spa water levels'],
    ['plan', 'balance', 'dose'],
  ),
  volume: entry(
    'volume',
    'pool',
    Ruler,
    'Pool volume',
    'Gallons or litres from the shape and the depths, drawn as you type.',
    ['pool volume calculator', 'how many gallons is my pool', 'kidney pool volume', 'oval pool gallons'],
    ['plan', 'turnover', 'heater'],
  ),
  dilution: entry(
    'dilution',
    'pool',
    Droplets,
    'Drain and refill',
    'How much water to replace so that a value falls to where it should be.',
    ['drain and refill calculator', 'lower cyanuric acid', 'partial drain pool', 'dilute pool water'],
    ['effect', 'targets', 'plan'],
  ),
  turnover: entry(
    'turnover',
    'pool',
    RefreshCw,
    'Turnover and pump hours',
    'How long the pump runs for the filtering you want, and what it costs.',
    ['pool turnover calculator', 'pump run time', 'variable speed pump savings'],
    ['volume', 'salt-cell', 'heater'],
  ),
  'salt-cell': entry(
    'salt-cell',
    'pool',
    Bolt,
    'Salt cell setting',
    'The output percent that replaces the chlorine your pool loses each day.',
    ['salt cell run time', 'SWG percentage calculator', 'salt chlorinator output'],
    ['turnover', 'targets', 'dose'],
  ),
  heater: entry(
    'heater',
    'pool',
    ThermometerSun,
    'Heating time and cost',
    'How long a heater takes to warm the water, and what that costs.',
    ['pool heating cost', 'how long to heat a pool', 'heat pump pool cost', 'gas pool heater time'],
    ['evaporation', 'volume', 'turnover'],
  ),
  evaporation: entry(
    'evaporation',
    'pool',
    CloudSun,
    'Evaporation',
    'What the air takes from the pool in a day, in water and in heat.',
    ['pool evaporation calculator', 'pool water loss per day', 'pool cover savings'],
    ['leak-test', 'heater', 'dilution'],
  ),
  'leak-test': entry(
    'leak-test',
    'pool',
    PaintBucket,
    'Leak test with a bucket',
    'Whether the pool loses more than the air takes, with the error of the measurement.',
    ['bucket test pool leak', 'is my pool leaking', 'pool leak calculator'],
    ['evaporation', 'volume', 'dilution'],
  ),
  bathers: entry(
    'bathers',
    'sanitizing',
    Users,
    'Bather load',
    'The chlorine that your guests will use up.',
    ['bather load chlorine', 'pool party chlorine', 'hot tub chlorine per person'],
    ['dose', 'breakpoint', 'effect'],
  ),
  breakpoint: entry(
    'breakpoint',
    'sanitizing',
    Atom,
    'Breakpoint',
    'The chlorine that destroys ammonia and chloramines.',
    ['breakpoint chlorination calculator', 'combined chlorine removal', 'ammonia in pool'],
    ['dose', 'bathers', 'targets'],
  ),
  'contact-time': entry(
    'contact-time',
    'sanitizing',
    Timer,
    'Contact time after an accident',
    'How long to hold a chlorine level before anybody swims again.',
    ['fecal accident pool', 'CT value chlorine', 'Cryptosporidium pool disinfection'],
    ['dose', 'breakpoint', 'balance'],
  ),
  'chlorine-strength': entry(
    'chlorine-strength',
    'sanitizing',
    Hourglass,
    'Strength of old chlorine',
    'What is left of a jug of liquid chlorine after its time on the shelf.',
    ['liquid chlorine shelf life', 'bleach strength over time', 'does pool chlorine expire'],
    ['dose', 'effect', 'plan'],
  ),
  drops: entry(
    'drops',
    'bench',
    Pipette,
    'Drops to ppm',
    'What the drops you counted mean.',
    ['FAS-DPD drops ppm', 'alkalinity drops', 'test kit drop count'],
    ['balance', 'plan', 'units'],
  ),
  units: entry(
    'units',
    'bench',
    ArrowLeftRight,
    'Units',
    'Gallons and litres, ounces and grams, Fahrenheit and Celsius, exactly.',
    ['gallons to litres pool', 'fluid ounces to ml', 'gpm to litres per minute', 'psi to bar'],
    ['volume', 'drops', 'dose'],
  ),
};
