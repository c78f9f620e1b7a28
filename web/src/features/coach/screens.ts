// What the coach knows of the page that the person came from: its name, the values on it, and questions that fit.
import { LOOKS } from '@limpid/chemistry';
import { LOOK_LABELS } from '../../i18n/looks.ts';
import { parameterDisplay } from '../../i18n/parameters.ts';
import type { Units } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { TYPED } from './screen-calculators.ts';
import { noticedIn } from './screen-symptoms.ts';
import { inside, levelsIn, levelText, levelWithName, numberOf, quantityText } from './screen-values.ts';

export interface Screen {
  title: string;
  /** what was typed there, in one line */
  facts?: string;
  /** the same as a question: what later questions refer to */
  question?: string;
  /** for the server: the address of the screen, and the question */
  about: string;
  suggestions: string[];
  /** what waits to be done there */
  next?: { label: string; to: string };
}

type Shown = Omit<Screen, 'about'>;
type Asks = readonly (() => string)[];
type Named = readonly [title: () => string, asks: Asks];
/** `about`: what the page itself answers, as a question, so that "and tomorrow?" has something to follow. Without numbers: they would be taken over. */
type NamedPage = readonly [pattern: RegExp, ...Named, about?: () => string];

const CALCULATORS: Readonly<Record<string, Named>> = {
  plan: [m.calculators_plan_title, [m.coach_ask_add, m.coach_ask_order, m.coach_ask_mix]],
  balance: [m.calculators_balance_title, [m.coach_ask_index, m.coach_ask_scale]],
  dose: [m.calculators_dose_title, [m.coach_ask_dose, m.coach_ask_mix]],
  effect: [m.calculators_effect_title, [m.coach_ask_effect, m.coach_ask_mix]],
  targets: [m.calculators_targets_title, [m.coach_ask_fc_target, m.coach_ask_cya]],
  volume: [m.calculators_volume_title, [m.coach_ask_volume, m.coach_ask_volume_how]],
  dilution: [m.calculators_dilution_title, [m.coach_ask_drain, m.coach_ask_drain_safe]],
  turnover: [m.calculators_turnover_title, [m.coach_ask_pump_hours, m.coach_ask_variable_speed]],
  'salt-cell': [m.calculators_salt_cell_title, [m.coach_ask_salt, m.coach_ask_cell]],
  heater: [m.calculators_heater_title, [m.coach_ask_heat, m.coach_ask_cover]],
  evaporation: [m.calculators_evaporation_title, [m.coach_ask_evaporation, m.coach_ask_leak]],
  'leak-test': [m.calculators_leak_test_title, [m.coach_ask_leak, m.coach_ask_evaporation]],
  bathers: [m.calculators_bathers_title, [m.coach_ask_party, m.coach_ask_swim]],
  breakpoint: [m.common_breakpoint, [m.coach_ask_breakpoint, m.coach_ask_shock_level]],
  'contact-time': [m.calculators_contact_time_title, [m.coach_ask_fecal, m.coach_ask_swim]],
  'chlorine-strength': [m.calculators_chlorine_strength_title, [m.coach_ask_shelf_life, m.coach_ask_chlorines]],
  drops: [m.calculators_drops_title, [m.coach_ask_kits, m.coach_ask_how_often]],
  units: [m.common_units, [m.coach_ask_convert, m.coach_ask_volume]],
};

/** What is asked instead of an example with other numbers than the ones that are typed. */
const INSTEAD: Readonly<Record<string, () => string>> = {
  dose: m.coach_ask_order,
  dilution: m.coach_ask_cya,
  breakpoint: m.coach_ask_breakpoint_what,
  heater: m.coach_ask_heater_which,
  effect: m.coach_ask_order,
  volume: m.coach_ask_volume_how,
};

