// A dose with the numbers that it was computed from. Changing one of them computes it again, and one press puts it into today's plan.
import type { DoseParameter } from '@limpid/chemistry';
import type { CoachCard as Card } from '@limpid/contract';
import { useState } from 'react';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { amountText, type Amounts } from '../../../i18n/amounts.ts';
import { productName } from '../../../i18n/product-names.ts';
import { parameterDisplay } from '../../../i18n/parameters.ts';
import type { Units } from '../../../i18n/units.ts';
import { m } from '../../../paraglide/messages.js';
import { CARD_FRAME, CardLink } from '../card-parts.tsx';
import { DoseActions } from './dose-actions.tsx';
import { DoseFields, type DoseNumbers } from './dose-fields.tsx';
import { doseId } from './dose-id.ts';
import { doseLink } from './dose-link.ts';
import { type Beyond, beyond, compute, isChanged, isFilled, isOtherVolume, numbersOf, waterOf } from './dose-numbers.ts';
import { useOfPlan } from './of-plan.ts';
import { levelText, levelWithName } from '../screen-values.ts';

interface DoseCardProps {
  card: Card;
  /** which card of which answer it is */
  answerId: string;
  index: number;
  /** in which measures the answer speaks */
  units: Units;
}

export function DoseCard({ card, answerId, index, units }: DoseCardProps) {
  const { pool, href } = useCurrentPool();
  const [given] = useState(() => numbersOf(card));
  const [numbers, setNumbers] = useState(given);
  const { isStep: isOfPlan, shockPpm } = useOfPlan(pool, card);
  const isOwn = numbers !== undefined && given !== undefined && isChanged(numbers, given);
  const refused = isOwn && numbers ? beyond(numbers, shockPpm) : undefined;
  const computed = numbers && given && !refused && isFilled(numbers, given) ? compute(card, numbers) : null;
  // As long as nothing is changed, it is the amount of the answer.
  const amounts: Amounts | null = isOwn ? (computed ?? null) : card;
  const isElsewhere = numbers !== undefined && pool !== null && isOtherVolume(numbers, pool.volumeL);
  const { productId } = card;
  return (
    <div role="group" aria-label={card.title} className={CARD_FRAME}>
      <p className="text-sm text-muted">{productId ? productName(productId) : card.title}</p>
      <Amount
        amounts={amounts}
        parts={computed?.parts ?? 1}
        card={card}
        units={units}
        isFilled={!numbers || !given || isFilled(numbers, given)}
        isOwn={isOwn}
        refusal={refused && numbers ? refusalText(refused, numbers.parameter, units) : undefined}
      />
      {numbers ? <DoseFields numbers={numbers} units={units} onChange={setNumbers} /> : null}
      {numbers?.parameter === 'ph' ? <Assumed inputs={card.inputs} units={units} /> : null}
      {amounts && isElsewhere ? <p className="mt-2.5 text-sm text-muted">{m.coach_dose_other_volume({ pool: pool.name })}</p> : null}
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
          offers={numbers && !isElsewhere ? 'all' : numbers || isOfPlan ? 'log' : 'nothing'}
        />
      ) : null}
      {numbers || isOfPlan ? <LinkBelow card={card} numbers={numbers} href={href} /> : null}
    </div>
  );
}

/** What else an amount of acid or base rests on: two doses for the same numbers differ by it. */
function Assumed({ inputs, units }: { inputs: Card['inputs']; units: Units }) {
  const water = waterOf(inputs);
  const values = (['alkalinityPpm', 'cyanuricAcidPpm'] as const).map((name) => levelWithName(name, water[name] ?? 0, units));
  return <p className="mt-2.5 text-sm text-muted">{m.coach_dose_with({ values: values.join(', ') })}</p>;
}

const FIELD_NAMES: Record<Beyond['field'], () => string> = { from: m.common_now, to: m.common_target, by: m.common_change };

/** Which number it is, and what can be entered instead. */
function refusalText({ field, least, most, isChlorine }: Beyond, parameter: DoseParameter, units: Units): string {
  const { unit } = parameterDisplay(parameter, units);
  const name = FIELD_NAMES[field]();
  const highest = `${levelText(parameter, most, units)}${unit ? ` ${unit}` : ''}`;
  if (isChlorine) return m.coach_dose_too_high({ field: name, most: highest });
  return m.coach_dose_out_of_range({ field: name, least: levelText(parameter, least, units), most: highest });
}

interface AmountProps {
  amounts: Amounts | null;
  parts: number;
  card: Card;
  units: Units;
  isFilled: boolean;
  /** for numbers that the person changed */
  isOwn: boolean;
  /** why it is not worked out */
  refusal: string | undefined;
}

function Amount({ amounts, parts, card, units, isFilled: isWhole, isOwn, refusal }: AmountProps) {
  if (!amounts)
    return (
      <p role="status" className="mt-1 font-medium">
        {refusal ?? (isWhole ? m.coach_dose_impossible() : m.coach_dose_unfilled())}
      </p>
    );
  return (
    <div role="status">
      <p className="figures text-2xl font-semibold tracking-tight">{amountText(amounts, units, card.productId)}</p>
      {parts > 1 ? <p className="text-sm text-muted">{m.coach_dose_parts({ parts })}</p> : null}
      {isOwn ? <p className="mt-2 rounded-control bg-warn-tint px-3 py-2 text-sm">{m.coach_dose_changed()}</p> : null}
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
