import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PlaceSearch } from './place-search.tsx';

const PHOENIX = { city: 'Phoenix', state: 'AZ', zip: '85004', latitude: 33.45, longitude: -112.07, timeZone: 'America/Phoenix' };
const MESA = { ...PHOENIX, city: 'Mesa', zip: undefined };

afterEach(cleanup);

function show() {
  fakeServer({
    'GET /api/me': { status: 401 },
    'GET /api/places?q=85004': { body: { items: [PHOENIX] } },
    'GET /api/places?q=00000': { body: { items: [] } },
    'GET /api/places?q=Mesa': { body: { items: [MESA, { ...MESA, state: 'NM' }] } },
  });
  const [onChoose, onSubmit] = [vi.fn<(place: object) => void>(), vi.fn<() => void>()];
  renderPage(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <PlaceSearch onChoose={onChoose} />
      <button type="submit">Next</button>
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('ZIP code or city');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { field, type, onChoose, onSubmit };
}

it('takes a ZIP code that is typed, without a choice from the list', async () => {
  const { field, type, onChoose } = show();
  type('85004');
  fireEvent.blur(field);
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(PHOENIX));
});

it('takes it too when the form goes on at once', async () => {
  const { type, onChoose } = show();
  type('85004');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(PHOENIX));
});

it('says that it does not know a ZIP code, keeps it, and stays', async () => {
  const { field, type, onChoose, onSubmit } = show();
  type('00000');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('We don’t know the ZIP code 00000. Check it, or enter your city.')).toBeTruthy();
  expect(field.value).toBe('00000');
  expect(onChoose).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  type('');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('asks which town is meant where there are several', async () => {
  const { type, onChoose, onSubmit } = show();
  type('Mesa');
  expect(await screen.findByText('2 places found.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Choose your place from the list, or clear this field.')).toBeTruthy();
  expect(onChoose).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
