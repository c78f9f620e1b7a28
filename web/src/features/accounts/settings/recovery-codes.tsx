import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CopyButton } from './copy-button.tsx';
import { saveFile } from './profile.data.ts';
import { dayText } from './time-texts.ts';

/** Shown once: stays open until the person confirms that the codes are stored. */
export function RecoveryCodesDialog({ codes, email, onDone }: { codes: string[]; email: string; onDone: () => void }) {
  const [isKept, setKept] = useState(false);
  const [madeAt] = useState(() => new Date().toISOString());
  const heading = m.security_codes_file({ email, date: dayText(madeAt) });
  const text = `${heading}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      open
      onClose={() => {
        if (isKept) onDone();
      }}
      title={m.security_codes()}
      description={m.security_codes_text()}
      actions={
        <Button disabled={!isKept} onClick={onDone}>
          {m.common_done()}
        </Button>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-2 gap-y-1.5 rounded-control bg-sunken px-5 py-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <CopyButton text={text} label={m.common_copy()} />
        <Button
          variant="secondary"
          iconBefore={<Download size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => saveFile('limpid-recovery-codes.txt', 'text/plain', text)}
        >
          {m.common_download()}
        </Button>
        <Button variant="secondary" iconBefore={<Printer size={18} strokeWidth={1.75} aria-hidden />} onClick={() => print(text)}>
          {m.common_print()}
        </Button>
      </div>
      <Checkbox className="mt-4 -ml-2.5" label={m.security_codes_saved()} checked={isKept} onChange={setKept} />
    </Dialog>
  );
}

/** Only the codes, on a sheet of their own. */
function print(text: string): void {
  const frame = document.createElement('iframe');
  frame.className = 'sr-only';
  frame.title = m.security_codes();
  document.body.append(frame);
  const sheet = frame.contentWindow;
  if (!sheet) return;
  const pre = sheet.document.createElement('pre');
  pre.textContent = text;
  sheet.document.body.append(pre);
  sheet.addEventListener('afterprint', () => frame.remove());
  sheet.print();
}
