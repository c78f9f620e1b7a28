// What a message asks for: every intent collects points from what was found, the best wins if it wins clearly.
import type { Frame } from './frame.ts';

export const INTENTS = [
  'dose', 'lower_by_water', 'balance', 'fc_target', 'shock', 'index', 'volume', 'pump_time', 'heat_time', 'arithmetic', 'swim', 'status', 'trend',
  'history', 'forecast', 'schedule', 'remind', 'log', 'weather', 'chem_mix', 'diagnose', 'explain', 'smalltalk', 'out_of_scope', 'injection',
] as const; // prettier-ignore
export type Intent = (typeof INTENTS)[number];

export interface Guess {
  intent: Intent;
  /** 0 to 1: how clearly it wins */
  confidence: number;
  runnersUp: Intent[];
}

const FIELD =
  /\b(?:pools?|water|spas?|tubs?|hot tub|chlorin\w*|swim\w*|filter\w*|pump\w*|heater|skimmer|backwash\w*|vacuum\w*|drains?|salt|cell|swg|test\w*|acid|ph|algae\w*|algaecides?|chemical\w*|liner|plaster|cover|ladder|deck|coping|brush\w*|cartridge|sand|de|ppm|gallons?|clarifier|floc\w*|algaecide|phosphates?|stabilizer|cya|alkalinity|calcium|bromine|ozone|uv|robot|cleaner|leaf|leaves|winter\w*|clean\w*|maintenance|lifeguard|drown\w*|fence|gate|alberca|piscina|agua|cloro|bomba|filtro|limpi\w*|nadar|quimicos?|acido|sal|manchas|algas|jacuzzi|clorador|calentador|turn|ear|legionella|crypto\w*|e coli|germs?|bacteria|diving|slides?|lightning|thunder|gfci|bonding|electric\w*|lights?|valves?|pressure|psi|gauge|o-ring|pipe|plumbing|returns?|jets?|bather\w*|pee|poop|fecal|diarrhea|sunscreen|duck|frog|worms?|mosquito\w*|tile|grout|resurfac\w*|leak\w*|evaporat\w*|autofill|overflow|epa|cdc|osha|nsf|ada|vgb|code|permit|kelvin|celsius|fahrenheit|horsepower|gpm|btus?|kwh)\b/;
const INJECTION =
  /\b(?:ignore|disregard|forget|override|bypass|olvida|ignora)\b.{0,30}\b(?:rules?|instructions?|prompts?|guidelines|previous|above|safety|limits?|instrucciones|reglas|anteriores)\b|\b(?:reveal|show|print|repeat|leak|display|tell me|muestra|dime|revela)\b.{0,25}\b(?:system prompt|hidden|secret|instructions|prompt|password|api key|token|your rules|instrucciones)\b|\b(?:you are now|act as|pretend (?:to be|you)|jailbreak|developer mode|dan mode|sudo|drop table|<script|system:|eres ahora|actua como)\b|other (?:users?|people|customers?|owners?)'?s? (?:pools?|data|readings?|passwords?|emails?)|\b(?:list|show|dump|all|every|export) (?:all |the |every )*(?:users?|customers?|accounts?|emails?|database|tables?)\b|(?:datos|albercas|piscinas) de otros|todos los usuarios|\b(?:neighbor'?s|someone else'?s) (?:account|password|readings|data)/;
const HARM =
  /\b(?:make|create|produce|generate|build|hacer|fabricar|crear|producir)\b.{0,30}\b(?:chlorine gas|gas cloro|toxic gas|poison(?:ous)? gas|chloramine gas|bomb|explosive|explosion|mustard gas|gas toxico|gas venenoso|bomba casera)\b|\b(?:poison|kill|hurt|harm|envenenar|matar)\b.{0,20}\b(?:neighbor|someone|somebody|dog|cat|people|person|wife|husband|kids?|vecino|perro|alguien)\b/;
const FOREIGN =
  /\b(?:python|javascript|java|crypto(?:currency)?|bitcoin|stocks?|invest|recipe|poem|essay|homework|president|election|movie|song|football|soccer|nba|nfl|flight|hotel|capital of|translate|horoscope|girlfriend|boyfriend|dating|tax(?:es)?|mortgage|lawsuit|resume|cover letter|world cup|lottery|joke|receta|poema|chiste|presidente|pelicula|cancion|futbol|bolsa|script)\b/;

