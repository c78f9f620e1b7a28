import { Settings2 } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const { Lazy: PreferencesFields, prepare } = lazy(() => import('./preferences-fields.tsx').then((part) => part.PreferencesFields));

export function PreferencesButton({ side = 'bottom' }: { side?: 'top' | 'bottom' }) {
  const trigger = (
    <IconButton
      label={m.settings_quick()}
      icon={<Settings2 size={20} strokeWidth={1.75} aria-hidden />}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  );
  return (
    <Popover label={m.settings_quick()} trigger={trigger} side={side} align="end">
      <PreferencesFields waiting={<Skeleton className="h-44 w-72 max-w-full" />} />
    </Popover>
  );
}
