// Questions asked on a screen: what goes on from an article, and what is no topic.
import { describe, expect, it } from 'vitest';
import { articles, rules } from '../pages.ts';
import type { Reply } from '../skills/reply.ts';
import { LAGOON } from '../testing/lagoon.ts';
import { answerAsked } from './screen-answer.ts';

const CONTEXT = { ...LAGOON, articles, rules };
function ask(about: string | undefined, ...questions: string[]): Reply {
  const [message = '', ...earlier] = questions.toReversed();
  return answerAsked({ message, about, earlier }, CONTEXT).reply;
}
const KNOW = (title: string) => `What should I know about “${title}”?`;

describe('after an article', () => {
  it.each<[about: string, questions: string[], answer: RegExp]>([
    ['/library/raise-ph pH too low', [KNOW('pH too low: the best way to bring it up'), 'why?'], /stings eyes, dissolves plaster/],
    ['/library/lower-ph', ['why?'], /scale forms on tile/],
    ['/library/lower-ph', [KNOW('pH too high: how to lower it safely'), 'how much for my pool?'], /muriatic acid to lower pH from 7\.8/],
    ['/library/green-algae', ['how much?'], /Raise free chlorine to 18 ppm/],
    ['/pools/lagoon?guide=storm', [KNOW('Storm or hurricane'), 'how much for my pool?'], /^For Lagoon, that’s .* of liquid chlorine\.$/],
    ['/dashboard', [KNOW('Foam on the water'), 'so why?'], /holds the bubbles together/],
    ['/library/alkalinity', [KNOW('Alcalinidad total: qué hace y cómo cambiarla'), '¿y cuánto para mi piscina?'], /110 ppm/],
  ])('%s %j', (about, questions, answer) => expect(ask(about, ...questions).answer).toMatch(answer));

  it('answers what is urgent first, and other questions as ever', () => {
    expect(
      ask('/library/drowning-prevention', KNOW('Keeping children safe: fence, cover, watcher'), 'my kid is not breathing').cards[0]?.kind,
    ).toBe('safety');
    expect(ask('/library/foam Foam on the water', 'how much acid to lower pH from 8.0 to 7.5').cards[0]?.productId).toBe('muriatic-acid');
    expect(ask(undefined, 'What should I know about chlorine?').answer).not.toMatch(/The article has the rest/);
  });
});

describe('on a screen', () => {
  it('says how the pool is where that matters', () => {
    expect(ask('/dashboard What should I add today?', 'what am I looking at?').answer).toMatch(
      /Today’s plan has 1 step left; the first is 70 fl oz of liquid chlorine/,
    );
    expect(ask('/dashboard', '¿qué hago aquí?').answer).toMatch(/Lagoon: se puede nadar, pero hoy el agua necesita tratamiento/);
    expect(ask('/maintenance', 'help me with this page').answer).toMatch(/Nothing is due for Lagoon today/);
    expect(ask('/chemistry/log', 'how does this work?').answer).toMatch(/The last test of Lagoon is from Jul 4/);
  });

  it('takes “this” for the screen only where nothing was said before', () => {
    expect(ask('/chemistry/strip', 'what is this?').answer).toMatch(/reads a test strip/);
    expect(ask('/chemistry/strip', 'how much acid to lower pH from 8.0 to 7.5', 'what is this?').answer).not.toMatch(/reads a test strip/);
    expect(ask(undefined, 'What should I do here?').answer).not.toMatch(/This page/);
  });

  it('takes the name of a pool for no topic', () => {
    const pool = { ...CONTEXT.pool, name: 'Alvarez, salt pool' } as typeof CONTEXT.pool;
    const asked = (message: string, about: string) =>
      answerAsked({ message, about, earlier: [] }, { ...CONTEXT, ...(pool && { pool }) }).reply.answer;
    const about = '/pools/lagoon How is Alvarez, salt pool doing?';
    for (const message of ['How is Alvarez, salt pool doing?', 'What should I do here?', 'what is this about?'])
      expect(asked(message, about)).toMatch(/Alvarez, salt pool(?: is fine|: swimming is fine)/);
    expect(asked('How does a salt pool work?', about)).toMatch(/makes chlorine out of salt/);
  });

  it('answers why a salt cell makes too little chlorine', () => {
    expect(ask('/pools/lagoon/equipment', 'Why does my salt cell make too little chlorine?').answer).toMatch(
      /salt level.*run time.*scale.*temperature.*stabilizer/,
    );
  });

  it('takes the alkalinity of a strip for no chlorine', () => {
    const strip = 'Mi tira marca cloro libre 1.0 ppm, pH 7.8, alcalinidad total 90 ppm.';
    expect(ask(`/chemistry/strip ${strip}`, `${strip} ¿Qué agrego hoy?`).cards[0]?.productId).toBe('liquid-chlorine');
    expect(ask(`/chemistry/strip ${strip}`, '¿podemos nadar?').answer).toMatch(/^No\./);
  });
});
