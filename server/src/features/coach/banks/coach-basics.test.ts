// The plain questions about one value, in many wordings: where it should be, what raises and lowers it, what it does when it is off, and whether people
// may swim then. Made from words and values, so that every value is asked everything.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { articles, rules } from '../pages.ts';
import { backyard } from '../testing/backyard.ts';

type Aspect = 'level' | 'up' | 'down' | 'low' | 'high' | 'swimLow' | 'swimHigh';
interface Value {
  en: readonly string[];
  es: readonly string[];
  says: Record<Aspect, RegExp>;
}
const NOTHING_TO_PEOPLE = /^(?:Yes\. Alone|Sí\. Por sí sola)/;
const VALUES: readonly Value[] = [
  {
    en: ['chlorine', 'free chlorine'],
    es: ['el cloro', 'el cloro libre'],
    says: {
      level: /5\.5 (?:and|y) 7\.5 ppm/,
      up: /liquid chlorine|cloro líquido/i,
      down: /sun|sol/,
      low: /^(?:With too little chlorine|Con muy poco cloro)/,
      high: /^(?:High chlorine|El cloro alto)/,
      swimLow: /^No\./,
      swimHigh: /^(?:Yes, up to the shock level|Sí, hasta el nivel de choque)/,
    },
  },
  {
    en: ['ph'],
    es: ['el ph'],
    says: {
      level: /7\.2 (?:and|y) 7\.8/,
      up: /soda ash|carbonato de sodio/,
      down: /acid|ácido/,
      low: /stings eyes|irrita ojos/,
      high: /scale|sarro/,
      swimLow: /^(?:Better not|Mejor no).*6\.8/,
      swimHigh: /^(?:Better not|Mejor no).*8\.2/,
    },
  },
  {
    en: ['alkalinity', 'total alkalinity'],
    es: ['la alcalinidad'],
    says: {
      level: /70 (?:and|y) 120 ppm/,
      up: /baking soda|bicarbonato/,
      down: /acid|ácido/,
      low: /^(?:With low alkalinity pH jumps|Con la alcalinidad baja el pH brinca)/,
      high: /^(?:With high alkalinity pH keeps climbing|Con la alcalinidad alta el pH)/,
      swimLow: NOTHING_TO_PEOPLE,
      swimHigh: NOTHING_TO_PEOPLE,
    },
  },
  {
    en: ['calcium hardness', 'calcium'],
    es: ['la dureza de calcio', 'el calcio'],
    says: {
      level: /250 (?:and|y) 450 ppm/,
      up: /calcium chloride|cloruro de calcio/,
      down: /new water|softer water|agua/,
      low: /plaster|yeso/,
      high: /^(?:Hard water|El agua dura)/,
      swimLow: NOTHING_TO_PEOPLE,
      swimHigh: NOTHING_TO_PEOPLE,
    },
  },
  {
    en: ['cya', 'stabilizer'],
    es: ['el cya', 'el estabilizador'],
    says: {
      level: /30 (?:and|y) 50 ppm/,
      up: /stabilizer \(cyanuric acid\)|estabilizador \(ácido cianúrico\)|tablets|Dichlor|sock/,
      down: /water|agua/,
      low: /^(?:With little or no stabilizer|Con poco o nada de estabilizador)/,
      high: /^(?:With too much stabilizer|Con demasiado estabilizador)/,
      swimLow: /^(?:Yes, if free chlorine|Sí, si el cloro libre)/,
      swimHigh: /^(?:Yes, if free chlorine|Sí, si el cloro libre)/,
    },
  },
  {
    en: ['salt'],
    es: ['la sal'],
    says: {
      level: /salt cell|celda de sal/,
      up: /pool salt|sal para piscina/,
      down: /water|agua/,
      low: /^(?:With too little salt|Con poca sal)/,
      high: /^(?:With too much salt|Con demasiada sal)/,
      swimLow: NOTHING_TO_PEOPLE,
      swimHigh: NOTHING_TO_PEOPLE,
    },
  },
];
const WORDINGS: Record<Aspect, { en: readonly string[]; es: readonly string[] }> = {
  level: {
    en: ['whats a good @ level for a pool', 'what should my @ be', 'ideal @', 'correct @ level', 'what is the right @ for a pool', 'how much @ should be in a pool', 'what @ level is normal', 'recommended @ range', 'where should @ be', 'what number should @ be at'],
    es: ['cual es @ correcto de la alberca', 'en cuanto debe estar @', 'cual debe ser @ en la piscina'],
  },
  up: {
    en: ['my @ is low what do i add', '@ is too low how do i fix it', 'what raises @', 'need to get my @ up'],
    es: ['@ me sale bajo como lo arreglo', 'que sube @'],
  },
  down: { en: ['my @ is high what do i do', '@ is too high how do i fix it', 'what lowers @'], es: ['@ me sale alto como lo arreglo', 'que baja @'] },
  low: {
    en: ['what happens if @ is too low', 'is low @ bad', 'why is low @ a problem', 'effects of low @'],
    es: ['que pasa si @ esta bajo', 'es malo tener @ bajo'],
  },
  high: {
    en: ['what happens if @ is too high', 'is high @ bad', 'why is high @ a problem', 'effects of high @'],
    es: ['que pasa si @ esta alto', 'es malo tener @ alto'],
  },
  swimLow: { en: ['is it safe to swim with low @', 'can i swim if @ is low'], es: ['se puede nadar con @ bajo'] },
  swimHigh: { en: ['is it safe to swim with high @', 'can i swim if @ is high'], es: ['se puede nadar con @ alto'] },
}; // prettier-ignore

