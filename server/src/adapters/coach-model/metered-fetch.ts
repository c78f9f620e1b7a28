// What the calls of one answer take. A service says it at the end of a call; until then, and where it never says it, an estimate counts
// that is rather too high: a call that was cut was paid for too.
import type { CallMeter, ModelRequest, Tokens } from './coach-model.ts';

/** Plain text has about four to a token. */
const BYTES_PER_TOKEN = 2;
/** No service counts more for a photo of the size that we keep. */
const PHOTO_TOKENS = 3000;
/** Nothing was sent. */
const NO_CONNECTION: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
const NOTHING: Tokens = { inputTokens: 0, outputTokens: 0 };

const tokensIn = (bytes: number): number => Math.ceil(bytes / BYTES_PER_TOKEN);
const base64Length = (jpeg: Uint8Array): number => Math.ceil(jpeg.length / 3) * 4;

function inputTokensOf(body: unknown, { messages }: ModelRequest): number {
  const photos = messages.flatMap(({ jpeg }) => (jpeg ? [base64Length(jpeg)] : []));
  const bytes = typeof body === 'string' ? Buffer.byteLength(body) : 0;
  return tokensIn(Math.max(0, bytes - photos.reduce((sum, length) => sum + length, 0))) + photos.length * PHOTO_TOKENS;
}

export interface Calls {
  /** opens a call with every request */
  fetch: typeof globalThis.fetch;
  /** a piece of the answer has come */
  wrote: (text: string) => void;
  /** what the service says of the call; undefined or none: it doesn't say */
  reported: (usage: { inputTokens: number | undefined; outputTokens: number | undefined }) => void;
}

export function meteredCalls(request: ModelRequest, mostOutputTokens: number): Calls {
  let taken: Tokens = NOTHING;
  let writtenBytes = 0;
  let call: CallMeter = () => undefined;
  const take = (now: Tokens): void => call((taken = now));
  return {
    fetch: async (address, init) => {
      const inputTokens = inputTokensOf(init?.body, request);
      call = await request.meter.open({ inputTokens, outputTokens: mostOutputTokens });
      writtenBytes = 0;
      take({ inputTokens, outputTokens: 0 });
      try {
        const response = await fetch(address, init);
        // It was declined before it began.
        if (!response.ok) take(NOTHING);
        return response;
      } catch (error) {
        if (NO_CONNECTION.has((error as { cause?: { code?: unknown } } | null)?.cause?.code)) take(NOTHING);
        throw error;
      }
    },
    wrote: (text) => {
      writtenBytes += Buffer.byteLength(text);
      take({ ...taken, outputTokens: tokensIn(writtenBytes) });
    },
    reported: ({ inputTokens, outputTokens }) =>
      take({ inputTokens: inputTokens || taken.inputTokens, outputTokens: outputTokens || taken.outputTokens }),
  };
}
