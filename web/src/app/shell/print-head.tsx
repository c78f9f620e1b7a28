import { useEffect, useState } from 'react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { dateFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';
import { Wordmark } from '../../ui/mark.tsx';

/** Above a printed page: whose water it is, and of which day the sheet is. Nothing on the screen. */
export function PrintHead() {
  const { pool } = useCurrentPool();
  const printedOn = usePrintedOn();
  return (
    <div className="mb-4 hidden items-center justify-between gap-6 border-b border-line-strong pb-3 print:flex">
      <p className="flex items-center gap-3">
        <Wordmark size={28} />
        <span className="text-sm text-muted">{m.common_slogan()}</span>
      </p>
      <p className="text-right text-sm">
        {pool ? <span className="block font-semibold">{pool.name}</span> : null}
        <span className="block text-muted">{printedOn}</span>
      </p>
    </div>
  );
}

/** Made when the print begins: a page may stay open for days. */
function usePrintedOn(): string {
  const [printedOn, setPrintedOn] = useState('');
  useEffect(() => {
    const note = () => setPrintedOn(dateFormat(languageTag(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date()));
    note();
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return printedOn;
}
