// What counts as a claim of an amount, of a product, that swimming is fine, or of a deed: by its kind, in English and Spanish.
import { describe, expect, it } from 'vitest';
import { type Allowed, allowData, allowDose, allowPassage, allowTold, nothingAllowed } from './allowed.ts';
import { numberGuard } from './guard.ts';

/** Tools gave 61.4 fl oz of liquid chlorine, 4.5 lb of baking soda, waits and levels; the person told a test. */
function afterTools(): Allowed {
  const allowed = nothingAllowed();
  allowDose(allowed, { productId: 'liquid-chlorine', amountMl: 1815.8, strengthPercent: 12.5 });
  allowDose(allowed, { productId: 'baking-soda', amountG: 2041 });
  allowData(allowed, { volumeL: 56_781, freeChlorinePpm: 2, targetPpm: 6, ph: 7.5, waitMinutes: 5, cyanuricAcidPpm: 50 });
  allowData(allowed, 'Start the pump at 18:30. Test again after 4 hours.');
  allowTold(allowed, 'My pH is 8.1 by strip, hardness 310, the water has 84 °F. Guests come at 3 pm.');
  return allowed;
}
function said(
  text: string,
  { swims = [], question = '', language = 'en' }: { swims?: boolean[]; question?: string; language?: 'en' | 'es' } = {},
) {
  const allowed = afterTools();
  allowed.swims.push(...swims);
  const guard = numberGuard({ language, allowed, ownPages: new Set(), secrets: [], question });
  return guard.push(text) + guard.end();
}

describe('an amount that no tool gave', () => {
  it.each([
    '50. lb of salt.',
    'You need this:\n50. lb of salt.',
    'Add 50. lb of salt.',
    'Add fifty pounds of salt.',
    'Add fifty.',
    'Fifty pounds will do.',
    'A hundred pounds of salt.',
    'Dozens of pounds of salt.',
    'Pounds of salt: fifty.',
    'Two point five pounds of salt.',
    'Add the whole bucket.',
    'The whole bucket should do it.',
    'Half the jug should do.',
    'Pour in half the jug.',
    'Use the rest of the bag.',
    'Toss the entire tub of shock in.',
    'Use all of it.',
    'A bucketful of salt.',
    'Empty the bag into the skimmer.',
    'Add a few cups of acid.',
    'Throw in several scoops.',
    'Add about a cup.',
    'Add 1 1/2 cups of acid.',
    'Add 1½ cups of acid.',
    'Add 1-1/2 cups of acid.',
    'Add 2⅖ lb of salt.',
    'Add 5 0 lb of salt.',
    'Add 1 000 lb of salt.',
    'Add 5·0 lb of salt.',
    'Add 1OO lb of salt.',
    'Add ٥٠ lb of salt.',
    'Add ५० lb of salt.',
    'Add ⑤⓪ lb of salt.',
    'Add 五十 lb of salt.',
    'Add Ⅴ lb of salt.',
    'Add fіfty pounds of salt.',
    'Add 5²0 lb of salt.',
    'Add 5\n0 lb of salt.',
    'Use 20 to 61 fl oz of liquid chlorine.',
    'Use 61–90 fl oz of liquid chlorine.',
    'Add at least 61 fl oz of liquid chlorine.',
    'Add 61 fl oz of liquid chlorine or more: 61 fl oz plus.',
    'Add 61 fl oz of liquid chlorine every hour.',
    'Add 61 fl oz of liquid chlorine per bather.',
    'Add 61 fl oz of liquid chlorine daily.',
    'Keep the pH at 8.1.',
    'Agrega cincuenta libras de sal.',
    'Cincuenta libras de sal.',
    'Una libra y media de sal.',
    'Dos punto cinco libras de sal.',
    'Usa todo el balde.',
    'El balde entero basta.',
    'Echa la mitad de la bolsa.',
    'Agrega unas tazas de ácido.',
    'Agrega veintiuna libras de bicarbonato.',
    'Agrega un centenar de libras de sal.',
    'Agrega 61 fl oz de cloro líquido cada hora.',
  ])('does not pass: %s', (text) => {
    const answer = said(text);
    expect(answer).toContain('I left a number out here');
    expect(answer).not.toMatch(/\d ?(?:lb|fl|cups)|pounds|bucket|jug|bag|libras|balde|bolsa/i);
  });

  it.each(['Add 50\nlb of salt.', 'Add fifty\npounds of salt.', 'It is fifty\npounds of salt.'])('nor over a line break: %s', (text) => {
    expect(said(text)).not.toMatch(/pounds|lb/);
  });

  it('nor in two pieces of a stream', () => {
    const guard = numberGuard({ language: 'en', allowed: afterTools(), ownPages: new Set(), secrets: [] });
    expect(['Add 6', '1', '0 fl', ' oz of liquid chlor', 'ine. '].map((piece) => guard.push(piece)).join('') + guard.end()).not.toMatch(
      /\d/,
    );
  });
});

