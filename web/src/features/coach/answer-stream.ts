// From the events of the UI message stream, version 1, to the answer that is shown while it arrives.
import type { CoachAnswer } from '@limpid/contract';
import { readEvents } from './event-stream.ts';

export interface StreamedAnswer {
  /** the message as the server stores it; missing until the first event */
  id?: string;
  /** the question as the server stores it */
  questionId?: string;
  text: string;
  cards: CoachAnswer['cards'];
  sources: CoachAnswer['sources'];
  chips: readonly string[];
  proposals: CoachAnswer['proposals'];
}

export const NO_ANSWER: StreamedAnswer = { text: '', cards: [], sources: [], chips: [], proposals: [] };

/** The stream ended before the answer did. */
export class BrokenStreamError extends Error {
  override readonly name = 'BrokenStreamError';
}

/** The parts that are shown; the server writes them (coach-stream.ts), others are ignored. */
type Part =
  | { type: 'start'; messageId: string; messageMetadata?: { questionId?: string } }
  | { type: 'text-delta'; delta: string }
  | { type: 'data-card'; data: CoachAnswer['cards'][number] }
  | { type: 'source-url'; url: string; title: string }
  | { type: 'data-chips'; data: string[] }
  | { type: 'data-proposal'; data: CoachAnswer['proposals'][number] }
  | { type: 'error' }
  | { type: 'finish' };

function withPart(answer: StreamedAnswer, part: Part): StreamedAnswer {
  switch (part.type) {
    case 'start':
      return {
        ...answer,
        id: part.messageId,
        ...(part.messageMetadata?.questionId ? { questionId: part.messageMetadata.questionId } : {}),
      };
    case 'text-delta':
      return { ...answer, text: answer.text + part.delta };
    case 'data-card':
      return { ...answer, cards: [...answer.cards, part.data] };
    case 'source-url':
      return { ...answer, sources: [...answer.sources, { url: part.url, title: part.title }] };
    case 'data-chips':
      return { ...answer, chips: part.data };
    case 'data-proposal':
      return { ...answer, proposals: [...answer.proposals, part.data] };
    case 'error':
      throw new BrokenStreamError('The server could not finish the answer.');
    default:
      return answer;
  }
}

function parsed(data: string): Part {
  try {
    return JSON.parse(data) as Part;
  } catch {
    throw new BrokenStreamError('An event of the answer is not readable.');
  }
}

/** Calls `onChange` with the answer so far; throws where the stream ends early. */
export async function readAnswer(body: ReadableStream<Uint8Array>, onChange: (answer: StreamedAnswer) => void): Promise<StreamedAnswer> {
  let answer = NO_ANSWER;
  for await (const data of readEvents(body)) {
    if (data === '[DONE]') return answer;
    answer = withPart(answer, parsed(data));
    onChange(answer);
  }
  throw new BrokenStreamError('The answer ended early.');
}
