import { effect, mustStayApart, type Parameter, PRODUCTS, type ProductId, type Water } from '@limpid/chemistry';
import type { Pool, PoolPlan } from '@limpid/contract';
import { useMemo, useRef, useState } from 'react';
import { amountText, type Amounts, fromMeasured, measuringUnits, timesTooMuch } from '../../i18n/amounts.ts';
import { formatValue, parameterDisplay } from '../../i18n/parameters.ts';
import { productName } from '../../i18n/product-names.ts';
import { engineText } from '../../i18n/engine-text.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import { useUnits } from '../../i18n/units.ts';
import { changedElsewhereText, writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useRecordTreatment } from '../treatments/treatments.data.ts';
import { AmountFields, AmountQuestion, faultOf } from './steps/amount-sheet.tsx';
import { useTreatmentUndo } from './treatment-undo.ts';

const SHOWN: Parameter[] = [
  'freeChlorinePpm',
  'ph',
  'alkalinityPpm',
  'hardnessPpm',
  'cyanuricAcidPpm',
  'saltPpm',
  'boratePpm',
  'brominePpm',
];
const CHOICES = Object.values(PRODUCTS).filter(({ form }) => form !== 'water');

interface Outcome {
  before: Water;
  after: Water;
}

/** The water after one addition, if enough is known about it to say. */
export function outcomeOf(pool: Pool, plan: Pick<PoolPlan, 'water'>, productId: ProductId, amounts: Amounts): Outcome | null {
  const { ph, alkalinityPpm } = plan.water;
  if (ph === undefined || alkalinityPpm === undefined) return null;
  const strengthPercent = pool.shelf.find((item) => item.productId === productId)?.strengthPercent;
  const water = { ...plan.water, ph, alkalinityPpm };
  try {
    const addition = { productId, ...amounts, ...(strengthPercent === undefined ? {} : { strengthPercent }) };
    const nothing = effect({ volumeL: pool.volumeL, water, additions: [] });
    return { before: nothing, after: effect({ volumeL: pool.volumeL, water, additions: [addition] }) };
  } catch {
    return null;
  }
}

/** Computed here while someone types, and written down as a treatment if it was done. */
export function WhatIfForm({ pool, plan }: { pool: Pool; plan: PoolPlan }) {
  const { units } = useUnits();
  const [productId, setProductId] = useState<ProductId>(pool.shelf[0]?.productId ?? 'liquid-chlorine');
  const [value, setValue] = useState<number | null>(null);
  const [unit, setUnit] = useState(measuringUnits(productId, units)[0] ?? '');
  const choose = (next: ProductId) => {
    setProductId(next);
    setUnit(measuringUnits(next, units)[0] ?? '');
  };
  const amounts = useMemo(
    () => (value !== null && faultOf(productId, value, unit) === undefined ? fromMeasured(productId, value, unit) : null),
    [productId, value, unit],
  );
  const outcome = useMemo(() => (amounts ? outcomeOf(pool, plan, productId, amounts) : null), [amounts, pool, plan, productId]);
  const clash = amounts ? plan.steps.map((step) => mustStayApart(productId, step.productId)).find((reason) => reason !== null) : undefined;
  const isKnown = plan.water.ph !== undefined && plan.water.alkalinityPpm !== undefined;
  return (
    <div className="flex flex-col gap-4 pt-2">
      <SelectField
        label={m.plan_product()}
        value={productId}
        onChange={choose}
        options={CHOICES.map(({ id }) => ({ value: id, label: productName(id) }))}
      />
      <AmountFields productId={productId} value={value} unit={unit} onValue={setValue} onUnit={setUnit} />
      {isKnown ? null : <Callout>{m.plan_what_if_needs_tests()}</Callout>}
      {outcome ? <OutcomeTable {...outcome} /> : null}
      {clash ? (
        <Callout tone="warn" title={m.plan_not_together()}>
          {engineText(clash.text, clash.messages)}
        </Callout>
      ) : null}
      <WriteDown
        pool={pool}
        productId={productId}
        amounts={amounts}
        planned={plan.steps.find((step) => step.productId === productId && step.state === 'todo')}
        onWritten={() => setValue(null)}
      />
    </div>
  );
}

interface WriteDownProps {
  pool: Pool;
  productId: ProductId;
  amounts: Amounts | null;
  /** the plan's own step of this product */
  planned: Amounts | undefined;
  onWritten: () => void;
}

function WriteDown({ pool, productId, amounts, planned, onWritten }: WriteDownProps) {
  const { units } = useUnits();
  const [asked, setAsked] = useState<Amounts | null>(null);
  const times = amounts && planned ? timesTooMuch(amounts, planned) : null;
  // The same addition keeps its id when it is sent again, so that a lost answer never writes it down twice.
  const intent = useRef({ of: '', id: '' });
  const record = useRecordTreatment(pool.id);
  const undo = useTreatmentUndo(pool.id);
  const { toast } = useToast();
  const write = () => {
    if (!amounts) return;
    if (times !== null && asked !== amounts) return setAsked(amounts);
    const strengthPercent = pool.shelf.find((item) => item.productId === productId)?.strengthPercent;
    const of = JSON.stringify([productId, amounts]);
    if (intent.current.of !== of) intent.current = { of, id: uuidV7() };
    const { id } = intent.current;
    record.mutate(
      { id, productId, ...amounts, ...(strengthPercent === undefined ? {} : { strengthPercent }) },
      {
        onSuccess: ({ state }) => {
          intent.current = { of: '', id: '' };
          onWritten();
          if (state === 'stopped') {
            return void toast(changedElsewhereText());
          }
          toast({
            title: m.common_saved(),
            description: m.common_plan_up_to_date(),
            tone: 'ok',
            action: { label: m.common_undo(), onClick: () => undo(id) },
          });
        },
        onError: (error) => void toast({ title: m.common_not_saved(), description: writeErrorText(error), tone: 'bad' }),
      },
    );
  };
  const isAsked = amounts !== null && asked === amounts;
  return (
    <>
      {isAsked && times !== null ? <AmountQuestion productId={productId} times={times} used={amounts} /> : null}
      <Button variant="secondary" disabled={!amounts} pending={record.isPending} onClick={write} className="self-start">
        {isAsked ? m.plan_confirm_yes_amount({ amount: amountText(amounts, units, productId) }) : m.plan_i_added()}
      </Button>
    </>
  );
}

function OutcomeTable({ before, after }: Outcome) {
  const { units } = useUnits();
  const changed = SHOWN.filter((parameter) => {
    const name = parameter as keyof Water;
    return formatValue(parameter, before[name] ?? 0, units) !== formatValue(parameter, after[name] ?? 0, units);
  });
  if (changed.length === 0) return <p className="text-sm text-muted">{m.common_too_little_to_measure()}</p>;
  return (
    <dl aria-live="polite" className="divide-y divide-line rounded-control border border-line px-4">
      {changed.map((parameter) => {
        const { label, unit } = parameterDisplay(parameter, units);
        return (
          <div key={parameter} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="text-muted">{label}</dt>
            <dd className="figures">
              <span className="text-muted">{formatValue(parameter, before[parameter as keyof Water] ?? 0, units)} → </span>
              <strong className="font-semibold">{formatValue(parameter, after[parameter as keyof Water] ?? 0, units)}</strong>
              {unit ? ` ${unit}` : ''}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
