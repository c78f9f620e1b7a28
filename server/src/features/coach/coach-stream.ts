// The UI message stream, version 1: what the chat components of the AI SDK read. Server-sent events, one JSON object each.
import { Readable } from 'node:stream';
import type { Turn } from './coach.ts';

const event = (part: object): string => `data: ${JSON.stringify(part)}\n\n`;

/** In words, so that a page can show them as they arrive; white space stays. */
const piecesOf = (text: string): string[] => text.match(/\s*\S+/g) ?? [text];

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-vercel-ai-ui-message-stream': 'v1',
} as const;

export function* streamParts({ chatId, messageId, answer }: Turn): Generator<string> {
  yield event({ type: 'start', messageId, messageMetadata: { chatId } });
  yield event({ type: 'start-step' });
  for (const [index, card] of answer.cards.entries()) yield event({ type: 'data-card', id: `card-${index}`, data: card });
  yield event({ type: 'text-start', id: 'answer' });
  for (const delta of piecesOf(answer.answer)) yield event({ type: 'text-delta', id: 'answer', delta });
  yield event({ type: 'text-end', id: 'answer' });
  for (const [index, { title, url }] of answer.sources.entries()) {
    yield event({ type: 'source-url', sourceId: `source-${index}`, url, title });
  }
  for (const [index, proposal] of answer.proposals.entries())
    yield event({ type: 'data-proposal', id: `proposal-${index}`, data: proposal });
  if (answer.chips.length > 0) yield event({ type: 'data-chips', id: 'chips', data: answer.chips });
  yield event({ type: 'finish-step' });
  yield event({ type: 'finish', messageMetadata: { chatId } });
  yield 'data: [DONE]\n\n';
}

export const streamOf = (turn: Turn): Readable => Readable.from(streamParts(turn));
