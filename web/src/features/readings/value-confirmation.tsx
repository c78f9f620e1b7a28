import { Check } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

/** "This value is right", for one that is unlikely or doubted. */
export function Confirmation({
  isAsked,
  isConfirmed,
  onConfirm,
}: {
  isAsked: boolean;
  isConfirmed: boolean | undefined;
  onConfirm: () => void;
}) {
  if (isConfirmed) {
    return (
      <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
        <Check size={16} aria-hidden className="shrink-0" />
        {m.common_value_confirmed()}
      </p>
    );
  }
  if (!isAsked) return null;
  return (
    <Button variant="quiet" size="sm" iconBefore={<Check size={16} aria-hidden />} onClick={onConfirm}>
      {m.log_value_right()}
    </Button>
  );
}
