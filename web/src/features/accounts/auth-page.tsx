import { ArrowLeft, Lock } from 'lucide-react';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Callout } from '../../ui/callout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { ResetCompletionForm } from './reset-completion-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export type AuthMode = 'signIn' | 'signUp' | 'resetRequest' | 'resetCompletion';

export const meta = () =>
  pageMeta({
    title: 'Sign in',
    description: 'Sign in to Limpid or open a free account: no credit card required.',
    canonicalPath: '/auth',
  });

const HEADS: Record<AuthMode, { title: string; text: string }> = {
  signIn: { title: 'Welcome back', text: 'Your water is where you left it.' },
  signUp: { title: 'Create your account', text: 'Free, and no credit card required.' },
  resetRequest: { title: 'Reset your password', text: 'Tell us your email address, and we send you a link.' },
  resetCompletion: { title: 'Choose a new password', text: 'It replaces the old one everywhere.' },
};

export default function AuthPage() {
  const [search, setSearch] = useSearchParams();
  const token = search.get('token');
  const [chosenMode, setMode] = useState<AuthMode>('signIn');
  const mode = token === null ? chosenMode : 'resetCompletion';

  function leaveReset(): void {
    setSearch({}, { replace: true });
    setMode('signIn');
  }

  const isBusy = useIsMutating() > 0;
  const isReset = mode === 'resetRequest' || mode === 'resetCompletion';
  return (
    <AuthFrame mode={mode}>
      {search.get('error') === 'google_not_configured' && !isReset ? (
        <Callout tone="warn" title="Google sign-in is not set up here" className="mb-6" live>
          This installation has no connection to Google yet. Please use your email address and password.
        </Callout>
      ) : null}
      {isReset ? null : (
        <>
          <Tabs
            label="Sign in or sign up"
            wide
            disabled={isBusy}
            value={mode}
            onChange={setMode}
            items={[
              {
                value: 'signIn',
                label: 'Sign in',
                content: <SignInForm onForgot={() => setMode('resetRequest')} onSignUp={() => setMode('signUp')} />,
              },
              { value: 'signUp', label: 'Sign up', content: <SignUpForm onSignIn={() => setMode('signIn')} /> },
            ]}
          />
          <ProviderButtons disabled={isBusy} />
        </>
      )}
      {mode === 'resetRequest' ? <ResetRequestForm onBack={() => setMode('signIn')} /> : null}
      {mode === 'resetCompletion' ? <ResetCompletionForm token={token ?? ''} onDone={leaveReset} onCancel={leaveReset} /> : null}
    </AuthFrame>
  );
}

function AuthFrame({ mode, children }: { mode: AuthMode; children: ReactNode }) {
  return (
    <div className="water-backdrop flex min-h-dvh flex-col">
      <header className="p-4 sm:p-6">
        <a
          href="/"
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-medium text-ink hover:bg-surface/70"
        >
          <ArrowLeft size={18} aria-hidden />
          Home
        </a>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col items-center px-4 pb-10 outline-none">
        <div className="flex flex-col items-center text-center">
          <Mark size={56} title="Limpid" />
          <h1 className="mt-5 text-2xl font-semibold">{HEADS[mode].title}</h1>
          <p className="mt-1.5 text-muted">{HEADS[mode].text}</p>
        </div>
        <div className="mt-8 w-full max-w-[460px] rounded-hero border border-line bg-surface p-6 shadow-float sm:p-8">{children}</div>
      </main>
      <footer className="flex flex-col items-center gap-1 px-4 pb-8 text-sm text-muted">
        <p className="inline-flex items-center gap-2">
          <Lock size={15} aria-hidden />
          Secure authentication and 256-bit encryption
        </p>
        <p className="flex gap-5">
          <a href="/terms" className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
            Terms
          </a>
          <a href="/privacy" className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
            Privacy
          </a>
        </p>
      </footer>
    </div>
  );
}
