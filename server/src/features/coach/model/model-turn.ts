// One answer of a language model: its tools, what they gave, and the guard over its words.
import type { CoachModel, ModelPart } from '../../../adapters/coach-model/coach-model.ts';
import type { AnswerPart, SignDraft } from '../answer-parts.ts';
import { numberGuard } from '../guard/guard.ts';
import { newMark } from '../guard/quoted.ts';
import { instructionsFor } from './instructions.ts';
import { type Patience, withPatience } from './patience.ts';
import { openTools } from './tool-results.ts';
import type { ToolContext } from './tools/tool.ts';

const MOST_STEPS = 5;

export interface PromptMessage {
  role: 'user' | 'assistant';
  text: string;
  /** a photo that the person sent with it */
  jpeg?: Uint8Array;
}
export interface ModelTurn {
  model: CoachModel;
  tools: ToolContext;
  /** the oldest first, from our database; then the question */
  messages: readonly PromptMessage[];
  sign: SignDraft;
  patience: Patience;
  /** the person has left */
  signal: AbortSignal;
}
export interface Tokens {
  inputTokens: number;
  outputTokens: number;
}

/** The service said no, or said nothing. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Throws where the service fails or refuses. `onTokens` is told what it took. */
export async function* answerByModel(turn: ModelTurn, onTokens: (tokens: Tokens) => void): AsyncGenerator<AnswerPart> {
  const { model, messages, signal, patience, tools } = turn;
  const mark = newMark();
  const instructions = instructionsFor(tools.coach, mark);
  const made = openTools(tools, turn.sign, mark);
  const { allowed, ownPages } = made;
  const guard = numberGuard({
    language: tools.coach.language,
    allowed,
    ownPages,
    secrets: [...instructions.split('\n').slice(0, 7), mark],
  });
  let hasSpoken = false;
  const request = { instructions, messages, tools: made.tools, mostSteps: MOST_STEPS };
  for await (const part of withPatience((own) => model({ ...request, signal: own }), patience, signal)) {
    const text = textOf(part, guard);
    if (text.trim() !== '') hasSpoken = true;
    // Cards wait for the first words: a model that fails before them has shown nothing.
    if (hasSpoken) yield* made.take();
    if (text !== '' && hasSpoken) yield { type: 'text', text };
    if (part.type !== 'finish') continue;
    onTokens(part);
    if (part.isRefused || !hasSpoken) throw new RefusedError('The model gave no answer.');
  }
  if (!hasSpoken) throw new RefusedError('The model gave no answer.');
}

function textOf(part: ModelPart, guard: ReturnType<typeof numberGuard>): string {
  if (part.type === 'text') return guard.push(part.text);
  return part.type === 'finish' ? guard.end() : '';
}
