// "Anything I can use instead of acid?", "¿Hay algo que no sea ácido?": another product for what was talked about, with its price.
import type { ProductId } from '@limpid/chemistry';
import { productOf, readMessage } from '../understanding/frame.ts';
import { inLanguage, reply, type Reply } from '../skills/reply.ts';
import type { After } from './after.ts';
import { aimOf, aimText, type DoseAim } from './dose-aim.ts';
import { changeOf } from './other-product.ts';
import { subjectBefore } from './carried.ts';

const ASKS =
  /\b(?:(?:any(?:thing)?|some(?:thing)?|what)(?: else)?(?: (?:that |which |i )?(?:can|could|to|should)? ?(?:i )?(?:use|add|put in|try|work\w*))? ?(?:instead(?: of)?|other than|besides|except|but|apart from|in place of)|(?:another|other|different|easier|better|safer|gentler|milder) (?:way|option|product|chemical|thing|method)s?|(?:any|some)thing (?:safer|gentler|milder|easier|less (?:nasty|dangerous|harsh|scary))|(?:an? |any |the )?(?:alternatives?|substitutes?|replacements?)(?: (?:to|for))?|(?:something|anything) (?:else|other)(?: than)?|without (?:using )?(?:the )?(?:acid|muriatic)|(?:algo|otra cosa|otro producto)(?: (?:mas|menos) \w+)?(?: que)? (?:no sea|en vez|en lugar|aparte|ademas)|algo (?:mas|menos) (?:seguro|suave|facil|peligroso|fuerte)|(?:hay |tienes )?(?:otra (?:opcion|forma|manera|cosa)|otro producto|alternativas?|sustitutos?)|sin (?:usar )?acido|en (?:vez|lugar) del? )\b/;
const MOST = 100;

interface Way {
  id: ProductId;
  /** what the question becomes where a dose was asked */
  instead?: ProductId;
  en: string;
  es: string;
}
const WAYS: readonly Way[] = [
  {
    id: 'muriatic-acid',
    instead: 'dry-acid',
    en: 'Yes: dry acid (sodium bisulfate, sold as “pH down”) lowers pH the same way and is easier to handle: a granule, no fumes. It leaves sulfate behind, so not for long in a salt pool, and it’s still an acid: goggles and gloves, pump on, dissolve it in a bucket of pool water first. Carbon dioxide systems lower pH too. Never use it together with muriatic acid or near chlorine.',
    es: 'Sí: el ácido seco (bisulfato de sodio, lo venden como “pH down” o reductor de pH) baja el pH igual y es más fácil de manejar: es granulado y no suelta vapores. Deja sulfatos, así que no por mucho tiempo en piscinas de sal, y sigue siendo ácido: lentes y guantes, bomba encendida, y disuélvelo antes en una cubeta con agua de la piscina. También hay sistemas de dióxido de carbono. Nunca junto con ácido muriático ni cerca del cloro.',
  },
  {
    id: 'dry-acid',
    instead: 'muriatic-acid',
    en: 'Yes: muriatic acid does the same, costs less and leaves no sulfate, but it fumes and burns. Goggles and gloves, upwind, pump on, poured slowly in the deep end. Never together with dry acid or near chlorine.',
    es: 'Sí: el ácido muriático hace lo mismo, cuesta menos y no deja sulfatos, pero suelta vapores y quema. Lentes y guantes, de espaldas al viento, bomba encendida, despacio en lo hondo. Nunca junto con ácido seco ni cerca del cloro.',
  },
  {
    id: 'baking-soda',
    en: 'There’s no better substitute: baking soda (sodium bicarbonate) is what raises alkalinity without moving pH much, and the box from the grocery store is the same thing. Soda ash raises alkalinity too, but pushes pH up a lot, so it only fits when both are low.',
    es: 'No hay mejor sustituto: el bicarbonato de sodio sube la alcalinidad sin mover mucho el pH, y el del supermercado es lo mismo. La ceniza de soda también la sube, pero dispara el pH: solo sirve cuando los dos están bajos.',
  },
  {
    id: 'soda-ash',
    instead: 'borax',
    en: 'Yes: borax raises pH and moves alkalinity less than soda ash does. Without any product, aeration raises pH too: jets, a fountain or a return pointed up, over a day or more. Baking soda hardly moves pH.',
    es: 'Sí: el bórax sube el pH y mueve menos la alcalinidad que la ceniza de soda. Sin producto, airear también lo sube: chorros, una fuente o un retorno hacia arriba, un día o más. El bicarbonato casi no mueve el pH.',
  },
  {
    id: 'liquid-chlorine',
    instead: 'cal-hypo',
    en: 'Yes: cal-hypo (calcium hypochlorite, granular) raises free chlorine just as fast; it also adds calcium, so mind hardness and dissolve it first in vinyl and fiberglass pools. Dichlor works too, but each dose adds stabilizer. Plain unscented bleach is liquid chlorine, only weaker. Never mix two kinds of chlorine.',
    es: 'Sí: el hipoclorito de calcio (cal-hypo, granulado) sube el cloro libre igual de rápido; también agrega calcio, así que cuida la dureza y disuélvelo antes en vinil o fibra. El dicloro sirve, pero cada dosis agrega estabilizador. El blanqueador sin aroma es cloro líquido, solo más débil. Nunca mezcles dos clases de cloro.',
  },
];
const BY_VALUE: Readonly<Record<string, readonly [low: ProductId, high?: ProductId]>> = {
  ph: ['soda-ash', 'muriatic-acid'], alkalinityPpm: ['baking-soda', 'muriatic-acid'], freeChlorinePpm: ['liquid-chlorine'],
}; // prettier-ignore

