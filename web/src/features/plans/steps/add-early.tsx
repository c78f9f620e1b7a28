import { isAcid, isChlorine, type ProductId, waitBetweenMinutes } from '@limpid/chemistry';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { AlertDialog } from '../../../ui/overlays/dialog.tsx';
import type { PlanStep } from '../plans.data.ts';
import { minutesText } from '../wait-text.ts';

const MINUTE_MS = 60_000;

/** Why a step should not go in yet. */
export interface EarlyRisk {
  /** of the wait that is left; 0: only the step before it is missing */
  minutesLeft: number;
  /** what goes in, or went in, before it */
  before: ProductId | undefined;
  product: ProductId;
}

/** A step is early while its wait runs, and while the step before it isn't done. */
export function earlyRisk(step: PlanStep, before: PlanStep | undefined, now: number): EarlyRisk | undefined {
  const minutesLeft = step.readyAt === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(step.readyAt) - now) / MINUTE_MS));
  if (minutesLeft === 0 && before?.state !== 'todo') return undefined;
  return { minutesLeft, before: before?.productId, product: step.productId };
}

function riskText({ before, product }: EarlyRisk): string {
  if (before === undefined) return m.plan_early_mix();
  const isGas = (isAcid(before) && isChlorine(product)) || (isChlorine(before) && isAcid(product));
  if (isGas) return m.plan_early_gas();
  // Only calcium next to a base has to wait for hours.
  if (before !== product && waitBetweenMinutes(before, product) >= 240) return m.plan_early_cloud();
  return m.plan_early_mix();
}

/** In place of "Done": when the step is due, and a way to add it early, with a confirmation. */
export function AddEarly(props: { early: EarlyRisk; isMain: boolean; pending: boolean; onAdd: () => void }) {
  const { early, isMain, pending, onAdd } = props;
  const [isAsking, setIsAsking] = useState(false);
  const wait = minutesText(early.minutesLeft);
  const because = early.minutesLeft > 0 ? m.plan_early_wait({ wait }) : m.plan_early_order();
  return (
    <>
      {isMain && early.minutesLeft > 0 ? (
        <Button size="lg" className="w-full sm:w-auto sm:min-w-40" disabled iconBefore={<Clock size={18} aria-hidden />}>
          {m.plan_next_in({ wait })}
        </Button>
      ) : null}
      <Button variant="secondary" pending={pending} onClick={() => setIsAsking(true)}>
        {m.plan_add_early()}
      </Button>
      <AlertDialog
        open={isAsking}
        tone="primary"
        title={m.plan_early_title()}
        description={`${because} ${riskText(early)}`}
        confirmLabel={m.common_i_added_it()}
        cancelLabel={m.plan_early_wait_button()}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onAdd();
        }}
      />
    </>
  );
}
