// Repairs misspelled words of the field: "chlorne", "alkilinity". Only long words of ours are aimed at, so that plain English stays as it is.
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { CHEMICAL_NAMES, CUES, PARAMETER_NAMES, SYMPTOMS } from '../lexicon.ts';

const EXTRA =
  'remind reminder gallons gallon liters hours temperature pressure filter thunder lightning saturation index shock heater pump water pool swimming swim raise lower increase decrease backwash cartridge vacuum skimmer level target reading readings tomorrow weekend minutes percent fluid ounces pounds muriatic galones litros bomba filtro piscina alberca cuanto necesito breathe breathing unconscious unresponsive drowning electrocuted seizure swallowed poisoned brother daughter respira respirar ahogando inconsciente desmayado convulsion electrocuto';
/** What pools, hot tubs and their care are spoken of with, besides values and products. */
const AT_A_POOL =
  'algae algaecide algaecides hurricane hurricanes jacuzzi jacuzzis hottub clarifier clarifiers flocculant winterize winterizing winterized evaporation evaporate evaporates evaporating impeller multiport sanitizer sanitizers sanitizing sanitize fiberglass thermostat electricity electrician electrical chemical chemicals saltwater chlorinator generator oxidizer enzymes mosquito mosquitoes diatomaceous gunite plaster concrete vinyl gasket valve valves bearings plumbing plumber robotic intex bestway hayward pentair biguanide brominator floater dispenser inflatable vacation backyard sunscreen telescopic umbrella waterline sediment debris metals sequestrant aerate aeration thunderstorm pollen inground aboveground underground resurface replaster pressure vacuuming backwashing brushing overflow overflowing bacteria maintenance sunlight solar temperature diarrhea infection mineral minerals ' +
  'alberca albercas piscinas huracan huracanes tormenta tormentas alguicida algicida clarificador floculante quimico quimicos desinfectante evaporacion evapora manguera cepillo cepillar cepillado aspiradora aspirar desnatador canasta canastilla valvula valvulas presion manometro termostato electricidad electricista electrico calentador cartucho cubierta invierno relampago mosquitos vacaciones limpiador retrolavado reactivo reactivos generador medidor limpiar limpieza mantenimiento';

const wordsOf = (...tables: Record<string, string>[]): string[] =>
  tables
    .flatMap((table) => Object.values(table))
    .flatMap((names) => names.split(','))
    .flatMap((name) => name.trim().split(/[\s-]+/));

const KNOWN = new Set([
  ...wordsOf(PARAMETER_NAMES, CHEMICAL_NAMES as Record<string, string>, CUES, SYMPTOMS),
  ...EXTRA.split(' '),
  ...AT_A_POOL.split(' '),
]);
const isLong = (word: string): boolean => word.length >= 5 && /^[a-z]+$/.test(word);
/** What water looks, smells and sounds like is said in everyday words, and too many others are a slip away: no "small" is a "smell". */
const isOwnSymptom = (word: string): boolean => word.length >= 6 && !/(?:ing|ed|t?les|ams?|ash|ils?)$/.test(word);
const AIMS = [
  ...new Set([
    ...wordsOf(PARAMETER_NAMES, CHEMICAL_NAMES as Record<string, string>),
    ...wordsOf(SYMPTOMS).filter((word) => isOwnSymptom(word)),
    ...EXTRA.split(' '),
    ...AT_A_POOL.split(' '),
  ]),
].filter((word) => isLong(word));

/** Damerau-Levenshtein distance, given up above `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    if (Math.min(...row) > most && Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}

/** How it sounds, in either language: "ipoclorito", "valbula", "vaccum", "jacuzi". */
const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll(/(?<![cst])h/g, '')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/qu(?=[ei])|k/g, 'c')
    .replaceAll('v', 'b')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1+/g, '$1');
const BY_SOUND = new Map<string, string>();
for (const aim of AIMS) {
  const sound = soundOf(aim);
  // Two of ours that sound the same tell nothing.
  BY_SOUND.set(sound, BY_SOUND.has(sound) ? '' : aim);
}

const ENDING =
  /^(?:e?s|e?d|ing|ers?|ors?|ly|al|mente|[aeio]|[aeo][sn]|[aei]r|[ai]d[ao]s?|[ai]?endo|ando|ador(?:a|es|as)?|aba|[ae]mos|[aei](?:rl|l)[aeo]s?|i[ao]n?|ion|iones|ation|ations?|i[zs](?:e[srd]?|ing|ation)|able|ive|iv[ao]s?|ic[ao]s?)$/;
