import { clsx } from 'clsx';
import { m } from '../paraglide/messages.js';
import { Disclosure } from '../ui/disclosure.tsx';
import type { Audience, Occasion, Rule } from './front-matter.ts';
import { sayBound, sayList } from './say-fact.ts';
import { SecondHand, SourceLine } from './source-line.tsx';

// The check is the browser's own: a chosen answer hides the rules that do not concern it. No script reads or sends an answer.
interface Answer<Id extends string> {
  id: Id;
  label: () => string;
  hides: string;
}

const WHOSE: Answer<Audience>[] = [
  {
    id: 'home',
    label: m.rules_my_own_home,
    hides: 'group-has-[#whose-home:checked]/check:hidden',
  },
  {
    id: 'rental',
    label: m.rules_house_rooms_i_rent,
    hides: 'group-has-[#whose-rental:checked]/check:hidden',
  },
  {
    id: 'semi-public',
    label: m.rules_shared_residents_guests,
    hides: 'group-has-[#whose-semi-public:checked]/check:hidden',
  },
  {
    id: 'public',
    label: m.rules_open_everybody,
    hides: 'group-has-[#whose-public:checked]/check:hidden',
  },
];
const WHAT: Answer<Exclude<Occasion, 'always'>>[] = [
  {
    id: 'building-or-remodeling',
    label: m.rules_build_change,
    hides: 'group-has-[#what-building-or-remodeling:checked]/check:hidden',
  },
  {
    id: 'child-under-six',
    label: m.rules_child_under_six_lives,
    hides: 'group-has-[#what-child-under-six:checked]/check:hidden',
  },
  {
    id: 'selling',
    label: m.rules_sell_home,
    hides: 'group-has-[#what-selling:checked]/check:hidden',
  },
  {
    id: 'operating',
    label: m.rules_run_day_day,
    hides: 'group-has-[#what-operating:checked]/check:hidden',
  },
  {
    id: 'draining',
    label: m.rules_drain,
    hides: 'group-has-[#what-draining:checked]/check:hidden',
  },
  {
    id: 'hiring',
    label: m.rules_hire_somebody,
    hides: 'group-has-[#what-hiring:checked]/check:hidden',
  },
  {
    id: 'heating',
    label: m.rules_heat,
    hides: 'group-has-[#what-heating:checked]/check:hidden',
  },
  {
    id: 'equipment',
    label: m.rules_replace_pump_heater,
    hides: 'group-has-[#what-equipment:checked]/check:hidden',
  },
];
const AUDIENCES: Record<Audience, () => string> = {
  home: m.rules_for_home,
  rental: m.rules_for_rental,
  'semi-public': m.rules_for_shared,
  public: m.rules_for_public,
};

function hidingClasses({ appliesTo, when }: Rule): string[] {
  const others = WHOSE.filter(({ id }) => !appliesTo.includes(id)).map(({ hides }) => hides);
  if (when.includes('always')) return others;
  return [...others, ...WHAT.filter(({ id }) => !when.includes(id)).map(({ hides }) => hides)];
}

export function RuleCheck({ rules }: { rules: readonly Rule[] }) {
  const asked = WHAT.filter(({ id }) => rules.some(({ when }) => when.includes(id)));
  const own = rules.filter(({ id }) => !id.startsWith('us-'));
  const federal = rules.filter(({ id }) => id.startsWith('us-'));
  return (
    <div className="group/check grid grid-cols-[minmax(0,1fr)] gap-8 [counter-reset:shown] lg:grid-cols-[340px_1fr] lg:gap-12">
      <div className="flex flex-col gap-6 lg:sticky lg:top-6 lg:self-start">
        <Choice name="whose" legend={m.rules_whose()} all={m.rules_whose_any()} answers={WHOSE} />
        <Choice name="what" legend={m.rules_mind()} all={m.rules_mind_any()} answers={asked} />
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
        <p className="figures mt-5 text-sm text-muted before:content-[counter(shown)]">
          {' '}
          {m.rules_rules_shown_short_list({ length: rules.length })}
        </p>
        {rules.some(({ confidence }) => confidence === 'secondary') ? (
          <p className="mt-2 max-w-[66ch] text-xs text-muted">{m.rules_second_hand_means()}</p>
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

function RuleItem({ rule }: { rule: Rule }) {
  return (
    <li id={rule.id} className={clsx('scroll-mt-6 [counter-increment:shown]', hidingClasses(rule))}>
      <Disclosure
        summary={
          <>
            <span className="block text-base">{rule.topic}</span>
            <span className="block text-xs font-normal text-muted">
              {m.rules_for({ audiences: sayList(rule.appliesTo.map((one) => AUDIENCES[one]())) })}
            </span>
          </>
        }
      >
        <p id={`${rule.id}-text`} className="max-w-[66ch] scroll-mt-24 text-base">
          {rule.rule}
        </p>
        {rule.numbers.length > 0 ? <RuleNumbers rule={rule} /> : null}
        <p className="mt-4 text-xs text-muted">
          <SourceLine source={rule.source} confidence={rule.confidence} />
        </p>
      </Disclosure>
    </li>
  );
}

function RuleNumbers({ rule }: { rule: Rule }) {
  return (
    <table className="mt-4 w-full max-w-[620px] border-collapse">
      <caption className="sr-only">{m.rules_numbers({ topic: rule.topic })}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{m.rules_what()}</th>
          <th scope="col">{m.rules_number()}</th>
        </tr>
      </thead>
      <tbody>
        {rule.numbers.map((one) => (
          <tr key={one.name} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
              {one.name}
            </th>
            <td className="figures py-2 text-right font-medium">
              {sayBound(one)}
              {rule.confidence === 'secondary' ? <SecondHand /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
