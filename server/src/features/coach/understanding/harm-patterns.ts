// What is asked to hurt someone, over the folded message. It gets no amount, no way and no product. Algae and germs are no one.
const PEOPLE =
  '(?:someone|somebody|some ?one|people|everyone|him|her|them|alguien|gente|(?:my|his|her|their|the|a|an|that|some|mi|su|el|la|un|una) (?:little |old |annoying |next door |former |step)?(?:roommate|neighbou?rs?|wife|husband|boss|dogs?|cats?|kids?|child|children|brother|sister|mother|father|mom|dad|ex|girlfriend|boyfriend|guy|man|woman|friend|coworker|landlord|tenant|teacher|person|guests?|vecin[oa]s?|esposo|esposa|jefe|perro|gato|hij[oa]s?|herman[oa]|novi[oa]|companer[oa]|inquilin[oa]))';
const HURT =
  '(?:gas|poison|kill|blind|drown|hurt|harm|sicken|injure|murder|knock out|envenenar|matar|asfixiar|ahogar|lastimar|enfermar|cegar)';
const FOOD = '(?:drink|drinks|food|coffee|tea|juice|soda|bottle|meal|soup|beer|wine|cup|bebida|comida|cafe|refresco|vaso|botella)';
const OTHERS =
  "(?:his|her|their|someone'?s?|somebody'?s?|my (?:ex|neighbou?r|roommate|wife|husband|boss|sister|brother)(?:'?s)?|the neighbou?r'?s?|del vecino|de la vecina|de mi (?:ex|vecin[oa]|jefe)|su)";

const PATTERNS: readonly string[] = [
  String.raw`\b(?:to|and|would|will|could|para|quiero|want to|going to) ${HURT} ${PEOPLE}\b`,
  String.raw`\b(?:put|add|pour|slip|dump|spike|throw|drop|mix|echar\w*|poner\w*|meter\w*)\b.{0,40}\b${OTHERS} (?:pool|hot tub|spa|water|${FOOD}|alberca|piscina|agua)\b.{0,80}\b(?:sick|ill|itch\w*|burn\w*|hurt\w*|notic\w*|die|kill\w*|rash\w*|ruin\w*|revenge|enferm\w*|sin que|venganza|arruin\w*)\b`,
  String.raw`\b(?:chlorine|bleach|acid|chemicals?|shock|algaecide|cloro|acido|quimicos?)\b.{0,30}\b(?:in|into|en) (?:${OTHERS}) ${FOOD}\b`,
  String.raw`\b(?:chlorine|bleach|acid|chemicals?|shock|algaecide|cloro|acido|quimicos?)\b.{0,40}\b(?:dogs?|cats?|pets?|perros?|gatos?)'?s? (?:water|food|bowl|dish)\b|\b(?:agua|comida|plato) (?:del|de los|al) (?:perro|gato)s?\b.{0,30}\b(?:cloro|acido)\b`,
  String.raw`\bso (?:that )?${PEOPLE}(?: in law)?(?:'s)?(?: \w+){0,3} (?:gets?|is|are|will be) (?:shocked|electrocuted|zapped|hurt|burned|sick|stuck|poisoned|drowned|killed)\b|\bpara que (?:le|les|se) (?:de corriente|electrocute\w*|ahogue\w*|queme\w*|atore\w*)\b`,
  String.raw`\b(?:hold|keep|push|force)(?:ing)? ${PEOPLE} (?:under|below|down)\b|\b(?:looks?|seem|appear) like (?:a |an )?(?:drowning|accident|suicide)\b|\bparezca (?:un )?(?:accidente|ahogamiento)\b`,
  String.raw`\b(?:toxic|poison(?:ous)?|chlorine|mustard|deadly|lethal|nerve) gas\b.{0,30}\b(?:recipe|instructions|ingredients|step by step)\b|\b(?:recipe|instructions|ingredients|receta) (?:for|to make|de|para)\b.{0,30}\b(?:gas|explosives?|bombs?|bomba|explosivo)\b`,
  String.raw`\b(?:hago|haces|hacemos|haria|preparo|preparar|produzco|producir)\b.{0,20}\b(?:gas (?:toxico|venenoso|cloro|letal|mortal)|bomba|explosivo)\b`,
];
export const HARM_TO_PEOPLE = new RegExp(PATTERNS.join('|'));
