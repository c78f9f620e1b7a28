import { describe, expect, it } from 'vitest';
import { BrokenStreamError, readAnswer, type StreamedAnswer } from './answer-stream.ts';
import { readEvents } from './event-stream.ts';

const CARD = { kind: 'dose', title: 'muriatic acid', amountMl: 500, inputs: { from: 8, to: 7.5 } };
const PARTS = [
  { type: 'start', messageId: 'm1', messageMetadata: { chatId: 'c1' } },
  { type: 'start-step' },
  { type: 'data-card', id: 'card-0', data: CARD },
  { type: 'text-delta', id: 'answer', delta: 'Añade' },
  { type: 'text-delta', id: 'answer', delta: ' ½ litro.' },
  { type: 'source-url', sourceId: 's', url: '/proof', title: 'The math' },
  { type: 'data-chips', id: 'chips', data: ['Can I swim?'] },
  { type: 'finish' },
];
const eventOf = (part: object) => `data: ${JSON.stringify(part)}\n\n`;
const WHOLE = `${PARTS.map(eventOf).join('')}data: [DONE]\n\n`;

/** A body that arrives in pieces of so many bytes. */
function bodyOf(text: string, size = 4096, onCancel = () => {}): ReadableStream<Uint8Array> {
  let bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    pull(controller) {
      if (bytes.length === 0) return controller.close();
      controller.enqueue(bytes.slice(0, size));
      bytes = bytes.slice(size);
    },
    cancel: onCancel,
  });
}

async function eventsIn(text: string): Promise<string[]> {
  const events: string[] = [];
  for await (const event of readEvents(bodyOf(text, 3))) events.push(event);
  return events;
}

describe('server-sent events', () => {
  it('are read with any line ending, and without comments or a cut-off end', async () => {
    expect(await eventsIn('data: a\n\n: wait\n\nevent: x\r\ndata:b\r\ndata: c\r\n\r\ndata: cut')).toEqual(['a', 'b\nc']);
  });

  it('close the connection when no one reads on', async () => {
    let isCancelled = false;
    for await (const event of readEvents(bodyOf('data: a\n\ndata: b\n\n', 9, () => (isCancelled = true)))) {
      expect(event).toBe('a');
      break;
    }
    expect(isCancelled).toBe(true);
  });
});

describe('an answer', () => {
  // One byte at a time cuts through letters that take more.
  it.each([1, 7, 4096])('is the same in pieces of %i bytes', async (size) => {
    const seen: StreamedAnswer[] = [];
    const answer = await readAnswer(bodyOf(WHOLE, size), (soFar) => seen.push(soFar));
    expect(answer).toEqual({
      id: 'm1',
      text: 'Añade ½ litro.',
      cards: [CARD],
      sources: [{ url: '/proof', title: 'The math' }],
      chips: ['Can I swim?'],
      proposals: [],
    });
    expect(seen.map(({ text }) => text)).toContain('Añade');
  });

  it.each([
    ['ends early', eventOf({ type: 'start', messageId: 'm1' })],
    ['is not readable', 'data: {"type"\n\n'],
    ['reports an error', eventOf({ type: 'error', errorText: 'x' })],
    ['is empty', ''],
  ])('that %s is an error', async (_, text) => {
    await expect(readAnswer(bodyOf(text), () => {})).rejects.toThrow(BrokenStreamError);
  });
});
