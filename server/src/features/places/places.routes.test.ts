import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { placeRoutes } from './places.routes.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp({ doors: [placeRoutes] });
});
afterAll(() => house.close());

const ask = async (query: string) => house.browser().get(`/api/places${query}`);

it('finds a place by ZIP code and by name, signed out', async () => {
  for (const q of ['33602', 'tampa']) {
    const { status, body } = await ask(`?q=${q}`);
    expect(status).toBe(200);
    expect((body.items as unknown as object[]).length).toBeLessThanOrEqual(10);
    expect(body.items).toContainEqual(expect.objectContaining({ city: 'Tampa', state: 'FL', timeZone: 'America/New_York' }));
  }
  expect((await ask('?q=zzzzzzzz')).body).toEqual({ items: [] });
});

it('finds the nearest place to a position', async () => {
  const { body } = await ask('/nearest?latitude=33.45&longitude=-112.07');
  expect(body.place).toMatchObject({ city: 'Phoenix', state: 'AZ', timeZone: 'America/Phoenix' });
});

it.each(['', '?q=', `?q=${'x'.repeat(81)}`, '/nearest?latitude=95&longitude=0', '/nearest?latitude=x&longitude=0', '/nearest'])(
  'refuses %s',
  async (query) => {
    expect((await ask(query)).status).toBe(400);
  },
);
