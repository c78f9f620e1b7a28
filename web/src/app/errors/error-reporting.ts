// Every uncaught error: one number, one report. Always to our own server; to an error service where one is configured.
import { isDropped } from './error-filter.ts';
import { messageOf } from './error-report.ts';
import type { Noticed, ReportKind } from './error-report.ts';
import { createErrorSender } from './error-sender.ts';
import type { ErrorSender } from './error-sender.ts';

/** Buffered for an error service until it is loaded. */
const MOST_KEPT = 20;

export type TakeError = (noticed: Noticed) => void;

const sender = createErrorSender();
const ids = new WeakMap<object, string>();
const idsOfValues = new Map<string, string>();
const noticedIds = new Set<string>();
let kept: Noticed[] | undefined = [];
let service: TakeError | undefined;

const newErrorId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

/** One number per error, so that what the reader names and what was reported are the same thing. */
export function errorIdOf(error: unknown): string {
  const isObject = typeof error === 'object' && error !== null;
  // oxlint-disable-next-line typescript/no-base-to-string -- an object has gone the other way
  const value = isObject ? '' : `${typeof error} ${String(error)}`;
  const known = isObject ? ids.get(error) : idsOfValues.get(value);
  if (known) return known;
  const made = newErrorId();
  if (isObject) ids.set(error, made);
  else if (idsOfValues.size < 100) idsOfValues.set(value, made);
  return made;
}

function notice(kind: ReportKind, error: unknown, componentStack?: string | null): void {
  const id = errorIdOf(error);
  if (noticedIds.has(id)) return;
  // What breaks a screen is always told: the screen says so. Beside it, only what is worth it.
  const isWorthIt = !isDropped(messageOf(error), navigator.onLine);
  if (kind !== 'screen' && !isWorthIt) return;
  noticedIds.add(id);
  const noticed: Noticed = { id, kind, error, componentStack, page: window.location.pathname };
  sender.send(noticed);
  if (service) service(noticed);
  else if (kept && kept.length < MOST_KEPT) kept.push(noticed);
}

/** An error that broke a screen, with the components around it. */
export function reportError(error: unknown, componentStack: string | null | undefined): void {
  if (!noticedIds.has(errorIdOf(error)))
    console.error('Unexpected error', { errorId: errorIdOf(error), error, componentStack: componentStack ?? null });
  notice('screen', error, componentStack);
}

/** What goes wrong outside the screens; rejections with something else than an error are noise of others. */
export function watchErrors(): () => void {
  const onError = ({ error, message }: ErrorEvent) => {
    if (!isDropped(message, navigator.onLine)) notice('window', (error as unknown) ?? message);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error) notice('promise', reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** From now on the service gets everything, the buffered errors first; without one nothing is buffered. */
export function giveErrorsTo(take: TakeError | undefined): void {
  service = take;
  for (const noticed of kept ?? []) take?.(noticed);
  kept = take ? [] : undefined;
}

/** Whether the report of an error is on its way, must wait for the network, or failed. */
export const reportStates: Pick<ErrorSender, 'stateOf' | 'subscribe'> = sender;