export const isInjection = ({ text }: Frame): boolean => INJECTION.test(text);
export const asksForHarm = ({ text }: Frame): boolean => HARM.test(text);

type Rule = (frame: Frame, has: (cue: Parameters<Frame['cues']['has']>[0]) => boolean) => number;

const count = (frame: Frame, kind: string) => frame.quantities.filter((quantity) => quantity.kind === kind).length;
const levels = (frame: Frame) => Object.keys(frame.values).length;
const dosable = (frame: Frame) => frame.parameters.some((name) => DOSABLE.has(name)) || frame.chemicals.length > 0;
const DOSABLE = new Set(['freeChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm', 'boratePpm', 'brominePpm']);
const hasRole = (frame: Frame, ...roles: string[]) => frame.bound.some(({ role }) => roles.includes(role));
const says = (frame: Frame, pattern: RegExp) => (pattern.test(frame.text) ? 1 : 0);
const isShort = (frame: Frame) => frame.text.split(' ').length <= 5;

/** "bleach and acid": two things that could meet. */
const kinds = (frame: Frame) => new Set(frame.chemicals.map(({ name }) => name)).size;
const DIMENSION =
  /\d(?:\.\d+)? ?(?:ft|feet|foot|'|m|meters?|metros|pies)? ?(?:x|by|por|×) ?\d|diameter|across|diametro|deep|depth|hondo|profund|round|circular|circle|rectang|kidney|oval|l-shaped|freeform/;
const CHANGE_WORDS =
  /\b(?:rais\w*|increas\w*|lower\w*|reduc\w*|decreas\w*|bring|boost|bump|drop|get|add|knock|subir|subo|bajar|bajo|aumentar|reducir|llegar)\b/;
const EQUIPMENT_OR_RULE =
  /\b(?:vacuum|backwash|cartridge|skimmer|basket|winteriz\w*|clos(?:e|ing)|open(?:ing)?|cover|liner|plaster|brush)\b/;

const RULES: Record<Intent, Rule> = {
  dose: (f, has) =>
    (dosable(f) || says(f, /\b(?:swg|salt cell|generator|clorador)\b/) ? 1 : -3) +
    (has('howMuch') ? 1.6 : 0) +
    (CHANGE_WORDS.test(f.text) ? 1 : 0) +
    (hasRole(f, 'to') ? 2 : 0) +
    (hasRole(f, 'delta') ? 1.4 : 0) +
    (f.volumeL !== undefined ? 0.5 : 0) +
    (f.chemicals.length > 0 ? 0.8 : 0) +
    (has('want') ? 0.6 : 0) +
    (hasRole(f, 'to') && hasRole(f, 'from', 'value') ? 1 : 0) +
    (levels(f) === 1 && isShort(f) && (says(f, /\b(?:low|high|bajo|alto|baja|alta|acid)\b/) || has('raise') || has('lower')) ? 2.2 : 0) -
    (levels(f) >= 3 ? 2.2 : 0) -
    (has('explain') && !has('howMuch') ? 2 : 0) -
    (has('swim') ? 2.5 : 0) -
    (f.symptoms.length > 0 && !hasRole(f, 'to', 'delta') ? 1.5 : 0) -
    (has('shock') ? 1 : 0) -
    (has('drain') && (has('howMuch') || !hasRole(f, 'to')) ? 1.2 : 0) -
    (has('mix') ? 1.5 : 0) -
    (has('log') && !has('howMuch') ? 1 : 0) -
    (has('heat') && count(f, 'temperature') > 0 ? 2 : 0) -
    (has('index') ? 2 : 0) -
    (has('anythingToAdd') ? 0.8 : 0),
  lower_by_water: (f, has) =>
    (has('drain') ? 1.8 : -4) -
    (says(f, /after (?:a |the )?(?:re)?fill|after (?:a |the )?(?:partial )?drain|new (?:pool|fill)|fresh fill/) && !has('howMuch')
      ? 2
      : 0) +
    (says(f, /\b(?:stabili[sz]er|cya|cyanuric|calcium|hardness|ch|salt|tds|estabilizador|cianurico|dureza|sal|conditioner)\b/) ? 1.3 : 0) +
    (hasRole(f, 'to') ? 1.6 : 0) +
    (has('drain') && says(f, /how much (?:water|do i (?:have to )?drain)|drain how much|cuanta agua/) ? 1.2 : 0) +
    (has('howMuch') || says(f, /what (?:percent|fraction|share)|que porcentaje|how far/) ? 1 : 0) +
    (count(f, 'percent') > 0 || says(f, /\b(?:half|third|quarter|mitad|tercio)\b/) ? 0.8 : 0) -
    (count(f, 'people') > 0 ? 3 : 0),
  balance: (f, has) =>
    (levels(f) >= 3 ? 2.6 : levels(f) === 2 ? 1.6 : 0) +
    (has('anythingToAdd') ? 2.4 : 0) +
    (says(f, /\b(?:today|now|hoy|ahora)\b/) && has('anythingToAdd') ? 0.8 : 0) -
    (has('swim') ? 2 : 0) -
    (has('log') ? 1.8 : 0) -
    (has('index') ? 2.5 : 0) -
    (hasRole(f, 'to', 'delta') ? 1.4 : 0) -
    (f.symptoms.length > 0 ? 1.2 : 0) -
    (f.volumeL !== undefined && has('howMuch') ? 1 : 0) -
    (has('weather') ? 1.4 : 0) -
    (has('shock') ? 1 : 0),
  fc_target: (f, has) =>
    (f.values.cyanuricAcidPpm !== undefined || says(f, /salt pool|salt water|indoor|hot tub|spa/) ? 0.6 : 0) +
    (has('target') ? 1.2 : -1) +
    (says(f, /\b(?:fc|free chlorine|chlorine|cloro|chlor)\b/) ? 1.3 : -1.5) +
    (f.parameters.includes('cyanuricAcidPpm') ? 1.5 : 0) -
    (f.volumeL !== undefined ? 1.5 : 0) -
    (has('shock') ? 1.3 : 0) -
    (hasRole(f, 'to') ? 0.8 : 0) -
    (has('drain') ? 1.5 : 0) -
    (says(f, /how long|when|cuanto tiempo/) ? 1 : 0),
  shock: (f, has) =>
    (has('shock') ? 2.2 : 0) +
    (f.parameters.includes('combinedChlorinePpm') && levels(f) > 0 ? 1.2 : 0) +
    (says(f, /how (?:do|much|high)|what level|cuanto|como|to hit/) ? 0.7 : 0) +
    (says(f, /ten times|10 times|10x|10 ?× ?cc|breakpoint/) ? 1 : 0) -
    (f.symptoms.length > 0 ? 1.2 : 0) -
    (has('swim') ? 1.2 : 0) -
    (has('mix') ? 1 : 0) -
    (says(f, /how long (?:after|until|before)|what is|why|when should|how often/) ? 0.9 : 0),
  index: (f, has) =>
    (has('index') ? 3 : 0) +
    (levels(f) >= 2 ? 1 : 0) -
    (levels(f) === 0 && count(f, 'none') < 3 ? 2.6 : 0) +
    (says(f, /temperature factor|\btf\b|\bcf\b|\baf\b/) ? 2 : 0),
  volume: (f, has) =>
    (DIMENSION.test(f.text) ? 1.4 : -1) +
    (has('volume') ? 1.4 : 0) +
    (count(f, 'length') >= 2 ? 1.6 : 0) -
    (dosable(f) && f.parameters.length > 0 ? 1.8 : 0) -
    (count(f, 'flow') > 0 ? 1.5 : 0) -
    (f.symptoms.length > 0 ? 1 : 0) -
    (count(f, 'pressure') > 0 ? 2 : 0) -
    (says(f, /pipe|velocity|evaporat|heat/) ? 2 : 0),
  pump_time: (f, has) =>
    (has('pumpTime') ? 2.4 : 0) +
    (count(f, 'flow') > 0 ? 1.5 : 0) +
    (says(f, /how long|how many hours|hours|cuantas horas|cuanto tiempo|enough/) ? 0.7 : 0) -
    (has('heat') ? 1.5 : 0) -
    (f.symptoms.includes('pump') ? 1.5 : 0) -
    (f.parameters.length > 0 ? 1 : 0) -
    (says(f, /pipe|velocity|filter area|sq(?:uare)? f|ft2|rpm|watts?|kwh|half speed|backwash/) ? 2 : 0),
  heat_time: (f, has) =>
    (has('heat') ? 1.8 : 0) +
    (count(f, 'temperature') > 0 || (has('heat') && f.quantities.length >= 1) ? 1 : 0) +
    (count(f, 'heatPower') + count(f, 'power') > 0 ? 1.2 : 0) +
    (says(f, /how (?:long|many hours|many btus?|much (?:energy|gas|would it cost))|cuanto (?:tarda|tiempo)|cuantas horas|hours to/)
      ? 1.4
      : 0) -
    (says(f, /maximum|safe|too hot|ideal|convert/) ? 2 : 0) -
    (has('weather') && !says(f, /heater|btu/) ? 1.2 : 0),
  arithmetic: () => -9,
  swim: (f, has) =>
    (has('swim') ? (says(f, /\b(?:swim\w*|go in|get in|jump in|hop in|safe|dip|nad\w+|ban\w+|met\w+)\b/) ? 2.4 : 1) : 0) +
    (has('safe') ? 1.1 : 0) +
    (levels(f) > 0 && has('swim') ? 0.8 : 0) +
    (says(f, /\b(?:toddler|baby|kids?|pregnant|dog|children|ninos?|bebe|hijos?)\b/) ? 0.7 : 0) -
    (has('mix') ? 1.5 : 0) -
    (has('howMuch') ? 1 : 0) -
    (has('explain') ? 1 : 0) -
    (says(f, /how (?:long|soon)|when can|after|cuanto tiempo|cuando puedo|lightning|thunder|rayo/) ? 1.1 : 0) -
    (has('forecast') ? 0.8 : 0),
  status: (f, has) =>
    (has('status') ? 2.3 : 0) +
    (says(f, /^(?:what|how|where|show)/) ? 0.4 : 0) +
    (isShort(f) ? 0.3 : 0) -
    (levels(f) > 0 ? 1.5 : 0) -
    (has('trend') ? 0.6 : 0) -
    (f.symptoms.length > 0 ? 1.5 : 0) -
    (has('heat') ? 1 : 0),
  trend: (f, has) =>
    (has('trend') ? 2.2 : 0) +
    (f.parameters.length > 0 || says(f, /\b(?:chlorine|cloro)\b/) ? 1 : 0) -
    (hasRole(f, 'to') ? 1.5 : 0) -
    (levels(f) > 0 ? 0.8 : 0),
  history: (f, has) =>
    (has('history') ? 2.2 : 0) +
    (EQUIPMENT_OR_RULE.test(f.text) || says(f, /\b(?:add|shock|test|clean|replace|change|cell|lave|agregue|puse)\w*\b/) ? 0.9 : 0) -
    (has('explain') && !says(f, /last|ultima/) ? 1 : 0) -
    (says(f, /accident|mistake|oops|wrong|too much|poured/) ? 1.6 : 0),
  forecast: (f, has) =>
    (has('forecast') ? 2.3 : 0) +
    (says(f, /\b(?:chlorine|fc|ph|salt|cloro)\b/) ? 1 : 0) -
    (hasRole(f, 'to') && levels(f) > 0 ? 1 : 0) -
    (f.symptoms.length > 0 ? 1 : 0) -
    (has('weather') ? 0.7 : 0),
  schedule: (f, has) => (has('schedule') ? 3.6 : 0) - (has('remind') ? 1 : 0) - (levels(f) > 0 ? 1.5 : 0),
  remind: (f, has) =>
    (has('remind') ? 3 : 0) +
    (count(f, 'time') > 0 || says(f, /every|each|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|cada|manana/) ? 0.6 : 0),
  log: (f, has) =>
    (has('log') ? 1.8 : 0) +
    (levels(f) > 0 ? 1.4 : -1) +
    (says(f, /^(?:please )?(?:log|record|note|put down|save|registra|anota|apunta)/) ? 1 : 0) -
    (has('howMuch') ? 1.5 : 0) -
    (has('remind') ? 1.5 : 0),
  weather: (f, has) =>
    (has('weather') ? 2 : 0) +
    (says(f, /tomorrow|tonight|this week|all week|weekend|manana|semana|mess up|adjust|prepare|before|after/) ? 0.9 : 0) -
    (f.symptoms.length > 0 ? 0.9 : 0) -
    (has('swim') && says(f, /lightning|thunder|storm/) ? 2 : 0) -
    (f.volumeL !== undefined ? 0.8 : 0),
  chem_mix: (f, has) =>
    (kinds(f) >= 2 ? 1.6 : f.chemicals.length > 0 || says(f, /chemicals|quimicos/) ? 0.5 : -2) +
    (has('mix') ? 1.8 : 0) +
    (has('safe') ? 0.6 : 0) -
    (hasRole(f, 'to', 'delta') || f.volumeL !== undefined ? 1.8 : 0) -
    (has('howMuch') ? 1 : 0) -
    (says(f, /\bor\b|better|vs|versus|difference|which/) && !has('mix') ? 1.6 : 0),
  diagnose: (f, has) =>
    (f.symptoms.length > 0 ? 2.3 : 0) +
    (says(f, /\b(?:my|turned|is|went|has|have|got|keeps?|there'?s|all over|everywhere|esta|tiene|se me|se puso|tengo|mi)\b/) ? 0.5 : 0) +
    (has('anythingToAdd') ? 0.4 : 0) -
    (hasRole(f, 'to', 'delta') && f.volumeL !== undefined ? 2 : 0) -
    (has('swim') && has('safe') ? 0.7 : 0) -
    (has('swim') ? 0.9 : 0) -
    (says(f, /^(?:what is|what are|que es|why do(?:es)? combined|which)/) ? 1.2 : 0) -
    (has('history') || has('remind') ? 1.5 : 0),
  explain: (f, has) =>
    (has('explain') ? 2 : 0) +
    (f.quantities.length === 0 ? 0.5 : -0.5) +
    (says(f, FIELD) ? 0.5 : -0.8) -
    (has('howMuch') && hasRole(f, 'to', 'delta') ? 1.5 : 0) -
    (says(f, /\b(?:my|mi)\b/) && !has('explain') ? 0.5 : 0) -
    (levels(f) >= 2 ? 1 : 0),
  smalltalk: (f) =>
    (f.social.size > 0 ? 2.2 : 0) - (FIELD.test(f.text) ? 1.8 : 0) - (f.quantities.length > 0 ? 1.5 : 0) - (isShort(f) ? 0 : 0.8),
  out_of_scope: (f) =>
    ((FIELD.test(f.text) && !FOREIGN.test(f.text)) || dosable(f) || f.symptoms.length > 0 || f.social.size > 0 ? 0 : 1.6) +
    (FOREIGN.test(f.text) ? 2.8 : 0),
  injection: (f) => (INJECTION.test(f.text) ? 9 : 0) + (HARM.test(f.text) ? 9 : 0),
};

export function guessIntent(frame: Frame): Guess {
  const has = (cue: Parameters<Frame['cues']['has']>[0]) => frame.cues.has(cue);
  const scored = INTENTS.map((intent) => [intent, RULES[intent](frame, has)] as const).toSorted((a, b) => b[1] - a[1]);
  const [best, second, third] = scored;
  if (!best || best[1] < 1.3) return { intent: 'explain', confidence: 0.2, runnersUp: [] };
  const margin = best[1] - Math.max(0, second?.[1] ?? 0);
  const confidence = Math.min(1, 0.5 + margin / 2.5) * Math.min(1, best[1] / 2);
  return {
    intent: best[0],
    confidence,
    runnersUp: [second, third].filter((one) => one !== undefined && one[1] > 1).map((one) => (one as readonly [Intent, number])[0]),
  };
}
