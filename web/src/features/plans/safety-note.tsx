import { Disclosure } from '../../ui/disclosure.tsx';

const RULES = [
  'The label of the product overrides us.',
  'Pump on, nobody in the water. Goggles and gloves on.',
  'Put the chemical into the water, never water into the chemical.',
  'Never mix two products, dry or wet, and never use one scoop for two. Acid with chlorine gives off a poisonous gas; cal-hypo with trichlor or dichlor can burn.',
  'Poison Control: 1-800-222-1222. In danger: 911.',
];

/** The rules that hold for every step. */
export function SafetyNote() {
  return (
    <Disclosure summary="Before you add anything">
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
