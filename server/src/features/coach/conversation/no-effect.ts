// "It didn't work", "sigue igual" after a product that was named: why that can be, what to look at, and no more of it.
import { askBack, inLanguage, reply, type Reply } from '../skills/reply.ts';
import { fold } from '../understanding/fold.ts';
import { type After, saying } from './after.ts';

const THEN = String.raw`(?:[,.; ]+(?:so )?(?:now what|what now|what (?:do i do )?(?:now|next)|what else|help|any ideas|ahora que(?: hago)?|que hago(?: ahora)?|que mas))?`;
const FAILED = saying(
  String.raw`(?:(?:it|that|this|the \w+|which)?(?: really| still)? ?(?:did ?n'?t|didnt|did not|does ?n'?t|doesnt|has ?n'?t|hasnt|wasn'?t)(?: really| even)? (?:work|help|do|change|clear|fix|make|any)\w*(?: (?:it|up|much|at all|anything|a thing|any difference|a difference|the water|nothing|good|squat))*)${THEN}`,
  String.raw`(?:no (?:change|difference|effect|luck|improvement)(?: (?:at all|yet|so far))?|nothing (?:happened|changed|works?)|no good)${THEN}`,
  String.raw`(?:it'?s |its |water'?s |the water is |pool is |pool'?s )?(?:still|back to|just as) (?:the same|green|cloudy|hazy|brown|dull|there|bad|foamy|murky|not clear)(?: (?:today|tho|though|as before|again))?${THEN}`,
  String.raw`(?:(?:eso )?no (?:funciono|sirvio|cambio|paso|hizo|ayudo|me sirvio|se quito|jalo)(?: (?:nada|para nada|de nada))?|(?:y |pero )?(?:sigue|esta|siguio) (?:igual|verde|turbia|lo mismo|peor)|nada cambio|sin cambios?)${THEN}`,
);

interface Tried {
  name: RegExp;
  en: string;
  es: string;
}
const NUMBERS = {
  en: 'Tell me free chlorine, combined chlorine, pH and stabilizer, and how the water looks now, and I’ll work out the next step.',
  es: 'Dime cloro libre, cloro combinado, pH y estabilizador, y cómo se ve el agua ahora, y calculo el siguiente paso.',
};
const TRIED: readonly Tried[] = [
  {
    name: /\bclarifier\b|\bclarificante\b|\bclarificador\b/,
    en: 'Don’t add more clarifier: too much of it keeps the dirt apart and clouds the water. It needs a clean filter and a pump that runs day and night for two or three days. If it’s still cloudy after that, the cause is usually too little chlorine or a tired filter: test free and combined chlorine and pH, raise chlorine if it’s low for your stabilizer, and clean or backwash the filter.',
    es: 'No agregues más clarificante: de más separa la suciedad y enturbia. Necesita un filtro limpio y la bomba día y noche dos o tres días. Si sigue turbia, casi siempre falta cloro o falla el filtro: mide cloro libre, combinado y pH, sube el cloro si está bajo para tu estabilizador, y limpia o retrolava el filtro.',
  },
  {
    name: /\balgaecides?\b|\balguicidas?\b/,
    en: 'Algaecide prevents algae, but it doesn’t clear a pool that is green already. What clears it is chlorine: test free chlorine, pH and stabilizer, bring pH to 7.2 to 7.5, raise free chlorine to the shock level for your stabilizer and hold it there for days, brush every day, run the pump day and night and clean the filter often. Stay out until the water is clear.',
    es: 'El alguicida previene las algas, pero no aclara una piscina que ya está verde. Lo que la aclara es el cloro: mide cloro libre, pH y estabilizador, lleva el pH a 7.2 a 7.5, sube el cloro libre al nivel de choque según tu estabilizador y mantenlo ahí varios días, cepilla a diario, deja la bomba día y noche y limpia seguido el filtro. Nadie entra hasta que se aclare.',
  },
  {
    name: /\bflo(?:c|cc?ulant|cculant)\b|\bfloc\w*\b/,
    en: 'Floc only works with the pump off and still water overnight, and the dirt that sinks has to be vacuumed to waste slowly. If nothing sank, don’t add more: test pH (it works best at 7.2 to 7.6) and free chlorine first, because live algae don’t settle. Raise chlorine if it’s low, brush, and run and clean the filter.',
    es: 'El floculante solo sirve con la bomba apagada y el agua quieta toda la noche, y lo que cae se aspira despacio a desecho. Si no cayó nada, no agregues más: mide primero el pH (mejor entre 7.2 y 7.6) y el cloro libre, porque las algas vivas no se asientan. Sube el cloro si está bajo, cepilla, y filtra y limpia el filtro.',
  },
  {
    name: /\b(?:sequest\w+|metal (?:remover|out|magic|free)|chelat\w+|secuestrante|quita ?metales)\b/,
    en: 'A metal sequestrant holds iron and copper in the water; it doesn’t take them out, and chlorine uses it up. Don’t shock now: test iron and copper, keep pH near 7.2 and chlorine at its minimum, run the filter day and night and clean it often. If the numbers stay high, replace part of the water with water free of metals.',
    es: 'Un secuestrante mantiene el hierro y el cobre en el agua; no los saca, y el cloro lo gasta. No des choque ahora: mide hierro y cobre, ten el pH cerca de 7.2 y el cloro en su mínimo, deja el filtro día y noche y límpialo seguido. Si siguen altos, cambia parte del agua por agua sin metales.',
  },
  {
    name: /\bphosphate (?:remover|free)\b|\bphosfree\b|\b(?:quita|removedor de) ?fosfatos\b/,
    en: 'Phosphate remover doesn’t kill algae or clear water; it only takes their food, and it clouds the water for a day or two. Chlorine is what clears it: test free chlorine, pH and stabilizer, raise chlorine to the level for your stabilizer, brush, and clean the filter, which has caught the phosphate.',
    es: 'El quitafosfatos no mata algas ni aclara el agua; solo les quita el alimento, y enturbia uno o dos días. Lo que aclara es el cloro: mide cloro libre, pH y estabilizador, sube el cloro al nivel para tu estabilizador, cepilla y limpia el filtro, que se quedó con el fosfato.',
  },
  {
    name: /\bshock\w*\b|\bslam\w*\b|\bchoque\b|\bsuper ?chlorin\w+|\b(?:chlorine|bleach|cal-?hypo|cloro)\b/,
    en: 'One dose of shock is rarely enough: algae and dirt use it up in hours. Test free chlorine now, and again and again raise it to the shock level for your stabilizer until it holds overnight (a loss of 1 ppm or less). With high stabilizer that level is high, so test that too. Brush every day, run the pump day and night, and clean the filter often. Stay out until the water is clear.',
    es: 'Una sola dosis de choque rara vez basta: las algas y la suciedad se la comen en horas. Mide ahora el cloro libre y súbelo una y otra vez al nivel de choque según tu estabilizador hasta que aguante la noche (que pierda 1 ppm o menos). Con estabilizador alto ese nivel es alto: mídelo también. Cepilla a diario, deja la bomba día y noche y limpia seguido el filtro. Nadie entra hasta que se aclare.',
  },
  {
    name: /\benzymes?\b|\benzimas?\b/,
    en: 'Enzymes only break down oils and lotion; they don’t clear algae or fix the chemistry. Don’t add more: test free and combined chlorine and pH, raise chlorine if it’s low for your stabilizer, and clean the filter.',
    es: 'Las enzimas solo deshacen aceites y bronceador; no quitan algas ni corrigen la química. No agregues más: mide cloro libre, combinado y pH, sube el cloro si está bajo para tu estabilizador y limpia el filtro.',
  },
];
const ADDED =
  /\b(?:added|add|put|used|use|poured|dumped|threw|tried|shocked|slammed|dosed|treated|did|eche|puse|agregue|use|hice|di|echamos|pusimos|tried|after|ayer|yesterday)\b/;
