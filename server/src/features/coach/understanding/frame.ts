// What a message consists of, before anybody decides what it asks.
import type { ProductId } from '@limpid/chemistry';
import { byElimination } from './by-elimination.ts';
import { withChlorineNamed } from './numbers/chlorine-pairs.ts';
import { type CoachLanguage, languageOf, withFigures } from './fold.ts';
import { withLabelStrengths } from './numbers/label-strengths.ts';
import {
  CHEMICAL_NAMES, type ChemicalName, type Cue, CUES, PARAMETER_NAMES, type ParameterName, SOCIAL, type Symptom, SYMPTOMS,
} from './lexicon.ts'; // prettier-ignore
import { finderOf, type Mark, presenceOf } from './phrases.ts';
import { type Quantity, quantitiesIn } from './numbers/quantities.ts';
import { bindLevels, type Bound } from './roles.ts';
import { withoutTypos } from './typos/typos.ts';

export type Values = Partial<Record<ParameterName, number>>;

export interface Frame {
  raw: string;
  /** folded, with figures */
  text: string;
  language: CoachLanguage;
  cues: ReadonlySet<Cue>;
  social: ReadonlySet<keyof typeof SOCIAL>;
  symptoms: readonly Symptom[];
  parameters: readonly ParameterName[];
  chemicals: readonly Mark<ChemicalName>[];
  quantities: readonly Quantity[];
  bound: readonly Bound[];
  /** measured values that were given */
  values: Values;
  /** of the water, litres */
  volumeL?: number;
  strengthPercent?: number;
  isSpa: boolean;
}

const GAL = 3.785411784;
const findParameters = finderOf<ParameterName>(PARAMETER_NAMES);
const findChemicals = finderOf<ChemicalName>(CHEMICAL_NAMES);
const findSymptoms = finderOf<Symptom>(SYMPTOMS);
const cuesIn = presenceOf<Cue>(CUES);
const socialIn = presenceOf<keyof typeof SOCIAL>(SOCIAL);

export const PRODUCT_OF: Partial<Record<ChemicalName, ProductId>> = { chlorine: 'liquid-chlorine', acid: 'muriatic-acid' };
export const productOf = (name: ChemicalName): ProductId => PRODUCT_OF[name] ?? (name as ProductId);

/** "Up to ten times CC" is a level of its own, and no target of 10. */
const TEN_TIMES =
  /\b(?:10(?:[ -]times|[ -]?fold|[ -]?[x×])|tenfold) ?(?:the )?(?:breakpoint|combined(?: chlorine)?(?: level| amount| value)?|cc|rule)\b|\b(?:regla de(?: las)?|multiplicar por|por) 10(?: veces)?\b(?= (?:el |lo )?(?:combinado|cloro combinado)|,)/g;
