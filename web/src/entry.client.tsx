import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOfDevice } from './api/language.tsx';
import { fetchWords } from './api/late-words.ts';
import { reportError, watchErrors } from './app/error-reporting.ts';

function start(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={(error, info) => reportError(error, info.errorInfo?.componentStack)} />
      </StrictMode>,
    );
  });
}

watchErrors();
// A reader of another language sees no English first; without its texts English is better than nothing.
const words = fetchWords(languageOfDevice());
if (words) words.then(start, start);
else start();
