import { describe, expect, it } from 'vitest';
import { openFrom, pushMessageOf } from './push-messages.ts';

const ORIGIN = 'https://limpid.example';

describe('a push message', () => {
  it('is shown with its words, and the same one twice as one', () => {
    const text = JSON.stringify({
      id: 'n1',
      title: 'Time to test Backyard',
      text: 'Your last test was 8 days ago.',
      url: '/chemistry/log?pool=p',
    });
    expect(pushMessageOf(text, ORIGIN)).toMatchObject({
      title: 'Time to test Backyard',
      options: { body: 'Your last test was 8 days ago.', tag: 'n1', data: { url: '/chemistry/log?pool=p' } },
    });
  });

  it.each([undefined, '', 'not JSON', 'null', '42', '{"title":7}'])('is shown whatever it holds: %j', (text) => {
    expect(pushMessageOf(text, ORIGIN)).toMatchObject({ title: 'Limpid', options: { data: { url: '/notifications' } } });
  });

  it.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', 7])('leads nowhere else: %j', (url) => {
    expect(pushMessageOf(JSON.stringify({ title: 'x', url }), ORIGIN).options.data.url).toBe('/notifications');
  });
});

describe('a press on it', () => {
  const windows = (open: { canNavigate: boolean }[]) => {
    const done: string[] = [];
    return {
      done,
      matchAll: async () =>
        open.map(({ canNavigate }) => ({
          focus: async () => void done.push('focus'),
          navigate: async (url: string) => {
            if (!canNavigate) throw new TypeError('not controlled');
            done.push(`navigate ${url}`);
          },
        })),
      openWindow: async (url: string) => void done.push(`open ${url}`),
    };
  };

  it('opens its page in the window that is there, else in a new one', async () => {
    for (const [open, expected] of [
      [[{ canNavigate: true }], ['focus', 'navigate /dashboard']],
      [[{ canNavigate: false }], ['focus', 'open /dashboard']],
      [[], ['open /dashboard']],
    ] as const) {
      const clients = windows([...open]);
      await openFrom(clients, '/dashboard', ORIGIN);
      expect(clients.done).toEqual(expected);
    }
  });
});
