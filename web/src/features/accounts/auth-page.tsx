import { useIsMutating } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeft, Lock } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SIGN_UP_MODE } from '../../session/sign-up-path.ts';
import { WithoutScripts } from '../../browser/without-scripts.tsx';
import { m } from '../../paraglide/messages.js';
import { Mark } from '../../ui/mark.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AuthNotice } from './auth-notice.tsx';
import { mailLinkOf, MailLinkLanding } from './mail-link-landing.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { ResetCompletionForm } from './reset-completion-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { GoogleCodeStep, SecondFactorStep } from './second-factor-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { Credentials } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { WaitingNotice } from './waiting-notice.tsx';

export type AuthMode = 'signIn' | 'signUp' | 'secondFactor' | 'resetRequest' | 'resetCompletion';

export const meta = () =>
  pageMeta({
    title: m.common_sign_in(),
    description: m.auth_description(),
    canonicalPath: '/auth',
    noindex: true,
  });

interface Head {
  title: string;
  text?: string;
}

function headOf(mode: AuthMode): Head {
  switch (mode) {
    case 'signIn':
      return { title: m.auth_head_sign_in(), text: m.auth_head_sign_in_text() };
    case 'signUp':
      return { title: m.auth_head_sign_up(), text: m.auth_head_sign_up_text() };
    case 'secondFactor':
      return { title: m.auth_head_second_factor(), text: m.auth_head_second_factor_text() };
    case 'resetRequest':
      return { title: m.auth_head_reset_request(), text: m.auth_head_reset_request_text() };
    case 'resetCompletion':
      return { title: m.auth_head_reset_completion(), text: m.auth_head_reset_completion_text() };
  }
}

const NOTHING = new URLSearchParams();
const neverChanges = () => () => {};

/** What the address asks for. The page was made beforehand without it: the first picture has to be the same, or React throws it away. */
function useAsked(): ReturnType<typeof useSearchParams> {
  const [search, setSearch] = useSearchParams();
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  // From now on the right form is shown (session/sign-up-path.ts).
  useEffect(() => {
    if (isTakenOver) delete document.documentElement.dataset['mode'];
  }, [isTakenOver]);
  return [isTakenOver ? search : NOTHING, setSearch];
}

export default function AuthPage() {
  const [search, setSearch] = useAsked();
  const token = search.get('token');
  const mailLink = mailLinkOf(search);
  const [pickedMode, setMode] = useState<AuthMode | null>(null);
  const chosenMode = pickedMode ?? (search.get('mode') === SIGN_UP_MODE ? 'signUp' : 'signIn');
  const [credentials, setCredentials] = useState<Credentials | null>(null);
  const mode = token === null ? chosenMode : 'resetCompletion';

  function leaveLink(next: AuthMode): void {
    setSearch({}, { replace: true });
    setMode(next);
  }
  const goToSignIn = () => leaveLink('signIn');

  if (mailLink) {
    return (
      <AuthFrame head={{ title: m.auth_email_link_title() }}>
        <MailLinkLanding key={mailLink.token} link={mailLink} onDone={goToSignIn} onReset={() => leaveLink('resetRequest')} />
      </AuthFrame>
    );
  }
  if (search.get('code') === 'google') {
    return (
      <AuthFrame head={headOf('secondFactor')}>
        <GoogleCodeStep onBack={goToSignIn} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame head={headOf(mode)} isWide={mode === 'signIn' || mode === 'signUp'}>
      {mode === 'signIn' || mode === 'signUp' ? (
        <Doors
          mode={mode}
          search={search}
          onMode={setMode}
          kept={credentials}
          onSecondFactor={({ email, password }) => {
            setCredentials({ email, password });
            setMode('secondFactor');
          }}
        />
      ) : null}
      {mode === 'secondFactor' && credentials ? <SecondFactorStep credentials={credentials} onBack={() => setMode('signIn')} /> : null}
      {mode === 'resetRequest' ? <ResetRequestForm onBack={() => setMode('signIn')} /> : null}
      {mode === 'resetCompletion' ? <ResetCompletionForm token={token ?? ''} onDone={goToSignIn} onCancel={goToSignIn} /> : null}
    </AuthFrame>
  );
}

interface DoorsProps {
  mode: 'signIn' | 'signUp';
  search: URLSearchParams;
  kept: Credentials | null;
  onMode: (mode: AuthMode) => void;
  onSecondFactor: (credentials: Credentials) => void;
}

/** Signing in, signing up, or the message of a link. */
function Doors({ mode, search, kept, onMode, onSecondFactor }: DoorsProps) {
  const isBusy = useIsMutating() > 0;
  const signIn = (
    <SignInForm kept={kept} onForgot={() => onMode('resetRequest')} onSignUp={() => onMode('signUp')} onSecondFactor={onSecondFactor} />
  );
  return (
    <>
      <AuthNotice search={search} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-10">
        <Tabs
          label={m.auth_tabs_label()}
          wide
          disabled={isBusy}
          value={mode}
          onChange={onMode}
          items={[
            { value: 'signIn', label: m.common_sign_in(), content: signIn },
            { value: 'signUp', label: m.auth_sign_up(), content: <SignUpForm onSignIn={() => onMode('signIn')} /> },
          ]}
        />
        <ProviderButtons disabled={isBusy} />
      </div>
    </>
  );
}

/** `isWide`: the other sign-in methods are next to the form if there is room, so that all of them are visible. */
function AuthFrame({ head, isWide = false, children }: { head: Head; isWide?: boolean; children: ReactNode }) {
  return (
    <div className="water-backdrop flex min-h-dvh flex-col">
      <header className="p-4 sm:p-6 lg:absolute lg:top-0 lg:left-0">
        <a
          href="/"
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-medium text-ink hover:bg-surface/70"
        >
          <ArrowLeft size={18} aria-hidden />
          {m.common_home()}
        </a>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="in-data-[mode=sign-up]:invisible flex flex-1 flex-col items-center px-4 pb-10 outline-none lg:pt-[clamp(2rem,8dvh,4.5rem)] lg:pb-6"
      >
        <div className="flex flex-col items-center gap-5 text-center lg:flex-row lg:text-left">
          <Mark size={56} title="Limpid" />
          <div>
            <h1 className="text-2xl font-semibold">{head.title}</h1>
            {head.text ? <p className="mt-1.5 text-muted lg:mt-0.5">{head.text}</p> : null}
          </div>
        </div>
        <WithoutScripts />
        <div
          className={clsx(
            'noscript:hidden mt-8 w-full max-w-[460px] rounded-hero border border-line bg-surface p-6 shadow-float sm:p-8 lg:mt-6',
            isWide && 'lg:max-w-[860px]',
          )}
        >
          <OfflineNotice />
          <WaitingNotice />
          {children}
        </div>
      </main>
      <footer className="flex flex-col items-center gap-x-8 gap-y-1 px-4 pb-8 text-sm text-muted lg:flex-row lg:justify-center lg:pb-4">
        <p className="inline-flex items-center gap-2">
          <Lock size={15} aria-hidden />
          {m.auth_secure()}
        </p>
        <p className="flex gap-5">
          <a href="/terms" className="inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline">
            {m.common_terms()}
          </a>
          <a href="/privacy" className="inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline">
            {m.common_privacy()}
          </a>
        </p>
      </footer>
    </div>
  );
}
