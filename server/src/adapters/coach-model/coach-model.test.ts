// Every provider by its own protocol, against one local stub: tools, broken streams, refusals and errors.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ModelStub, modelStub, type Scripted } from '../../testing/model-stub.ts';
import { MODEL_PROVIDERS, type ModelPart, type ModelProvider, type ModelRequest, type TokenMeter, type Tokens } from './coach-model.ts';
import { openCoachModel } from './open-coach-model.ts';

let stub: ModelStub;
beforeAll(async () => {
  stub = await modelStub();
});
afterAll(() => stub.close());

const pathOf: Record<ModelProvider, string> = { 'openai-compatible': '/v1', anthropic: '/v1', google: '/v1beta', ollama: '' };
const calls: unknown[] = [];
beforeEach(() => {
  calls.length = 0;
  stub.heard.length = 0;
});

/** What each call took, in their order, and the most that was asked for. */
let taken: Tokens[] = [];
let most: Tokens[] = [];
const meter: TokenMeter = {
  open: async (asked) => {
    most.push(asked);
    const index = taken.push({ inputTokens: 0, outputTokens: 0 }) - 1;
    return (now) => (taken[index] = now);
  },
};
beforeEach(() => {
  [taken, most] = [[], []];
});

const request = (signal = new AbortController().signal): ModelRequest => ({
  instructions: 'You answer about pools.',
  messages: [
    { role: 'user', text: 'Hi' },
    { role: 'assistant', text: 'Hello.' },
    { role: 'user', text: 'How much chlorine?' },
  ],
  mostSteps: 4,
  meter,
  signal,
  tools: [
    {
      name: 'dose',
      description: 'Works out a dose.',
      input: z.strictObject({ to: z.number(), note: z.optional(z.string()) }),
      run: async (input) => {
        calls.push(input);
        return '61.4 fl oz';
      },
    },
  ],
});

async function partsOf(provider: ModelProvider, signal?: AbortSignal): Promise<ModelPart[]> {
  const model = openCoachModel({ provider, model: 'stub-1', baseUrl: `${stub.url}${pathOf[provider]}`, apiKey: 'key' });
  const parts: ModelPart[] = [];
  for await (const part of model(request(signal))) parts.push(part);
  return parts;
}
const textIn = (parts: ModelPart[]) => parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
const first = (said: Scripted, then: Scripted = { text: ['Add ', '61.4 fl oz.'] }) =>
  stub.say(({ results }) => (results === 0 ? said : then));

