import { type Look, LOOKS } from '@limpid/chemistry';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { LOOK_HINTS, LOOK_LABELS } from '../../../i18n/looks.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioCards } from '../../../ui/fields/choice.tsx';
import { coachAddress, errandOf } from '../../../api/coach-address.ts';
import { cssOf } from '../image/color.ts';
import type { LookHint, LookReading } from './water-look.ts';

const WORDS: Record<LookHint, { title: () => string; text: () => string }> = {
  green: { title: m.strip_look_green, text: m.strip_look_green_text },
  cloudy: { title: m.strip_look_cloudy, text: m.strip_look_cloudy_text },
  clear: { title: m.strip_look_clear, text: m.strip_look_clear_text },
  cannot_tell: { title: m.strip_look_unsure, text: m.strip_look_unsure_text },
};
/** What the photo suggests, and the question that only the person at the pool can answer: nothing is chosen for them. */
export function LookAnswer({ reading, onUse }: { reading: LookReading; onUse: (look: Look) => void }) {
  const { title, text } = WORDS[reading.hint];
  const [look, setLook] = useState<Look | null>(null);
  return (
    <Card padding="lg" tone="tint" aria-live="polite" className="flex flex-col gap-5">
      <div className="flex items-start gap-4">
        <svg viewBox="0 0 48 48" aria-hidden className="size-12 shrink-0">
          <circle cx="24" cy="24" r="22" fill={cssOf(reading.color)} stroke="var(--line-strong)" strokeWidth="2" />
        </svg>
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{title()}</h2>
          <p className="mt-1 text-sm">{text()}</p>
        </div>
      </div>
      <RadioCards
        label={m.log_look()}
        columns={2}
        value={look}
        onChange={setLook}
        options={LOOKS.map((value) => ({ value, label: LOOK_LABELS[value](), description: LOOK_HINTS[value]() }))}
      />
      <Ways look={look} onUse={onUse} />
    </Card>
  );
}

/** Sent by the coach, the person goes back there; else into the log. */
function Ways({ look, onUse }: { look: Look | null; onUse: (look: Look) => void }) {
  const { href } = useCurrentPool();
  const errand = errandOf(useSearchParams()[0]);
  const toCoach = href(coachAddress('/chemistry/water-photo', `look=${look}`, errand?.chat));
  if (errand && look !== null)
    return (
      <>
        <LinkButton size="lg" to={toCoach}>
          {m.strip_look_to_coach()}
        </LinkButton>
        <Button variant="quiet" onClick={() => onUse(look)}>
          {m.strip_look_use()}
        </Button>
      </>
    );
  return (
    <>
      {look === null ? null : (
        <LinkButton variant="quiet" to={toCoach}>
          {m.common_ask_coach()}
        </LinkButton>
      )}
      <Button size="lg" disabled={look === null} onClick={() => look && onUse(look)}>
        {errand ? m.strip_look_to_coach() : m.strip_look_use()}
      </Button>
    </>
  );
}
