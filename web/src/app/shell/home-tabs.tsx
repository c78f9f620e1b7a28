import { clsx } from 'clsx';
import { TABS } from 'limpid:tabs';
import { Link, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { useHome } from './navigation.tsx';
import { useAddressOf } from './place-link.tsx';

/** On a narrow screen the last of them lies beyond the edge. */
function intoView(link: HTMLAnchorElement | null): void {
  const row = link?.closest('ul');
  if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

/** The pages of Water and of Care, side by side. They are addresses, so that each can be linked to and gone back from. */
export function HomeTabs() {
  const { pathname } = useLocation();
  const home = useHome();
  const addressOf = useAddressOf();
  const tabs = TABS.filter((tab) => tab.home === home);
  const open = tabs.find(({ pattern }) => pattern.test(pathname));
  // A page below one of these, such as the form of a test, has a way back of its own.
  if (!open) return null;
  return (
    <nav aria-label={home === 'water' ? m.shell_water() : m.shell_care()} className="border-b border-line bg-surface/60 print:hidden">
      <ul className="relative mx-auto flex w-full max-w-[1120px] overflow-x-auto px-2 sm:px-5">
        {tabs.map((tab) => {
          const isHere = tab === open;
          return (
            <li key={tab.path} className="shrink-0">
              <Link
                ref={isHere ? intoView : undefined}
                to={addressOf({ path: tab.path, isProtected: true })}
                prefetch="intent"
                aria-current={isHere ? 'page' : undefined}
                className={clsx(
                  '-mb-px inline-flex min-h-12 items-center border-b-2 px-2.5 text-sm font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-3 sm:px-3',
                  isHere ? 'border-brand text-brand' : 'border-transparent text-muted hover:text-ink',
                )}
              >
                {tab.title()}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
