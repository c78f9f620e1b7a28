// Which number means what: a measured value, where it is now, where it should go, or by how much.
import { toCanonical } from '@limpid/chemistry';
import type { Mark } from './phrases.ts';
import type { ParameterName } from './lexicon.ts';
import type { Quantity } from './numbers/quantities.ts';

export type Role = 'value' | 'from' | 'to' | 'delta';
export interface Bound {
  quantity: Quantity;
  role: Role;
  parameter?: ParameterName;
}

/** "10 now, 45 wanted" */
const WANTED_AFTER = /^ ?(?:ppm )?(?:is )?(?:wanted|desired|is (?:the|my) (?:goal|target)|deseado|es la meta)\b/;
const IS_NOW = /^ ?(?:ppm )?(?:right now|now|currently|today|at the moment|ahora|ahorita)(?=[,;.)]|$)/;
/** "The book says 80": what it should be. */
const SAID_BY_BOOK =
  /\b(?:book|manual|chart|label|builder|maker|manufacturer|manual|libro|tabla|etiqueta|fabricante) (?:says|wants|recommends|asks for|dice|pide|recomienda) ?$/;
const NOW_AFTER_CHANGE =
  /(?:dropped|fell|fallen|sank|sunk|crashed|went|gone|slid|climbed|rose|risen|crept|jumped|shot up|come up|gone up|bajo|subio|cayo|is|are|its)(?: all the way)?(?: back)?(?: up| down)? (?:to|a)(?: about| around| only| just)? ?$/;
const TO =
  /(?:\bto\b|target(?: is| of| at)?|goal(?: is| of)?|aim(?:ing)?(?: is| for| at)?|wants?(?: it| them)?(?: at| to be| around)?|wanted|needs?(?: it)?(?: to be| at)?|should(?: be| read| have)?|supposed to be|(?<!\b(?:is|at|its|it's|'s|was|are|reads|about|around|currently|sitting) )like(?: it)?(?: at| to be)?|reach(?: a)?|hit|make (?:it|that)|set (?:it|that)(?: to| at)?|until|desired(?: is| level)?|ideal(?: is)?|instead|->|=>|→|>|\bhasta\b|llegar a|objetivo(?: es| de)?|quiero(?: tener| llegar a| que este en)?|meta(?: es| de)?|debe(?:ria)?(?: ser| estar(?: en| a)?)|necesita|\ba\b)(?: be| have| get| about| around| at| is| of| it| un| ~)* ?[:=]? ?$/;
