import { errorReport } from './error-report.ts';
import type { Noticed } from './error-report.ts';

/** sent: on its way or there · waiting: there is no network · failed: the server does not take it */
export type SendState = 'sent' | 'waiting' | 'failed';

/** A page that breaks again and again has reported enough. */
const MOST_SENT = 20;

export interface ErrorSender {
  send: (noticed: Noticed) => void;
  stateOf: (id: string) => SendState;
  subscribe: (listener: () => void) => () => void;
}

/** Sends reports to our own server; without a network they wait until it is back. Needs no token: the page may be broken. */
export function createErrorSender(): ErrorSender {
  const states = new Map<string, SendState>();
  const waiting = new Map<string, string>();
  const listeners = new Set<() => void>();
  const set = (id: string, state: SendState) => {
    states.set(id, state);
    for (const listener of listeners) listener();
  };
  const post = async (id: string, body: string) => {
    try {
      const init = { method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' }, body };
      const { ok } = await fetch('/api/errors', init);
      waiting.delete(id);
      set(id, ok ? 'sent' : 'failed');
    } catch {
      waiting.set(id, body);
      set(id, 'waiting');
    }
  };
  const retry = () => {
    for (const [id, body] of waiting) void post(id, body);
  };
  return {
    send: (noticed) => {
      if (states.size >= MOST_SENT) return;
      if (states.size === 0) window.addEventListener('online', retry);
      const body = JSON.stringify(errorReport(noticed));
      states.set(noticed.id, navigator.onLine ? 'sent' : 'waiting');
      void post(noticed.id, body);
    },
    stateOf: (id) => states.get(id) ?? 'failed',
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
