// What a plan says about values that were not tested: one line, with the reason only where it is the only one.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { PoolPlan } from '@limpid/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { BeforeSteps, insteadOfSteps, PlanFindings, testedFirst } from './plan-findings.tsx';

const write = vi.hoisted(() => vi.fn());
vi.mock('../../offline/outbox/lazy-outbox.ts', async (original) => ({
  ...(await original<object>()),
  withOutbox: () => undefined,
  fetchOutboxToWrite: () => Promise.resolve({ write }),
}));

const POOL = { id: 'p1', isReadOnly: false };

type Finding = PoolPlan['findings'][number];

const missing = (code: string, parameter: string, text: string): Finding => ({ code: `measure_${code}`, severity: 'ask', parameter, text });
const CHLORINE = missing('free_chlorine', 'freeChlorinePpm', 'Test free chlorine: without it, we can’t tell.');
const PH = missing('ph', 'ph', 'Test pH: we need it for every dose.');
const ACID = missing('cyanuric_acid', 'cyanuricAcidPpm', 'Test cyanuric acid: it decides how much chlorine you need.');

const show = (findings: Finding[]) => render(<PlanFindings plan={{ findings, steps: [], measuredAt: {} }} />);
beforeEach(() => void fakeServer({ 'GET /api/pools/p1/readings': { body: { items: [], nextCursor: null } } }));
afterEach(() => {
  cleanup();
  write.mockReset();
  vi.unstubAllGlobals();
});

it('lists several missing values on one line', () => {
  show([CHLORINE, PH, ACID]);
  expect(screen.getByText('Still needed: free chlorine, pH, cyanuric acid')).toBeTruthy();
  for (const { text } of [CHLORINE, PH, ACID]) expect(screen.queryByText(text)).toBeNull();
});

it('gives the reason where one value is missing, and keeps the other questions beside the line', () => {
  const { unmount } = show([PH]);
  expect(screen.getByText(PH.text)).toBeTruthy();
  expect(screen.queryByText(/Still needed/)).toBeNull();
  unmount();
  const question: Finding = { code: 'new_surface_start_up', severity: 'ask', text: 'Which start-up do you follow?' };
  show([CHLORINE, question, PH]);
  expect(screen.getByText('Still needed: free chlorine, pH')).toBeTruthy();
  expect(screen.getByText(question.text)).toBeTruthy();
});

it('says what to buy before the steps, and not again among the notes', () => {
  const buy: Finding = { code: 'shelf_cannot', severity: 'act', text: 'Buy first: calcium chloride.' };
  const steps = [{ stepId: '1' }] as unknown as PoolPlan['steps'];
  render(<BeforeSteps pool={POOL} plan={{ findings: [buy, CHLORINE], steps }} />);
  render(<PlanFindings plan={{ findings: [buy, CHLORINE], steps, measuredAt: {} }} />);
  expect(screen.getAllByText(buy.text)).toHaveLength(1);
  expect(screen.getByText(CHLORINE.text)).toBeTruthy();
});

it('leaves out what the page says elsewhere already, in a tile or in place of the steps', () => {
  const iron: Finding = { code: 'iron_high', severity: 'act', parameter: 'ironPpm', text: 'Iron is 0.6 ppm.' };
  const high: Finding = { code: 'too_much', severity: 'danger', text: 'Free chlorine is 14 ppm.' };
  const measuredAt = { freeChlorinePpm: '2026-07-10T15:00:00.000Z' };
  render(<PlanFindings plan={{ findings: [high, iron, PH], steps: [], measuredAt }} said={[iron]} />);
  expect(screen.queryByText(iron.text)).toBeNull();
  expect(screen.queryByText(high.text)).toBeNull();
  expect(screen.getByText(PH.text)).toBeTruthy();
});

it('puts a step of today before what has to be bought', () => {
  const buy: Finding = { code: 'shelf_cannot', severity: 'act', text: 'Buy first: cyanuric acid.' };
  const step = { stepId: '1', state: 'todo', when: 'today' };
  const steps = [step] as unknown as PoolPlan['steps'];
  render(<BeforeSteps pool={POOL} plan={{ findings: [buy], steps }} />);
  expect(screen.queryByText(buy.text)).toBeNull();
  render(<PlanFindings plan={{ findings: [buy], steps, measuredAt: {} }} />);
  expect(screen.getByText(buy.text)).toBeTruthy();
  cleanup();
  const done = [{ ...step, state: 'done' }] as unknown as PoolPlan['steps'];
  render(<BeforeSteps pool={POOL} plan={{ findings: [buy], steps: done }} />);
  expect(screen.getByText(buy.text)).toBeTruthy();
});

const SALT: Finding = { code: 'value_doubtful', severity: 'ask', parameter: 'saltPpm', text: 'Salt fell from 3,200 ppm to 0 ppm.' };
const DOUBT = { parameter: 'saltPpm', value: 0, was: 3200, because: 'fell', readingId: 'r9', takenAt: '', isRepeated: false } as const;

it('asks once whether a value that can’t be true is right, before everything else, and writes the answer down', async () => {
  write.mockResolvedValue({ state: 'sent' });
  const plan = { findings: [SALT, PH], steps: [], measuredAt: {}, doubts: [DOUBT] };
  renderPage(
    <>
      <BeforeSteps pool={POOL} plan={plan} />
      <PlanFindings plan={plan} />
    </>,
  );
  expect(screen.getAllByText(SALT.text)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Test again' }).getAttribute('href')).toMatch(/^\/chemistry\/log/);
  fireEvent.click(screen.getByRole('button', { name: 'It’s right' }));
  await waitFor(() =>
    expect(write).toHaveBeenCalledWith(expect.objectContaining({ call: 'readings.change', rowId: 'r9', body: { confirmed: ['saltPpm'] } })),
  );
});

it('only names a second value like it, without the question', () => {
  const plan = { findings: [{ ...SALT, severity: 'info' as const }], steps: [], measuredAt: {}, doubts: [{ ...DOUBT, isRepeated: true }] };
  renderPage(
    <>
      <BeforeSteps pool={POOL} plan={plan} />
      <PlanFindings plan={plan} />
    </>,
  );
  expect(screen.getByText(SALT.text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'It’s right' })).toBeNull();
});

it('says what is tested again before anything is added', () => {
  const drops: Finding = { code: 'test_again', severity: 'ask', parameter: 'ph', text: 'Test pH again with drops.' };
  const watch: Finding = { code: 'cyanuric_acid_high_left_alone', severity: 'watch', parameter: 'cyanuricAcidPpm', text: 'CYA is high.' };
  const measuredAt = { ph: '2026-07-10T15:00:00.000Z' };
  expect(testedFirst({ findings: [drops, watch] })).toBe('pH');
  expect(testedFirst({ findings: [SALT, drops] })).toBe('salt and pH');
  expect(testedFirst({ findings: [SALT, watch, drops] })).toBe('salt');
  expect(testedFirst({ findings: [watch, drops] })).toBeUndefined();
  expect(testedFirst({ findings: [] })).toBeUndefined();
  expect(insteadOfSteps({ findings: [drops, watch], steps: [], measuredAt })).toBe(drops);
  expect(insteadOfSteps({ findings: [SALT, watch], steps: [], measuredAt })).toBe(watch);
});
