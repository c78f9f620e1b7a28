// What a plan says about values that were not tested: one line, with the reason only where it is the only one.
import { cleanup, render, screen } from '@testing-library/react';
import type { PoolPlan } from '@limpid/contract';
import { afterEach, expect, it } from 'vitest';
import { BeforeSteps, PlanFindings } from './plan-findings.tsx';

type Finding = PoolPlan['findings'][number];

const missing = (code: string, parameter: string, text: string): Finding => ({ code: `measure_${code}`, severity: 'ask', parameter, text });
const CHLORINE = missing('free_chlorine', 'freeChlorinePpm', 'Test free chlorine: without it, we can’t tell.');
const PH = missing('ph', 'ph', 'Test pH: we need it for every dose.');
const ACID = missing('cyanuric_acid', 'cyanuricAcidPpm', 'Test cyanuric acid: it decides how much chlorine you need.');

const show = (findings: Finding[]) => render(<PlanFindings plan={{ findings, steps: [], measuredAt: {} }} />);
afterEach(cleanup);

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
  render(<BeforeSteps plan={{ findings: [buy, CHLORINE] }} />);
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
