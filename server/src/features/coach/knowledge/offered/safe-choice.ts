// What people are told to do is never an answer that harms them: such answers are out wherever the right way is asked for.
import type { Choice } from '../../understanding/choices.ts';
import { fold } from '../../understanding/fold.ts';

const UNSAFE: readonly RegExp[] = [
  /\b(?:in|into) the same (?:\w+ )?(?:closet|cabinet|room|shed|shelf|cupboard|corner)\b|\bcaps? (?:off|loose)\b|^pour (?:acid|bleach|chlorine|water|gasoline)\b/,
  /^open the (?:bags?|buckets?|lids?|pails?)\b|\b(?:acid|water|chlorine|bleach) (?:in|into|on|onto|over) the (?:bags?|bucket|chlorine|tabs|tablets|cal-?hypo|powder|granules)\b/,
  /\b(?:open|uncovered) (?:bowl|jar|cup|dish|tray)\b|\b(?:coffee|tea|drinking|glass) (?:cups?|mugs?|jars?|glass(?:es)?)\b|\b(?:repackag\w*|re-?bottl\w*|decant\w*|transfer it to)\b|\brefill (?:it|them) with\b|\bin (?:glass |old |mason )?jars\b/,
  /\b(?:in|inside) (?:the|a|my) (?:hot |closed |parked )?(?:car|trunk)\b|\byears'? worth\b|\blifetime supply\b|\ben el (?:coche|carro|auto)\b/,
  /\bliquids?\b[^,;]*\b(?:above|over|up high|top|higher)\b|\b(?:dry|powders?|granul\w*|solids?)\b[^,;]*\b(?:below|underneath|bottom)\b/,
  // chemicals brought together, or near what sets them off
  /\b(?:mix\w*|combin\w*|dump\w*|pour\w*|stack\w*|blend\w*|together|tip\w*)\b.*\b(?:in(?:to)? (?:one|the same|a single|1)|with (?:the )?(?:acid|chlorine|tabs|tablets|trichlor|cal-?hypo|shock|bleach)|together|with (?:them|each other))\b/,
  /^(?:all )?(?:mixed|combined|together)\b(?!.*\bnever\b)/,
  /\b(?:in|into) (?:one|the same|a single|1) (?:big )?(?:bucket|bin|tub|tote|container|pail|box|feeder|can)\b|\b(?:same|one|1|shared?) scoop\b(?! (?:only|per|for each))|\bscoop for (?:everything|all|both)\b|\bany scoop\b/,
  /\b(?:next to|beside|alongside|near|above|on top of|over|under|below|against|by) (?:the |some |our |an? )?(?:\w+ )?(?:acids?|chlorine|heater|furnace|gas (?:can|mower)|mower|gasoline|water heater|pool heater|boiler|dryer|stove|fertilizers?|paint|window|tin roof|sun|bleach|tabs|tablets)\b/,
  /\b(?:gasoline|gas can|petrol)\b/,
  /\b(?:lids? (?:loose|off|open|cracked|ajar)|loose lids?|open (?:bucket|bag|container|pail)|leave (?:it|them|the bag|the lid) open|left open|uncovered|unlabeled|without (?:a )?labels?|open to (?:the )?air)\b/,
  /\b(?:soda|water|milk|drink\w*|juice|food|gatorade|sports drink) (?:bottles?|jugs?|jars?|containers?)\b|\b(?:kitchen|fridge|refrigerator|pantry|freezer)\b|\b(?:in|inside) the (?:house|living room|bedroom|basement by)/,
  /\b(?:full|direct|hot|warm) sun(?:light|shine)?\b|\bin the (?:sun|greenhouse|attic)\b|\bstay(?:s)? (?:warm|damp|moist)\b|\b(?:damp|wet|humid|hot) (?:place|spot|room|shed|corner|scoop|cup|hands?|rag|towels?|paper)\b|\b(?:use|leave|store|keep) (?:it|them) (?:wet|damp|hot|warm)\b|\bwet it (?:down )?(?:and|so)\b/,
  /\b(?:back|sweep\w*|put|pour\w*|scoop\w*|return\w*) (?:\w+ ){0,3}(?:in|into|back in(?:to)?) (?:the |its |your )?(?:original |same )?(?:tub|bucket|pail|bag|container|drum|storm drain|sewer|toilet|sink)\b|\bsweep\w* (?:\w+ ){0,3}(?:in|into) (?:the |a )?(?:trash|garbage|dumpster)|\b(?:regular|household|kitchen|ordinary) (?:trash|garbage)\b|\bdown the (?:drain|toilet|sink|storm drain)\b/,
  /\b(?:shop[- ]?vac\w*|vacuum cleaner|dry chemical|abc (?:fire )?extinguisher|throw wet)\b/,
  /\b(?:water|agua) (?:in|into|to|onto|on|al|en el|sobre el) (?:the )?(?:acid|acido)\b/,
  // the wrong thing to do for people
  /\b(?:keep|go on|continue|carry on) (?:on )?(?:swimming|using|running|going|diving|playing|working)\b|\bignore\b|\bwait (?:and see|it out|until (?:next|tomorrow|it)|for (?:it|the))|\bdo nothing\b|\bjust (?:watch|wait)\b|\b(?:tape|glue|duct tape|zip tie)\b|\bhold(?:ing)? (?:your|their) breath\b/,
  /\b(?:jump|dive|go|get|leap|rush|run) (?:right |straight )?(?:in|into|back in)\b(?! (?:fresh|shade|the shade|the house|side))|\bgrab (?:him|her|them|the (?:person|victim|swimmer|child))\b|\b(?:touch|pull) (?:him|her|them|the (?:person|victim))\b/,
  /\b(?:sniff\w*|smell it|taste\w*|face (?:in|over|close)|bare hands?|induce vomiting|make (?:him|her|them) (?:vomit|throw up)|rub (?:it|the eyes?|them)|baking soda (?:in|on|into) (?:the |your )?eyes?|butter on)\b/,
  /\b(?:makes? no difference|doesn't matter|does not matter|no difference|not necessary|no need|whatever|any (?:tablets?|chlorine|kind|brand) (?:works|will do|you have|i have)|order (?:makes|does))\b/,
  /\b(?:double|triple|twice|3 times|2 times) (?:the )?(?:label|dose|amount)\b|\bmore than the label\b|\bas much as (?:you|i) (?:like|want)\b/,
  /\bput (?:the )?(?:cal-?hypo|shock|bleach|acid|trichlor) (?:on top|in the (?:skimmer|tablet feeder|feeder))|\bsplash of acid\b|\bwith the (?:motor|pump|engine) (?:on|running)\b/,
  /\b(?:junt[oa]s?|mezcl\w+|revuelt[oa]s?)\b(?!.*\bnunca\b)|\ben (?:un[oa]?|la|el|1) (?:sol[oa]|mism[oa]) (?:cubeta|bote|envase|recipiente)|\b(?:encima|arriba|al lado|cerca|junto|debajo) (?:de|del|a|al) (?:la |el |los )?(?:acido|calentador|cloro|estufa|boiler|gasolina|sol|tricloro|ventana)\b|\btapas? (?:floja|abierta|suelta)s?\b|\bbotellas? de (?:refresco|agua|soda)\b|\b(?:al|en el) sol\b|\bno importa\b|\bla cocina\b|\bbolsa abierta\b|\bhumed[oa]\b/,
];
/** "Never mix", "not in the kitchen", "apart from the acid": said against what harms. */
const AGAINST =
  /\b(?:never|not|don't|do not|no|avoid|without|away from|apart from|separate\w* from|far from|stay out|keep out|nunca|lejos|separad\w+|aparte|sin|instead of)\b/;
export const isUnsafe = (text: string): boolean => {
  const folded = fold(text);
  return !AGAINST.test(folded) && UNSAFE.some((pattern) => pattern.test(folded));
};

const SAFE =
  /\b(?:(?:dry|powders?|granul\w*|solids?)\b[^,;]*\b(?:above|up high|top|higher)|liquids?\b[^,;]*\b(?:below|bottom|low)|(?:the one )?it came in|fresh air|air ?flow|somewhere else|apart|separate\w*|(?:far |well )?away\b|original (?:container|package|bucket|packaging|bag|bottle)|own (?:original )?(?:container|bucket|scoop|package|pail)|cool|dry|shad(?:ed|y)|ventilat\w*|air moving|locked?|out of reach|upright|sealed?|closed?|clean|911|poison control|stay (?:out|back)|get (?:\w+ )?out|(?:close|clear|leave|evacuate) the|upwind|lid away|outdoors, |turn (?:it |the (?:pump|power) )?off|shut (?:it |the (?:pump|power) )?off|cut the power|switch off|off first|gloves|goggles|read the label|follow the label|label|doctor|medical|professional|electrician|rinse|flush|same kind|separad\w+|aparte|seco|fresc\w+|ventilad\w+|bajo llave|envase (?:original|propio)|propio envase|apag\w+|cierr\w+|fuera del agua|guantes)\b/;
const isSafe = (text: string): boolean => SAFE.test(fold(text)) && !isUnsafe(text) && !/\bhot water\b/.test(fold(text));

const ASKS_WRONG =
  /\b(?:never|not (?:to )?(?:do|be|use|store|keep)|shouldn't|should not|must not|wrong|avoid\w*|danger\w*|worst|except|mistake|unsafe|hazard\w*|risk\w*|problem|forbidden|prohibited|illegal|caus\w+|happens?|result\w*|nunca|no (?:se )?debo?|evitar|peligro\w*|riesgo|error|peor)\b/;
const ASKS_WHAT_TO_DO =
  /\b(?:how (?:should|do|can|must|would) (?:i|we|you|they|one)|(?:what|where|which|how)\b.{0,40}\b(?:should|do i|do we|must|ought|can i)\b|(?:right|smart|safe|good|sensible) (?:way|thing|place|move|step)|best (?:place|way|thing|spot|practice|choice|move)|is right|what(?:'s| is) right|safe(?:st|ly)?\b|good (?:rule|idea|habit|plan|practice)\b|proper(?:ly)?|correct(?:ly)?|what now|first (?:step|thing|aid|move)|do first|(?:i|we|you|they|staff|operator) (?:should|must|need to|have to|ought to)|should (?:be|i|we|you|always|have)|must (?:be|always)|better\b|where do|como (?:debo|se debe|hay que|tengo que|\w{3,}o\b)|donde (?:debo|guardo|pongo)|que (?:\w+ )?(?:debo|hago|hay que|uso)|lo correcto|(?:primero|mejor))\b|(?:\bi|\bwe|\bto|,)\W*$/;

const OF_SAFETY =
  /\b(?:stor\w+|keep|kept|chemicals?|oxidizers?|flammable\w*|trichlor|dichlor|cal-?hypo|bleach|tablets|tabs|granul\w+|tricloro|acid|chlorine|shed|spill\w*|leak\w*|fire|fumes|smell\w*|gas|scoop|electr\w*|shock\w*|drain cover|lightning|thunder|drown\w*|child\w*|kids?|label|container|bucket|bag|guard\w+|quimicos?|acido|cloro|cubeta|envase|incendio|derram\w*)\b/;
const NOTHING = /^(?:nothing(?: at all)?|nada)[.,]?$/;
/** The answers that may be chosen: without what harms, where the right way is asked for and something else is left. */
export function harmless(question: string, choices: readonly Choice[]): readonly Choice[] {
  if (ASKS_WRONG.test(question) || !ASKS_WHAT_TO_DO.test(question)) return choices;
  // Of chemicals and dangers, doing nothing is no answer.
  const isOfSafety = OF_SAFETY.test(question);
  const rest = choices.filter(({ text }) => !isUnsafe(text) && !(isOfSafety && NOTHING.test(fold(text))));
  return rest.length > 0 ? rest : choices;
}

/** The only one that is safe by its own words, for where nothing else decides. */
export function safestOf(question: string, choices: readonly Choice[]): Choice | undefined {
  if (ASKS_WRONG.test(question) || !ASKS_WHAT_TO_DO.test(question) || !OF_SAFETY.test(question)) return undefined;
  const safe = choices.filter(({ text }) => isSafe(text));
  return safe.length === 1 ? safe[0] : undefined;
}
