import { type GuideName, guideOf, guidesFor, planSettings, type Sentence, waterLife } from '@limpid/chemistry';
import type { Pool, PoolPlan } from '@limpid/contract';
import { useEffect, useRef, useState } from 'react';
import { sentenceText, useSentences } from '../../../i18n/engine-text.ts';
import { useUnits } from '../../../i18n/units.ts';
import { uuidV7 } from '../../../browser/uuid.ts';
import { writeErrorText } from '../../../offline/write-messages.ts';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useNow } from '../../../ui/countdown.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useRecordTreatment } from '../../treatments/treatments.data.ts';
import { useGuideTicks } from './guide-ticks.ts';
import { useTreatmentUndo } from '../treatment-undo.ts';

const NAMES: Record<GuideName, () => string> = {
  away: m.plan_guide_away,
  storm: m.plan_guide_storm,
  well: m.plan_guide_well,
  opening: m.plan_guide_opening,
  closing: m.plan_guide_closing,
  water_change: m.plan_guide_water_change,
};
/** What stands over the two parts of a list. */
const PARTS: Partial<Record<GuideName, [first: () => string, after: () => string]>> = {
  away: [m.plan_guide_before_away, m.plan_guide_after_away],
  storm: [m.plan_guide_before_storm, m.plan_guide_after_storm],
  water_change: [m.plan_guide_old_water, m.plan_guide_new_water],
};
const USUAL_AWAY_DAYS = 7;
const MOST_AWAY_DAYS = 90;

/** One guided list at a time, worked out on this device. */
export function GuideList({ pool, plan, asked }: { pool: Pool; plan: PoolPlan; asked?: string | null }) {
  const { units } = useUnits();
  useSentences();
  const names = guidesFor(pool);
  const { ticks, tick, startOver } = useGuideTicks(pool.id);
  // the list that the address names, the one that was begun, else the first
  const [name, setName] = useState<GuideName>(
    () => names.find((one) => one === asked) ?? names.find((one) => ticks[one]?.length) ?? names[0] ?? 'away',
  );
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked !== null && asked !== undefined) list.current?.scrollIntoView?.({ block: 'start' });
  }, [asked]);
  const [days, setDays] = useState<number | null>(USUAL_AWAY_DAYS);
  const { pool: traits, shelf } = planSettings(pool, units);
  const awayDays = Math.min(MOST_AWAY_DAYS, Math.max(1, Math.round(days ?? USUAL_AWAY_DAYS)));
  const guide = guideOf(name, { pool: traits, water: plan.water, shelf, measures: units, awayDays });
  const [first, after] = PARTS[name] ?? [];
  const codes = [...guide.first, ...guide.after].map(codeOf);
  const done = codes.filter((code) => ticks[name]?.includes(code));
  const marks = { done, onTick: (code: string, isDone: boolean) => tick(name, code, isDone) };
  return (
    <div ref={list} className="flex scroll-mt-24 flex-col gap-4 pt-2">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={m.plan_guide()}
          value={name}
          onChange={setName}
          options={names.map((value) => ({ value, label: NAMES[value]() }))}
        />
        {name === 'away' ? <NumberField label={m.plan_guide_days()} whole value={days} onChange={setDays} /> : null}
      </div>
      {name === 'water_change' ? <WaterAge pool={pool} plan={plan} /> : null}
      <Part title={first?.()} steps={guide.first} {...marks} />
      <Part title={after?.()} steps={guide.after} {...marks} />
      <Done done={done.length} of={codes.length} onStartOver={() => startOver(name)} />
      {name === 'water_change' ? <Changed pool={pool} /> : null}
    </div>
  );
}

const codeOf = ({ messages, text }: Sentence) => messages[0]?.code ?? text;

interface PartProps {
  title: string | undefined;
  steps: readonly Sentence[];
  done: readonly string[];
  onTick: (code: string, isDone: boolean) => void;
}

function Part({ title, steps, done, onTick }: PartProps) {
  if (steps.length === 0) return null;
  return (
    <section aria-label={title}>
      {title === undefined ? null : <p className="mb-1 font-semibold">{title}</p>}
      <ol className="flex measure-60 flex-col gap-1">
        {steps.map((step) => {
          const code = codeOf(step);
          return (
            <li key={code} className="text-pretty">
              <Checkbox label={sentenceText(step)} checked={done.includes(code)} onChange={(isDone) => onTick(code, isDone)} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** How far the list is, and the way back to its beginning. */
function Done({ done, of, onStartOver }: { done: number; of: number; onStartOver: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <output className="figures text-muted">{m.plan_guide_done({ done, of })}</output>
      {done > 0 ? (
        <Button variant="secondary" size="sm" onClick={onStartOver}>
          {m.common_start_over()}
        </Button>
      ) : null}
    </div>
  );
}

const DAY_MS = 86_400_000;
/** How long this water lasts, and until when. */
function WaterAge({ pool, plan }: { pool: Pool; plan: PoolPlan }) {
  const now = useNow(3_600_000);
  const life = waterLife({
    kind: pool.kind,
    volumeL: pool.volumeL,
    ...(pool.dailyBathers ? { dailyBathers: pool.dailyBathers } : {}),
    ...(plan.filledAt ? { waterAgeDays: (now - Date.parse(plan.filledAt)) / DAY_MS } : {}),
  });
  if (!life) return null;
  const day = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: pool.timeZone });
  const due = plan.filledAt && day.format(Date.parse(plan.filledAt) + life.days * DAY_MS);
  return (
    <p className="measure-60 text-pretty text-muted">
      {pool.dailyBathers ? m.plan_water_lasts({ days: life.days }) : m.plan_water_lasts_at_most({ days: life.days })}{' '}
      {due ? m.plan_water_due({ day: due }) : m.plan_water_not_known()}
    </p>
  );
}

/** The change of the water is an entry of the log, so that it counts on every device. */
function Changed({ pool }: { pool: Pool }) {
  const record = useRecordTreatment(pool.id);
  const undo = useTreatmentUndo(pool.id);
  const { toast } = useToast();
  const id = useRef(uuidV7());
  const fill = pool.fillWater ? { fillWater: pool.fillWater } : {};
  const write = () =>
    record.mutate(
      { id: id.current, productId: 'fill-water', amountL: pool.volumeL, ...fill },
      {
        onSuccess: () => {
          const written = id.current;
          id.current = uuidV7();
          toast({
            title: m.common_saved(),
            description: m.plan_water_changed_text(),
            tone: 'ok',
            action: { label: m.common_undo(), onClick: () => undo(written) },
          });
        },
        onError: (error) => void toast({ title: m.common_not_saved(), description: writeErrorText(error), tone: 'bad' }),
      },
    );
  return (
    <Button variant="secondary" pending={record.isPending} onClick={write} className="self-start">
      {m.plan_water_changed()}
    </Button>
  );
}
