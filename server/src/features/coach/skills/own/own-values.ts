// "Chlorine level?", "cuánto cloro tengo", "what will chlorine be on Saturday": one value of this pool, now or on a day ahead.
import type { Frame } from '../../understanding/frame.ts';
import { levelOfPool } from '../level.ts';
import type { CoachContext, CoachPool, Reply } from '../reply.ts';
import { answerRunsOut } from '../runs-out.ts';
import { dayAsked } from './day-asked.ts';

const CHLORINE = /\b(?:chlorine|clorine|chlor|fc|cl|cloro)\b/;
const AHEAD =
  /\b(?:will|gonna|going to|forecast|predict\w*|expect\w*|estimat\w*|be (?:at|like|on|by|tomorrow)|left|have|voy a tener|va a (?:estar|haber|tener|quedar)|vamos a tener|habra|estara|tendre|tendra|quedara|pronostico|quede)\b/;
const NO_LEVEL =
  /\b(?:add\w*|put\w*|need\w*|buy\w*|dose|pour\w*|should|how much .{0,20}(?:for|do i)|agreg\w+|ech\w+|pong\w+|pon\w+|necesit\w+|compr\w+|debo|swim\w*|nad\w+|coming|party|guests|kids|fiesta|vienen|clean\w*|store|tablets?|jugs?|shock|rain\w*|llov\w+|deliver\w*|sale)\b/;

/** "What will my chlorine be on Saturday?" */
export function chlorineAhead(frame: Frame, context: CoachContext, _pool: CoachPool): Reply | undefined {
  const { text } = frame;
  if (!CHLORINE.test(text) || !AHEAD.test(text) || NO_LEVEL.test(text) || frame.cues.has('remind') || frame.cues.has('log'))
    return undefined;
  if (frame.quantities.length > 0 || frame.symptoms.length > 0 || frame.parameters.some((name) => name !== 'freeChlorinePpm'))
    return undefined;
  const asked = dayAsked(text, context);
  return asked && asked.ahead <= 14 ? answerRunsOut(frame, context) : undefined;
}

const ALONE =
  /^(?:so |and |hey |ok |y |oye |pues )*(?:(?:what'?s|whats|wats|what is|hows|how'?s|show|check|tell me|give me|cual es|como (?:esta|anda|va)|dime|en cuanto (?:esta|anda|tengo)|cuant[oa]) )?(?:(?:my|the|our|current|latest|pool|mi|el|la|de) )*(?:free |total )?(?:chlorine|cloro(?: libre)?|ph|alkalinity|alk|hardness|calcium|cya|stabilizer|salt|alcalinidad|dureza|estabilizador|sal|fc|ta|ch)(?: (?:level|levels|reading|number|value|nivel|at|now|right now|today|currently|hoy|ahora|ahorita|tengo|hay|tiene|in (?:my|the) pool|en (?:mi|la) (?:piscina|alberca)|(?:mi|la) (?:piscina|alberca)))*\W*$/;
const NAMED_ONLY =
  /^(?:salt|sal|calcium|chlorine|cloro|stabilizer|estabilizador|acid|alk|ta|ch|cya|fc|hardness|dureza|alkalinity|alcalinidad|ph)\W*$/;
const HOW_MUCH_PRODUCT = /\bcuant[oa] (?:estabilizador|sal)\b(?! (?:tengo|hay|tiene))/;

/** "Chlorine level?", "cuánto cloro tengo" */
export function levelAlone(frame: Frame, context: CoachContext, pool: CoachPool): Reply | undefined {
  const { text } = frame;
  if (
    !ALONE.test(text) ||
    NAMED_ONLY.test(text) ||
    HOW_MUCH_PRODUCT.test(text) ||
    frame.quantities.length > 0 ||
    pool.readings.length === 0
  )
    return undefined;
  // "What is chlorine?" asks for its meaning.
  if (
    /\b(?:what|whats|wats|cual|what's)\b/.test(text) &&
    !/\b(?:my|our|mi|level|levels|reading|number|value|nivel|now|at|today|currently|hoy|ahora|ahorita|tengo|hay)\b/.test(text)
  )
    return undefined;
  if (/^cuant[oa] (?:cloro|sal)\W*$/.test(text)) return undefined;
  const name = frame.parameters[0] ?? (CHLORINE.test(text) ? 'freeChlorinePpm' : undefined);
  return name === undefined ? undefined : levelOfPool(name, context);
}
