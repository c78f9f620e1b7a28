// What the engine computed for an answer, with what it was computed from.
import type { Parameter } from '@limpid/chemistry';
import { fromCanonical, unitSymbol, usualUnit } from '@limpid/chemistry';
import type { CoachCard as Card, CoachMessage } from '@limpid/contract';
import type { ComponentProps } from 'react';
import { amountText, percentText } from '../../i18n/amounts.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { numberFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { parameterDisplay, shownValue } from '../../i18n/parameters.ts';
import { productName } from '../../i18n/product-names.ts';
import { useUnits, type Units } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { type Status, StatusPill } from '../../ui/badge.tsx';
import { CARD_FRAME, CardLink, type Fact, Facts } from './card-parts.tsx';
import { measuresOf } from './card-measures.ts';
import { DoseCard } from './dose/dose-card.tsx';
import { changedBy, type EffectOf, isEffect } from './effect-of.ts';

type Inputs = CoachMessage['cards'][number]['inputs'];

/** As finely as a test reads: 8.8, and 0.35 below one. */
const finely = (value: number) => (Math.abs(value) < 1 ? 2 : 1);
/** With at least the decimals that the test has: pH 8.0 and not 8. */
const shown = (value: number, most = 2, least = 0) =>
  numberFormat(languageTag(), { maximumFractionDigits: most, minimumFractionDigits: least }).format(value);
const volumeShown = (volumeL: number, units: Units) => {
  const unit = usualUnit('volume', units);
  return `${shown(fromCanonical('volume', volumeL, unit), 0)} ${unitSymbol('volume', unit)}`;
};

const PARAMETERS: readonly Parameter[] = [
  'freeChlorinePpm',
  'combinedChlorinePpm',
  'brominePpm',
  'ph',
  'alkalinityPpm',
  'hardnessPpm',
  'cyanuricAcidPpm',
  'saltPpm',
  'boratePpm',
  'temperatureC',
];

/** What was understood, in the person's units. */
function factsOf(inputs: Inputs, units: Units): Fact[] {
  const facts: Fact[] = [];
  const { volumeL, from, to, strengthPercent } = inputs;
  const parameter = PARAMETERS.find((name) => name === inputs['parameter']);
  const display = parameter && parameterDisplay(parameter, units);
  if (typeof volumeL === 'number') facts.push({ name: m.common_volume(), value: volumeShown(volumeL, units) });
  if (typeof from === 'number' && typeof to === 'number') {
    const figure = (end: number) => shown(end, finely(end), display?.leastDecimals);
    const value = m.coach_from_to({ from: figure(from), to: `${figure(to)}${display?.unit ? ` ${display.unit}` : ''}` });
    facts.push({ name: display?.label ?? m.coach_change_heading(), value });
  }
  if (typeof strengthPercent === 'number') facts.push({ name: m.common_strength(), value: percentText(strengthPercent) });
  for (const name of PARAMETERS) {
    const value = inputs[name];
    if (typeof value !== 'number') continue;
    const { label, unit, leastDecimals } = parameterDisplay(name, units);
    const figure = shownValue(name, value, units);
    facts.push({ name: label, value: `${shown(figure, finely(figure), leastDecimals)}${unit ? ` ${unit}` : ''}` });
  }
  return facts;
}

const SWIM: Record<string, { status: Status; word: () => string }> = {
  ready: { status: 'ok', word: m.common_ready_to_swim },
  treat_today: { status: 'warn', word: m.common_treat_today },
  stay_out: { status: 'bad', word: m.plan_swim_stay_out_word },
};

function SwimCard({ card, units }: { card: Card; units: Units }) {
  const { href } = useCurrentPool();
  const look = SWIM[String(card.inputs['state'])] ?? { status: 'unknown' as const, word: m.coach_swim_unknown };
  return (
    <div role="group" aria-label={card.title} className={CARD_FRAME}>
      <StatusPill status={look.status}>{look.word()}</StatusPill>
      <p className="mt-2 font-semibold">{card.title}</p>
      <Facts facts={factsOf(card.inputs, units)} />
      <CardLink to={href('/dashboard')}>{m.coach_open_today()}</CardLink>
    </div>
  );
}

