// What an answer's first word says of the question that it answers: "Because" is for a why, "Yes" for a question that can be denied.
import { fold } from '../understanding/fold.ts';

export type AnswerForm = 'reason' | 'yes-or-no' | 'any';
export type QuestionForm = 'reason' | 'yes-or-no' | 'other' | 'told';

const REASON = /^(?:because|porque)\b/i;
const YES_OR_NO =
  /^(?:(?:yes|no|sí|si)[.,:;]|(?:usually|mostly|probably|often|nearly always|better|not|only if|it can be|puede serlo|casi nunca|casi siempre, si|muchas veces|mejor no|solo si)\b)/i;
export const formOfAnswer = (text: string): AnswerForm => (REASON.test(text) ? 'reason' : YES_OR_NO.test(text) ? 'yes-or-no' : 'any');

const ASKS_REASON =
  /\b(?:why|how come|what makes|what causes|what(?:'s| is) the (?:reason|point)|explain|por que|para que|a que se debe|que hace que)\b/;
const ASKS_YES_OR_NO =
  /(?:^|[,.;] |\b(?:and|so|but|y|o) )(?:is|are|was|were|can|could|should|shall|may|might|must|do|does|did|will|would|has|have|am|es|esta|estan|son|puedo|puede|pueden|podemos|se puede|debo|debe|hay|tengo|sirve|conviene|hace falta|afecta|daña|dana)\b|\b(?:is it|are they|can i|can we|can you|should i|do i|ok to|okay to|safe to|worth|any good|se puede|puedo|es (?:malo|bueno|seguro|peligroso)|vale la pena|esta bien|pasa algo)\b/;
const OPENS =
  /^(?:and |so |but |y |ok )?(?:how|what|which|when|where|who|whose|como|que|cual|cuando|donde|quien|cuanto|cuanta|cuantos|cuantas|cada cuanto)\b/;
export function formOfQuestion(question: string): QuestionForm {
  const text = fold(question);
  if (ASKS_REASON.test(text)) return 'reason';
  if (OPENS.test(text)) return 'other';
  if (ASKS_YES_OR_NO.test(text)) return 'yes-or-no';
  return text.includes('?') ? 'other' : 'told';
}

/** Telling of something can ask anything; a why is answered by anything but a yes, and a yes or no by all but a bare reason. */
export const answersAs = (question: QuestionForm, answer: AnswerForm): boolean =>
  answer === 'any' || question === 'told' || answer === question || (question === 'yes-or-no' && answer === 'reason');
