import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import ProofPage from './proof-page.tsx';

const page = (
  <MemoryRouter>
    <ProofPage />
  </MemoryRouter>
);

afterEach(cleanup);

it('is readable before any script: the published values, ours still to come', () => {
  const html = renderToString(page);
  expect(html).toContain('computed in your browser');
  expect(html).toContain('PHREEQC');
  expect(html).not.toContain('All pass');
});

it('computes every row once it runs, and filters by quantity', async () => {
  render(page);
  await screen.findByText('All pass');
  expect(screen.queryByText('Fail')).toBeNull();
  const all = screen.getAllByText('Pass').length;
  expect(all).toBeGreaterThan(200);
  fireEvent.change(screen.getByRole('combobox', { name: 'Quantity' }), { target: { value: 'pKw|' } });
  const shown = screen.getAllByText('Pass').length;
  expect(shown).toBeGreaterThan(3);
  expect(shown).toBeLessThan(all / 4);
  const first = screen.getAllByRole('listitem').find((item) => within(item).queryByText('Pass'));
  expect(first?.textContent).toMatch(/pKw.*Published.*Ours.*Difference.*Allowed/);
});
