// Who answers: the built-in coach, or a language model where one is configured. Both give the same parts. The built-in coach answers in
// place of the model when the month or the day is used up and when the model fails, is slow or refuses; the answer says so in one line.
import type { FastifyBaseLogger } from 'fastify';
import type { CoachModel } from '../../adapters/coach-model/coach-model.ts';
import type { Connection } from '../../db/connection.ts';
import type { Limits } from '../../http/limits.ts';
import { type AnswerPart, partsOfReply } from './answer-parts.ts';
import type { ModelTurn, Tokens } from './model/model-turn.ts';
import { type Patience, USUAL_PATIENCE } from './model/patience.ts';
import type { CoachLanguage } from './understanding/fold.ts';
import type { Reply } from './skills/reply.ts';
import { allowAnswer, type Prices } from './usage.ts';

/** A language model with what it may cost. */
export interface ModelService {
  model: CoachModel;
  prices: Prices;
  patience?: Patience;
  /** it can look at photos */
  seesPhotos?: boolean;
}

export interface Turn extends Omit<ModelTurn, 'model' | 'patience'> {
  /** what the built-in coach says */
  built: Reply;
  /** it is shown as it is: an emergency, for instance */
  isFixed: boolean;
  /** a model is asked */
  onAsked: () => void;
  language: CoachLanguage;
  connection: Connection;
  limits: Limits;
  log: FastifyBaseLogger;
}

export type Answerer = (turn: Turn) => AsyncIterable<AnswerPart>;

export const builtInAnswerer: Answerer = ({ built, sign }) => partsOfReply(built, sign);

const NOTICES = {
  month: {
    en: "You've used this month's AI answers, so the built-in coach answers.",
    es: 'Ya usaste las respuestas de IA de este mes, así que responde el asistente integrado.',
  },
  busy: {
    en: 'The AI model has reached its limit for now, so the built-in coach answers.',
    es: 'El modelo de IA llegó a su límite por ahora, así que responde el asistente integrado.',
  },
  failed: {
    en: "The AI model didn't answer, so the built-in coach does.",
    es: 'El modelo de IA no respondió, así que responde el asistente integrado.',
  },
  refused: {
    en: 'The AI model declined, so the built-in coach answers.',
    es: 'El modelo de IA se negó, así que responde el asistente integrado.',
  },
  broke: {
    en: "The AI model's answer broke off. The built-in coach says:",
    es: 'La respuesta del modelo de IA se cortó. El asistente integrado dice:',
  },
} as const;

const instead = async function* (notice: keyof typeof NOTICES, turn: Turn, isAfterText = false): AsyncGenerator<AnswerPart> {
  yield { type: 'text', text: `${isAfterText ? '\n\n' : ''}${NOTICES[notice][turn.language]}\n\n` };
  yield* partsOfReply(turn.built, turn.sign);
};

export function modelAnswerer({ model, prices, patience = USUAL_PATIENCE }: ModelService): Answerer {
  return async function* answer(turn) {
    if (turn.isFixed) return yield* partsOfReply(turn.built, turn.sign);
    const { connection, limits, log, signal } = turn;
    const { person, now } = turn.tools;
    const allowance = await allowAnswer({ connection, limits, person, prices, now });
    if (!allowance.isAllowed) return yield* instead(allowance.because, turn);
    turn.onAsked();
    // Its tools know much of what the built-in coach knows; without a model no one needs it in this thread.
    const { answerByModel, RefusedError } = await import('./model/model-turn.ts');
    let tokens: Tokens = { inputTokens: 0, outputTokens: 0 };
    let hasSpoken = false;
    try {
      for await (const part of answerByModel({ ...turn, model, patience }, (took) => (tokens = took))) {
        hasSpoken ||= part.type === 'text';
        yield part;
      }
    } catch (error) {
      // A reader who leaves has had their answer, as far as the service is concerned.
      if (signal.aborted) throw error;
      log.warn({ err: loggable(error) }, 'the language model did not answer');
      await allowance.refund();
      return yield* instead(hasSpoken ? 'broke' : error instanceof RefusedError ? 'refused' : 'failed', turn, hasSpoken);
    }
    await allowance.settle(tokens);
  };
}

/** Without the request: it holds what the person wrote, and the key. */
const loggable = (error: unknown): { type: string; message: string; status: unknown } => ({
  type: error instanceof Error ? error.name : typeof error,
  message: error instanceof Error ? error.message.slice(0, 200) : '',
  status: (error as { statusCode?: unknown } | null)?.statusCode,
});