const FROM =
  /(?:\bfrom\b|\bis\b|\bat\b|\bare\b|it'?s|currently|right now|\bnow\b|reads?|reading|measured|measures|tested?|testing|\bgot\b|\bhave\b|says|shows|showing|\bwas\b|\bstands at\b|desde|\bde\b|esta en|esta a|\besta\b|\btengo\b|marca|mide|\bda\b|\bsalio\b|\ben\b)(?: about| around| only| just| like| at| a| really low| low| high| of| un| ~| en)* ?[:=]? ?$/;
const DELTA =
  /(?:\bby\b|bump(?: of)?|increase of|rise of|boost of|extra|another|\bplus\b|\bfor\b|adds?|add about|supply|supplies|supplied|up|down|en unos|unos|aumentar|aumentan?|subir|suben?|elevan?|bajar|bajan?|agregar|para|por cada|for every)(?: about| around| every)* ?$/;
const DELTA_AFTER =
  /^ ?(?:ppm|points?|degrees?)? ?(?:(?:of )?(?:free chlorine|chlorine|fc|alkalinity|ta|calcium|hardness|salt|cya|stabilizer|cloro) (?:bump|boost|increase|jump|rise|lift)\b|short\b|(?:below|under) (?:my |the |our )?(?:target|goal|aim)\b|(?:off|out of) (?:the |my )?(?:ta|alk\w*|total alk\w*|ph|fc|chlorine)\b|(?:more|higher)(?! (?:it |them )?to\b)|(?:bump|increase|boost|rise|raise|jump|shock|dose|treatment|lower|drop)(?! (?:it |them |the |my )?(?:to|level|at|ph|ta|fc|cc|ch|cya|alk\w*|total|calcium|stabilizer|salt|chlorine)\b)|mas\b|menos\b|(?:up|down)\b(?! (?:to|from)\b))/;
/** "Take 20 ppm of alkalinity out of 8,000 gallons": by so much. */
const TAKEN =
  /\b(?:takes?|taking|took|remov(?:e|es|ing)|shav(?:e|es|ing)|knock(?:s|ing)? off|strips?|drops? by|gains?|gaining|restores?|missing|lacks?|lacking|falta[n]?|quitar|quita|sumar)(?: off| out| up| down| back)?(?: about| around| roughly| only| just| unas| unos)? ?$/;
/** "To shock 25,000 gallons with 10 ppm" */
const SHOCKED_WITH = /\b(?:shock|superchlorinate|dose|treat|clorar)\b.{0,40}\b(?:with|con) (?:about |unas )?$/;
/** "Needs to come up 20 points", "bring it down 15 ppm": a direction straight before a number of ppm. */
const MOVED_BY =
  /\b(?:comes?|coming|go(?:es|ing)?|mov(?:e|es|ing)|bring(?:ing)?(?: it| that| them)?|tak(?:e|ing)(?: it| that)?|get(?:ting)?(?: it| that)?|nudge(?: it)?|kick(?: it)?|up|down|raise it|lower it|subirl[oa]|bajarl[oa])(?: (?:up|down))? ?$/;
const VERB_BEFORE_PARAMETER =
  /(?:rais(?:e|es|ing)|increas(?:e|es|ing)|lift(?:s|ing)?|boost(?:s|ing)?|lower(?:s|ing)?|reduc(?:e|es|ing)|decreas(?:e|es|ing)|drops?|knock|bump(?:s|ing)?|bring|add|adds|adding|subir|sube|bajar|baja|aumentar|reducir|elevar|agregar)(?: my| the| up| down| el| la| total| mi)* ?$/;

/** "I want TA at 80", "should read 5", "necesito el cloro libre en 6": a wish, then small words and at most one name. */
const WISH =
  /(?:targets?|goal|aim(?:ing)?|wants?|wanted|(?<!\b(?:do|does|would|will|can) (?:i|we|you|it) )(?<!\b(?:much|many) )needs?|gotta|wanna|gonna|settle|content|recommend(?:ed|s)?|tgt|gustaria|quiere|quieren|(?:has|have|got|trying|hoping|looking|going) to|should|supposed|desired|ideal|(?:i'?d|we'?d|would|i) like|likes|calls? for|asks? for|happy|fine|hoping for|shoot(?:ing)? for|reach|hit|prefer|quiero|quisieramos|ocupo|pide|ponerl[oa]|subirl[oa]|bajarl[oa]|traerl[oa]|quisiera|queremos|necesito|necesita|necesitamos|objetivo|meta|debe|deberia|deseo|llegar|llevar(?:lo|la)?|dejar(?:lo|la)?)(?:[ ,:=]|it\b|him\b|her\b|them\b|to\b|be\b|come\b|go\b|get\b|see\b|with\b|for\b|w\b|tenerl[oa]\b|ponerl[oa]\b|at\b|about\b|around\b|roughly\b|read(?:ing)?\b|have\b|show\b|the\b|my\b|our\b|level\b|is\b|sit\b|stay\b|in\b|on\b|el\b|la\b|los\b|mi\b|en\b|estar\b|ser\b|tener\b|un\b|una\b|que\b|este\b|de\b|a\b|up\b|down\b|back\b|range\b|es\b)*@?(?:[ ,:=]|to\b|be\b|at\b|about\b|around\b|roughly\b|read\b|of\b|is\b|near\b|en\b|de\b|a\b|up\b|down\b|back\b|level\b|este\b|sea\b|unos\b)*$/;
const PLAINLY_FROM = /\b(?:from|desde|currently|ahora|now|actual)(?: (?:is|at|about|only|just|en|esta|esta en|de))* ?$/;

interface Around {
  before: string;
  /** the same with @ for each name of a value */
  masked: string;
  after: string;
  parameter?: Mark<ParameterName>;
  parameterAfter?: Mark<ParameterName>;
}

function around(text: string, index: number, quantities: Quantity[], parameters: Mark<ParameterName>[]): Around {
  const one = quantities[index] as Quantity;
  const from = quantities[index - 1]?.end ?? 0;
  const until = quantities[index + 1]?.at ?? text.length;
  const parameter = parameters.findLast(({ at, end }) => at >= from && end <= one.at);
  const parameterAfter = parameters.find(({ at, end }) => at >= one.end && end <= until && at - one.end <= 14);
  const masked = maskedOf(text, from, one.at, parameters);
  return { before: text.slice(from, one.at), masked, after: text.slice(one.end, until), parameter, parameterAfter };
}

function maskedOf(text: string, from: number, until: number, parameters: readonly Mark<ParameterName>[]): string {
  const inside = parameters.filter(({ at, end }) => at >= from && end <= until).toSorted((a, b) => a.at - b.at);
  let [masked, at] = ['', from];
  for (const mark of inside) [masked, at] = [`${masked}${text.slice(at, mark.at)}@`, mark.end];
  return masked + text.slice(at, until);
}

/** "with 45 cya", "3 ppm of free chlorine": only when nothing but small words comes between. */
const joins = (text: string, end: number, at: number) =>
  /^ ?(?:ppm|mg\/l|%)? ?(?:of|de|in|on)? ?(?:the|my|your|el|la)? ?$/.test(text.slice(end, at));

function roleOf({ before, after, parameter, masked }: Around, quantity: Quantity, text: string): Role {
  const written = text.slice(quantity.at, quantity.end);
  const isStep = quantity.kind === 'ppm' && (TAKEN.test(before) || SHOCKED_WITH.test(text.slice(0, quantity.at)));
  const isMoved = quantity.kind === 'ppm' && /\b(?:up|down) ?$/.test(before) && MOVED_BY.test(before);
  if (written.startsWith('+') || isStep || isMoved || DELTA_AFTER.test(after)) return 'delta';
  if (WANTED_AFTER.test(after) || SAID_BY_BOOK.test(before)) return 'to';
  if (NOW_AFTER_CHANGE.test(before) || IS_NOW.test(after)) return 'from';
  if (!PLAINLY_FROM.test(before) && WISH.test(masked)) return 'to';
  if (/(?:target|goal|aim|desired(?: level)?|ideal|objetivo|meta)(?: is| of| at| es| de|:| =)? ?$/.test(before)) return 'to';
  if (
    FROM.test(before) &&
    !/(?:should be|needs? to be|want it at|to be at|supposed to be|like it at|like) ?(?:about|around)? ?$/.test(before)
  ) {
    if (!TO.test(before) || /(?:\bis\b|\bat\b|reads?|esta en|measured|currently) ?$/.test(before)) return parameter ? 'value' : 'from';
  }
  if (TO.test(before)) return 'to';
  if (DELTA.test(before)) return 'delta';
  if (parameter && VERB_BEFORE_PARAMETER.test(before.slice(0, before.length - (quantity.at - parameter.at)))) {
    const between = text.slice(parameter.end, quantity.at);
    if (/^ ?(?:about |around |by )?$/.test(between))
      return quantity.kind === 'ppm' || quantity.given < 1 || parameter.name !== 'ph' ? 'delta' : 'to';
  }
  return parameter ? 'value' : 'from';
}

/** Only numbers that can be a level: without a unit, in ppm, ppb or mV, or a temperature. */
const isLevel = ({ kind }: Quantity) => ['none', 'ppm', 'ppb', 'mv', 'temperature'].includes(kind);

/** Bare degrees: no pool is at 60 °C, so they are Fahrenheit. */
const degrees = (quantity: Quantity): Quantity =>
  quantity.kind === 'none' && quantity.given > 45 ? { ...quantity, value: toCanonical('temperature', quantity.given, 'F') } : quantity;

const isAsked = (text: string, led: Mark<ParameterName> | undefined, quantity: Quantity): boolean =>
  led !== undefined && /\b(?:be|with|keep|maintain|should|need|debe|con|mantener)\b/.test(text.slice(led.end, quantity.at));

const isNameOf = (text: string, before: Quantity | undefined, named: Mark<ParameterName> | undefined): boolean =>
  before !== undefined && named !== undefined && joins(text, before.end, named.at);

/** "Shock FC for 45 CYA": what comes before is asked for. */
const isOfOther = (text: string, led: Mark<ParameterName> | undefined, quantity: Quantity): boolean =>
  led !== undefined && /^ (?:level )?(?:for|with|con|para) $/.test(text.slice(led.end, quantity.at));

/** "The minimum free chlorine at 50 ppm CYA": chlorine is what is asked for. */
const isForCya = (text: string, led: Mark<ParameterName> | undefined, follows: Mark<ParameterName>, quantity: Quantity): boolean =>
  led !== undefined && follows.name === 'cyanuricAcidPpm' && /^ (?:at|@|a|en|with|con) $/.test(text.slice(led.end, quantity.at));

/** "Min chlorine for 60 cya": the stabilizer that the chlorine has to suit. */
const isOfCyaAlone = (text: string, quantity: Quantity, follows: Mark<ParameterName>): boolean =>
  follows.name === 'cyanuricAcidPpm' &&
  /\b(?:chlorine|fc|cloro|shock|slam|choque)\b.*\b(?:for|at|with|@|con|para|a|en) (?:an? |un )?$/.test(text.slice(0, quantity.at));

/** "From 7.2, TA 80": the name is of the number after it. */
const isOfNext = (text: string, named: Mark<ParameterName> | undefined, next: Quantity | undefined): boolean =>
  named !== undefined && next !== undefined && isLevel(next) && /^ ?(?:is |at |of |= ?|: ?)?$/.test(text.slice(named.end, next.at));

/** "7.9 ph, 130 alk, 450 calcium": the first number stands before its name, and so do the others. */
function areNamedAfter(text: string, quantities: Quantity[], parameters: Mark<ParameterName>[]): boolean {
  const index = quantities.findIndex(isLevel);
  if (index === -1) return false;
  const { parameter, parameterAfter } = around(text, index, quantities, parameters);
  return parameter === undefined && parameterAfter !== undefined && joins(text, (quantities[index] as Quantity).end, parameterAfter.at);
}

export function bindLevels(text: string, quantities: Quantity[], parameters: Mark<ParameterName>[]): Bound[] {
  const bound: Bound[] = [];
  const isAfter = areNamedAfter(text, quantities, parameters);
  quantities.forEach((quantity, index) => {
    if (!isLevel(quantity)) return;
    const near = around(text, index, quantities, parameters);
    const joined = near.parameterAfter && joins(text, quantity.end, near.parameterAfter.at) ? near.parameterAfter : undefined;
    const follows = !isAfter && isOfNext(text, joined, quantities[index + 1]) ? undefined : joined;
    const isLed = near.parameter && near.parameter.end >= quantity.at - 45;
    const isOfCya = follows !== undefined && isOfCyaAlone(text, quantity, follows);
    const isFollowed =
      follows &&
      (!isLed ||
        (isAfter && isNameOf(text, quantities[index - 1], near.parameter)) ||
        isOfOther(text, near.parameter, quantity) ||
        isForCya(text, near.parameter, follows, quantity) ||
        /^(?:of|de|ppm)/.test(text.slice(quantity.end).trim()) ||
        isAsked(text, near.parameter, quantity));
    const marked = isFollowed ? follows : near.parameter;
    // "what should FC be at 55 CYA": what is asked for is another value.
    const isGiven = isFollowed && (isOfCya || (near.parameter !== undefined && near.parameter.name !== follows?.name));
    const role = isGiven ? 'value' : roleOf({ ...near, ...(marked === follows ? { parameter: undefined } : {}) }, quantity, text);
    const parameter = quantity.kind === 'temperature' ? 'temperatureC' : marked?.name;
    const read = parameter === 'temperatureC' ? degrees(quantity) : quantity;
    bound.push({
      quantity: read,
      role: role === 'from' && marked === follows && marked ? 'value' : role,
      ...(parameter ? { parameter } : {}),
    });
  });
  return inherited(paired(text, bound));
}

const CHANGED =
  /\b(?:lower|drop|reduce|decrease|raise|increase|bring|bajar|baja|bajo|subir|sube|subo|reducir)(?: (?:my|the|el|la|mi))? (?:[a-z]+ ){1,2}$/;
const BEGINS = /\b(?:from|desde|de)(?: about| around| unas| unos)? $/;
/** "Raise alkalinity 70 to 100": from the first to the second, and not by the first. */
function paired(text: string, bound: Bound[]): Bound[] {
  return bound.map((one, index) => {
    const next = bound[index + 1];
    const isPair =
      next !== undefined &&
      (one.role === 'delta' ||
        BEGINS.test(text.slice(0, one.quantity.at)) ||
        (one.role === 'to' && CHANGED.test(text.slice(0, one.quantity.at)))) &&
      next.role !== 'delta' &&
      (next.parameter === undefined || next.parameter === one.parameter) &&
      /^ ?(?:ppm )?(?:(?:back )?(?:up|down) )?(?:to|a|hasta|-?>|→) $/.test(text.slice(one.quantity.end, next.quantity.at));
    if (isPair) bound[index + 1] = { ...next, role: 'to' };
    return isPair ? { ...one, role: 'from' } : (bound[index] as Bound);
  });
}

const MUCH_ABOVE_PH: ReadonlySet<ParameterName> = new Set<ParameterName>(['alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm']);
const isPh = (value: number) => value >= 6.8 && value <= 8.4;

/** "TA 50, target 80": a target without a name belongs to what was named last. */
function inherited(bound: Bound[]): Bound[] {
  let last: ParameterName | undefined;
  const hasPh = bound.some(({ parameter }) => parameter === 'ph');
  return bound.map((one) => {
    if (one.parameter !== undefined) {
      if (one.parameter !== 'temperatureC') last = one.parameter;
      return one;
    }
    // "pH 8.2 and TA 100, how much acid to get 7.5": no alkalinity is wanted at 7.5
    if (one.role === 'to' && hasPh && last !== undefined && last !== 'ph' && MUCH_ABOVE_PH.has(last) && isPh(one.quantity.given))
      return { ...one, parameter: 'ph' };
    // "Combined is 0.6, add 6 ppm": no one adds combined chlorine.
    const isAdded = one.role !== 'from' && (last === 'combinedChlorinePpm' || last === 'totalChlorinePpm');
    const own = isAdded ? 'freeChlorinePpm' : last;
    return (one.role === 'to' || one.role === 'delta' || one.role === 'from') && own ? { ...one, parameter: own } : one;
  });
}