/** "Liquid chlorine, no salt cell": then salt is no value either. */
const NO_CELL =
  /\b(?:no|without an?|without|not an?|(?:don'?t|do not) have an?|non[- ]) ?salt ?(?:water )?(?:cell|system|generator|chlorinator|pool)\b|\bsin clorador(?: de sal| salino)?\b/g;

/** "Hi, I'm 14, we have a round pool": no length. */
const OWN_AGE = /\b(?:i'?m|i am|tengo) \d{1,2}(?: (?:years? old|anos))?(?=[,.;] )/g;
/** "Stop 4 is 22,000 gallons": which one it is, and no value. */
const WHICH_ONE =
  /\b(stop|route|unit|apartment|apt|room|building|bldg|house|site|account|customer|number|no|pool|spa|tank|step|question|problem|page|chapter|parada|unidad|edificio|casa|pregunta|problema)(?: (?:no\.? ?|number ?)|[ -]?#? ?)\d{1,2}(?=(?:,| is\b| has\b| holds\b| reads\b| at\b|:| tiene\b))|^(stop|route|unit|account|customer|parada) ?#? ?\d{1,3}\b/g;

/** "Spa 425g": gallons, as a technician writes them. */
const OF_WATER_IN_G = /(?<=\b(?:spa|tub|pool|jacuzzi|alberca|piscina) )(\d{3,6}) ?g(?=[ ,.;]|$)/g;

/** In figures, with typos mended, and without what is no value. */
function plainTextOf(raw: string, language: CoachLanguage): string {
  const read = withChlorineNamed(withLabelStrengths(withoutTypos(withFigures(raw.slice(0, 2000), language))));
  // No one asks to swim in it by its name.
  return (
    read
      .replaceAll(/\bswim spas?\b/g, 'spa')
      .replaceAll(/\bswim(?:ming)? (?=(?:school|team|club|lessons?|meet|coach|class|instructor)s?\b)/g, '')
      .replaceAll(/\bswimming pool(?=s?\b)/g, 'pool')
      .replaceAll(/\bbags? \((\d+)[ -]?(?:lbs?|pounds?)\.?\)/g, '$1 lb bags')
      .replaceAll(OF_WATER_IN_G, '$1 gal')
      // "Alkalinitys way up", without its apostrophe
      .replaceAll(
        /\b(alkalinity|cya|ph|ta|fc|salt|stabilizer|chlorine|calcium)s (?=(?:at|way|too|so|really|high|low|still|been|used|gone|up|down|reading|\d))/g,
        '$1 is ',
      )
      // What makes the chlorine of a salt pool is no chlorine to add.
      .replaceAll(/\b(?:chlorine|salt(?: ?water)?)[ -](?:generator|chlorinator)\b|\bgenerador de cloro\b/g, 'salt cell')
      // What a trade percent means is no amount.
      .replaceAll(
        /\(?(?:trade percent|trade %)?[, ]*\d+ ?g(?:rams?)? (?:of )?(?:available )?chlorine (?:per|in an?|\/) lit(?:er|re)\)?/g,
        ' ',
      )
      .replaceAll(/\bis (?:way |so |really |too |pretty )?up at (?=\d)/g, 'is high at ')
      // A time of day is no level.
      .replaceAll(/\b(?:(?:at|around|about|a las?) )?\d{1,2}(?::\d{2})? ?(?:am|pm|a\.m\.|p\.m\.)(?![a-z])/g, ' ')
      .replaceAll(
        /\b(?:this morning|tonight|yesterday|last night|hoy|ayer|anoche) (?:at|around|a las?) \d{1,2}(?::\d{2})?(?! ?(?:ppm|%|gal|oz|lb|f\b))\b/g,
        (said) =>
          said
            .split(' ')
            .filter((word) => !/\d|^(?:at|around|las?)$/.test(word))
            .join(' '),
      )
      // "Free is 6 and combined is 2": chlorine goes without saying.
      .replaceAll(
        /\b(combined|free|(?<=\b(?:free|combined|dpd|fc|cc)\b.*)total)(?= (?:is |at |of |was |reads? |= ?)?\d)(?! (?:chlorine|cl\b))/g,
        '$1 chlorine',
      )
      // What a mole weighs is no amount of it.
      .replaceAll(/\((?:[a-z]+, )?\d+(?:\.\d+)? ?g(?:rams)? ?(?:\/|per) ?mol[^)]*\)/g, ' ')
      .replaceAll(NO_CELL, ' ')
      .replaceAll(TEN_TIMES, 'breakpoint')
      .replaceAll(OWN_AGE, ' ')
      .replaceAll(WHICH_ONE, '$1$2')
  );
}

export function readMessage(raw: string, fallback: CoachLanguage = 'en'): Frame {
  const language = languageOf(raw, fallback);
  const text = plainTextOf(raw, language);
  const named = withoutSaltPool(text, findParameters(text));
  const products = findChemicals(text);
  const quantities = quantitiesIn(text);
  const chemicals = products.filter((mark) => !isInside(mark, named));
  const parameters = [
    ...named.filter((mark) => !isInside(mark, chemicals)),
    ...chlorineLevels(text, chemicals, named, quantities),
  ].toSorted((a, b) => a.at - b.at);
  const isSpa = /\b(?:spa|hot tub|hottub|jacuzzi|whirlpool|tub|tina|swim spa)\b/.test(text);
  const volumeL = volumeOf(text, quantities, isSpa);
  const cues = cuesIn(text);
  const led = withGoal(text, bindLevels(text, quantities, parameters)).filter(
    ({ quantity }) => !(quantity.kind === 'none' && quantity.given >= 3000 && quantity.given * GAL === volumeL),
  );
  const bound = byElimination(led, { text, cues, hasProduct: chemicals.length > 0, volumeL });
  const strengthPercent = strengthOf(text, quantities, chemicals);
  return {
    raw,
    text,
    language,
    cues,
    social: socialIn(text),
    symptoms: symptomsIn(text),
    parameters: [...new Set(parameters.map(({ name }) => name))],
    chemicals,
    quantities,
    bound,
    values: valuesOf(bound),
    ...(volumeL === undefined ? {} : { volumeL }),
    ...(strengthPercent === undefined ? {} : { strengthPercent }),
    isSpa,
  };
}

/** "The ideal alkalinity for a salt pool": the kind of pool, and no value of its water. */
const OF_SALT_POOL = /^ ?(?:water )?(?:pools?|cells?|systems?|generators?|chlorinators?)\b/;
const DE_SAL = /\b(?:piscina|alberca|celda|sistema) de $/;
const withoutSaltPool = (text: string, named: readonly Mark<ParameterName>[]): readonly Mark<ParameterName>[] =>
  named.every(({ name }) => name === 'saltPpm')
    ? named
    : named.filter(({ name, at, end }) => name !== 'saltPpm' || !(OF_SALT_POOL.test(text.slice(end)) || DE_SAL.test(text.slice(0, at))));

const NEEDED_FOR =
  /\b(?:needed|required|necessary|acid|soda ash|borax|bicarb\w*|baking soda|chlorine|bleach|necesari[oa]|acido|cloro) (?:for|to (?:get|reach)|para)(?: a| an| un| una| el| la)?(?: target)? ?(?:ph|ta|alkalinity|fc|alcalinidad)? ?(?:of|de)? ?$/;
/** "pH 7.9 …; acid needed for pH 7.4?": of two numbers of one value, the one that something is needed for is the goal. */
const withGoal = (text: string, bound: readonly Bound[]): Bound[] =>
  bound.map((one) => {
    const isTwice = bound.some(
      (other) => other !== one && other.parameter === one.parameter && (other.role === 'value' || other.role === 'from'),
    );
    const isGoal = one.role === 'value' && isTwice && NEEDED_FOR.test(text.slice(0, one.quantity.at));
    return isGoal ? { ...one, role: 'to' as const } : one;
  });

/** "A bit dull, not green" */
const DENIED =
  /\b(?:not|isn'?t|aren'?t|no longer|never|wasn'?t|without(?: any)?|no (?:esta|es|se ve|hay)|sin)(?: (?:really|very|even|at all|so|that|muy|tan|nada))? $/;

/** "I cannot make out the drain": whatever the numbers say, no one swims in it. */
const CANNOT_SEE =
  /\b(?:can'?t|cannot|can not|couldn'?t|unable to|hardly|barely|no (?:puedo|alcanzo a|logro)|apenas)(?: (?:even|quite|really|clearly|se))? (?:see|make out|spot|find|tell|ver|distinguir|ve)\b.{0,24}\b(?:drain|bottom|floor|deep end|fondo|desague|piso)\b|\b(?:drain|bottom|floor|fondo|desague)\b.{0,16}\b(?:isn'?t|is not|not|no longer|hardly|barely|no (?:es|esta|se)) (?:visible|seen|clear|ve\b)/;

/** A scale to weigh with, hair that went green, and bubbles from the returns are none of these. */
function symptomsIn(text: string): Symptom[] {
  const isNone: Partial<Record<Symptom, boolean>> = {
    scale: /\b(?:have|got|own|use|need|without|no|kitchen|bathroom|postal|digital) (?:a |any |my |the )?scale\b/.test(text),
    green: /\b(?:hair|pelo|cabello)\b|\bgreen (?:jugs?|bottles?|labels?|caps?|lids?|bags?|buckets?|pails?|tubs?)\b/.test(text),
    foam: /\b(?:burbujas?|bubbles?)\b/.test(text) && /\b(?:retornos?|returns?|pump|bomba|canasta|lid|tapa)\b/.test(text),
  };
  const unseen = CANNOT_SEE.test(text) ? (['cloudy'] as const) : [];
  const said = findSymptoms(text).filter(({ at }) => !DENIED.test(text.slice(0, at)));
  return [...new Set([...unseen, ...said.map(({ name }) => name)])].filter((name) => !isNone[name]);
}

/** What makes chlorine a product: its strength, its form, or that somebody adds it. */
const AS_PRODUCT =
  /(?:%|percent|por ciento|liquid|liquido|granular|\bof|much|many|\bde|\badd|adding|agregar|agrego|echar|echo|poner|pongo|cuanto|cuanta|with|con|using|dose|jugs?|bottles?) ?$/;
const LEVEL_AFTER =
  /^(?:'s)? ?(?:ppm |level |reading |nivel )?(?:is |at |of |reads? |tested |was |= ?|: ?|should (?:be|read) |esta (?:en |a )?|en |de |a |marca |debe (?:ser|estar en) |from |to |up |down |by |it |about |only |target |level )*-?$/;

/** "Can we swim with chlorine at 9": a level, unlike "raise it with chlorine". */
const isWithLevel = (before: string, after: string) =>
  /\b(?:with|con) (?:el |mi |my |the )?$/.test(before) && /^ (?:at|is|en|esta en) \d/.test(after);

/** "chlorine is 2": the value, not the product. */
function chlorineLevels(
  text: string,
  chemicals: readonly Mark<ChemicalName>[],
  named: readonly Mark<ParameterName>[],
  quantities: readonly Quantity[],
): Mark<ParameterName>[] {
  return chemicals
    .filter(({ name, text: word }) => name === 'chlorine' && word !== 'chlor')
    .filter(({ at, end }) => !AS_PRODUCT.test(text.slice(0, at)) || isWithLevel(text.slice(0, at), text.slice(end)))
    .filter((mark) => !named.some(({ at, end }) => at < mark.end && end > mark.at))
    .filter(({ at, end }) => {
      // "was 8 ppm chlorine this morning"
      const before = quantities.findLast((quantity) => quantity.end <= at);
      const isLevel = before?.kind === 'ppm' && /^ ?(?:of |de )?$/.test(text.slice(before.end, at));
      if (isLevel && /\b(?:is|was|at|have|has|now|reads?|tested|esta|tengo|marca|hay)\b/.test(text.slice(0, before.at))) return true;
      const next = quantities.find(({ at }) => at >= end);
      return next && (next.kind === 'none' || next.kind === 'ppm') && next.given <= 60 && LEVEL_AFTER.test(text.slice(end, next.at));
    })
    .map((mark) => ({ ...mark, name: 'freeChlorinePpm' as const }));
}

/** "acid" in "cyanuric acid", "calcium" in "calcium chloride" */
const isInside = (mark: Mark<string>, others: readonly Mark<string>[]) =>
  others.some(({ at, end }) => at <= mark.at && end >= mark.end && end - at > mark.end - mark.at);

function valuesOf(bound: readonly Bound[]): Values {
  const values: Values = {};
  for (const { role, parameter, quantity } of bound) {
    if ((role === 'value' || role === 'from') && parameter && values[parameter] === undefined) values[parameter] = quantity.value;
  }
  return values;
}

/** The largest volume is the pool's; an amount of a product ("2 gallons of bleach") is not. */
function volumeOf(text: string, quantities: readonly Quantity[], isSpa: boolean): number | undefined {
  const volumes = quantities.filter(({ kind, value, end, at }) => {
    if (kind !== 'volume') return false;
    const ofProduct =
      /^ ?(?:jugs? )?(?:of|de) /.test(text.slice(end)) && !/^ ?(?:of|de) (?:pool|water|spa|agua|alberca|piscina)/.test(text.slice(end));
    const perContainer = /(?:in|per|each) (?:a )?$/.test(text.slice(Math.max(0, at - 6), at)) && value < 50;
    return !(ofProduct && value < 400) && !perContainer && (value >= 400 || (isSpa && value >= 100));
  });
  const largest = volumes.toSorted((a, b) => b.value - a.value)[0];
  if (largest) return largest.value;
  // "18k gallon" has its unit; "in 15000" and "pool of 20000" have none
  const bare = quantities.find(
    ({ kind, given, at }) =>
      kind === 'none' &&
      given >= 3000 &&
      /(?:in|for|of|a|en|de|my|and for|para|what about|un|una) $/.test(text.slice(Math.max(0, at - 12), at)),
  );
  if (bare && !/salt|sal\b/.test(text)) return bare.given * GAL;
  // "dry acid to take 13k from 7.9 to 7.5": no other value of water is in thousands but salt, and of that only "in 13000" is the water.
  const thousands = quantities.filter(({ kind, given }) => kind === 'none' && given >= 5000 && given <= 200_000);
  const isSalty = /\bsalt|\bsal\b|\btds\b|solid|btu|rpm|heat|phosph|fosf/.test(text);
  const only = isSalty ? thousands.filter(({ at }) => /\b(?:in|en) $/.test(text.slice(0, at))) : thousands;
  return volumes.length === 0 && only.length === 1 ? (only[0]?.given ?? 0) * GAL : undefined;
}

/** "Chlorine is 1, want 5 in 14,000 gallons, 10 percent": what liquid chlorine and acid are sold as, and no share of water. */
const isLabelStrength = (text: string, percent: number): boolean =>
  percent >= 5 &&
  percent <= 100 &&
  ((percent <= 73 && /\b(?:chlor\w*|fc|jugs?|bleach|acid|cloro|lejia|acido)\b/.test(text)) ||
    (percent >= 70 && /\b(?:calcium|hardness|calcio|dureza)\b/.test(text))) &&
  !/drain|replac|dilut|refill|speed|efficien|vaci|reemplaz|cambi|velocidad/.test(text);

/** "Cell output at 60%" is no strength of a product. */
const OF_OUTPUT = /\b(?:output|cell|swc?g|generator|chlorinator|speed|celda|clorador|produccion)\b[^.,;?]{0,14}$/;
function strengthOf(text: string, quantities: readonly Quantity[], chemicals: readonly Mark<ChemicalName>[]): number | undefined {
  const percents = quantities.filter(
    ({ kind, value, at, end }) =>
      kind === 'percent' &&
      value > 0 &&
      value <= 100 &&
      !OF_OUTPUT.test(text.slice(0, at)) &&
      // Boric acid is 17.5% boron, and no weaker for it.
      !/^ ?(?:boron|nitrogen|carbonate|boro|by weight of)\b/.test(text.slice(end)),
  );
  const near = percents.find(({ at, end }) =>
    chemicals.some((chemical) => (chemical.at >= end && chemical.at - end <= 22) || (at >= chemical.end && at - chemical.end <= 22)),
  );
  return (
    near?.value ??
    (percents.length === 1 && (/strength|solution|al \d/.test(text) || isLabelStrength(text, percents[0]?.value ?? 0))
      ? percents[0]?.value
      : undefined)
  );
}
