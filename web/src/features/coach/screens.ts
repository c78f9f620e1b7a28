// What the coach knows of the page that the person came from: its name, the values on it, and questions that fit.
import {
  dose,
  type DoseParameter,
  fromCanonical,
  LOOKS,
  type Parameter,
  PARAMETERS,
  PRODUCT_IDS,
  type ProductId,
  unitSymbol,
  usualUnit,
} from '@limpid/chemistry';
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { LOOK_LABELS } from '../../i18n/looks.ts';
import { parameterDisplay, shownValue } from '../../i18n/parameters.ts';
import { productName } from '../../i18n/product-names.ts';
import type { Units } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { DOSE_TARGETS } from './dose/dose-link.ts';

export interface Screen {
  title: string;
  /** what was typed there, in one line */
  facts?: string;
  /** the same as a question, for the server: what later questions refer to */
  question?: string;
  suggestions: string[];
  /** what waits to be done there */
  next?: { label: string; to: string };
}

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
  volume: [m.calculators_volume_title, [m.coach_ask_volume, m.coach_ask_pump_hours]],
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

/** By the beginning of the address; the longer come first. */
const PAGES: readonly NamedPage[] = [
  [/^\/(?:dashboard|profile)/, m.common_today, [m.coach_ask_add, m.coach_ask_swim, m.coach_ask_runs_out], m.coach_ask_add],
  [/^\/chemistry\/strip/, m.strip_title, [m.coach_ask_kits, m.coach_ask_how_often, m.coach_ask_add]],
  [/^\/chemistry\/water-photo/, m.strip_look_title, [m.coach_ask_green, m.coach_ask_cloudy, m.coach_ask_swim]],
  [/^\/chemistry\/log/, m.common_log_a_test, [m.coach_ask_log, m.coach_ask_how_often, m.coach_ask_kits]],
  [/^\/chemistry\/clear-up/, m.clear_up_title, [m.coach_ask_shock_level, m.coach_ask_green, m.coach_ask_swim]],
  [/^\/chemistry\/shopping/, m.common_shopping_list, [m.coach_ask_store, m.coach_ask_chlorines, m.coach_ask_mix]],
  [/^(?:\/chemistry)?\/calculators/, m.common_calculators, [m.coach_ask_dose, m.coach_ask_index, m.coach_ask_drain]],
  [/^\/chemistry/, m.common_water_chemistry, [m.coach_ask_ph_trend, m.coach_ask_fc_target, m.coach_ask_runs_out]],
  [/^\/maintenance/, m.tasks_title, [m.coach_ask_due, m.coach_ask_last_backwash, m.coach_ask_remind], m.coach_ask_due],
  [/^\/pools\/[^/]+\/pump/, m.equipment_planner_title, [m.coach_ask_pump_hours, m.coach_ask_variable_speed]],
  [/^\/pools\/[^/]+\/equipment/, m.common_equipment, [m.coach_ask_equipment, m.coach_ask_filter, m.coach_ask_cell], m.coach_ask_equipment],
  [/^\/library\/symptoms/, m.library_solver, [m.coach_ask_green, m.coach_ask_cloudy, m.coach_ask_smell]],
  [/^\/library/, m.library_title, [m.coach_ask_cya, m.coach_ask_how_often, m.coach_ask_mix]],
  [/^\/faq/, m.common_questions_and_answers, [m.coach_ask_how_often, m.coach_ask_mix, m.coach_ask_drain_safe]],
  [/^\/proof/, m.common_proof, [m.coach_ask_dose, m.coach_ask_index, m.coach_ask_fc_target]],
];

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
const figure = (value: number, decimals: number, least = 0) =>
  numberFormat(languageTag(), { maximumFractionDigits: decimals, minimumFractionDigits: least }).format(value);

function levelText(parameter: Parameter, value: number, units: Units): string {
  const { decimals, leastDecimals } = parameterDisplay(parameter, units);
  return figure(shownValue(parameter, value, units), decimals, leastDecimals);
}

const numberOf = (values: URLSearchParams, name: string): number | undefined => {
  const text = values.get(name);
  const value = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
};

/** A name within a sentence. */
const inside = (name: string): string => (name === 'pH' ? name : name.toLocaleLowerCase(languageTag()));

/** "total alkalinity 92 ppm" */
export function levelWithName(parameter: Parameter, value: number, units: Units): string {
  const { label, unit } = parameterDisplay(parameter, units);
  return `${inside(label)} ${levelText(parameter, value, units)}${unit ? ` ${unit}` : ''}`;
}

const volumeText = (litres: number, units: Units): string => {
  const unit = usualUnit('volume', units);
  return `${figure(fromCanonical('volume', litres, unit), 0)} ${unitSymbol('volume', unit)}`;
};

interface Change {
  parameter: Parameter;
  from: number;
  to: number;
}

/** A calculator may be filled with what its product can't do, such as to lower chlorine with chlorine: that is no question. */
function canDose(productId: ProductId, { parameter, from, to }: Change, volumeL: number, values: URLSearchParams): boolean {
  const known = PARAMETERS.flatMap((name) => {
    const value = numberOf(values, name);
    return value === undefined ? [] : [[name, value]];
  });
  const water = { ph: 7.5, alkalinityPpm: 100, cyanuricAcidPpm: 0, ...Object.fromEntries(known), [parameter]: from };
  try {
    return dose({ volumeL, water, productId, target: { parameter: parameter as DoseParameter, value: to } }).steps.length > 0;
  } catch {
    return false;
  }
}

