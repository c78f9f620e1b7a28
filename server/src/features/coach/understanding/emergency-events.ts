// What has happened, told in any order of its parts: a chemical and a body, a person and the water, a current and what carries it.
// Patterns with a fixed order (emergency-patterns.ts) come first; these catch how it is typed in a hurry: "kid got acid in eyes".
import type { Emergency } from '@limpid/chemistry';

const CHEMICAL =
  /\b(?:chlorine|acid|bleach|muriatic|algaecide|hypo\w*|trichlor|dichlor|tablets?|pucks?|soda ash|shock powder|pool shock|chlorine powder|granul\w*|chemicals?|cloro|acido|muriatico|hipoclorito|lejia|tricloro|pastillas?|quimicos?|polvo de cloro)\b/;
const EYE_OR_SKIN =
  /\b(?:eyes?|eyeballs?|face|skin|hands?|arms?|legs?|foot|feet|fingers?|lap|hair|scalp|ojos?|cara|piel|manos?|brazos?|piernas?|pies?|dedos?)\b/;
const REACHED =
  /\b(?:splash\w*|splatter\w*|spill\w*|spray\w*|squirt\w*|dripp?\w*|flew|popped|shot|got(?: \w+){0,4} (?:in|into|on|all over)|get(?:s|ting)? (?:in|into|on)|(?:is|are|was|were) (?:in|on|all over) (?:my|his|her|their|our|the)|hit (?:my|his|her|him|me|the)|all over (?:my|his|her|their|our|me|him)|in (?:my|his|her|their|our|both|the|one)? ?eyes?|salpic\w*|derram\w*|me cayo|le cayo|se me (?:metio|fue)|entro|(?:al|en el|en los) ojos?)\b/;
const MOUTH =
  /\b(?:in|into|inside|en|a) (?:his|her|their|my|the|la|su|el) (?:mouth|boca)\b|\b(?:mouth|boca)\b.{0,20}\b(?:full|covered|llena)\b/;
/** How it is done rightly, and water that stings a swimmer, are no accidents. */
const NO_ACCIDENT =
  /\b(?:avoid|prevent|protect|goggles|should i wear|how (?:do|to|can) (?:i|you|we)? ?(?:keep|stop)|swimming|swam|swim|nadar|nadando|evitar|proteger|lentes|gafas)\b|^(?:can|does|do|will|is|puede|es)\b/;

const SHOCKED =
  /\b(?:water|pool|ladder|rails?|handrail|light|pump|heater|metal|steps?|spa|tub|agua|alberca|piscina|escalera|barandal|bomba)\b(?: \w+){0,3} (?:(?:shocks?|shocked|shocking|zaps?|zapped|zapping) (?:me|us|you|him|her|them|my|people|everyone|anyone|the kids?|when|if|whenever)\b|gives? (?:me|us|you|off) (?:a )?(?:shocks?|zaps?|jolts?)|gave (?:me|us|him|her) a (?:shock|zap|jolt)|da toques?|dio (?:un )?toques?|da corriente)\b(?! (?:it|the (?:pool|water))\b)|\b(?:got|get|gets|getting|felt|feel) (?:a |an |little |small |electric(?:al)? |mild )*(?:shock(?:ed|s)?|zap(?:ped|s)?|jolt(?:ed|s)?)\b.{0,40}\b(?:water|pool|ladder|rails?|handrail|light|pump|heater|metal|spa|tub|steps?)\b|\b(?:me|nos|le) (?:da|dio|dan) (?:un |una )?(?:toques?|descargas?|corriente)\b/;

/** A bang or a spark at what carries a current, and people in the water who felt it. */
const CARRIES =
  /\b(?:lights?|lamps?|bulb|pump|heater|wires?|cables?|cords?|outlet|breaker|transformer|luz|luces|foco|lampara|bomba|calentador|cables?|enchufe)\b/;
const BANGED =
  /\b(?:bang(?:ed)?|pop(?:ped)?|spark\w*|flash(?:ed)?|blew|buzz\w*|exploded|short(?:ed)?(?: out)?|went out|trono|chispa\w*|revento|exploto|corto)\b/;
