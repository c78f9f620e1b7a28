// Repairs misspelled words of the field: "chlorne", "alkilinity". Only long words of ours are aimed at, so that plain English stays as it is.
import { CHEMICAL_NAMES, CUES, PARAMETER_NAMES, SYMPTOMS } from './lexicon.ts';

const EXTRA =
  'remind reminder gallons gallon liters hours temperature pressure filter thunder lightning saturation index shock heater pump water pool swimming swim raise lower increase decrease backwash cartridge vacuum skimmer level target reading readings tomorrow weekend minutes percent fluid ounces pounds muriatic galones litros bomba filtro piscina alberca cuanto necesito breathe breathing unconscious unresponsive drowning electrocuted seizure swallowed poisoned brother daughter respira respirar ahogando inconsciente desmayado convulsion electrocuto';
/** Everyday words that are one slip away from one of ours. */
const INNOCENT = new Set(
  'coloring colorings colouring litre litres metre metres dissolve dissolves verdadero verdad verdadera falso falsa intex color colors colored leave leaves leaving plant plants planted while whole which float floats floating floated cloud clouds said sale sold slat sand same some salts soap spray store short shore choice chore chores call calls clean clear close closed green great grew hole hold heal heart heard heave weather whether water later matter better letter meter mean means floor flood lower power tower slower flow blow below pools poll tool cool pull full fool foot food feet test rest best text next past post cost cast cover over ever never level lever river phone alone along acids avid said stain stair strain train brain rain raise rise rinse raised rose praise shook shack stock shop show shut swam swan swap stabs tubs taps tags bags days ways tarps tables table activity arise backing basing breach breaking core header invitation mind minds novel pick picks potentially reaction reactions reduced reduces regarding relating remained sell sells situation spell spells station stations wasting watching wishing backward barking beach bomb bombs carriage compiled conditional condition conditions conditioned confined flame flames flare heated lighting lover menu menus mine mines pack packs pleasure reacting rejection relaxing remainder shell shells sink sinks sock socks swamp drown drowning drowned swimmer swimmers filler fitter froth harness healer imitation irrigation levee loser lowed mints navel ponder pond ponds powdery rewarding rewind simmer skimmed skimming skim squeak stings swarming swelling swells swinging swirling broom cannon chill chills chilly chopper cobra cooper copier deceased waiter watery weakened contra barato marcha blanda claro cuarto libre bloqueador cubre menus linea libra potencia potencial condicion condiciones activo cambiando shelly degrease hipocloroso hypochlorous calcita cianurato stable cable metal medal mental total local focal sticks stick stock shot short costal costales breath breaths breather breathers breathable breaching bother bothers broth respire respiro respiran respiras respiracion respirador respirando respirator ahorrando abogando ahondando conversion conversions comprension seizes poisons poisoning poisonous swallows swallow brothers daughters laughter slaughter conscious inconscientes'.split(
    ' ',
  ),
);

const wordsOf = (...tables: Record<string, string>[]): string[] =>
  tables
    .flatMap((table) => Object.values(table))
    .flatMap((names) => names.split(','))
    .flatMap((name) => name.trim().split(/[\s-]+/));

const KNOWN = new Set([...wordsOf(PARAMETER_NAMES, CHEMICAL_NAMES as Record<string, string>, CUES, SYMPTOMS), ...EXTRA.split(' ')]);
const isLong = (word: string): boolean => word.length >= 5 && /^[a-z]+$/.test(word);
/** What water looks, smells and sounds like is said in everyday words, and too many others are a slip away: no "small" is a "smell". */
const isOwnSymptom = (word: string): boolean => word.length >= 6 && !/(?:ing|ed|t?les|ams?|ash|ils?)$/.test(word);
const AIMS = [
  ...new Set([
    ...wordsOf(PARAMETER_NAMES, CHEMICAL_NAMES as Record<string, string>),
    ...wordsOf(SYMPTOMS).filter((word) => isOwnSymptom(word)),
    ...EXTRA.split(' '),
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
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}

const repaired = new Map<string, string>();
function repair(word: string): string {
  if (word.length < 4 || KNOWN.has(word) || INNOCENT.has(word) || INNOCENT.has(word.replace(/s$/, ''))) return word;
  // A form of a word of ours is spelled rightly.
  if (AIMS.includes(`${word}s`) || AIMS.some((aim) => word.startsWith(aim) && /^(?:e?s|e?d|ing|ers?|mente)$/.test(word.slice(aim.length))))
    return word;
  const most = word.length >= 8 ? 2 : 1;
  const near = AIMS.filter((aim) => aim[0] === word[0] || aim.slice(0, 2) === `${word[1]}${word[0]}`)
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
  nede: 'need', ned: 'need', rasie: 'raise', riase: 'raise', lwoer: 'lower', loewr: 'lower', frmo: 'from', shuold: 'should', shoud: 'should', wierd: 'weird', whch: 'which', shld: 'should', shud: 'should', n: 'and', alverca: 'alberca', pisina: 'piscina', pompa: 'bomba', pa: 'para', ocupo: 'necesito', nomas: 'solo',
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
