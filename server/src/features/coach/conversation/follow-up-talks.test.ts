// Conversations of owners in two to four turns: only what is named changes, what waits is corrected, and nothing else is answered.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import type { Reply } from '../skills/reply.ts';
import { backyard } from '../testing/backyard.ts';

const SPANISH = /[¿áéíóúñ]|^(?:cuanto|le eche|y |la |de )/;
function talk(turns: readonly string[]): Reply {
  const language = SPANISH.test(turns[0] ?? '') ? 'es' : 'en';
  return answerMessage(turns.at(-1) ?? '', { ...backyard({}), language }, turns.slice(0, -1).toReversed());
}
const ACID = 'how much acid to lower ph from 8.0 to 7.5';
const BLEACH = 'how much liquid chlorine to raise chlorine from 2 to 6';
const ACIDO = 'cuánto ácido para bajar el ph de 8 a 7.5';
const CLORO = 'cuánto cloro para subir el cloro de 2 a 6';
const ADDED = 'i added 2 cups of acid';

describe('a dose changes only in what is named', () => {
  it.each<[turns: string[], answer: RegExp]>([
    [[BLEACH, 'ok and for 20,000?', 'what about to 8'], /from 2 to 8 ppm in 20,000 gallons/],
    [[BLEACH, 'in cups?', 'is that safe', 'and for 20,000?'], /from 2 to 6 ppm in 20,000 gallons/],
    [[ACID, 'what is muriatic acid', 'and for 20,000?'], /from 8\.0 to 7\.5 in 20,000 gallons/],
    [[ACID, 'thanks', 'and for 20,000?'], /from 8\.0 to 7\.5 in 20,000 gallons/],
    [[ACID, 'change it to 7.3'], /from 8\.0 to 7\.3/],
    [[ACID, "let's go with 7.6", 'and why not just 7.8'], /from 8\.0 to 7\.8/],
    [[ACID, 'do it for 7.4'], /from 8\.0 to 7\.4/],
    [[ACID, "and if it's at 8.2"], /from 8\.2 to 7\.5/],
    [[ACID, 'what if the ph was 8.4'], /from 8\.4 to 7\.5/],
    [[ACID, 'mine is 14.5%'], /14\.5% muriatic acid to lower pH from 8\.0 to 7\.5/],
    [[BLEACH, 'i have the store brand 7.5%', 'and from 3?'], /7\.5% liquid chlorine .* from 3 to 6/],
    [['my ph is 8.2', 'so how much acid', 'and to get to 7.4'], /from 8\.2 to 7\.4/],
    [[ACID, 'same for the other pool', '12,000 gallons'], /from 8\.0 to 7\.5 in 12,000 gallons/],
    [[ACIDO, 'y para una de 10,000 galones', 'y hasta 7.2'], /de 8\.0 a 7\.2 en 10,000 galones/],
    [[ACIDO, 'cámbialo a 7.4'], /de 8\.0 a 7\.4/],
  ])('%j', (turns, answer) => {
    expect(talk(turns).answer).toMatch(answer);
  });
});

describe('the same goal with another product, or why not', () => {
  it.each<[turns: string[], answer: RegExp]>([
    [[BLEACH, 'what if i only have tablets'], /^Tablets can’t do this/],
    [[BLEACH, 'what about bleach instead', 'ok and for 20,000?'], /8\.25% liquid chlorine .* from 2 to 6 ppm in 20,000/],
    [[ACID, "i don't have acid, what else"], /dry acid to lower pH from 8\.0 to 7\.5/],
    [[ACID, 'my store only sells dry acid', 'and to 7.2'], /dry acid to lower pH from 8\.0 to 7\.2/],
    [[ACID, 'can i use vinegar instead'], /^Better not\. Vinegar/],
    [['how much soda ash to raise ph from 7.0 to 7.4', 'can i use baking soda for that'], /hardly moves pH/],
    [['how much salt to go from 2000 to 3200', "i can't find pool salt, what else"], /no good substitute/],
    [[CLORO, 'y si solo tengo pastillas'], /^Con tabletas no se puede/],
    [[ACIDO, 'no tengo ácido, qué más'], /ácido seco.*de 8\.0 a 7\.5/],
  ])('%j', (turns, answer) => {
    expect(talk(turns).answer).toMatch(answer);
  });
});

