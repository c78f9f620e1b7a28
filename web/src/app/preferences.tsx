import { Settings2 } from 'lucide-react';
import { useUnits } from '../api/units.ts';
import type { Units } from '../api/units.ts';
import { SegmentedControl } from '../ui/choice.tsx';
import { Popover } from '../ui/popover.tsx';
import { useTheme } from './theme.ts';
import type { Theme } from './theme.ts';

const UNIT_CHOICES: { value: Units; label: string }[] = [
  { value: 'us', label: 'US' },
  { value: 'metric', label: 'Metric' },
];
const THEME_CHOICES: { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Units and appearance, wherever one is. */
export function PreferencesFields() {
  const { units, chooseUnits } = useUnits();
  const { theme, chooseTheme } = useTheme();
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl label="Units" labelHidden={false} wide value={units} onChange={chooseUnits} options={UNIT_CHOICES} />
      <SegmentedControl label="Appearance" labelHidden={false} wide value={theme} onChange={chooseTheme} options={THEME_CHOICES} />
    </div>
  );
}

export function PreferencesButton({ side = 'bottom' }: { side?: 'top' | 'bottom' }) {
  const trigger = (
    <button
      type="button"
      aria-label="Units and appearance"
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink dark:hover:bg-raised"
    >
      <Settings2 size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
  return (
    <Popover label="Units and appearance" trigger={trigger} side={side} align="end">
      <PreferencesFields />
    </Popover>
  );
}
