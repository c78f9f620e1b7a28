// A dose can hurt people, so it is given only where it was asked for, and only from a question that is fully understood.
// Questions are made from templates, numbers, asides and typos, with a seed.
import { PRODUCTS, type DoseParameter, type ProductId } from '@limpid/chemistry';
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import type { Reply } from '../skills/reply.ts';
import { CONTEXT } from '../testing/context.ts';
import { fill, GAL, type Making, makingOf } from '../testing/making.ts';

const ask = (question: string): Reply => answerMessage(question, CONTEXT);
const dosesOf = ({ cards }: Reply) => cards.filter(({ kind }) => kind === 'dose');

interface Kind {
  parameter: DoseParameter;
  en: readonly string[];
  es: readonly string[];
  product: { id: ProductId; en: string; es: string };
  /** does nothing for this value in this direction */
  wrong: { en: string; es: string };
  from: readonly [number, number, number];
  step: readonly [number, number, number];
}
const KINDS: readonly Kind[] = [
  { parameter: 'freeChlorinePpm', en: ['fc', 'free chlorine'], es: ['el cloro libre'], product: { id: 'cal-hypo', en: 'cal hypo', es: 'hipoclorito de calcio' }, wrong: { en: 'baking soda', es: 'bicarbonato' }, from: [0, 3, 0.5], step: [1.5, 5, 0.5] },
  { parameter: 'ph', en: ['ph', 'the ph'], es: ['el ph'], product: { id: 'soda-ash', en: 'soda ash', es: 'carbonato de sodio' }, wrong: { en: 'muriatic acid', es: 'ácido muriático' }, from: [6.8, 7.1, 0.1], step: [0.2, 0.5, 0.1] },
  { parameter: 'alkalinityPpm', en: ['ta', 'alkalinity', 'my total alkalinity'], es: ['la alcalinidad'], product: { id: 'baking-soda', en: 'baking soda', es: 'bicarbonato' }, wrong: { en: 'muriatic acid', es: 'ácido muriático' }, from: [40, 70, 5], step: [15, 50, 5] },
  { parameter: 'hardnessPpm', en: ['calcium', 'hardness'], es: ['la dureza'], product: { id: 'calcium-chloride', en: 'calcium chloride', es: 'cloruro de calcio' }, wrong: { en: 'borax', es: 'bicarbonato' }, from: [100, 200, 10], step: [40, 150, 10] },
  { parameter: 'cyanuricAcidPpm', en: ['cya', 'stabilizer'], es: ['el estabilizador'], product: { id: 'cyanuric-acid', en: 'stabilizer', es: 'estabilizador' }, wrong: { en: 'soda ash', es: 'carbonato de sodio' }, from: [0, 20, 5], step: [10, 40, 5] },
]; // prettier-ignore
const ASIDES = ['', '', ' please', ', thanks', ' asap', ', we had 4 kids in yesterday', ', tested 2 hours ago'] as const;
const UP = [
  'how much {p} to raise {n} from {a} to {b} in {v} gallons',
  '{n} is {a} and I want it at {b}, {v} gal, {p}',
  'raise {n} {a} to {b} with {p}, {v} gallon pool',
  'my {v} gallon pool: {n} reads {a}, should be {b}, how much {p}',
  'cuánto {q} para subir {m} de {a} a {b} en {v} galones',
  '{m} está en {a} y la quiero en {b}, {v} galones, {q}',
] as const;
/** What was said is inconsistent, or leaves over a number that may matter. */
const ODD = [
  'use {w} to raise {n} from {a} to {b} in {v} gallons',
  'para subir {m} de {a} a {b} con {x}, {v} galones',
  'I already put in 3 lb of {p}, how much more to raise {n} from {a} to {b} in {v} gallons',
  'raise {n} from {a} to {b} or maybe {c} in {v} gallons',
  'lower {n} from {a} to {b} in {v} gallons',
  'baja {m} de {a} a {b} en {v} galones',
] as const;
/** About a product or a value, and not how much of it. */
const NO_AMOUNT = [
  'I added 2 lb of {p} yesterday',
  'where should I store {p}',
  'is {p} dangerous for dogs',
  'how long after {p} can we swim',
  'when is the best time to add {p}',
  'what does {p} do',
  'does rain change {n}',
  'why did {n} go from {a} to {b} by itself',
  'what is {n}',
  'log {n} {a}',
  'how was {n} last month',
  '¿para qué sirve {q}?',
  '¿dónde guardo {q}?',
  '¿cuánto tiempo después de echar {q} puedo nadar?',
  'anota {m} {a}',
] as const;

/** A typo as fingers make it: two letters of a long word swapped. */
function withTypo(text: string, { pick }: Making): string {
  const words = text.split(' ');
  const long = words.flatMap((word, index) => (/^[a-z]{7,}$/.test(word) ? [index] : []));
  if (long.length === 0) return text;
  const index = pick(long);
  const word = words[index] ?? '';
  return words.with(index, `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`).join(' ');
}

interface Made {
  kind: Kind;
  question: string;
  from: number;
  to: number;
  gallons: number;
}

function made(templates: readonly string[], seed: number, each: number): Made[] {
  const making = makingOf(seed);
  return KINDS.flatMap((kind) =>
    templates.flatMap((template) =>
      Array.from({ length: each }, (): Made => {
        const from = making.between(...kind.from);
        const to = Math.round((from + making.between(...kind.step)) * 10) / 10;
        const gallons = making.between(6000, 34_000, 500);
        const plain = fill(template, {
          n: making.pick(kind.en), m: making.pick(kind.es), p: kind.product.en, q: kind.product.es, w: kind.wrong.en, x: kind.wrong.es,
          a: String(from), b: String(to), c: String(Math.round((to + making.between(...kind.step)) * 10) / 10), v: String(gallons),
        }); // prettier-ignore
        const question = making.between(0, 2, 1) === 0 ? withTypo(plain, making) : plain;
        return { kind, question: `${question}${template.includes('{q}') ? '' : making.pick(ASIDES)}`, from, to, gallons };
      }),
    ),
  );
}

