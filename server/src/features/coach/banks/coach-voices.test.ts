// The three voices: the same answer with other words around it, in the language of the answer.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { fixedAnswer } from '../gate.ts';
import { CONTEXT } from '../testing/context.ts';
import { type CoachContext, type Personality, reply, type Reply } from '../skills/reply.ts';
import { languageOf } from '../understanding/fold.ts';
import { inVoice } from '../voices.ts';

const SPOKEN: readonly Personality[] = ['friendly', 'technical', 'encouraging'];
const numbersIn = (text: string) => text.match(/[¼½¾⅓⅔]|\d+(?:[.,]\d+)*/g);

const said = (message: string, personality: Personality, more: Partial<CoachContext> = {}): Reply => {
  const context = { ...CONTEXT, ...more, personality };
  const plain = answerMessage(message, context);
  return fixedAnswer(message, plain, context) ?? inVoice(plain, message, context);
};
const inAll = (message: string, more: Partial<CoachContext> = {}) => SPOKEN.map((personality) => said(message, personality, more).answer);

describe('a voice', () => {
  it.each([
    'raise alkalinity from 60 to 90 in 12,000 gallons',
    'what should my fc be with cya of 60',
    'how much acid to lower pH from 8.0 to 7.5 in 15,000 gallons, alkalinity 100',
    'pH 6.5, can we swim?',
    'my kid drank pool water and is coughing',
    'can I mix chlorine and acid?',
    'what does CYA do?',
    '¿cuánto ácido para bajar el pH de 8 a 7.5 en 15,000 galones?',
    'why is my water green?',
    'FC 5, CC 0, pH 7.5, TA 100, CYA 40: can we swim?',
    '16 × 32 ft, 3.5 to 8 ft deep: how many gallons?',
  ])('changes no number and no word of “%s”', (message) => {
    const [friendly = '', ...others] = inAll(message);
    for (const other of others) {
      expect(other).toContain(friendly);
      expect(numbersIn(other)).toEqual(numbersIn(friendly));
    }
    for (const personality of SPOKEN) expect(said(message, personality).cards).toEqual(said(message, 'friendly').cards);
  });

  it.each([
    '¿para qué sirve el CYA?',
    '¿cuánto cloro para subir de 1 a 5 ppm en 15,000 galones?',
    '¿por qué está verde el agua?',
    '¿cuántos galones son 16 × 32 pies y 5 pies de hondo?',
    '¿cuánto cloro libre debo mantener con CYA de 40?',
    'gracias',
  ])('speaks the language of the answer to “%s”, whatever the account’s is', (message) => {
    const [friendly = '', ...others] = inAll(message, { language: 'en' });
    expect(languageOf(friendly)).toBe('es');
    const added = others.map((other) => other.replace(friendly, '').trim()).filter(Boolean);
    expect(added.length).toBeGreaterThan(0);
    for (const text of added) expect(languageOf(text, 'es'), text).toBe('es');
  });

  it.each([
    'pH 6.5, can we swim?',
    'FC 0, pH 7.5, CYA 40: can we swim?',
    'my belly aches after swimming, is the pool ok?',
    'can my daughter get sick from the pool?',
    'me duele la barriga después de nadar',
    'my kid drank pool water and is coughing',
    'there was poop in the pool',
    'my eyes burn after swimming',
    'can I mix chlorine and acid?',
    'how much chlorine',
    'what is the best crypto to buy',
  ])('adds nothing to “%s”', (message) => {
    const [friendly, ...others] = inAll(message);
    expect(others).toEqual([friendly, friendly]);
  });

  it('adds nothing where the pool’s own water is fine and someone feels ill', () => {
    const swim = reply('Yes. People can swim.', { cards: [{ kind: 'swim', title: 'Ready', inputs: { state: 'ready' } }] });
    const context = { ...CONTEXT, personality: 'encouraging' as const };
    expect(inVoice(swim, 'my belly hurts, was it the pool?', context)).toEqual(swim);
    expect(inVoice(swim, 'can we swim?', context).answer).not.toBe(swim.answer);
  });

  it('has a technical remark only for the value that is answered', () => {
    const plan = reply('Stay out. One step:\n1. 2 lb of soda ash', {
      cards: [{ kind: 'dose', title: 'soda ash', productId: 'soda-ash', amountG: 900, inputs: { afterMinutes: 0 } }],
    });
    const context = { ...CONTEXT, personality: 'technical' as const };
    expect(inVoice(plan, 'what should I add?', context)).toEqual(plan);
    const fine = { ...plan, answer: 'One step:\n1. 2 lb of soda ash' };
    expect(inVoice(fine, 'what should I add?', context).answer).toMatch(/pH isn’t linear|carbonate system/);
    const [friendly, technical] = inAll('what does alkalinity do?');
    expect(technical).not.toBe(friendly);
    expect(technical).toMatch(/buffer/);
    expect(inAll('how do I clean the skimmer?')[1]).not.toMatch(/chlorine is judged|logarithm/i);
  });
});
