// How people say what they want, as patterns over the folded message.
export const FIELD =
  /\b(?:shopping list|lista de compras|vacations?|leaving|away|travel\w*|vacaciones|viaje|csi|lsi|cc|fc|tc|tds|orp|pools?|water|spas?|tubs?|hot tub|chlorin\w*|swim\w*|filter\w*|pump\w*|heater|skimmer|backwash\w*|vacuum\w*|drains?|salt|cell|swg|test\w*|acid|ph|algae\w*|algaecides?|chemical\w*|liner|plaster|cover|ladder|deck|coping|brush\w*|cartridge|sand|de|ppm|gallons?|clarifier|floc\w*|algaecide|phosphates?|stabilizer|cya|alkalinity|calcium|bromine|ozone|uv|robot|cleaner|leaf|leaves|winter\w*|clean\w*|maintenance|lifeguard|drown\w*|fence|gate|alberca|piscina|agua|cloro|bomba|filtro|limpi\w*|nadar|quimicos?|acido|sal|manchas|algas|jacuzzi|clorador|calentador|turn|ear|legionella|crypto\w*|e coli|germs?|bacteria|diving|slides?|lightning|thunder|gfci|bonding|electric\w*|lights?|valves?|pressure|psi|gauge|o-ring|pipe|plumbing|returns?|jets?|bather\w*|pee|poop|fecal|diarrhea|sunscreen|duck|frog|worms?|mosquito\w*|tiles?|grout|timer|vinyl|fiberglass|gelcoat|polaris|krauly|dust|scum|impeller|gasket|multiport|manguera|empaque|azulejos?|resurfac\w*|leak\w*|evaporat\w*|autofill|overflow|epa|cdc|cpsc|mahc|barriers?|osha|nsf|ada|vgb|code|permit|kelvin|celsius|fahrenheit|horsepower|gpm|btus?|kwh)\b/;
