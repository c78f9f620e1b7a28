// The swim state is not shown from a log that has grown since.
import type { Pool, PoolPlan } from '@limpid/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SwimHero } from './swim-hero.tsx';

const POOL = { id: 'p1', timeZone: 'UTC' } as unknown as Pool;
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const swimOf = (state: PoolPlan['swim']['state'], why: string, more: Partial<PoolPlan['swim']> = {}): PoolPlan['swim'] => ({
  state,
  because: [],
  isKnown: true,
  why: [why],
  action: 'Do this.',
  ...more,
});
const draw = (swim: PoolPlan['swim'], isRenewing?: true) =>
  render(
    <SwimHero
      pool={POOL}
      plan={{ swim, measuredAt: { ph: soon() }, steps: [], findings: [], isRenewing } as unknown as PoolPlan}
      action={null}
    />,
  );
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

afterEach(cleanup);

it('says neither that people may swim nor from when while that is being worked out; its reasons keep their room unseen', () => {
  draw(swimOf('ready', 'All is well.'), true);
  expect(title()).toBe('One moment');
  expect(screen.getByText('All is well.').closest('.invisible')).not.toBeNull();
  cleanup();
  draw(swimOf('stay_out', 'Mixing.', { from: soon() }), true);
  expect(title()).toBe('One moment');
  expect(screen.getByText(/^From/).className).toContain('invisible');
});

it('says what is known otherwise, and goes on saying no', () => {
  draw(swimOf('ready', 'All is well.'));
  expect(title()).toBe('Ready to swim');
  expect(screen.getByText('All is well.').closest('.invisible')).toBeNull();
  cleanup();
  draw(swimOf('stay_out', 'Too little chlorine.'), true);
  expect(title()).toBe('Stay out for now');
  expect(screen.getByText('Too little chlorine.').closest('.invisible')).toBeNull();
});

it('shows amber as swimming is fine, and unknown with nothing but the missing tests', () => {
  draw(swimOf('treat_today', 'pH is high.'));
  expect(title()).toBe('Treat today');
  expect(screen.getByText('Swimming is fine')).toBeTruthy();
  expect(screen.getByText('Do this.')).toBeTruthy();
  cleanup();
  draw(swimOf('treat_today', 'pH has not been tested.', { isKnown: false, action: 'Test pH before you swim.' }));
  expect(title()).toBe('Test before you swim');
  expect(screen.getByText('Unknown')).toBeTruthy();
  expect(screen.queryByText('pH has not been tested.')).toBeNull();
});

it('before the first test says that, and not that something is unknown', () => {
  const swim = swimOf('treat_today', 'pH has not been tested.', { isKnown: false, action: 'Test pH before you swim.' });
  render(<SwimHero pool={POOL} plan={{ swim, measuredAt: {}, steps: [], findings: [] } as unknown as PoolPlan} action={null} />);
  expect(screen.getByText('Not tested yet')).toBeTruthy();
  expect(screen.queryByText('Unknown')).toBeNull();
});

it('names the pool in the headline where there are several', () => {
  const plan = { swim: swimOf('ready', 'All is well.'), measuredAt: { ph: soon() }, steps: [], findings: [] } as unknown as PoolPlan;
  render(<SwimHero pool={POOL} plan={plan} action={null} name="Smith residence" />);
  expect(title()).toBe('Smith residence Ready to swim');
});

it('leaves to the button what only sends people to the plan, and says everything else that is to be done', () => {
  const messages = (code: string) => ({ messages: { why: [], action: [{ code, values: {} }] } }) as unknown as Partial<PoolPlan['swim']>;
  const drawWith = (code: string, steps: object[]) => {
    const plan = { swim: swimOf('treat_today', 'Chlorine is low.', messages(code)), measuredAt: { ph: soon() }, steps, findings: [] };
    return render(<SwimHero pool={POOL} plan={plan as unknown as PoolPlan} action={null} />).container.textContent;
  };
  const sentence = 'Do this.';
  expect(drawWith('findings_swim_do_add_sanitizer', [{ state: 'todo' }])).not.toContain(sentence);
  cleanup();
  expect(drawWith('findings_swim_do_add_sanitizer', [])).toContain(sentence);
  cleanup();
  expect(drawWith('findings_swim_do_cool_down', [{ state: 'todo' }])).toContain(sentence);
});