const FELT =
  /\b(?:felt (?:it|that|something|a (?:shock|jolt|buzz|tingle))|scream\w*|yell\w*|stiff\w*|jolted|frozen?|can'?t let go|(?:isn'?t|isnt|not|won'?t|wont|stopped) (?:talk|mov|answer|respond)\w*|lo sinti\w+|sintieron|grit\w+|ties[oa]s?|no (?:habla|contesta|responde|se mueve))\b/;
const IN_POOL =
  /\b(?:in (?:the |our )?(?:water|pool|tub|spa|hot tub)|swimming|swimmers?|en (?:el|la) (?:agua|alberca|piscina|jacuzzi)|adentro|nadando)\b/;

const BLUE =
  /\b(?:he|she|friend|son|daughter|kid|child|baby|boy|girl|husband|wife|brother|sister|someone|face|hijo|hija|nino|nina|bebe|esposo|esposa|amig[oa])\b(?: \w+){0,2} (?:is|are|was|turned|turning|looks?|went|has gone|esta|se puso)(?: \w+){0,2} (?:blue|purple|gray|grey|azul|morad[oa])\b/;
const LIMBS_GONE =
  /\b(?:can'?t|cannot|can not|couldn'?t|unable to|not able to|no (?:puede|siente|mueve)) (?:move|feel|mover|sentir)?(?: (?:his|her|their|my|any|the|anything|las|los|sus|below|bajo))* ?(?:legs?|arms?|feet|toes|hands|body|neck|waist|piernas?|brazos?|pies|manos|cuerpo)\b|\b(?:legs?|arms?|piernas?|brazos?) (?:are|is|went|feel|estan) (?:numb|tingl\w+|dead|dormid\w+|entumid\w+)\b/;
const WENT_IN =
  /\b(?:div\w*|dove|jump\w*|fell|slipped|slid|slide|clavad\w*|se (?:avento|tiro|cayo)|brinco|pool|water|alberca|piscina|agua)\b/;

const PERSON =
  /\b(?:he'?s?|she'?s?|they'?re|someone|somebody|man|woman|guy|lady|person|swimmer|friend|guest|husband|wife|(?:little |big |older |baby )?(?:brother|sister)|mom|dad|grand(?:ma|pa|son|daughter|child)|kids?|child|toddler|baby|boy|girl|son|daughter|nephew|niece|alguien|nin[oa]|hij[oa]|bebe|herman[oa]|amig[oa]|espos[oa]|senor|senora|abuel[oa]|prim[oa])\b/;
const LIFELESS =
  /\bface ?down\b|\bboca ?abajo\b|\bnot breathing\b|\bno respira\b|\blifeless\b|\bunconsc\w*\b|\binconscient\w*|\b(?:went|is|are|hes|shes|he'?s|she'?s|gone|looks?) (?:all )?(?:limp|blue|purple|gr[ae]y|cold)\b|\b(?:at|on|in|al|en el) (?:the )?(?:bot+om|fondo)\b|\bno (?:se )?(?:mueve|reacciona|responde|despierta)\b|\bsin (?:moverse|vida)\b/;
/** Who it is goes without saying. */
const FLOATS = /\b(?:float\w*|flot\w*)\b.{0,12}\b(?:face ?down|boca ?abajo)\b/;
/** In general, and what lies at the bottom that is no one. */
const NO_VICTIM =
  /^(?:how|why|what|can|could|is it|does|do|should|when|where|como|por que|que|puede|es)\b|\b(?:learn\w*|practic\w*|class|toy|toys|ring|rings|dive (?:sticks|toys)|coin|leaf|leaves|sand|dirt|algae|stain\w*|spot\w*|drain|robot|cleaner|vacuum|ladder|step|juguete|hojas|arena)\b/;
const TOGETHER_ILL =
  /\b(?:everyone|everybody|we|people|kids|swimmers|guests|several|all of us|todos|gente|ninos|varios|estamos)\b.{0,40}\b(?:cough\w*|chok\w*|throwing up|vomit\w*|dizzy|can'?t breathe|gasping|tosiendo|vomit\w*|maread\w*|no podemos respirar)\b/;
const IN_THE_AIR = /\b(?:smell\w*|fumes?|gas|indoor|chlorine|chemical\w*|pump room|olor|huele|cloro|quimic\w*|vapores?)\b/;
const SMOKES = /\b(?:smok(?:es|ing)|hissing|fuming|steaming|bubbling over|sparking|on fire|burning up|humea\w*|echando humo|hirviendo)\b/;
const CAUGHT =
  /\b(?:hair|hand|arm|foot|finger|leg|butt|back|suit|swimsuit|necklace|he|she|kid|child|boy|girl|son|daughter|someone|pelo|cabello|mano|brazo|pie|dedo|hij[oa]|nin[oa])\b.{0,24}\b(?:stuck|sucked|caught|trapped|pulled|held|tangled|atorad\w|atrapad\w|succion\w*)\b.{0,30}\b(?:jets?|suction|returns?|intake|vent|grate|filter|pump|pipe|hole|drain|chorro|rejilla|tubo)\b/;

/** Comes before everything that the same words may tell beside it. */
export const firstEventIn = (text: string): Emergency['id'] | undefined => {
  const event = eventIn(text);
  return event === 'swallowed' || event === 'drowning' || event === 'entrapment' ? event : undefined;
};

/** "Chlorine burns my eyes when I swim": the water, and no splash of a product. */
export const isOfSwimming = (text: string): boolean => /\b(?:swim\w*|swam|nad(?:o|ar|amos|ando))\b/.test(text) && !REACHED.test(text);

/** Undefined where nothing of the kind is told. */
export function eventIn(text: string): Emergency['id'] | undefined {
  if (SHOCKED.test(text) || [CARRIES, BANGED, FELT, IN_POOL].every((part) => part.test(text))) return 'electric_shock';
  if (CAUGHT.test(text) && !NO_VICTIM.test(text.replaceAll(/\bdrain\b/g, ' '))) return 'entrapment';
  if (LIFELESS.test(text) && (PERSON.test(text) || FLOATS.test(text)) && !NO_VICTIM.test(text)) return 'drowning';
  if (TOGETHER_ILL.test(text) && IN_THE_AIR.test(text)) return 'gas';
  if (BLUE.test(text) && WENT_IN.test(text)) return 'drowning';
  if (!CHEMICAL.test(text)) return undefined;
  if (SMOKES.test(text) && !NO_VICTIM.test(text)) return 'mixed_chemicals';
  if (MOUTH.test(text)) return 'swallowed';
  return EYE_OR_SKIN.test(text) && REACHED.test(text) && !NO_ACCIDENT.test(text) ? 'skin_or_eyes' : undefined;
}

/** Arms or legs that don't move after a dive: the neck. */
export const isHurtNeck = (text: string): boolean => LIMBS_GONE.test(text) && WENT_IN.test(text);
