// One call to a weather service: with a deadline, a limit for its answer, and the words for what went wrong. Who calls decides when to try again.

/** `retryAtMs`: the service said when; `status`: what it answered, where it did. */
export class WeatherCallError extends Error {
  override name = 'WeatherCallError';
  readonly retryAtMs: number | undefined;
  readonly status: number | undefined;
  constructor(message: string, options: { retryAtMs?: number | undefined; status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.retryAtMs = options.retryAtMs;
    this.status = options.status;
  }
}

export interface WeatherAnswer {
  /** undefined: 304, as it was */
  body: unknown;
  lastModified: string | undefined;
}

const PATIENCE_MS = 10_000;
const MOST_BYTES = 20 * 1024 * 1024;

/** Throws WeatherCallError; answers with JSON. Redirects are not followed. */
export async function callWeather(url: URL, headers: Readonly<Record<string, string>>, nowMs: number): Promise<WeatherAnswer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await fetch(url, { headers: { 'user-agent': USER_AGENT, ...headers }, redirect: 'error', signal });
    if (response.status === 304) return { body: undefined, lastModified: response.headers.get('last-modified') ?? undefined };
    if (!response.ok) {
      await response.body?.cancel();
      throw refusal(response, nowMs);
    }
    return { body: JSON.parse(await textOf(response)), lastModified: response.headers.get('last-modified') ?? undefined };
  } catch (error) {
    if (error instanceof WeatherCallError) throw error;
    // The address may hold a key and a position: neither is told.
    throw new WeatherCallError('The weather service did not answer in a form that can be read.', { cause: nameOf(error) });
  }
}

/** The National Weather Service asks for a name, and how to reach the operator: alerts.ts adds that. */
const USER_AGENT = 'Limpid (pool care)';

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

function refusal(response: Response, nowMs: number): WeatherCallError {
  const { status } = response;
  return new WeatherCallError(`The weather service answered ${status}.`, {
    status,
    retryAtMs: retryAt(response.headers.get('retry-after'), nowMs),
  });
}

function retryAt(given: string | null, nowMs: number): number | undefined {
  if (given === null) return undefined;
  const ms = /^\d+$/.test(given) ? nowMs + Number(given) * 1000 : Date.parse(given);
  return Number.isFinite(ms) ? ms : undefined;
}

/** An answer without end is cut off. */
async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new WeatherCallError('The answer of the weather service is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
