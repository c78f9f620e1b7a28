// The unit or the thing that follows a question's words: "how many … ", "in …", "… per …".
import { type Dimension, times } from './dimension.ts';
import { counted, singular, type Unit, unitAt } from './units.ts';

export interface Wanted {
  readings: readonly { dimension: Dimension; scale: number; cost: number }[];
  en: string;
  es: string;
  end: number;
}

const RATE = /^(?: ?\/ ?| (?:per|an?|each|every|por|al|a la|cada|por cada) )(?=[a-z])/;
function withRates(text: string, from: Wanted): Wanted {
  const per = RATE.exec(text.slice(from.end));
  const at = from.end + (per?.[0].length ?? 0);
  const below = per ? (unitAt(text, at) ?? thingAt(text, at, per[0])) : undefined;
  const [reading] = below?.unit.readings ?? [];
  if (!below || !reading) return from;
  return withRates(text, {
    readings: from.readings.map(({ dimension, scale, cost }) => ({
      dimension: times(dimension, reading.dimension, -1),
      scale: scale / reading.scale,
      cost,
    })),
    en: `${from.en} per ${singular(below.unit.en)}`,
    es: `${from.es} por ${singular(below.unit.es)}`,
    end: below.end,
  });
}

/** "Gpm per inlet": a thing after "per" or "each", and after no article. */
function thingAt(text: string, at: number, per: string): { unit: Unit; end: number } | undefined {
  const noun = /per|each|every|por|cada/.test(per) ? /^[a-z]{3,}/.exec(text.slice(at))?.[0] : undefined;
  return noun === undefined ? undefined : { unit: counted(noun), end: at + noun.length };
}

/** "Gallons per hour", "pounds a day": a unit with what follows it. */
export function unitFrom(text: string, at: number): Wanted | undefined {
  const found = unitAt(text, at);
  return found && withRates(text, { readings: found.unit.readings, en: found.unit.en, es: found.unit.es, end: found.end });
}

const NO_THING = /^(?:percent|times|of|the|will|does|much|more|do|are|is|por|de|se|son)$/;
const THING =
  /^(?:\d+(?:\.\d+)?[ -][a-z]+[ -])?(?:(?:complete|full|whole|single) )?(?:[a-z]+ (?=(?:bags?|tablets?|tabs|jugs?|buckets?|loads?|turnovers?|bottles?|drums?)\b))?([a-z]{3,})/;
/** "How many bags", "how many 40-pound bags" */
export function thingsFrom(text: string, at: number): Wanted | undefined {
  const found = THING.exec(text.slice(at));
  const noun = found?.[1];
  if (!found || noun === undefined || NO_THING.test(noun)) return undefined;
  return withRates(text, { readings: counted(noun).readings, en: noun, es: noun, end: at + found[0].length });
}
