import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientOnErrorFunction } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { languageOfDevice } from './i18n/language.tsx';
import { reportError, watchErrors } from './app/errors/error-reporting.ts';
import { loadFonts } from './app/fonts.ts';
import { refuseHopelessReloads } from './app/install/hopeless-reload.ts';
import { fetchMessages } from './ui/lazy-messages.ts';

const report: ClientOnErrorFunction = (error, info) => reportError(error, info.errorInfo?.componentStack);

declare global {
  interface Window {
    /** the document's own script (web/tools/paint-first.ts), once it has left behind what the pages are made of */
    limpidPages?: Promise<void>;
  }
}

/** Each step is a task of its own: a slow phone paints and hears presses in between. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await window.limpidPages;
  // Now it is known which texts the page has.
  fetchMessages(languageOfDevice())?.catch(() => undefined);
  // The less text is on the page, the less a change of fonts costs: requested when the scripts are loaded, not when the answers are.
  void loadFonts(['sans']);
  await pause();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={report} />
      </StrictMode>,
    );
  });
}

watchErrors();
refuseHopelessReloads();
// The document is English until its texts are here: it counts presses before that.
fetchMessages(languageOfDevice())?.catch(() => undefined);
void start();