const STEM = 4;
/** Another form of the same word, as "limpia" is of "limpiar": one stem, and two endings of the language. */
function isFormOf(word: string, aim: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === aim[same]) same += 1;
  for (let stem = same; stem >= Math.max(STEM, same - 2); stem -= 1) {
    const ends = [word.slice(stem), aim.slice(stem)];
    if (ends.every((end) => end === '' || ENDING.test(end)) && ends[0] !== '') return true;
  }
  return false;
}
/** Forms of one word begin with the same letters. */
const BY_BEGINNING = Map.groupBy(AIMS, (aim) => aim.slice(0, STEM));
const isForm = (word: string): boolean =>
  KNOWN.has(`${word}s`) || (BY_BEGINNING.get(word.slice(0, STEM)) ?? []).some((aim) => isFormOf(word, aim));
/** Its first letter is right, changed places with the second, or is missing. */
const beginsAlike = (word: string, aim: string): boolean =>
  aim[0] === word[0] || aim.slice(0, 2) === `${word[1]}${word[0]}` || (word.length >= 6 && aim.slice(1, 4) === word.slice(0, 3));

const repaired = new Map<string, string>();
function repair(word: string): string {
  if (word.length < 4 || KNOWN.has(word) || EVERYDAY_WORDS.has(word) || EVERYDAY_WORDS.has(word.replace(/s$/, ''))) return word;
  const alike = word.length >= 5 ? BY_SOUND.get(soundOf(word)) : undefined;
  if (alike) return alike;
  // A form of a word of ours is spelled rightly.
  if (isForm(word)) return word;
  const most = word.length >= 8 ? 2 : 1;
  const near = AIMS.filter((aim) => Math.abs(aim.length - word.length) <= most && beginsAlike(word, aim))
    .map((aim) => [aim, distance(word, aim, most)] as const)
    .filter(([, steps]) => steps <= most)
    .toSorted((a, b) => a[1] - b[1]);
  const [first, second] = near;
  if (!first || (second && second[1] === first[1] && !second[0].startsWith(first[0].slice(0, 5)))) return word;
  return first[0];
}

/** Short words that are too near to others for a distance, as they are mistyped most. */
const SLIP: Readonly<Record<string, string>> = {
  wnat: 'want', waht: 'what', whta: 'what', wat: 'what', wats: 'whats', rn: 'right now', thousnad: 'thousand', thousend: 'thousand', thosand: 'thousand', hundrd: 'hundred', galons: 'gallons', galon: 'galon', teh: 'the', hte: 'the', hwo: 'how', hwat: 'what', muhc: 'much', mcuh: 'much', mcu: 'much',
  nede: 'need', ned: 'need', rasie: 'raise', riase: 'raise', lwoer: 'lower', loewr: 'lower', frmo: 'from', shuold: 'should', shoud: 'should', wierd: 'weird', whch: 'which', shld: 'should', shud: 'should', n: 'and', algicide: 'algaecide', algicides: 'algaecides', yacuzi: 'jacuzzi', yacuzzi: 'jacuzzi', alverca: 'alberca', pisina: 'piscina', pompa: 'bomba', pa: 'para', ocupo: 'necesito', nomas: 'solo',
  gonna: 'going to', gotta: 'have to', wanna: 'want to', gimme: 'give me', lemme: 'let me', tryna: 'trying to', imma: 'i am going to', outta: 'out of', kinda: 'kind of', sorta: 'sort of', lotta: 'lot of', dunno: 'do not know', cuz: 'because', til: 'until', till: 'until', thru: 'through', nite: 'night', tonite: 'tonight', sumthin: 'something', lookin: 'looking', doin: 'doing', goin: 'going', runnin: 'running', "when'd": 'when did', "what'd": 'what did', "how'd": 'how did', "where'd": 'where did', hw: 'how', hrs: 'hours', hr: 'hour', yr: 'year', tmrw: 'tomorrow', tmr: 'tomorrow', abt: 'about', prob: 'probably', temp: 'temperature', pal: 'para el', porq: 'porque', tmb: 'tambien', checo: 'mido', checar: 'medir',
  hottub: 'hot tub', hottubs: 'hot tubs', pls: 'please', plz: 'please', u: 'you', ur: 'your', gren: 'green', grean: 'green', swiming: 'swimming', cuantro: 'cuanto', quanto: 'cuanto', kiero: 'quiero', desmallo: 'desmayo', desmallada: 'desmayada', desmallado: 'desmayado', aogo: 'ahogo', aoga: 'ahoga', aogando: 'ahogando', q: 'que', xq: 'por que',
}; // prettier-ignore
const SLIPS = new RegExp(String.raw`\b(?:${Object.keys(SLIP).join('|')})\b`, 'g');

/** The same message with its misspelled words of the field put right. */
export const withoutTypos = (text: string): string =>
  text
    .replaceAll(SLIPS, (word) => SLIP[word] ?? word)
    .replaceAll(/[a-z]{4,}/g, (word) => {
      const known = repaired.get(word);
      if (known !== undefined) return known;
      const right = repair(word);
      if (repaired.size < 5000) repaired.set(word, right);
      return right;
    });
