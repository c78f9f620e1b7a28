// Questions made by machine from many wordings, with what the engine says to each. Seeded, so that every run asks the same.
import { dose, type DoseParameter, type ProductId } from '@limpid/chemistry';
import { type BankQuestion, fill, type Making, makingOf, volume } from './making.ts';
import { PLAIN } from './plain-questions.ts';
import { drainQuestion, flowQuestion, heatQuestion, indexQuestion, sizeQuestion, swimQuestion, targetQuestion } from './sum-questions.ts';

interface DoseKind {
  parameter: DoseParameter;
  productId: ProductId;
  strength?: readonly number[];
  names: { en: readonly string[]; es: readonly string[] };
  products: { en: readonly string[]; es: readonly string[] };
  from: readonly [number, number, number];
  step: readonly [number, number, number];
}
const DOSES: readonly DoseKind[] = [
  {
    parameter: 'freeChlorinePpm', productId: 'liquid-chlorine', strength: [10, 12.5],
    names: { en: ['FC', 'free chlorine', 'chlorine', 'free cl'], es: ['el cloro', 'el cloro libre', 'cloro libre'] },
    products: { en: ['{s}% liquid chlorine', '{s}% chlorine', '{s} percent liquid chlorine', '{s} liquid chlorine'], es: ['cloro líquido al {s}%', 'cloro al {s}%'] },
    from: [0, 3, 0.5], step: [2, 6, 0.5],
  },
  {
    parameter: 'freeChlorinePpm', productId: 'cal-hypo', strength: [65, 73],
    names: { en: ['FC', 'free chlorine', 'chlorine'], es: ['el cloro libre', 'el cloro'] },
    products: { en: ['{s}% cal hypo', '{s}% cal-hypo', '{s}% calcium hypochlorite', 'cal hypo {s}', 'cal-hypo {s}'], es: ['hipoclorito de calcio al {s}%'] },
    from: [0, 3, 0.5], step: [2, 5, 0.5],
  },
  {
    parameter: 'alkalinityPpm', productId: 'baking-soda',
    names: { en: ['TA', 'alkalinity', 'total alkalinity', 'alk'], es: ['la alcalinidad', 'alcalinidad total', 'la alcalinidad total'] },
    products: { en: ['baking soda', 'bicarb', 'sodium bicarbonate'], es: ['bicarbonato', 'bicarbonato de sodio'] },
    from: [40, 70, 5], step: [10, 40, 5],
  },
  {
    parameter: 'hardnessPpm', productId: 'calcium-chloride', strength: [77],
    names: { en: ['calcium', 'CH', 'calcium hardness', 'hardness'], es: ['el calcio', 'la dureza', 'la dureza de calcio'] },
    products: { en: ['{s}% calcium chloride'], es: ['cloruro de calcio al {s}%'] },
    from: [100, 200, 10], step: [50, 150, 10],
  },
  {
    parameter: 'cyanuricAcidPpm', productId: 'cyanuric-acid',
    names: { en: ['CYA', 'stabilizer', 'cyanuric acid', 'conditioner'], es: ['el estabilizador', 'el ácido cianúrico', 'el CYA'] },
    products: { en: ['stabilizer', 'cyanuric acid', 'conditioner'], es: ['estabilizador', 'ácido cianúrico'] },
    from: [0, 20, 5], step: [15, 40, 5],
  },
  {
    parameter: 'saltPpm', productId: 'salt',
    names: { en: ['salt', 'salinity', 'the salt level'], es: ['la sal', 'la salinidad'] },
    products: { en: ['salt', 'pool salt'], es: ['sal'] },
    from: [1000, 2800, 100], step: [300, 1500, 100],
  },
]; // prettier-ignore

const EN_DOSE = [
  'how much {p} to raise {n} from {a} to {b} in {v}?',
  'How much {p} do I need to take my {n} from {a} up to {b}? Pool is {v}.',
  '{n} is {a}, I want {b}. {v}. how much {p}?',
  '{v} pool, {n} at {a}, need it at {b}, using {p}',
  'my {n} tested {a} and the target is {b}, how much {p} goes into {v}',
  'whats the dose of {p} to go from {a} to {b} {n} with {v} of water',
  'trying to get {n} up to {b} (currently {a}) with {p} in a {v} pool, how much?',
  'i got {a} on the {n} test. want to hit {b}. {v}. {p} amount please',
  'calculate {p} for {v}: {n} {a} -> {b}',
  'If {n} reads {a} and should read {b}, how much {p} would {v} take?',
  'need {n} {b}, have {a}, {v}, {p}, how much',
  'raise {n} by {d} ppm in {v}, how much {p}?',
  'how much {p} bumps {n} {d} ppm in {v}',
  'I have {v}. How much {p} for +{d} ppm {n}?',
] as const;
const ES_DOSE = [
  '¿cuánto {p} necesito para subir {n} de {a} a {b} en {v}?',
  'tengo {v} y {n} está en {a}, quiero llegar a {b}. ¿cuánto {p} le echo?',
  'cuánto {p} para pasar {n} de {a} a {b}, la piscina tiene {v}',
  '{n} marca {a} y debe ser {b}, alberca de {v}, cuánto {p}',
  'necesito {n} en {b}, ahora está en {a}. {v}. ¿qué cantidad de {p}?',
  'para subir {n} {d} ppm en {v}, ¿cuánto {p}?',
] as const;

