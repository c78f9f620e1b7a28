import { mustStayApart, type UnitSystem, waitBetweenMinutes } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import type { ReactNode } from 'react';
import { fieldErrors } from '../../api/api-error.ts';
import { ageText } from '../../i18n/ages.ts';
import { amountText, type Amounts } from '../../i18n/amounts.ts';
import { sentenceText, useSentences } from '../../i18n/engine-text.ts';
import { productName } from '../../i18n/product-names.ts';
import { useUnits } from '../../i18n/units.ts';
import { writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { KeptDraftNote } from '../../ui/fields/kept-draft-note.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { type AmountChip, amountChips, isSameProduct, unitOf } from './known-products.ts';
import { type ChosenProduct, type Faults, hasStrength, momentOf, usualStrength } from './new-treatment.ts';
import { ProductName } from './product-choice.tsx';
import { AmountFields, amountErrorOf, type Measured, StrengthField } from './treatment-fields.tsx';
import type { ListedTreatment } from './treatments.data.ts';
import type { NewTreatmentDraft } from './use-new-treatment.ts';
import { WhenField } from './when-field.tsx';

interface TreatmentFormProps {
  form: NewTreatmentDraft & { product: ChosenProduct };
  pool: Pool;
  log: readonly ListedTreatment[];
  planned: Amounts | undefined;
  faults: Faults;
  now: number;
  question: ReactNode;
  error: Error | null;
}

/** The amount first; what is mostly left as it is below it. */
export function TreatmentForm({ form, pool, log, planned, faults, now, question, error }: TreatmentFormProps) {
  const { product, draft, change, choose, kept } = form;
  const { productId } = product;
  const { units } = useUnits();
  const errors = fieldErrors(error);
  const last = log.find((treatment) => isSameProduct(treatment, product));
  const measured = draft.measured ?? { value: null, unit: unitOf(productId, pool.volumeL, units, planned ?? last) };
  return (
    <div className="flex flex-col gap-5">
      <KeptDraftNote kept={kept} />
      {error ? (
        <Callout tone="bad" title={m.common_not_saved()} live>
          {writeErrorText(error)}
        </Callout>
      ) : null}
      <div className="flex items-center justify-between gap-3 rounded-control bg-sunken py-1 pr-1 pl-4">
        <p className="min-w-0 font-medium">
          <ProductName product={product} />
        </p>
        <Button variant="quiet" size="sm" aria-label={m.treatments_change_product()} onClick={() => choose(null)}>
          {m.common_change()}
        </Button>
      </div>
      <StayApartNote product={product} at={momentOf(draft, pool.timeZone, now)} log={log} now={now} />
      <div className="flex flex-col gap-2.5">
        <AmountFields
          key={productId}
          productId={productId}
          autoFocus
          measured={measured}
          onChange={(typed) => change({ measured: typed })}
          error={amountFaultText(faults.amount, pool, units) ?? amountErrorOf(errors)}
        />
        <AmountChips
          chips={amountChips(productId, units, planned, last)}
          measured={measured}
          onChoose={(chosen) => change({ measured: chosen })}
        />
      </div>
      {question}
      <WhenField draft={draft} onChange={change} timeZone={pool.timeZone} now={now} fault={faults.moment} error={errors['doneAt']} />
      {hasStrength(product) ? (
        <StrengthField
          productId={productId}
          strengthPercent={draft.strengthPercent === undefined ? usualStrength(product) : draft.strengthPercent}
          onChange={(strengthPercent) => change({ strengthPercent })}
          error={errors['strengthPercent']}
        />
      ) : null}
      <TextArea label={m.common_note()} optional rows={2} maxLength={2000} value={draft.note} onChange={(note) => change({ note })} />
    </div>
  );
}

function amountFaultText(fault: Faults['amount'], pool: Pool, units: UnitSystem): string | undefined {
  if (fault === 'missing') return m.treatments_need_amount();
  if (fault === 'above_pool') return m.treatments_more_than_pool({ amount: amountText({ amountL: pool.volumeL }, units) });
  // What no pool takes says so itself.
  return undefined;
}

interface AmountChipsProps {
  chips: readonly AmountChip[];
  measured: Measured;
  onChoose: (measured: Measured) => void;
}

/** Nothing is filled in that wasn't said; the likely amounts are a tap away. */
function AmountChips({ chips, measured, onChoose }: AmountChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.label} className="max-w-full">
          <button
            type="button"
            aria-pressed={chip.measured.value === measured.value && chip.measured.unit === measured.unit}
            onClick={() => onChoose(chip.measured)}
            className="figures min-h-11 max-w-full rounded-full border border-line bg-surface px-4 py-2 text-sm font-medium transition-colors hover:border-brand aria-pressed:border-brand aria-pressed:bg-tint dark:bg-raised"
          >
            {chip.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface StayApartNoteProps {
  product: ChosenProduct;
  /** undefined: now */
  at: string | undefined;
  log: readonly ListedTreatment[];
  now: number;
}

/** What went in so shortly before that the two may meet, and what happens then: the engine's rules for the steps of a plan. */
function StayApartNote({ product, at, log, now }: StayApartNoteProps) {
  const canSpeak = useSentences();
  const moment = at === undefined ? now : Date.parse(at);
  const isNear = ({ doneAt, productId }: ListedTreatment) =>
    Math.abs(moment - Date.parse(doneAt)) < waitBetweenMinutes(productId, product.productId) * 60_000;
  const other = log.find((treatment) => isNear(treatment) && mustStayApart(treatment.productId, product.productId));
  const reason = other && mustStayApart(other.productId, product.productId);
  if (!other || !reason || !canSpeak) return null;
  const name = productName(other.productId);
  return (
    <Callout
      tone="warn"
      live
      title={m.treatments_just_added({ product: `${name.charAt(0).toLowerCase()}${name.slice(1)}`, age: ageText(other.doneAt, now) })}
    >
      {sentenceText(reason)}
    </Callout>
  );
}
