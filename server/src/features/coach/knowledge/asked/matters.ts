// Everyday questions by what they are about and how they ask: does it mean, do I need it, how do I test, what now. Each has one card.
import type { Frame } from '../../understanding/frame.ts';
import { fold } from '../../understanding/fold.ts';
import { formOfQuestion } from '../answer-form.ts';
import { insteadAsked } from './instead.ts';
import type { Matter } from './matter.ts';
import { EVERYDAY_MATTERS } from './everyday-matters.ts';
import { FIRST_MATTERS } from './first-matters.ts';
import { HOUSEHOLD_MATTERS } from './household-matters.ts';
import { RELATION_MATTERS } from './relation-matters.ts';
import { SIGN_MATTERS } from './sign-matters.ts';
import { PLAIN_MATTERS } from './plain-matters.ts';
import { POOL_MATTERS } from './pool-matters.ts';

const MATTERS: readonly Matter[] = [
  ...PLAIN_MATTERS,
  ...RELATION_MATTERS,
  ...FIRST_MATTERS,
  ...EVERYDAY_MATTERS,
  ...SIGN_MATTERS,
  ...POOL_MATTERS,
  ...HOUSEHOLD_MATTERS,
];

const isOf = ({ all, none, isYesOrNo }: Matter, text: string): boolean =>
  all.every((pattern) => pattern.test(text)) &&
  !none?.test(text) &&
  (!isYesOrNo || formOfQuestion(text) === 'yes-or-no' || text.split(' ').length < 4);

/** The card of the matter that a message asks about; undefined for nearly everything. */
export function matterAsked(frame: Frame): string | undefined {
  const text = fold(frame.text);
  const isPlain = frame.quantities.length === 0;
  if (isPlain && frame.cues.has('log')) return undefined;
  const instead = isPlain ? insteadAsked(text) : undefined;
  return instead ?? MATTERS.find((matter) => (isPlain || matter.hasNumbers) && isOf(matter, text))?.card;
}
