// Is it safe to swim? From the numbers in the question, or from the pool's own.
import { type Look, type SwimState, swimState } from '@limpid/chemistry';
import type { Frame } from '../understanding/frame.ts';
import { measuredOf, numbersOnly, traitsOf } from './measured.ts';
import { alsoText, dayText, firstAction, whenText } from './own/swim-time.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

const LOOKS: readonly (readonly [RegExp, Look])[] = [
  [/\b(?:green\w*|algae|verd\w*|algas?)\b/, 'green'],
  [
    /cloudy|milky|murky|turbia|lechosa|\b(?:can'?t|cannot|can not|don'?t|do not|couldn'?t|barely|hardly)(?: really| even)? see\b(?! (?:any|a|why|how|it))|\bno (?:se|puedo|podemos|alcanzo a) (?:\w+ )?(?:ve[or]?|mirar)\b.{0,12}\b(?:fondo|piso|desague|drenaje)/,
    'cloudy',
  ],
  [/hazy|foggy/, 'hazy'],
  [/brown|cafe\b|marron/, 'brown'],
];

/** May one swim? From the numbers in the question, or from the pool's own. */
/** "Kids want in, CC 1.4": in a question about swimming every number is a test, also after "want". */
const wished = ({ bound }: Frame): Frame['values'] =>
  Object.fromEntries(bound.flatMap(({ parameter, quantity }) => (parameter === undefined ? [] : [[parameter, quantity.value]])));

/** "Is 6.5 chlorine safe to swim?" */
const CHLORINE_SAID =
  /\b(\d{1,2}(?:\.\d+)?) (?:ppm )?(?:of )?(?:free )?(?:chlorine|fc|cloro(?: libre)?)\b(?! (?:tab|puck|jug|bottle|gal|pastill|bag))/;
const chlorineSaid = ({ text }: Frame): Frame['values'] => {
  const said = CHLORINE_SAID.exec(text)?.[1];
  return said === undefined ? {} : { freeChlorinePpm: Number(said) };
};

export function answerSwim(frame: Frame, context: CoachContext): Reply {
  if (isStorm(frame)) return inStorm(context);
  const given = measuredOf({ ...frame, values: { ...chlorineSaid(frame), ...wished(frame), ...frame.values } });
  const look = LOOKS.find(([pattern]) => pattern.test(frame.text))?.[1] ?? (frame.symptoms.includes('cloudy') ? 'cloudy' : undefined);
  if (Object.keys(given).length === 0 && look === undefined) return swimOfPool(context, frame.text);
  // What the message leaves out is as the pool's last test says.
  const rest = context.pool && frame.volumeL === undefined ? context.pool.plan.water : {};
  const state = swimState({
    pool: traitsOf(frame, context),
    water: { ...rest, ...given },
    ...(look === undefined ? {} : { look }),
  } as Parameters<typeof swimState>[0]);
  const cya = given.cyanuricAcidPpm ?? context.pool?.plan.water.cyanuricAcidPpm;
  return swimReply(state, context, { inputs: numbersOnly(given), isOwn: false, cya, text: frame.text });
}

const STORM = /\b(?:thunder\w*|lightning|rayos?|truenos?|truena\w*|tronando|relampagos?|tormenta electrica)\b/;

/** "Is it safe to swim with a storm 10 miles away?" */
const STORM_NEAR =
  /\bstorms? (?:is |are )?(?:\d+ miles|coming|near\w*|close|approaching|rolling|moving|overhead|passing|just)\b|\b(?:after|during|in|with) (?:a|the) (?:thunder ?)?storm\b|\b(?:despues de|durante|con) (?:una|la) tormenta\b/;
const GOES_IN = /\b(?:swim\w*|go in|get in|back in|in the (?:pool|water|hot tub)|nad\w+|entr\w+|met\w+)\b/;
export const isStorm = ({ text }: Frame): boolean => STORM.test(text) || (STORM_NEAR.test(text) && GOES_IN.test(text));

/** `isLeaving`: whether to get out was asked, and not whether to go in. */
export const inStorm = (context: CoachContext, isLeaving = false): Reply =>
  reply(
    inLanguage(context, {
      en: `${isLeaving ? 'Yes' : 'No'}. At the first thunder or lightning everyone gets out, from a hot tub or an indoor pool too, and goes indoors. Wait 30 minutes after the last thunder.`,
      es: `${isLeaving ? 'Sí' : 'No'}. Al primer trueno o rayo salen todos, también del jacuzzi o de una piscina techada, y entran bajo techo. Esperen 30 minutos después del último trueno.`,
    }),
    {
      cards: [
        {
          kind: 'safety',
          title: inLanguage(context, { en: 'Lightning or thunder', es: 'Rayos o truenos' }),
          inputs: { emergency: 'lightning' },
        },
      ],
    },
  );

/** `text`: the folded question, which may name another day. */
export function swimOfPool(context: CoachContext, text = ''): Reply {
  if (!context.pool)
    return askBack(
      inLanguage(context, {
        en: 'I can tell once you test. Give me free chlorine, pH and CYA, and say whether you can see the bottom clearly. Until then, stay out if the water is cloudy or green.',
        es: 'Te lo digo en cuanto midas. Dame cloro libre, pH y CYA, y dime si se ve bien el fondo. Mientras tanto, no entren si el agua está turbia o verde.',
      }),
    );
  const { swim, water } = context.pool.plan;
  return swimReply(swim, context, { inputs: {}, isOwn: true, cya: water.cyanuricAcidPpm, text });
}

type Verdict = 'ready' | 'treat_today' | 'unknown' | 'stay_out';

/** The answer first, then which water it is about. */
function verdictText(verdict: Verdict, { language, pool }: CoachContext, isOwn: boolean): string {
  const where = isOwn && pool ? ` ${language === 'es' ? 'en' : 'in'} ${pool.name}` : '';
  return {
    ready: { en: `Yes, it's fine to swim${where}.`, es: `Sí, se puede nadar${where}.` },
    treat_today: {
      en: `Swimming${where} is fine, but the water needs treatment today.`,
      es: `Se puede nadar${where}, pero hoy hay que tratar el agua.`,
    },
    unknown: {
      en: `I can't say yes yet${where ? ` for ${pool?.name}` : ''}: an important test is missing.`,
      es: `Aún no puedo decir que sí${where ? ` para ${pool?.name}` : ''}: falta un análisis importante.`,
    },
    stay_out: { en: `No. Don't swim${where}: stay out for now.`, es: `No. No naden${where} por ahora.` },
  }[verdict][language];
}

const SPANISH_READY =
  'Los valores que importan para meterse sin riesgo están en rango. No se metan si no se ve bien el fondo en la parte más honda.';

/** The reasons in Spanish, by the engine's code; where a code is new, its value is named without the sentence. */
const SPANISH_REASON: Record<string, string> = {
  free_chlorine_far_below_minimum: 'Casi no hay cloro libre: el agua no desinfecta.', free_chlorine_below_minimum: 'El cloro libre está por debajo del mínimo.',
  free_chlorine_above_shock: 'El cloro libre está por encima del nivel de choque.', free_chlorine_above_spa_limit: 'El cloro libre está por encima del límite para un jacuzzi.',
  bromine_far_below_minimum: 'Casi no hay bromo: el agua no desinfecta.', bromine_below_range: 'El bromo está bajo.', bromine_above_range: 'El bromo está alto.', bromine_far_above_range: 'El bromo está demasiado alto.',
  ph_far_below_range: 'El pH está demasiado bajo: arde y corroe.', ph_below_range: 'El pH está bajo.', ph_above_range: 'El pH está alto.', ph_far_above_range: 'El pH está demasiado alto: arde y debilita el cloro.',
  combined_chlorine_high: 'El cloro combinado está muy alto: irrita ojos y pulmones.', combined_chlorine_raised: 'El cloro combinado está alto.', combined_chlorine_after_monopersulfate: 'El cloro combinado puede venir del choque sin cloro: mídelo de nuevo.',
  cloudy: 'No se ve el fondo.', hazy: 'El agua está algo turbia.', hazy_without_sanitizer: 'El agua está turbia y falta desinfectante.', green: 'El agua está verde.', brown: 'El agua está café.', foamy: 'Hay espuma.',
  colored_by_metals: 'Los metales colorean el agua.', copper_high: 'El cobre está alto y puede manchar.', iron_high: 'El hierro está alto y puede manchar.', too_hot: 'El agua está demasiado caliente: no más de 104 °F (40 °C).',
  mixing: 'Lo que se agregó aún se está mezclando.', addition_not_followed: 'Hay un producto anotado que el cálculo no puede seguir: mide antes de entrar.',
  measure_free_chlorine: 'Mide el cloro libre.', measure_ph: 'Mide el pH.', measure_bromine: 'Mide el bromo.', test_biguanide: 'Mide el biguanida.',
}; // prettier-ignore

/** The same with the numbers that decide, where the engine tells them. */
const WITH_NUMBERS: Record<string, string> = {
  free_chlorine_far_below_minimum: 'El cloro libre está en {value} ppm, muy por debajo del mínimo de {low} ppm: el agua no desinfecta.',
  free_chlorine_below_minimum: 'El cloro libre está en {value} ppm, por debajo del mínimo de {low} ppm.',
  free_chlorine_above_shock: 'El cloro libre está en {value} ppm, por encima del nivel de choque de {high} ppm.',
  combined_chlorine_high: 'El cloro combinado está en {value} ppm, por encima de {high} ppm: irrita ojos y pulmones.',
  combined_chlorine_raised: 'El cloro combinado está en {value} ppm, por encima de {high} ppm.',
  ph_far_below_range: 'El pH está en {value}, por debajo de {low}: arde y corroe.',
  ph_below_range: 'El pH está en {value}, por debajo de {low}.',
  ph_above_range: 'El pH está en {value}, por encima de {high}.',
  ph_far_above_range: 'El pH está en {value}, por encima de {high}: arde y debilita el cloro.',
};

type Told = Pick<SwimState, 'state' | 'because'> & Partial<Pick<SwimState, 'messages'>>;

function spanishReason({ messages }: Told, code: string, index: number): string | undefined {
  const values = messages?.why[index]?.[0]?.values;
  const text = WITH_NUMBERS[code]?.replaceAll(/\{(\w+)\}/g, (mark, name: string) => {
    const value = values?.[name];
    return typeof value !== 'number' ? mark : code.startsWith('ph_') ? value.toFixed(1) : String(value);
  });
  return text === undefined || text.includes('{') ? SPANISH_REASON[code] : text;
}

/** In Spanish: the reasons not to swim, or what to look at before swimming. */
export const swimAdvice = (swim: Told): string =>
  swim.state === 'ready'
    ? SPANISH_READY
    : swim.because
        .flatMap((code, index) => spanishReason(swim, code, index) ?? [])
        .slice(0, 2)
        .join(' ');

const ASKS_WHEN =
  /\b(?:when|what time|how (?:long|soon)|how many (?:minutes|hours)|cuando|a que hora|cuanto (?:falta|tiempo|hay que esperar|espero))\b/;

const ASKS_IF_BAD = /^(?:so |and |hey |y )*(?:is|es|seria|would) (?:it |that )?(?:bad|dangerous|unsafe|harmful|malo|peligroso)\b/;
interface Asked {
  inputs: Record<string, number>;
  /** of the pool as it is, not of numbers that were told */
  isOwn: boolean;
  cya: number | undefined;
  text?: string;
}

function swimReply(
  state: Told & Pick<SwimState, 'isKnown' | 'why' | 'action'> & { state: Exclude<Verdict, 'unknown'>; from?: string | undefined },
  context: CoachContext,
  { inputs, isOwn, cya, text = '' }: Asked,
): Reply {
  const { pool } = context;
  const said = verdictText(!state.isKnown && state.state === 'treat_today' ? 'unknown' : state.state, context, isOwn);
  // "Is it bad to swim with that?" is asked for a no.
  const [yes, no] = inLanguage<readonly [string, string]>(context, { en: ['Yes', 'No'], es: ['Sí', 'No'] });
  const verdict = ASKS_IF_BAD.test(text) ? said.replace(/^(?:Yes(?=,)|Sí(?=,)|No(?=\.))/, (word) => (word === 'No' ? yes : no)) : said;
  const told = {
    state: state.state,
    because: state.because,
    isKnown: state.isKnown,
    ...(state.from === undefined ? {} : { from: state.from }),
  };
  const when = isOwn && pool ? whenText(told, pool, context) : '';
  const later = isOwn && pool ? dayText(text, told, pool, context) : '';
  const isWait = when !== '' && state.because[0] === 'mixing';
  const action = state.isKnown ? firstAction(told, cya, isOwn, context) : undefined;
  // What to do comes right after the reason for it.
  const [first = '', second] = state.why;
  const also = second === undefined ? [] : [second, alsoText(state.because[1] ?? '', context)];
  const todo = isWait ? '' : (action ?? inLanguage(context, { en: state.action, es: '' }));
  const english = state.isKnown ? [first, todo, ...also] : [...state.why.slice(0, 2), todo];
  const why = inLanguage(context, { en: english, es: [swimAdvice(state), todo] });
  // "When can we go in?": the time comes first.
  const parts = when !== '' && ASKS_WHEN.test(text) ? [when, ...why] : [verdict, ...why, when];
  return reply([...parts, later].filter(Boolean).join(' '), {
    cards: [{ kind: 'swim', title: verdict, inputs: { state: state.state, ...inputs } }],
  });
}
