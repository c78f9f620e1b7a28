// What kind of question a message is, before anyone works out what it is about.
import type { Frame } from './frame.ts';
import { asksIfSafe } from './intents.ts';
import type { Cue } from './lexicon.ts';

/** "What should I do if someone swallowed …" is no less urgent; "what gas does … release" is a question. */
export const isGeneral = ({ text }: Frame): boolean =>
  /^(?:what is|what gas|which|why|how do i prevent|que es|por que)/.test(text) && !/\b(?:my|mi|help|ayuda)\b/.test(text);

/** "How do I keep my toddler from drowning?", "cómo evito que se ahogue": no one is. */
export const isHowToPrevent = ({ text }: Frame): boolean =>
  /^(?:and |so |hey |y |oye )*(?:how (?:do|can|should|to)(?: (?:i|we|you))? (?:prevent|avoid|keep \w+(?: \w+)? (?:from|safe))|como (?:puedo |se |podemos )?(?:evit\w+|prevenir|previen\w+|cuid\w+|proteg\w+|protej\w+))\b/.test(
    text,
  ) &&
  text.split(' ').length <= 14 &&
  !/\b(?:help|now|just|ayuda|ahorita|ya|isn'?t|not breath\w*|breath\w*|blue|dying|chok\w+|bleed\w*|swallowed|drank|drowned|vomit\w*|unconscious|under water|bajo el agua|respira\w*|trago|tomo|se esta|azul|muere|muera)\b/.test(
    text,
  );

/** "What should a pool gate do?": asked in general, without a number and not about the person's pool. */
export const isGeneralQuestion = (frame: Frame) =>
  frame.quantities.length === 0 &&
  !asksIfSafe(frame) &&
  !/\b(?:my|our|i|we|me|us|mi|mis|nuestra|yo|puedo|today|now|hoy|ahora)\b/.test(frame.text);

/** "Can I use household bleach?": a product is named, and no amount is asked for. */
export const asksNoAmount = (frame: Frame): boolean =>
  frame.quantities.length === 0 &&
  !frame.cues.has('howMuch') &&
  frame.chemicals.length > 0 &&
  /\b(?:do|does) (?:i|we|it|they|my \w+) (?:still |even |really |ever )?(?:need|have to use)\b|^(?:best|can|could|should|is|are|do|does|may|what|which|where|when|why|puedo|se puede|sirve|debo|es|cual|donde|cuando|que)\b|\b(?:or|vs|versus|better|difference|mejor|diferencia)\b/.test(
    frame.text,
  );

/** "Best time to add chlorine?", "Can I run the heater while shocking?": about adding it, and not how much. */
export const isAside = (frame: Frame): boolean =>
  frame.quantities.length === 0 &&
  !frame.cues.has('howMuch') &&
  /\b(?:best time|before or after|while|during|when (?:shocking|adding|treating)|mejor (?:hora|momento)|antes o despues|mientras|durante)\b/.test(
    frame.text,
  );

/** "Pressure is 8 over clean": the filter, and no test of the water. */
export const isOfPressure = ({ text, parameters }: Frame): boolean =>
  parameters.length === 0 && /\b(?:pressure|psi|gauge|presion|manometro)\b.*\b(?:over|above|up|arriba|sobre)\b/.test(text);

/** Without a number, these have an answer of their own, no matter who swims. */
const NAMED_TROUBLE =
  /\b(?:(?:swallow\w*|gulp\w*|drank|trago) (?:some |a little |a lot of |un poco de )?(?:pool |of the )?(?:water|agua)|poop\w*|feces|fecal|diarrhea|vomit\w*|threw up|thrown up|popo|diarrea|overnight(?<!(?:prime|water level|level|inch(?:es)?).*)|(?:de|durante|por) la noche)\b/;
export const ANIMAL =
  /\b(?:frogs?|toads?|mouse|mice|rats?|snakes?|ducks?|birds?|raccoons?|lizards?|scorpions?|bees?|wasps?|mosquitoe?s?|animal|squirrels?|rabbits?|possums?|opossums?|iguanas?|ardillas?|conejos?|ranas?|sapos?|raton(?:es)?|ratas?|viboras?|patos?|pajaros?|mapaches?|lagartijas?|alacran(?:es)?|abejas?|mosquitos?)\b/;
export const isNamedTrouble = ({ quantities, cues, text }: Frame): boolean =>
  quantities.length === 0 && !cues.has('log') && NAMED_TROUBLE.test(text);

export const ASKS_REASON =
  /\b(?:why|how come|what (?:happened|caused|causes|went wrong|made it)|por que|que paso|a que se debe|que lo causa)\b/;

