// What is typed in a calculator, as a question that the coach can work out. Undefined where it makes none.
import {
  dose,
  type DoseParameter,
  fromCanonical,
  type Parameter,
  PARAMETERS,
  PRODUCT_IDS,
  type ProductId,
  usualUnit,
} from '@limpid/chemistry';
import { parameterDisplay } from '../../i18n/parameters.ts';
import { productName } from '../../i18n/product-names.ts';
import type { Units } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { DOSE_TARGETS } from './dose/dose-link.ts';
import { figure, inside, levelsIn, levelText, levelWithName, numberOf, quantityText } from './screen-values.ts';

/** `question`: with all its numbers, so that a later question can follow it. */
export interface Typed {
  facts?: string;
  question?: string;
}
type Read = (values: URLSearchParams, units: Units) => Typed;

interface Change {
  parameter: Parameter;
  from: number;
  to: number;
}

/** A calculator may be filled with what its product can't do, such as to lower chlorine with chlorine. */
function canDose(productId: ProductId, { parameter, from, to }: Change, volumeL: number, values: URLSearchParams): boolean {
  const known = levelsIn(values).map(({ name, value }) => [name, value]);
  const water = { ph: 7.5, alkalinityPpm: 100, cyanuricAcidPpm: 0, ...Object.fromEntries(known), [parameter]: from };
  try {
    return dose({ volumeL, water, productId, target: { parameter: parameter as DoseParameter, value: to } }).steps.length > 0;
  } catch {
    return false;
  }
}

const withUnit = (text: string, unit: string): string => (unit ? `${text} ${unit}` : text);

/** "pH 8.0 → 7.5 · 15,000 gal", and the same as a question. */
const doseOf: Read = (values, units) => {
  const parameter = PARAMETERS.find((name) => name === values.get('parameter'));
  const productId: ProductId | undefined = PRODUCT_IDS.find((id) => id === values.get('productId'));
  const [from, to] = parameter ? [numberOf(values, parameter), numberOf(values, DOSE_TARGETS[parameter] ?? '')] : [];
  const volumeL = numberOf(values, 'volumeL');
  if (!parameter || !productId || from === undefined || to === undefined || volumeL === undefined) return {};
  const { label, unit } = parameterDisplay(parameter, units);
  const [before, after] = [levelText(parameter, from, units), withUnit(levelText(parameter, to, units), unit)];
  const volume = quantityText('volume', volumeL, units);
  const facts = `${label} ${m.coach_from_to({ from: before, to: after })} · ${volume}`;
  if (canDose(productId, { parameter, from, to }, volumeL, values)) {
    const asked = { product: inside(productName(productId)), parameter: inside(label), from: before, to: after, volume };
    return { facts, question: m.coach_ask_dose_of(asked) };
  }
  if (from === to) return { facts };
  const change = { parameter: label, from: withUnit(before, unit), to: after };
  return { facts, question: to < from ? m.coach_ask_lower_to(change) : m.coach_ask_raise_to(change) };
};

/** "CYA 90 → 45": dissolved solids make no sum of their own. */
const dilutionOf: Read = (values, units) => {
  const parameter = PARAMETERS.find((name) => name === values.get('what'));
  const [from, to, volumeL] = ['nowPpm', 'wantedPpm', 'volumeL'].map((name) => numberOf(values, name));
  const fill = numberOf(values, 'fillPpm') ?? 0;
  if (!parameter || from === undefined || to === undefined || volumeL === undefined) return {};
  const { label, unit } = parameterDisplay(parameter, units);
  const [before, after] = [levelText(parameter, from, units), levelText(parameter, to, units)];
  const volume = quantityText('volume', volumeL, units);
  const facts = `${label} ${m.coach_from_to({ from: before, to: withUnit(after, unit) })} · ${volume}`;
  if (parameter === 'tdsPpm' || to >= from || to <= fill) return { facts };
  if (fill > 0)
    return {
      facts,
      question: m.coach_ask_drain_fill({ parameter: label, from: before, to: after, fill: levelText(parameter, fill, units) }),
    };
  return { facts, question: m.coach_ask_drain_of({ parameter: label, from: before, to: after, volume }) };
};

const breakpointOf: Read = (values, units) => {
  const [combined, volumeL] = ['combinedChlorinePpm', 'volumeL'].map((name) => numberOf(values, name));
  if (!combined || volumeL === undefined) return {};
  const value = levelText('combinedChlorinePpm', combined, units);
  return { question: m.coach_ask_breakpoint_of({ value, volume: quantityText('volume', volumeL, units) }) };
};

const HEATERS: Readonly<Record<string, () => string>> = {
  gas: m.coach_ask_heater_gas,
  heat_pump: m.coach_ask_heater_pump,
  electric: m.coach_ask_heater_electric,
};
const heaterOf: Read = (values, units) => {
  const heater = HEATERS[values.get('heater') ?? ''];
  const [fromC, toC, volumeL, output, input, efficiency] = ['fromC', 'toC', 'volumeL', 'outputKw', 'inputKw', 'efficiencyPercent'].map(
    (name) => numberOf(values, name),
  );
  // what a burner brings into the water
  const kW = output ?? (input === undefined ? undefined : (input * (efficiency ?? 100)) / 100);
  if (!heater || fromC === undefined || toC === undefined || volumeL === undefined || kW === undefined) return {};
  const [from, to] = [fromC, toC].map((value) => quantityText('temperature', value, units, 1));
  const volume = quantityText('volume', volumeL, units);
  const facts = `${m.coach_from_to({ from: from ?? '', to: to ?? '' })} · ${volume}`;
  if (toC <= fromC) return { facts };
  const power = quantityText('power', kW, units, units === 'us' ? 0 : 1);
  return { facts, question: m.coach_ask_heat_of({ volume, from: from ?? '', to: to ?? '', heater: heater(), power }) };
};

