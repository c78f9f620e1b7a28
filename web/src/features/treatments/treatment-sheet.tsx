import { api, type Pool, type TreatmentInput } from '@limpid/contract';
import { type FormEvent, useId, useState } from 'react';
import { ReadOnlyPool } from '../../api/read-only-pool.tsx';
import { useRead } from '../../api/reads.ts';
import { useIsOnline } from '../../browser/online.ts';
import { uuidV7 } from '../../browser/uuid.ts';
import type { Amounts } from '../../i18n/amounts.ts';
import { useUnits } from '../../i18n/units.ts';
import { changedElsewhereText, savedHereText, writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { focusFirstFault } from '../../ui/fields/focus-first-fault.ts';
import { CancelButton } from '../../ui/fields/kept-draft-note.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { trueNow } from '../../ui/true-now.ts';
import { useNow } from '../../ui/use-now.ts';
import { isSameProduct, likelyAmounts } from './known-products.ts';
import { type ChosenProduct, faultsOf, inputOf } from './new-treatment.ts';
import { ProductChoice } from './product-choice.tsx';
import { useAmountQuestion } from './treatment-fields.tsx';
import { TreatmentForm } from './treatment-form.tsx';
import { treatmentText } from './treatment-text.ts';
import { type ListedTreatment, useRecordTreatment, useRemoveTreatment, useTreatments } from './treatments.data.ts';
import { type NewTreatmentDraft, useNewTreatment } from './use-new-treatment.ts';

interface TreatmentSheetProps {
  pool: Pool;
  onClose: () => void;
  /** the page below shows the treatment, so no message has to */
  isListed?: boolean;
}

/** Logs what was added outside of a plan: the product, how much, when. */
export function TreatmentSheet(props: TreatmentSheetProps) {
  if (!props.pool.isReadOnly) return <OpenSheet {...props} />;
  return (
    <Sheet open onClose={props.onClose} title={m.treatments_log()}>
      <ReadOnlyPool>{m.treatments_read_only_text()}</ReadOnlyPool>
    </Sheet>
  );
}

function OpenSheet({ pool, onClose, isListed = false }: TreatmentSheetProps) {
  const now = useNow(30_000);
  const treatments = useTreatments(pool.id);
  const isOnline = useIsOnline();
  const form = useNewTreatment(pool, now);
  const { product, kept } = form;
  const save = useSave(pool, onClose, isListed);
  // Not the one that is being saved.
  const log = (treatments.data?.items ?? []).filter(({ id }) => id !== save.id);
  const planned = usePlannedStep(pool, product, log);
  const { question, press, faults } = usePress(form, { pool, log, planned, save, now });
  const formId = useId();
  return (
    <Sheet
      open
      onClose={onClose}
      title={product ? m.treatments_log() : m.treatments_what()}
      actions={
        product ? (
          <>
            <CancelButton kept={kept} onClose={onClose} />
            <Button type="submit" form={formId} pending={save.isPending}>
              {question.yes ?? m.common_save()}
            </Button>
          </>
        ) : undefined
      }
    >
      {product ? (
        <form id={formId} noValidate onSubmit={press}>
          <TreatmentForm form={{ ...form, product }} {...{ pool, log, planned, faults, now }} question={question.note} error={save.error} />
        </form>
      ) : treatments.isPending && isOnline ? (
        <Loading label={m.treatments_loading()}>
          <Skeleton className="h-64 w-full rounded-control" />
        </Loading>
      ) : (
        <ProductChoice pool={pool} treatments={log} now={now} onChoose={form.choose} />
      )}
    </Sheet>
  );
}

/** What today's plan asks for of this product; unknown while the server's plan doesn't count what was logged here. */
function usePlannedStep(pool: Pool, product: ChosenProduct | null, log: readonly ListedTreatment[]): Amounts | undefined {
  const { data } = useRead(api.plans.find, { params: { poolId: pool.id } });
  if (!product || log.some(({ waiting }) => waiting)) return undefined;
  return data?.steps.find((step) => step.state === 'todo' && isSameProduct(step, product));
}

interface Pressing {
  pool: Pool;
  log: readonly ListedTreatment[];
  planned: Amounts | undefined;
  save: ReturnType<typeof useSave>;
  now: number;
}

/** Save: says what is missing, asks about an unlikely amount once, and saves. */
function usePress({ draft, product, kept }: NewTreatmentDraft, { pool, log, planned, save, now }: Pressing) {
  const [isPressed, setIsPressed] = useState(false);
  const { amountG, amountMl, amountL } = inputOf(draft, pool, now) ?? {};
  const question = useAmountQuestion({
    productId: product?.productId,
    used: { amountG, amountMl, amountL },
    likely: planned ?? (product ? likelyAmounts(product, pool.volumeL, log) : {}),
    words: planned ? m.plan_confirm_times_dose : m.treatments_times_likely,
  });
  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = inputOf(draft, pool, trueNow());
    setIsPressed(true);
    if (input) question.orElse(() => void kept.saving(save.run(input)).catch(() => undefined));
    else focusFirstFault(event.currentTarget);
  };
  return { question, press, faults: isPressed ? faultsOf(draft, pool, now) : {} };
}

/** The same treatment keeps its id when it is sent again, so that a lost answer never logs it twice. */
function useSave(pool: Pool, onSaved: () => void, isListed: boolean) {
  const record = useRecordTreatment(pool.id);
  const remove = useRemoveTreatment(pool.id);
  const [id] = useState(uuidV7);
  const { units } = useUnits();
  const { toast } = useToast();
  const notUndone = (error: unknown) => void toast({ title: m.common_not_undone(), description: writeErrorText(error), tone: 'bad' });
  const run = async (input: TreatmentInput): Promise<void> => {
    const { state } = await record.mutateAsync({ ...input, id });
    onSaved();
    if (state === 'stopped') return void toast(changedElsewhereText());
    if (isListed) return;
    const said = state === 'sent' ? { title: m.common_saved(), description: treatmentText(input, units) } : savedHereText();
    // The sheet is gone by now, so its own callbacks would never be called.
    const undo = () => void remove.mutateAsync({ id }).catch(notUndone);
    toast({ ...said, tone: 'ok', action: { label: m.common_undo(), onClick: undo } });
  };
  return { id, run, isPending: record.isPending, error: record.error };
}