function doseQuestion(make: Making, kind: DoseKind, language: 'en' | 'es'): BankQuestion {
  const { pick, between } = make;
  const from = between(...kind.from);
  const delta = between(...kind.step);
  const to = Math.round((from + delta) * 10) / 10;
  const strengthPercent = kind.strength ? pick(kind.strength) : undefined;
  const water = volume(make);
  const template = pick(language === 'en' ? EN_DOSE : ES_DOSE);
  const product = pick(kind.products[language]).replace('{s}', String(strengthPercent ?? ''));
  const question = fill(template, {
    p: product,
    n: pick(kind.names[language]),
    a: String(from),
    b: String(to),
    d: String(delta),
    v: water[language],
  });
  const found = dose({
    volumeL: water.litres,
    water: { ph: 7.5, alkalinityPpm: 100, [kind.parameter]: from },
    productId: kind.productId,
    ...(strengthPercent === undefined ? {} : { strengthPercent }),
    target: { parameter: kind.parameter, value: to },
  });
  return {
    kind: `dose ${kind.parameter}`, question, language,
    dose: { productId: kind.productId, ...(found.amountG === undefined ? {} : { amountG: found.amountG }), ...(found.amountMl === undefined ? {} : { amountMl: found.amountMl }) },
  }; // prettier-ignore
}

const PH_DOWN = {
  en: [
    'how much muriatic acid to lower pH from {a} to {b} in {v} with TA {t}',
    'pH {a}, TA {t}, want pH {b}. {v}. how much muriatic acid?',
    'ph is {a} need {b}, alkalinity {t}, {v}, muriatic acid amount?',
    'bring ph down to {b} from {a}, TA is {t}, pool of {v}, with muriatic acid',
    'ph {a} TA {t}, {v}, muriatic 31.45, get me to {b}',
    '{v}, alk {t}: muriatic acid 31.45 to drop ph from {a} to {b}, how much',
    'What amount of muriatic acid drops the pH of {v} from {a} to {b} if alkalinity is {t}?',
  ],
  es: [
    'cuánto ácido muriático para bajar el pH de {a} a {b} en {v} con alcalinidad {t}',
    'pH {a}, alcalinidad {t}, quiero pH {b}. {v}. ¿cuánto ácido muriático?',
  ],
} as const;

function acidQuestion(make: Making, language: 'en' | 'es'): BankQuestion {
  const { pick, between } = make;
  const [from, to, alkalinityPpm] = [between(7.8, 8.2, 0.1), between(7.3, 7.6, 0.1), between(70, 140, 10)];
  const water = volume(make);
  const question = fill(pick(PH_DOWN[language]), { a: String(from), b: String(to), t: String(alkalinityPpm), v: water[language] });
  const found = dose({
    volumeL: water.litres, water: { ph: from, alkalinityPpm, cyanuricAcidPpm: 30 }, productId: 'muriatic-acid', strengthPercent: 31.45,
    target: { parameter: 'ph', value: to },
  }); // prettier-ignore
  return { kind: 'dose ph', question, language, dose: { productId: 'muriatic-acid', amountMl: found.amountMl ?? 0 } };
}

const plainQuestions = (): BankQuestion[] =>
  PLAIN.flatMap(([intent, language, questions]) =>
    questions.split('|').map((question) => ({ kind: `intent ${intent}`, question, language, intent })),
  );

/** `each`: so many of every kind that has numbers. */
export function questionBank(seed: number, each: number): BankQuestion[] {
  const make = makingOf(seed);
  const languages = ['en', 'en', 'es'] as const;
  const times = Array.from({ length: each }, (_, index) => languages[index % 3] ?? 'en');
  return [
    ...DOSES.flatMap((kind) => times.map((language) => doseQuestion(make, kind, language))),
    ...[acidQuestion, drainQuestion, targetQuestion, sizeQuestion, flowQuestion, heatQuestion, swimQuestion, indexQuestion].flatMap((ask) =>
      times.map((language) => ask(make, language)),
    ),
    ...plainQuestions(),
  ];
}
