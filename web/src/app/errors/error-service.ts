// The client of a Sentry-compatible service: a part of its own, loaded late and only where an address of one is set up.
import { addIntegration, browserTracingIntegration, captureException, init, makeFetchTransport } from '@sentry/browser';
import type { Breadcrumb, BrowserOptions, ErrorEvent, EventHint } from '@sentry/browser';
import { isAllowed, onConsent } from '../../consent/consent.ts';
import { IGNORED_MESSAGES, isDropped, redactDeep, redactEnvelope, redactText } from './error-filter.ts';
import { messageOf } from './error-report.ts';
import type { Noticed } from './error-report.ts';
import type { Recording } from './error-replay.ts';

export const EVENT_SAMPLE_RATE = 0.9;
export const TRACE_SAMPLE_RATE = 0.1;
export const REPLAY_SESSION_SAMPLE_RATE = 0.1;
export const REPLAY_ERROR_SAMPLE_RATE = 1;
export const BREADCRUMBS_KEPT = 100;

// We listen ourselves, so that every error has one number; the service counts no visits.
const UNWANTED: ReadonlySet<string> = new Set(['GlobalHandlers', 'BrowserApiErrors', 'BrowserSession', 'ConversationId']);

const eventMessage = (event: ErrorEvent, { originalException }: EventHint): string =>
  originalException === undefined ? (event.exception?.values?.[0]?.value ?? event.message ?? '') : messageOf(originalException);

export function filterEvent(event: ErrorEvent, hint: EventHint): ErrorEvent | null {
  if (isDropped(eventMessage(event, hint), navigator.onLine)) return null;
  // Its own notes are no part of what is sent.
  const { sdkProcessingMetadata, ...told } = event;
  return { ...(redactDeep(told) as ErrorEvent), sdkProcessingMetadata };
}

/** Sends as usual, but for what must not leave. */
const redactingTransport: BrowserOptions['transport'] = (options) => {
  const transport = makeFetchTransport(options);
  return { ...transport, send: (envelope) => transport.send(redactEnvelope(envelope)) };
};

type Span = Parameters<NonNullable<BrowserOptions['beforeSendSpan']>>[0];

/** Everything that the specification asks of it, in one place. */
export function serviceOptions(dsn: string): BrowserOptions {
  return {
    dsn,
    sampleRate: EVENT_SAMPLE_RATE,
    // How fast pages are is measured only with consent.
    tracesSampler: () => (isAllowed('analytics') ? TRACE_SAMPLE_RATE : 0),
    replaysSessionSampleRate: REPLAY_SESSION_SAMPLE_RATE,
    replaysOnErrorSampleRate: REPLAY_ERROR_SAMPLE_RATE,
    maxBreadcrumbs: BREADCRUMBS_KEPT,
    ignoreErrors: [...IGNORED_MESSAGES],
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    integrations: (usual) => usual.filter(({ name }) => !UNWANTED.has(name)),
    transport: redactingTransport,
    beforeSend: filterEvent,
    beforeBreadcrumb: (crumb) => redactDeep(crumb) as Breadcrumb,
    beforeSendSpan: (span) => ({
      ...span,
      name: redactText(span.name),
      attributes: redactDeep(span.attributes) as Span['attributes'],
    }),
  };
}

let recording: Recording | undefined;

/** Replays and traces: with consent to analytics, and no longer than that. */
async function followConsent(): Promise<void> {
  if (!isAllowed('analytics')) return recording?.stop();
  if (recording) return recording.resume();
  const { startReplay } = await import('./error-replay.ts');
  if (recording || !isAllowed('analytics')) return;
  addIntegration(browserTracingIntegration());
  recording = startReplay();
}

/** The number that the reader sees is the beginning of the event's, and a tag of it. */
export const eventIdOf = (id: string): string => id.padEnd(32, '0');

export function startErrorService(dsn: string): (noticed: Noticed) => void {
  init(serviceOptions(dsn));
  onConsent(() => void followConsent());
  void followConsent();
  return ({ id, error, kind, componentStack }) => {
    const captureContext = { tags: { error_id: id, kind }, ...(componentStack ? { contexts: { react: { componentStack } } } : {}) };
    captureException(error, { event_id: eventIdOf(id), captureContext });
  };
}
