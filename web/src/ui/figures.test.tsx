import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BigNumber } from './big-number.tsx';
import { Countdown, formatRemaining } from './countdown.tsx';
import { pageMeta, pageTitle } from './page-meta.ts';
import { RangeBar, rangeScale } from './range-bar.tsx';
import { Spark } from './spark.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('figures', () => {
  it('an unknown number is said to be unknown, without a unit', () => {
    render(<BigNumber label="Salt" value={null} unit="ppm" />);
    expect(screen.getByLabelText('unknown')).toBeTruthy();
    expect(screen.queryByText('ppm')).toBeNull();
  });

  it('the scale of a range bar holds target and value and does not go below zero', () => {
    expect(rangeScale({ low: 2, high: 4 }, 3)).toEqual({ low: 0, high: 6 });
    expect(rangeScale({ low: 2, high: 4 }, 12)).toEqual({ low: 0, high: 12 });
    expect(rangeScale({ low: -0.3, high: 0.3 }, -1.2).low).toBe(-1.2);
    render(<RangeBar label="pH 7.5, target 7.2 to 7.8" value={7.5} target={{ low: 7.2, high: 7.8 }} />);
    const mark = screen.getByRole('img').querySelector('circle');
    expect(Number.parseFloat(mark?.getAttribute('cx') ?? '')).toBeCloseTo(50);
  });

  it('a sparkline of one value, or of equal values, still draws', () => {
    const { container } = render(<Spark label="pH, last test" values={[7.5]} />);
    expect(container.innerHTML).not.toContain('NaN');
    cleanup();
    expect(render(<Spark label="pH" values={[7, 7, 7]} />).container.innerHTML).not.toContain('NaN');
  });
});

describe('time', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [245_000, '4:05'],
    [3_845_000, '1:04:05'],
    [183_600_000, '2 d 3 h'],
  ])('%d ms are %s', (ms, text) => expect(formatRemaining(ms)).toBe(text));

  it('a countdown ends in its words', () => {
    vi.useFakeTimers({ now: new Date('2026-07-01T10:00:00Z') });
    render(
      <Countdown endsAt="2026-07-01T10:00:03Z" label="until the next step">
        Next step now
      </Countdown>,
    );
    expect(screen.getByRole('timer').textContent).toBe('0:03');
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.getByRole('status').textContent).toBe('Next step now');
  });
});

describe('page metadata', () => {
  it('adds the brand unless it is there', () => {
    expect(pageTitle('Sign in')).toBe('Sign in | Limpid');
    expect(pageTitle('Limpid: clear water, every day')).toBe('Limpid: clear water, every day');
  });

  it('has at most ten keywords, the page’s own first, and says what robots may do', () => {
    const meta = pageMeta({ canonicalPath: undefined, title: 'Dose', keywords: ['acid dose', 'muriatic acid', 'pool pH'], noindex: true });
    const content = (name: string) => meta.find((entry) => 'name' in entry && entry.name === name);
    const keywords = (content('keywords') as { content: string }).content.split(', ');
    expect(keywords.slice(0, 3)).toEqual(['acid dose', 'muriatic acid', 'pool pH']);
    expect(keywords).toHaveLength(10);
    expect(new Set(keywords).size).toBe(10);
    expect(content('robots')).toMatchObject({ content: 'noindex, follow' });
    expect(pageMeta({ canonicalPath: undefined, title: 'Dose' }).find((entry) => 'name' in entry && entry.name === 'robots')).toMatchObject(
      {
        content: 'index, follow',
      },
    );
  });
});
