import type { Pool, PoolPlan } from '@limpid/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { type Known, lastTestsOf } from '../../features/library/symptom-evidence.ts';
import { isUnexplained, judgeCauses, likeliest, SYMPTOM_IDS, type SymptomId, SYMPTOMS } from '../../features/library/symptom-paths.ts';
import { SYMPTOM_TEXTS, todoOf } from '../../features/library/symptom-texts.ts';
import { usePlan } from '../../features/plans/plans.data.ts';
import { engineText } from '../../i18n/engine-text.ts';
import { useReadings } from '../../features/readings/readings.data.ts';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { RadioCards } from '../../ui/fields/choice.tsx';
import { useNow } from '../../ui/countdown.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { CauseCard } from './cause-card.tsx';

export const meta = () =>
  pageMeta({ title: m.library_solver(), description: m.library_solver_text(), canonicalPath: '/library/symptoms', noindex: true });

const TICK_MS = 60_000;

/** What was chosen is in the address: after an article, or a reload, it is still there. */
function useChoice() {
  const [search, setSearch] = useSearchParams();
  const symptom = SYMPTOM_IDS.find((id) => id === search.get('symptom')) ?? null;
  const answer = symptom && (SYMPTOMS[symptom].answers.find((one) => one === search.get('answer')) ?? null);
  const choose = (next: SymptomId, nextAnswer: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('symptom', next);
        if (nextAnswer === null) after.delete('answer');
        else after.set('answer', nextAnswer);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { symptom, answer, choose };
}

export default function SymptomsPage() {
  const { pool, href, isLoading } = useCurrentPool();
  const { symptom, answer, choose } = useChoice();
  return (
    <Page width="medium">
      <PageHeader
        title={m.library_solver()}
        description={m.library_solver_text()}
        eyebrow={pool?.name}
        crumbs={[{ label: m.library_title(), to: href('/library') }, { label: m.library_solver() }]}
      />
      <div className="flex flex-col gap-8">
        <RadioCards
          label={m.library_solver_symptom()}
          columns={3}
          value={symptom}
          onChange={(next) => choose(next, null)}
          options={SYMPTOM_IDS.map((id) => ({ value: id, label: SYMPTOM_TEXTS[id].label() }))}
        />
        {symptom ? <Question symptom={symptom} answer={answer} onAnswer={(next) => choose(symptom, next)} /> : null}
        {symptom && pool ? <Causes pool={pool} symptom={symptom} answer={answer} /> : null}
        {!pool && !isLoading ? <NoPool /> : null}
        {symptom && !pool && !isLoading ? <CauseList symptom={symptom} answer={answer} pool={UNKNOWN_POOL} known={NOTHING_KNOWN} /> : null}
      </div>
    </Page>
  );
}

/** Enough to name the causes before there is a pool. */
const UNKNOWN_POOL = { volumeL: 40_000 };
const NOTHING_KNOWN: Known = { tests: {} };

function Question({ symptom, answer, onAnswer }: { symptom: SymptomId; answer: string | null; onAnswer: (answer: string) => void }) {
  const { question, answers } = SYMPTOM_TEXTS[symptom];
  const isDangerous = answer !== null && SYMPTOMS[symptom].dangerousAnswers?.includes(answer) === true;
  const isGreen = symptom === 'green';
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        key={symptom}
        label={question()}
        columns={2}
        value={answer}
        onChange={onAnswer}
        options={SYMPTOMS[symptom].answers.map((value) => ({ value, label: answers[value]?.() ?? value }))}
      />
      {isDangerous ? (
        <Callout tone="bad" title={m.library_solver_danger()} live>
          {isGreen ? m.library_solver_danger_green() : m.library_solver_danger_text()}
        </Callout>
      ) : null}
    </div>
  );
}

function Causes({ pool, symptom, answer }: { pool: Pool; symptom: SymptomId; answer: string | null }) {
  const readings = useReadings(pool.id).data?.items;
  const plan = usePlan(pool).data;
  const known = useMemo(
    () => ({ tests: lastTestsOf(readings ?? [], plan?.doubts), verdicts: plan?.verdicts }),
    [readings, plan?.doubts, plan?.verdicts],
  );
  const { volumeL, kind, sanitizer, setting } = pool;
  const traits = { volumeL, kind, sanitizer, setting, ...(pool.surface && { surface: pool.surface }) };
  return <CauseList symptom={symptom} answer={answer} pool={traits} known={known} swim={plan?.swim} />;
}

interface CauseListProps {
  symptom: SymptomId;
  answer: string | null;
  pool: Parameters<typeof judgeCauses>[2];
  known: Known;
  swim?: PoolPlan['swim'] | undefined;
}

function CauseList({ symptom, answer, pool, known, swim }: CauseListProps) {
  const now = useNow(TICK_MS);
  const judged = judgeCauses(SYMPTOMS[symptom], answer, pool, known, now);
  const first = likeliest(judged);
  return (
    <section aria-labelledby="causes" aria-live="polite">
      <h2 id="causes" className="mb-3 text-xl font-semibold">
        {first ? m.library_solver_causes() : m.library_solver_possible()}
      </h2>
      {swim?.state === 'stay_out' ? (
        <Callout tone="bad" title={m.library_solver_danger()} className="mb-3">
          {[
            ...swim.why.map((why, index) => engineText(why, swim.messages?.why[index])),
            engineText(swim.action, swim.messages?.action),
          ].join(' ')}
        </Callout>
      ) : null}
      {isUnexplained(judged) ? <Unexplained symptom={symptom} isAnswered={answer !== null} /> : null}
      <ol className="flex flex-col gap-3">
        {judged.map((one, index) => (
          <li key={one.cause.id}>
            <CauseCard
              judged={one}
              todo={todoOf(one.cause.id, pool, known.verdicts)}
              isFirst={index === 0}
              isLikely={one === first}
              symptom={symptom}
              now={now}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Unexplained({ symptom, isAnswered }: { symptom: SymptomId; isAnswered: boolean }) {
  return (
    <Callout title={m.library_solver_unexplained()} className="mb-3">
      {isAnswered ? SYMPTOM_TEXTS[symptom].next?.() : m.library_solver_unexplained_answer()}
    </Callout>
  );
}

function NoPool() {
  return <Callout action={<LinkButton to="/setup">{m.common_set_up_a_pool()}</LinkButton>}>{m.library_solver_no_pool()}</Callout>;
}
