// "The pool dropped an inch, the bucket a quarter": readings that mean one thing, and which one.
import type { CoachLanguage } from '../understanding/fold.ts';

const MEANINGS = {
  leak: {
    en: 'The pool fell more than the bucket, so water is getting out somewhere: the pool leaks. Evaporation takes the same from both.',
    es: 'La piscina bajó más que la cubeta, así que el agua se sale por algún lado: hay una fuga. La evaporación les quita lo mismo a las dos.',
  },
  evaporation: {
    en: 'Both fell about the same, so it is evaporation and no leak.',
    es: 'Los dos bajaron casi lo mismo: es evaporación y no hay fuga.',
  },
  wrongBucket: {
    en: 'The bucket fell more than the pool, which no leak explains: water got into the pool (rain, autofill, a hose), or the bucket was spilled or leaks. Do the test again.',
    es: 'La cubeta bajó más que la piscina, y eso no lo explica una fuga: le entró agua a la piscina (lluvia, autollenado, manguera), o la cubeta se derramó o gotea. Repite la prueba.',
  },
  pressureLine: {
    en: 'More loss while the pump runs points to a leak on the pressure side: the plumbing after the pump, up to the returns.',
    es: 'Perder más con la bomba encendida apunta a una fuga en el lado de presión: la tubería después de la bomba, hasta los retornos.',
  },
  suctionLine: {
    en: 'More loss while the pump is off points to the suction side, where the running pump only draws air in, or to the shell.',
    es: 'Perder más con la bomba apagada apunta al lado de succión, donde la bomba encendida solo mete aire, o al vaso.',
  },
  shell: {
    en: 'The same loss with the pump on and off points to the shell itself: liner, cracks, lights, skimmer throat and fittings.',
    es: 'Perder lo mismo con la bomba encendida y apagada apunta al vaso: revestimiento, grietas, luces, boca del desnatador y accesorios.',
  },
  lowPressure: {
    en: 'Pressure below the clean one means that too little water reaches the filter: look on the suction side for full baskets, a clogged impeller, a low water level or an air leak.',
    es: 'Una presión por debajo de la limpia dice que llega poca agua al filtro: busca en la succión canastas llenas, impulsor tapado, nivel bajo o entrada de aire.',
  },
} as const satisfies Record<string, Record<CoachLanguage, string>>;
type Meaning = keyof typeof MEANINGS;

const LENGTH =
  /(?<![\d.])(\d+(?:\.\d+)?)(?:[ -]?(?:of )?(?:an? )?)(inch(?:es)?|in\b|"|cm|centimeters?|centimetros?|mm|pulgadas?)|\b(half|quarter|media|cuarto)(?: of)?(?: an?| de)? ?(inch|pulgada)|\b(?:an?|una) (inch|pulgada)\b|(?<![\d.])(\d)\/(\d{1,2})(?:[ -]?(?:of )?(?:an? )?)(?:inch(?:es)?|in\b|"|pulgadas?)/g;
const PARTS: Record<string, number> = { half: 0.5, media: 0.5, quarter: 0.25, cuarto: 0.25 };
interface Length {
  value: number;
  at: number;
  end: number;
}
const lengthsIn = (text: string): Length[] =>
  [...text.matchAll(LENGTH)].map((match) => {
    const [all, figure, unit, part, , , up, down] = match;
    const plain =
      figure === undefined
        ? part === undefined
          ? up === undefined
            ? 1
            : Number(up) / Number(down)
          : (PARTS[part] ?? 1)
        : Number(figure);
    return { value: unit === 'mm' ? plain / 10 : plain, at: match.index, end: match.index + all.length };
  });

/** Within this share two losses are the same. */
const SAME = 0.12;
const compare = (one: number, other: number): 'more' | 'same' | 'less' =>
  Math.abs(one - other) <= SAME * Math.max(one, other) ? 'same' : one > other ? 'more' : 'less';

/** Two things and what each lost; in the order in which they are named, or each with the loss nearest to it. */
function pairIn(text: string, one: RegExp, other: RegExp): readonly [number, number] | undefined {
  const lengths = lengthsIn(text);
  const [a, b] = lengths;
  if (!a || !b || lengths.length > 2) return undefined;
  const places = (pattern: RegExp) => [...text.matchAll(new RegExp(pattern.source, 'g'))].map(({ index }) => index);
  const nearest = (to: Length, pattern: RegExp) =>
    Math.min(...places(pattern).map((place) => (place < to.at ? to.at - place : (place - to.end) * 1.5 + 4)), Number.MAX_SAFE_INTEGER);
  const inOrder = nearest(a, one) + nearest(b, other);
  const turned = nearest(a, other) + nearest(b, one);
  if (!Number.isFinite(inOrder + turned) || Math.min(inOrder, turned) > text.length * 3) return undefined;
  return inOrder <= turned ? [a.value, b.value] : [b.value, a.value];
}