/** The products that no sum of the coach knows. */
const WITHOUT_EFFECT: ReadonlySet<ProductId> = new Set<ProductId>([
  'sequestrant', 'metal-remover', 'clarifier', 'flocculant', 'enzyme', 'algaecide', 'fill-water', 'monopersulfate', 'sodium-bromide', 'bromine-tablets', 'sodium-thiosulfate', 'lithium-hypo', 'boric-acid',
]); // prettier-ignore
/** Nor in Spanish, where their names ask for a level. */
const ONLY_IN_ENGLISH: ReadonlySet<ProductId> = new Set<ProductId>(['trichlor', 'cyanuric-acid', 'salt']);
const hasEffect = (productId: ProductId): boolean =>
  !WITHOUT_EFFECT.has(productId) && (getLocale() === 'en' || !ONLY_IN_ENGLISH.has(productId));
/** One number with one unit, as a sum can read it in every language. */
function amountOf(values: URLSearchParams, units: Units): string | undefined {
  const [grams, millilitres] = ['amountG', 'amountMl'].map((name) => numberOf(values, name));
  if (units === 'metric') return grams ? `${figure(grams, 0)} g` : millilitres ? `${figure(millilitres, 0)} mL` : undefined;
  if (grams) return grams < 450 ? `${figure(grams / 28.3495, 1)} oz` : `${figure(grams / 453.592, 2)} lb`;
  if (!millilitres) return undefined;
  return millilitres < 3785 ? `${figure(millilitres / 29.5735, 1)} fl oz` : `${figure(millilitres / 3785.41, 2)} gal`;
}
const effectOf: Read = (values, units) => {
  const productId = PRODUCT_IDS.find((id) => id === values.get('productId'));
  const [amount, volumeL] = [amountOf(values, units), numberOf(values, 'volumeL')];
  if (!productId || amount === undefined || volumeL === undefined) return {};
  const [product, volume] = [productName(productId), quantityText('volume', volumeL, units)];
  const facts = `${amount} ${product} · ${volume}`;
  return hasEffect(productId) ? { facts, question: m.coach_ask_effect_of({ amount, product: inside(product), volume }) } : { facts };
};

const SHAPES: Readonly<Record<string, () => string>> = { rectangle: m.common_rectangle, oval: m.common_oval, round: m.common_round };
const volumeOf: Read = (values, units) => {
  const shape = SHAPES[values.get('shape') ?? ''];
  if (!shape || values.get('method') === 'salt') return {};
  const unit = usualUnit('length', units);
  const [length, width, diameter, shallow, deep] = ['lengthM', 'widthM', 'diameterM', 'shallowDepthM', 'deepDepthM'].map((name) => {
    const value = numberOf(values, name);
    return value === undefined ? undefined : figure(fromCanonical('length', value, unit), 1);
  });
  const size = diameter ?? (length && width ? `${length} × ${width}` : undefined);
  if (size === undefined || shallow === undefined || deep === undefined) return {};
  const question = m.coach_ask_volume_of({ shape: shape(), size: `${size} ${unit}`, shallow, deep, unit });
  return { facts: `${shape()} · ${size} ${unit}`, question };
};

const turnoverOf: Read = (values, units) => {
  const [volumeL, flowLpm] = ['volumeL', 'flowLpm'].map((name) => numberOf(values, name));
  if (volumeL === undefined || !flowLpm) return {};
  const [volume, flow] = [quantityText('volume', volumeL, units), quantityText('flow', flowLpm, units)];
  return { facts: `${volume} · ${flow}`, question: m.coach_ask_turnover_of({ volume, flow }) };
};

const namedLevels = (values: URLSearchParams, units: Units): string[] =>
  levelsIn(values).map(({ name, value }) => levelWithName(name, value, units));

const INDEX_NEEDS = ['ph', 'alkalinityPpm', 'hardnessPpm'];
const balanceOf: Read = (values, units) => {
  const used = new URLSearchParams(
    ['ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'temperatureC'].map((name) => [name, values.get(name) ?? '']),
  );
  if (INDEX_NEEDS.some((name) => numberOf(used, name) === undefined)) return {};
  return { question: m.coach_ask_index_of({ values: namedLevels(used, units).join(', ') }) };
};

const targetsOf: Read = (values, units) => {
  const cya = numberOf(values, 'cyanuricAcidPpm');
  return cya ? { question: m.coach_ask_fc_of({ value: levelWithName('cyanuricAcidPpm', cya, units) }) } : {};
};

const planOf: Read = (values, units) => {
  const [levels, volumeL] = [namedLevels(values, units), numberOf(values, 'volumeL')];
  if (levels.length === 0 || volumeL === undefined) return {};
  return { question: m.coach_ask_test_of({ values: levels.join(', '), volume: quantityText('volume', volumeL, units) }) };
};

export const TYPED: Readonly<Record<string, Read>> = {
  dose: doseOf,
  dilution: dilutionOf,
  breakpoint: breakpointOf,
  heater: heaterOf,
  effect: effectOf,
  volume: volumeOf,
  turnover: turnoverOf,
  balance: balanceOf,
  targets: targetsOf,
  plan: planOf,
};
