import { PARAMETERS, type Parameter, readingAsCounted } from '@limpid/chemistry';
import type { Pool, Reading } from '@limpid/contract';
import { Camera } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { trueNow } from '../../ui/true-now.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { ReadOnlyPool } from '../../api/read-only-pool.tsx';
import { isDoubtful } from '../../i18n/verdict-facts.ts';
import { writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { usePlanAhead } from '../plans/plan-ahead.data.ts';
import { ClockNote } from './clock-note.tsx';
import { kitOf, type LogDraft } from './log-draft.ts';
import { LogForm, type LogMode } from './log-form.tsx';
import type { LastValue } from './last-value.ts';
import { useReadings } from './readings.data.ts';
import { useSaveTest } from './save-test.data.ts';
import { useKeys } from './use-keys.ts';
import { useLogDraft } from './use-log-draft.ts';

export const meta = () =>
  pageMeta({ title: m.common_log_a_test(), description: m.log_description(), canonicalPath: '/chemistry/log', noindex: true });

export default function LogPage() {
  const { pool, isLoading, href } = useCurrentPool();
  const crumbs = [{ label: m.common_water_chemistry(), to: href('/chemistry') }, { label: m.common_log_a_test() }];
  return (
    <Page width="medium">
      <PageHeader title={m.common_log_a_test()} eyebrow={pool?.name ?? (isLoading ? '\u00a0' : undefined)} crumbs={crumbs} />
      {pool?.isReadOnly ? (
        <ReadOnlyPool>{m.log_read_only_text()}</ReadOnlyPool>
      ) : pool ? (
        <LogTest key={pool.id} pool={pool} />
      ) : isLoading ? (
        <LogSkeleton />
      ) : (
        <NoPool />
      )}
    </Page>
  );
}

const MODE_KEY = 'lmp-log-mode';
const MODES: Record<LogMode, () => string> = { colors: m.log_by_color, all: m.log_all_at_once, one: m.log_one_at_a_time };
/** Colors only where there is a strip; there they come first. */
function modeOf(chosen: string | null, isStrip: boolean, { isFilled }: LogDraft): LogMode {
  if (chosen === 'all' || chosen === 'one') return chosen;
  return isStrip && (chosen === 'colors' || !isFilled) ? 'colors' : 'all';
}
const DROPS_KEY = 'lmp-log-drops';
const keepDrops = (counts: boolean) => localStorage.setItem(DROPS_KEY, counts ? 'yes' : 'no');

/** The newest value of each parameter that counts, with its age, to show next to the field. */
export function newestValues(readings: readonly Reading[]): Partial<Record<Parameter, LastValue>> {
  const newest: Partial<Record<Parameter, LastValue>> = {};
  for (const reading of readings) {
    for (const parameter of PARAMETERS) {
      const value = isDoubtful(reading, parameter) ? undefined : reading[parameter];
      const known = newest[parameter];
      if (value !== undefined && (!known || known.takenAt < reading.takenAt)) newest[parameter] = { value, takenAt: reading.takenAt };
    }
  }
  return newest;
}

function LogTest({ pool }: { pool: Pool }) {
  const readings = useReadings(pool.id);
  const { draft, change, press } = useLogDraft(pool, readings.data?.items);
  const [chosen, setChosen] = useState(() => localStorage.getItem(MODE_KEY));
  const isStrip = draft.method === 'strip';
  const mode = modeOf(chosen, isStrip, draft);
  const keys = useKeys();
  const [now] = useState(trueNow);
  const last = useMemo(() => newestValues((readings.data?.items ?? []).map(readingAsCounted)), [readings.data]);
  const startsTyping = (useLocation().state as { startsTyping?: boolean } | null)?.startsTyping === true;
  const save = useSaveTest(pool);
  usePlanAhead();
  const [countsDrops, setCountsDrops] = useState(() => localStorage.getItem(DROPS_KEY) === 'yes');
  const hasDrops = kitOf(pool).kit?.tests.some((test) => test.drops !== undefined) ?? false;
  useEffect(() => keepDrops(countsDrops), [countsDrops]);
  return (
    <div className="flex flex-col gap-5">
      <SegmentedControl
        label={m.log_entry_mode()}
        labelHidden
        wide
        value={mode}
        onChange={(next) => {
          setChosen(next);
          localStorage.setItem(MODE_KEY, next);
        }}
        options={(isStrip ? (['colors', 'all', 'one'] as const) : (['all', 'one'] as const)).map((value) => ({
          value,
          label: MODES[value](),
        }))}
      />
      <StripLink />
      {hasDrops ? <Switch label={m.log_i_count_drops()} checked={countsDrops} onChange={setCountsDrops} /> : null}
      {keys.isPhone && !keys.isOn ? (
        <Button variant="quiet" className="-ml-4 self-start" onClick={() => keys.choose(true)}>
          {m.log_large_keys()}
        </Button>
      ) : null}
      {save.error ? (
        <Callout tone="bad" title={m.log_not_saved_yet()} live>
          {writeErrorText(save.error)} {m.log_input_kept()}
        </Callout>
      ) : null}
      {draft.takenAt ? null : <ClockNote />}
      <Card padding="lg">
        <LogForm
          pool={pool}
          draft={draft}
          onChange={change}
          last={last}
          mode={mode}
          keys={keys}
          countsDrops={countsDrops && hasDrops}
          pending={save.isPending}
          error={save.error}
          onSave={() => {
            press();
            save.run(draft);
          }}
          now={now}
          startsTyping={startsTyping}
        />
      </Card>
    </div>
  );
}

/** The same form, filled from a photo. */
function StripLink() {
  const { href } = useCurrentPool();
  return (
    <div>
      <LinkButton to={href('/chemistry/strip')} variant="quiet" className="-ml-4" iconBefore={<Camera size={20} aria-hidden />}>
        {m.log_strip_link()}
      </LinkButton>
    </div>
  );
}

function LogSkeleton() {
  return (
    <Loading label={m.common_loading_your_pool()}>
      <Skeleton className="mb-5 h-11 w-full" />
      <Skeleton className="h-96 w-full" />
    </Loading>
  );
}

function NoPool() {
  return (
    <EmptyState drawing="pool" title={m.log_no_pool_title()} action={<LinkButton to="/setup">{m.common_set_up_a_pool()}</LinkButton>}>
      {m.log_no_pool_text()}
    </EmptyState>
  );
}
