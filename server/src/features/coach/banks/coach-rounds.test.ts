// "Which of my pools need attention?" of a person with several.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';
import { answerMessage } from '../answer.ts';
import type { PoolBrief } from '../skills/pool-brief.ts';
import { LAGOON } from '../testing/lagoon.ts';

const brief = (name: string, change: Partial<PoolBrief>): PoolBrief => ({
  id: name,
  name,
  swim: { state: 'ready', isKnown: true },
  testedAt: '2026-07-04T08:00:00Z',
  stepsLeft: 0,
  hasClearUp: false,
  ...change,
});

describe('all pools at once', () => {
  const allPools = [
    brief('Fine', {}),
    brief('Treat', { swim: { state: 'treat_today', isKnown: true }, stepsLeft: 2 }),
    brief('New', { testedAt: undefined, swim: { state: 'stay_out', isKnown: false } }),
    brief('Green', { swim: { state: 'stay_out', isKnown: true }, stepsLeft: 1, hasClearUp: true }),
  ];

  it.each([
    'which of my pools need attention',
    'how are all my pools',
    'cuáles de mis piscinas me necesitan',
    'which pool should i go to first',
  ])('%s', (question) => {
    const { answer } = answerMessage(question, { ...LAGOON, allPools });
    expect(answer).toMatch(/^3 (?:of your|de tus) 4/);
    expect(answer.match(/Green|New|Treat/g)).toEqual(['Green', 'New', 'Treat']);
    expect(answer).not.toContain('Fine');
  });

  it('tells when nothing is to be done', () => {
    expect(answerMessage('do any of my pools need me today', { ...LAGOON, allPools: [brief('A', {}), brief('B', {})] }).answer).toMatch(
      /^None/,
    );
  });
});

describe('POST /api/coach/ask', () => {
  let house: TestApp;
  let owner: TestBrowser;
  beforeAll(async () => {
    house = await testApp();
    owner = house.browser();
    await owner.register();
    await owner.post('/api/subscription/trial');
    const { body } = await owner.post('/api/pools', { name: 'Oak Street', volumeL: 50_000 });
    await owner.post('/api/pools', { name: 'Elm Street', volumeL: 50_000 });
    await owner.post(`/api/pools/${String(body['id'])}/readings`, { freeChlorinePpm: 0, ph: 7.5, alkalinityPpm: 90, cyanuricAcidPpm: 30 });
  });
  afterAll(() => house.close());

  it('looks at every pool of the person, and at no other', async () => {
    const { body } = await owner.post('/api/coach/ask', { message: 'which of my pools need attention?' });
    expect(body['answer']).toMatch(
      /^2 of your 2 pools need you[^]*1\. Oak Street: not safe to swim in[^]*2\. Elm Street: needs a fresh test/,
    );
    const stranger = house.browser();
    await stranger.register();
    const { text } = await stranger.post('/api/coach/ask', { message: 'which of my pools need attention?' });
    expect(text).not.toContain('Street');
  });
});
