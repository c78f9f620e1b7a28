import { clsx } from 'clsx';
import { m } from '../../paraglide/messages.js';
import { FOLD, FOLD_LINE } from '../fold.ts';
import type { Audience, Occasion, Rule } from '../texts/front-matter.ts';
import { RuleText } from './rule-text.tsx';
import { boundText, listText } from '../texts/fact-texts.ts';
import { SecondHand, SourceLine } from '../texts/source-line.tsx';

// The check is the browser's own: a chosen answer hides the rules that do not concern it (styles/public.css, which names the same answers).
// No script reads or sends an answer.
interface Answer<Id extends string> {
  id: Id;
  label: () => string;
}

const WHOSE: Answer<Audience>[] = [
  { id: 'home', label: m.rules_whose_home },
  { id: 'rental', label: m.rules_whose_rental },
  { id: 'semi-public', label: m.rules_whose_shared },
  { id: 'public', label: m.rules_whose_public },
];
const WHAT: Answer<Exclude<Occasion, 'always'>>[] = [
  { id: 'building-or-remodeling', label: m.rules_topic_build },
  { id: 'child-under-six', label: m.rules_child_under_six },
  { id: 'selling', label: m.rules_topic_sell },
  { id: 'operating', label: m.rules_topic_run },
  { id: 'draining', label: m.rules_topic_drain },
  { id: 'hiring', label: m.rules_topic_hire },
  { id: 'heating', label: m.rules_topic_heat },
  { id: 'equipment', label: m.rules_topic_replace },
];
const AUDIENCES: Record<Audience, () => string> = {
  home: m.rules_for_home,
  rental: m.rules_for_rental,
  'semi-public': m.rules_for_shared,
  public: m.rules_for_public,
};

export function RuleCheck({ rules }: { rules: readonly Rule[] }) {
  const asked = WHAT.filter(({ id }) => rules.some(({ when }) => when.includes(id)));
  const own = rules.filter(({ id }) => !id.startsWith('us-'));
  const federal = rules.filter(({ id }) => id.startsWith('us-'));
  return (
    <div className="rule-check grid grid-cols-[minmax(0,1fr)] gap-8 [counter-reset:shown] lg:grid-cols-[340px_1fr] lg:gap-12">
      <div className="flex flex-col gap-6 lg:sticky lg:top-6 lg:self-start">
        <Choice name="whose" legend={m.rules_whose()} all={m.rules_whose_any()} answers={WHOSE} />
        <Choice name="what" legend={m.rules_topic_question()} all={m.rules_topic_any()} answers={asked} />
      </div>
      <div className="min-w-0">
        <ul className="flex flex-col gap-2.5">
          {own.map((rule) => (
            <RuleItem key={rule.id} rule={rule} />
          ))}
        </ul>
        <h3 className="mt-8 mb-3 text-lg font-semibold">{m.rules_federal_rules()}</h3>
        <ul className="flex flex-col gap-2.5">
          {federal.map((rule) => (
            <RuleItem key={rule.id} rule={rule} />
          ))}
        </ul>
        <p className="figures mt-5 text-sm text-muted before:content-[counter(shown)]"> {m.rules_count_note({ length: rules.length })}</p>
        {rules.some(({ confidence }) => confidence === 'secondary') ? (
          <p className="mt-2 measure-66 text-xs text-muted">{m.rules_second_source_note()}</p>
        ) : null}
      </div>
    </div>
  );
}

function Choice(props: { name: string; legend: string; all: string; answers: readonly { id: string; label: () => string }[] }) {
  const answers = [{ id: 'any', label: () => props.all }, ...props.answers];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{props.legend}</legend>
      <div className="flex flex-wrap gap-2 lg:flex-col">
        {answers.map(({ id, label }, index) => (
          <label
            key={id}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line bg-surface px-4 text-sm has-checked:border-brand has-checked:bg-tint has-checked:font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input type="radio" name={props.name} id={`${props.name}-${id}`} defaultChecked={index === 0} className="size-4 shrink-0" />
            <span className="min-w-0">{label()}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Its number among those that are shown before it; the styles count, for an answer hides some. */
const SUMMARY = clsx(FOLD_LINE, 'py-3 before:w-6 before:shrink-0 before:text-muted before:content-[counter(shown)] after:mt-1.5');

/** Says in the closed line which of the rules it is, for whom, and its first number. */
function RuleItem({ rule }: { rule: Rule }) {
  const { id, appliesTo, when, confidence } = rule;
  return (
    <li
      id={id}
      data-for={appliesTo.join(' ')}
      data-when={when.includes('always') ? undefined : when.join(' ')}
      className="scroll-mt-6 [counter-increment:shown]"
    >
      <details className={FOLD}>
        <summary className={SUMMARY}>
          <RuleLine rule={rule} />
        </summary>
        <div className="px-4 pt-1 pb-4 sm:pl-13">
          <RuleText id={`${id}-text`} rule={rule.rule} />
          {rule.numbers.length > 0 ? <RuleNumbers rule={rule} /> : null}
          <p className="mt-4 text-xs text-muted">
            <SourceLine source={rule.source} confidence={confidence} />
          </p>
        </div>
      </details>
    </li>
  );
}

function RuleLine({ rule: { topic, appliesTo, numbers, confidence } }: { rule: Rule }) {
  const [first] = numbers;
  return (
    <span className="min-w-0 grow gap-6 sm:flex">
      <span className="block min-w-0 grow">
        <span className="block font-medium">{topic}</span>
        <span className="block text-xs text-muted">
          {m.rules_applies_to({ audiences: listText(appliesTo.map((one) => AUDIENCES[one]())) })}
        </span>
      </span>
      {first ? (
        <span className="block shrink-0 text-sm max-sm:mt-1.5 sm:w-56 sm:text-right">
          <span className="text-xs text-muted sm:block">{`${first.name}:`}</span>{' '}
          <span className="figures inline-block font-medium sm:block">{boundText(first)}</span>
          {confidence === 'secondary' ? <SecondHand /> : null}
        </span>
      ) : null}
    </span>
  );
}

function RuleNumbers({ rule }: { rule: Rule }) {
  return (
    <table className="mt-4 w-full max-w-[620px] border-collapse text-sm">
      <caption className="sr-only">{m.rules_numbers_caption({ topic: rule.topic })}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{m.common_what()}</th>
          <th scope="col">{m.rules_number_heading()}</th>
        </tr>
      </thead>
      <tbody>
        {rule.numbers.map((one) => (
          <tr key={one.name} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
              {one.name}
            </th>
            <td className="figures py-2 text-right font-medium">
              {boundText(one)}
              {rule.confidence === 'secondary' ? <SecondHand /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