/** "How much do I put in?": what the plan says, where there is one. */
export const HOW_MUCH_ALONE =
  /^(?:and |so |ok |y |pues )?(?:how much|cuanto)(?: of it)? (?:(?:do|should|can) (?:i|we) |le |de eso |debo |tengo que )*(?:put|add|pour|use|echo|echar|pongo|poner|agrego|agregar|hecho)(?: in| it in| to it| de eso)?\W*$|\bwhat (?:does )?(?:it|(?:the|my|our|this) (?:water|pool|spa|tub)) needs?(?: (?:now|today|right now))?\W*$|\b(?:lo que|que) (?:le falta|necesita)(?: (?:el agua|la piscina|la alberca|mi \w+))?(?: (?:hoy|ahora))?\W*$|^(?:what(?:'?s| is| should be)? (?:the )?first (?:thing|step)|where do (?:i|we) (?:start|begin)|por donde empiezo)\b.{0,24}$/;

export const hasAim = (frame: Frame) =>
  frame.bound.some(({ role }) => role === 'to' || role === 'delta') &&
  !/how many ppm|cuantas ppm|for every|por cada|for each/.test(frame.text);

/** "Is 3 good?", "How much do I put?": nothing says what is meant, and nothing says that it is no pool. */
const SAYS: readonly Cue[] = ['anythingToAdd', 'status', 'swim', 'schedule', 'log', 'remind', 'history', 'trend', 'forecast'];
export const isOpen = ({ text, cues, social: kinds, chemicals, parameters, symptoms }: Frame): boolean =>
  ONLY_NAMED.test(text) ||
  (SAYS.every((cue) => !cues.has(cue)) &&
    kinds.size === 0 &&
    chemicals.length + parameters.length + symptoms.length === 0 &&
    (text.match(/[a-z']+/g) ?? []).every((word) => OPEN_WORDS.has(word)));
const OPEN_WORDS = new Set(
  "a an the it its it's is are was that this thats that's those these one ones thing things kind other second first last next same do does did doing done i we you me my to in of for on at and or so ok okay well just how much many what which who when why where long often should can could would need use used put add pour go get got have has good bad high low too right fine normal ready now today again help please idk guess weird wierd off wrong about with without not no yes hi hey thx thanks n u el la lo los las un una eso esa ese esto esta este otro otra segundo primero ultimo mismo es son que cual cuanto cuanta cuando cada hay hacer hacerlo le les me se ya muy alto alta bajo baja salio sale bien mal pues normal echo echar pongo poner agrego agregar uso usar puedo debo necesito y o de en por para con sin no si hola ayuda rara raro be".split(
    ' ',
  ),
);

/** Something is wrong with the water, but not what. */
/** "Piscina": names what it is about, and nothing else. */
const ONLY_NAMED =
  /^(?:(?:the|my|our|a|la|mi|una|el) )?(?:(?:swimming )?pool|water|spa|hot tub|tub|jacuzzi|piscina|alberca|pileta|agua|chemicals|quimicos|help|ayuda|question|pregunta)\W*$/;
/** "What do I do if I spill acid?" is about what may happen, and not about the water as it is. */
export const IF_IT_HAPPENS =
  /^(?:and |so |y )?(?:what (?:do|should|can|would) (?:i|we|you) do (?:if|when|in case)|what (?:if|happens (?:if|when))|que (?:hago|hacemos|debo hacer|pasa|pasaria) (?:si|cuando))\b/;
/** "It didn't work" */
export const FAILED =
  /^(?:(?:but|and|well|ok|so|pero|y|pues|ya lo hice y) )*(?:it|that|this|eso|esto)? ?(?:still )?(?:(?:didn'?t|did not|doesn'?t|isn'?t|is not|not|wasn'?t|hasn'?t) (?:work\w*|help\w*|do(?:ing)? (?:anything|it|the trick)|chang\w*)|(?:made )?no (?:change|difference)|no (?:funciono|funciona|sirvio|sirve|cambio|cambio nada|ayudo)|sigue (?:igual|verde|turbia)|(?:is |it'?s |its )?still (?:green|cloudy|the same|there|not clear)|nothing (?:happened|changed))(?: at all| yet| anything| nada)?(?:[, ]+(?:now what|what now|so what now|what do i do(?: now)?|ahora que(?: hago)?|y ahora que|que hago(?: ahora)?))?\W*$/;
export const VAGUE =
  /\b(?:weird|strange|funny|bad|gross|nasty|(?:is|looks?|seems?|bit|little|way) off|wrong|odd|rar[oa]|feo|fea|mal|extran[oa])\b/;
/** "What do I do with hard water?" */
export const WHAT_TO_DO = /^(?:and |so |y )?(?:what (?:do|should|can) (?:i|we|you) do|how do i balance|que (?:hago|hacemos|se hace))\b/;
