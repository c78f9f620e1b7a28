import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

export const handle = { static: true };

export const meta = () => pageMeta({ title: 'Page not found', description: 'There is nothing at this address.', noindex: true });

export default function NotFoundPage() {
  return (
    <div className="water-backdrop flex min-h-dvh flex-col">
      <PublicHeader />
      <main id="main" tabIndex={-1} className="flex flex-1 items-center justify-center outline-none">
        <EmptyState
          drawing="lost"
          level={1}
          title="There is nothing at this address"
          action={
            <>
              <a href="/" className={buttonClass('primary', 'lg')}>
                Start page
              </a>
              <a href="/dashboard" className={buttonClass('secondary', 'lg')}>
                Your pool
              </a>
            </>
          }
        >
          The page may have moved, or the link has a typing error. The water is fine.
        </EmptyState>
      </main>
      <PublicFooter />
    </div>
  );
}