const asked = Object.entries(WORDINGS).flatMap(([aspect, wordings]) =>
  VALUES.flatMap(({ en, es, says }) => [
    ...wordings.en.flatMap((wording) => en.map((name) => [wording.replace('@', name), 'en', says[aspect as Aspect]] as const)),
    ...wordings.es.flatMap((wording) => es.map((name) => [wording.replace('@', name), 'es', says[aspect as Aspect]] as const)),
  ]),
);

describe('a plain question about one value', () => {
  it.each(asked)('%s (%s)', (question, language, says) => {
    const { answer, abstained } = answerMessage(question, { ...backyard(), articles, rules, language });
    expect([abstained, answer]).toEqual([false, expect.stringMatching(new RegExp(says.source, `s${says.flags}`))]);
  });

  it('adds this pool’s own value where it is what is asked about, and says nothing of it otherwise', () => {
    const low = { ...backyard({ water: { ph: 6.9 } }), language: 'en' } as const;
    expect(answerMessage('is low ph bad', low).answer).toMatch(/\n\n.*low.*6\.9/s);
    expect(answerMessage('is low ph bad', { ...backyard(), language: 'en' }).answer).not.toMatch(/Backyard/);
  });

  it('gives the dose where the test says so, and otherwise how it is done', () => {
    const low = { ...backyard({ water: { ph: 6.9 } }), language: 'en' } as const;
    expect(answerMessage('my ph is low what do i add', low).cards[0]?.kind).toBe('dose');
    expect(answerMessage('my ph is low what do i add', { ...backyard(), language: 'en' }).answer).toMatch(
      /^Add soda ash.*\n\nIt's fine.*If a new test says otherwise/s,
    );
  });

  it('says whether a product is needed, and asks what is too high', () => {
    expect(answerMessage('do i need acid', { ...backyard(), language: 'en' }).answer).toMatch(/^No, it's fine: pH/);
    expect(answerMessage('do i need acid', { ...backyard({ water: { ph: 8.2 } }), language: 'en' }).cards[0]?.kind).toBe('dose');
    expect(answerMessage('its too high', { ...backyard(), language: 'en' })).toMatchObject({
      abstained: true,
      answer: expect.stringMatching(/^What is too high/) as string,
    });
  });

  it.each([
    ['why is my stabilizer so high', /tablets/],
    ['is my ph ok', /^Yes, it's fine/],
    ['how do i raise ph after rain', /soda ash|rain/],
    ['does low ph turn hair green', /copper|hair/],
  ])('leaves what asks for more to others: %s', (question, says) => {
    const { answer } = answerMessage(question, { ...backyard(), articles, rules, language: 'en' });
    expect(answer).toMatch(says);
  });
});
