// Everyday questions of a household with its log: the first words answer what was asked, with this pool's own numbers where it has them.
import { describe, expect, it } from 'vitest';
import { answerMessage } from '../answer.ts';
import { fixedAnswer } from '../gate.ts';
import { backyard } from '../testing/backyard.ts';
import { languageOf } from '../understanding/fold.ts';

function ask(message: string) {
  const context = { ...backyard({}), language: languageOf(message, 'en') };
  const built = answerMessage(message, context);
  return fixedAnswer(message, built, context) ?? built;
}

type Asked = [question: string, first: RegExp, also?: RegExp, never?: RegExp];
const answers = (questions: Asked[]) =>
  it.each(questions)('%s', (question, first, also, never) => {
    const { answer, abstained } = ask(question);
    expect(abstained, answer).toBe(false);
    expect(answer).toMatch(first);
    if (also) expect(answer).toMatch(also);
    if (never) expect(answer).not.toMatch(never);
  });

describe('what do I do', () => {
  answers([
    ['my pool turned green, what do i do', /^Stay out/, /shock level is 18 ppm.*2 gal 20 fl oz/],
    ['pool went green while we were on vacation what now', /^Stay out/, /18 ppm/],
    ['how do i fix a green pool', /^Stay out/, /guided clear-up/],
    ['mi alberca se puso verde, que hago', /^No te metas/, /18 ppm/],
    ['i forgot chlorine for 3 days in the heat', /^Test free chlorine now/, /never under 3\.5/],
    ['i forgot to test for two weeks', /^Test free chlorine and pH now/],
    ['found a dead frog in the pool', /^Keep everyone out/, /30 minutes/],
    ['raccoon poop on the pool step', /^Yes, close the pool: raccoon/],
    ['mi agua tiene espuma que hago', /^La espuma viene de/],
  ]);
});

describe('does it mean', () => {
  answers([
    ['does cloudy water mean not enough chlorine', /^Often, but not always/],
    ['does strong chlorine smell mean too much chlorine', /^Usually no/],
    ['does a low ph mean low chlorine', /^No, pH and chlorine are two/],
    ['does salt water mean no chlorine', /^No, a saltwater pool is a chlorine pool/],
    ['is a saltwater pool chlorine free', /^No, a saltwater pool/],
    ['do saltwater pools still use chlorine', /^Yes\. A saltwater pool/],
    ['does foam mean the pool is dirty', /^Not always/],
    ['does brown water mean dirt', /^Not always/],
    ['why is my ph test red like really red', /^Deep red means that pH is high/, /was 7\.6/],
  ]);
});

describe('difference, and one in place of another', () => {
  answers([
    ['diffrence between shock and chlorine', /^It is mostly the same chemical/],
    ['can i use vinegar instead of muriatic acid', /^Better not\. Vinegar/],
    ['se puede usar vinagre en vez de acido muriatico', /^Mejor no/],
    ['can i use chlorine tabs instead of liquid in my pool', /^Yes, but tablets add stabilizer/, /45 ppm/],
    ['can i use baking soda instead of soda ash', /^Only if it’s alkalinity/],
    ['can i use washing soda instead of ph up', /^Yes\. pH increaser is soda ash/],
    ['can i use table salt instead of pool salt', /^Better not/],
    ['could i just use bleach as shock', /^Yes, if it is plain/, /18 ppm/],
    ['are cal hypo and liquid chlorine the same', /Liquid chlorine/, undefined, /^No, never/],
    ['how much cal hypo equals one gallon liquid', /1 lb 10 oz of calcium hypochlorite does the same to free chlorine/],
  ]);
});

describe('how to test, and what the test shows', () => {
  answers([
    ['how do i test for chlorine', /^With a drop kit/],
    ['como mido el cloro de mi piscina', /^Con un kit de gotas/],
    ['how can i check the chlorine without a kit', /^You can’t/],
    ['what color should my ph be', /orange to light red is about right/],
    ['how do i know if i have too much chlorine', /^Only a test tells/, /8\.9 ppm/],
    ['que es el cloro combinado', /^El cloro combinado \(cloraminas\) es/],
  ]);
});