const isNear = (value: unknown, wanted: number) => typeof value === 'number' && Math.abs(value - wanted) <= 0.02 * Math.abs(wanted) + 0.01;

function isAsAsked({ kind, from, to, gallons }: Made, { productId, inputs }: Reply['cards'][number]): boolean {
  return (
    inputs['parameter'] === kind.parameter &&
    isNear(inputs['from'], from) &&
    isNear(inputs['to'], to) &&
    isNear(inputs['volumeL'], gallons * GAL) &&
    productId === kind.product.id &&
    PRODUCTS[productId].raises.includes(kind.parameter)
  );
}

describe.each([3, 11, 77])('questions of seed %i', (seed) => {
  it('get the sign, the value, the product and the water that they name, or are asked back', () => {
    const all = made(UP, seed, 4).map((one) => ({ ...one, reply: ask(one.question) }));
    const wrong = all.filter((one) => dosesOf(one.reply).some((card) => !isAsAsked(one, card)));
    expect(wrong.map(({ question, reply }) => `${question}: ${reply.answer}`)).toEqual([]);
    const unanswered = all.filter(({ reply }) => dosesOf(reply).length === 0).map(({ question }) => question);
    expect(unanswered.length, unanswered.join('\n')).toBeLessThanOrEqual(all.length * 0.1);
  });

  it('get no dose where they contradict themselves or a number is left over', () => {
    const dosed = made(ODD, seed, 3).filter(({ question }) => dosesOf(ask(question)).length > 0);
    expect(dosed.map(({ question }) => `${question}: ${ask(question).answer}`)).toEqual([]);
  });

  it('get no dose where no amount is asked for', () => {
    const dosed = made(NO_AMOUNT, seed, 2).filter(({ question }) => dosesOf(ask(question)).length > 0);
    expect(dosed.map(({ question }) => `${question}: ${ask(question).answer}`)).toEqual([]);
  });
});

describe('what is asked back', () => {
  it.each([
    'raise alkalinity 70 to 100 w muriatic acid 10k gal',
    'use baking soda to bring ph down from 8 to 7.4',
    'calcium down to 180 from 260 after rain, get it back to 260, 18000 gal',
  ])('offers readings that are answered: %s', (question) => {
    const { abstained, chips } = ask(question);
    expect(abstained).toBe(true);
    expect(chips.length).toBeGreaterThan(0);
    for (const chip of chips) expect(ask(chip).cards, chip).not.toEqual([]);
  });

  it('does not offer a dose on top of one that is already in the water', () => {
    const { abstained, chips, answer } = ask('i put in 2 lb of cal hypo already, fc was 1, 10k gal, do I need more to hit 6');
    expect({ abstained, chips }).toEqual({ abstained: true, chips: [] });
    expect(answer).toContain('test again');
  });

  it.each(['how much liquid for 3', 'I have 3 tabs in the floater and fc is 6, is that too much'])('gives no dose: %s', (question) => {
    expect(ask(question).cards).toEqual([]);
  });
});

describe('a number belongs to the name beside it', () => {
  it.each<[question: string, says: RegExp]>([
    ['shock fc for 45 cya?', /18 ppm \(for 45 ppm of CYA\)/],
    ['lsi with 7.9 ph, 130 alk, 450 calcium, 88F', /saturation index is 0\.88/],
    ['add 10 ppm fc to 12k gal pool with ph 7.8 ta 90', /by 10 ppm in 12,000 gallons/],
    ['dry acid to take 13k from 7.9 to 7.5', /from 7\.9 to 7\.5 in 13,000 gallons/],
    ['how many 40 lb bags of salt from 1200 to 3000 in 13k', /in 13,000 gallons\. That's 4\.88 40 lb bags/],
    ['hardness one hundred twenty, goal two fifty, 11 thousand gallons', /from 120 to 250 ppm in 11,000 gallons/],
    ['baja el ph de 8 a 7.4', /ácido muriático.* de 8\.0 a 7\.4/],
    ['baby in pool ph 8.6 fc 3 cya 30', /^No\. Don't swim/],
    ['ph 8.6 fc 3 cya 30 what now', /pH 8\.6 needs work too: test alkalinity/],
    ['safe? fc 2 ph 7.6 cya 80', /^No\. Don't swim/],
    ['kids want in, cc 1.4 fc 5 ph 7.5', /Combined chlorine is 1\.4 ppm/],
    ['can i dump bleach on top of cal hypo', /^No, never/],
    ['bajar ph 7.9 a 7.4, 18 mil galones, alcalinidad 100', /ácido muriático.* de 7\.9 a 7\.4 en 18,000/],
    ['can dichlor go in the trichlor feeder', /^No, never/],
  ])('%s', (question, says) => {
    expect(ask(question).answer).toMatch(says);
  });
});

it('keeps the product of a follow-up, and gives no neutralizer that was not named', () => {
  const [card] = answerMessage('with cal hypo 65% instead', CONTEXT, ['fc 2 to 5 in 12000 gal']).cards;
  expect(card).toMatchObject({ productId: 'cal-hypo', inputs: { strengthPercent: 65, from: 2, to: 5 } });
  expect(dosesOf(ask('fc 8 ph 7.2 should I add anything'))).toEqual([]);
});
