// What people write when something has happened, or is happening, over the folded message. The first that fits counts.
import type { Emergency } from '@limpid/chemistry';

const CHEMICAL =
  'chlorine|acid|bleach|shock|tablets?|tabs?|pucks?|trichlor|dichlor|cal[ -]?hypo|muriatic|algaecide|chemicals?|powder|cloro|acido|muriatico|hipoclorito|tricloro|pastillas?|tabletas?|quimicos?|granul\\w*';
const FUMES = 'smok\\w*|fum\\w*|gas|hiss\\w*|vapou?rs?|humo|vapor(?:es)?|humea\\w*';
const BREATH =
  'cough\\w*|wheez\\w*|gasping|chest (?:hurts?|pain|is tight|feels tight)|tight(?:ness in (?:my|the))? chest|throat (?:hurts?|is sore|burn\\w*|is burning)|lungs (?:hurt|burn\\w*)|short(?:ness)? of breath|out of breath|tosiendo|toser|toso|tose|tos|(?:me )?arde la garganta|(?:me )?duele el pecho|falta (?:de|el) aire|me falta el aire';
const SMALL_PERSON =
  'toddler|baby|infant|child|kid|boy|girl|son|daughter|grandson|granddaughter|nephew|niece|nino|nina|bebe|hijo|hija|nieto|nieta|sobrino|sobrina';
const BODY = `${SMALL_PERSON}|someone|somebody|man|woman|husband|wife|friend|guest|person|swimmer|brother|sister|mom|dad|mother|father|grandpa|grandma|he|she|they|him|her|them|people|alguien|esposo|esposa|amig[oa]|ella|persona|senor|senora|mama|papa|abuel[oa]|herman[oa]`;
const ANYONE = `${SMALL_PERSON}|someone|somebody|man|woman|husband|wife|friend|guest|he|she|alguien|esposo|esposa|amig[oa]|el|ella`;

export const PET = /\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|pets?|perr[oa]s?|cachorr[oa]s?|gat[oa]s?|mascotas?)\b/;
export const PERSON = new RegExp(String.raw`\b(?:${SMALL_PERSON}|i|me|husband|wife|esposo|esposa|yo)\b`);

