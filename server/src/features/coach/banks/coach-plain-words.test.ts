// What owners ask in plain words, each as several ways to say the same, and next to it what only sounds alike.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { CONTEXT } from '../testing/context.ts';
import { LAGOON } from '../testing/lagoon.ts';

const answerTo = (message: string, context = LAGOON) => answerMessage(message, context).answer;

describe('the hottest that a hot tub may be', () => {
  it.each([
    '¿A qué temperatura máxima puedo poner mi jacuzzi?',
    'diff question whats the hottest the hot tub should be',
    'whats the hottest i can have my spa',
    'hasta cuantos grados puedo calentar el jacuzzi',
    'cual es lo mas caliente que puedo tener el spa',
    'quick q how hot should the hot tub be at most',
    'new question: whats the limit for the heat in a spa',
    'is 106 too hot for the hot tub',
  ])('%s', (question) => {
    expect(answerTo(question)).toMatch(/104/);
  });

  it.each([
    ['how hot can kids have the hot tub', /under 5/],
    ['why is my spa not getting hot', /./],
    ['what temperature should my pool be', /78 to 86/],
    ['edibles kicked in, how hot is too hot for the tub', /^No\. Alcohol/],
    ['override the temp limit on my hot tub control', /^No\./],
  ])('not: %s', (question, says) => {
    expect(answerTo(question)).toMatch(says);
    expect(answerTo(question)).not.toMatch(/^(?:Never above|A hot tub should never)/);
  });
});

describe('an opening', () => {
  it.each([
    ['another question how do i lower ph', 'how do i lower ph'],
    ['otra pregunta, cada cuanto limpio el filtro', 'cada cuanto limpio el filtro'],
    ['Unrelated, how often do I clean the filter?', 'how often do I clean the filter?'],
    ['ok different question. what should ph be', 'what should ph be'],
    ['Tengo otra pregunta: ¿qué es el CYA?', '¿qué es el CYA?'],
  ])('says nothing: %s', (opened, plain) => {
    expect(answerTo(opened)).toBe(answerTo(plain));
  });

  it('starts again from the beginning, and what points back does not', () => {
    const before = ['how do i clear a green pool'];
    const anew = answerMessage('different question: how hot can the hot tub be at most', CONTEXT, before).answer;
    expect(anew).toBe(answerTo('how hot can the hot tub be at most', CONTEXT));
    expect(answerTo('another question about alkalinity')).toMatch(/lkalinity/);
  });
});

describe('green water, drains and fences', () => {
  it.each([
    ['can kids swim in a green pool', /^No\./],
    ['can my son go in the green pool', /^No\./],
    ['is it safe for my kids to swim in green water', /^No\./],
    ['pueden nadar los niños en una alberca verde', /^No\./],
    ['is the drain dangerous', /^It can be:.*cover.*VGB/],
    ['are pool drains safe', /^It can be:.*cover/],
    ['can the main drain suck a kid in', /^It can be:/],
    ['es peligrosa la coladera del fondo', /^Puede serlo:.*tapa/],
    ['do i need a fence around my pool', /^Most likely yes.*building department/],
    ['do above ground pools need a fence', /^Most likely yes/],
    ['es obligatoria la cerca de la piscina', /^Lo más probable es que sí/],
  ])('%s', (question, says) => {
    expect(answerTo(question)).toMatch(says);
  });

  it.each([
    ['is it dangerous to drain my pool', /groundwater/],
    ['how high should a pool fence be', /4 feet/],
    ['are pool fences mandatory in florida', /^(?!Most likely)/],
    ['the drain cover is broken', /switch the pump off/i],
    ['can kids swim alone', /adult/],
    ['is it harmful that we swam in green water', /^No more swimming/],
    ['is a single main drain dangerous', /one body/],
    ['when was it that the fellow changed our cartridges', /^(?!Replace)/],
  ])('not: %s', (question, says) => {
    expect(answerTo(question)).toMatch(says);
  });
});

describe('bleach, winter, smells and cartridges', () => {
  it.each([
    ['can i use walmart bleach', /^Yes.*8\.25%/],
    ['can i use target brand bleach', /^Yes.*8\.25%/],
    ['is clorox ok for the pool', /^Yes.*unscented.*8\.25%/],
    ['puedo usar cloralex', /^Sí.*sin aroma.*8\.25%/],
    ['can i use scented bleach', /^No\./],
    ['can i use bleach to lower chlorine', /^No/],
    ['do i have to add chemicals in winter in florida', /^Yes, but less/],
    ['tengo que echar quimicos en invierno en florida', /^Sí, pero menos/],
    ['hot tub water smells like bleach', /combined chlorine/],
    ['el jacuzzi huele mucho a cloro', /cloro combinado/],
    ['when should i replace my filter cartridge', /^Replace a cartridge after about three years/],
    ['cuando cambio el cartucho del filtro', /^Cambia el cartucho/],
  ])('%s', (question, says) => {
    expect(answerTo(question)).toMatch(says);
  });

  it.each([
    ['my hot tub stinks like rotten eggs', /hydrogen sulfide/],
    ['do i need to close my pool in florida', /^No need to close/],
    ['how do i clean a cartridge filter', /^(?!Replace)/],
  ])('not: %s', (question, says) => {
    expect(answerTo(question)).toMatch(says);
  });

  it('says that chlorine raises what is too high already', () => {
    const { answer } = answerMessage('can i add bleach to get to 2 ppm, chlorine is 8', CONTEXT);
    expect(answer).not.toMatch(/doesn't lower/);
  });
});

describe('one value and another', () => {
  it.each([
    ['How does a high CYA reading change the amount of chlorine I have to keep?', /^The more stabilizer/],
    ['does more cya mean more chlorine', /^The more stabilizer/],
    ['what does high cyanuric acid do to my chlorine target', /^The more stabilizer/],
    ['si el estabilizador es alto necesito mas cloro', /^Cuanto más estabilizador/],
    ['does chlorine lower cya', /^No,/],
    ['how does ph affect chlorine strength', /^The higher the pH, the weaker/],
    ['el ph alto debilita el cloro', /^Cuanto más alto el pH/],
    ['how does chlorine affect ph', /^It depends on the kind/],
    ['do i need more chlorine when the water is warmer', /^The warmer the water/],
    ['el agua mas caliente gasta mas cloro', /^Cuanto más caliente/],
    ['does alkalinity affect ph', /^Alkalinity keeps pH steady/],
    ['que relacion hay entre alcalinidad y ph', /^La alcalinidad mantiene estable/],
  ])('%s', (question, says) => {
    expect(answerTo(question)).toMatch(says);
  });

  it.each([
    ['does low ph mean low chlorine', /^No, pH and chlorine/],
    ['should i fix alkalinity or ph first', /^Alkalinity first/],
    ['how do i raise alkalinity without raising ph', /^Baking soda/],
    ['does shock raise ph', /^For a while/],
    ['does sun affect chlorine', /UV light/],
  ])('not: %s', (question, says) => {
    expect(answerTo(question)).toMatch(says);
  });
});
