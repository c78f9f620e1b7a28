// The picture of a chart loads lazily: its text is there before it, and if it can't be loaded the page says so.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeCharts, type TimeChartFacts } from './time-chart.tsx';

const { line, picture } = vi.hoisted(() => {
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { line: { isOpen, open }, picture: { isGone: true } };
});
vi.mock('./time-chart-picture.tsx', async () => {
  await line.isOpen;
  return {
    // Read at every fetch, and throws as one that fails.
    get TimeChartPicture() {
      if (picture.isGone) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <canvas data-testid="picture" />;
    },
  };
});

const CHART: TimeChartFacts = {
  label: 'Free chlorine',
  unit: 'ppm',
  points: [
    { at: 0, value: 2 },
    { at: 86_400_000, value: 3 },
  ],
  marks: [],
  marksName: 'Treatment',
  languageTag: 'en-US',
  formatValue: String,
  formatMoment: (at) => `day ${at / 86_400_000}`,
};
const slider = () => screen.getByRole('slider');
const skeleton = () => document.querySelector('.animate-breathe');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a chart whose picture is not here yet', () => {
  it('says everything in words at once, with a skeleton only for a long wait; what cannot be fetched is said and can be tried again', async () => {
    render(<TimeCharts charts={[CHART]} />);
    expect(screen.getByRole('img', { name: /Free chlorine.*2.*3/ })).toBeTruthy();
    expect(screen.getByRole('slider', { name: /Free chlorine/ }).getAttribute('aria-valuetext')).toBe('day 1: 3 ppm');
    act(() => void vi.advanceTimersByTime(150));
    expect(skeleton()).toBeNull();
    act(() => void vi.advanceTimersByTime(100));
    expect(skeleton()).not.toBeNull();

    vi.useRealTimers();
    line.open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(skeleton()).toBeNull();
    picture.isGone = false;
    fireEvent.click(again);
    expect(await screen.findByTestId('picture')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('stands at once where it has come before', () => {
    render(<TimeCharts charts={[CHART]} />);
    expect(screen.getByTestId('picture')).toBeTruthy();
  });
});

it('names the unit of its axis, and what its marks are where it has some', () => {
  const { rerender } = render(<TimeCharts charts={[CHART]} />);
  expect(screen.getByText('ppm')).toBeTruthy();
  expect(screen.queryByText('Treatment')).toBeNull();
  rerender(<TimeCharts charts={[{ ...CHART, marks: [{ at: 0, label: 'Muriatic acid' }] }]} />);
  expect(screen.getByText('Treatment')).toBeTruthy();
});

it('names doubtful values beside the others, and counts none of them', () => {
  render(<TimeCharts charts={[{ ...CHART, doubtful: [{ at: 172_800_000, value: 0 }] }]} />);
  expect(screen.getByRole('img', { name: /2 values from 2 to 3, last 3.*Doubtful: 0, day 2\./ })).toBeTruthy();
  expect(screen.getByText('doubtful')).toBeTruthy();
  // It is the newest, so the cursor begins there.
  expect(slider().getAttribute('aria-valuetext')).toBe('day 2: 0 ppm, doubtful');
});

it('has one cursor for all charts: it steps through every test, says what is known of it, and opens it', () => {
  const open = vi.fn();
  const ph: TimeChartFacts = { ...CHART, label: 'pH', unit: '', points: [{ at: 172_800_000, value: 7.5, note: 'in range' }] };
  const more = (at: number) => (at === 0 ? <p>24 fl oz of acid</p> : null);
  render(<TimeCharts charts={[CHART, ph]} more={more} open={{ label: 'Open this test', at: open }} />);
  const says = () => slider().getAttribute('aria-valuetext');
  expect(says()).toBe('day 2: pH 7.5, in range');
  fireEvent.change(slider(), { target: { value: 0 } });
  expect(says()).toBe('day 0: Free chlorine 2 ppm');
  expect(screen.getByText('24 fl oz of acid').parentElement?.getAttribute('aria-live')).toBe('polite');
  fireEvent.keyDown(slider(), { key: 'Enter' });
  expect(open).toHaveBeenLastCalledWith(0);
  fireEvent.change(slider(), { target: { value: 1 } });
  fireEvent.click(screen.getByRole('button', { name: 'Open this test' }));
  expect(open).toHaveBeenLastCalledWith(86_400_000);
});
