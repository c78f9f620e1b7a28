import { m } from '../../paraglide/messages.js';
import { CallableText } from '../../i18n/callable-text.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

const rules = () => [
  m.steps_rule_label_first(),
  m.plan_rule_pump(),
  m.plan_rule_into_water(),
  m.plan_rule_never_mix(),
  m.plan_rule_poison(),
];

/** The rules that hold for every step. */
export function SafetyNote() {
  return (
    <Disclosure summary={m.plan_before_you_add()}>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {rules().map((rule) => (
          <li key={rule}>
            <CallableText text={rule} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