/** "pH 8.0 → 7.5 · 15,000 gal", and the same as a question. */
function doseOf(values: URLSearchParams, units: Units): Pick<Screen, 'facts' | 'question'> {
  const parameter = PARAMETERS.find((name) => name === values.get('parameter'));
  const productId: ProductId | undefined = PRODUCT_IDS.find((id) => id === values.get('productId'));
  const [from, to] = parameter ? [numberOf(values, parameter), numberOf(values, DOSE_TARGETS[parameter] ?? '')] : [];
  const volumeL = numberOf(values, 'volumeL');
  if (!parameter || !productId || from === undefined || to === undefined || volumeL === undefined) return {};
  const { label, unit } = parameterDisplay(parameter, units);
  const [before, after] = [levelText(parameter, from, units), `${levelText(parameter, to, units)}${unit ? ` ${unit}` : ''}`];
  const volume = volumeText(volumeL, units);
  const facts = `${label} ${m.coach_from_to({ from: before, to: after })} · ${volume}`;
  if (!canDose(productId, { parameter, from, to }, volumeL, values)) return { facts };
  return {
    facts,
    question: m.coach_ask_dose_of({ product: inside(productName(productId)), parameter: inside(label), from: before, to: after, volume }),
  };
}

/** What else a calculator was filled with: its values in a line, as many as fit a glance. */
function levelsOf(values: URLSearchParams, units: Units): string | undefined {
  const levels = PARAMETERS.flatMap((name) => {
    const value = numberOf(values, name);
    return value === undefined ? [] : [`${parameterDisplay(name, units).short} ${levelText(name, value, units)}`];
  });
  const volumeL = numberOf(values, 'volumeL');
  const parts = [...levels.slice(0, 4), ...(volumeL === undefined ? [] : [volumeText(volumeL, units)])];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

function calculatorScreen([title, asks]: Named, name: string, values: URLSearchParams, units: Units): Screen {
  const dose = name === 'dose' ? doseOf(values, units) : {};
  const facts = dose.facts ?? levelsOf(values, units);
  const suggestions = [...(dose.question ? [dose.question] : []), ...textsOf(asks).slice(dose.question ? 1 : 0)];
  return { title: title(), ...dose, ...(facts ? { facts } : {}), suggestions };
}

/** "FC 1 · pH 7.8" and "My strip shows free chlorine 1 ppm, pH 7.8.": what a strip showed, confirmed by the person. */
function stripScreen(values: URLSearchParams, units: Units): Screen | undefined {
  const shown = PARAMETERS.flatMap((name) => {
    const value = numberOf(values, name);
    return value === undefined ? [] : [{ name, value, ...parameterDisplay(name, units) }];
  });
  if (shown.length === 0) return undefined;
  const sign = (name: Parameter) => (values.getAll('above').includes(name) ? '>' : values.getAll('below').includes(name) ? '<' : '');
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
}

/** The address of an article, if it is one. */
export const articleSlug = (about: string | null): string | undefined =>
  /^\/library\/(?!symptoms(?:$|[?/]))([a-z0-9-]+)/.exec(about ?? '')?.[1];

/** Undefined where the page has nothing of its own to ask about. */
export function screenOf(about: string | null, { units, poolName, articleTitle }: Around): Screen | undefined {
  if (about === null) return undefined;
  const [path = '', query = ''] = about.split('?');
  const name = /^(?:\/chemistry)?\/calculators\/([a-z-]+)/.exec(path)?.[1] ?? '';
  const calculator = Object.hasOwn(CALCULATORS, name) ? CALCULATORS[name] : undefined;
  if (calculator) return calculatorScreen(calculator, name, new URLSearchParams(query), units);
  if (articleSlug(about) !== undefined) {
    if (articleTitle === undefined) return undefined;
    return { title: articleTitle, question: articleTitle, suggestions: [m.coach_ask_article({ title: articleTitle }), m.coach_ask_add()] };
  }
  const asked = path === '/search' ? (new URLSearchParams(query).get('q') ?? '').trim() : '';
  if (asked !== '') return { title: m.common_search(), facts: asked, suggestions: [asked] };
  const guideName = new URLSearchParams(query).get('guide') ?? '';
  const guide = /^\/pools\/[^/]+\/?$/.test(path) && Object.hasOwn(GUIDES, guideName) ? GUIDES[guideName] : undefined;
  if (guide)
    return {
      title: guide(),
      suggestions: [m.coach_ask_article({ title: guide() }), ...textsOf([m.coach_ask_add, m.coach_ask_drain_safe])],
    };
  if (/^\/pools\/[^/]+\/?$/.test(path) && poolName !== undefined)
    return {
      title: poolName,
      question: m.coach_ask_state({ pool: poolName }),
      suggestions: [m.coach_ask_state({ pool: poolName }), ...textsOf([m.coach_ask_fc_target, m.coach_ask_ph_trend])],
    };
  const strip = path === '/chemistry/strip' ? stripScreen(new URLSearchParams(query), units) : undefined;
  if (strip) return strip;
  const look = path === '/chemistry/water-photo' ? LOOKS.find((one) => one === new URLSearchParams(query).get('look')) : undefined;
  if (look) {
    const label = LOOK_LABELS[look]();
    const question = m.coach_ask_look({ look: inside(label) });
    return { title: m.strip_look_title(), facts: label, question, suggestions: [question, m.coach_ask_swim()] };
  }
  const page = PAGES.find(([pattern]) => pattern.test(path));
  if (!page) return undefined;
  const [, title, asks, question] = page;
  return { title: title(), ...(question && { question: question() }), suggestions: textsOf(asks) };
}
