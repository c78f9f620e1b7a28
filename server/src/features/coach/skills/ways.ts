// "How do I raise my alkalinity?": what changes a value and how it is done. With a test of this pool, how much of it too.
import type { Frame } from '../understanding/frame.ts';
import { cardReply } from '../knowledge/knowledge-reply.ts';
import { answerDose } from './dosing/dose.ts';
import { levelOfPool } from './level.ts';
import { type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

const ASKS_WAY =
  /\b(?:what|which) (?:chemicals?|products?) (?:do|does|can|should|would|will)?.{0,14}\b(?:rais\w*|lower\w*|increas\w*|reduc\w*|decreas\w*)\b|^(?:(?:and|so|ok|okay|hi|hey|hello|please|y|pues|hola)[ ,]+)*(?:how (?:do|can|should|could|would) (?:i|we|you|one)|how (?:is|are)(?: my| the| total)* (?:\w+ )?(?:alkalinity|ph|calcium|hardness|stabilizer|cya|salt)(?: \w+)? (?:raised|lowered|increased|reduced)|how to|how do you|(?:what'?s|what is) (?:the )?(?:best|right|easiest|fastest|cheapest|safest) way to|(?:best|right|easiest|fastest|cheapest) way to|(?:what|which \w+) (?:do|can|should|would) (?:i|we|you) (?:use|add|put in|need) to|(?:what|which)(?: (?!is|are|does)\w+){0,2} (?:raises?|lowers?|increases?|decreases?|reduces?|brings?|will (?:raise|lower|increase|reduce))|help me (?:raise|lower|increase|reduce)|i (?:need|want|have) to (?:raise|lower|increase|reduce)|(?:con )?que (?:uso|agrego|echo|le echo|le pongo|pongo|producto)|con que|que (?:sube|baja)|como (?:puedo |debo |hago para )?(?:sub\w+|baj\w+|aument\w+|reduc\w+|le (?:subo|bajo)))\b/;
const BUT_KEEPS = /\b(?:without (?:\w+ ){0,4}ph|but (?:not|keep) (?:\w+ ){0,3}ph|and keep (?:\w+ ){0,2}ph|sin (?:\w+ ){0,4}ph)\b/;
const UP = /\b(?:rais\w+|increas\w+|(?:bring|get|go|make) (?:\w+ ){0,3}(?:up|higher)|boost\w*|subir\w*|subo|sube|aument\w+|elev\w+)\b/;
const DOWN =
  /\b(?:lower\w*|reduc\w+|decreas\w+|(?:bring|get|go|make) (?:\w+ ){0,3}(?:down|lower)|get rid of|bajar\w*|bajo|baja|disminu\w+|reduzco)\b/;

type Way = { en: string; es: string } | { card: string };
type Ways = Partial<Record<Frame['parameters'][number], { up?: Way; down?: Way }>>;
const BY_WATER = (en: string, es: string): Way => ({
  en: `Only new water lowers ${en}: drain part of the pool and refill, where local rules allow it. Tell me your test, and I’ll work out how much.`,
  es: `Solo el agua nueva baja ${es}: vacía una parte y rellena, donde lo permitan las normas locales. Dime tu análisis y calculo cuánto.`,
});
const WAYS: Ways = {
  freeChlorinePpm: {
    up: {
      en: 'Add chlorine, best in the evening with the pump running. Liquid chlorine leaves almost nothing else behind; cal-hypo also adds calcium, and dichlor and trichlor add stabilizer.',
      es: 'Agrega cloro, de preferencia al anochecer y con la bomba encendida. El cloro líquido casi no deja nada más; el hipoclorito de calcio también agrega calcio, y el dicloro y el tricloro, estabilizador.',
    },
    down: { card: 'too-much-chlorine' },
  },
  ph: {
    up: {
      en: 'Add soda ash, a little at a time. It raises alkalinity too, so if alkalinity is already high, aerate instead: jets, a waterfall, or returns pointed up. Borax is in between.',
      es: 'Agrega carbonato de sodio, poco a poco. También sube la alcalinidad; si ya está alta, mejor airea: chorros, cascada o retornos hacia arriba. El bórax queda en medio.',
    },
    down: {
      en: 'Add muriatic acid, or dry acid if you would rather handle a powder. Pour it slowly into moving water with the pump on, goggles and gloves on, never near chlorine. It lowers alkalinity a little too.',
      es: 'Agrega ácido muriático, o ácido seco si prefieres un polvo. Prende la bomba y échalo despacio frente a un retorno, con lentes de seguridad y guantes, y nunca lo juntes con cloro. También baja un poco la alcalinidad.',
    },
  },
  alkalinityPpm: {
    up: {
      en: 'Add baking soda: it raises alkalinity and hardly moves pH. Spread it over the deep end with the pump running. If pH is low too, soda ash raises both.',
      es: 'Agrega bicarbonato de sodio: sube la alcalinidad y casi no mueve el pH. Repártelo en lo hondo con la bomba encendida. Si el pH también está bajo, el carbonato de sodio sube los dos.',
    },
    down: {
      en: 'Add muriatic acid to bring pH to about 7.0 to 7.2, then aerate so that pH comes back up without the alkalinity. Repeat until it fits. It takes several rounds.',
      es: 'Agrega ácido muriático hasta un pH de 7.0 a 7.2 y después airea, para que el pH suba sin la alcalinidad. Repite hasta llegar. Lleva varias rondas.',
    },
  },
  hardnessPpm: {
    up: {
      en: 'Add calcium chloride, in parts, with the pump running. It gets hot in water, so always put it into water, never water onto it. Leave a day between it and baking soda or soda ash, or the water clouds.',
      es: 'Agrega cloruro de calcio, por partes, con la bomba encendida. Se calienta al disolverse: échalo siempre al agua, nunca agua sobre él. Deja un día entre él y el bicarbonato o el carbonato, o el agua se enturbia.',
    },
    down: BY_WATER('calcium hardness', 'la dureza'),
  },
  cyanuricAcidPpm: {
    up: {
      en: 'Add stabilizer (cyanuric acid). Hang it in a sock in front of a return, where it dissolves over some days. Dichlor and trichlor raise it too, with every dose.',
      es: 'Agrega estabilizador (ácido cianúrico). Cuélgalo en un calcetín frente a un retorno; se disuelve en unos días. El dicloro y el tricloro también lo suben con cada dosis.',
    },
    down: { card: 'high-cya' },
  },
  saltPpm: {
    up: {
      en: 'Add pool salt with the pump running and the cell off. Brush it around until it has dissolved, and test again after a day.',
      es: 'Agrega sal para piscina con la bomba encendida y la celda apagada. Cepíllala hasta que se disuelva y mide otra vez al día siguiente.',
    },
    down: BY_WATER('salt', 'la sal'),
  },
  boratePpm: {
    up: {
      en: 'Add boric acid, which hardly moves pH. Borax works too, but it raises pH, so it needs acid with it.',
      es: 'Agrega ácido bórico, que casi no mueve el pH. El bórax también sirve, pero sube el pH, así que necesita ácido.',
    },
    down: BY_WATER('borate', 'el borato'),
  },
};

const ASKS_HOW = /\b(?:how (?:do|can|should|could|would|to|can)|(?:what|que) .{0,24}(?:raise|lower|subir|bajar)|como)\b/;
const OF_ELSE =
  /\b(?:swim\w*|nad\w+|why|por que|how (?:much|many|long|fast)|cuant[oa]s?|without|sin|naturally|overnight|fill water|tap|well water|salt cell|test(?:er|ing)? kit|keeps?|always)\b/;
/** "How do I raise alkalinity, it's at 60": the number is the test, and the dose from there is the answer. */
function fromTold(frame: Frame, context: CoachContext): Reply | undefined {
  const [only, ...others] = frame.bound;
  const [up, down] = [UP.test(frame.text), DOWN.test(frame.text)];
  if (!only || others.length > 0 || frame.quantities.length !== 1 || frame.symptoms.length > 0 || up === down) return undefined;
  if (!ASKS_HOW.test(frame.text) || OF_ELSE.test(frame.text) || (only.role !== 'value' && only.role !== 'from')) return undefined;
  const isChlorine = frame.parameters.length === 0 && frame.chemicals.length === 1 && frame.chemicals[0]?.name === 'chlorine';
  const name = only.parameter ?? (isChlorine ? 'freeChlorinePpm' : undefined);
  if (name === undefined || !(name in WAYS) || frame.parameters.some((other) => other !== name)) return undefined;
  const value = only.quantity.value;
  const cues = new Set([...frame.cues, 'howMuch' as const, up ? ('raise' as const) : ('lower' as const)]);
  const bound = [{ ...only, role: 'from' as const, parameter: name }];
  const values = { ...frame.values, [name]: value };
  const text = `${frame.text} how much`;
  const found = answerDose(
    { ...frame, text, cues, bound, values, parameters: [name], chemicals: isChlorine ? [] : frame.chemicals },
    context,
  );
  return found && !found.abstained ? found : undefined;
}

/** What raises or lowers the one value that is named. */
export function answerWay(frame: Frame, context: CoachContext): Reply | undefined {
  const told = fromTold(frame, context);
  if (told) return told;
  if (frame.quantities.length > 0 || frame.symptoms.length > 0 || !ASKS_WAY.test(frame.text)) return undefined;
  const all = frame.parameters.filter((name) => name in WAYS);
  // "Without leaving the pH low": the other value is only to stay where it is.
  const names = all.length === 2 && all.includes('alkalinityPpm') && BUT_KEEPS.test(frame.text) ? (['alkalinityPpm'] as const) : all;
  const isChlorine = frame.parameters.length === 0 && frame.chemicals.length === 1 && frame.chemicals[0]?.name === 'chlorine';
  const [name] = isChlorine ? (['freeChlorinePpm'] as const) : names;
  const [up, down] = [UP.test(frame.text), DOWN.test(frame.text)];
  if (name === undefined || (!isChlorine && (names.length > 1 || frame.chemicals.length > 0)) || up === down) return undefined;
  if (!WAYS[name]?.[up ? 'up' : 'down']) return undefined;
  const own = doseOfPool(name, frame, context);
  const isCheap = CHEAPEST.test(frame.text);
  if (isCheap && name === 'freeChlorinePpm') return cardReply('cheapest-chlorine', context);
  return (own?.cards[0]?.kind === 'dose' ? own : undefined) ?? noNeed(name, up, isCheap, context) ?? own ?? wayOf(name, up, context);
}

/** What changes this value in general. */
export function wayOf(name: Frame['parameters'][number], isUp: boolean, context: CoachContext): Reply | undefined {
  const way = WAYS[name]?.[isUp ? 'up' : 'down'];
  if (!way) return undefined;
  return 'card' in way ? cardReply(way.card, context) : reply(inLanguage(context, way));
}

/** "How do I raise my pH?" at 7.9: the test says that nothing has to be done, or the opposite. */
function noNeed(name: Frame['parameters'][number], isUp: boolean, isCheap: boolean, context: CoachContext): Reply | undefined {
  const level = levelOfPool(name, context);
  const { value, inputs } = level?.cards[0] ?? {};
  if (!level || value === undefined || (isUp ? value < Number(inputs?.['low']) : value > Number(inputs?.['high']))) return undefined;
  const no = inLanguage(
    context,
    isUp
      ? { en: 'So there’s no need to raise it.', es: 'Así que no hace falta subirlo.' }
      : { en: 'So there’s no need to lower it.', es: 'Así que no hace falta bajarlo.' },
  );
  return { ...level, answer: `${level.answer} ${no} ${laterText(name, isUp, isCheap, context)}`.trim(), chips: [] };
}

const CHEAPEST = /\b(?:cheap\w*|least expensive|save money|barat[oa]\w*|economic\w*)\b/;
const CHEAP: Ways = {
  ph: {
    up: { en: 'Aerating costs nothing.', es: 'Airear no cuesta nada.' },
    down: { en: 'Muriatic acid is usually the cheapest.', es: 'El ácido muriático suele ser lo más barato.' },
  },
  alkalinityPpm: {
    up: { en: 'Plain baking soda from the grocery store is the same thing as alkalinity increaser, and cheaper.', es: 'El bicarbonato común es lo mismo que el “alkalinity increaser”, y más barato.' },
  },
}; // prettier-ignore
/** How it would be done, for the day that it is needed. */
function laterText(name: Frame['parameters'][number], isUp: boolean, isCheap: boolean, context: CoachContext): string {
  const [way, cheap] = [WAYS, CHEAP].map((ways) => ways[name]?.[isUp ? 'up' : 'down']);
  const text = way && 'en' in way ? inLanguage(context, way) : wayOf(name, isUp, context)?.answer;
  if (text === undefined) return '';
  const later = inLanguage(context, { en: 'When it does need it,', es: 'Cuando haga falta,' });
  const saving = isCheap && cheap && 'en' in cheap ? ` ${inLanguage(context, cheap)}` : '';
  return `${later} ${text.charAt(0).toLowerCase()}${text.slice(1)}${saving}`;
}

/** Where the pool's own test is known, its dose is the answer. */
function doseOfPool(name: Frame['parameters'][number], frame: Frame, context: CoachContext): Reply | undefined {
  const measured = (context.pool?.plan.water as Record<string, number | undefined> | undefined)?.[name];
  if (measured === undefined) return undefined;
  const found = answerDose(frame.parameters.includes(name) ? frame : { ...frame, parameters: [name] }, context);
  return found && !found.abstained ? found : undefined;
}
