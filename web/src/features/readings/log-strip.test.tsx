// A strip's colors are tapped pad by pad; numbers have large keys on a phone; what hardly changes may be the same as last time.
import type { Pool } from '@limpid/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseStrip } from '../strips/swatches.data.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { emptyDraft, type LogDraft, toReading } from './log-draft.ts';
import { LogForm, type LogMode } from './log-form.tsx';
import { type Keys, useKeys } from './use-keys.ts';

const POOL = {
  id: 'p1',
  kind: 'pool',
  timeZone: 'UTC',
  sanitizer: 'chlorine',
  kit: { id: 'strip-6', parameters: ['ph'] },
} as unknown as Pool;
const NOW = Date.parse('2026-11-28T12:00:00Z');
const LAST = {
  alkalinityPpm: { value: 90, takenAt: '2026-11-22T12:00:00Z' },
  ph: { value: 7.4, takenAt: '2026-11-22T12:00:00Z' },
};
const save = vi.fn();
const typed = vi.fn<(draft: LogDraft) => void>();
const latest = () => typed.mock.lastCall?.[0] as LogDraft;

function Form({ mode, pool = POOL, keys }: { mode: LogMode; pool?: Pool; keys?: Keys }) {
  const [draft, setDraft] = useState(() => emptyDraft('d1', 'strip'));
  const used = useKeys();
  const change = (next: LogDraft) => {
    typed(next);
    setDraft(next);
  };
  const rest = { countsDrops: false, pending: false, error: null, now: NOW, last: LAST };
  return <LogForm pool={pool} draft={draft} onChange={change} onSave={save} mode={mode} keys={keys ?? used} {...rest} />;
}

