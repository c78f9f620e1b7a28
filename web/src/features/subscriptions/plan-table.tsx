import { Check, Minus } from 'lucide-react';
import { PLAN_PHOTOS, photosText } from './plan-photos.ts';
import { m } from '../../paraglide/messages.js';
import { ScrollArea } from '../../ui/scroll-area.tsx';

/** In words, or simply in it or not. */
type Part = string | boolean;
interface Row {
  name: string;
  /** Free, Pro, Business */
  parts: readonly [Part, Part, Part];
}

/** Free, Pro, Business */
const photoTexts = (): Row['parts'] => [photosText(PLAN_PHOTOS.free), photosText(PLAN_PHOTOS.pro), photosText(PLAN_PHOTOS.business)];

const same = (name: string): Row => ({ name, parts: [true, true, true] });

const rows = (): Row[] => [
  { name: m.pricing_row_pools(), parts: ['1', m.pricing_unlimited(), m.pricing_unlimited()] },
  same(m.pricing_has_plan()),
  same(m.pricing_has_doses()),
  same(m.pricing_has_safety()),
  same(m.pricing_has_offline()),
  same(m.pricing_has_history()),
  { name: m.pricing_row_photos(), parts: photoTexts() },
  { name: m.pricing_row_promotion(), parts: [m.pricing_promotion_sometimes(), m.pricing_none(), m.pricing_none()] },
  { name: m.pricing_row_first(), parts: [false, true, true] },
  { name: m.pricing_row_seats(), parts: [false, false, m.pricing_agreed()] },
];

/** Everything next to each other, so that no one has to guess what a plan leaves out. */
export function PlanTable() {
  const plans = [m.pricing_free_name(), m.pricing_pro_name(), m.pricing_business_name()];
  return (
    <ScrollArea label={m.pricing_compare()} className="rounded-card border border-line bg-surface shadow-card">
      <table className="w-full min-w-[21rem] table-fixed border-collapse text-sm">
        <caption className="sr-only">{m.pricing_compare()}</caption>
        <colgroup>
          <col className="w-[30%] sm:w-[46%]" />
        </colgroup>
        <thead>
          <tr className="border-b border-line bg-sunken">
            <th scope="col">
              <span className="sr-only">{m.pricing_table_feature()}</span>
            </th>
            {plans.map((plan) => (
              <th key={plan} scope="col" className="px-0.5 py-3 text-center font-semibold last:pr-2">
                {plan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows().map(({ name, parts }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-3 pr-1 pl-3 text-left font-normal sm:px-6">
                {name}
              </th>
              {parts.map((part, index) => (
                <td key={plans[index]} className="figures px-0.5 py-3 text-center last:pr-2 max-sm:text-xs">
                  <PartCell part={part} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function PartCell({ part }: { part: Part }) {
  if (typeof part === 'string') return part;
  const Icon = part ? Check : Minus;
  return (
    <>
      <Icon size={20} strokeWidth={2} aria-hidden className={part ? 'inline text-ok' : 'inline text-muted'} />
      <span className="sr-only">{part ? m.common_yes() : m.common_no()}</span>
    </>
  );
}
