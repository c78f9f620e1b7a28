// What a person's own pool answers: its tests and what is estimated since, its log, its plan and its clock.
import type { PoolWeather } from '@limpid/contract';
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../../answer.ts';
import { backyard } from '../../testing/backyard.ts';
import type { CoachContext } from '../reply.ts';

const POOL = backyard();
const ask = (context: CoachContext, ...turns: string[]) => {
  const [question = '', ...earlier] = turns.toReversed();
  return answerMessage(question, context, earlier);
};
const LOW = backyard({ water: { freeChlorinePpm: 1.2, ph: 8.1 }, treatments: [] });
const COMBINED = backyard({ water: { freeChlorinePpm: 3, combinedChlorinePpm: 1.8 }, treatments: [] });
const JUST_ADDED = backyard({
  treatments: [{ doneAt: '2026-11-26T14:50:00.000Z', productId: 'liquid-chlorine', strengthPercent: 12.5, amountMl: 1100 }],
});
const UNTESTED = backyard({ isUntested: true, treatments: [] });

describe('the level of a value', () => {
  it.each(['whats my chlorine at', 'chlorine level?', 'is my chlorine ok', 'whats my free chlorine'])(
    'tells the test and the estimate apart: %s',
    (question) => {
      const { answer, cards } = ask(POOL, question);
      expect(answer).toMatch(/about 8\.9 ppm \(estimated: your test on Nov 25 said 6\.5, plus what was added since\)/);
      expect(cards[0]).toMatchObject({ inputs: { tested: 6.5 } });
    },
  );

  it('says so in Spanish', () => {
    expect(ask(POOL, 'cuánto cloro tengo').answer).toMatch(/unas 8\.9 ppm \(estimado: tu análisis del 25 nov dio 6\.5/);
  });

  it('says a tested value as tested', () => {
    expect(ask(backyard({ treatments: [] }), 'whats my chlorine at').answer).toMatch(/is 6\.5 ppm \(Nov 25\)/);
  });

  it('leaves what chlorine is to the glossary', () => {
    expect(ask(POOL, 'what is chlorine').answer).not.toMatch(/Backyard pool/);
  });
});

describe('the chlorine of a day ahead', () => {
  it.each<[string, RegExp]>([
    ['whats the forecast for chlorine on saturday', /^About 6\.5 ppm of free chlorine on Saturday, Nov 28/],
    ['what will my chlorine be on sunday', /^About 5\.9 ppm of free chlorine on Sunday, Nov 29/],
    ['whats my clorine gonna be by saturday', /on Saturday, Nov 28/],
    ['will i have enough chlorine on monday', /^About 5\.3 ppm .* below its range/],
    ['cuánto cloro voy a tener el sábado', /^Unas 6\.5 ppm de cloro libre el sábado/],
    ['cómo va a estar el cloro mañana', /^Unas 7\.2 ppm de cloro libre el viernes/],
  ])('%s', (question, words) => {
    const { answer } = ask(POOL, question);
    expect(answer).toMatch(words);
    expect(answer).toMatch(/Nov 25 said 6\.5|25 nov dio 6\.5/);
  });
});

describe('the last test', () => {
  const TASKS = [
    { id: 't1', title: 'Test alkalinity and hardness', state: 'due', dueOn: '2026-12-20', lastDoneAt: '2026-11-22T15:00:00Z' },
  ];
  const WITH_TASK = backyard({ pool: { tasks: TASKS as never } });
  it.each(['when did i last test', 'wen did i test last', 'last time i tested the water?', 'when was my last test'])('%s', (question) => {
    expect(ask(WITH_TASK, question).answer).toMatch(/^Your last test was on Nov 25, yesterday: free chlorine 6\.5,.* pH 7\.6/);
  });
  it.each(['cuándo medí por última vez', 'cuándo fue mi último análisis'])('%s', (question) => {
    expect(ask(WITH_TASK, question).answer).toMatch(/^Tu último análisis fue el 25 nov, ayer: cloro libre 6\.5/);
  });
  it('says where there is none', () => expect(ask(UNTESTED, 'when did i last test').answer).toMatch(/no test in its log/));
});

describe('may we swim, and when', () => {
  it.each<[string[], RegExp]>([
    [['Can I swim?'], /still mixing in\. It’s fine from about 10:20 AM/],
    [['Can I swim?', 'when can I go in then'], /^It’s fine from about 10:20 AM/],
    [['what time will the water be safe'], /^It’s fine from about 10:20 AM/],
    [['¿puedo nadar?', 'y mañana?'], /10:20.*Mañana: lo más probable es que sí/],
    [['can we swim tomorrow'], /Tomorrow: most likely yes/],
  ])('%s', (turns, words) => expect(ask(JUST_ADDED, ...turns).answer).toMatch(words));

  it('says when the plan makes it safe', () => {
    expect(ask(LOW, 'when can my kids get in').answer).toMatch(/^If you do today’s plan now, it’s fine from about 11:00 AM/);
    expect(ask(LOW, 'a qué hora se puede nadar').answer).toMatch(/^Si haces ahora el plan de hoy, se puede desde las 11:00/);
  });

  it.each(['FC 1.2, pH 8.1, can my kids swim', 'my fc is 1.2 and ph is 8.1 can we swim'])('lowers a high pH: %s', (question) => {
    const { answer } = ask(POOL, question);
    expect(answer).toMatch(/Raise free chlorine first, then test again\. pH is 8\.1, above 7\.8\. Lower it too\./);
    expect(answer).not.toMatch(/your plan/);
  });

  it.each(['total 3 free 1 can we swim', 'cc is 2 fc is 3 can kids swim'])('asks for a shock: %s', (question) => {
    expect(ask(POOL, question).answer).toMatch(/It needs a shock: raise free chlorine to 18 ppm/);
  });
});

describe('total and free chlorine', () => {
  it.each([
    'i have 3 ppm total chlorine and 1 ppm free',
    'total chlorine 3 free 1',
    'TC 3 FC 1 what now',
    '3 total 1 free chlorine, is that bad',
    'tengo 3 de cloro total y 1 de libre',
    'cloro libre 1 y total 3 que hago',
  ])('%s', (question) => {
    const { answer, proposals, abstained } = ask(POOL, question);
    expect(abstained).toBe(false);
    expect(answer).toMatch(/^(?:Combined chlorine is 2 ppm: total 3 minus free 1|El cloro combinado es de 2 ppm: total 3 menos libre 1)/);
    expect(answer).toMatch(/stay out|No entren/);
    expect(answer).toMatch(/18 ppm/);
    expect(proposals).toEqual([{ action: 'log_test', fields: { freeChlorinePpm: 1, combinedChlorinePpm: 2 } }]);
  });
  it('is fine up to 0.5', () => expect(ask(POOL, 'my free is 4 and total is 4.2').answer).toMatch(/0\.2 ppm.*Up to 0\.5 is fine/));
  it('leaves total alkalinity alone', () => {
    expect(ask(POOL, 'total alkalinity 90, free chlorine 3').proposals[0]).toMatchObject({
      fields: { alkalinityPpm: 90, freeChlorinePpm: 3 },
    });
  });
});

describe('a shock', () => {
  it.each(['do i need to shock', 'should i shock', 'shld i shock it', 'do i need to shock my pool', 'necesito hacer un choque?'])(
    '%s',
    (question) => {
      expect(ask(POOL, question).answer).toMatch(/^No, (?:not by your tests|según tus análisis).*0\.2 ppm.*8\.9 ppm/);
    },
  );
  it('is needed for combined chlorine', () => {
    expect(ask(COMBINED, 'do i need to shock').answer).toMatch(/^Yes: combined chlorine is 1\.8 ppm.*Raise free chlorine to 18 ppm/);
    expect(ask(COMBINED, 'debo hacer choque').answer).toMatch(/^Sí: el cloro combinado está en 1\.8 ppm/);
  });
  it('needs a test first', () => expect(ask(UNTESTED, 'do i need to shock')).toMatchObject({ abstained: true }));

  const GONE = backyard({
    water: { freeChlorinePpm: 0 },
    before: [0.2, 0.1],
    treatments: [{ doneAt: '2026-11-24T16:00:00.000Z', productId: 'liquid-chlorine', strengthPercent: 12.5, amountMl: 3785.4 }],
  });
  it.each([
    'my chlorine is 0 no matter how much i add',
    'chlorine wont hold',
    'i keep adding chlorine but it stays at 0',
    'no me sube el cloro por más que le echo',
  ])('where chlorine goes: %s', (question) => {
    const { answer } = ask(GONE, question);
    expect(answer).toMatch(/algae.*ammonia|algas.*amoníaco/);
    expect(answer).toMatch(/1 gal of liquid chlorine on Nov 24|1 gal de cloro líquido el 24 nov/);
    expect(answer).toMatch(/from 0 to 18 ppm|de 0 a 18 ppm/);
    expect(answer).toMatch(/before sunrise|antes del amanecer/);
  });
});

describe('guests', () => {
  it.each([
    'how much chlorine should i add tonite, 12 kids coming saturday',
    'having 20 people over saturday, how much chlorine should i put in',
    'vienen 12 niños el sábado, cuánto cloro le pongo hoy',
  ])('%s', (question) => {
    const { answer } = ask(POOL, question);
    expect(answer).toMatch(/^(?:Nothing to add now: free chlorine in Backyard pool is about 8\.9|Ahora no agregues nada)/);
    expect(answer).toMatch(/On Saturday, test in the morning .* 7\.5 ppm|El sábado, mide por la mañana .* 7\.5 ppm/);
    expect(answer).not.toMatch(/Don't swim|No naden/);
  });
  it('take the dose of the plan where chlorine is low', () => {
    expect(ask(LOW, 'how much chlorine should i add tonite, 12 kids coming saturday').answer).toMatch(
      /^Add .* of liquid chlorine this evening, as your plan says/,
    );
  });
});

describe('the weather', () => {
  const day = { uvIndexMax: 9, airTemperatureC: 22, airTemperatureMaxC: 30, rainMm: 0, windMaxKmh: 12, normal: [], hasOwnRain: false };
  const at = '2026-11-26T14:00:00.000Z';
  const days = ['2026-11-26', '2026-11-27', '2026-11-28'].map((on, index) => ({ on, ...day, rainMm: index * 12.7 }));
  const withWeather = (source: PoolWeather['source']) => backyard({ pool: { weather: { source, at, days, alerts: [], attribution: [] } } });
  const QUESTIONS = [
    'will it rain this week',
    'is it gonna rain tomorrow',
    'whats the weather saturday',
    '¿va a llover mañana?',
    "what's the forecast for this weekend",
  ];
  it.each(QUESTIONS)('is the forecast of the pool: %s', (question) =>
    expect(ask(withWeather('live'), question).answer).toMatch(
      /^(?:The forecast for your pool\. Thu: up to 86 °F, UV 9\. Fri: up to 86 °F, UV 9, 0\.5 in of rain|El pronóstico para tu piscina)/,
    ),
  );
  it('is said to be old, or not to be there', () => {
    expect(ask(withWeather('last_known'), 'will it rain this week').answer).toMatch(
      /^The last forecast that I have for your pool, from Thu/,
    );
    expect(ask(withWeather('normals'), 'will it rain this week').answer).toMatch(/^There’s no forecast for your pool right now/);
    expect(ask(POOL, 'will it rain this week').answer).toMatch(/^Add your pool’s place/);
  });
  it('is no question about chlorine', () => expect(ask(POOL, 'what do I do after rain').answer).not.toMatch(/forecast/));
});
