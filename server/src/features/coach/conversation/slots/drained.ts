// Values that only new water lowers: "how do I get it down to 50?", "how much do I drain?", "what if I only drain a third?" after a test was told.
import type { DoseParameter } from '@limpid/chemistry';
import { languageOf } from '../../understanding/fold.ts';
import { readMessage } from '../../understanding/frame.ts';
import { quantitiesIn } from '../../understanding/numbers/quantities.ts';
import { plainOf } from '../aside-words.ts';
import { aimOf, type DoseAim } from '../dose-aim.ts';
import { wishOf } from './wished.ts';

const NAMES: Partial<Record<DoseParameter, readonly [en: string, es: string]>> = {
  cyanuricAcidPpm: ['cya', 'el cya'],
  hardnessPpm: ['calcium hardness', 'la dureza de calcio'],
  saltPpm: ['salt', 'la sal'],
};
const REACHES = 3;
const MOST = 70;

type Told = Pick<DoseAim, 'parameter' | 'from' | 'to'>;
/** The value that was told last, and where it was to go. */
function toldIn(before: string): Told | undefined {
  const aim = aimOf(before) ?? wishOf(before);
  if (aim) return aim.parameter in NAMES ? aim : undefined;
  const { parameters, values, chemicals, quantities } = readMessage(before);
  const [parameter, ...others] = parameters;
  const from = parameter === undefined ? undefined : values[parameter];
  const isOne = others.length === 0 && chemicals.length === 0 && quantities.length === 1;
  return parameter !== undefined && parameter in NAMES && from !== undefined && isOne
    ? { parameter: parameter as DoseParameter, from }
    : undefined;
}

const DRAINS = /\b(?:drain\w*|replac\w*|swap\w*|exchang\w*|dump|pump out|empty|vaci\w*|cambi\w*|reemplaz\w*|sac[oa]\w*|tir[oa]\w*)\b/;
const SHARE =
  /\b(?:half|a third|one third|two thirds|a quarter|one quarter|a fourth|three quarters|\d{1,2} ?(?:%|percent|por ciento)|1\/[2345]|2\/3|3\/4|la mitad|un tercio|dos tercios|un cuarto|la cuarta parte)(?=\W|$)/;
const HOW_MUCH = /\b(?:how (?:much|many)|cuant[oa]s?|que cantidad)\b/;
const DOWN_TO =
  /\b(?:(?:get|bring|take|lower|reduce|drop|knock) (?:it|that)(?: back)?(?: down)?(?: back)? to|(?:need|want|have to get) (?:it|that) (?:down |back )?(?:to|at)|bajarl[oa] a|llevarl[oa] a|dejarl[oa] en|l[oa] (?:bajo|llevo|dejo) (?:a|en))(?: about| around| unas?| unos)? (\d{1,4})\b/;
/** "How long does it take to drain", "can I drain": no amount. */
const OF_OTHER =
  /\b(?:how long|how often|when|where|safe|can i|should i|cost|hose|pump|days?|hours?|cuando|donde|puedo|debo|cuesta|manguera|bomba|dias?|horas?)\b/;

/** The question in full; undefined where no such value was told before. */
export function drained(question: string, earlier: readonly string[]): string | undefined {
  const text = plainOf(question).replace(/[?.! ]+$/, '');
  if (text.length > MOST || OF_OTHER.test(text)) return undefined;
  const { parameters, chemicals, symptoms, volumeL } = readMessage(question);
  if (parameters.length > 0 || chemicals.length > 0 || symptoms.length > 0 || volumeL !== undefined) return undefined;
  const told = earlier
    .slice(0, REACHES)
    .map((before) => toldIn(before))
    .find((one) => one !== undefined);
  const { parameter, from, to } = told ?? {};
  const names = parameter && NAMES[parameter];
  if (!names || from === undefined) return undefined;
  const isSpanish = languageOf(question) === 'es';
  const name = names[isSpanish ? 1 : 0];
  const share = DRAINS.test(text) ? SHARE.exec(text)?.[0] : undefined;
  if (share !== undefined)
    return isSpanish
      ? `${name} está en ${from}, si cambio ${share} del agua en cuánto queda`
      : `${name} is ${from}, if i replace ${share} of the water what will it be`;
  const goal = Number(
    DOWN_TO.exec(text)?.[1] ?? (HOW_MUCH.test(text) && DRAINS.test(text) && quantitiesIn(text).length === 0 ? to : undefined) ?? Number.NaN,
  );
  if (!(goal < from)) return undefined;
  return isSpanish
    ? `cuánta agua cambio para bajar ${name} de ${from} a ${goal}`
    : `how much water do i replace to lower ${name} from ${from} to ${goal}`;
}
