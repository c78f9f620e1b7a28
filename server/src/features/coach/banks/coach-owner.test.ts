// What owners ask in their own words: the card or the plan that answers just that, and no card that only shares a word.
import { expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { fixedAnswer } from '../gate.ts';
import { LAGOON } from '../testing/lagoon.ts';

const said = (question: string) => {
  const context = { ...LAGOON, language: /[áéíóúñ¿]|^(?:me|por|como|hay|que|puedo) /.test(question) ? ('es' as const) : ('en' as const) };
  const built = answerMessage(question, context);
  return (fixedAnswer(question, built, context) ?? built).answer;
};

it.each([
  ["what's wrong with my pool", /Lagoon/],
  ['what should I do today', /Lagoon/],
  ['why does my pool turn green', /^Almost always algae/],
  ['how do i get rid of green water fast', /^Stay out/],
  ['pressure gauge reads 28 psi', /right after a cleaning/],
  ['heater wont fire, code LO', /lacks flow/],
  ['my salt cell says low salt', /^Test the salt yourself/],
  ['do i need to wear a mask when handling cal hypo', /^Goggles/],
  ['variable speed or single speed pump', /cube of speed/],
  ['can I add chlorine and baking soda at the same time', /never together/],
  ['how long after adding acid can i add chlorine', /half an hour/],
  ['lower my calcium', /^Only softer water/],
  ['how do i use the app', /^Log a test/],
  ['explain breakpoint chlorination simply', /^Breakpoint is/],
  ['what time of day should I add chlorine', /^In the evening/],
  ['should I cover the pool tonight', /^Yes, if you heat it/],
  ['which is better 3 inch tabs or 1 inch tabs', /only the size differs/],
  ['i see white flakes', /^That is calcium scale/],
  ['do I need to test every day', /^Test free chlorine and pH/],
  ['there are bugs in my pool', /^Net them out/],
  ['best way to kill black algae', /dark dots/],
  ['is it ok to leave the pump off for a week', /^A day is fine/],
  ['my alkalinity keeps going up', /fill water/],
  ['should i drain my pool', /^Not without advice/],
  ['what order do i add stuff', /^Fix what is dangerous first/],
  ['can we swim at night with the light broken', /^No, not in the dark/],
  ['hot tub water is cloudy what do i do', /^Stay out/],
  ['spa smells bad', /combined chlorine/],
  ['do i have to take the cover off to shock', /^Cover off/],
  ['leaves turned my pool brown', /tannin/],
  ['is it bad to swim in a thunderstorm', /^Yes\. At the first thunder/],
  ['me duele la barriga despues de nadar', /pregunta a un médico/],
  ['my kid threw up after swimming yesterday, what is it', /^I can't judge symptoms/],
  ['my kid drank pool water and is coughing', /^Call 911 now/],
  ['im getting a rash', /^I can't judge symptoms/],
  ['my kid drank 2 cups of pool water', /Poison Control/],
  ['no, my kid drank 2 cups', /Poison Control/],
  ['baby swim diapers do they work', /^No, not reliably/],
  ['my friend threw up in the pool', /^Close the pool/],
  ['can i use a pressure washer on my pool', /^Not on a liner/],
  ['my chlorine wont go up', /using it up/],
  ['why do my eyes burn in the pool', /combined chlorine/],
  ['how do i open a pool after winter', /^Clean the cover/],
  ['puedo usar cloro de tienda', /^Sí, si es simple/],
  ['que hago si se va la luz', /^Un día no es problema/],
  ['why does my pool turn cloudy after rain', /^Rain washes in/],
  ['should i turn off the heater when im not using the pool', /^Yes, if you swim only on weekends/],
])('%s', (question, answer) => {
  expect(said(question)).toMatch(answer);
});

it('takes a drink for no chemical', () => {
  expect(said('i drank 2 cups of coffee, can i swim')).not.toMatch(/Poison Control/);
});
