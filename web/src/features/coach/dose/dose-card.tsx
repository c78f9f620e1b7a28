// A dose with the numbers that it was computed from. Changing one of them computes it again, and one press puts it into today's plan.
import { dose, type DoseParameter, isSpa, PARAMETERS, type WaterInput } from '@limpid/chemistry';
import type { CoachCard as Card } from '@limpid/contract';
import { useState } from 'react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { amountText, type Amounts } from '../../i18n/amounts.ts';
import { productName } from '../../i18n/product-names.ts';
import { type Units, useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { CARD_FRAME, CardLink } from './card-parts.tsx';
import { DoseActions } from './dose-actions.tsx';
import { DoseFields, type DoseNumbers } from './dose-fields.tsx';
import { doseId } from './dose-id.ts';
import { DOSE_TARGETS, doseLink } from './dose-link.ts';
import { levelWithName } from './screens.ts';

const numberIn = (inputs: Card['inputs'], name: string): number | undefined => {
  const value = inputs[name];
  return typeof value === 'number' ? value : undefined;
};

/** What can be changed on the card; undefined for a step of a plan, which has no goal of its own. */
function numbersOf({ inputs, productId }: Card): DoseNumbers | undefined {
  const parameter = Object.keys(DOSE_TARGETS).find((name) => name === (inputs['parameter'] ?? 'freeChlorinePpm'));
  const [from, to, volumeL] = [numberIn(inputs, 'from'), numberIn(inputs, 'to'), numberIn(inputs, 'volumeL')];
  if (!parameter || !productId || from === undefined || to === undefined || volumeL === undefined) return undefined;
  const by = numberIn(inputs, 'by');
  return {
    productId,
    parameter: parameter as DoseParameter,
    from,
    to,
    volumeL,
    strengthPercent: numberIn(inputs, 'strengthPercent') ?? null,
    ...(by === undefined ? {} : { by }),
  };
}

interface Computed extends Amounts {
  parts: number;
}

/** Where nothing is known of the water, it is the one that the coach takes too. */
const USUAL = { ph: 7.5, alkalinityPpm: 100, cyanuricAcidPpm: 0 };
const waterOf = (inputs: Card['inputs']): WaterInput => ({
  ...USUAL,
  ...Object.fromEntries(PARAMETERS.flatMap((name) => (typeof inputs[name] === 'number' ? [[name, inputs[name]]] : []))),
});

const isFilled = ({ from, to, by, volumeL, strengthPercent }: DoseNumbers, { strengthPercent: given }: DoseNumbers): boolean =>
  from !== null && volumeL !== null && (by === undefined ? to !== null : by !== null) && (strengthPercent !== null || given === null);

/** Null where this product can't do it, or a field is empty. */
function compute({ productId, inputs }: Card, numbers: DoseNumbers): Computed | null {
  const { parameter, from, volumeL, strengthPercent, by } = numbers;
  const to = by === undefined || from === null ? numbers.to : from + (by ?? Number.NaN);
  if (!productId || from === null || to === null || volumeL === null || !Number.isFinite(to)) return null;
  const water: WaterInput = { ...waterOf(inputs), [parameter]: from };
  try {
    const { amountG, amountMl, steps } = dose({
      volumeL,
      water,
      productId,
      ...(strengthPercent === null ? {} : { strengthPercent }),
      target: { parameter, value: to },
      isSpa: isSpa({ kind: inputs['kind'] === 'spa' ? 'spa' : 'pool' }),
    });
    return { amountG, amountMl, parts: steps.length };
  } catch {
    return null;
  }
}

interface DoseCardProps {
  card: Card;
  /** which card of which answer it is */
  answerId: string;
  index: number;
}

export function DoseCard({ card, answerId, index }: DoseCardProps) {
  const { pool, href } = useCurrentPool();
  const { units } = useUnits();
  const [given] = useState(() => numbersOf(card));
  const [numbers, setNumbers] = useState(given);
  const computed = numbers && given && isFilled(numbers, given) ? compute(card, numbers) : null;
  // As long as nothing is changed, it is the amount of the answer.
  const amounts: Amounts | null = numbers === given ? card : (computed ?? null);
  const { productId } = card;
  return (
    <section aria-label={card.title} className={CARD_FRAME}>
      <p className="text-sm text-muted">{productId ? productName(productId) : card.title}</p>
      <Amount
        amounts={amounts}
        parts={computed?.parts ?? 1}
        card={card}
        units={units}
        isFilled={!numbers || !given || isFilled(numbers, given)}
      />
      {numbers ? <DoseFields numbers={numbers} units={units} onChange={setNumbers} /> : null}
      {numbers?.parameter === 'ph' ? <Assumed inputs={card.inputs} units={units} /> : null}
      {pool && amounts && productId && !pool.isReadOnly ? (
        <DoseActions
          // Other numbers are another dose.
          key={`${amounts.amountG} ${amounts.amountMl} ${amounts.amountL}`}
          id={doseId(answerId, index, pool.id)}
          pool={pool}
          productId={productId}
          amounts={amounts}
          strengthPercent={numbers?.strengthPercent ?? null}
          parts={computed?.parts ?? 1}
          isPlanned={numbers === undefined}
        />
      ) : null}
      <LinkBelow card={card} numbers={numbers} href={href} />
    </section>
  );
}

/** What else an amount of acid or base rests on: two doses for the same numbers differ by it. */
function Assumed({ inputs, units }: { inputs: Card['inputs']; units: Units }) {
  const water = waterOf(inputs);
  const values = (['alkalinityPpm', 'cyanuricAcidPpm'] as const).map((name) => levelWithName(name, water[name] ?? 0, units));
  return <p className="mt-2.5 text-sm text-muted">{m.coach_dose_with({ values: values.join(', ') })}</p>;
}

function Amount(props: { amounts: Amounts | null; parts: number; card: Card; units: Units; isFilled: boolean }) {
  const { amounts, parts, card, units } = props;
  if (!amounts)
    return (
      <p role="status" className="mt-1 font-medium">
        {props.isFilled ? m.coach_dose_impossible() : m.coach_dose_unfilled()}
      </p>
    );
  return (
    <div role="status">
      <p className="figures text-2xl font-semibold tracking-tight">{amountText(amounts, units, card.productId)}</p>
      {parts > 1 ? <p className="text-sm text-muted">{m.coach_dose_parts({ parts })}</p> : null}
    </div>
  );
}

/** The calculator opens with what the card shows now. */
function LinkBelow({ card, numbers, href }: { card: Card; numbers: DoseNumbers | undefined; href: (path: string) => string }) {
  if (!numbers) return <CardLink to={href('/dashboard')}>{m.coach_open_plan()}</CardLink>;
  const { from, to, volumeL, strengthPercent } = numbers;
  const isWhole = from !== null && to !== null && volumeL !== null;
  const inputs = { ...card.inputs, ...(isWhole ? { from, to, volumeL } : {}), ...(strengthPercent === null ? {} : { strengthPercent }) };
  const link = doseLink({ ...card, inputs });
  return link === undefined ? null : <CardLink to={href(link)}>{m.coach_open_calculator()}</CardLink>;
}
