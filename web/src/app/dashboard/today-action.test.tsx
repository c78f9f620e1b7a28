// The main button of Today in every state of the plan, and the reminder while something waits.
import type { Pool, PoolPlan } from '@limpid/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PushState } from '../../features/notifications/push-device.ts';
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { TodayAction } from './today-action.tsx';

const push = vi.hoisted(() => ({ readPushState: vi.fn<() => Promise<PushState>>(), turnOnPush: vi.fn<() => Promise<PushState>>() }));
vi.mock('../../features/notifications/push-device.ts', () => push);

const NOW = Date.parse('2026-07-04T18:00:00Z');
const POOL = { id: 'p1', timeZone: 'UTC', shelf: [] } as unknown as Pool;
type Step = PoolPlan['steps'][number];
const STEP: Step = { productId: 'liquid-chlorine', amountMl: 1745, afterMinutes: 0, why: '', warnings: [], stepId: 'a', state: 'todo' };
const DONE: Step = { ...STEP, stepId: 'd', state: 'done', doneAt: '2026-07-04T17:50:00Z' };
const LATER = '2026-07-04T22:20:00Z';
const plan = (over: Partial<PoolPlan>) =>
  ({ steps: [], findings: [], measuredAt: { ph: '2026-07-04T10:00:00Z' }, ...over }) as unknown as PoolPlan;

const CHANNELS = { inApp: true, mail: true, push: true };
const settings = (pushDevices: number, testDue = CHANNELS) => ({ kinds: { test_due: testDue, step_ready: CHANNELS }, pushDevices });
let server: FakeServer;

interface Circumstances {
  isLocal?: boolean;
  isClearingUp?: boolean;
}
const draw = (over: Partial<PoolPlan>, { isLocal = false, isClearingUp = false }: Circumstances = {}) =>
  renderPage(<TodayAction pool={POOL} plan={plan(over)} isLocal={isLocal} isClearingUp={isClearingUp} />);
const main = () => screen.getAllByRole('link')[0];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  localStorage.setItem('user', JSON.stringify({ id: ANA.id, email: ANA.email, username: ANA.username, firstName: ANA.firstName }));
  server = fakeServer({
    'GET /api/me': { body: ANA },
    'GET /api/pools': { body: [] },
    'GET /api/me/notification-settings': { body: settings(0) },
  });
  push.readPushState.mockReset().mockResolvedValue('off');
  push.turnOnPush.mockReset().mockResolvedValue('on');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['without a test', { measuredAt: {} }, 'Log a test'],
  ['with an old test, whatever its steps', { measuredAt: { ph: '2026-06-01T00:00:00Z' }, steps: [STEP] }, 'Log a test'],
  ['when the test at the end is due', { steps: [DONE], retestAt: '2026-07-04T17:59:00Z' }, 'Log a test'],
  [
    'with a value that doesn’t look right',
    { findings: [{ code: 'value_doubtful', severity: 'ask', parameter: 'saltPpm', text: '' }], steps: [STEP] },
    'Test salt again',
  ],
] as const)('leads to the log %s', (_, over, label) => {
  draw(over as unknown as Partial<PoolPlan>);
  expect(screen.queryByRole('button')).toBeNull();
  expect(main()?.textContent).toBe(label);
  expect(main()?.getAttribute('href')).toContain('/chemistry/log');
  expect(main()?.className).toContain('bg-brand');
});

