// "What should my pH be?", "What raises CYA?", "Is low alkalinity bad?", "Can I swim if pH is high?": one value and what is asked of it, in any
// words that add nothing else.
import type { ParameterName } from '../../understanding/lexicon.ts';

export type Aspect = 'level' | 'up' | 'down' | 'low' | 'high' | 'swimLow' | 'swimHigh';

const NAMES: readonly (readonly [ParameterName, string])[] = [
  ['combinedChlorinePpm', String.raw`combined (?:chlorine|cl)|chloramines?|cc|cloro combinado|cloraminas?`],
  ['freeChlorinePpm', String.raw`(?:free )?(?:available )?chlorine|fc|cloro(?: libre)?`],
  ['ph', String.raw`ph`],
  ['alkalinityPpm', String.raw`(?:total )?(?:alkalinity|alkalinty|alkalnity)|alk|ta|alcalinidad(?: total)?`],
  ['hardnessPpm', String.raw`calcium(?: hardness)?|(?:water )?hardness|dureza(?: (?:de(?:l)? )?calcio)?|calcio`],
  ['cyanuricAcidPpm', String.raw`cya|cyanuric(?: acid)?|stabili[sz]er|conditioner|acido cianurico|cianurico|estabilizador`],
  ['saltPpm', String.raw`salt(?: level)?|salinity|sal|salinidad`],
];
const NAMED = new RegExp(String.raw`\b(?:${NAMES.map(([, pattern]) => `(${pattern})`).join('|')})(?!\w)`, 'g');

/** Words that ask for nothing of their own. */
const FILLER = new Set(
  (
    "the a an of in for my our your is are be been it its it's to do does did i we you one what whats what's which hows how's how where when there this that pool pools hot tub tubs spa water swimming backyard level levels reading readings number numbers value amount range at have has had with much so hey hi hello ok okay please pls and me tell us typically usually generally just about would will " +
    'alberca piscina agua de del en el la los las un una mi mis cual es que como cuanto cuanta nivel niveles rango valor le se me lo y a q esta estan sale salio tengo tiene con para hola por'
  ).split(' '),
);
const LEVEL =
  /^(?:good|ideal|correct|right|normal|recommended|proper|best|perfect|optimal|optimum|target|should|supposed|ought|sit|kept|keep|maintain|healthy|acceptable|correcto|correcta|bueno|buena|normal|recomendado|recomendada|adecuado|adecuada|optimo|optima|debe|deberia|debo|tener|estar|ser|mantener)$/;
const UP = /^(?:rais\w+|increas\w+|up|higher|boost\w*|bump|subo|subir\w*|sube|aument\w+|elev\w+)$/;
const DOWN = /^(?:lower|lowers|lowering|reduc\w+|decreas\w+|down|drop|drops|bajar\w*|baja|disminu\w+|reduzco)$/;
const TO_GET =
  /^(?:bring|get|make|take|need|want|way|ways|easiest|fastest|cheapest|quickest|quickly|fast|rapido|manera|forma|mejor|use|add|put|can|could|chemical|product|uso|usar|echo|echar|agrego|pongo|puedo|producto|quimico|best|mas)$/;
const LOW = /^(?:low|bajo|baja|bajos)$/;
const HIGH = /^(?:high|alto|alta|altos)$/;
const STATE = /^(?:too|very|really|super|kinda|way|a little|muy|demasiado|if|when|si|cuando|being|having|getting|having|tener)$/;
const EFFECT =
  /^(?:happen|happens|happened|bad|why|problem|problems|effects?|matter|matters|dangerous|danger|harmful|harm|hurt|hurts|wrong|cause|causes|signs|symptoms|issue|issues|consequences|risks?|worry|worried|pasa|pasaria|malo|mala|problema|problemas|efectos?|importa|peligroso|peligrosa|dano|danos|riesgos?|consecuencias)$/;
const FIX =
  /^(?:fix|fixed|add|do|use|put|need|correct|solve|treat|adjust|balance|bring|get|raise|back|arreglo|arreglar|corrijo|corregir|echo|echar|pongo|poner|agrego|agregar|uso|usar|hago|hacer|ajusto|puedo|can|should|debo)$/;
const SWIM =
  /^(?:swim|swimming|safe|ok|okay|fine|can|could|kids|people|go|get|nadar|nado|puede|pueden|puedo|podemos|seguro|segura|meter|meterse|meterme|meternos|entrar|bien|ninos|still|should)$/;
