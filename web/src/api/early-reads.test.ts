import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_SCRIPT, rememberPool, takeEarly } from './early-reads.ts';
import { readByKey } from './query-client.ts';

const FIRST = '01a1fd30-fae8-79d5-af08-9459f54565b1';
const SECOND = '01a1fd30-fae8-79d5-af08-9459f54565b2';
const asked: string[] = [];
const runAt = (address: string) => {
  window.history.replaceState(null, '', address);
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the very text that is in the page
  new Function(EARLY_SCRIPT)();
  return asked;
};

beforeEach(() => {
  asked.length = 0;
  delete window.limpidEarly;
  localStorage.clear();
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify({ id: 'ana', from: address })));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

describe('early reads', () => {
  it('ask nothing where no one has signed in, nor on open pages', () => {
    expect(runAt('/dashboard')).toEqual([]);
    localStorage.setItem('user', JSON.stringify({ id: 'ana' }));
    expect(runAt('/search')).toEqual([]);
  });

  it('ask nothing without a network', () => {
    localStorage.setItem('user', JSON.stringify({ id: 'ana' }));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(runAt('/dashboard')).toEqual([]);
    online.mockRestore();
  });

  it('ask who is here, the pools, and the plan of the last pool of this person', () => {
    localStorage.setItem('user', JSON.stringify({ id: 'ana' }));
    rememberPool('ben', SECOND);
    expect(runAt('/dashboard')).toEqual(['/api/me', '/api/pools']);
    asked.length = 0;
    rememberPool('ana', FIRST);
    expect(runAt('/dashboard')).toEqual(['/api/me', '/api/pools', `/api/pools/${FIRST}/plan`]);
    asked.length = 0;
    expect(runAt(`/dashboard?pool=${SECOND}`)).toEqual(['/api/me', '/api/pools', `/api/pools/${SECOND}/plan`]);
    asked.length = 0;
    expect(runAt('/chemistry')).toEqual(['/api/me', '/api/pools']);
    asked.length = 0;
    expect(runAt('/setup')).toEqual(['/api/me', '/api/pools']);
  });

  it('never ask for what an address makes up', () => {
    localStorage.setItem('user', JSON.stringify({ id: 'ana' }));
    expect(runAt(`/dashboard?pool=${encodeURIComponent('../../auth/google?')}`)).toEqual(['/api/me', '/api/pools']);
  });

  it('are taken by the first read of the address, and only by it', async () => {
    localStorage.setItem('user', JSON.stringify({ id: 'ana' }));
    runAt('/dashboard');
    const read = () => readByKey()({ queryKey: ['/api', 'me'], signal: new AbortController().signal });
    await expect(read()).resolves.toMatchObject({ from: '/api/me' });
    expect(asked.filter((address) => address === '/api/me')).toHaveLength(1);
    await read();
    expect(asked.filter((address) => address === '/api/me')).toHaveLength(2);
    expect(takeEarly('/api/me')).toBeUndefined();
  });

  it('one that got no answer is asked again', async () => {
    window.limpidEarly = { '/api/me': Promise.reject(new TypeError('no connection')) };
    await expect(readByKey()({ queryKey: ['/api', 'me'], signal: new AbortController().signal })).resolves.toMatchObject({
      from: '/api/me',
    });
  });
});
