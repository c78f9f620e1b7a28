// One error as our own server takes it: cut to size, redacted, without anything that names the reader. Pure.
import type { api, BodyOf } from '@limpid/contract';
import { redactText } from './error-filter.ts';

export type ErrorReport = BodyOf<typeof api.system.reportError>;
export type ReportKind = ErrorReport['kind'];

/** The limits of the contract, by hand: its schemas are not worth loading for a report. A test holds the two together. */
export const LIMITS = { name: 100, message: 1000, stack: 6000, componentStack: 4000, page: 500 } as const;

/** A text for anything that may be thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'string') return error;
  try {
    return JSON.stringify(error) ?? String(error);
  } catch {
    return String(error);
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

export interface Noticed {
  id: string;
  kind: ReportKind;
  error: unknown;
  componentStack?: string | null | undefined;
  /** the path, without query and fragment */
  page: string;
}

export function errorReport({ id, kind, error, componentStack, page }: Noticed): ErrorReport {
  const fit = (part: keyof typeof LIMITS, text: string) => redactText(text).slice(0, LIMITS[part]);
  const stack = error instanceof Error ? error.stack : undefined;
  return {
    id,
    kind,
    name: fit('name', nameOf(error)),
    message: fit('message', messageOf(error)),
    ...(stack ? { stack: fit('stack', stack) } : {}),
    ...(componentStack ? { componentStack: fit('componentStack', componentStack) } : {}),
    page: fit('page', page),
  };
}
