import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useContext, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches, useNavigate, useRouteError } from 'react-router';
import { readConsent } from './consent/consent.ts';
import { CurrentPoolProvider } from './api/current-pool.tsx';
import { ExpectsPerson } from './browser/first-draw.ts';
import { languageOfAddress } from './i18n/addresses.ts';
import { fetchMessagesOfPage, LanguageProvider, speak } from './i18n/language.tsx';
import { EARLY_SCRIPT } from './api/early-reads.ts';
import { whenIdle } from './browser/idle.ts';
import { createQueryClient } from './api/query-client.ts';
import { SIGN_UP_SCRIPT } from './session/sign-up-path.ts';
import { SIGNED_IN_SCRIPT } from './session/signed-in-mark.ts';
import { HOLD_SCRIPT, takeOverForms } from './app/before-live.ts';
import { BootScreen } from './app/shell/boot-screen.tsx';
import { ErrorScreen } from './app/errors/error-screen.tsx';
import { isProtected } from './app/shell/protected-paths.ts';
import { DocumentLookContext } from './app/document-look.ts';
import { FONTS_SCRIPT } from './app/fonts.ts';
import { THEME_SCRIPT } from './app/settings/theme-script.ts';
// oxlint-disable-next-line import/default -- Vite makes the file and its address
import deferredScript from './public-pages/deferred/deferred.ts?worker&url';
import { m } from './paraglide/messages.js';
import { lazyScript } from './public-pages/deferred/lazy-script.ts';
import { ToastProvider } from './ui/overlays/toast.tsx';
import { TooltipProvider } from './ui/overlays/tooltip.tsx';
import { pageMeta } from './ui/page-meta.ts';

// The styles of the whole site are a few kilobytes: they are inline, so nothing blocks the first paint. The browser's bundle contains none;
// if the document is ever rendered again, it reuses the existing ones.
const STYLE_ID = 'site-style';
if (import.meta.env.DEV) await import('./styles/app.css');
const siteStyle = import.meta.env.SSR
  ? (await import('./styles/app.css?inline')).default
  : (document.getElementById(STYLE_ID)?.textContent ?? '');

// The document's own words have run when the app takes it over: its bundle need not bring them again.
const HEAD_SCRIPT = import.meta.env.SSR ? THEME_SCRIPT + FONTS_SCRIPT + SIGNED_IN_SCRIPT : '';

/**
 * The first of a browser's formats of numbers and dates makes it read the list of all languages: it does so while the rest of the document
 * is still on its way, and not when the first answers are drawn.
 */
const FORMATS_SCRIPT = import.meta.env.SSR ? 'try{new Intl.NumberFormat(navigator.language)}catch(e){}' : '';

const APP_SCRIPT = import.meta.env.SSR ? HOLD_SCRIPT + EARLY_SCRIPT + FORMATS_SCRIPT + SIGN_UP_SCRIPT : '';

// For the pages without the app, which carry it in a template; the app fetches it when it asks.
const ConsentBanner = import.meta.env.SSR ? (await import('./consent/consent-form.tsx')).ConsentBanner : undefined;
const UpdateNotice = import.meta.env.SSR ? (await import('./public-pages/frame/update-notice.tsx')).UpdateNotice : undefined;

export const meta = () => pageMeta({ title: 'Limpid', canonicalPath: undefined, noindex: true });

/** A page is shown in the reader's language: its texts are fetched with its script. */
export const clientMiddleware = [
  async (_request: unknown, next: () => Promise<unknown>) => {
    const result = await next();
    await fetchMessagesOfPage();
    return result;
  },
];

function isStaticMatch(match: { handle?: unknown }): boolean {
  return typeof match.handle === 'object' && match.handle !== null && 'static' in match.handle;
}

export function Layout({ children }: { children: ReactNode }) {
  const { isFallback, isPrivate, language: asked } = useContext(DocumentLookContext);
  const matches = useMatches();
  const isStatic = import.meta.env.SSR && !isFallback && matches.some(isStaticMatch);
  // What is drawn in the browser is read over the built document, whose language stays until the app changes it (i18n/language.tsx).
  const language = import.meta.env.SSR && !isFallback ? (asked ?? languageOfAddress(matches.at(-1)?.pathname ?? '/')) : 'en';
  if (import.meta.env.SSR) speak(language);
  return (
    <html lang={language} data-private={import.meta.env.SSR && isPrivate ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f6fbfd" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#06141e" media="(prefers-color-scheme: dark)" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <meta name="apple-mobile-web-app-title" content="Limpid" />
        <meta name="apple-mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-status-bar-style" content="default" />
        <meta name="mobile-web-app-capable" content="yes" />
        <style id={STYLE_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: siteStyle }} />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: isStatic ? lazyScript(deferredScript) : APP_SCRIPT }} />
        <Links />
      </head>
      <body>
        <a href="#main" className="skip-link fixed top-3 left-3 z-70 rounded-control bg-brand px-4 py-3 text-on-brand">
          {m.shell_skip_to_content()}
        </a>
        {children}
        {isStatic ? (
          ConsentBanner && UpdateNotice ? (
            <>
              <template data-consent-template>
                <ConsentBanner />
              </template>
              <template data-update-template>
                <UpdateNotice />
              </template>
            </>
          ) : null
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

type Duties = typeof import('./app/shell/background-duties.tsx');

/** Null until the page is drawn and answers; a page without them is still a page. */
function useDuties(): Duties | null {
  const [duties, setDuties] = useState<Duties | null>(null);
  useEffect(() => {
    whenIdle(
      () =>
        void import('./app/shell/background-duties.tsx').then(
          (fetched) => startTransition(() => setDuties(fetched)),
          (error: unknown) => console.warn('The background duties could not be fetched.', error),
        ),
    );
  }, []);
  return duties;
}

/**
 * Loaded before the page is rendered, for readers who have not answered yet; others never load it. If the question can't be loaded it is
 * asked on the next page.
 */
const consentHost =
  import.meta.env.SSR || readConsent()
    ? null
    : import('./app/shell/consent-host.tsx').catch((error: unknown) => {
        console.warn('The question about cookies could not be fetched.', error);
        return null;
      });

type Consent = typeof import('./app/shell/consent-host.tsx');

function useConsent(): Consent | null {
  const [consent, setConsent] = useState<Consent | null>(null);
  useEffect(() => void consentHost?.then(setConsent), []);
  return consent;
}

export default function Root() {
  useLayoutEffect(takeOverForms, []);
  const [queryClient] = useState(createQueryClient);
  const duties = useDuties();
  const consent = useConsent();
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <ExpectsPerson value={isProtected(pathname)}>
        <TooltipProvider>
          <ToastProvider>
            <LanguageProvider>
              {consent ? <consent.ConsentHost /> : null}
              <CurrentPoolProvider>
                <Outlet />
                {duties ? <duties.BackgroundDuties /> : null}
              </CurrentPoolProvider>
            </LanguageProvider>
          </ToastProvider>
        </TooltipProvider>
      </ExpectsPerson>
    </QueryClientProvider>
  );
}

export function HydrateFallback() {
  return <BootScreen />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  return <ErrorScreen error={error} onTryAgain={() => void navigate(location, { replace: true })} />;
}
