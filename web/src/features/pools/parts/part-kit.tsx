import { kitParameters, KITS, type Parameter, PARAMETERS } from '@limpid/chemistry';
import { Camera, Droplets, StickyNote, Store } from 'lucide-react';
import { parameterDisplay } from '../../../i18n/parameters.ts';
import { m } from '../../../paraglide/messages.js';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RadioCards } from '../../../ui/fields/choice.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { PartProps } from './part-props.ts';
import { type KitAnswers, suggestedKitId } from '../pool-answers.ts';
import { KIT_LABELS } from '../pool-labels.ts';

const OWN = 'own';
const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;
const ICONS = {
  drops: <Droplets {...icon} />,
  strip: <StickyNote {...icon} />,
  photometer: <Camera {...icon} />,
  device: <Camera {...icon} />,
  store: <Store {...icon} />,
};

/** In the order of testing: as the kit says, and what was added after it. */
export function withParameter(kit: KitAnswers | null, parameter: Parameter, isMeasured: boolean): KitAnswers | null {
  const before = kit?.parameters ?? [];
  const parameters = isMeasured
    ? [...before.filter((other) => other !== parameter), parameter]
    : before.filter((other) => other !== parameter);
  if (parameters.length === 0) return null;
  return { ...(kit?.id !== undefined && { id: kit.id }), parameters };
}

export function KitPart({ answers, onChange, faults, units }: PartProps) {
  const suggested = suggestedKitId(answers.sanitizer);
  const kit: KitAnswers | null = answers.kit === undefined ? { id: suggested, parameters: kitParameters(suggested) } : answers.kit;
  const label = (parameter: Parameter) => parameterDisplay(parameter, units).label;
  const options = [
    // The one that fits the sanitizer comes first.
    ...KITS.toSorted((one, other) => Number(other.id === suggested) - Number(one.id === suggested)).map((each) => ({
      value: each.id,
      label: KIT_LABELS[each.id]?.() ?? each.id,
      description: each.tests.map((test) => parameterDisplay(test.parameter, units).short).join(' · '),
      icon: ICONS[each.method],
    })),
    { value: OWN, label: m.common_something_else(), description: m.pools_kit_other_text(), icon: <Droplets {...icon} /> },
  ];
  const choose = (id: string) =>
    onChange({ kit: id === OWN ? { parameters: kit?.parameters ?? [] } : { id, parameters: kitParameters(id) } });
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        label={m.common_test_kit()}
        labelHidden
        value={kit ? (kit.id ?? OWN) : null}
        onChange={choose}
        options={options}
        error={faults.kit ?? faults['kit.parameters']}
      />
      <Disclosure
        key={kit?.id ?? OWN}
        summary={m.pools_kit_values({ value: kit?.parameters.length ?? 0 })}
        open={kit !== null && kit.id === undefined}
      >
        <fieldset>
          <legend className="mb-1 text-muted">{m.pools_kit_extra_text()}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {PARAMETERS.map((parameter) => (
              <Checkbox
                key={parameter}
                label={label(parameter)}
                checked={kit?.parameters.includes(parameter) ?? false}
                onChange={(isMeasured) => onChange({ kit: withParameter(kit, parameter, isMeasured) })}
              />
            ))}
          </div>
        </fieldset>
      </Disclosure>
    </div>
  );
}
