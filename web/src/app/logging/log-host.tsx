import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { lazyPart } from '../../ui/lazy-loader.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { closeLogSheet, useOpenLogSheet, type LogSheetName } from './log-store.ts';

const sheets = lazyPart(async () => (await import('./log-sheets.tsx')).LogSheets);

/** A finger or the pointer is on its way. */
export const fetchLogSheet = (): void => void sheets.load().catch(() => undefined);

/** Once in the frame of the app. */
export function LogHost() {
  const open = useOpenLogSheet();
  useEffect(() => closeLogSheet, []);
  return open ? <OpenSheet name={open} /> : null;
}

function OpenSheet({ name }: { name: LogSheetName }) {
  const [Sheets, setSheets] = useState(() => sheets.current());
  const { toast } = useToast();
  useEffect(() => {
    sheets.load().then(
      (loaded) => setSheets(() => loaded),
      () => {
        closeLogSheet();
        toast({ title: m.ui_part_not_loaded(), tone: 'warn' });
      },
    );
  }, [toast]);
  return Sheets ? <Sheets name={name} /> : null;
}