/** By the beginning of the address; the longer come first, and the last is any other. */
const PAGES: readonly NamedPage[] = [
  [/^\/(?:dashboard|profile)/, m.common_today, [m.coach_ask_add, m.coach_ask_swim, m.coach_ask_runs_out], m.coach_ask_add],
  [/^\/chemistry\/strip/, m.strip_title, [m.coach_ask_kits, m.coach_ask_how_often, m.coach_ask_add]],
  [/^\/chemistry\/water-photo/, m.strip_look_title, [m.coach_ask_green, m.coach_ask_cloudy, m.coach_ask_swim]],
  [/^\/chemistry\/log/, m.common_log_a_test, [m.coach_ask_log, m.coach_ask_how_often, m.coach_ask_kits]],
  [/^\/chemistry\/clear-up/, m.clear_up_title, [m.coach_ask_shock_level, m.coach_ask_green, m.coach_ask_swim]],
  [/^\/chemistry\/treatments/, m.common_treatments, [m.coach_ask_order, m.coach_ask_mix, m.coach_ask_swim]],
  [/^\/chemistry\/shopping/, m.common_shopping_list, [m.coach_ask_store, m.coach_ask_chlorines, m.coach_ask_mix]],
  [/^(?:\/chemistry)?\/calculators/, m.common_calculators, [m.coach_ask_dose, m.coach_ask_index, m.coach_ask_drain]],
  [/^\/chemistry/, m.common_water_chemistry, [m.coach_ask_ph_trend, m.coach_ask_fc_target, m.coach_ask_runs_out]],
  [/^\/maintenance/, m.tasks_title, [m.coach_ask_due, m.coach_ask_last_backwash, m.coach_ask_remind], m.coach_ask_due],
  [/^\/pools\/[^/]+\/pump/, m.equipment_planner_title, [m.coach_ask_pump_hours, m.coach_ask_variable_speed]],
  [/^\/pools\/[^/]+\/equipment/, m.common_equipment, [m.coach_ask_equipment, m.coach_ask_filter, m.coach_ask_cell], m.coach_ask_equipment],
  [/^\/library\/symptoms/, m.library_solver, [m.coach_ask_green, m.coach_ask_cloudy, m.coach_ask_smell]],
  [/^\/library/, m.library_title, [m.coach_ask_cya, m.coach_ask_how_often, m.coach_ask_mix]],
  [/^(?:\/es)?\/faq/, m.common_questions_and_answers, [m.coach_ask_how_often, m.coach_ask_mix, m.coach_ask_drain_safe]],
  [/^\/proof/, m.common_proof, [m.coach_ask_numbers, m.coach_ask_index, m.coach_ask_fc_target]],
  [/^\/search/, m.common_search, [m.coach_ask_here, m.coach_ask_add]],
  [/^\/notifications/, m.notifications_bell, [m.coach_ask_here, m.coach_ask_due, m.coach_ask_reminders]],
  [/^\/settings\/profile/, m.settings_profile, [m.coach_ask_here, m.coach_ask_stored, m.coach_ask_delete]],
  [/^\/settings\/units/, m.common_units, [m.coach_ask_here, m.coach_ask_convert]],
  [/^\/settings\/appearance/, m.common_appearance, [m.coach_ask_here, m.coach_ask_add]],
  [/^\/settings\/privacy|^\/privacy-settings/, m.common_privacy_settings, [m.coach_ask_here, m.coach_ask_stored]],
  [/^\/settings\/security/, m.common_security_settings, [m.coach_ask_here, m.coach_ask_two_step]],
  [/^\/settings\/notifications/, m.notifications_bell, [m.coach_ask_here, m.coach_ask_reminders]],
  [/^\/settings/, m.common_settings, [m.coach_ask_here, m.coach_ask_reminders, m.coach_ask_stored]],
  [/^\/pricing/, m.common_pricing, [m.coach_ask_price, m.coach_ask_here]],
  [/^\/contact/, m.common_contact, [m.coach_ask_here, m.coach_ask_numbers]],
  [/^\/terms/, m.common_terms_of_use, [m.coach_ask_here, m.coach_ask_stored]],
  [/^\/privacy/, m.common_privacy_notice, [m.coach_ask_here, m.coach_ask_stored, m.coach_ask_delete]],
  [/^\/disclaimer/, m.public_disclaimer, [m.coach_ask_here, m.coach_ask_mix, m.coach_ask_store]],
  [/^\/about-limpid/, m.common_about_limpid, [m.coach_ask_here, m.coach_ask_numbers]],
  [/^\/setup/, m.setup_title, [m.coach_ask_here, m.coach_ask_volume_how]],
  // the page of a pool that isn't there
  [/^\/pools/, m.common_pool, [m.coach_ask_here, m.coach_ask_add]],
  [/^/, m.public_not_found_title, [m.coach_ask_here, m.coach_ask_add]],
];

