import { WithoutScripts } from '../../browser/without-scripts.tsx';
import { m } from '../../paraglide/messages.js';
import { Mark } from '../../ui/mark.tsx';

/** Shown until the app runs: real words, so that there is something to read right away. */
export function BootScreen() {
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col items-center justify-center gap-5 px-6 text-center">
      <span className="animate-breathe">
        <Mark size={72} />
      </span>
      <div>
        <p className="text-xl font-semibold">Limpid</p>
        <p className="mt-1 text-muted">{m.common_slogan()}</p>
      </div>
      <WithoutScripts />
    </main>
  );
}