describe.each(MODEL_PROVIDERS)('%s', (provider) => {
  it('answers in two steps with the result of a tool, and counts its tokens', async () => {
    first({ calls: [{ name: 'dose', args: { to: 6 } }] });
    const parts = await partsOf(provider);
    expect(calls).toEqual([{ to: 6 }]);
    expect(textIn(parts)).toBe('Add 61.4 fl oz.');
    expect(parts.at(-1)).toEqual({ type: 'finish', isRefused: false, isCut: false });
    expect(taken).toEqual([
      { inputTokens: 200, outputTokens: 40 },
      { inputTokens: 200, outputTokens: 40 },
    ]);
    expect(stub.heard).toHaveLength(2);
    expect(stub.heard[0]).toMatchObject({ instructions: expect.stringContaining('You answer about pools.') as string });
    expect(stub.heard[1]?.toolTexts.join()).toContain('61.4 fl oz');
  });

  it('is shown a photo beside the text of its question', async () => {
    stub.say(() => ({ text: ['Green water.'] }));
    const jpeg = Buffer.from('the bytes of a photo');
    const asked = request();
    const question = { role: 'user', text: 'What is this?', jpeg } as const;
    const model = openCoachModel({ provider, model: 'stub-1', baseUrl: `${stub.url}${pathOf[provider]}`, apiKey: 'key' });
    for await (const _part of model({ ...asked, messages: [...asked.messages.slice(0, 2), question] })) continue;
    expect(stub.heard[0]?.text).toContain(jpeg.toString('base64'));
    expect(stub.heard[0]?.text).toMatch(/image\/jpeg/);
    expect(stub.heard[0]?.text).toContain('What is this?');
  });

  it.each<[string, Scripted]>([
    ['arguments that are not JSON', { calls: [{ name: 'dose', args: '{"to": 6' }] }],
    ['arguments of the wrong kind', { calls: [{ name: 'dose', args: { to: 'six', poolId: 'x' } }] }],
    ['a tool that does not exist', { calls: [{ name: 'delete_pool', args: { to: 6 } }] }],
  ])('runs nothing for %s, and goes on', async (_name, said) => {
    first(said, { text: ['I could not.'] });
    const parts = await partsOf(provider);
    expect(calls).toEqual([]);
    expect(textIn(parts)).toBe('I could not.');
  });

  it.each<[string, Scripted, RegExp]>([
    ['429', { status: 429 }, /stub says no|Too Many Requests/],
    ['500', { status: 500 }, /stub says no|Internal Server Error/],
    ['a stream that breaks off', { text: ['One ', 'two ', 'three ', 'four.'], isCut: true }, /terminated|aborted|closed|socket/i],
  ])('fails on %s, after one try', async (_name, said, sentence) => {
    stub.say(() => said);
    await expect(partsOf(provider)).rejects.toThrow(sentence);
    expect(stub.heard).toHaveLength(1);
  });

  it('says that it was refused', async () => {
    stub.say(() => ({ isRefused: true }));
    expect((await partsOf(provider)).at(-1)).toMatchObject({ type: 'finish', isRefused: true });
  });

  it('stops at the most steps', async () => {
    stub.say(() => ({ calls: [{ name: 'dose', args: { to: 6 } }] }));
    await partsOf(provider);
    expect(stub.heard).toHaveLength(4);
  });

  it('stops when it is told to, and leaves the service', async () => {
    stub.say(() => ({ text: ['One.', ' Two.', ' Three.'], pieceMs: 60_000 }));
    const controller = new AbortController();
    const before = stub.left();
    const running = partsOf(provider, controller.signal);
    await expect.poll(() => stub.heard.length).toBe(1);
    controller.abort();
    await expect(running).rejects.toThrow(/stopped|abort/i);
    await expect.poll(() => stub.left()).toBe(before + 1);
  });

  it('counts an estimate where the service does not say what a call took', async () => {
    stub.say(() => ({ text: ['A plain answer.'], hasUsage: false }));
    await partsOf(provider);
    const sent = Buffer.byteLength(stub.heard[0]?.text ?? '');
    expect(taken).toHaveLength(1);
    expect(taken[0]?.inputTokens).toBeGreaterThanOrEqual(sent / 4);
    expect(taken[0]?.outputTokens).toBeGreaterThanOrEqual(4);
  });

  it.each<[string, Scripted]>([
    ['broke off', { text: ['One ', 'two ', 'three ', 'four ', 'five ', 'six.'], pieceMs: 40, isCut: true }],
    ['was stopped', { text: ['One ', 'two ', 'three.'], pieceMs: 60_000 }],
    ['was stopped before its first word', { waitMs: 60_000 }],
  ])('counts a call that %s', async (_name, said) => {
    stub.say(() => said);
    const controller = new AbortController();
    const running = partsOf(provider, controller.signal).catch((error: unknown) => error);
    await expect.poll(() => stub.heard.length).toBe(1);
    if (!said.isCut) controller.abort();
    expect(await running).toBeInstanceOf(Error);
    expect(taken).toHaveLength(1);
    expect(taken[0]?.inputTokens).toBeGreaterThanOrEqual(Buffer.byteLength(stub.heard[0]?.text ?? '') / 4);
    expect(taken[0]?.inputTokens).toBeLessThanOrEqual(most[0]?.inputTokens ?? 0);
    if (said.isCut) expect(taken[0]?.outputTokens).toBeGreaterThan(0);
  });

  it('counts nothing for a call that the service declined or that never reached it', async () => {
    stub.say(() => ({ status: 429 }));
    await expect(partsOf(provider)).rejects.toThrow(/stub says no|Too Many Requests/);
    const gone = await modelStub();
    await gone.close();
    const away = openCoachModel({ provider, model: 'stub-1', baseUrl: gone.url, apiKey: 'key' });
    const asking = async () => {
      for await (const _part of away(request())) continue;
    };
    await expect(asking()).rejects.toThrow(/connect/i);
    expect(taken).toEqual([
      { inputTokens: 0, outputTokens: 0 },
      { inputTokens: 0, outputTokens: 0 },
    ]);
  });

  it('sends nothing where there is no room for a call', async () => {
    const full = new Error('There is no room.');
    const model = openCoachModel({ provider, model: 'stub-1', baseUrl: `${stub.url}${pathOf[provider]}`, apiKey: 'key' });
    const asking = async () => {
      for await (const _part of model({ ...request(), meter: { open: () => Promise.reject(full) } })) continue;
    };
    await expect(asking()).rejects.toBe(full);
    expect(stub.heard).toEqual([]);
  });

  it('says that it was cut at its limit', async () => {
    stub.say(() => ({ text: ['One sentence. ', 'Half a'], isAtLimit: true }));
    expect((await partsOf(provider)).at(-1)).toEqual({ type: 'finish', isRefused: false, isCut: true });
  });
});