describe('a product that no tool gave', () => {
  it.each([
    'Add 61 fl oz of muriatic acid.',
    'Add 61 fl oz of drain cleaner.',
    'Add 61 fl oz of pool shock.',
    'Add 61 fl oz of chlorine granules.',
    'Drain cleaner: add 61 fl oz.',
    'Drain cleaner, 61 fl oz.',
    'Add 61 fl oz.',
    'Add muriatic acid, not liquid chlorine: 61 fl oz.',
    'Muriatic acid is next. Add 61 fl oz of it.',
    'Add some dry acid tonight.',
    'Agrega 61 fl oz de ácido muriático.',
    'Agrega ácido seco esta noche.',
  ])('does not pass: %s', (text) => {
    expect(said(text)).toContain('I left a number out here');
  });

  it.each([
    'Add baking soda first.',
    'Never add acid to chlorine.',
    'Wear goggles when you add muriatic acid.',
    'Muriatic acid lowers pH.',
  ])('may be spoken of: %s', (text) => {
    expect(said(text)).toBe(text);
  });

  it('may be recommended where the library does', () => {
    const allowed = afterTools();
    allowPassage(allowed, 'Muriatic acid lowers pH.');
    const guard = numberGuard({ language: 'en', allowed, ownPages: new Set(), secrets: [] });
    expect(guard.push('Add muriatic acid in front of a return. ') + guard.end()).toBe('Add muriatic acid in front of a return. ');
  });
});

const SWIM = [
  'Safe to swim now.',
  "It's safe to swim.",
  'You can swim.',
  'You can swim, but don’t dive.',
  'No problem, go ahead and swim!',
  "Don't worry, you can swim.",
  'The kids can get in the pool.',
  'Jump in!',
  'Go swimming.',
  'Have a nice swim!',
  'The water is fine for the kids.',
  '¡A nadar!',
  'Enjoy your pool.',
  'Your water is safe.',
  'The pool is ready.',
  'If chlorine is 2 ppm now, you can swim.',
  'Once again, you can swim.',
  'You can swim when you like.',
  'It is a fine day for swimming.',
  'There is no reason not to swim.',
  'Ya pueden nadar.',
  'Es seguro nadar.',
  'Sí, puedes meterte.',
  'Puedes bañarte sin problema.',
  'Nada tranquilo, el agua es segura.',
  'La piscina está lista.',
] as const;
describe('that swimming is fine', () => {
  it.each(SWIM)('is not said without the swim check: %s', (text) => {
    expect(said(text)).toMatch(/^I left out whether anyone can swim/);
    expect(said(text, { swims: [false] })).toMatch(/^I left out whether/);
    expect(said(text, { swims: [true, false] })).toMatch(/^I left out whether/);
  });
  it.each(SWIM)('is said after it: %s', (text) => {
    expect(said(text, { swims: [true] })).toBe(text);
  });

  it('is not said by a plain yes', () => {
    expect(said('Yes. Have fun.', { question: 'Can we swim now?' })).not.toMatch(/Yes/);
    expect(said('Can you swim? Yes, you can.')).not.toMatch(/you can\./);
    expect(said('Sí, claro.', { question: '¿Podemos nadar?', language: 'es' })).toMatch(/^Aquí dejé fuera si alguien puede nadar/);
    expect(said('Yes. Your pH is 7.5.', { question: 'Is my pH fine?' })).toBe('Yes. Your pH is 7.5.');
  });

  it.each([
    "Don't swim now.",
    'Stay out of the water.',
    "You can't swim yet.",
    'It is not safe to swim now.',
    'Do you want to swim today?',
    'Wait 5 minutes, then swim.',
    'You can swim once the chlorine is at 6 ppm.',
    'Test again before you swim.',
    'Your swimming pool holds 15,000 gallons.',
    'No nades todavía.',
    'Puedes nadar cuando el cloro esté en 6 ppm.',
    '¿Quieres nadar hoy?',
  ])('is no claim: %s', (text) => {
    expect(said(text)).toBe(text);
  });
});

