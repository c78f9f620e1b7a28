// Is it safe to swim? From the numbers in the question, or from the pool's own.
import { type Look, swimState } from '@limpid/chemistry';
import type { Frame } from '../understanding/frame.ts';
import { measuredOf, numbersOnly, traitsOf } from './measured.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

const LOOKS: readonly (readonly [RegExp, Look])[] = [
  [/green|algae|verde|alga/, 'green'],
  [/cloudy|milky|murky|turbia|lechosa|cant see|cannot see/, 'cloudy'],
  [/hazy|foggy/, 'hazy'],
  [/brown|cafe\b|marron/, 'brown'],
];

/** May one swim? From the numbers in the question, or from the pool's own. */
export function answerSwim(frame: Frame, context: CoachContext): Reply {
  const given = measuredOf(frame);
  const look = LOOKS.find(([pattern]) => pattern.test(frame.text))?.[1];
  if (Object.keys(given).length === 0 && look === undefined) return swimOfPool(context);
  const state = swimState({ pool: traitsOf(frame, context), water: given, ...(look === undefined ? {} : { look }) } as Parameters<
    typeof swimState
  >[0]);
  return swimReply(state, context, numbersOnly(given));
}

function swimOfPool(context: CoachContext): Reply {
  if (!context.pool)
    return askBack(
      inLanguage(context, {
        en: 'I can tell once you test. Give me free chlorine, pH and CYA, and say whether you can see the bottom clearly. Until then, stay out if the water is cloudy or green.',
        es: 'Te lo digo en cuanto midas. Dame cloro libre, pH y CYA, y dime si se ve bien el fondo. Mientras tanto, no entren si el agua está turbia o verde.',
      }),
    );
  return swimReply(context.pool.plan.swim, context, {});
}

const VERDICT = {
  ready: { en: "Yes, it's fine to swim.", es: 'Sí, se puede nadar.' },
  treat_today: { en: 'Swimming is fine, but the water needs treatment today.', es: 'Se puede nadar, pero hoy hay que tratar el agua.' },
  unknown: { en: "I can't say yes yet: a test that decides is missing.", es: 'Aún no puedo decir que sí: falta una prueba que decide.' },
  stay_out: { en: "No. Don't swim: stay out for now.", es: 'No. No naden por ahora.' },
} as const;

/** The reasons in Spanish, by the engine's code; where a code is new, its value is named without the sentence. */
const SPANISH_REASON: Record<string, string> = {
  free_chlorine_low: 'El cloro libre está por debajo del mínimo.', free_chlorine_dangerously_low: 'Casi no hay cloro libre.', free_chlorine_high: 'El cloro libre está demasiado alto.',
  ph_low: 'El pH está bajo.', ph_high: 'El pH está alto.', combined_chlorine_high: 'El cloro combinado está alto.', measure_free_chlorine: 'Mide el cloro libre.',
  measure_ph: 'Mide el pH.', measure_bromine: 'Mide el bromo.', water_cloudy: 'No se ve el fondo.', water_green: 'El agua está verde.',
}; // prettier-ignore

function swimReply(
  state: {
    state: keyof typeof VERDICT;
    because: readonly string[];
    isKnown: boolean;
    why: readonly string[];
    action: string;
    from?: string | undefined;
  },
  context: CoachContext,
  inputs: Record<string, number>,
): Reply {
  const verdict = !state.isKnown && state.state === 'treat_today' ? VERDICT.unknown : VERDICT[state.state];
  const english = [verdict.en, ...state.why.slice(0, 2), state.action].join(' ');
  const spanish = [verdict.es, ...state.because.flatMap((code) => SPANISH_REASON[code] ?? []).slice(0, 2)].join(' ');
  return reply(inLanguage(context, { en: english, es: spanish }), {
    cards: [{ kind: 'swim', title: verdict[context.language], inputs: { state: state.state, ...inputs } }],
  });
}
