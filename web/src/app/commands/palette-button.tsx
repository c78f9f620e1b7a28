import { Search } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/button.tsx';
import { fetchPalette } from './palette-host.tsx';
import { showPalette } from './palette-store.ts';

const never = () => () => undefined;

/** How this keyboard says it; only the browser knows. */
const useShortcut = (): string =>
  useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  );

/** Looks like the field that it opens. */
export function PaletteField() {
  const shortcut = useShortcut();
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onPointerEnter={fetchPalette}
      onFocus={fetchPalette}
      onClick={() => showPalette(true)}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-control border border-line bg-sunken px-3 text-sm text-muted transition-colors hover:border-line-strong hover:text-ink"
    >
      <Search size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1 truncate text-left">{m.common_search()}</span>
      <kbd aria-hidden className="shrink-0 font-sans text-xs">
        {shortcut}
      </kbd>
    </button>
  );
}

export function PaletteIconButton() {
  return (
    <IconButton
      label={m.common_search()}
      aria-haspopup="dialog"
      icon={<Search size={22} strokeWidth={1.75} aria-hidden />}
      onPointerEnter={fetchPalette}
      onClick={() => showPalette(true)}
    />
  );
}
