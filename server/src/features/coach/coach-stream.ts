// The UI message stream, version 1: what the chat components of the AI SDK read. Server-sent events, one JSON object each.
import { Readable } from 'node:stream';
import type { AnswerPart } from './answer-parts.ts';
import type { ChatTurn } from './coach.ts';

const event = (part: object): string => `data: ${JSON.stringify(part)}\n\n`;

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-vercel-ai-ui-message-stream': 'v1',
} as const;

/** The text is one block, from its first word to its last. */
function partWriter() {
  const counts = { card: 0, source: 0, proposal: 0 };
  let isOpen = false;
  const write = (part: AnswerPart): string => {
    switch (part.type) {
      case 'text': {
        const start = isOpen ? '' : event({ type: 'text-start', id: 'answer' });
        isOpen = true;
        return start + event({ type: 'text-delta', id: 'answer', delta: part.text });
      }
      case 'card':
        return event({ type: 'data-card', id: `card-${counts.card++}`, data: part.card });
      case 'source':
        return event({ type: 'source-url', sourceId: `source-${counts.source++}`, url: part.source.url, title: part.source.title });
      case 'proposal':
        return event({ type: 'data-proposal', id: `proposal-${counts.proposal++}`, data: part.proposal });
      case 'chips':
        return event({ type: 'data-chips', id: 'chips', data: part.chips });
      case 'abstained':
        return '';
    }
  };
  return { write, end: () => (isOpen ? event({ type: 'text-end', id: 'answer' }) : '') };
}

async function* streamParts({ chatId, questionId, messageId, parts }: ChatTurn, onFault: (error: unknown) => void): AsyncGenerator<string> {
  yield event({ type: 'start', messageId, messageMetadata: { chatId, questionId } });
  yield event({ type: 'start-step' });
  const writer = partWriter();
  try {
    for await (const part of parts) yield writer.write(part);
  } catch (error) {
    // The answer has begun: its status can no longer say that it failed.
    onFault(error);
    yield event({ type: 'error', errorText: 'The answer could not be finished.' });
    return;
  }
  yield writer.end();
  yield event({ type: 'finish-step' });
  yield event({ type: 'finish', messageMetadata: { chatId } });
  yield 'data: [DONE]\n\n';
}

export const streamOf = (turn: ChatTurn, onFault: (error: unknown) => void): Readable => Readable.from(streamParts(turn, onFault));
