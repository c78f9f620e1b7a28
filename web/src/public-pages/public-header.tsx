import { buttonClass } from '../ui/button.tsx';
import { Wordmark } from '../ui/mark.tsx';

/** Plain links: these pages work before, and without, any script. */
export function PublicHeader() {
  return (
    <header className="mx-auto flex w-full max-w-[1160px] items-center gap-2 px-4 py-3 sm:gap-6 sm:px-6">
      <a href="/" aria-label="Limpid, start page" className="mr-auto inline-flex min-h-11 items-center">
        <Wordmark />
      </a>
      <nav aria-label="Site" className="flex items-center sm:gap-3">
        <a
          href="/calculators"
          className="hidden min-h-11 items-center rounded-control px-3 text-sm font-medium text-ink hover:underline sm:inline-flex"
        >
          Calculators
        </a>
        <a
          href="/proof"
          className="hidden min-h-11 items-center rounded-control px-3 text-sm font-medium text-ink hover:underline sm:inline-flex"
        >
          Proof
        </a>
        <a href="/auth" className={buttonClass('secondary')}>
          Sign in
        </a>
      </nav>
    </header>
  );
}
