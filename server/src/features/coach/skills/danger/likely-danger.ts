// What no pattern knows but the examples do: a message that very likely tells of danger gets the fixed text, and one that may tell of it gets
// the numbers to call before its answer, and no dose.
import { type Emergency, EMERGENCY_NUMBER, POISON_CONTROL_NUMBER } from '@limpid/chemistry';
import { findCards } from '../../knowledge/find-card.ts';
import { likeliestDanger } from '../../understanding/danger.ts';
import type { Danger } from '../../understanding/danger-names.ts';
import { hasFigure, isOfBill } from '../../understanding/figurative.ts';
import type { Frame } from '../../understanding/frame.ts';
import { isGeneral, isHowToPrevent } from '../../understanding/question-kind.ts';
import { type CoachContext, inLanguage, type Reply } from '../reply.ts';
import { missingReply, rescuedReply } from './urgent-after.ts';
import { lifelineReply, neckReply, petReply, struckReply } from './urgent-people.ts';

/** As likely as this, the fixed text comes. */
const SURE = 0.55;
/** As likely as this, the numbers come first. */
const MAY_BE = 0.3;
const REFUSED = 0.5;

const TEXT_OF: Partial<Record<Danger, Emergency['id']>> = {
  drowning: 'drowning',
  entrapment: 'entrapment',
  swallowed: 'swallowed',
  skin_or_eyes: 'skin_or_eyes',
  fumes: 'gas',
  electric_shock: 'electric_shock',
  overheating: 'overheating',
};
const REPLY_OF: Partial<Record<Danger, (context: CoachContext, text: string) => Reply>> = {
  after_water: rescuedReply,
  lightning: struckReply,
  neck: neckReply,
  crisis: lifelineReply,
  missing_child: missingReply,
  pet: petReply,
};

const LONGEST = 300;
export const isLong = (frame: Frame): boolean => frame.raw.length > LONGEST;
const OF_WATER: ReadonlySet<string> = new Set(['green', 'cloudy', 'stain', 'foam', 'scale', 'leak']);
const OF_SOMEONE =
  /\b(?:he|she|him|her|they|someone|kids?|child\w*|son|daughter|baby|toddler|boy|girl|wife|husband|friend|people|guests?|dog|cat|breath\w*|hij[oa]s?|nin[oa]s?|bebe|alguien|espos[oa]|gente|perr[oa])\b/;
/** "Can I add acid and chlorine at the same time?" asks before anything is done. */
const ASKS_IF = /^(?:can|could|may|should|is it|are|do|puedo|se puede|podemos|debo|es)\b/;
/** "I see white flakes" tells of the water, and of no one in it. */
const isLookOfWater = ({ symptoms, text }: Frame): boolean =>
  symptoms.length > 0 && symptoms.every((one) => OF_WATER.has(one)) && !OF_SOMEONE.test(text);

/** A sum, a dose and a general question are what they are, whatever words they share with an accident. */
const isPlain = (frame: Frame): boolean =>
  isLong(frame) ||
  hasFigure(frame.text) ||
  isOfBill(frame.text) ||
  isHowToPrevent(frame) ||
  isGeneral(frame) ||
  isLookOfWater(frame) ||
  (frame.chemicals.length > 1 && ASKS_IF.test(frame.text)) ||
  frame.volumeL !== undefined ||
  Object.keys(frame.values).length > 1 ||
  frame.bound.some(({ role }) => role === 'to' || role === 'delta');

export function likelyEmergency(frame: Frame): Emergency['id'] | undefined {
  if (isPlain(frame)) return undefined;
  const { danger, ofEmergency } = likeliestDanger(frame);
  return ofEmergency >= SURE ? TEXT_OF[danger] : undefined;
}

export function likelyUrgent(frame: Frame, context: CoachContext): Reply | undefined {
  if (isPlain(frame)) return undefined;
  const { danger, ofEmergency } = likeliestDanger(frame);
  if (danger === 'pet' && isOnlyDrinking(frame.text)) return undefined;
  return ofEmergency >= SURE ? REPLY_OF[danger]?.(context, frame.text) : undefined;
}

const DRINKS = /\b(?:drank|drinks?|drinking|licks?|licked|lapping|tom[oa]|bebe|bebio|lami[oa])\b/;
const IN_TROUBLE =
  /\b(?:vomit\w*|throw\w*|threw|cough\w*|drool\w*|weak|letharg\w*|limp|shak\w*|wobbl\w*|breath\w*|foam\w*|collaps\w*|sick|fell|went under|drown\w*|seizure\w*|tablet\w*|acid|bleach|chemical\w*|bucket|jug|shock\w*|a lot|lots|salt\w*|tos\w*|babe\w*|debil|decaid\w|respir\w*|cayo|enferm\w*|tiembl\w*|pastilla\w*|acido|quimico\w*|cubeta|mucha|salada)\b/;
/** "My dog drank pool water, is he ok?": no accident, as long as it is well. */
export const isOnlyDrinking = (text: string): boolean => DRINKS.test(text) && /\b(?:water|agua)\b/.test(text) && !IN_TROUBLE.test(text);

export const isLikelyHarm = (frame: Frame): boolean => !isPlain(frame) && likeliestDanger(frame).ofHarm >= REFUSED;

export const numbersToCall = (context: CoachContext): string =>
  inLanguage(context, {
    en: `If someone is hurt or in danger, call ${EMERGENCY_NUMBER} first; for a chemical swallowed, breathed in or in the eyes, Poison Control, ${POISON_CONTROL_NUMBER}.`,
    es: `Si alguien está herido o en peligro, llama primero al ${EMERGENCY_NUMBER}; si tragó o respiró un químico o le cayó en los ojos, a Control de Envenenamiento, ${POISON_CONTROL_NUMBER}.`,
  });

/** Whom to call comes first where someone may be hurt; a dose then has to wait. */
/** As alike as this, a card was written for just this question, with what to do in it. */
const ASKED_ALIKE = 1.15;
export function withNumbersFirst(frame: Frame, answer: Reply, context: CoachContext): Reply {
  if (
    isPlain(frame) ||
    answer.cards.some(({ kind }) => kind === 'safety') ||
    likeliestDanger(frame).ofEmergency < MAY_BE ||
    isCardFor(frame, answer, context)
  )
    return answer;
  return {
    ...answer,
    answer: `${numbersToCall(context)}\n\n${answer.answer}`,
    cards: answer.cards.filter(({ kind }) => kind !== 'dose'),
    proposals: [],
  };
}

const isCardFor = (frame: Frame, answer: Reply, context: CoachContext): boolean => {
  const [best] = findCards(frame.text, 1);
  return best !== undefined && best.score >= ASKED_ALIKE && best.card[context.language] === answer.answer;
};
