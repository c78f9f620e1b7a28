// What is told over several turns: a hazard that was told before, details of one trouble, and a question that says too little alone.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { articles, rules } from '../pages.ts';
import { backyard } from '../testing/backyard.ts';

function talk(...turns: string[]) {
  const language = /[¿áéíóúñ]/.test(turns.join(' ')) ? ('es' as const) : ('en' as const);
  return answerMessage(turns.at(-1) ?? '', { ...backyard(), articles, rules, language }, turns.slice(0, -1).toReversed());
}
type Talk = [answer: RegExp, ...turns: string[]];

describe('everyone who asks about swimming hears of what was told before', () => {
  it.each<Talk>([
    [/30 minutes/, 'uh my toddler pooped in the pool', 'solid', 'fc is 3 ph 7.4. how long do we stay out'],
    [/Diarrhea|diarrhea/, 'somebody had diarrhea in the pool', 'so can they swim tonight'],
    [
      /30 minutes after the last thunder/,
      'storm just passed, sun is out',
      'last thunder was like 10 min ago',
      'so when can they get back in',
    ],
    [/Stay out|have mixed|has mixed/, 'dumped 1 gal muriatic in like 10 min ago, pump on', 'the kids wanna go in is it ok now'],
    [/trueno/, 'se oyeron truenos hace rato', '¿ya se pueden meter los niños?'],
    [/glass/i, 'a beer bottle broke and theres broken glass in the pool', 'is it ok to swim if we look out'],
  ])('%s', (answer, ...turns) => {
    const { answer: said, cards } = talk(...turns);
    expect(said).toMatch(answer);
    expect([said, cards.map(({ kind }) => kind)]).not.toContain('swim');
    expect(said).not.toMatch(/^(?:Yes, it's fine to swim|Sí, se puede nadar)/);
  });

  it('forgets what is over, and what was no hazard', () => {
    expect(talk('i added chlorine yesterday', 'can we swim').answer).not.toMatch(/^No\. Chemicals/);
    expect(talk('does thunder mean i have to get out?', 'thanks', 'how long does the pump have to run').answer).not.toMatch(/thunder/);
  });
});

describe('details that were told one after the other', () => {
  it.each<Talk>([
    [/air|water level/i, 'pump wont prime', 'water is below the skimmer opening i think', 'gauge 0 and bubbles in the basket'],
    [
      /carbon dioxide/,
      'ph was 7.5 sunday now 7.8 again. same every week',
      'i do have a waterfall running all day',
      'why does that do anything',
    ],
    [/^No\b/, '¿puedo echar el ácido y el cloro al mismo tiempo?', 'aunq sea en la misma cubeta? y por que no'],
  ])('%s', (answer, ...turns) => {
    const { answer: said, abstained } = talk(...turns);
    expect([turns, abstained, said]).toEqual([turns, false, expect.stringMatching(answer)]);
  });

  it('still asks back where nothing was said that helps', () => {
    expect(talk('how much acid to lower ph from 8.0 to 7.5', "it didn't work").abstained).toBe(true);
    expect(talk('i have a salt pool', 'with what').abstained).toBe(true);
  });
});
