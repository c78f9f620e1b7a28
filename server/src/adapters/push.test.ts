// The message on the wire: encrypted for one browser, signed with our key, and what the push service answers.
import { describe, expect, it } from 'vitest';
import type { Outbound } from './outbound.ts';
import { pushBrowser, signedBy } from '../testing/push-browser.ts';
import { createPush, newPushKeys } from './push.ts';

const keys = newPushKeys();
const browser = pushBrowser();
const target = { endpoint: 'https://push.example.com/send/abc', ...browser.keys };
const message = { text: '{"title":"Time to test Backyard"}', topic: 'a'.repeat(32), timeToLiveS: 3600 };

interface Sent {
  headers: Record<string, string>;
  body: Buffer;
}
function pushWith(status: number | Error) {
  const sent: Sent[] = [];
  const outbound: Outbound = {
    faultOf: async () => undefined,
    post: async (_address, { headers, body }) => {
      sent.push({ headers, body });
      if (status instanceof Error) throw status;
      return status;
    },
  };
  return { sent, push: createPush(keys, 'mailto:hello@limpid.example', outbound) };
}

it('is opened here as the standard has it in its example', () => {
  const known = { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4M' +
    'qgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(pushBrowser(known).open(Buffer.from(body, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
});

describe('a push message', () => {
  it('can be read by its browser only, and is signed for its push service', async () => {
    const { sent, push } = pushWith(201);
    expect(await push.send(target, message)).toBe('sent');
    const [{ headers, body }] = sent as [Sent];
    expect(browser.open(body)).toBe(message.text);
    expect(() => pushBrowser().open(body)).toThrow(/authenticate/);
    expect(body.toString('latin1')).not.toContain('Backyard');
    expect(headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: 3600, Topic: message.topic });
    const { isSigned, publicKey, claims } = signedBy(String(headers['Authorization']));
    expect({ isSigned, publicKey }).toEqual({ isSigned: true, publicKey: push.publicKey });
    expect(claims).toMatchObject({ aud: 'https://push.example.com', sub: 'mailto:hello@limpid.example' });
  });

  it.each([
    [201, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [403, 'forbidden'],
    [302, 'refused'],
    [413, 'refused'],
    [429, 'later'],
    [503, 'later'],
    [new Error('no answer'), 'later'],
  ])('answered with %s is %s', async (status, outcome) => {
    expect(await pushWith(status).push.send(target, message)).toBe(outcome);
  });

  it('for keys that nothing can be encrypted for is never sent: the browser counts as gone', async () => {
    const { sent, push } = pushWith(201);
    for (const broken of [{ p256dh: 'AAAA' }, { auth: 'AAAA' }, { p256dh: `${browser.keys.p256dh.slice(0, -2)}AA` }])
      expect(await push.send({ ...target, ...broken }, message)).toBe('gone');
    expect(sent).toEqual([]);
  });
});
