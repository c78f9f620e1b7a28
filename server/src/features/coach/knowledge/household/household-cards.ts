// What a household asks of its pool every day: equipment, seasons, hot tub, money.
import type { KnowledgeCard } from '../card.ts';
import { HOUSEHOLD_EQUIPMENT_CARDS } from './equipment-cards.ts';
import { HOUSEHOLD_GEAR_CARDS } from './gear-cards.ts';
import { HOUSEHOLD_HABIT_CARDS } from './habit-cards.ts';
import { HOUSEHOLD_MONEY_CARDS } from './money-cards.ts';
import { HOUSEHOLD_OTHER_CARDS } from './other-cards.ts';
import { HOUSEHOLD_PLAIN_CARDS } from './plain-cards.ts';
import { HOUSEHOLD_SEASON_CARDS } from './season-cards.ts';
import { HOUSEHOLD_SPA_CARDS } from './spa-cards.ts';
import { HOUSEHOLD_TUB_CARDS } from './tub-cards.ts';
import { HOUSEHOLD_UPKEEP_CARDS } from './upkeep-cards.ts';
import { HOUSEHOLD_WEATHER_CARDS } from './weather-cards.ts';

export const HOUSEHOLD_CARDS: readonly KnowledgeCard[] = [
  ...HOUSEHOLD_EQUIPMENT_CARDS,
  ...HOUSEHOLD_GEAR_CARDS,
  ...HOUSEHOLD_UPKEEP_CARDS,
  ...HOUSEHOLD_SEASON_CARDS,
  ...HOUSEHOLD_WEATHER_CARDS,
  ...HOUSEHOLD_TUB_CARDS,
  ...HOUSEHOLD_SPA_CARDS,
  ...HOUSEHOLD_MONEY_CARDS,
  ...HOUSEHOLD_HABIT_CARDS,
  ...HOUSEHOLD_OTHER_CARDS,
  ...HOUSEHOLD_PLAIN_CARDS,
];