export const HAPPENED: readonly (readonly [Emergency['id'], RegExp])[] = [
  // "My kid drank 2 cups": of what is not said, so it is taken for what was talked about.
  [
    'swallowed',
    /\b(?:drank|drunk|swallowed|sipped) (?:about |like |maybe |almost )?(?:\d[\d.]*|an?|some|half an?|one|two|three) ?(?:cups?|oz|ounces?|sips?|gulps?|mouthfuls?|spoons?|spoonfuls?)\b(?! of (?!(?:the |my |our |some )?(?:it|that|acid|muriatic|chlorine|bleach|algaecide|shock|chemicals?|clarifier)\b))/,
  ],
  [
    'drowning',
    new RegExp(
      [
        String.raw`\b(?:is drowning|are drowning|drowned|drowning now|drowning help|help .{0,20}drowning|unconscious|face down|floating face|pulled (?:him|her|my|the|a) .*(?:out|from)|unresponsive|(?:not|no) responsive|no pulse|(?:gone|went|is|are) limp|blue lips|lips (?:are )?blue|turning blue|se (?:esta |estan )?ahog(?!uen?\b)\w+|no respira\w*|dejo de respirar|inconsciente|sin pulso|labios (?:azules|morados))\b`,
        String.raw`\b(?:${ANYONE}|swimmer|people|kids|children)\b.{0,24}\b(?:struggling|thrashing|panicking|flailing|in trouble|going under|keeps? going under|can'?t (?:stay up|keep (?:his|her|their) head up)|se esta hundiendo|no puede salir)\b.{0,40}\b(?:pool|water|deep|tub|spa|piscina|alberca|agua|hondo)\b`,
        String.raw`\b(?:${BODY})\b(?!'s \w+ (?:is|are)\b).{0,40}\b(?:under ?water|under the water|in the (?:pool|water|tub|hot tub|spa)|at the bottom|debajo del agua|en el fondo)\b.{0,60}\b(?:not|isn'?t|isnt|aren'?t|doesn'?t|won'?t|stopped|no (?:se )?)(?: \w+)? ?(?:mov(?:e|es|ing)|respond\w*|wak\w+|react\w*|com(?:e|ing) up|mueve|reacciona|responde|despierta|sale)\b`,
        String.raw`\b(?:${ANYONE}|person|swimmer|kids|children|ninos|persona)\b(?!'s) (?:(?:is|are|was|lies|lying|laying|sank|has sunk|esta|estan|quedo|hay) ){1,2}(?:\w+ ){0,2}?(?:at|on|to|en|al) (?:the |el )?(?:bottom|fondo)\b(?! (?:steps?|rung|stairs?|shelf|bajo|half))`,
        String.raw`\b(?:${SMALL_PERSON})\b(?!.*\b(?:rafts?|tubes?|noodles?|vest|float(?:ie|y)?s?|ring|swim\w*|learn\w*)\b).{0,50}\b(?:is|was|lies|esta) (?:just |there )?(?:floating|flotando)\b`,
        String.raw`\b(?:${ANYONE}|person|swimmer|persona)\b.{0,16}\b(?:esta |is )?(?:flotando )?(?:boca abajo|face ?down|not coming up|didn'?t come (?:back )?up|hasn'?t come up|no sale (?:del agua|a flote))\b`,
        String.raw`\b(?:${BODY})\b (?:\w+ ){0,2}?(?:isn'?t|is not|won'?t|doesn'?t|not|no) (?:respond\w*|wak(?:e|es|ing)(?: up)?|mov(?:e|es|ing)|reacciona|responde|despierta)\b(?! (?:to|in)\b)`,
        String.raw`\b(?:slipped|fell|falls|cayo|resbalo)\b.{0,12}\b(?:in|into|en|a)\b.{0,10}\b(?:pool|water|spa|tub|alberca|piscina|agua)\b.{0,40}\b(?:can'?t|cannot|couldn'?t|no puede) (?:get (?:up|out)|stand|climb|swim|salir|pararse|levantarse|nadar)\b`,
        String.raw`\b(?:had|has|having|in|tuvo|tiene|teniendo) (?:a |an |another |una? )?(?:seizures?|convulsions?|epileptic fit|convulsion(?:es)?|ataque epileptico)\b.{0,40}\b(?:pool|water|spa|tub|swimming|alberca|piscina|agua|nadando|jacuzzi)\b|\b(?:pool|water|spa|tub|swimming|alberca|piscina|agua)\b.{0,24}\b(?:had|has|having|tuvo|esta teniendo) (?:a |an |una? )?(?:seizure|convulsion|epileptic fit|ataque epileptico)\b`,
        String.raw`\b(?:not|isn'?t|isnt|aren'?t|stopped|wasn'?t|won'?t|can'?t get .{1,12} to) breath(?:ing|e)\b`,
        String.raw`\b(?:${ANYONE})\b.{0,40}\b(?:fell|fallen|slipped|went under|is under|sank|sinking|se cayo|cayo|se hundio)\b.{0,30}\b(?:pool|water|spa|tub|piscina|alberca|agua|jacuzzi)\b.{0,60}\b(?:breath\w*|moving|move|awake|respond\w*|cough\w*|help|limp|under|bottom|respir\w*|mueve|reacciona|tose|ayuda|fondo)\b`,
        String.raw`\b(?:${SMALL_PERSON})\b.{0,20}\b(?:just |has )?(?:fell|fallen|falls?) (?:in|into)\b(?! love).{0,25}\b(?:help|now|pool|water)?`,
        String.raw`\b(?:${SMALL_PERSON})\b.{0,12}\bse (?:cae|caiga|cayo) (?:a|al|en|dentro)\b.{0,12}\b(?:alberca|piscina|agua|jacuzzi|tina)\b`,
        String.raw`\b(?:at|on|lying on|laying on|en) (?:the |el )?(?:bottom of the (?:pool|tub)|fondo de la (?:piscina|alberca))\b.{0,30}\b(?:${ANYONE})\b`,
      ].join('|'),
    ),
  ],
  [
    'swallowed',
    new RegExp(
      [
        String.raw`\b(?:swallowed|drank|ate|eaten|chewed|ingested|licked|took a (?:sip|gulp|bite)|(?<!(?:a|little|tiny|every) )bit(?:ten)? (?:into|on|off|down|a|an|the|one)|sucked (?:on|a)|put (?:\w+ ){1,4}in (?:his|her|their|the) mouth|se (?:trago|tomo|bebio|comio)|trago|bebio|comio|mordio)\b.{0,60}\b(?:${CHEMICAL}|stabilizer)\b`,
        String.raw`\b(?:${SMALL_PERSON}|kids|children|someone|somebody|alguien)\b.{0,24}\b(?:swallowed|drank|ate|eaten|licked|chewed|se (?:trago|comio|tomo)|comio|trago)\b.{0,40}\b(?:pool salt|salt|soda ash|baking soda|clarifier|conditioner|calcium|diatomaceous|reagents?|test drops|sal|clarificante|reactivos?)\b`,
        // A pool eats chlorine too: in the present it has to be a person.
        String.raw`\b(?:${SMALL_PERSON}|kids|children|someone|somebody|husband|wife|friend|guest|alguien|esposo|esposa)\b.{0,16}\b(?:drinks?|eats?|swallows?|chews?|ingests?|traga|trague|bebe|beba|toma|tome|tomo|come|coma|muerde)\b.{0,30}\b(?:${CHEMICAL}|stabilizer)\b`,
      ].join('|'),
    ),
  ],
  [
    'entrapment',
    /\b(?:stuck|held|trapped|caught|sucked|hair|atrapad\w|atorad\w|pegad\w|atoro|pego|pelo|cabello)\b.{0,40}\b(?:drain|suction|main drain|skimmer|drenaje|dren|succion|coladera|desague)\b/,
  ],
  [
    'electric_shock',
    /\b(?:rails?|ladder|handrail|lights?|lamp|pump|heater|handle|metal|pole|box|cord|barandal|escalera|foco|bomba|cable)\b.{0,40}\b(?:can'?t|cannot|couldn'?t|could not|unable to|wouldn'?t) let go\b|\b(?:barandal|escalera|foco|bomba|cable|metal)\b.{0,40}\bno (?:se |lo |la |me )*(?:puede|podia|pude|suelta|soltaba) ?(?:soltar)?\b|\b(?:touch\w*|in the (?:water|pool|tub)|toc\w+|en el agua)\b.{0,30}\b(?:feel|felt|feeling|siento|se siente)\b.{0,12}\b(?:electricity|electric|current|electricidad|corriente|toques)\b|\b(?:feel|felt|siento)\b.{0,8}\b(?:electricity|a current|electricidad|corriente)\b.{0,40}\b(?:water|pool|rail|ladder|agua|alberca|piscina|escalera)\b|\b(?:live|exposed|bare|downed|loose|electric(?:al)?|power|extension) (?:wires?|cords?|cables?|lines?)\b.{0,30}\b(?:in|into|on|touch\w*|fell)\b.{0,16}\b(?:pool|water|spa|tub)\b|\b(?:cables?|alambres?)\b.{0,24}\b(?:pelad\w|electric\w|de luz|vivo)\b.{0,30}\b(?:agua|alberca|piscina)\b|\bcalambres?\b.{0,40}\b(?:toc\w+|escalera|barandal|metal|luz)\b|\b(?:buzz\w*|tingl\w*|vibrat\w*|pulsing|current|zumbido|cosquill\w*|corriente)\b.{0,50}\b(?:ladder|rails?|handrail|light|metal|touch\w*|water|escalera|barandal|luz|agua|tocar|toco)\b(?!.{0,20}(?:pump|bomba))|\b(?:electric shock|shocked in|shocked (?:by|from|when|while|touching|at)|tingl\w+|electrocut\w+|zapped|corriente electrica|descarga electrica|(?:recib\w+|le dio|me dio|dio) una descarga|hormigueo|toques|calambrazo|me dio (?:la )?corriente|pasa corriente)\b(?!.*(?:calculator|level))|\b(?:got|gets?|getting|felt|feels?|feel|gave me|gives me) (?:a |an |little |small |mild |slight |electrical |electric )*(?:shock(?:ed)?|zap)\b(?! (?:treat\w*|product|dose|level|bag|kit|chlorine))/,
  ],
  [
    'skin_or_eyes',
    new RegExp(
      String.raw`\b(?:eyes?|skin|face|hands?|ojos?|piel|cara|manos?)\b.{0,20}\b(?:burn\w*|sting\w*|arde\w*|quem\w*)\b.{0,30}\b(?:after|from|when|while|since|despues de|al|por)\b.{0,16}\b(?:pour\w*|add\w*|open\w*|handl\w*|spill\w*|mix\w*|touch\w*|echar\w*|abrir|tocar)\b.{0,24}\b(?:${CHEMICAL})\b|\b(?:skin|eyes?|face|hands?|arms?|legs?|foot|feet|fingers?|piel|ojos?|cara|manos?|brazos?|piernas?|pies?|dedos?)\b.{0,20}\b(?:burn\w*|sting\w*|blister\w*|hurts?|on fire|arde\w*|quem\w*|duele\w*)\b.{0,40}\b(?:spill\w*|splash\w*|acid|muriatic|bleach|caustic|soda ash|derram\w*|salpic\w*|acido|muriatico)\b|\b(?:spill\w*|splash\w*|got (?:it|some)|dripped|derram\w*|salpic\w+|cayo)\b.{0,20}\b(?:on|in|over|en|sobre) (?:my|his|her|the|mi|el|la|su|un|una)s? (?:foot|feet|hands?|arms?|legs?|eyes?|face|skin|lap|pie|pies|manos?|brazos?|piernas?|ojos?|cara|piel)\b.{0,40}\b(?:burn\w*|sting\w*|hurts?|red|blister\w*|arde\w*|quem\w*|duele|rojo)\b|\b(?:splash\w*|salpic\w+|cayo|spray\w*|${CHEMICAL})\b.{0,40}\b(?:in(?:to)? (?:my|his|her|the|their|our|one|both)(?: (?:left|right|\w+'s))? (?:eyes?|face|mouth)|on (?:my|his|her|the) (?:skin|hands?|face|arms?|legs?|feet|foot)|(?:burn\w*|burned) (?:my|his|her) (?:skin|hands?|eyes?)|en (?:los ojos|el ojo|un ojo|la cara|la piel|la boca|la mano|las manos))\b`,
    ),
  ],
  [
    'mixed_chemicals',
    new RegExp(
      [
        String.raw`\b(?:mixed|combined|poured|dumped|put|added|threw|spilled|fell|me[zs]cl[eo]|me[zs]claron|revolvi|junte|eche|puse|cayo)\b.{0,60}\b(?:${CHEMICAL})\b.{0,60}\b(?:${FUMES}|fizz\w*|bubbling|cloud|smells? strong|cough\w*|burn\w*|tos)\b`,
        String.raw`\b(?:${CHEMICAL})\b.{0,40}\b(?:on|into|in|onto|with|and|y|en|con|al|sobre)\b.{0,20}\b(?:${CHEMICAL})\b.{0,40}\b(?:smok(?:e|ing)|fum(?:es|ing)|hiss\w*|humo|vapores|sale gas|saliendo)\b`,
        String.raw`\b(?:mix\w*|combin\w*|me[zs]cl\w+|junt\w+|revolvi\w*)\b.{0,24}\b(?:${CHEMICAL})\b.{0,12}\b(?:with|and|into|con|y)\b.{0,12}\b(?:${CHEMICAL})\b.{0,24}\b(?:by (?:accident|mistake)|accidentally|sin querer|por (?:error|accidente))\b`,
        String.raw`\b(?:accidentally|sin querer|por (?:error|accidente))\b.{0,12}\b(?:mixed|combined|me[zs]cle|junte)\b.{0,24}\b(?:${CHEMICAL})\b.{0,12}\b(?:with|and|con|y)\b.{0,12}\b(?:${CHEMICAL})\b`,
        String.raw`\b(?:${CHEMICAL})\b.{0,40}\b(?:mixed|combined|me[zs]cl\w+|juntaron)\b.{0,60}\b(?:${FUMES}|clouds?|nube|fizz\w*|cough\w*|tos)\b`,
        String.raw`\b(?:${CHEMICAL}|feeder|chlorinator|dosificador|clorador)\b.{0,60}\b(?:exploded|blew (?:up|apart)|caught fire|exploto|se prendio|se incendio)\b|\b(?:mixed|combined|together|me[zs]cl\w+|juntaron|revolvi\w*)\b.{0,60}\b(?:popp\w+|burst|banged|trono|revento)\b`,
        String.raw`\b(?:poured|mixed|put|added|dumped|emptied|eche|puse|vacie|agregue)\b.{0,40}\b(?:${CHEMICAL})\b.{0,30}\b(?:bucket|container|jug|jar|drum|tub|feeder|cubeta|balde|bote|envase)\b.{0,12}\b(?:of|with|de|con)\b.{0,12}\b(?:${CHEMICAL})\b`,
        String.raw`\b(?:smoke|smoking|steaming|fuming|humo|vapores|humea\w*)\b.{0,40}\b(?:${CHEMICAL}|bucket|container|drum|cubeta|balde|envase)\b`,
        String.raw`\b(?:${CHEMICAL}|bucket|container|drum|pail|feeder|floater|chlorinator|jug|cubeta|balde|envase|tambo|dosificador)\b.{0,24}\b(?:is|are|was|started|starts|keeps|just|esta|estan|empezo a|echa|sale)\b.{0,16}\b(?:smok(?:e|es|ing)|fuming|steaming|hissing|on fire|burning up|bulging|swelling|swollen|boiling|melting|(?:getting |very |really )?hot to the touch|humo|humeando|echando humo|ardiendo|hirviendo|inflad[oa]|hinchad[oa])\b`,
        String.raw`\b(?:fumes|gas cloud|chlorine gas leak|nube de gas|fuga de (?:gas|cloro)|huele muy fuerte y)\b`,
        String.raw`\b(?:green|yellow)(?:ish)?(?:[ -](?:green|yellow)(?:ish)?)? (?:gas|smoke|cloud|vapou?r|haze|mist)\b|\b(?:nube|humo|gas|vapor) (?:verde|amarill[oa])`,
      ].join('|'),
    ),
  ],
  [
    'gas',
    new RegExp(
      [
        String.raw`\b(?:cant breathe|can't breathe|cannot breathe|trouble breathing|hard to breathe|breathed in|inhaled|coughing (?:after|from)|lungs burn|throat (?:burns|is burning)|no puedo respirar|cuesta respirar|inhale|respire)\b`,
        String.raw`\b(?:dizzy|lightheaded|light headed|nauseous|nauseated|choking|mare\w+|nauseas?|ahogando)\b.{0,90}\b(?:${CHEMICAL}|fumes|shed|pump ?(?:room|house)|bodega|cuarto de (?:bombas|maquinas)|caseta)\b`,
        String.raw`\b(?:${CHEMICAL}|fumes|gas|pump ?(?:room|house)|bodega|cuarto de (?:bombas|maquinas)|caseta)\b.{0,60}\b(?:i(?:'?m| am| feel| got)|we(?: are|'?re| feel)|estoy|estamos|me siento)\b.{0,12}\b(?:dizzy|lightheaded|nauseous|choking|mare\w+)`,
        String.raw`\b(?:${CHEMICAL}|${FUMES}|bucket|container|drum|cubeta|balde|envase)\b.{0,60}\b(?:${BREATH})\b`,
        String.raw`\b(?:${BREATH})\b.{0,60}\b(?:${CHEMICAL}|${FUMES}|bucket|container|drum|cubeta|balde|envase)\b`,
        String.raw`\b(?:gas|fumes|smells?|olor|huele|pump ?(?:room|house)|shed|caseta)\b.{0,60}[,;.] ?(?:dizzy|lightheaded|nauseous|choking|maread[oa])\b`,
        String.raw`\b(?:strong|awful|terrible|sharp|fuerte) (?:chlorine |chemical )?(?:smell|odor|olor)\b.{0,50}\b(?:eyes (?:are )?(?:burn\w*|water\w*)|cough\w*|breath\w*|tos\w*)\b`,
      ].join('|'),
    ),
  ],
  [
    'overheating',
    /\b(?:husband|wife|man|woman|he|she|guest|friend|kid|child|son|daughter|someone|somebody|person|mom|dad|grandpa|grandma|esposo|esposa|alguien|persona)\b.{0,16}\b(?:collapsed|slumped|blacked out|se desplomo)\b.{0,24}\b(?:hot tub|spa|jacuzzi|tub|tina)\b|\b(?:dizzy|faint\w*|passed out|blacked out|nausea\w*|lightheaded|mare\w+|desmay\w+)\b.{0,40}\b(?:hot tub|spa|jacuzzi|tub|tina|hot water|sauna)\b|\b(?:hot tub|spa|jacuzzi|tina)\b.{0,40}\b(?:dizzy|faint\w*|passed out|blacked out|mareo|mareado|mareada)\b/,
  ],
];
