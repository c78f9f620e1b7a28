// What the engine says in a calculator, in English directly and by its messages: the same, over random values; in Spanish something else.
import {
  batherDemand,
  breakpoint,
  bucketTest,
  ChemistryError,
  dose,
  evaporation,
  type Finding,
  heatUp,
  incidentResponse,
  PRODUCT_IDS,
  PRODUCTS,
  pumpCost,
  pumpHours,
  type Message,
  saltCellSetting,
  SENTENCES,
  type Sentence,
  volumeBySalt,
  whatIf,
} from '@limpid/chemistry';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { engineText, loadSentences } from '../../i18n/engine-text.ts';
import { translatedSentences } from '../../i18n/sentences.ts';
import { overwriteGetLocale } from '../../paraglide/runtime.js';

beforeAll(loadSentences);
afterEach(() => overwriteGetLocale(() => 'en'));

const heard = new Set<string>();
/** Sums of signs only are the same in both languages. */
const hasWords = (text: string) => /[a-z]{4,}/i.test(text.replaceAll(/\btherms\b/g, ''));

function expectMessages({ text, messages = [] }: { text: string; messages?: Message[] | undefined }): void {
  expect(messages.length, text).toBeGreaterThan(0);
  for (const { code } of messages) heard.add(code);
  overwriteGetLocale(() => 'en');
  expect(translatedSentences(messages), JSON.stringify(messages)).toBe(text);
  overwriteGetLocale(() => 'es');
  const spanish = engineText(text, messages);
  expect(spanish).not.toMatch(/[{}]|undefined|NaN/);
  if (hasWords(text)) expect(spanish).not.toBe(text);
}
const expectAll = (...texts: readonly (readonly (Sentence | Finding)[])[]) => texts.flat().forEach(expectMessages);

const GRAINS = 100_000;
const between = (low: number, high: number) => fc.integer({ min: 0, max: GRAINS }).map((n) => low + ((high - low) * n) / GRAINS);
const volumeL = between(50, 200_000);
const water = fc.record({
  ph: between(6.8, 8.4),
  alkalinityPpm: between(60, 240),
  hardnessPpm: between(0, 600),
  cyanuricAcidPpm: between(0, 120),
  freeChlorinePpm: between(0, 12),
});

/** The words of a refusal, or what was answered. */
function asked<Answer>(ask: () => Answer): Answer | null {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof ChemistryError)) throw error;
    if (error.messages) expectMessages({ text: error.message, messages: error.messages });
    return null;
  }
}

const holds = <Value>(arbitrary: fc.Arbitrary<Value>, check: (value: Value) => void) =>
  fc.assert(fc.property(arbitrary, check), { numRuns: 150, seed: 20_261_122 });

