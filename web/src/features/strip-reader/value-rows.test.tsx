import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import type { Edits } from './draft/strip-draft.ts';
import type { PadReading } from './read-strip.ts';
import { ValueRows } from './value-rows.tsx';

afterEach(cleanup);

const CHART = [6.2, 6.8, 7.2, 7.8, 8.4].map((value) => ({ value, color: [200, 100, 50] as const }));
const PH: PadReading = { analyte: 'ph', color: [200, 90, 60], chart: CHART, reading: { value: 7.5, low: 7.3, high: 7.7, distance: 1 } };
const UNSURE: PadReading = { analyte: 'alkalinityPpm', chart: [0, 80].map((value) => ({ value })), refusal: 'no_match' };

function Rows() {
  const [edits, setEdits] = useState<Edits>({});
  return <ValueRows pads={[PH, UNSURE]} edits={edits} onEdit={setEdits} />;
}

it('corrects a value by a tap on it and a tap on the color', () => {
  renderPage(<Rows />, { at: '/' });
  const row = screen.getByRole('button', { name: /^pH/ });
  expect(row.textContent).toContain('7.5');
  fireEvent.click(row);
  fireEvent.click(screen.getByRole('button', { name: '7.8' }));
  expect(row.textContent).toContain('7.8');
  expect(row.getAttribute('aria-expanded')).toBe('false');
});

it('leaves out what is not sure, and offers its colors at once', () => {
  renderPage(<Rows />, { at: '/' });
  const row = screen.getByRole('button', { name: /alkalinity/i });
  expect(row.textContent).toContain('Left out');
  fireEvent.click(screen.getByRole('button', { name: '80' }));
  expect(row.textContent).toContain('80');
});
