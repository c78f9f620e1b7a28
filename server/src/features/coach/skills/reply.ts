// What a skill gives back, and what it knows about the person who asks.
import type { PoolTraits, ProductId, ShelfItem, UnitSystem } from '@limpid/chemistry';
import type { CoachDraft, Equipment, PoolPlan, PoolWeather, Task } from '@limpid/contract';
import type { ClimateRegion } from '../knowledge/climate.ts';
import type { CoachLanguage } from '../understanding/fold.ts';
import type { PoolBrief } from './pool-brief.ts';

export const PERSONALITIES = ['friendly', 'technical', 'encouraging'] as const;
export type Personality = (typeof PERSONALITIES)[number];

export type CardInput = number | string;
export interface Card {
  kind: 'dose' | 'water' | 'value' | 'volume' | 'plan' | 'swim' | 'safety';
  title: string;
  productId?: ProductId;
  amountG?: number;
  amountMl?: number;
  amountL?: number;
  value?: number;
  unit?: string;
  /** what was understood and used, in canonical units, for people to check and change */
  inputs: Record<string, CardInput>;
}
export interface Source {
  title: string;
  url: string;
}
export interface Article extends Source {
  excerpt: string;
  /** what can be quoted from it */
  passages: readonly { heading: string; text: string }[];
}
export interface Reply {
  answer: string;
  cards: Card[];
  sources: Source[];
  /** true: asked back instead of answering */
  abstained: boolean;
  /** short questions to choose from */
  chips: string[];
  /** changes to prepare for the person to confirm; they are signed after the skill (proposals.ts), and only for a pool that was asked about */
  proposals: CoachDraft[];
}

export type CoachTask = Pick<Task, 'id' | 'title' | 'state' | 'dueOn' | 'lastDoneAt'>;

export interface CoachPool {
  id: string;
  name: string;
  /** where it is, as far as it was told */
  region?: ClimateRegion;
  traits: PoolTraits;
  shelf: readonly ShelfItem[];
  pumpFlowLpm?: number;
  plan: PoolPlan;
  /** newest first */
  readings: readonly CoachReading[];
  /** newest first */
  treatments: readonly { doneAt: string; productId: string; amountG?: number; amountMl?: number; amountL?: number }[];
  tasks: readonly CoachTask[];
  equipment: readonly Equipment[];
  /** of its place, from today on */
  weather?: PoolWeather;
}
export type CoachReading = { takenAt: string } & { [parameter: string]: number | string | undefined };

export interface CoachContext {
  language: CoachLanguage;
  measures: UnitSystem;
  personality: Personality;
  now: Date;
  timeZone: string;
  /** articles of the library that answer a question, best first */
  articles?: (question: string, language: CoachLanguage) => readonly Article[];
  /** what our pages about the rules of the states say to a question, best first */
  rules?: (question: string) => readonly Article[];
  pool?: CoachPool;
  /** the person's pool, where another volume was told: other water, of which nothing is known but what is said */
  otherThan?: string;
  /** all pools of the person, where the question is about all of them */
  allPools?: readonly PoolBrief[];
  /** the answer before this one in the same conversation */
  lastAnswer?: string;
  /** how far down this question is among those that one message asks (conversation/asked-again.ts) */
  asking?: Asking;
}
export interface Asking {
  /** how many turns came before it */
  turns: number;
  /** it is another wording of the question above it */
  isReworded: boolean;
  of: {
    known: Map<string, Reply>;
    asked: number;
    /** how many were not worked out, as they would not have gone down */
    cut: number;
  };
}

export const reply = (answer: string, more: Partial<Omit<Reply, 'answer'>> = {}): Reply => ({
  answer,
  cards: [],
  sources: [],
  abstained: false,
  chips: [],
  proposals: [],
  ...more,
});

/** Asks back: nothing is guessed. */
export const askBack = (answer: string, chips: string[] = []): Reply => reply(answer, { abstained: true, chips });

/** Chooses the sentence of the language. */
export const inLanguage = <Text>({ language }: Pick<CoachContext, 'language'>, texts: Record<CoachLanguage, Text>): Text => texts[language];
