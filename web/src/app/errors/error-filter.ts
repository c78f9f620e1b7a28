// Which errors are worth a report, and what of them must not leave this browser. Pure, so that each rule can be tested.
const IGNORED = [/ResizeObserver loop/i, /Non-Error promise rejection captured/i, /NetworkError/, /Failed to fetch/];

/** In the format of the error service: it filters automatically. */
export const IGNORED_MESSAGES: readonly RegExp[] = IGNORED;

/** Begins with a status of the caller's own making, as our calls' errors do; too many requests is worth knowing. */
const isCallersFault = (message: string): boolean => /^4\d\d\b/.test(message) && !message.includes('429');

export function isDropped(message: string, isOnline: boolean): boolean {
  if (!isOnline && message.includes('Network request failed')) return true;
  return isCallersFault(message) || IGNORED.some((pattern) => pattern.test(message));
}

export const REDACTED = '[redacted]';

/** The keys of every link that we mail or receive back, wherever an address occurs; what was redacted before stays as it is. */
export const redactTokens = (text: string): string =>
  text.replaceAll(/\b((?:\w*token|verify|confirm|undo|code)(?:=|%3D))(?!\[redacted\])[^\s&#"'\\:)\]]+/gi, `$1${REDACTED}`);

const isSecretName = (name: string): boolean => /password|secret|authorization|csrf/i.test(name);

/** "password": "x", password=x and the like. */
export const redactText = (text: string): string =>
  redactTokens(text).replaceAll(
    /("?\w*(?:password|secret)\w*"?\s*[:=]\s*)(?!\[redacted\])("[^"]*"|'[^']*'|[^\s,;&})\]]+)/gi,
    `$1${REDACTED}`,
  );

/** The same, inside anything: texts without keys, and nothing at all under a name that promises a secret. */
export function redactDeep(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || depth > 8) return value;
  if (Array.isArray(value)) return value.map((item) => redactDeep(item, depth + 1));
  // Things with a life of their own stay as they are.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isSecretName(name) ? REDACTED : redactDeep(item, depth + 1)]),
  );
}

/** An item on its way to an error service: what it says of itself, and what it says. */
type Item = [head: object, payload: unknown];

/**
 * The last look before anything leaves: a replay names the addresses of the visit in places that none of the service's own hooks hand
 * out. Its recording is a text, which only keys are taken out of, so that it stays readable.
 */
export function redactEnvelope<Envelope>(envelope: Envelope): Envelope {
  const [head, items] = envelope as [object, Item[]];
  return [redactDeep(head), items.map(redactItem)] as Envelope;
}

function redactItem([head, payload]: Item): Item {
  if (typeof payload !== 'string') return [head, redactDeep(payload)];
  const text = redactTokens(payload);
  return ['length' in head ? { ...head, length: new TextEncoder().encode(text).length } : head, text];
}
