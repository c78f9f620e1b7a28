// What a question wants to happen to which value, whatever the verb: "push up", "creeps", "drags down", "eats", "le tumba".
import { type ParameterName, PARAMETER_NAMES } from '../../understanding/lexicon.ts';
import { finderOf } from '../../understanding/phrases.ts';

/** `notUp`, `notDown`: it may do anything but that. */
export type Way = 'up' | 'down' | 'none' | 'any' | 'least' | 'notUp' | 'notDown';
export interface Wanted {
  parameter: ParameterName;
  way: Way;
}

/** "With the smallest change in pH" */
const LEAST =
  /\b(?:least|smallest|little|minimal|lowest|less|minor|menor|menos|poco) (?:\w+ )?(?:effects?|changes?|rise|impact|shift|movement|drop|swing|efecto|cambio)\b/;
const NONE =
  /\b(?:(?:do|does|did|will|would|should|can|could)(?: not|n't)(?: \w+){0,2}? (?:add|rais\w+|chang\w+|touch|affect|mov\w+|lower|leav\w+|contain|contribut\w+|bring|hav\w+|do anything)|not (?:add|raise|change|touch|affect|move|lower|leave|contribute|bring)|(?:does|do|has|have) (?:nothing|no effect|practically nothing|almost nothing|little)(?: (?:to|on))?|nothing to|no effect on|hardly (?:mov\w+|chang\w+|affect\w+|touch\w*)|barely (?:mov\w+|chang\w+|affect\w+|touch\w*)|(?:no|any|zero|0) (?:real )?effect on|without (?:also )?(?:\w+ing)|leav\w+ (?:no|neither|zero)|add\w* (?:no|neither|zero)|(?:neither|nor|free of)|(?:stays?|remains?|leaves?) (?:the same|unchanged|alone)|(?:leav\w+|keep\w*)(?= (?:my |the )?(?:\w+ ){1,3}(?:alone|where it|as it|unchanged|steady|the same|put))|unchanged|no change|without|no (?:le )?(?:agrega|sube|cambia|afecta|baja|toca|mueve|deja|aporta|lleva)\w*|sin (?:\w+r )?|ni)\b/;
const USE_UP =
  /\b(?:us(?:e|es|ed|ing)|eat(?:s|ing|en)?|ate|chew(?:s|ing)?|gobbl(?:e|es|ing)|burn(?:s|ing)?|soak(?:s|ing)?|suck(?:s|ing)?)\b(?: \w+){0,3}? up\b/;
const UP =
  /\b(?:up(?:wards?)?|north|rais(?:e|es|ed|ing)|ris(?:e|es|ing)|rose|climb\w*|increas(?:e|es|ed|ing)|add(?:s|ing)?|boost\w*|bump\w*|jump\w*|soar\w*|spik(?:e|es|ing)|grow(?:s|ing)?|accumulat\w*|higher|creep\w*|inching|lift\w*|doubl\w*|more and more|leav(?:e|es|ing)|introduc\w*|contribut\w*|contain\w*|load\w*|pil(?:e|es|ing)|bring(?:s|ing)?(?! (?:\w+ ){0,3}down)|arriba|sub(?:e|en|ir|iendo|ira|ido)|aument\w*|agreg\w*|increment\w*|elev\w*|dej(?:a|an|ar|ando)|sum(?:a|an)|acumul\w*|tra(?:e|en)|aport\w*|dispar\w*|crec\w*)\b/;
const DOWN =
  /\b(?:down(?:wards?)?|south|lower(?:s|ed|ing)?|drop\w*|fall(?:s|ing)?|fell|sink(?:s|ing)?|sank|reduc\w*|decreas(?:e|es|ed|ing)|eat(?:s|ing)?|kill(?:s|ing)?|burn(?:s|ing)?(?= (?:\w+ ){0,3}(?:off|through|away|chlorine))|consum(?:e|es|ing)|deplet\w*|destroy\w*|strip(?:s|ping)?|remov(?:e|es|ed|ing)|tak(?:e|es|ing)(?= (?:\w+ ){0,2}(?:out|away|off))|cut(?:s|ting)?|knock\w*|drag(?:s|ging)?|sap(?:s|ping)?|los(?:e|es|s|ing)|wip(?:e|es|ing)|dip(?:s|ping)?|tank(?:s|ed|ing)|crash\w*|neutraliz\w*|dilut\w*|sag(?:s|ging)?|slid(?:e|es|ing)|abajo|baj(?:a|an|ar|ando|ara|e)|tumb\w*|disminu\w*|quit(?:a|an|ar)|gast(?:a|an|ar)|com(?:e|en|er)|pierd\w*|acab\w*|mat(?:a|an|ar)|elimin\w*|cae[nr]?|cay\w+|descompon\w*|sac(?:a|an|ar))\b/;
const ANY = /\b(?:affect\w*|chang(?:e|es|ed|ing)|nudg\w*|mov(?:e|es|ed|ing)|influenc\w*|shift\w*|afect\w*|cambi(?:a|an|ar)|muev\w*)\b/;
/** "Fill up", "we ended up": up, and nothing rises. */
const NO_WAY =
  /\b(?:fill\w*|end\w*|set\w*|top\w*|clear\w*|hook\w*|pick\w*|show\w*|warm\w*|clean\w*|open\w*|clos\w*|wak\w*|coming|free) (?:it |the pool )?(?:up|down)\b/g;

/** "Does not raise it", "will not make it go down" */
const NOT = String.raw`(?:(?:do|does|did|will|would|should|can|could)(?: not|n't)|won't|can't|never|cannot|no)`;
const MAKES = String.raw`(?: \w+)? (?:make|let|cause|push|bring|drive|help|send)s?(?: \w+){1,5}?`;
const NOT_UP = new RegExp(
  String.raw`\b${NOT}(?: \w+)? (?:rais|increas|boost|bump|sub|aument)\w*\b|\b${NOT}${MAKES} (?:up|rise|climb|higher|increase)\b`,
);
const NOT_DOWN = new RegExp(
  String.raw`\b${NOT}(?: \w+)? (?:lower|reduc|decreas|drop|remov|baj|quit)\w*\b|\b${NOT}${MAKES} (?:down|drop|fall|lower|decrease)\b`,
);

interface Token {
  way: Way;
  at: number;
  end: number;
}
const WAYS: readonly (readonly [Way, RegExp])[] = [
  ['least', LEAST],
  ['notUp', NOT_UP],
  ['notDown', NOT_DOWN],
  ['none', NONE],
  ['down', USE_UP],
  ['any', ANY],
  ['up', UP],
  ['down', DOWN],
];

/** Where a text says which way something goes; what a text has covered is not read again. */
export function waysIn(text: string): Token[] {
  let rest = text.replaceAll(NO_WAY, (found) => ' '.repeat(found.length));
  const tokens: Token[] = [];
  for (const [way, pattern] of WAYS)
    rest = rest.replaceAll(new RegExp(pattern.source, 'g'), (found: string, ...more: unknown[]) => {
      const at = more.find((one): one is number => typeof one === 'number') ?? 0;
      tokens.push({ way, at, end: at + found.length });
      return ' '.repeat(found.length);
    });
  // "Drags it down" is one movement, and "brings … down" no rise.
  return tokens.toSorted((a, b) => a.at - b.at);
}

const findParameters = finderOf(PARAMETER_NAMES);
const CHLORINE =
  /\b(?:my|our|the|free|your|mi|el|nuestro|knocks?|lowers?|reduces?|drops?|raises?|neutralizes?|destroys?|kills?|eats?|burns?|up|consumes?|shields?|quita|gasta|baja) (?:chlorine|cloro)\b(?! (?:generator|product|tablet|kind|type))/g;
const hidden = (text: string, pattern: RegExp): string => text.replaceAll(pattern, (found) => ' '.repeat(found.length));
/** A chlorine that is chosen between is no level of chlorine. */
const KINDS_OF = /\b(?:kinds?|types?|forms?|sources?|bottles?|bags?|jugs?|tipos?|clases?) (?:of|de) (?:chlorine|cloro)\b/g;

export interface Named {
  parameter: ParameterName;
  at: number;
  end: number;
}
export function valuesIn(text: string): Named[] {
  const plain = hidden(text, KINDS_OF);
  const named = findParameters(plain).map(({ name, at, end }) => ({ parameter: name, at, end }));
  const covered = (at: number) => named.some((one) => at < one.end && at >= one.at - 6);
  const chlorine = [...plain.matchAll(CHLORINE)]
    .map((match): Named => ({ parameter: 'freeChlorinePpm', at: match.index, end: match.index + match[0].length }))
    .filter(({ end }) => !covered(end - 1));
  return [...named, ...chlorine].toSorted((a, b) => a.at - b.at);
}

const wordsBetween = (text: string): number =>
  (text.match(/\p{L}+/gu) ?? []).length + 2 * (text.match(/\b(?:and|but|y|pero|while|which|what|that)\b/g) ?? []).length;

/** The parts of a question that say something of their own; what only sets the scene ("when the pH is high") is left out. */
const clausesOf = (text: string): string[] =>
  text
    .split(/[.;?!:]|,? (?:but|pero|while|mientras) /)
    .map((part) => part.replace(/(?:^|, ?)(?:when|if|once|after|cuando|si|despues)\b[^,]*(?:,|$)/, ' '))
    .filter((part) => part.trim() !== '');

/** A value that nothing is said about goes the way of the one named before it: "pH and alkalinity". */
export function wantedIn(text: string): Wanted[] {
  const found = new Map<ParameterName, Way>();
  for (const clause of clausesOf(text)) {
    const tokens = waysIn(clause);
    let last: Way | undefined;
    let lastEnd = 0;
    for (const { parameter, at, end } of valuesIn(clause)) {
      const near = tokens
        .map((token) => ({
          way: token.way,
          far: token.end <= at ? wordsBetween(clause.slice(token.end, at)) : 0.4 + wordsBetween(clause.slice(end, Math.max(end, token.at))),
        }))
        .toSorted((a, b) => a.far - b.far)[0];
      const isListed =
        last !== undefined && /^[ ,]*(?:and|or|nor|plus|y|o|ni|also|tambien|la|el|the|my| )*$/.test(clause.slice(lastEnd, at));
      const way = isListed && (near === undefined || near.far > 1.5) ? last : near && near.far <= FAR ? near.way : undefined;
      [last, lastEnd] = [way, end];
      if (way !== undefined) found.set(parameter, way);
    }
  }
  return [...found].map(([parameter, way]) => ({ parameter, way }));
}
const FAR = 7;
