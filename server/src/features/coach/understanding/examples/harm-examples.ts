// All examples of what people are about to do that can hurt someone, and of ordinary questions about the same things.
import type { Harm, HarmLines } from '../harm-names.ts';
import { HARM_ASKED_IN_SPANISH } from './harm-asked-spanish.ts';
import { HARM_ASKED } from './harm-asked.ts';
import { HARM_BESIDES } from './harm-besides.ts';
import { HARM_WITH_CHEMICALS } from './harm-chemicals.ts';
import { HARM_TO_DEVICES } from './harm-devices.ts';
import { NO_HARM_BESIDES } from './harm-not-besides.ts';
import { NO_HARM_IN_SPANISH } from './harm-not-spanish.ts';
import { NO_HARM } from './harm-not.ts';
import { HARM_TO_PEOPLE_NEAR } from './harm-people.ts';
import { HARM_BESIDES_IN_SPANISH } from './harm-spanish-besides.ts';
import { HARM_IN_SPANISH } from './harm-spanish.ts';
import { HARM_TOLD_IN_SPANISH } from './harm-told-spanish.ts';
import { HARM_TOLD } from './harm-told.ts';
import { HARM_IN_WATER } from './harm-water.ts';

export interface HarmExample {
  harm: Harm;
  text: string;
}

const TABLES: readonly HarmLines[] = [
  HARM_TO_DEVICES, HARM_IN_WATER, HARM_WITH_CHEMICALS, HARM_TO_PEOPLE_NEAR, HARM_IN_SPANISH, HARM_BESIDES_IN_SPANISH, HARM_ASKED, HARM_ASKED_IN_SPANISH, HARM_TOLD,
  HARM_TOLD_IN_SPANISH, HARM_BESIDES,
]; // prettier-ignore
const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

export const HARM_EXAMPLES: readonly HarmExample[] = TABLES.flatMap((table) =>
  (Object.entries(table) as [Harm, string][]).flatMap(([harm, lines]) => linesOf(lines).map((text) => ({ harm, text }))),
);
export const NO_HARM_EXAMPLES: readonly string[] = [NO_HARM, NO_HARM_BESIDES, NO_HARM_IN_SPANISH].flatMap((lines) => linesOf(lines));
