import { lazy, Suspense, useEffect } from 'react';
import { isPaletteOpen, showPalette, usePaletteOpen } from './palette-store.ts';

const load = () => import('./command-palette.tsx');
const CommandPalette = lazy(async () => ({ default: (await load()).CommandPalette }));

/** A finger or the pointer is on its way. */
export const fetchPalette = (): void => void load().catch(() => undefined);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl-K or Cmd-K anywhere, the slash where nothing is being typed. */
function hear(event: KeyboardEvent): void {
  const isModified = event.ctrlKey || event.metaKey;
  if (event.key === 'Control' || event.key === 'Meta') fetchPalette();
  const isShortcut = isModified && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
  const isSlash = event.key === '/' && !isModified && !event.altKey && !isTyping(event.target);
  if (event.defaultPrevented || (!isShortcut && !isSlash)) return;
  if (isPaletteOpen()) {
    if (isSlash) return;
    event.preventDefault();
    showPalette(false);
    return;
  }
  // Another dialog wants its answer first.
  if (document.querySelector('dialog[open]')) return;
  event.preventDefault();
  showPalette(true);
}

/** Stands once in each frame of pages. */
export function PaletteHost() {
  const isOpen = usePaletteOpen();
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
      showPalette(false);
    };
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <CommandPalette onClose={() => showPalette(false)} />
    </Suspense>
  );
}
