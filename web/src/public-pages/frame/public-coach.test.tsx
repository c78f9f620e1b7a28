import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { coachAddress } from '../../api/coach-address.ts';
import { AskCoach } from '../../features/coach/ask-coach.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { PublicCoach, PublicMenuCoach } from './public-coach.tsx';

afterEach(cleanup);

const both = (
  <>
    <PublicCoach linkClass="" />
    <PublicMenuCoach linkClass="" />
  </>
);

it.each(['/faq', '/proof', '/calculators'])('leads from %s to the coach, which is told the page', (path) => {
  render(<RouterProvider router={createMemoryRouter([{ path, element: both }], { initialEntries: [path] })} />);
  const links = screen.getAllByRole('link', { name: 'Ask the coach' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill(coachAddress(path, '')));
});

it('is a round button in the app, with its name for who cannot see the icon', () => {
  renderPage(<AskCoach />, { at: '/maintenance' });
  const link = screen.getByRole('link', { name: 'Ask the coach' });
  expect(link.querySelector('.lucide-bot')).toBeTruthy();
  expect(link.className).toContain('rounded-full');
});