/** What would be used: named in the question, or what the value before it takes. */
function usualFor({ question, earlier, context }: After): ProductId | undefined {
  const frame = readMessage(question);
  const [named] = frame.chemicals.map(({ name }) => productOf(name));
  if (named) return named;
  const change = earlier[0] === undefined ? undefined : changeOf(earlier[0]);
  if (change) return change.productId;
  const [told] = readMessage(earlier[0] ?? '').chemicals.map(({ name }) => productOf(name));
  if (told) return told;
  const subject = subjectBefore(earlier, context.language)?.subject;
  const ways = subject?.parameter && BY_VALUE[subject.parameter];
  if (!ways) return undefined;
  const asked = earlier.slice(0, 2).join(' ').toLowerCase();
  if (subject.direction) return ways[subject.direction === 'low' ? 0 : 1];
  if (/\b(?:lower|bajar|bajo|bring (?:it )?down|reduce|too high)\b/.test(asked)) return ways[1];
  return /\b(?:raise|subir|subo|increase|bring (?:it )?up)\b/.test(asked) ? ways[0] : undefined;
}

/** The strength belongs to the product that is not used. */
function withProduct(aim: DoseAim, productId: ProductId, language: DoseAim['language']): DoseAim {
  const { strengthPercent: _strength, ...kept } = aim;
  return { ...kept, productId, language };
}

export function insteadOf(after: After): Reply | undefined {
  const { text, question, earlier, context, answerTo } = after;
  const [before] = earlier;
  const frame = readMessage(question);
  if (before === undefined || text.length > MOST || !ASKS.test(text) || frame.symptoms.length > 0 || frame.quantities.length > 0) return undefined;
  const usual = usualFor(after);
  const way = WAYS.find(({ id }) => id === usual);
  // It has to be what the talk was about: "other than acid" after a question about tiles is another matter.
  const isOfWater = [before, earlier[1] ?? ''].some((one) => {
    const { parameters, chemicals } = readMessage(one);
    return parameters.length > 0 || chemicals.length > 0;
  });
  if (!way || !isOfWater) return undefined;
  const aim = aimOf(before);
  const full = aim && way.instead ? aimText(withProduct(aim, way.instead, context.language)) : undefined;
  const dosed = full === undefined ? undefined : answerTo(full, []);
  const isDosed = dosed?.cards.some(({ kind, productId }) => kind === 'dose' && productId === way.instead);
  return dosed && isDosed ? dosed : reply(inLanguage(context, way));
} // prettier-ignore
