import { useCurrentPool } from '../../api/current-pool.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate, useRouteError } from 'react-router';
import { WithoutScripts } from '../../browser/without-scripts.tsx';
import { VerifyBanner } from '../../features/accounts/verify-banner.tsx';
import { Bell } from '../../features/notifications/bell.tsx';
import { OutboxPill, OutboxPlace } from '../../features/outbox/outbox-pill.tsx';
import { m } from '../../paraglide/messages.js';
import { lazy } from '../../ui/lazy.tsx';
import { Mark, Wordmark } from '../../ui/mark.tsx';
import { PageHeadExtra } from '../../ui/page-header.tsx';
import { tooltipOf } from '../../ui/overlays/tooltip.tsx';
import { AuthButton } from './auth-button.tsx';
import { PaletteField, PaletteIconButton } from '../commands/palette-button.tsx';
import { PaletteHost } from '../commands/palette-host.tsx';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { LogButton } from '../logging/log-button.tsx';
import { LogHost } from '../logging/log-host.tsx';
import { AccountMenu } from './account-menu.tsx';
import { HomeTabs } from './home-tabs.tsx';
import { BottomBar, RailLinks } from './navigation.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PoolSwitcher } from './pool-switcher.tsx';
import { PrintHead } from './print-head.tsx';
import { SessionGuard } from './session-guard.tsx';

const { Lazy: LogMenu } = lazy(() => import('../logging/log-menu.tsx').then((part) => part.LogMenu));
const { Lazy: AskCoachButton } = lazy(() => import('../../features/coach/ask-coach.tsx').then((part) => part.AskCoach));

/** Loaded after the first render, with its space reserved. */
const askCoach = (about?: string) => <AskCoachButton about={about} waiting={<span className="block size-11" />} />;

/** Where people read what was said to them, look for something or choose, the coach would only be in the way. */
const WITHOUT_COACH = /^\/(ai-coach|settings|notifications|more)\b/;

/** The frame of every page for people who look after their water: rail on a desk, bar under the thumb on a phone. */
export default function Shell() {
  const { pathname } = useLocation();
  return (
    <Frame>
      <PageHeadExtra value={WITHOUT_COACH.test(pathname) ? null : askCoach}>
        <SessionGuard waiting={<PageSkeleton pathname={pathname} />}>
          <VerifyBanner />
          <ArrivingPage key={pageOf(pathname)}>
            <Outlet />
          </ArrivingPage>
        </SessionGuard>
      </PageHeadExtra>
    </Frame>
  );
}

/** A page that breaks leaves the way to all others open. Should the frame itself break, the screen without it takes over (root.tsx). */
export function ErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const queryClient = useQueryClient();
  const tryAgain = () => {
    // It may have broken over an answer: with a network everything is read again, without one it is all there is.
    if (navigator.onLine) {
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.resetQueries();
    }
    void navigate(location, { replace: true });
  };
  return (
    <Frame>
      <ErrorScreen error={error} onTryAgain={tryAgain} isFramed />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh md:pl-[clamp(240px,15rem,30vw)]">
      <SideRail />
      <TopBar />
      <main id="main" tabIndex={-1} className="pb-[calc(64px+env(safe-area-inset-bottom))] outline-none md:pb-0">
        <WithoutScripts />
        <PrintHead />
        <HomeTabs />
        <div className="contents noscript:hidden">{children}</div>
      </main>
      <BottomBar />
      <OutboxPlace />
      <PaletteHost />
      <LogHost />
    </div>
  );
}

/**
 * A step to another page fades in; the first page of a visit and what changes on a page do not. Not by a view transition: its pictures
 * of the whole screen cost 200 ms and more where no graphics card helps, and a page has to be there within 100.
 */
function ArrivingPage({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [isFirst] = useState(key === 'default');
  return <div className={isFirst ? undefined : 'animate-fade-in'}>{children}</div>;
}

/** The tabs of the settings are one page. */
const pageOf = (pathname: string): string => (pathname.startsWith('/settings') ? '/settings' : pathname);

function SideRail() {
  return (
    <aside className="fixed inset-y-0 left-0 z-40 hidden w-[clamp(240px,15rem,30vw)] flex-col border-r border-line bg-surface p-4 md:flex">
      <div className="mb-5 flex items-center justify-between">
        <a href="/" aria-label={m.common_start_page_link()} className="inline-flex w-fit rounded-control p-1">
          <Wordmark />
        </a>
        <Bell />
      </div>
      <div className="mb-5 flex flex-col gap-2">
        <div className="flex items-center gap-1">
          <div className="min-w-0 flex-1">
            <PoolSwitcher />
          </div>
          <PoolDetailsLink />
        </div>
        <PaletteField />
        <LogMenu waiting={<LogButton />} />
      </div>
      <nav aria-label={m.shell_main()} className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1">
        <RailLinks />
      </nav>
      <OutboxPill />
      <div className="mt-4 flex items-end justify-between gap-2 border-t border-line pt-4">
        <AuthButton stacked />
        <AccountMenu />
      </div>
    </aside>
  );
}

function TopBar() {
  return (
    <header className="print:hidden @container/top top-bar z-40 flex min-h-15 flex-wrap items-center gap-1 border-b border-line bg-canvas/90 px-3 py-2 backdrop-blur-md md:hidden">
      <a href="/" aria-label={m.common_start_page_link()} className="mr-1 inline-flex size-11 shrink-0 items-center justify-center">
        <Mark size={30} />
      </a>
      {/* with large letters on a narrow screen, its name has a row of its own */}
      <div className="mr-auto min-w-0 flex-1 @max-[16rem]/top:order-last @max-[16rem]/top:basis-full">
        <PoolSwitcher />
      </div>
      <OutboxPill compact />
      <PaletteIconButton />
      <Bell />
    </header>
  );
}

/** What the pool is, beside its name. */
function PoolDetailsLink() {
  const { pool, href } = useCurrentPool();
  const { pathname } = useLocation();
  if (!pool) return null;
  const path = `/pools/${pool.id}`;
  const isHere = pathname === path;
  return (
    <Link
      to={href(path)}
      prefetch="intent"
      {...tooltipOf()}
      aria-label={m.shell_pool_details()}
      aria-current={isHere ? 'page' : undefined}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors ${
        isHere ? 'bg-tint text-brand' : 'text-muted hover:bg-sunken hover:text-ink dark:hover:bg-raised'
      }`}
    >
      <Settings2 size={20} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
