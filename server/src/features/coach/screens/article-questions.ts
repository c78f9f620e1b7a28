// What comes after "What should I know about …?": how much of it this pool needs, as a question that the coach works out.
import type { CoachLanguage } from '../understanding/fold.ts';

type Question = Record<CoachLanguage, string>;
const asked = (en: string, es: string): Question => ({ en, es });

const PLAN = asked('What should I add today?', '¿Qué agrego hoy?');
const SHOCK = asked('How much chlorine to reach my shock level?', '¿Cuánto cloro para llegar a mi nivel de choque?');
const CHLORINE = asked('How much chlorine do I add?', '¿Cuánto cloro agrego?');
const SALT = asked('How much salt do I add?', '¿Cuánta sal agrego?');
const PUMP = asked('How long should I run my pump?', '¿Cuántas horas prendo la bomba?');
const CYA_DOWN = asked('How do I lower my cyanuric acid?', '¿Cómo bajo mi ácido cianúrico?');

const BY_SLUG: Readonly<Record<string, Question>> = {
  alkalinity: asked('How much baking soda do I need to raise my alkalinity?', '¿Cuánto bicarbonato necesito para subir mi alcalinidad?'),
  'black-algae': SHOCK,
  borates: asked('How much boric acid to raise borate from 0 to 50 ppm?', '¿Cuánto ácido bórico para subir el borato de 0 a 50 ppm?'),
  'calcium-hardness': asked(
    'How much calcium chloride do I need to raise my hardness?',
    '¿Cuánto cloruro de calcio necesito para subir mi dureza?',
  ),
  'chlorine-types': CHLORINE,
  'combined-chlorine': SHOCK,
  'cyanuric-acid': asked('How much stabilizer do I need to raise my CYA?', '¿Cuánto estabilizador necesito para subir mi CYA?'),
  'free-chlorine': CHLORINE,
  'green-algae': SHOCK,
  'low-salt': SALT,
  'lower-cyanuric-acid': CYA_DOWN,
  'lower-ph': asked('How much acid to lower my pH?', '¿Cuánto ácido para bajar mi pH?'),
  'mustard-algae': SHOCK,
  'organic-stains': SHOCK,
  'ph-drift': asked('How much acid to lower my pH?', '¿Cuánto ácido para bajar mi pH?'),
  'pool-volume': asked('How many gallons are in my pool?', '¿Cuántos galones tiene mi piscina?'),
  'pump-run-time': PUMP,
  'raise-ph': asked('How much soda ash to raise my pH?', '¿Cuánto carbonato de sodio para subir mi pH?'),
  'salt-systems': SALT,
  'save-energy': PUMP,
  'shock-your-pool': SHOCK,
  'when-to-drain': CYA_DOWN,
};

/** "How much for my pool?" after this article; what the plan says where nothing of its own can be asked. */
export const amountQuestion = (slug: string, language: CoachLanguage): string => (BY_SLUG[slug] ?? PLAN)[language];

/** An article, and the parts of it to show where the usual ones are about something else: 0 is what comes before the first heading. Or a card. */
export type Explained = readonly [slug: string, sections?: readonly number[]] | { card: string };
/** What explains the choice in the symptom solver: the likeliest cause of each answer, and of the symptom alone. */
export const SYMPTOM_ARTICLES: Readonly<Record<string, Readonly<Record<string, Explained>>>> = {
  green: { '': ['green-algae'], 'after-chlorine': ['metal-stains'], dust: ['mustard-algae'], dots: ['black-algae'] },
  cloudy: { '': ['cloudy-water'] },
  stains: { '': ['metal-stains', [2, 4]], 'blue-green': ['metal-stains', [1, 2]], leaves: ['organic-stains'], dots: ['black-algae'] },
  foam: { '': ['foam'], always: ['foam'] },
  smell: { '': ['combined-chlorine'], musty: ['green-algae'], eggs: ['metal-stains', [5]] },
  eyes: { '': ['combined-chlorine'], rash: { card: 'hot-tub-rash' } },
  scale: { '': ['scale'], flakes: ['salt-cell-cleaning'], rough: ['scale'] },
  leak: { '': ['find-a-leak'] },
  noise: { '': ['pump-noise', [0, 1]], gurgle: ['pump-lost-prime'], rattle: ['skimmer-and-baskets'] },
};
/** What a photo of the water shows. */
export const LOOK_ARTICLES: Readonly<Record<string, Explained>> = {
  green: ['green-algae'],
  cloudy: ['cloudy-water'],
  hazy: ['cloudy-water'],
  brown: ['metal-stains'],
  foamy: ['foam'],
};
