// A dose with the numbers that it was computed from. Changing one of them computes it again, and one press puts it into today's plan.
import type { CoachCard as Card } from '@limpid/contract';
import { useState } from 'react';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { amountText, type Amounts } from '../../../i18n/amounts.ts';
import { productName } from '../../../i18n/product-names.ts';
import type { Units } from '../../../i18n/units.ts';
import { m } from '../../../paraglide/messages.js';
import { CARD_FRAME, CardLink } from '../card-parts.tsx';
import { DoseActions } from './dose-actions.tsx';
import { DoseFields, type DoseNumbers } from './dose-fields.tsx';
import { doseId } from './dose-id.ts';
import { doseLink } from './dose-link.ts';
import { compute, isChanged, isFilled, numbersOf, waterOf } from './dose-numbers.ts';
import { useIsOfPlan } from './of-plan.ts';
import { levelWithName } from '../screens.ts';

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
  const isOfPlan = useIsOfPlan(pool, card);
  const computed = numbers && given && isFilled(numbers, given) ? compute(card, numbers) : null;
  const isOwn = numbers !== undefined && given !== undefined && isChanged(numbers, given);
  // As long as nothing is changed, it is the amount of the answer.
  const amounts: Amounts | null = isOwn ? (computed ?? null) : card;
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
        isOwn={isOwn}
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
          offers={numbers ? 'all' : isOfPlan ? 'log' : 'nothing'}
        />
      ) : null}
      {numbers || isOfPlan ? <LinkBelow card={card} numbers={numbers} href={href} /> : null}
    </section>
  );
}

/** What else an amount of acid or base rests on: two doses for the same numbers differ by it. */
function Assumed({ inputs, units }: { inputs: Card['inputs']; units: Units }) {
  const water = waterOf(inputs);
  const values = (['alkalinityPpm', 'cyanuricAcidPpm'] as const).map((name) => levelWithName(name, water[name] ?? 0, units));
  return <p className="mt-2.5 text-sm text-muted">{m.coach_dose_with({ values: values.join(', ') })}</p>;
}

interface AmountProps {
  amounts: Amounts | null;
  parts: number;
  card: Card;
  units: Units;
  isFilled: boolean;
  /** for numbers that the person changed */
  isOwn: boolean;
}

function Amount({ amounts, parts, card, units, isFilled: isWhole, isOwn }: AmountProps) {
  if (!amounts)
    return (
      <p role="status" className="mt-1 font-medium">
        {isWhole ? m.coach_dose_impossible() : m.coach_dose_unfilled()}
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
