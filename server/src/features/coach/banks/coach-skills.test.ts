// What the coach does with this pool's own tasks, equipment, log and articles, and what it prepares to save.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';

let house: TestApp;
let owner: TestBrowser;
let poolId: string;
let filterTask: string;
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(house.clock.now.getTime() - days * DAY_MS).toISOString();

beforeAll(async () => {
  house = await testApp();
  owner = house.browser();
  await owner.register();
  poolId = String((await owner.post('/api/pools', { name: 'Lanai', volumeL: 56_781, timeZone: 'America/Phoenix' })).body['id']);
  const at = `/api/pools/${poolId}`;
  for (const [days, freeChlorinePpm] of [
    [6, 9],
    [5, 7.2],
    [4, 5.8],
    [3, 4.6],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- in the order of time
    await owner.post(`${at}/readings`, {
      takenAt: daysAgo(days),
      freeChlorinePpm,
      ph: 7.5,
      alkalinityPpm: 90,
      cyanuricAcidPpm: 30,
      hardnessPpm: 300,
    });
  const every = { kind: 'since_done', days: 28 };
  filterTask = String((await owner.post(`${at}/tasks`, { title: 'Clean the filter', recurrence: every })).body['id']);
  await owner.post(`${at}/tasks`, { title: 'Brush walls and steps', recurrence: { kind: 'once', dueOn: '2199-01-01' } });
  await owner.post(`${at}/equipment`, {
    kind: 'salt_cell',
    make: 'Aqua',
    installedOn: daysAgo(730).slice(0, 10),
    warrantyUntilOn: '2190-05-01',
  });
});
afterAll(() => house.close());

interface Answer {
  answer: string;
  abstained: boolean;
  chips: string[];
  sources: { title: string; url: string }[];
  proposals: { action: string; token: string; fields: Record<string, unknown> }[];
}
const ask = async (message: string, more: object = { poolId }): Promise<Answer> => {
  const { status, text } = await owner.post('/api/coach/ask', { message, ...more });
  expect(status, text).toBe(200);
  return JSON.parse(text) as Answer;
};
const listed = async (noun: string) =>
  ((await owner.get(`/api/pools/${poolId}/${noun}`)).body as unknown as { items: Record<string, unknown>[] }).items;

describe('what it prepares to save', () => {
  it.each([
    ['Log pH 7.4 and free chlorine 3 ppm', 'log_test', { ph: 7.4, freeChlorinePpm: 3 }, 'Log pH 7.4 and free chlorine 3 ppm for Lanai?'],
    ['note alk 90, temp 82', 'log_test', { alkalinityPpm: 90, temperatureC: expect.closeTo(27.78, 2) as number }, /82 °F/],
    ['registra cloro libre 2.5 y pH 7.8', 'log_test', { freeChlorinePpm: 2.5, ph: 7.8 }, /¿Registro .*cloro libre 2\.5 ppm.* en Lanai\?/],
    [
      'I added 32 oz of 12.5% liquid chlorine',
      'log_treatment',
      { productId: 'liquid-chlorine', amountMl: 946.4, strengthPercent: 12.5 },
      /32 fl oz/,
    ],
    ['just put in 2 lb of baking soda', 'log_treatment', { productId: 'baking-soda', amountG: 907.2 }, /2 lb of baking soda for Lanai\?/],
    ['agregué 500 ml de ácido muriático', 'log_treatment', { productId: 'muriatic-acid', amountMl: 500 }, /¿Registro .* en Lanai\?/],
    ['I cleaned the filter', 'complete_task', {}, /Mark “Clean the filter” as done for Lanai\?/],
    [
      'remind me to check the salt cell every 3 months',
      'create_task',
      { title: 'Check the salt cell', recurrence: { kind: 'since_done', days: 90 } },
      /Check the salt cell/,
    ],
    [
      'ping me every friday to test',
      'create_task',
      { title: 'Test', recurrence: { kind: 'calendar', rule: 'FREQ=WEEKLY;BYDAY=FR' } },
      /every Friday/,
    ],
    [
      'recuérdame cepillar las paredes en 2 semanas',
      'create_task',
      { title: 'Cepillar las paredes', recurrence: { kind: 'once' } },
      /¿Agrego/,
    ],
  ])('%s', async (message, action, fields, words) => {
    const { answer, proposals, abstained } = await ask(message);
    expect(abstained, answer).toBe(false);
    expect(proposals, answer).toMatchObject([{ action, fields }]);
    expect(answer).toMatch(words);
    expect(answer).not.toMatch(/saved|guardado|logged\./i);
  });

  it('saves nothing before the person confirms, and then exactly that', async () => {
    const before = (await listed('completions')).length;
    const { proposals } = await ask('mark the filter cleaning as done');
    expect(await listed('completions')).toHaveLength(before);
    const [proposal] = proposals;
    expect((await owner.post('/api/coach/confirmations', { token: proposal?.token })).status).toBe(201);
    expect((await listed('completions'))[0]).toMatchObject({ taskId: filterTask });
    expect((await ask('when did I last clean the filter?')).answer).toMatch(/today: “Clean the filter”/);
  });

  it.each(['log ph 14', 'I added 2 bags of salt', 'remind me', 'remind me to brush', 'I greased the o-ring', 'log my test'])(
    'asks back about %j instead of guessing',
    async (message) => {
      const { abstained, proposals, answer } = await ask(message);
      expect([abstained, proposals], answer).toEqual([true, []]);
    },
  );

  it('prepares nothing without a pool', async () => {
    expect(await ask('log ph 7.4', {})).toMatchObject({ abstained: true, proposals: [] });
  });
});

describe('what it reads', () => {
  it('knows the tasks and the equipment', async () => {
    const { answer, sources } = await ask("what's my next maintenance task");
    expect(answer).toMatch(/Lanai.*Clean the filter/);
    expect(sources).toMatchObject([{ url: '/maintenance' }]);
    expect((await ask('how old is my salt cell?')).answer).toMatch(/Aqua.* 2 years old/);
    expect((await ask('¿cuándo termina la garantía de la celda?')).answer).toMatch(/garantía hasta .*2190/);
    expect((await ask('what pump do I have')).answer).toMatch(/no pump on the list for Lanai/);
  });

  it('estimates when the chlorine runs out from how its own tests have fallen', async () => {
    const { answer } = await ask('when will my chlorine run out?');
    // 9 → 7.2 → 5.8 → 4.6: 20 % a day; from 4.6 to the minimum of 2 that is 3.7 days, of which three are over
    expect(answer).toMatch(/about 1 day,/);
    expect(answer).toMatch(/20(?:\.\d)?% of its free chlorine a day/);
  });

  it('goes on to the articles, and calls the pool by its name', async () => {
    const { answer, sources } = await ask('my water is green');
    expect(answer).toMatch(/shock level/);
    expect(answer).toContain('Lanai at its last test');
    expect(sources.some(({ url }) => url.startsWith('/library/'))).toBe(true);
  });

  it('gives the spa nothing of the pool’s numbers', async () => {
    const { answer } = await ask('how much dichlor to go from 1 to 4 ppm in my hot tub');
    expect(answer).not.toContain('15,000 gallons');
  });
});

describe('an answer to what was asked', () => {
  it.each([
    ['how much acid', /muriatic acid to lower pH|What is your pH|Nothing/],
    ['do I need stabilizer', /^Outdoors, yes/],
    ['what should my ph be', /^Keep pH between 7\.2 and 7\.8 in Lanai\. At the last test it was 7\.5/],
    ['why does my ph keep going up', /carbon dioxide/],
    ['I spilled a bunch of acid on the deck', /^Keep people and pets away/],
    ['you are useless', /^Sorry/],
    ['it looks weird', /look like/],
    ['is 8 hours of filtering enough', /^Yes, if your pump moves .* gpm or more: that turns over Lanai/],
    ['how many gallons is my pool', /^Lanai holds 15,000 gallons/],
    ['will the rain tomorrow mess up my pool', /^Rain dilutes/],
    ['whats my saturation index at ph 7.8 ta 100 ch 350 temp 84', /saturation index is/],
    ['lower my alkalinity from 130 to 80', /never go under 7\.0/],
    ['what is overdue', /^Nothing is overdue at Lanai/],
    ['how do i get rid of ants near my pool', /rather ask than guess|outside what I know/],
  ])('%s', async (message, wanted) => {
    expect((await ask(message)).answer).toMatch(wanted);
  });

  it('asks for a test instead of calling untested water fine', async () => {
    const newcomer = house.browser();
    await newcomer.register();
    const { body } = await newcomer.post('/api/pools', { name: 'Untested', volumeL: 40_000 });
    const asked = await newcomer.post('/api/coach/ask', { message: 'what should I add', poolId: String(body['id']) });
    expect(asked.body).toMatchObject({ abstained: true, answer: expect.stringContaining('Untested has no test') as string });
  });
});

describe('a conversation', () => {
  const chat = async (messages: readonly string[]) => {
    let chatId: string | undefined;
    let last = '';
    for (const message of messages) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { text } = await owner.post('/api/coach/chat', { message, ...(chatId ? { chatId } : {}) });
      chatId = /"chatId":"([^"]+)"/.exec(text)?.[1];
      last = [...text.matchAll(/"delta":"((?:[^"\\]|\\.)*)"/g)].map(([, delta]) => delta).join('');
    }
    return last;
  };

  it('asks for the tests again, in both languages, where numbers contradict each other', async () => {
    const strange = 'pH 7.9, alkalinity 95, cyanuric acid 300, free chlorine 3';
    const english = await ask(`${strange}: what should I add?`);
    expect(english.answer).toMatch(/don’t fit together.*so test again/);
    expect(english.answer).not.toContain('Nothing to add');
    const spanish = await ask('pH 7.9, alcalinidad 95, ácido cianúrico 300, cloro libre 3: ¿qué debo agregar?');
    expect(spanish.answer).toContain('no cuadran entre sí. Mide otra vez pH, alcalinidad y ácido cianúrico');
    expect(spanish.answer).not.toContain('no hay que agregar nada');
  });

  it('says the last answer again in the other language', async () => {
    const spanish = await chat(['raise alkalinity from 60 to 90 in 12,000 gallons', 'in spanish please']);
    expect(spanish).toMatch(/^Agrega .*bicarbonato/);
  });

  it('takes up what was on the page before', async () => {
    const about = 'How much muriatic acid to bring pH from 8.0 to 7.5 in 15,000 gal?';
    const { answer } = await ask('and for 20,000?', { about });
    expect(answer).toMatch(/muriatic acid to lower pH from 8\.0 to 7\.5 in 20,000 gallons/);
  });

  it('takes up other volumes and levels', async () => {
    expect(await chat(['how much baking soda to raise TA from 60 to 90 in 12,000 gallons', 'what about 24,000?'])).toContain(
      '24,000 gallons',
    );
    expect(await chat(['how much baking soda to raise TA from 60 to 90 in 12,000 gallons', 'and to 100?'])).toContain('from 60 to 100');
  });
});

describe('what is typical in a month', () => {
  const from = async (message: string) => String((await owner.post('/api/coach/ask', { message, poolId })).body['answer']);
  const PHOENIX = { city: 'Phoenix', state: 'AZ', latitude: 33.45, longitude: -112.07, timeZone: 'America/Phoenix' };

  it('is said after the own tests, as typical', async () => {
    await owner.patch(`/api/pools/${poolId}`, { place: PHOENIX });
    const answer = await from('How fast will I lose chlorine in July?');
    expect(answer).toMatch(/losing about 20% of its free chlorine a day/);
    expect(answer).toMatch(/Typical for July in southern Arizona: an open pool evaporates 1\/4 to 1\/2 inch/);
    expect(await from('How fast will I lose chlorine this month?')).toMatch(/in southern Arizona/);
    expect(await from('What weather is typical for August?')).toMatch(/^Typical for August in southern Arizona.*today's weather\.$/);
    expect(await from('¿Cuánto cloro voy a perder en enero?')).toMatch(/No tengo cifras comprobadas .* para enero en el sur de Arizona/);
  });

  it('is left out where a month is not asked about', async () => {
    expect(await from('How long will my chlorine last?')).not.toMatch(/[Tt]ypical|checked figures/);
  });
});
