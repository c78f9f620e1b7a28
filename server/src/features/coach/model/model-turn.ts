// One answer of a language model: its tools, what they gave, and the guard over its words.
import type { CoachModel, TokenMeter } from '../../../adapters/coach-model/coach-model.ts';
import type { AnswerPart, SignDraft } from '../answer-parts.ts';
import { numberGuard } from '../guard/guard.ts';
import { newMark } from '../guard/quoted.ts';
import { instructionsFor } from './instructions.ts';
import { type Patience, withPatience } from './patience.ts';
import { RefusedError } from './refused.ts';
import { openTools } from './tool-results.ts';
import type { ToolContext } from './tools/tool.ts';

const MOST_STEPS = 5;
/** Of an answer, which the limit of tokens bounds for each call only. */
const MOST_CHARACTERS = 6000;
const CUT = {
  en: '\n\nThat was as long as an answer can be, so it ends here. Ask me about what is missing.',
  es: '\n\nUna respuesta no puede ser más larga, así que termina aquí. Pregúntame lo que falta.',
} as const;

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
  meter: TokenMeter;
  /** the person has left */
  signal: AbortSignal;
}

/** Throws where the service fails or refuses. */
export async function* answerByModel(turn: ModelTurn): AsyncGenerator<AnswerPart> {
  const { model, messages, signal, patience, tools, meter } = turn;
  const { language } = tools.coach;
  const mark = newMark();
  const instructions = instructionsFor(tools.coach, mark);
  const said = messages.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
  const made = openTools(tools, turn.sign, mark, said);
  const secrets = [...instructions.split('\n').slice(0, 7), mark];
  const guard = numberGuard({
    language,
    allowed: made.allowed,
    ownPages: made.ownPages,
    secrets,
    question: said.at(-1) ?? '',
    longest: MOST_CHARACTERS,
  });
  let hasSpoken = false;
  const request = { instructions, messages, tools: made.tools, mostSteps: MOST_STEPS, meter };
  for await (const part of withPatience((own) => model({ ...request, signal: own }), patience, signal)) {
    // Of an answer that was cut, the sentence that has no end is left out.
    const text = part.type === 'text' ? guard.push(part.text) : part.type === 'finish' && !part.isCut ? guard.end() : '';
    if (text.trim() !== '') hasSpoken = true;
    // Cards wait for the first words: a model that fails before them has shown nothing.
    if (hasSpoken) yield* made.take();
    if (text !== '' && hasSpoken) yield { type: 'text', text };
    const isCut = guard.isFull() || (part.type === 'finish' && part.isCut);
    if (isCut && hasSpoken) return yield { type: 'text', text: CUT[language] };
    if (part.type === 'finish' && part.isRefused) throw new RefusedError('The model gave no answer.');
  }
  if (!hasSpoken) throw new RefusedError('The model gave no answer.');
}
