// Photos that are dropped on a part of the page, or pasted into the page.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer => transfer?.types.includes('Files') ?? false;
const filesOf = (transfer: DataTransfer): File[] => [...transfer.files];

function watchDrop(area: HTMLElement, onOver: (isOver: boolean) => void, onFiles: (files: File[]) => void, signal: AbortSignal): void {
  // Entering a child comes before leaving its parent.
  let depth = 0;
  const over = (change: number) => {
    depth = Math.max(0, depth + change);
    onOver(depth > 0);
  };
  area.addEventListener('dragenter', (event) => hasFiles(event.dataTransfer) && over(1), { signal });
  area.addEventListener('dragleave', (event) => hasFiles(event.dataTransfer) && over(-1), { signal });
  area.addEventListener(
    'dragover',
    (event) => {
      if (!hasFiles(event.dataTransfer)) return;
      // Without it the browser opens the file in the place of the page.
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    { signal },
  );
  area.addEventListener(
    'drop',
    (event) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      over(-depth);
      onFiles(filesOf(event.dataTransfer));
    },
    { signal },
  );
}

const TYPED_INTO = 'input, textarea, [contenteditable]';

/** True while something that could be a photo is held over the area. */
export function usePhotoDrop(area: RefObject<HTMLElement | null> | undefined, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const element = area?.current;
    if (!element) return undefined;
    const watching = new AbortController();
    const { signal } = watching;
    watchDrop(element, setOver, (files) => take(files), signal);
    const paste = (event: ClipboardEvent) => {
      const isText = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null;
      if (isText || !hasFiles(event.clipboardData)) return;
      event.preventDefault();
      take(filesOf(event.clipboardData));
    };
    document.addEventListener('paste', paste, { signal });
    return () => watching.abort();
  }, [area]);
  return isOver;
}