describe('a deed of the coach', () => {
  it.each([
    'I saved your test.',
    'I’ve logged it.',
    "I've just added that to your log.",
    'Saved!',
    'Test saved.',
    'Your reminder is set.',
    'The test is in the log.',
    'It has been taken care of and logged.',
    'Se guardó tu análisis.',
    'Done, saved.',
    'Your test is saved.',
    'Your reading has been logged.',
    "It's in your log now.",
    'I set a reminder for tomorrow.',
    'I turned your pump on.',
    'I’ll remind you tomorrow.',
    "I'm logging it now.",
    'Confirm the card, I saved it anyway.',
    'Guardé tu análisis.',
    'He anotado tu análisis.',
    'Ya lo registré.',
    'Ya quedó guardado.',
    'Listo, anotado.',
    'Te lo voy a recordar mañana, voy a programar un aviso.',
    'Encendí la bomba.',
  ])('is not said: %s', (text) => {
    expect(said(text)).toMatch(/^I left a sentence out here/);
  });

  it.each([
    'I prepared your test. Please confirm it.',
    'Nothing is saved yet.',
    'I haven’t saved anything.',
    'It is saved once you confirm it.',
    'Confirm the card to save it.',
    'You logged a test on Monday.',
    'I checked your last test and worked out the dose.',
    'I calculated this for your pool.',
    'I need your volume for that.',
    'I can’t save it, so please confirm the card.',
    'Store acid away from chlorine.',
    'Preparé tu análisis. Confírmalo.',
    'Todavía no se guardó nada.',
    'Revisé tu último análisis y calculé la dosis.',
    'Se guarda cuando lo confirmas.',
    'No sé qué pasó ahí. Así está bien.',
  ])('is not claimed by: %s', (text) => {
    expect(said(text)).toBe(text);
  });
});

describe('what must still pass', () => {
  it.each([
    'Start the pump at 18:30.',
    'Start the pump at 6:30 PM.',
    'Your guests come at 3 pm.',
    'Wait 5 minutes before the next step.',
    'Wait five minutes.',
    'Your pH of 8.1 by strip is high.',
    'You measured a hardness of 310 ppm, and 84 °F.',
    'Use the 12.5% liquid chlorine.',
    'Liquid chlorine: 61.4 fl oz.',
    'Pour 61 fl oz (61.4 fl oz) of 12.5% liquid chlorine in front of a return.',
    'Add 61 fl oz of liquid chlorine tonight, then test again.',
    'Add no more than 61 fl oz of liquid chlorine.',
    'Add 4½ lb of baking soda.',
    'Add 4 1/2 lb of baking soda.',
    'Tell me your pool’s volume in gallons.',
    'How many gallons does your pool hold?',
    'How many bags of salt do you have?',
    'Use a clean bucket of pool water to dissolve it.',
    'Read the label on the bottle.',
    'Call 911 or Poison Control at 1-800-222-1222.',
    'Call (800) 222-1222.',
    'Llama al 911 o al 1-800-222-1222.',
    'Espera 5 minutos.',
    'Tu pH de 8.1 está alto.',
    'La bomba arranca a las 18:30.',
    'Agrega 61 fl oz de cloro líquido por la noche.',
    'Tu alberca tiene 56 781 litros.',
    'Your pool holds about 15,000 gallons.',
  ])('%s', (text) => {
    expect(said(text)).toBe(text);
  });
});
