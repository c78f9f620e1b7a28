import { m } from '../paraglide/messages.js';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { pageMeta } from '../ui/page-meta.ts';

export const meta = () =>
  pageMeta({ title: m.public_not_found_title(), description: m.public_not_found_description(), canonicalPath: undefined, noindex: true });

export default function NotFoundPage() {
  return (
    <div className="flex min-h-[60dvh] items-center justify-center">
      <EmptyState
        drawing="lost"
        level={1}
        title={m.public_not_found_heading()}
        action={
          <>
            <a href="/" className={buttonClass('primary', 'lg')}>
              {m.common_start_page()}
            </a>
            <a href="/dashboard" className={buttonClass('secondary', 'lg')}>
              {m.public_header_dashboard()}
            </a>
          </>
        }
      >
        {m.public_not_found_help()}
      </EmptyState>
    </div>
  );
}