const IS_SWIM = /\b(?:swim\w*|get in|go in|nad\w+|meter(?:se|me|nos)?|entrar)\b/;

/** "How do I raise it?" is answered with this pool's dose (ways.ts). */
const WHAT_CHANGES =
  /^(?:so |ok |hey |and |y )*(?:what(?: else)? (?:raises|lowers|increases|decreases|reduces|brings)|(?:i )?(?:need|want) to (?:get|bring|have)|que (?:sube|baja))\b/;
/** "Why is it so high?" asks for a cause. */
const ASKS_WHY = /\b(?:why|por que)\b/;
const IS_BAD = /\b(?:bad|problem|matter|issue|dangerous|harmful|harm|malo|mala|problema|importa|peligros[oa])\b/;

/** "Como bajo el pH" is asked for less, "tengo el pH bajo" for more. */
const AS_VERB = /\b(?:como|para|que|puedo|quiero|necesito)\b(?: \w+){0,2} (?:bajo|baja|bajar|bajarle?)\b(?: (?:el|la|mi))? @|^baj(?:o|ar) /;

/** "In a salt pool": what kind it is, and no value. */
const OF_KIND = /\b(?:salt ?water|salt|chlorine) (?:pools?|systems?)\b|\b(?:alberca|piscina) (?:de|con) (?:sal|cloro)\b/g;
const MOST_WORDS = 14;
const MOST_VALUES = 3;

const isAll = (words: readonly string[], ...kinds: readonly RegExp[]): boolean =>
  words.every((word) => FILLER.has(word) || kinds.some((kind) => kind.test(word)));

function aspectOf(text: string, words: readonly string[]): Aspect | undefined {
  const has = (kind: RegExp) => words.some((word) => kind.test(word));
  const isVerb = AS_VERB.test(text);
  const [isLow, isHigh] = [has(LOW) && !isVerb, has(HIGH)];
  if (isLow && isHigh) return undefined;
  if (isLow || isHigh) {
    const state = isLow ? LOW : HIGH;
    if (IS_SWIM.test(text)) return isAll(words, state, STATE, SWIM) ? (isLow ? 'swimLow' : 'swimHigh') : undefined;
    if (ASKS_WHY.test(text) && !IS_BAD.test(text)) return undefined;
    if (has(EFFECT) && isAll(words, state, STATE, EFFECT)) return isLow ? 'low' : 'high';
    return has(FIX) && isAll(words, state, STATE, FIX, TO_GET) ? (isLow ? 'up' : 'down') : undefined;
  }
  const isDown = has(DOWN) || isVerb;
  if (has(UP) || isDown) {
    const isOne = has(UP) !== isDown && WHAT_CHANGES.test(text);
    return isOne && isAll(words, UP, DOWN, LOW, TO_GET, FIX) ? (isDown ? 'down' : 'up') : undefined;
  }
  return has(LEVEL) && isAll(words, LEVEL) ? 'level' : undefined;
}

/** "Is my pH right?" asks for the pool's own value, and "is 7.4 good" has a number. */
const OF_OWN =
  /^(?:so |hey |ok |and |y )*(?:is|are|was|hows?|how's|esta|estan)\b (?:the|my|our|mi|el|la|nuestr\w)?\b ?@(?! (?:too |very )?(?:low|high) (?:bad|a problem))/;

/** `text`: folded. Undefined unless the message names one value, asks one of these things of it, and says nothing else. */
export function valueAsked(text: string): { names: readonly ParameterName[]; aspect: Aspect } | undefined {
  if (/\d/.test(text)) return undefined;
  const names = new Set<ParameterName>();
  const bare = text
    .replaceAll(OF_KIND, 'pool')
    .replaceAll(/[¿?¡!.,;:"]/g, ' ')
    .replaceAll(NAMED, (found, ...groups: unknown[]) => {
      const index = groups.slice(0, NAMES.length).findIndex((group) => group === found);
      const name = NAMES[index]?.[0];
      if (name) names.add(name);
      return '@';
    })
    .replaceAll(/\s+/g, ' ')
    .trim();
  const words = bare.split(' ').filter((word) => word !== '@' && !(names.size > 1 && /^(?:and|e)$/.test(word)));
  if (names.size === 0 || names.size > MOST_VALUES || words.length > MOST_WORDS || OF_OWN.test(bare)) return undefined;
  const aspect = aspectOf(bare, words);
  // "The right chlorine and pH": both. Of two that are high, each has its own answer.
  return aspect && (names.size === 1 || aspect === 'level') ? { names: [...names], aspect } : undefined;
}
