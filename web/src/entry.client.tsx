import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reportError, watchErrors } from './app/error-reporting.ts';

watchErrors();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error, info) => reportError(error, info.errorInfo?.componentStack)} />
    </StrictMode>,
  );
});
