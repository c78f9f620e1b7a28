// A tool of the language model: what it may look at or prepare, always for the person and the pool of this request. No tool takes an id,
// and none writes.
import type { SwimState } from '@limpid/chemistry';
import { type CoachDraft, reason, type SearchItem } from '@limpid/contract';
import type { $ZodType, output } from 'zod/v4/core';
import type { Queries } from '../../../../db/connection.ts';
import { problem, requireFound } from '../../../../http/problems.ts';
import type { AccessRule, PoolRow } from '../../../../http/route.ts';
import type { Person } from '../../../../http/session.ts';
import type { Dose } from '../../guard/allowed.ts';
import { productName } from '../../skills/names.ts';
import { amountText, volumeText } from '../../skills/numbers.ts';
import type { Facts } from './told.ts';
import type { Card, CoachContext, CoachPool, Reply, Source } from '../../skills/reply.ts';

export type FindPages = (question: string, language?: SearchItem['language']) => SearchItem[];

/** Closed over by every tool of a request. */
export interface ToolContext {
  db: Queries;
  person: Person;
  access: AccessRule;
  /** the pool that was asked about */
  poolId: string | undefined;
  /** what the built-in coach knows about it */
  coach: CoachContext;
  /** what the built-in coach says to a question of its own */
  answer: (question: string) => Promise<Reply>;
  find: FindPages;
  now: Date;
}

/** With what a tool may take for a fact in this turn. */
export interface ToolRun extends ToolContext {
  facts: Facts;
}

export interface SpokenDose extends Dose {
  /** as people say it: "61.4 fl oz of 12.5% liquid chlorine" */
  text: string;
}
export interface ToolResult {
  /** what the model reads; texts of people are quoted */
  data: unknown;
  /** amounts that may be recommended */
  doses?: readonly SpokenDose[];
  /** amounts that were added in the past */
  past?: readonly SpokenDose[];
  /** what our own library says: its figures may be told */
  passages?: readonly string[];
  cards?: readonly Card[];
  sources?: readonly Source[];
  /** whether people may swim, where this tool says so */
  canSwim?: boolean;
  /** for the person to confirm */
  draft?: CoachDraft;
}
export interface CoachTool {
  name: string;
  description: string;
  input: $ZodType;
  run: (input: unknown, context: ToolRun) => Promise<ToolResult> | ToolResult;
}

export const defineTool = <Input extends $ZodType>(
  name: string,
  description: string,
  input: Input,
  run: (input: output<Input>, context: ToolRun) => Promise<ToolResult> | ToolResult,
): CoachTool => ({ name, description, input, run: (given, context) => run(given as output<Input>, context) });

/** The pool as it is now, if the person may still see it; and what the coach knows of it. */
export async function requirePool({ db, person, access, poolId, coach }: ToolContext): Promise<{ row: PoolRow; pool: CoachPool }> {
  if (poolId === undefined || !coach.pool) throw problem('not_found', { reason: reason('pool_not_chosen') });
  const row = requireFound(await access.findPool?.(db, { person, poolId, isLocking: false }));
  return { row, pool: coach.pool };
}

export const canSwim = ({ state, isKnown }: Pick<SwimState, 'state' | 'isKnown'>): boolean => isKnown && state !== 'stay_out';

export function spoken(dose: Dose, coach: CoachContext): SpokenDose {
  const { productId, strengthPercent, amountL } = dose;
  const name = productName(productId, coach.language);
  const strength = strengthPercent !== undefined && productId === 'liquid-chlorine' ? `${strengthPercent}% ` : '';
  const amount = amountL === undefined ? amountText(dose, productId, coach) : volumeText(amountL, coach);
  return {
    ...dose,
    text: coach.language === 'es' ? `${amount} de ${name}${strength ? ` al ${strength.trim()}` : ''}` : `${amount} of ${strength}${name}`,
  };
}

/** An answer of the built-in coach as a result: its cards of doses are what may be recommended. */
export function fromReply(reply: Reply, coach: CoachContext): ToolResult {
  const doses = reply.cards.flatMap(({ kind, productId, amountG, amountMl, amountL, inputs }) => {
    if (kind !== 'dose' || productId === undefined) return [];
    const strength = inputs['strengthPercent'];
    return [
      spoken({ productId, amountG, amountMl, amountL, ...(typeof strength === 'number' ? { strengthPercent: strength } : {}) }, coach),
    ];
  });
  return {
    data: {
      answer: reply.answer,
      isUnsure: reply.abstained,
      doses: doses.map(({ text }) => text),
      cards: reply.cards.map(({ inputs, value, unit }) => ({ inputs, value, unit })),
    },
    doses,
    cards: reply.cards,
    sources: reply.sources,
  };
}
