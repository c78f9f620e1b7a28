import type { GuideDose } from '@limpid/contract';
import { amountText, percentText } from '../../i18n/amounts.ts';
import { productName } from '../../i18n/product-names.ts';
import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { LinkButton } from '../../ui/button.tsx';

/** What an item asks to add to this pool: the engine's amounts, or what has to come before them. */
export function GuideDoseLine({ dose, href }: { dose: GuideDose; href: (path: string) => string }) {
  const { units } = useUnits();
  if (dose.state === 'nothing') return <p className="text-sm text-muted">{m.seasonal_dose_nothing()}</p>;
  if (dose.state === 'add') {
    return (
      <ul className="figures rounded-control bg-tint px-4 py-2">
        {dose.additions.map(({ productId, strengthPercent, ...amounts }, index) => (
          <li key={index} className="flex flex-wrap items-baseline gap-x-3 py-1">
            <strong className="font-semibold">{amountText(amounts, units, productId)}</strong>
            <span>
              {productName(productId)}
              {strengthPercent === undefined ? null : ` ${percentText(strengthPercent)}`}
            </span>
          </li>
        ))}
      </ul>
    );
  }
  const isTest = dose.state === 'test_first';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <span>{isTest ? m.seasonal_dose_test() : m.seasonal_dose_clear_up()}</span>
      <LinkButton to={href(isTest ? '/chemistry/log' : '/chemistry/clear-up')} variant="secondary">
        {isTest ? m.common_log_a_test() : m.seasonal_open_clear_up()}
      </LinkButton>
    </div>
  );
}