function SafetyCard({ card }: { card: Card }) {
  return (
    <div role="group" aria-label={m.common_safety()} className="rounded-control border border-transparent bg-bad-tint p-4">
      <StatusPill status="bad" bare>
        {m.common_safety()}
      </StatusPill>
      <p className="mt-1 font-semibold">{card.title}</p>
    </div>
  );
}

/** A card about what a value should be carries one end of the range. */
function targetOf({ value, inputs }: Card): string | undefined {
  const { low, high, minimumPpm, targetLowPpm, targetHighPpm } = inputs;
  const [from, to, named] = targetLowPpm === undefined ? [low, high, low] : [targetLowPpm, targetHighPpm, minimumPpm];
  if (typeof from !== 'number' || typeof to !== 'number' || from >= to || value !== named) return undefined;
  const decimals = Number.isInteger(from) && Number.isInteger(to) ? 0 : 1;
  return numberFormat(languageTag(), { minimumFractionDigits: decimals, maximumFractionDigits: 2 }).formatRange(from, to);
}

/** The levels of free chlorine beside its target. */
function levelsOf({ inputs: { minimumPpm, shockPpm } }: Card): Fact[] {
  const levels = [
    { name: m.library_diagram_minimum(), value: minimumPpm },
    { name: m.common_shock_level(), value: shockPpm },
  ];
  return levels.flatMap(({ name, value }) => (typeof value === 'number' ? [{ name, value: `${shown(value)} ppm` }] : []));
}

function figureOf({ value, unit = '', amountL, title }: Card, units: Units): string | undefined {
  if (value === undefined) return amountL === undefined ? undefined : volumeShown(amountL, units);
  if (unit === 'L') return volumeShown(value, units);
  if (unit === 'fraction') return percentText(value * 100);
  if (unit === '%') return percentText(Math.round(value * 10) / 10);
  if (title === 'pH') return shown(value, 1, 1);
  return `${shown(value, unit === '' ? 2 : finely(value))}${unit ? ` ${unit}` : ''}`;
}

/** By how much an addition raises or lowers something in the water. */
function EffectCard({ card, units }: { card: EffectOf; units: Units }) {
  const changed = changedBy(card);
  const added = m.coach_effect_of({ amount: amountText(card, units, card.productId), product: productName(card.productId) });
  const figure = numberFormat(languageTag(), { maximumSignificantDigits: 3, signDisplay: 'exceptZero' }).format(card.value);
  return (
    <div role="group" aria-label={added} className={CARD_FRAME}>
      <p className="text-sm text-muted">{changed ? parameterDisplay(changed, units).label : m.coach_change_heading()}</p>
      <p className="figures text-2xl font-semibold tracking-tight">{figure} ppm</p>
      <p className="text-sm text-muted">{added}</p>
      <Facts facts={factsOf(card.inputs, units)} />
    </div>
  );
}

function ValueCard({ card, units }: { card: Card; units: Units }) {
  const target = targetOf(card);
  const figure = target === undefined ? figureOf(card, units) : `${target}${card.unit ? ` ${card.unit}` : ''}`;
  const facts = [...(target === undefined ? [] : levelsOf(card)), ...factsOf(card.inputs, units)];
  if (figure === undefined && facts.length === 0) return null;
  // The title of a shape is its code.
  const title = card.kind === 'volume' ? m.common_volume() : card.kind === 'water' && figure !== undefined ? m.coach_water() : card.title;
  return (
    <div role="group" aria-label={title || m.common_result()} className={CARD_FRAME}>
      <p className="text-sm text-muted">
        {title || m.common_result()}
        {target === undefined ? null : ` · ${m.common_target()}`}
      </p>
      {figure === undefined ? null : <p className="figures text-2xl font-semibold tracking-tight">{figure}</p>}
      <Facts facts={facts} />
    </div>
  );
}

interface CoachCardProps extends Omit<ComponentProps<typeof DoseCard>, 'units'> {
  /** the words above it */
  answer: string;
}

export function CoachCard({ answer, ...props }: CoachCardProps) {
  const own = useUnits().units;
  const units = measuresOf(answer, own);
  const { card } = props;
  switch (card.kind) {
    case 'dose':
      return <DoseCard {...props} units={units} />;
    case 'swim':
      return <SwimCard card={card} units={units} />;
    case 'safety':
      return <SafetyCard card={card} />;
    default:
      if (isEffect(card)) return <EffectCard card={card} units={units} />;
      return <ValueCard card={card} units={units} />;
  }
}