it('says the step with its dose, also while people stay out, and keeps the way to a test beside it', () => {
  draw({ steps: [DONE, STEP], swim: { state: 'stay_out', because: [], isKnown: true, why: [], action: '' } });
  expect(screen.getByRole('button', { name: 'Step 2: add 59 fl oz of liquid chlorine' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log a test' }).className).not.toContain('bg-brand');
  cleanup();
  draw({ steps: [{ ...STEP, productId: 'fill-water', amountMl: undefined, amountL: 3785.4 }] });
  expect(screen.getByRole('button', { name: 'Step 1: drain and refill 1,000 gal' })).toBeTruthy();
});

it('brings that step into view and gives it the focus', () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  draw({ steps: [STEP] });
  const step = document.createElement('div');
  Object.assign(step, { id: 'next-in-plan', tabIndex: -1 });
  document.body.append(step);
  screen.getByRole('button', { name: /^Step 1/ }).click();
  expect(document.activeElement).toBe(step);
  expect(scrolled).toHaveBeenCalledOnce();
  step.remove();
});

it('is quiet where nothing is to be done, and where nothing helps but waiting', () => {
  draw({ retestAt: LATER });
  expect(main()?.textContent).toBe('Log a test');
  expect(main()?.className).not.toContain('bg-brand');
});

it('is the change of the water where a hot tub’s is too old and nothing else is to be done', () => {
  const tub = { ...POOL, kind: 'spa', volumeL: 1500 } as Pool;
  const drawTub = (over: Partial<PoolPlan>) =>
    renderPage(<TodayAction pool={tub} plan={plan(over)} isLocal={false} isClearingUp={false} />);
  drawTub({ retestAt: LATER, filledAt: '2026-01-01T00:00:00Z' });
  expect(main()?.textContent).toBe('Change the water');
  expect(main()?.getAttribute('href')).toContain('/pools/p1?guide=water_change');
  expect(screen.getByRole('link', { name: 'Log a test' })).toBeTruthy();
  cleanup();
  drawTub({ retestAt: LATER, filledAt: '2026-07-01T00:00:00Z' });
  expect(main()?.textContent).toBe('Log a test');
  cleanup();
  drawTub({ steps: [STEP], filledAt: '2026-01-01T00:00:00Z' });
  expect(screen.getByRole('button', { name: /^Step 1/ })).toBeTruthy();
});

it('asks for the reminder with the wait, turns it on, and then says that it comes', async () => {
  server.on('GET /api/me/notification-settings', { body: settings(0, { ...CHANNELS, push: false }) });
  const changed = vi.fn();
  server.on('PATCH /api/me/notification-settings', ({ body }) => {
    changed(body);
    server.on('GET /api/me/notification-settings', { body: settings(1) });
    return { body: settings(1) };
  });
  draw({ steps: [DONE], retestAt: LATER });
  const button = await screen.findByRole('button', { name: 'Test again at 10:20 PM · remind me' });
  expect(screen.getByRole('link', { name: 'Log a test' })).toBeTruthy();
  await act(async () => button.click());
  expect(await screen.findByText(/we’ll remind you/)).toBeTruthy();
  expect(push.turnOnPush).toHaveBeenCalledOnce();
  expect(changed).toHaveBeenCalledWith({ kinds: { test_due: { push: true } } });
});

it('says that the reminder comes where push is on already, here or on another device, and never asks again', async () => {
  server.on('GET /api/me/notification-settings', { body: settings(1) });
  draw({ steps: [DONE, { ...STEP, readyAt: LATER }] });
  expect((await screen.findByText(/we’ll remind you/)).closest('p')?.textContent).toBe('Step 2 at 10:20 PM · we’ll remind you');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['blocked', 'Your browser blocks notifications from Limpid, so we can’t remind you on this device.'],
  ['unsupported', 'This browser can’t show notifications, so we can’t remind you on this device.'],
  ['needs_install', 'To be reminded on this device, add Limpid to your home screen first.'],
] as const)('says why no reminder comes where this browser is %s, and leads to the reminders', async (state, why) => {
  push.readPushState.mockResolvedValue(state);
  draw({ steps: [DONE], retestAt: '2026-07-05T09:00:00Z' });
  expect((await screen.findByRole('link', { name: 'Choose your reminders' })).getAttribute('href')).toBe('/settings/notifications');
  expect(screen.getByText('Test again Sun 9:00 AM')).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
});

it('promises no reminder offline, for what the server doesn’t know yet, and where none is sent', () => {
  draw({ steps: [DONE], retestAt: LATER }, { isLocal: true });
  expect(screen.getByText('Test again at 10:20 PM')).toBeTruthy();
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  draw({ steps: [DONE], retestAt: LATER });
  cleanup();
  vi.restoreAllMocks();
  draw({ steps: [{ ...STEP, readyAt: LATER }] });
  expect(screen.getByText('Step 1 at 10:20 PM')).toBeTruthy();
  expect(push.readPushState).not.toHaveBeenCalled();
});

it('goes on with the clear-up while that leads', () => {
  draw({ steps: [STEP] }, { isClearingUp: true });
  expect(main()?.textContent).toBe('Continue clearing');
  expect(screen.queryByRole('button')).toBeNull();
});