beforeEach(() => fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } }));
afterEach(() => {
  cleanup();
  save.mockReset();
  typed.mockReset();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pad = (name: string) => screen.findByRole('group', { name });
const color = async (name: string, value: string) => within(await pad(name)).getByRole('radio', { name: value });
/** A tap, where a click by keyboard has no count. */
const tap = async (name: string, value: string) => fireEvent.click(await color(name, value), { detail: 1 });
const focused = () => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent;

describe('a strip by its colors', () => {
  it('has its pads in their order, and a tap sets the value and moves on to the next, at last to Save', async () => {
    chooseStrip('six');
    renderPage(<Form mode="colors" />);
    await tap('Calcium hardness', '250');
    expect(focused()).toBe('Total chlorine');
    await tap('Total chlorine', '3.0');
    await tap('Free chlorine', '3.0');
    await tap('pH', '7.8');
    await tap('Total alkalinity', '80');
    expect(focused()).toBe('Cyanuric acid');
    await tap('Cyanuric acid', '300');
    expect(document.activeElement?.textContent).toBe('Save test');
    expect(toReading(latest())).toMatchObject({
      method: 'strip',
      hardnessPpm: 250,
      totalChlorinePpm: 3,
      freeChlorinePpm: 3,
      ph: 7.8,
      alkalinityPpm: 80,
      cyanuricAcidPpm: 300,
      bounds: { cyanuricAcidPpm: 'above' },
    });
  });

  it('takes a value between two colors, skips a pad, and stays at it with the keyboard', async () => {
    renderPage(<Form mode="colors" />);
    fireEvent.click(await color('Free chlorine', '1.0'));
    expect(latest().values).toEqual({ freeChlorinePpm: 1 });
    expect(focused()).not.toBe('pH');
    const ph = within(await pad('pH'));
    fireEvent.click(ph.getByRole('button', { name: 'Between two' }));
    await tap('pH', '7.5');
    fireEvent.click(within(await pad('Total alkalinity')).getByRole('button', { name: 'Skip' }));
    expect(focused()).toBe('Cyanuric acid');
    fireEvent.click(ph.getByRole('button', { name: 'Remove' }));
    expect(latest().values).toEqual({ freeChlorinePpm: 1 });
  });

  it('asks a pool for its own sanitizer only, and has fields for what the strip has no pad for', async () => {
    chooseStrip('seven');
    renderPage(<Form mode="colors" />);
    expect(await pad('Total hardness')).toBeTruthy();
    expect(screen.getByText('Skip the bromine pad. It isn’t for your pool.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Bromine' })).toBeNull();
    expect(screen.getByLabelText('Water temperature')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Your strip'), { target: { value: 'four' } });
    expect(screen.queryByRole('group', { name: 'Total hardness' })).toBeNull();
  });

  it('takes the same color as last time as measured now', async () => {
    renderPage(<Form mode="colors" />);
    const row = within(await pad('Total alkalinity'));
    expect(row.getByText('was 90 ppm · 6 days ago')).toBeTruthy();
    fireEvent.click(row.getByRole('button', { name: 'Same as last' }));
    expect(toReading(latest())).toEqual({ id: 'd1', method: 'strip', alkalinityPpm: 90 });
    expect(row.getByText(/Counts as measured now/)).toBeTruthy();
    expect(within(await pad('pH')).queryByRole('button', { name: 'Same as last' })).toBeNull();
  });
});

describe('typed values', () => {
  it('may be the same as last where they change slowly', () => {
    renderPage(<Form mode="all" pool={{ ...POOL, kit: null }} />);
    expect(screen.getAllByRole('button', { name: /Same as last/ })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Same as last: 90 ppm' }));
    expect(latest().values).toEqual({ alkalinityPpm: 90 });
    expect(screen.getByText(/Counts as measured now/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Total alkalinity'), { target: { value: '100' } });
    expect(screen.queryByText(/Counts as measured now/)).toBeNull();
  });

  it('name the salt that the cell shows where the kit has no test for it', () => {
    renderPage(<Form mode="all" pool={{ ...POOL, sanitizer: 'salt' }} />);
    expect(screen.getByLabelText('Salt shown by the cell')).toBeTruthy();
    cleanup();
    renderPage(<Form mode="all" pool={{ ...POOL, sanitizer: 'salt', kit: { parameters: ['saltPpm'] } }} />);
    expect(screen.queryByLabelText('Salt shown by the cell')).toBeNull();
    expect(screen.getByLabelText('Salt')).toBeTruthy();
  });
});

describe('large keys on a phone', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') })));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const focus = async (label: string) => {
    screen.getByLabelText(label).focus();
    return screen.findByRole('group', { name: `Number keys for ${label}` });
  };

  it('write into the fields, lead to the next one and save', async () => {
    renderPage(<Form mode="all" pool={{ ...POOL, kit: { parameters: ['ph', 'freeChlorinePpm'] } }} />);
    expect(await focus('pH')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('pH').inputMode).toBe('none');
    for (const key of ['7', '.', '4', '5', 'Delete']) press(key);
    press('Next');
    expect(document.activeElement).toBe(screen.getByLabelText('Free chlorine'));
    for (const key of ['<', '1']) press(key);
    expect(latest()).toMatchObject({ values: { ph: 7.4, freeChlorinePpm: 1 }, bounds: { freeChlorinePpm: 'below' } });
    fireEvent.click(within(screen.getByRole('group', { name: /Number keys/ })).getByRole('button', { name: 'Save test' }));
    expect(save).toHaveBeenCalledOnce();
  });

  it('stay until a press below has become a click, so that nothing moves away under the finger', async () => {
    renderPage(<Form mode="all" pool={{ ...POOL, kit: { parameters: ['ph', 'freeChlorinePpm'] } }} />);
    await focus('pH');
    press('7');
    const keys = () => screen.queryByRole('group', { name: /Number keys/ });
    const [below] = screen.getAllByRole('button', { name: 'Save test' });
    fireEvent.mouseDown(below!);
    act(() => below!.focus());
    expect(keys()).toBeTruthy();
    fireEvent.mouseUp(below!);
    fireEvent.click(below!);
    expect(save).toHaveBeenCalledOnce();
    await waitFor(() => expect(keys()).toBeNull());
    // In the midst of a press, back in a field.
    await focus('pH');
    fireEvent.mouseDown(below!);
    act(() => below!.focus());
    await focus('Free chlorine');
    fireEvent.mouseUp(below!);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(keys()).toBeTruthy();
  });

  it('lead from one question to the next', async () => {
    renderPage(<Form mode="one" pool={{ ...POOL, kit: { parameters: ['ph', 'freeChlorinePpm'] } }} />);
    await screen.findByLabelText('pH');
    const keys = within(await focus('pH'));
    press('7');
    fireEvent.click(keys.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('group', { name: 'Number keys for Free chlorine' })).toBeTruthy();
    expect(latest().values).toEqual({ ph: 7 });
  });

  it('leave for the keyboard of the phone, which is remembered', async () => {
    renderPage(<Form mode="all" />);
    await focus('pH');
    press('Use the phone’s keyboard');
    expect(screen.queryByRole('group', { name: /Number keys/ })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('pH').inputMode).toBe('decimal');
    cleanup();
    renderPage(<Form mode="all" />);
    expect(screen.getByLabelText<HTMLInputElement>('pH').inputMode).toBe('decimal');
  });
});
