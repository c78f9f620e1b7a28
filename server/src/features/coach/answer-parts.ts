// An answer as it comes, no matter who gives it: the built-in coach or a language model.
import type { CoachAnswer, CoachDraft, CoachProposal } from '@limpid/contract';
import { ProblemError } from '../../http/problems.ts';
import type { Card, Reply, Source } from './skills/reply.ts';

export type AnswerPart =
  | { type: 'text'; text: string }
  | { type: 'card'; card: Card }
  | { type: 'source'; source: Source }
  | { type: 'chips'; chips: string[] }
  | { type: 'proposal'; proposal: CoachProposal }
  /** it asked back, or does not know */
  | { type: 'abstained' };

/** Signs what was prepared. */
export type SignDraft = (draft: CoachDraft) => Promise<CoachProposal>;

/** In words, so that a page can show them as they come; what stands between them stays. */
const piecesOf = (text: string): string[] => text.match(/\s*\S+/g) ?? [text];

/** The answer of the built-in coach: complete at once, so its numbers come first. */
export async function* partsOfReply(reply: Reply, sign: SignDraft): AsyncGenerator<AnswerPart> {
  if (reply.abstained) yield { type: 'abstained' };
  for (const card of reply.cards) yield { type: 'card', card };
  for (const text of piecesOf(reply.answer)) yield { type: 'text', text };
  for (const source of reply.sources) yield { type: 'source', source };
  for (const draft of reply.proposals) yield await proposalOf(draft, sign);
  if (reply.chips.length > 0) yield { type: 'chips', chips: reply.chips };
}

/** What cannot be saved is not proposed: the answer says why. */
async function proposalOf(draft: CoachDraft, sign: SignDraft): Promise<AnswerPart> {
  try {
    return { type: 'proposal', proposal: await sign(draft) };
  } catch (error) {
    if (error instanceof ProblemError) return { type: 'text', text: ` ${error.message}` };
    throw error;
  }
}

export const emptyAnswer = (): CoachAnswer => ({ answer: '', cards: [], sources: [], abstained: false, chips: [], proposals: [] });

/** Adds a part to the answer that is kept. */
export function addPart(answer: CoachAnswer, part: AnswerPart): void {
  switch (part.type) {
    case 'text':
      answer.answer += part.text;
      break;
    case 'card':
      answer.cards.push(part.card);
      break;
    case 'source':
      answer.sources.push(part.source);
      break;
    case 'chips':
      answer.chips.push(...part.chips);
      break;
    case 'proposal':
      answer.proposals.push(part.proposal);
      break;
    case 'abstained':
      answer.abstained = true;
      break;
  }
}