describe('what the engine says', () => {
  it('about people in the water, and what breaks their chloramines', () => {
    const kind = fc.constantFrom('pool', 'spa', 'swim_spa');
    holds(fc.record({ kind, volumeL, count: fc.nat(200), hours: between(0, 24) }), (input) => expectAll(batherDemand(input).arithmetic));
    holds(
      fc.record({ volumeL, ammoniaNPpm: between(0, 20), combinedChlorinePpm: between(0, 50), cyanuricAcidPpm: between(0, 200) }),
      (input) => {
        const { arithmetic, findings } = breakpoint(input);
        expectAll(arithmetic, findings);
      },
    );
  });

  it('about water that leaves: into the air, or through a leak', () => {
    const air = {
      airC: between(-20, 50),
      relativeHumidityPercent: between(0, 100),
      windMps: between(0, 15),
      coverHoursPerDay: between(0, 24),
    };
    holds(fc.record({ surfaceAreaM2: between(0.5, 400), waterC: between(0, 41), ...air }), (input) => {
      expectAll(evaporation(input).arithmetic);
    });
    const drops = { poolDropMm: between(0, 40), bucketDropMm: between(0, 40), readingErrorMm: between(0.1, 5) };
    holds(fc.record({ ...drops, hours: between(6, 168), surfaceAreaM2: between(0.5, 400), disturbed: fc.boolean() }), (input) => {
      const { arithmetic, why } = bucketTest(input);
      expectAll(arithmetic, [why]);
    });
  });

  it('about heaters, pumps and salt cells', () => {
    const price = { pricePerKwhUsd: between(0, 1) };
    const heater = fc.oneof(
      fc.record({
        kind: fc.constant('gas' as const),
        inputKw: between(1, 200),
        efficiencyPercent: between(50, 99),
        pricePerThermUsd: between(0, 5),
      }),
      fc.record({ kind: fc.constant('heat_pump' as const), outputKw: between(1, 60), cop: between(1, 8), ...price }),
      fc.record({ kind: fc.constant('electric' as const), outputKw: between(1, 60), ...price }),
    );
    holds(fc.record({ volumeL, fromC: between(5, 20), toC: between(20, 40), heater, lossKw: between(0, 20) }), (input) => {
      expectAll(asked(() => heatUp(input))?.arithmetic ?? []);
    });
    holds(fc.record({ volumeL, flowLpm: between(10, 800), turnovers: between(0.1, 10) }), (input) =>
      expectAll(pumpHours(input).arithmetic),
    );
    const pump = { ratedPowerW: between(100, 3000), ratedFlowLpm: between(50, 600), rpm: between(500, 2000), hoursPerDay: between(0, 24) };
    holds(fc.record({ ...pump, ratedRpm: between(2000, 4000), ...price }), (input) => expectAll(pumpCost(input).arithmetic));
    const cell = { gramsPerHour: between(5, 60), hoursPerDay: between(1, 24), demandPpmPerDay: between(0, 8) };
    holds(fc.record({ volumeL, ...cell }), (input) => {
      const { arithmetic, findings } = saltCellSetting(input);
      expectAll(arithmetic, findings);
    });
  });

  it('about accidents, and volumes by salt', () => {
    const level = { freeChlorinePpm: between(0.5, 60), ph: between(6, 9), cyanuricAcidPpm: between(0, 100), temperatureC: between(15, 41) };
    holds(fc.record({ stool: fc.constantFrom('formed', 'diarrhea'), ...level }), (input) => expectAll(incidentResponse(input).conditions));
    holds(fc.record({ addedSaltG: between(100, 50_000), beforePpm: between(0, 3000), afterPpm: between(0, 4500) }), (input) => {
      expectAll(asked(() => volumeBySalt(input))?.findings ?? []);
    });
  });

  it('about a dose, its parts and what else it does, and why there is none', () => {
    const aim = fc.constantFrom('freeChlorinePpm', 'ph', 'alkalinityPpm', 'hardnessPpm', 'cyanuricAcidPpm', 'saltPpm', 'boratePpm');
    const size = fc.oneof(between(0, 1.5), between(1.5, 8));
    const productId = fc.constantFrom(...PRODUCT_IDS);
    holds(fc.record({ volumeL, water, productId, parameter: aim, size }), ({ parameter, size: times, ...input }) => {
      const now = parameter === 'saltPpm' ? 1000 : parameter === 'boratePpm' ? 20 : Math.max(1, input.water[parameter]);
      const value = parameter === 'ph' ? 6.5 + (times / 8) * 2.4 : now * times;
      const answer = asked(() => dose({ ...input, target: { parameter, value } }));
      for (const step of answer?.steps ?? []) {
        expectMessages({ text: step.why, messages: step.messages.why });
        step.warnings.forEach((text, index) => expectMessages({ text, messages: step.messages.warnings[index] }));
      }
      answer?.warnings.forEach((text, index) => expectMessages({ text, messages: answer.messages.warnings[index] }));
    });
  });

  it('about what if', () => {
    const additions = fc
      .array(fc.record({ id: fc.constantFrom(...PRODUCT_IDS.filter((id) => id !== 'fill-water')), amount: between(1, 9000) }), {
        minLength: 1,
        maxLength: 3,
      })
      .map((list) => list.map(({ id, amount }) => ({ productId: id, [PRODUCTS[id].form === 'liquid' ? 'amountMl' : 'amountG']: amount })));
    const pool = fc.record({ sanitizer: fc.constantFrom('chlorine', 'biguanide'), kind: fc.constantFrom('pool', 'spa') });
    holds(fc.record({ water, volumeL: between(1000, 60_000), additions, pool }), (input) => {
      const traits = { ...input.pool, volumeL: input.volumeL };
      expectAll(asked(() => whatIf(input.water, input.volumeL, input.additions, traits))?.findings ?? []);
    });
  });

  it('was nearly everything that it can say', () => {
    const ours = Object.keys(SENTENCES).filter((code) => code.startsWith('answers_'));
    // A few are rare: not every run meets them.
    expect(ours.filter((code) => !heard.has(code)).length).toBeLessThan(ours.length / 6);
  });
});
