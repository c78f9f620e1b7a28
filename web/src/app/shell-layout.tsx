import { CircleUserRound } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { Outlet } from 'react-router';
import { Mark, Wordmark } from '../ui/mark.tsx';
import { Page } from '../ui/page-header.tsx';
import { Popover } from '../ui/popover.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { AuthButton } from './auth-button.tsx';
import { BottomBar, RailLinks } from './navigation.tsx';
import { PoolSwitcher } from './pool-switcher.tsx';
import { PreferencesButton, PreferencesFields } from './preferences.tsx';
import { SessionGuard } from './session-guard.tsx';

/** The frame of every page for people who look after their water: rail on a desk, bar under the thumb on a phone. */
export default function Shell() {
  return (
    <div className="min-h-dvh md:pl-60">
      <SideRail />
      <TopBar />
      <main id="main" tabIndex={-1} className="pb-[calc(64px+env(safe-area-inset-bottom))] outline-none md:pb-0">
        <SessionGuard waiting={<PageSkeleton />}>
          <Outlet />
        </SessionGuard>
      </main>
      <BottomBar />
    </div>
  );
}

function SideRail() {
  return (
    <aside className="fixed inset-y-0 left-0 z-40 hidden w-60 flex-col border-r border-line bg-surface p-4 md:flex">
      <a href="/" aria-label="Limpid, start page" className="mb-6 inline-flex w-fit rounded-control p-1">
        <Wordmark />
      </a>
      <div className="mb-4">
        <PoolSwitcher />
      </div>
      <nav aria-label="Main" className="min-h-0 flex-1 overflow-y-auto">
        <RailLinks />
      </nav>
      <RailAccount />
    </aside>
  );
}

function RailAccount() {
  return (
    <div className="mt-4 flex items-end justify-between gap-2 border-t border-line pt-4">
      <AuthButton stacked />
      <PreferencesButton side="top" />
    </div>
  );
}

function TopBar() {
  return (
    <header className="sticky top-0 z-40 flex min-h-15 items-center gap-3 border-b border-line bg-canvas/90 px-4 py-2 backdrop-blur-md md:hidden">
      <a href="/" aria-label="Limpid, start page" className="inline-flex size-11 items-center justify-center">
        <Mark size={30} />
      </a>
      <div className="min-w-0 flex-1">
        <PoolSwitcher />
      </div>
      <Popover label="Account" align="end" trigger={<AccountTrigger />}>
        <PreferencesFields />
        <div className="mt-4 border-t border-line pt-4">
          <AuthButton />
        </div>
      </Popover>
    </header>
  );
}

function AccountTrigger(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      aria-label="Account"
      {...props}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:text-ink"
    >
      <CircleUserRound size={24} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

function PageSkeleton() {
  return (
    <Page>
      <Loading label="Loading your pool">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="mt-3 h-10 w-64 max-w-full" />
        <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {[1, 2, 3, 4].map((tile) => (
            <Skeleton key={tile} className="h-32 rounded-card" />
          ))}
        </div>
        <Skeleton className="mt-4 h-72 rounded-card" />
      </Loading>
    </Page>
  );
}