describe('do I need it, is it right, is that bad', () => {
  answers([
    ['what is cya and do i have too much', /^Cyanuric acid .*\n\nNo, it's fine: cyanuric acid in Backyard pool is 45 ppm/s],
    ['do i have too much stabilizer in my pool', /^No, it's fine/],
    ['is my cya ok', /^Yes, it's fine/],
    ['is my calcium too low', /^No, it's fine/],
    ['is a ph of 8 bad', /^Yes, that's high/],
    ['is 300 calcium too much', /^No, that's fine/],
    ['do i need to add calcium', /^No, it's fine: hardness/],
    ['necesito ponerle estabilizador', /^No, está bien/],
    ['do i need to lower my chlorine', /^No, just add none/],
    ['do i need salt in a regular chlorine pool', /^No\. Only a pool with a salt/, /Backyard pool/],
    ['pool store told me to buy phosphate remover, do i need it', /^Probably not/],
    ['do i really need algaecide if i use chlorine', /^No, not if free chlorine/],
    ['do i have to shock after rain', /^Not always/],
    ['i added a gallon of bleach by mistake, is that bad', /^It’s more than needed, but no harm/, /8\.3 ppm/, /8\.33|5\.88/],
    ['i put in 2 gallons of bleach, is that too much', /^Yes, it’s too much to swim in: stay out/],
    ['i added 5 lbs of baking soda was that ok', /^Yes, that’s fine/],
    ['my chlorine drops 4 ppm a day is that normal', /^In strong summer sun, yes/],
    ['is it normal to lose 2 ppm of chlorine every day', /^Yes, 2 ppm a day is normal/],
    ['how do i raise ph cheapest', /no need to raise it/, /soda ash.*Aerating costs nothing/],
  ]);
});

describe('who may go in, and when', () => {
  answers([
    ['can a 1 year old go in the pool', /^Yes, held by an adult/, /64 °F.*too cold/],
    ['can i swim with contacts in', /^Better take contacts out/],
    ['is 64 degrees too cold to swim', /^Yes, too cold for most/],
    ['is 80 degrees warm enough to swim', /^Yes, that’s comfortable/],
    ['i dont see the bottom drain can i swim', /^No\./],
    ['thunder in the distance, kids dont wanna get out, can we stay in', /^No\./],
    ['my dog drank pool water is he ok', /^A few gulps/, /vet/, /lungs|judge symptoms/],
    ['is it safe to swim while pregnant in the pool', /^Swimming in a pool .* considered fine/],
    ['cuanto espero despues de echar cloro', /^Espera a que se mezcle/],
    ['can i swim with the pump running', /^Yes, that’s how it should be/],
    ['es malo nadar con el cloro en 8', /^No, se puede nadar/],
    ['do i add chlorine while pump off', /^No, run the pump/],
    ['how do i store acid and chlorine in florida garage', /^Never side by side/],
  ]);

  it('calls no electrician for a pool that needs to be shocked', () => {
    const { answer, cards } = ask('does a pool need to be shocked when you open it');
    expect(cards, answer).toEqual([]);
    expect(answer).toMatch(/^Usually yes/);
  });
});

describe('what is seen', () => {
  answers([
    ['white powder on bottom comes back when brushed', /^White powder that brushes up/],
    ['water got tiny bubbles everywhere', /^Most likely air gets in on the suction side/],
    ['there are little bubbles on the walls after filling', /^That’s only air/],
    ['water is clear but green tinted after i shocked', /copper or iron/],
    ['its all white and cloudy after i added calcuim', /^That is usually the calcium itself/],
    ['water is hazy but chlorine is fine', /^Then it’s most likely the filter/],
    ['does stabilizer go away over time', /^Hardly on its own/],
    ['will rain turn my pool green', /^Rain/],
  ]);
});

describe('what went in, and whether that is all right', () => {
  /** The same pool, with this much chlorine at its last test and none added since. */
  const askAt = (freeChlorinePpm: number, message: string, pool = {}) => {
    const context = { ...backyard({ water: { freeChlorinePpm }, before: [], treatments: [], pool }), language: 'en' as const };
    return answerMessage(message, context).answer;
  };
  const CUP = 'i added 1 cup of bleach, is that ok?';

  it('lets no one into water that has too little chlorine still', () => {
    expect(askAt(0, CUP)).toMatch(/isn’t enough yet.*no one swims/);
    expect(askAt(5.5, CUP)).toMatch(/^Yes, that’s fine for chlorine/);
  });

  it('goes by the limit of a hot tub, not by a shock level', () => {
    const spa = { traits: { volumeL: 1500, kind: 'spa', sanitizer: 'chlorine', setting: 'outdoor' } };
    expect(askAt(3, CUP, spa)).toMatch(/^No, it’s too much to swim in: stay out until a test shows less than 5 ppm/);
  });

  it('names a strength as the label does', () => {
    expect(askAt(6, 'i added a quart of muriatic acid, is that ok?')).toContain('At a strength of 31.45%');
  });
});

describe('who is sick', () => {
  it('sends a child to a doctor, also where a dog is sick too', () => {
    expect(ask('my dog drank pool water and my son threw up').answer).toMatch(/doctor|Poison Control|911/);
    expect(ask('my dog drank pool water, is he ok').answer).toMatch(/vet/);
  });
});