describe('a question about the dose', () => {
  it.each<[turns: string[], answer: RegExp]>([
    [[ACID, 'can you explain why'], /scale.*The amount follows/s],
    [[ACID, "what happens if i don't"], /scale/],
    [['how much acid to lower ph from 7.6 to 7.4', "what happens if i don't"], /^pH at 7\.6 is inside its range/],
    [[ACID, 'what time'], /^Any time of day/],
    [[BLEACH, 'is it ok to put it in tonight'], /^In the evening/],
    [[ACID, 'and tomorrow?'], /^This dose is for once/],
    [[ACID, 'half of that', 'and the rest?'], /^The other half is another 11 fl oz/],
    [[ACID, 'what if i add a quart'], /^No, 32 fl oz is too much/],
    [[ACID, 'my buddy says to use a whole gallon'], /^No, 1 gal is too much/],
    [['how much chlorine to go from 3 to 10', "isn't that too much?"], /^That goes too far/],
    [['how much baking soda to go from 60 to 90', "why isn't that enough?"], /is what it takes/],
    [[ACID, 'will that lower my alkalinity'], /lowers alkalinity by/],
    [[ACID, 'can i add it without the pump'], /in front of a return/],
    [[ACID, 'can i do it in two parts'], /^Half of it is 11 fl oz/],
    [[ACID, 'do i have to wait to swim'], /^Wait 30 minutes/],
    [[ACID, 'what next'], /^Add it, leave the pump running/],
    [[ACID, "it didn't work"], /^Then let's look again/],
    [[ACID, 'can we swim after that'], /^Wait 30 minutes/],
    [[ACID, 'can i add chlorine at the same time'], /^Wait 30 minutes after the muriatic acid/],
    [[ACIDO, 'es mucho, no?'], /^Está dentro de lo correcto/],
    [[CLORO, 'y si no'], /^Los gérmenes|algas/],
  ])('%j', (turns, answer) => {
    expect(talk(turns).answer).toMatch(answer);
  });

  it('makes what went in ready to log', () => {
    expect(talk([ACID, 'ok done']).proposals).toHaveLength(1);
    expect(talk([ACID, 'i already added half of it']).answer).toMatch(/^Log 11 fl oz/);
    expect(talk([ACID, 'i used 20 oz', 'yes']).answer).toMatch(/^Press Save/);
    expect(talk([ACID, 'ok done', 'when can we swim']).answer).toMatch(/^Wait until it has mixed/);
    expect(talk([ACIDO, 'ok listo']).answer).toMatch(/^¿Registro 22 fl oz/);
  });

  it('asks back instead of giving the last answer again', () => {
    for (const last of ['and in 2 weeks?', 'hmm and so', 'what color is it']) {
      const answer = talk([BLEACH, last]);
      expect(answer).toMatchObject({ abstained: true, cards: [] });
      expect(answer.chips.length).toBeGreaterThan(1);
    }
  });
});

describe('what waits to be saved', () => {
  it.each<[turns: string[], answer: RegExp]>([
    [[ADDED, 'no, 2 gallons'], /^Log 2 gal/],
    [[ADDED, 'yesterday not today'], /^Log 16 fl oz .* added Nov 25/],
    [[ADDED, 'it was at 6pm yesterday'], /Nov 25, 6:00 PM/],
    [[ADDED, 'no it was bleach'], /^Log 16 fl oz of liquid chlorine/],
    [['i added acid', '2 cups'], /^Log 16 fl oz of muriatic acid/],
    [['i dumped in 3 pounds of baking soda', 'sorry 4 pounds', 'last night'], /^Log 4 lb .*Nov 25/],
    [['i put in two bags of salt', 'each is 40 lb'], /^Log 80 lb/],
    [['log ph 7.4 and fc 3', 'no wait ph was 7.6'], /free chlorine 3 ppm/],
    [['log ph 7.4 and fc 3', 'chlorine was 4 sorry'], /free chlorine 4 ppm/],
    [['remind me to clean the filter every 4 weeks', 'no, every 6 weeks'], /every 42 days/],
    [[ADDED, 'make that 3 cups', 'undo that'], /nothing was saved/],
    [[ADDED, 'did you save it?'], /^Press Save/],
    [['le eché 2 tazas de ácido', 'no, fueron 3'], /^¿Registro 24 fl oz/],
    [['le eché 2 tazas de ácido', 'ayer, no hoy'], /25 nov/],
  ])('%j', (turns, answer) => {
    expect(talk(turns).answer).toMatch(answer);
  });

  it('keeps people out while it mixes', () => {
    expect(talk(['i added 2 lb of cal hypo', 'when can we swim']).answer).toMatch(/^Wait until it has mixed/);
  });
});

describe('after an answer without a dose', () => {
  it.each<[turns: string[], answer: RegExp]>([
    [['can we swim today', "does that mean there's too much?"], /^Yes, it's high: free chlorine/],
    [[ADDED, 'what will my ph be'], /pH 7\.5 goes to|pH comes to about/],
    [['can we swim today', 'are you sure'], /Your test on Nov/],
    [['can we swim today', 'same for the other pool'], /Choose the other pool/],
    [['my pool is green', 'i already brushed and shocked it'], /^Good, then hold it there/],
    [['what is cya', 'yes'], /^Okay\. What would you like/],
    [['should i run the pump at night', "why isn't that enough?"], /no dose in my last answer/],
    [[ACID, 'and how much chlorine'], /free chlorine/],
    [['my ph is 8.2 and chlorine is 1', 'what should i add', 'half of that'], /^Half of each is:/],
  ])('%j', (turns, answer) => {
    expect(talk(turns).answer).toMatch(answer);
  });
});

it.each([
  [[ACID, 'my son swallowed some']],
  [[ACID, 'he got some in his eyes']],
  [[ACID, 'the bottle leaked on my hand and it burns']],
  [[ADDED, 'no, my kid drank 2 cups']],
  [[ADDED, 'wait he mixed it with bleach and its fuming']],
  [[CLORO, 'mi hijo se tomó un poco']],
])('puts an accident first: %j', (turns) => {
  expect(talk(turns).cards[0]).toMatchObject({ kind: 'safety' });
});