/** The pages about a state, by the end of their address. */
const STATES: Readonly<Record<string, string>> = {
  florida: 'Florida', hawaii: 'Hawaii', 'southern-california': 'Southern California', arizona: 'Arizona', nevada: 'Nevada',
}; // prettier-ignore

/** The guided lists, by their names in the address of a pool. */
const GUIDES: Readonly<Record<string, () => string>> = {
  away: m.plan_guide_away,
  storm: m.plan_guide_storm,
  well: m.plan_guide_well,
  opening: m.plan_guide_opening,
  closing: m.plan_guide_closing,
  water_change: m.plan_guide_water_change,
};

const textsOf = (asks: Asks): string[] => asks.map((ask) => ask());

/** What else a calculator was filled with: its values in a line, as many as fit a glance. */
function levelsOf(values: URLSearchParams, units: Units): string | undefined {
  const levels = levelsIn(values).map(({ name, value }) => `${parameterDisplay(name, units).short} ${levelText(name, value, units)}`);
  const volumeL = numberOf(values, 'volumeL');
  const parts = [...levels.slice(0, 4), ...(volumeL === undefined ? [] : [quantityText('volume', volumeL, units)])];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** With the numbers that are typed; an example only where nothing is. */
function calculatorScreen([title, [example, ...others]]: Named, name: string, values: URLSearchParams, units: Units): Shown {
  const typed = Object.hasOwn(TYPED, name) ? TYPED[name]?.(values, units) : undefined;
  const facts = typed?.facts ?? levelsOf(values, units);
  const general = values.size > 0 ? (INSTEAD[name] ?? example) : example;
  const first = typed?.question ?? general?.();
  const suggestions = [...(first === undefined ? [] : [first]), ...textsOf(others)];
  return { title: title(), ...typed, ...(facts ? { facts } : {}), suggestions: [...new Set(suggestions)] };
}

/** "FC 1 · pH 7.8" and "My strip shows free chlorine 1 ppm, pH 7.8.": what a strip showed, confirmed by the person. */
function stripScreen(values: URLSearchParams, units: Units): Shown | undefined {
  const shown = levelsIn(values).map((level) => ({ ...level, ...parameterDisplay(level.name, units) }));
  if (shown.length === 0) return undefined;
  const sign = (name: string) => (values.getAll('above').includes(name) ? '>' : values.getAll('below').includes(name) ? '<' : '');
  const levels = shown.map(({ name, value }) => levelWithName(name, value, units));
  const question = m.coach_strip_shows({ values: levels.join(', ') });
  return {
    title: m.strip_title(),
    facts: shown.map(({ name, value, short }) => `${short} ${sign(name)}${levelText(name, value, units)}`).join(' · '),
    question,
    suggestions: [`${question} ${m.coach_ask_add()}`, `${question} ${m.coach_ask_swim()}`],
    next: { label: m.coach_save_strip(), to: '/chemistry/log' },
  };
}

export interface Around {
  units: Units;
  poolName: string | undefined;
  /** of the article that was open, once it is known */
  articleTitle: string | undefined;
  isSalt?: boolean;
}

/** The address of an article, if it is one. */
export const articleSlug = (about: string | null): string | undefined =>
  /^\/library\/(?!symptoms(?:$|[?/]))([a-z0-9-]+)/.exec(about ?? '')?.[1];

const aboutState = (path: string): Shown | undefined => {
  const [, kind, state = ''] = /^\/pool-(services|care|maintenance|regulations)-([a-z-]+)/.exec(path) ?? [];
  if (kind === undefined || !Object.hasOwn(STATES, state)) return undefined;
  const region = STATES[state] ?? '';
  const title = kind === 'regulations' ? m.rules_title({ region }) : m.common_pool_care_in_region({ region });
  const also = kind === 'regulations' ? m.coach_ask_drain_safe() : m.coach_ask_how_often();
  return { title, suggestions: [m.coach_ask_article({ title }), also] };
};

/** The longest that the server takes. */
const MOST_CHARACTERS = 300;
const withAbout = (shown: Shown, address: string): Screen => ({
  ...shown,
  about: [address, ...(shown.question === undefined ? [] : [shown.question])].join(' ').slice(0, MOST_CHARACTERS).trimEnd(),
});

/** Undefined where the page is not known yet. */
export function screenOf(about: string | null, around: Around): Screen | undefined {
  if (about === null) return undefined;
  const [path = '', query = ''] = about.split('?');
  const values = new URLSearchParams(query);
  const name = /^(?:\/chemistry)?\/calculators\/([a-z-]+)/.exec(path)?.[1] ?? '';
  const calculator = Object.hasOwn(CALCULATORS, name) ? CALCULATORS[name] : undefined;
  if (calculator) return withAbout(calculatorScreen(calculator, name, values, around.units), path);
  if (articleSlug(about) !== undefined) {
    const { articleTitle: title } = around;
    if (title === undefined) return undefined;
    return withAbout({ title, question: title, suggestions: [m.coach_ask_article({ title }), m.coach_ask_add()] }, path);
  }
  const noticed = path === '/library/symptoms' ? noticedIn(values) : undefined;
  if (noticed) return withAbout({ title: m.library_solver(), facts: noticed.facts, suggestions: noticed.asks }, `${path}?${noticed.query}`);
  if (/^\/pools\/[^/]+\/?$/.test(path)) {
    const pool = poolScreen(values, around);
    if (pool) return withAbout(pool.shown, pool.guide === undefined ? path : `${path}?guide=${pool.guide}`);
  }
  const look = path === '/chemistry/water-photo' ? LOOKS.find((one) => one === values.get('look')) : undefined;
  if (look) return withAbout(lookScreen(look), `${path}?look=${look}`);
  return withAbout(aboutState(path) ?? ofPage(path, values, around), path);
}

/** A guided list of the pool that is open, or the pool. */
function poolScreen(values: URLSearchParams, { poolName }: Around): { shown: Shown; guide?: string } | undefined {
  const guide = values.get('guide') ?? '';
  const title = Object.hasOwn(GUIDES, guide) ? GUIDES[guide]?.() : undefined;
  if (title !== undefined)
    return {
      guide,
      shown: { title, suggestions: [m.coach_ask_article({ title }), ...textsOf([m.coach_ask_add, m.coach_ask_drain_safe])] },
    };
  if (poolName === undefined) return undefined;
  const question = m.coach_ask_state({ pool: poolName });
  return { shown: { title: poolName, question, suggestions: [question, ...textsOf([m.coach_ask_fc_target, m.coach_ask_ph_trend])] } };
}

function lookScreen(look: (typeof LOOKS)[number]): Shown {
  const label = LOOK_LABELS[look]();
  const question = m.coach_ask_look({ look: inside(label) });
  return { title: m.strip_look_title(), facts: label, question, suggestions: [question, m.coach_ask_swim()] };
}

function ofPage(path: string, values: URLSearchParams, { units, isSalt }: Around): Shown {
  const asked = path === '/search' ? (values.get('q') ?? '').trim() : '';
  if (asked !== '') return { title: m.common_search(), facts: asked, suggestions: [asked] };
  const strip = path === '/chemistry/strip' ? stripScreen(values, units) : undefined;
  if (strip) return strip;
  const [, title, asks, question] = PAGES.find(([pattern]) => pattern.test(path)) ?? [/^/, m.public_not_found_title, []];
  // the cell is a question of salt pools only
  const fitting = asks.map((ask) => (ask === m.coach_ask_cell ? (isSalt ? m.coach_ask_salt : m.coach_ask_pump_hours) : ask));
  return { title: title(), ...(question && { question: question() }), suggestions: textsOf(fitting) };
}