const BUCKET = /\b(?:bucket|pail|cubeta|balde|cubo)\b/;
const POOL = /\b(?:pool|tub|spa|water level|piscina|alberca|pileta|jacuzzi)\b/;
const BESIDE =
  /\b(?:bucket|pail) (?:full )?of (?:pool )?water\b|\bpool(?:'s)? (?:water|steps?|ledge|shelf)\b|\bbucket test\b|\b(?:cubeta|balde) (?:con|de) agua(?: de la (?:piscina|alberca))?\b|\bescalon de la (?:piscina|alberca)\b/g;
const LOST = /\b(?:lost|los[ei]\w*|drop\w*|fell|fall\w*|went down|down|sank|lower\w*|baj\w+|perd\w+|pierd\w*)\b/;
const SAME_WORDS = /\b(?:both|same|equal\w*|as much as|identical\w*|los 2|las 2|ambos|lo mismo|igual)\b/;
const MORE_THAN = /\b(?:more|further|farther|faster|twice|double|mas) (?:\w+ )?(?:than|que|as)\b/;
function ofBucket(text: string): Meaning | undefined {
  if (!BUCKET.test(text) || !LOST.test(text)) return undefined;
  const plain = text.replaceAll(BESIDE, (found) => (BUCKET.test(found) ? 'bucket' : 'step'));
  const pair = pairIn(plain, POOL, BUCKET);
  if (pair) return ({ more: 'leak', same: 'evaporation', less: 'wrongBucket' } as const)[compare(...pair)];
  if (!/\b(?:pool|piscina|alberca|both|los 2|ambos)\b/.test(plain)) return undefined;
  if (SAME_WORDS.test(plain)) return 'evaporation';
  if (!MORE_THAN.test(plain)) return undefined;
  const [pool, bucket] = [plain.search(POOL), plain.search(BUCKET)];
  return pool !== -1 && pool < bucket ? 'leak' : undefined;
}

const PUMP = /\b(?:pump|bomba)\b/;
const ON = /\b(?:on|running|runs|encendida|prendida|andando)\b/;
const OFF = /\b(?:off|stopped|apagada)\b/;
function ofPump(text: string): Meaning | undefined {
  if (!PUMP.test(text) || !LOST.test(text) || !ON.test(text) || !OFF.test(text) || BUCKET.test(text)) return undefined;
  const pair = pairIn(text, ON, OFF);
  if (pair) return ({ more: 'pressureLine', same: 'shell', less: 'suctionLine' } as const)[compare(...pair)];
  if (SAME_WORDS.test(text)) return 'shell';
  const more = /\b(?:more|faster|mas)\b[^,.;]{0,40}?\b(on|running|runs|off|stopped|encendida|prendida|apagada)\b/.exec(text)?.[1];
  const only = /\bonly (?:\w+ ){0,3}(?:when|while|with) [^,.;]{0,20}?\b(on|running|runs|off|stopped)\b/.exec(text)?.[1];
  const state = more ?? only;
  return state === undefined ? undefined : OFF.test(state) ? 'suctionLine' : 'pressureLine';
}

const GAUGE = /\b(?:pressure|gauge|psi|presion|manometro)\b/;
const USUAL = /\b(?:clean\w*|normal\w*|usual\w*|used to|start\w*|always|was|from|limpi\w*|antes|suele|normalmente)\b/;
const NUMBER =
  /(?<![\d.$/])(\d{1,2}(?:\.\d)?)(?![\d%:]|\.\d| ?(?:percent|gpm|gallons?|hours?|days?|weeks?|months?|minutes?|years?|inch|ft|feet|por ciento|dias?|horas?|semanas?))/g;
/** The pressure when clean, and the one now. */
function gaugeIn(text: string): readonly [clean: number, now: number] | undefined {
  const numbers = [...text.matchAll(NUMBER)].map((match) => ({ value: Number(match[1]), at: match.index }));
  const [a, b, ...others] = numbers;
  if (!a || !b || others.length > 0) return undefined;
  const [before, between] = [text.slice(0, a.at), text.slice(a.at, b.at)];
  if (/\b(?:last (?:week|month|year|season|time)|before (?:that|it)|antes)\b/.test(between)) return [b.value, a.value];
  if (/\b(?:used to|normal\w*|usual\w*|clean|instead of|de|en vez de)\b[^,.;]*$/.test(between) && !USUAL.test(before))
    return [b.value, a.value];
  return USUAL.test(before) || /\b(?:to|now|today|a|hoy|ahora)\b/.test(between) ? [a.value, b.value] : undefined;
}
const LOW_AT = 0.8;
/** Then it falls, as it should. */
const AFTER_CLEANING =
  /\b(?:after|since|once) (?:i |we |a |the )?(?:clean\w*|backwash\w*|rins\w*)|\b(?:cleaned|backwashed) (?:it|the filter)\b/;
/** Only where it is low: a card says what a dirty filter needs. */
function ofGauge(text: string): Meaning | undefined {
  if (!GAUGE.test(text) || /\b(?:at what|what (?:number|pressure|reading)|how (?:high|many)|when (?:do|should)|a que presion)\b/.test(text))
    return undefined;
  const [clean, now] = gaugeIn(text) ?? [1, 1];
  return now <= clean * LOW_AT && (!AFTER_CLEANING.test(text) || /\bsame clean\b/.test(text)) ? 'lowPressure' : undefined;
}

const DUSK = /\b(?:dusk|sunset|evening|night|bedtime|sundown|nightfall|dark|anochecer|noche)\b/;
const DAWN = /\b(?:dawn|sunrise|sun-?up|first light|daybreak|morning|amanecer|manana|overnight)\b/;
const LEVEL = /(?<![\d.:])(\d{1,2}(?:\.\d+)?)(?![\d:]|\.\d| ?(?:am|pm|%|gal|hours?|days?))/g;
/** More chlorine is lost overnight than passes. */
export function isLostOvernight(text: string): boolean {
  if (!DUSK.test(text) || !DAWN.test(text) || !/\b(?:fc|chlorine|cloro)\b/.test(text)) return false;
  const [before, after, ...others] = [...text.matchAll(LEVEL)].map(([, figure]) => Number(figure));
  return before !== undefined && after !== undefined && others.length === 0 && before - after > 1.05;
}

/** What was counted, where it means one thing that no other answer says. */
export function countedIn(text: string): Record<CoachLanguage, string> | undefined {
  const meaning = ofBucket(text) ?? ofPump(text) ?? ofGauge(text);
  return meaning && MEANINGS[meaning];
}
