// How many points each intent gets from what was found in a message.
import { count, levels, amounts, dosable, hasRole, fits, isList, isWholeDose, isShort, kinds, namesOne } from './frame-facts.ts';
import type { Frame } from './frame.ts';
import type { Intent } from './intent-names.ts';
import {
  ABOUT_DEVICE, ADDED, ASKS, AWAY, CHANGE_WORDS, CHILD_IN_WATER, DEVICE, DID, DIMENSION, SIDES_AND_DEPTH, EQUIPMENT_OR_RULE,
  VALUE_NOW, FIELD, FOREIGN, OWN_WATER, SHOULD_BE, SHOULD_HAVE, SPILLED, HARM, HELD_IN_WATER, INJECTION, IS_SAFE, WHY_MINE,
} from './intent-patterns.ts'; // prettier-ignore

type Rule = (frame: Frame, has: (cue: Parameters<Frame['cues']['has']>[0]) => boolean) => number;

export const RULES: Record<Intent, Rule> = {
  dose: (f, has) =>
    (dosable(f) || fits(f, /\b(?:swg|salt cell|generator|clorador)\b/) ? 1 : -3) +
    (has('howMuch') ? 1.6 : 0) +
    (CHANGE_WORDS.test(f.text) ? 1 : 0) +
    (hasRole(f, 'to') ? 2 : 0) +
    (hasRole(f, 'delta') ? 1.4 : 0) +
    (f.volumeL !== undefined ? 0.5 : 0) +
    (f.chemicals.length > 0 ? 0.8 : 0) +
    (has('want') ? 0.6 : 0) +
    (isWholeDose(f) ? 1.8 : 0) +
    (hasRole(f, 'to') && hasRole(f, 'from', 'value') ? 1 : 0) +
    (levels(f) === 1 && isShort(f) && (fits(f, /\b(?:low|high|bajo|alto|baja|alta|acid)\b/) || has('raise') || has('lower')) ? 2.2 : 0) -
    (levels(f) >= 3 ? 2.2 : 0) -
    (SHOULD_HAVE.test(f.text) && !hasRole(f, 'to', 'delta') ? 3 : 0) -
    (has('explain') && !has('howMuch') ? 2 : 0) -
    (has('swim') || CHILD_IN_WATER.test(f.text) ? 2.5 : 0) -
    (f.symptoms.length > 0 && !hasRole(f, 'to', 'delta') ? 1.5 : 0) -
    (has('shock') ? (f.volumeL === undefined && !hasRole(f, 'to', 'delta') ? 2.4 : 1) : 0) -
    (has('weather') && f.quantities.length === 0 ? 2 : 0) -
    (has('forecast') && f.quantities.length === 0 ? 2.5 : 0) -
    (has('drain') && (has('howMuch') || !hasRole(f, 'to') || f.chemicals.length === 0) ? 2.2 : 0) -
    (has('mix') ? 1.5 : 0) -
    (has('log') && !has('howMuch') ? 1 : 0) -
    (has('heat') && count(f, 'temperature') > 0 ? 2 : 0) -
    (has('index') ? 2 : 0) -
    (fits(f, /breakpoint|quiebre/) ? 2 : 0) -
    (SPILLED.test(f.text) ? 5 : 0) -
    (fits(f, /^(?:so |and )?(?:when|cuando)\b/) && has('forecast') ? 4 : !dosable(f) && DIMENSION.test(f.text) ? 2.5 : 0) -
    // "Just read the chlorine": nothing that asks for an amount or a change.
    (f.quantities.length === 0 && !has('howMuch') && !has('raise') && !has('lower') && !has('want') && !has('anythingToAdd') && !isShort(f)
      ? 2.5
      : 0) -
    (has('anythingToAdd') ? 0.8 : 0),
  lower_by_water: (f, has) =>
    (has('drain') && fits(f, /\b(?:fill|tap|refill|new) water\b|\bagua (?:nueva|de llenado|de la llave)\b/) ? 2.5 : 0) +
    (has('drain') ? 1.8 : has('lower') && f.quantities.length === 0 && !has('howMuch') ? 1 : -4) -
    // "Le vacie un saco de cloruro": emptied into the pool.
    (amounts(f) > 0 && f.chemicals.length > 0 && fits(f, /\ble (?:vacie|eche|puse)\b|\b(?:emptied|dumped) .{0,30}\b(?:in|into)\b/)
      ? 4
      : 0) -
    (fits(f, /after (?:a |the )?(?:re)?fill|after (?:a |the )?(?:partial )?drain|new (?:pool|fill)|fresh fill/) && !has('howMuch')
      ? 2
      : 0) +
    (HELD_IN_WATER.test(f.text) ? 1.3 : 0) +
    (hasRole(f, 'to') ? 1.6 : 0) +
    (has('drain') && fits(f, /how much (?:water|do i (?:have to )?drain)|drain how much|cuanta agua/) ? 1.2 : 0) +
    (hasRole(f, 'to') && hasRole(f, 'from', 'value') ? 0.8 : 0) +
    (has('howMuch') || fits(f, /what (?:percent|fraction|share)|que porcentaje|how (?:far|big|large)|que parte/) ? 1 : 0) +
    (count(f, 'percent') > 0 || fits(f, /\b(?:half|third|quarter|mitad|tercio)\b/) ? (levels(f) > 0 ? 1.6 : 0.8) : 0) -
    (count(f, 'people') > 0 ? 3 : 0),
  balance: (f, has) =>
    // "My TA is 40 but pH is 8": said as a trouble.
    (isList(f) ? 1.2 : levels(f) >= 2 && fits(f, /\b(?:but|pero|yet)\b/) ? 0.9 : 0) +
    (levels(f) >= 3 ? 2.6 : levels(f) === 2 ? 1.6 : 0) +
    (has('anythingToAdd') ? (AWAY.test(f.text) ? -0.6 : 2.4) : 0) +
    (fits(f, /\b(?:today|now|hoy|ahora)\b/) && has('anythingToAdd') ? 0.8 : 0) -
    (has('swim') ? 2 : 0) -
    (has('log') ? 1.8 : 0) -
    (has('index') ? 2.5 : 0) -
    (hasRole(f, 'to', 'delta') ? 1.4 : 0) -
    (f.symptoms.length > 0 ? 1.2 : 0) -
    (f.volumeL !== undefined && has('howMuch') ? 1 : 0) -
    (has('weather') ? 1.4 : 0) -
    (has('shock') ? 1 : 0),
  fc_target: (f, has) =>
    (f.values.cyanuricAcidPpm !== undefined || fits(f, /salt pool|salt water|indoor|hot tub|spa/) ? 0.6 : 0) +
    (has('target') || SHOULD_HAVE.test(f.text) ? 1.2 : -1) +
    ((SHOULD_BE.test(f.text) || SHOULD_HAVE.test(f.text)) &&
    namesOne(f) &&
    !f.parameters.includes('temperatureC') &&
    f.quantities.length === 0 &&
    f.symptoms.length === 0
      ? 3
      : 0) +
    (fits(f, /\b(?:fc|free chlorine|chlorine|cloro|chlor)\b/) ? 1.3 : -1.5) +
    (f.parameters.includes('cyanuricAcidPpm') ? 1.5 : 0) -
    (f.volumeL !== undefined ? 1.5 : 0) +
    (fits(f, /\b(?:my|our|mi) (?:target|objetivo)\b|\btarget (?:free )?chlorine|chlorine target\b|objetivo de cloro/) ? 2.4 : 0) -
    (has('shock') ? 1.3 : 0) -
    (hasRole(f, 'to') ? 0.8 : 0) -
    (has('drain') ? 1.5 : 0) -
    (fits(f, /how long|when|cuanto tiempo/) ? 1 : 0),
  shock: (f, has) =>
    (has('shock') ? 2.2 : 0) +
    (f.parameters.includes('combinedChlorinePpm') && levels(f) > 0 ? 1.2 : 0) +
    (f.parameters.length === 1 && (f.values.combinedChlorinePpm ?? 0) > 0.5 && has('anythingToAdd') ? 3 : 0) +
    (fits(f, /how (?:do|much|high)|what level|cuanto|como|to hit/) ? 0.7 : 0) +
    (fits(f, /ten times|10 times|10x|10 ?× ?cc|breakpoint/) ? 1 : 0) +
    (fits(f, /shock level|nivel de choque/) ? 2 : 0) -
    (hasRole(f, 'to', 'delta') && f.chemicals.length > 0 && f.volumeL !== undefined && !f.parameters.includes('combinedChlorinePpm')
      ? 2
      : 0) +
    (fits(f, /\b(?:amount|how much|cuanto|cantidad)\b.{0,20}\b(?:shock|choque)\b/) ? 1.2 : 0) -
    (f.symptoms.length > 0 ? 1.2 : 0) -
    (has('swim') ? 1.2 : 0) -
    (has('mix') ? 1 : 0) -
    (fits(f, /how long (?:after|until|before)|why|when should|how often/) || (fits(f, /what is/) && levels(f) === 0) ? 0.9 : 0),
  index: (f, has) =>
    (has('index') ? (fits(f, /\b(?:my|our|mi|nuestro) (?:csi|lsi|saturation|indice)/) ? 4.5 : 3) : 0) +
    (levels(f) >= 2 ? 1 : 0) -
    (levels(f) === 0 && count(f, 'none') < 3 && !fits(f, /\b(?:my|our|mi|nuestra|now|today|current|ahora|hoy|actual)\b/) ? 2.6 : 0) +
    (fits(f, /temp(?:erature)? factor|(?:calcium|alk\w*|hardness) factor|\btf\b|\bcf\b|\baf\b/) ? 3.5 : 0),
  volume: (f, has) =>
    (DIMENSION.test(f.text) ? 1.4 : -1) +
    (has('volume') && f.quantities.length === 0 && fits(f, /\b(?:my|our|the|mi|la) (?:pool|spa|tub|piscina|alberca|jacuzzi)\b/) ? 2 : 0) +
    (has('volume') ? 1.4 : 0) +
    (count(f, 'length') >= 2 ? 1.6 : 0) +
    (SIDES_AND_DEPTH.test(f.text) ? 1.8 : 0) +
    (DIMENSION.test(f.text) && has('volume') && count(f, 'length') > 0 ? 1.5 : 0) +
    (count(f, 'length') >= 3 && fits(f, /\bwide\b|\blong\b|\bancho\b|\blargo\b/) ? 1 : 0) -
    (dosable(f) && f.parameters.length > 0 ? 1.8 : 0) -
    (count(f, 'flow') > 0 ? 1.5 : 0) -
    (f.symptoms.length > 0 ? 1 : 0) -
    (count(f, 'pressure') > 0 ? 2 : 0) -
    (fits(f, /pipe|velocity|evaporat|heat/) ? 2 : 0),
  pump_time: (f, has) =>
    (has('pumpTime') ? 2.4 : 0) +
    (count(f, 'flow') > 0 ? 1.5 : 0) +
    (fits(f, /how long|how many hours|hours|cuantas horas|cuanto tiempo|enough|too (?:little|short|long|much)/) ? 0.7 : 0) -
    (has('heat') ? 1.5 : 0) -
    (f.symptoms.includes('pump') ? 1.5 : 0) -
    (f.parameters.length > 0 ? 1 : 0) -
    (fits(f, /pipe|velocity|filter area|sq(?:uare)? f|ft2|rpm|watts?|kwh|half speed|backwash/) ? 2 : 0),
  heat_time: (f, has) =>
    (has('heat') ? 1.8 : 0) +
    (count(f, 'temperature') > 0 || (has('heat') && f.quantities.length >= 1) ? 1 : 0) +
    (count(f, 'heatPower') + count(f, 'power') > 0 ? 1.2 : 0) +
    (fits(f, /how (?:long|many hours|many btus?|much (?:energy|gas|would it cost))|cuanto (?:tarda|tiempo)|cuantas horas|hours to/)
      ? 1.4
      : 0) -
    (fits(f, /maximum|safe|too hot|ideal|convert/) ? 2 : 0) -
    (has('weather') && !fits(f, /heater|btu/) ? 1.2 : 0),
  arithmetic: () => -9,
  swim: (f, has) =>
    (IS_SAFE.test(f.text) ? 3 : 0) +
    (has('swim') ? (fits(f, /\b(?:swim\w*|bathe|go in|get in|jump in|hop in|safe|dip|use|soak|nad\w+|ban\w+|met\w+)\b/) ? 2.4 : 1) : 0) +
    (has('safe') ? 1.1 : 0) +
    (has('safe') && f.chemicals.length === 0 && fits(f, OWN_WATER) ? 1.6 : 0) +
    (levels(f) > 0 && has('swim') ? 0.8 : 0) +
    (levels(f) > 0 && kinds(f) <= 1 && fits(f, /\b(?:is it safe|ok|okay|safe|segur[oa]|es segur[oa])\b ?\??$/) ? 2.2 : 0) +
    (fits(f, /\b(?:toddler|baby|kids?|pregnant|dog|children|ninos?|bebe|hijos?)\b/) ? 0.7 : 0) +
    (!has('swim') && (fits(f, CHILD_IN_WATER) || (levels(f) >= 2 && f.chemicals.length === 0 && fits(f, /\b(?:safe|segur[oa])\b/)))
      ? 3
      : 0) -
    (kinds(f) >= 2 ? 2 : 0) -
    (has('mix') ? 1.5 : 0) -
    (has('howMuch') ? 1 : 0) -
    (has('explain') ? 1 : 0) -
    (f.symptoms.length > 0 &&
    !fits(
      f,
      /\b(?:can|could|may|is it|are we|safe|ok|okay|all good|good to go|all right|should|puedo|podemos|pueden|se puede|segur[oa]|debo)\b/,
    )
      ? 2.5
      : 0) -
    (fits(f, /how (?:long|soon)|when can|after|cuanto tiempo|cuando puedo/) ? 1.1 : 0) -
    (has('forecast') ? 0.8 : 0),
  status: (f, has) =>
    (has('status') ? 2.3 : 0) +
    (VALUE_NOW.test(f.text) && f.quantities.length === 0 ? 3.5 : 0) +
    (fits(f, /\bhow(?:'s| is|s)? (?:the |my |our )?(?:pool|water|spa|hot tub|agua)(?: (?:look\w*|doing|today|now|right now))?\b/) ? 2 : 0) +
    (fits(f, /^(?:what|how|where|show)/) ? 0.4 : 0) +
    (isShort(f) ? 0.3 : 0) -
    (levels(f) > 0 ? 1.5 : 0) -
    (has('trend') ? 0.6 : 0) -
    (has('history') ? 1 : 0) -
    (f.symptoms.length > 0 ? 1.5 : 0) -
    (has('heat') ? 1 : 0),
  trend: (f, has) =>
    (has('trend') ? 2.2 : 0) -
    (f.symptoms.length > 0 ? 1.5 : 0) -
    (f.parameters.length === 0 &&
    !fits(f, /\b(?:chlorine|cloro|water|pool|numbers|readings|tests?|chemistry|balance|agua|piscina|alberca|analisis|lecturas)\b/)
      ? 2
      : 0) +
    (f.parameters.length > 0 || fits(f, /\b(?:chlorine|cloro)\b/) ? 1 : 0) -
    (hasRole(f, 'to') ? 1.5 : 0) -
    (levels(f) > 0 ? 0.8 : 0),
  history: (f, has) =>
    (has('history') || fits(f, /\bwhen (?:was|were|did|have) .{1,40}\blast\b|\blast (?:time|cleaned|backwash\w*|done)\b/) ? 2.2 : 0) +
    (EQUIPMENT_OR_RULE.test(f.text) || fits(f, /\b(?:add|shock|test|clean|replace|change|cell|lave|agregue|puse)\w*\b/) ? 0.9 : 0) -
    (has('explain') && !fits(f, /last|ultima/) ? 1 : 0) -
    (fits(f, /accident|mistake|oops|wrong|too much|poured/) ? 1.6 : 0),
  forecast: (f, has) =>
    (has('forecast') ? 2.3 : 0) +
    (fits(f, /\b(?:chlorine|fc|ph|salt|cloro)\b/) ? 1 : 0) -
    (hasRole(f, 'to') && levels(f) > 0 ? 1 : 0) -
    (f.symptoms.length > 0 ? 1 : 0) -
    (has('weather') ? 0.7 : 0),
  schedule: (f, has) =>
    (has('schedule') ||
    fits(
      f,
      /\b(?:my|all|open|the) tasks\b|\boverdue\b|\bwhat (?:do|should) (?:i|we) (?:have to |need to )?do (?:for|with|at|around|on)?.{0,12}\b(?:pool|spa|weekend|week)\b|\btareas\b/,
    )
      ? 3.6
      : 0) -
    (has('remind') ? 1 : 0) -
    (has('weather') || f.symptoms.length > 0 ? 2.5 : 0) -
    (DID.test(f.text) ? 3 : 0) -
    (levels(f) > 0 ? 1.5 : 0),
  remind: (f, has) =>
    (has('remind') ? 3 : 0) +
    (count(f, 'time') > 0 || fits(f, /every|each|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|cada|manana/) ? 0.6 : 0),
  log: (f, has) =>
    (has('log') ? 1.8 : f.symptoms.length > 0 ? -2 : 0) +
    (levels(f) > 0 ? 1.4 : -1) -
    (fits(f, /\b(?:ok|okay|safe|segur[oa]|too (?:hot|high|low))\b ?\??$/) ? 1.5 : 0) +
    (fits(f, /^(?:please )?(?:log|record|note|put down|save|registra|anota|apunta)/) ? 1 : 0) -
    (has('howMuch') ? 1.5 : 0) -
    (has('remind') ? 1.5 : 0),
  log_treatment: (f, has) =>
    (ADDED.test(f.text) ? 3 : has('log') ? 1.6 : -4) +
    (amounts(f) > 0 ? 2.2 : -1.5) +
    (f.chemicals.length > 0 || f.parameters.some((name) => name === 'saltPpm' || name === 'cyanuricAcidPpm') ? 1.2 : -2) -
    (ASKS.test(f.text) ? 7 : 0) -
    (f.volumeL !== undefined ? 1.5 : 0) -
    (hasRole(f, 'to', 'delta') ? 1.5 : 0) -
    (has('remind') || has('mix') ? 2 : 0) -
    (f.symptoms.length > 0 ? 1.5 : 0) -
    (fits(f, /accident|mistake|oops|too much|wrong/) ? 2.5 : 0),
  complete: (f, has) =>
    (DID.test(f.text) ? 4 : -4) -
    (fits(f, /^(?:how|when|why|what|should|can|could|does|is|cuando|cuanto|como|por que)\b|\?$|\blast\b|ultima/) ? 3 : 0) -
    (f.symptoms.length > 0 ? 2.5 : 0) -
    (has('remind') ? 2 : 0) -
    (levels(f) > 0 ? 1 : 0),
  equipment: (f, has) =>
    (DEVICE.test(f.text) ? 1.2 : -4) +
    (ABOUT_DEVICE.test(f.text) ? 2.6 : -2) -
    (has('history') && !fits(f, /installed|instal/) ? 1.5 : 0) -
    (has('heat') && f.quantities.length > 0 ? 1.5 : 0) -
    (fits(f, /\b(?:best|better|should i|need|clean|worth|vs|versus|mejor|limpi\w+)\b/) ? 1.6 : 0) -
    (f.symptoms.length > 0 ? 2 : 0) -
    (has('remind') ? 2 : 0),
  weather: (f, has) =>
    (has('weather') ||
    fits(
      f,
      /\bgoing to be (?:9\d|1[0-2]\d)\b|\bfreez\w*\b|\b(?:9\d|1[0-2]\d) (?:degrees |° ?f? ?)?(?:all week|this week|today|tomorrow|outside)/,
    )
      ? 2
      : 0) +
    (fits(f, /\b(?:freez\w*|frost|helada|hurricane|huracan)\b/) ? 1.2 : 0) +
    (fits(f, /tomorrow|tonight|this week|all week|weekend|manana|semana|mess up|adjust|prepare|before|after/) ? 0.9 : 0) -
    (f.symptoms.length > 0 ? 0.9 : 0) -
    (has('swim') && fits(f, /lightning|thunder|storm/) ? 2 : 0) -
    (f.volumeL !== undefined ? 0.8 : 0),
  chem_mix: (f, has) =>
    (kinds(f) >= 2 ? 1.6 : f.chemicals.length > 0 || fits(f, /chemicals|quimicos/) ? 0.5 : -2) +
    (has('mix') ? 1.8 : 0) +
    (kinds(f) >= 2 && fits(f, /\b(?:feeder|floater|chlorinator|bucket|scoop|dosificador|clorinador|flotador|cubeta)\b/) ? 2 : 0) +
    (fits(f, /what happens if .{0,20}\bmix|\b(?:two|both|2) (?:kinds of )?(?:chlorines?|chemicals)|mezcl\w+/) ? 1.4 : 0) +
    (has('safe') ? 0.6 : 0) -
    (hasRole(f, 'to', 'delta') || f.volumeL !== undefined ? 1.8 : 0) -
    (has('howMuch') ? 1 : 0) -
    (fits(f, /\bor\b|better|vs|versus|difference|which|diferencias?|mejor|cual/) && !has('mix') ? 1.6 : 0),
  diagnose: (f, has) =>
    (f.symptoms.length > 0 ? (WHY_MINE.test(f.text) ? 3.3 : 2.3) : 0) +
    (fits(f, /\b(?:my|turned|is|went|has|have|got|keeps?|there'?s|all over|everywhere|esta|tiene|se me|se puso|tengo|mi)\b/) ? 0.5 : 0) +
    (has('anythingToAdd') ? 0.4 : 0) -
    (hasRole(f, 'to', 'delta') && f.volumeL !== undefined ? 2 : 0) -
    (has('swim') && has('safe') ? 0.7 : 0) -
    (has('swim') ? 0.9 : 0) -
    (fits(f, /^(?:what is|what are|que es|why do(?:es)? combined|which)/) ? 1.2 : 0) -
    (has('history') || has('remind') ? 1.5 : 0),
  explain: (f, has) =>
    (has('explain') ? 2 : 0) +
    (f.quantities.length === 0 ? 0.5 : -0.5) +
    (fits(f, FIELD) ? 0.5 : -1.4) -
    (has('shock') && levels(f) > 0 ? 1.5 : 0) -
    (has('howMuch') && hasRole(f, 'to', 'delta') ? 1.5 : 0) -
    (fits(f, /\b(?:my|mi)\b/) && !has('explain') ? 0.5 : 0) -
    (levels(f) >= 2 ? 1 : 0),
  smalltalk: (f) =>
    (f.social.size > 0 ? 2.2 : 0) +
    (f.social.has('insult') ? 1.6 : 0) -
    (FIELD.test(f.text) ? 1.8 : 0) -
    (f.quantities.length > 0 ? 1.5 : 0) -
    (isShort(f) ? 0 : 0.8),
  out_of_scope: (f) =>
    (ABOUT_DEVICE.test(f.text) && DEVICE.test(f.text) ? -3 : 0) +
    ((FIELD.test(f.text) && !FOREIGN.test(f.text)) || dosable(f) || f.symptoms.length > 0 || f.social.size > 0 ? 0 : 1.6) +
    (FOREIGN.test(f.text) ? 2.8 : 0),
  injection: (f) => (INJECTION.test(f.text) ? 9 : 0) + (HARM.test(f.text) ? 9 : 0),
};
