// What the coach page says without a connection: first the help that must never need one, then what still works.
import { EMERGENCIES, EMERGENCY_NUMBER, type Emergency, POISON_CONTROL_NUMBER } from '@limpid/chemistry';
import { ChevronDown, Phone, WifiOff } from 'lucide-react';
import type { RefObject } from 'react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { CallableText } from '../../i18n/callable-text.tsx';
import { m } from '../../paraglide/messages.js';
import { buttonClass, LinkButton } from '../../ui/button.tsx';

interface EmergencyText {
  title: () => string;
  /** in the order in which to do them, a line each */
  steps: () => string;
}

/** The same fixed texts that the coach answers with online. */
export const EMERGENCY_TEXTS: Readonly<Record<Emergency['id'], EmergencyText>> = {
  mixed_chemicals: { title: m.emergencies_mixed_chemicals_title, steps: m.emergencies_mixed_chemicals_steps },
  gas: { title: m.emergencies_gas_title, steps: m.emergencies_gas_steps },
  swallowed: { title: m.emergencies_swallowed_title, steps: m.emergencies_swallowed_steps },
  skin_or_eyes: { title: m.emergencies_skin_or_eyes_title, steps: m.emergencies_skin_or_eyes_steps },
  drowning: { title: m.emergencies_drowning_title, steps: m.emergencies_drowning_steps },
  entrapment: { title: m.emergencies_entrapment_title, steps: m.emergencies_entrapment_steps },
  electric_shock: { title: m.emergencies_electric_shock_title, steps: m.emergencies_electric_shock_steps },
  lightning: { title: m.emergencies_lightning_title, steps: m.emergencies_lightning_steps },
  overheating: { title: m.emergencies_overheating_title, steps: m.emergencies_overheating_steps },
};

export function OfflineHelp({ top }: { top: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={top} className="mb-4 flex flex-col gap-4">
      <EmergencyHelp />
      <Offline />
    </div>
  );
}

function EmergencyHelp() {
  return (
    <section aria-labelledby="emergency-help" className="rounded-card bg-bad-tint p-5">
      <h2 id="emergency-help" className="font-semibold">
        {m.emergencies_heading()}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Call name={m.emergencies_call()} number={EMERGENCY_NUMBER} href={`tel:${EMERGENCY_NUMBER}`} />
        <Call
          name={m.emergencies_call_poison()}
          number={POISON_CONTROL_NUMBER}
          href={`tel:+${POISON_CONTROL_NUMBER.replaceAll('-', '')}`}
        />
      </div>
      <ul className="mt-3">
        {EMERGENCIES.map(({ id }) => (
          <li key={id} className="border-t border-line-strong/40">
            <What id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Call({ name, number, href }: { name: string; number: string; href: string }) {
  return (
    <a href={href} className={`${buttonClass('danger', 'lg')} flex-wrap gap-x-2 gap-y-0 py-2`}>
      <Phone size={20} aria-hidden />
      {name} <span className="figures font-semibold whitespace-nowrap">{number}</span>
    </a>
  );
}

function What({ id }: { id: Emergency['id'] }) {
  const { title, steps } = EMERGENCY_TEXTS[id];
  return (
    <details name="emergency" className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2 font-medium [&::-webkit-details-marker]:hidden">
        {title()}
        <ChevronDown size={20} aria-hidden className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="measure-60 mb-3 list-decimal pl-6">
        {steps()
          .split('\n')
          .map((step) => (
            <li key={step} className="py-1">
              <CallableText text={step} />
            </li>
          ))}
      </ol>
    </details>
  );
}

function Offline() {
  const { href } = useCurrentPool();
  return (
    <div role="status" className="rounded-card bg-sunken p-5 dark:bg-raised">
      <p className="flex items-center gap-2 font-semibold">
        <WifiOff size={20} aria-hidden className="shrink-0" />
        {m.coach_offline_title()}
      </p>
      <p className="mt-1 mb-3 text-sm text-muted">{m.coach_offline_text()}</p>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton variant="secondary" to={href('/dashboard')}>
          {m.coach_open_today()}
        </LinkButton>
        <LinkButton variant="secondary" to={href('/chemistry/calculators')}>
          {m.common_calculators()}
        </LinkButton>
      </div>
    </div>
  );
}
