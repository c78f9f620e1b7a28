import type { Pool } from '@limpid/contract';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { useUnits } from '../../i18n/units.ts';
import { changedElsewhereText, savedHereText, writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { KeptDraftNote } from '../../ui/fields/kept-draft-note.tsx';
import { forgetDraft, keepDraft, keptDraft } from '../../ui/fields/kept-draft.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { titleOf } from './equipment-labels.ts';
import { EquipmentNotLoaded, EquipmentReadOnly, EquipmentWaiting } from './equipment-states.tsx';
import { type ListedEquipment, useAddEquipment, useChangeEquipment, useEquipment } from './equipment.data.ts';
import { assumedOf, faultsOf, plannedOf, type PlannerDraft, plannerDraftOf, taskOf, withNewIds } from './planner-draft.ts';
import { PriceFields, RunFields, SpeedFields, WishFields } from './planner-form.tsx';
import { PlannerResult } from './planner-result.tsx';

/** The smallest water that has a pump with a timer, in liters, as the engine takes it. */
const LEAST_VOLUME_L = 50;

/** Finds the cheapest hours of the pool's pump; the first pump unless the address names another. */
export function PumpPlannerPanel({ pool }: { pool: Pool }) {
  const equipment = useEquipment(pool.id);
  const [search, setSearch] = useSearchParams();
  if (pool.volumeL < LEAST_VOLUME_L) return <p className="text-muted">{m.equipment_pool_too_small()}</p>;
  if (equipment.isPending) return <EquipmentWaiting height="h-[520px]" />;
  // Without the list a pump may be there already: nothing is offered to be added.
  if (equipment.isError) return <EquipmentNotLoaded error={equipment.error} onRetry={() => void equipment.refetch()} />;
  const pieces = equipment.data.items;
  const pumps = pieces.filter(({ kind }) => kind === 'pump');
  const pump = pumps.find(({ id }) => id === search.get('pump')) ?? pumps.at(-1);
  if (!pump) return <NoPump pool={pool} />;
  const choose = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('pump', id);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <EquipmentReadOnly pool={pool} />
      {pumps.length > 1 ? (
        <SelectField
          className="mb-6 max-w-80"
          label={m.common_pump()}
          value={pump.id}
          onChange={choose}
          options={pumps.map((one) => ({ value: one.id, label: titleOf(one) }))}
        />
      ) : null}
      <Planner key={pump.id} pool={pool} pump={pump} cell={pieces.find(({ kind }) => kind === 'salt_cell')} />
    </>
  );
}

function Planner({ pool, pump, cell }: { pool: Pool; pump: ListedEquipment; cell: ListedEquipment | undefined }) {
  const { units } = useUnits();
  const saved = useMemo(() => plannerDraftOf(pump, pool, units), [pump, pool, units]);
  const { typed, change, kept, forget } = useTyped(`pump plan ${pump.id} ${units}`, saved);
  const draft = typed ?? saved;
  const planned = useMemo(() => plannedOf(draft, units), [draft, units]);
  const task = useMemo(() => planned && taskOf(planned, pool, cell), [planned, pool, cell]);
  const save = useSave(pool, pump, forget);
  const assumed = assumedOf(draft, pump, pool, units);
  const form = { draft, onChange: change, faults: faultsOf(draft, units), units };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
        {assumed.speeds || assumed.price ? <p className="text-sm text-muted">{m.equipment_plan_assumed()}</p> : null}
        {planned && task ? <PlannerResult task={task} planned={planned} /> : <NotYet />}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <KeptDraftNote kept={kept} />
        <SpeedFields {...form} isAssumed={assumed.speeds} />
        <PriceFields {...form} assumedIn={assumed.price ? pool.place?.state : undefined} />
        <RunFields {...form} />
        <WishFields {...form} hasCell={cell !== undefined || pool.sanitizer === 'salt'} />
        {pool.isReadOnly ? null : (
          <Button size="lg" wide disabled={!planned} pending={save.isPending} onClick={() => planned && save.run(planned)}>
            {m.equipment_save_plan()}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Typed values win over read ones, also after leaving the page; until something is typed, a newer answer is shown. */
function useTyped(key: string, saved: PlannerDraft) {
  const [found] = useState(() => keptDraft(key, saved));
  const [typed, setTyped] = useState(() => found && withNewIds(found));
  const [isRestored, setIsRestored] = useState(found !== undefined);
  const change = (draft: PlannerDraft) => {
    keepDraft(key, saved, draft);
    setTyped(draft);
  };
  const forget = () => {
    forgetDraft(key);
    setTyped(undefined);
    setIsRestored(false);
  };
  return { typed, change, forget, kept: { isRestored, startOver: forget } };
}

function useSave(pool: Pool, piece: ListedEquipment, onSaved: () => void) {
  const change = useChangeEquipment(pool.id);
  const { toast } = useToast();
  const run = (body: NonNullable<ReturnType<typeof plannedOf>>) =>
    change.mutate(
      { piece, body },
      {
        onSuccess: ({ state }) => {
          if (state === 'stopped') return void toast(changedElsewhereText());
          onSaved();
          return void toast({ ...(state === 'sent' ? { title: m.common_saved() } : savedHereText()), tone: 'ok' });
        },
        onError: (error) => void toast({ title: m.common_not_saved(), description: writeErrorText(error), tone: 'bad' }),
      },
    );
  return { run, isPending: change.isPending };
}

/** What the plan needs before it can be drawn. */
function NotYet() {
  return (
    <Card padding="lg">
      <EmptyState drawing="calm" title={m.equipment_plan_not_yet()}>
        {m.equipment_plan_needs()}
      </EmptyState>
    </Card>
  );
}

function NoPump({ pool }: { pool: Pool }) {
  const add = useAddEquipment(pool.id);
  const { toast } = useToast();
  const { href } = useCurrentPool();
  const run = () =>
    add.mutate(
      { kind: 'pump' },
      { onError: (error) => void toast({ title: m.common_not_saved(), description: writeErrorText(error), tone: 'bad' }) },
    );
  if (pool.isReadOnly) {
    return (
      <>
        <EquipmentReadOnly pool={pool} />
        <Card padding="lg">
          <EmptyState drawing="pool" title={m.equipment_no_pump_read_only()}>
            {m.equipment_no_pump_read_only_text()}
          </EmptyState>
        </Card>
      </>
    );
  }
  return (
    <Card padding="lg">
      <EmptyState
        drawing="pool"
        title={m.equipment_no_pump_title()}
        action={
          <>
            <Button pending={add.isPending} onClick={run}>
              {m.equipment_add_pump()}
            </Button>
            <LinkButton variant="secondary" to={href(`/pools/${pool.id}/equipment`)}>
              {m.equipment_all()}
            </LinkButton>
          </>
        }
      >
        {m.equipment_no_pump_text()}
      </EmptyState>
    </Card>
  );
}
