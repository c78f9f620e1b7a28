import type { api, CheckedBody } from '@limpid/contract';
import { placeOf } from './system.ts';

export type ErrorReport = CheckedBody<typeof api.system.reportError>;

/**
 * Browsers redact before they send; other senders are redacted here: no line of the log names a person or contains a key. Each pattern is
 * linear, so that a malicious report cannot slow it down.
 */
export function redact(text: string): string {
  return text
    .replaceAll(/\b((?:token|verify|confirm|undo)=)[^\s&#"':)\]]+/gi, '$1[redacted]')
    .replaceAll(/((?:password|secret|authorization)"?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&})\]]+)/gi, '$1[redacted]')
    .replaceAll(/(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[a-z]{2,}/gi, '[address]')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id')
    .replaceAll(/(https?:\/\/[^\s?#)]+)\?[^\s#):]*/gi, '$1');
}

// Line breaks of a stack are kept as such in JSON; nothing else that a terminal would obey, and nothing that turns a line around.
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const UNPRINTABLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
const printable = (text: string): string => text.replaceAll(UNPRINTABLE, ' ');

/** One error of a page as one line of the log. */
export function errorLine({ id, kind, name, message, stack, componentStack, page }: ErrorReport): Record<string, string> {
  const clean = (text: string) => printable(redact(text));
  return {
    id,
    kind,
    name: clean(name),
    message: clean(message),
    ...(stack === undefined ? {} : { stack: clean(stack) }),
    ...(componentStack === undefined ? {} : { componentStack: clean(componentStack) }),
    page: placeOf(page),
  };
}
