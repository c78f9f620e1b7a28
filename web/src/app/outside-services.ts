// What an installation may have set up besides its own parts. Asked once, when nothing else happens.
import { startAnalytics } from '../consent/analytics.ts';
import { whenIdle } from '../browser/idle.ts';
import { askSite } from '../browser/site.ts';
import { giveErrorsTo } from './errors/error-reporting.ts';

async function startErrorReports(): Promise<void> {
  const { errorDsn } = await askSite();
  if (errorDsn === undefined) return giveErrorsTo(undefined);
  try {
    const { startErrorService } = await import('./errors/error-service.ts');
    giveErrorsTo(startErrorService(errorDsn));
  } catch (error) {
    console.warn('The error service could not be loaded.', error);
    giveErrorsTo(undefined);
  }
}

let hasStarted = false;

export function startOutsideServices(): void {
  if (hasStarted) return;
  hasStarted = true;
  startAnalytics();
  whenIdle(() => void startErrorReports());
}