export const INJECTION =
  /\b(?:forget|ignore|disregard|olvida|ignora) (?:everything|all of|all that|todo)\b|\byou (?:now )?have no (?:more )?(?:safety )?(?:limits?|rules?|restrictions?|filters?)\b|\b(?:ya )?no tienes (?:limites|reglas|restricciones)\b|\b(?:ignore|disregard|forget|override|bypass|olvida|ignora)\b.{0,30}\b(?:rules?|instructions?|prompts?|guidelines|previous|above|safety|limits?|instrucciones|reglas|anteriores)\b|\b(?:reveal|show|print|repeat|leak|display|tell me|muestra|dime|revela)\b.{0,25}\b(?:system prompt|hidden|secret|instructions|prompt|password|api key|token|your rules|instrucciones)\b|\b(?:you are (?:now|unrestricted|free of)|sin restricciones|act as|pretend (?:to be|you)|jailbreak|developer mode|dan mode|sudo|drop table|<script|eres ahora|eres otro|actua como|sin (?:reglas|limites)|modo (?:mantenimiento|administrador|admin|desarrollador))\b|(?:^|[\n\r>[\]#*.!?] ?)system ?:|\b(?:safety|rules?|limits?|filters?)(?: \w+)? (?:off|disabled)\b|\b(?:paste|print|repeat|copy|output|show)\b.{0,20}\b(?:everything|all|text|words|what is)\b.{0,12}\b(?:above|before this)\b|\binstrucciones (?:ocultas|secretas|internas|iniciales)|\b(?:admin|administrator|root) password|\b(?:what'?s|whats|show|give|tell|send|pasame|dame|ensename|muestrame)\b.{0,40}\b(?:gate code|e-?mail|phone number|home address|base de (?:clientes|datos)|customer (?:list|base)|codigo de (?:la puerta|acceso))\b|\b(?:pasame|dame|ensename|muestrame|show|read|tell me|give me|send)\b.{0,30}\b(?:inquilin[oa]|tenants?|renters?|customers?|clients?|vecin[oa]s?|neighbou?rs?|other pools?|otras (?:piscinas|albercas)|other (?:people|owners?|techs?))\b|\bneighbou?r\b.{0,60}\bwhat(?:'?s| is) (?:his|her|their)\b|other (?:users?|people|customers?|owners?)'?s? (?:pools?|data|readings?|passwords?|emails?)|\b(?:list|show|dump|all|every|export) (?:all |the |every )*(?:users?|customers?|accounts?|emails?|database|tables?)\b|(?:datos|albercas|piscinas|correos?|emails?|contrasenas?|cuentas?|telefonos?|direcciones) de (?:otr[oa]s|(?:todos )?(?:los|las) (?:demas|usuari[oa]s|clientes|vecin[oa]s|personas))|todos los usuarios|\b(?:your|the|tu|el) (?:system |hidden |secret )?(?:system prompt|hidden instructions|prompt del sistema)|\bsystem prompt\b|\b(?:tell|show|give|send|get|read|see|list|dime|muestra\w*|dame)\b.{0,20}\b(?:his|her|their|neighbou?r'?s?|other (?:user|person|customer|owner)'?s?|sus|del vecino|de la vecina)\b.{0,20}\b(?:readings?|results?|tests?|numbers|data|account|history|log|lecturas|datos|analisis|numeros|cuenta)\b|\b(?:neighbou?r'?s|someone else'?s) (?:account|password|readings|data)|\b(?:emails?|e-mails?|phone(?: number)?|address|passwords?|correo|telefono|contrasena)\b.{0,20}\b(?:of|de|del|for)\b.{0,20}\b(?:owner|neighbou?r|other|another|user|customer|person|dueno|vecino|otr[oa])\b/;
export const HARM =
  /\b(?:combine|mix|put together|use|combino|mezclo|uso)\b.{0,30}\b(?:(?:to|and) (?:make|create|get|cause|produce)|so (?:that )?it|para (?:hacer|que|crear))\b.{0,30}\b(?:explod\w+|explosions?|explosives?|bombs?|blows? up|toxic gas|poison(?:ous)? gas|chlorine gas|mustard gas|explot\w+|gas toxico)\b|\b(?:make|create|produce|generate|build|hacer|fabricar|crear|producir)\b.{0,30}\b(?:chlorine gas|gas cloro|toxic gas|poison(?:ous)? gas|chloramine gas|bomb|explosive|explosion|mustard gas|gas toxico|gas venenoso|bomba casera)\b|\b(?:blow(?:ing)? up|explode|go off|detonate|explotar|estallar|reventar)\b.{0,30}\b(?:bottle|jar|can|container|mailbox|video|prank|botella|frasco|lata)\b|\b(?:bottle|chlorine|pool|works|acid|tablet)[ -]bomb\b|\b(?:neighbou?r'?s?|vecin[oa]|ex(?: \w+)?|his|her|their|someone'?s)\b.{0,50}\b(?:poison|sabotage|ruin|contaminate|wreck|envenenar|arruinar|sabotear) (?:it|them|him|her|their|his|la|lo|su)\b|\b(?:poison|sabotage|contaminate|ruin|envenenar|sabotear|contaminar)\b.{0,16}\b(?:his|her|their|my neighbou?r|the neighbou?r|someone|la (?:alberca|piscina) de|al vecino)\b|\b(?:poison|kill|hurt|harm|envenenar|matar)\b.{0,20}\b(?:neighbor|someone|somebody|dog|cat|people|person|wife|husband|kids?|vecino|perro|alguien)\b/;
export const FOREIGN =
  /\b(?:python|javascript|java|crypto ?currenc\w*|crypto (?:to buy|coins?|invest\w*|wallets?|markets?)|(?:buy|best|sell|trade|invest in) crypto|bitcoin|(?:the|buy|sell|my|trade|which|hot|good|best) stocks?(?! ?tanks?)|stock (?:markets?|prices?|tips?)|invest|recipe|poem|essay|homework|president|election|movie|song|football|soccer|nba|nfl|flight|hotel(?!'?s? (?:pool|spa|hot tub|jacuzzi|guests?))|capital of|translate|horoscope|girlfriend|boyfriend|dating|tax(?:es)?|mortgage|lawsuit|resume|cover letter|world cup|lottery|joke|game|score|letter to|carta|receta|poema|chiste|presidente|pelicula|cancion|futbol|bolsa|script)\b/;
/** Somebody says that they have added something. */
export const ADDED =
  /\b(?:i|we|ive|i've|weve|we've|just|already)(?: have| had| just| already| accidentally| mistakenly)* (?:added|put|poured|dumped|emptied|tipped|threw|tossed|dosed|used)\b|^(?:added|put in|poured|dumped|emptied|threw)\b|\badded (?:this|yesterday|today|to the)|\b(?:agregue|eche|puse|anadi|vertí|agregamos|echamos|pusimos|le eche|acabo de (?:echar|agregar|poner|anadir))\b/;
/** "…, is that ok?", "was that too much?" */
export const ASKS_IF_RIGHT =
  /\b(?:is|was) (?:that|it|this) (?:ok|okay|fine|right|bad|enough|too much|too little|alright|safe|a problem)\b|\b(?:ok|okay|right|enough|too much)\?|\b(?:esta|estuvo) (?:bien|mal)\b|\b(?:es|fue) (?:demasiado|mucho|suficiente|poco)\b/;
/** Somebody says that they have done a job. */
export const DID =
  /\b(?:complete|finish|check off|close|tick off)\b.{1,40}\btask\b|\b(?:completa|termina|cierra)\b.{1,40}\btarea\b|\btarea\b.{1,40}\b(?:completada|terminada)\b|\b(?:i|we|ive|i've|weve|we've|just|already)(?: have| had| just| already)* (?:cleaned|backwashed|brushed|vacuumed|emptied|replaced|changed|rinsed|skimmed|checked|serviced|inspected|did|finished|topped|scrubbed|lubed|greased|lubricated|tightened|repaired|fixed|winterized|tested the gfci)\b|^(?:just |already )?(?:cleaned|backwashed|brushed|vacuumed|emptied|replaced|rinsed|skimmed|checked)(?: (?:the|my|out|all)\b|$)|\b(?:mark|check|tick|cross)(?: off)?\b.{0,50}\b(?:done|complete|completed|off|finished)\b|\b(?:done|finished) (?:with )?(?:the |my )?(?:brush\w*|backwash\w*|vacuum\w*|clean\w*|skimm\w*|rins\w*)\b|^i did (?:this|it)\b|\bya (?:la |lo |las |los )?(?:limpi\w+|retrolav\w+|cepill\w+|aspir\w+|vaci\w+|cambi\w+|revis\w+|hice|enjuag\w+|lave)\b|\bacabo de (?:limpiar|retrolavar|cepillar|aspirar|vaciar|cambiar|revisar|enjuagar|lavar)\b|\bmarc(?:a|ar)\b.{0,50}\bhech[oa]s?\b/;
export const DEVICE =
  /\b(?:equipment|gear|devices?|pump|filter|heater|heat pump|salt cell|cell|swg|cleaner|robot|cover|lights?|automation|equipos?|bomba|filtro|calentador|celda|clorador|limpiafondos|cubierta|luces)\b/;
export const ABOUT_DEVICE =
  /\b(?:how old|age of|warrant\w+|installed|which (?:model|make)|what (?:model|make|brand|kind|type|filter|pump|heater|cell|equipment)|(?:years?|life|much life|long) .{0,30}\b(?:left|remaining)|list (?:my|the|of)|do (?:i|we) have|have i got|que (?:equipos?|bomba|filtro|calentador|celda|modelo|marca)|cuantos anos (?:tiene|lleva|le queda)|que edad|garantia|instal\w+|que tan viej[ao]|vida le queda)\b/;
export const ASKS =
  /\b(?:how|when|why|what(?:'?s)?|should|can|could|does|do|is it|will|which|cuando|cuanto|como|por que|debo|puedo|que)\b|\?/;
export const DIMENSION =
  /\d(?:\.\d+)? ?(?:ft|feet|foot|'|m|meters?|metros|pies)? ?(?:x|by|por|×) ?\d|diameter|across|diametro|deep|depth|hondo|profund|round|circular|circle|rectang|kidney|oval|l-shaped|freeform/;
/** "20 by 40, 4 to 8 deep": both sides and how deep, which is a question without any verb. */
export const SIDES_AND_DEPTH =
  /\d ?(?:ft|feet|'|m|meters?|metros|pies)? ?(?:x|by|por|×) ?\d.*\b(?:deep|depth|hondo|hondos|profundidad|profundo)\b/;
/** "Baby in pool?" asks whether it may be there. */
export const CHILD_IN_WATER =
  /\b(?:kids?|children|toddler|baby|we|everyone) wants? in\b|\b(?:toddler|baby|kids?|children|grandkids|ninos?|bebe|hijos?)\b.{0,12}\b(?:in|into|en|a)\b (?:\w+ )?(?:pool|water|spa|tub|piscina|agua|alberca|jacuzzi)\b/;
export const CHANGE_WORDS =
  /\b(?:rais\w*|increas\w*|lower\w*|reduc\w*|decreas\w*|bring|boost|bump|drop|get|add|knock|subir|subo|bajar|bajo|aumentar|reducir|llegar)\b/;
export const EQUIPMENT_OR_RULE =
  /\b(?:vacuum|backwash|cartridge|skimmer|basket|winteriz\w*|clos(?:e|ing)|open(?:ing)?|cover|liner|plaster|brush)\b/;
/** A product where it should not be. */
export const SPILLED =
  /\b(?:spill\w*|knocked over|tipped over|leaked (?:on|onto|all over)|derram\w*|se (?:me )?(?:cayo|volco|regó|rego))\b/;
/** What "should be" is asked of a value. */
export const SHOULD_BE =
  /\b(?:(?:what|which) (?:\w+ ){1,3}(?:suits|fits|is (?:right|best|good) for) |what should (?:my|the|our|a)?|what(?:'?s| is) (?:my|the|our) (?:free )?(?:chlorine|ph|alkalinity|calcium|salt|stabilizer|cya|fc) (?:supposed to|meant to|to) be|what(?: is|'s|s) (?:the |a |an )?(?:ideal|right|good|proper|normal|recommended)|ideal|target|rango|deberia (?:ser|estar)|debe (?:ser|estar))\b(?!.*\b(?:check|before|after|max\w*|min\w*|antes|despues)\b)/;
/** "Why is my water green?" wants a cure, not a chapter. */
export const WHY_MINE = /^(?:why|por que)\b.*\b(?:my|our|mi|nuestra)\b/;
/** Only new water lowers these. */
export const HELD_IN_WATER =
  /\b(?:stabili[sz]er|cya|cyanuric|calcium|hardness|ch|salt|tds|estabilizador|estabilizante|cianurico|dureza|sal|conditioner|solids|solidos|chloride|nitrates?)\b/;
export const OWN_WATER = /\b(?:my|our|the|mi|nuestra|el|la) (?:pool|water|spa|hot tub|piscina|alberca|agua|jacuzzi)\b/;
/** "Is it safe?": what else would be meant beside a pool? */
export const IS_SAFE =
  /\b(?:pool|water|tub|spa|alberca|piscina|agua) (?:is |are |be |will be |esta |estara )?(?:ok|okay|good|ready|safe|fine|lista|list[ao]|bien|segura)(?: (?:to go|to use|for (?:the |my |our )?\w+(?: \w+)?|para (?:el|la|los|las|mi|mis)? ?\w+))?\W*$|^(?:is|are) (?:it|we|the (?:water|pool|tub|hot tub|spa)|my (?:water|pool|tub|hot tub|spa)) (?:safe|ok|okay)(?: (?:now|today|yet))?\W*$|^(?:es|esta) segura?(?: el agua| la piscina| la alberca)?\W*$/;
/** "How much chlorine should I have?" asks for the level, not for a dose. */
export const SHOULD_HAVE =
  /\bshould (?:i|we|it) (?:be |b )?(?:run\w*|keep\w*|hold\w*|aim\w*|shoot\w*)\b|\bshould (?:i|we|it|(?:my|the|our|a) [\w ]{2,10}) have\b|\bhow much (?:\w+ ){1,3}(?:do|should|would) (?:i|we|you) (?:want|like to have|keep|carry|run)\b(?!.*\d)|^how much (?:free )?(?:chlorine|bromine|stabilizer|cya) (?:is (?:normal |right )?|should be |belongs |goes |do you keep )?in (?:an? |the )?(?:hot tub|spa|pool|jacuzzi)\W*$|\bwhat (?:\w+ ){1,2}(?:level |range )?(?:do|should|would) (?:i|we|you) (?:want|need|keep|run)\b(?!.*\d)|\b(?:debo|deberia|debe|deberiamos|tengo que|tiene que) (?:de )?tener\b/;
/** "What is the chlorine at right now?": the value of the last test. */
const A_VALUE =
  '(?:free )?(?:chlorine|ph|alkalinity|calcium|salt|stabilizer|cya|hardness|bromine|cloro|alcalinidad|sal|estabilizador|dureza)(?: (?:level|reading))?';
const ASKS_VALUE =
  "(?:hey |so |ok |hi )?(?:what is|what's|whats|where is|where's|how's|hows|how is|en cuanto (?:esta|anda|tengo)|como (?:esta|anda))";
const AT_NOW = '(?: (?:sitting|at|right now|now|today|currently|ahora|ahorita|hoy))';
export const VALUE_NOW = new RegExp(
  String.raw`^${ASKS_VALUE} (?:(?:my|our|el|la|mi) ${A_VALUE}${AT_NOW}*|(?:the )?${A_VALUE}${AT_NOW}+)\W*$`,
);
/** Somebody leaves the pool alone for a while. */
export const AWAY = /\b(?:vacations?|leaving|away|travel\w*|vacaciones|viaje)\b/;