const REACHES = 4;

/** Undefined: nothing was tried that is known here. A value that did not move is another matter. */
export function ofFailed({ text, question, earlier, context }: After): Reply | undefined {
  const told = [question, ...earlier.slice(0, REACHES)].map(fold);
  if (![text, ...text.split(/[,.;!] */)].some((clause) => FAILED.test(clause))) return undefined;
  // What went in is named where it went in, or in the question before it: "what does clarifier do", "put it in yesterday".
  const hasAdded = told.some((one) => ADDED.test(one));
  const tried = hasAdded ? told.map((one) => TRIED.find(({ name }) => name.test(one))).find((one) => one !== undefined) : undefined;
  return tried && reply(`${inLanguage(context, tried)} ${inLanguage(context, NUMBERS)}`);
}

const PUT_IN =
  /^(?:(?:ok(?:ay)?|so|well|ya|y|bueno)\b[, ]*)*(?:(?:i |we )?(?:just |already )?(?:put|poured|dumped|threw|added|tossed) (?:it|some|that|the stuff)(?: all)?(?: in)?|ya (?:lo|la|le) (?:eche|puse|agregue)|(?:lo|la) (?:eche|puse|agregue))\b(?! \d)/;
/** "Ok put it in yesterday, what the bottle said" of a product without a dose here: what it now needs. */
export function ofPutIn({ text, question, earlier, context }: After): Reply | undefined {
  if (question.includes('?') || !PUT_IN.test(text) || /\d/.test(text)) return undefined;
  const product = TRIED.slice(0, -2).find(({ name }) => name.test(fold(earlier[0] ?? '')));
  return (
    product &&
    askBack(
      inLanguage(context, {
        en: 'Good. Leave the pump running and give it a day or two, with a clean filter, and test free chlorine and pH. How does the water look now?',
        es: 'Bien. Deja la bomba encendida y dale uno o dos días, con el filtro limpio, y mide cloro libre y pH. ¿Cómo se ve el agua ahora?',
      }),
      inLanguage(context, { en: ['It didn’t work', 'It’s clear now'], es: ['No funcionó', 'Ya está clara'] }),
    )
  );
}
