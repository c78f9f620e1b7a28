import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { lazyPart } from '../../ui/lazy-loader.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { isPaletteOpen, showPalette, usePaletteOpen } from './palette-store.ts';

const palette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette);

/** A finger or the pointer is on its way. */
export const fetchPalette = (): void => void palette.load().catch(() => undefined);

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

/** Once in each layout of pages. */
export function PaletteHost() {
  const isOpen = usePaletteOpen();
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
      showPalette(false);
    };
  }, []);
  return isOpen ? <OpenPalette /> : null;
}

function OpenPalette() {
  const [CommandPalette, setPalette] = useState(() => palette.current());
  const { toast } = useToast();
  useEffect(() => {
    palette.load().then(
      (loaded) => setPalette(() => loaded),
      () => {
        showPalette(false);
        toast({ title: m.ui_part_not_loaded(), tone: 'warn' });
      },
    );
  }, [toast]);
  return CommandPalette ? <CommandPalette onClose={() => showPalette(false)} /> : null;
}
