// "Why?" after advice that is no dose: the reason itself, and not the advice once more.
import { inLanguage, reply, type Reply } from '../skills/reply.ts';
import { fold } from '../understanding/fold.ts';
import { type After, saying } from './after.ts';
import { changeOf } from './other-product.ts';

const ASKS = saying(
  "(?:why|how come|whys? (?:is )?that|why (?:not|is that|so|do i have to|should i|shouldn'?t i|can'?t i|do that|though?|that (?:much|high|many|often|long)|so (?:much|high|many|often|long)|is that (?:so|bad|important|necessary)|does (?:it|that) matter|is ?n'?t (?:that|it|this) (?:enough|ok|okay|good|fine)|is (?:that|it|this) not (?:enough|ok|good)))(?: (?:not|so|really|exactly|even|enough))*",
  "(?:what(?:'?s| is) the (?:reason|point)(?: (?:of|for|behind) (?:that|it|this))?|what for|what'?s the big deal)",
  "(?:y )?por ?que(?: (?:no|si|eso|tanto|tan seguido|asi|es eso|pues|basta|alcanza|es suficiente|menos|mas))*|cual es la razon|para que",
); // prettier-ignore

interface Reason {
  of: RegExp;
  en: string;
  es: string;
}
const REASONS: readonly Reason[] = [
  {
    of: /\b(?:drain|empty|lower (?:the )?(?:water|level|pool))\w*\b|\b(?:vaci|dren)\w+/,
    en: 'Because the weight of the water holds the shell in the ground. Heavy rain raises the groundwater, and an empty or low pool can then float, pop up or crack; a vinyl liner shrinks and fiberglass bulges. A full pool is the safe one: drop the level only as far as rain would make it overflow.',
    es: 'Porque el peso del agua sostiene el vaso en el suelo. La lluvia fuerte sube el agua subterránea, y una piscina vacía o baja puede flotar, levantarse o agrietarse; el liner de vinil se encoge y la fibra se abomba. Llena es como está segura: baja el nivel solo lo que la lluvia haría desbordar.',
  },
  {
    of: /\b(?:hurricane|storm|huracan|tormenta)\b/,
    en: 'Wind turns a cover and loose furniture into projectiles, and water in the pool protects the shell: an empty one can float up or crack when the ground is soaked. Flooded equipment shorts out, so its power goes off at the breaker, and chlorine goes up first because rain and dirt use it up.',
    es: 'El viento convierte en proyectiles la cubierta y los muebles, y el agua protege el vaso: vacío puede flotar o agrietarse con el suelo empapado. El equipo inundado hace corto, por eso se corta la luz en el interruptor, y el cloro se sube antes porque la lluvia y la suciedad lo gastan.',
  },
  {
    of: /\b(?:how often|every|cada cuanto)\b.*\b(?:test|check|mid|medir|analiz)\w*|\b(?:test|medir)\w*\b.*\b(?:often|seguido)\b/,
    en: 'Chlorine and pH change from day to day: sun, heat, rain and swimmers use chlorine up, and pH drifts as the water loses carbon dioxide. A day or two without chlorine is enough for algae and germs. The other values move slowly, so they need a test less often.',
    es: 'El cloro y el pH cambian de un día a otro: sol, calor, lluvia y bañistas gastan cloro, y el pH se mueve al perder dióxido de carbono. Uno o dos días sin cloro bastan para algas y gérmenes. Los demás valores cambian despacio, por eso se miden menos.',
  },
  {
    of: /\b(?:tab(?:let)?s?|pucks?|trichlor|pastillas?|tabletas?)\b/,
    en: 'Because each tablet (trichlor) is half stabilizer: chlorine gets used up, stabilizer (CYA) stays, and over a summer it climbs so high that the same chlorine hardly works. Tablets also lower pH and alkalinity. Test stabilizer every month, and switch to liquid chlorine when it nears 50 ppm.',
    es: 'Porque cada pastilla (tricloro) es más o menos mitad estabilizador: el cloro se gasta, el estabilizador (CYA) se queda, y en un verano sube tanto que el mismo cloro casi no sirve. También bajan el pH y la alcalinidad. Mide el estabilizador cada mes y cambia a cloro líquido cuando se acerque a 50 ppm.',
  },
  {
    of: /\b(?:right|good|ideal|correct|target|minimum|enough|much|low|high|correcto|ideal|minimo|suficiente)\b.*\b(?:chlorine|fc|cloro)\b|\b(?:chlorine|fc|cloro)\b.*\b(?:right|good|ideal|level|target|enough|be|correcto|ideal|nivel|suficiente)\b/,
    en: 'Because stabilizer (CYA) holds chlorine back: it shields it from the sun, but the more there is, the more free chlorine it takes to kill germs and algae. That’s why the range follows your stabilizer and isn’t a fixed 1 to 4 ppm.',
    es: 'Porque el estabilizador (CYA) frena el cloro: lo protege del sol, pero cuanto más hay, más cloro libre hace falta contra gérmenes y algas. Por eso el rango depende de tu estabilizador y no es fijo de 1 a 4 ppm.',
  },
  {
    of: /\b(?:pump|bomba|filter|filtro)\b.*\b(?:hours?|hrs?|long|a day|horas?|al dia|diario)\b|\b(?:hours?|how long|horas?)\b.*\b(?:pump|bomba|filter|filtro)\b/,
    en: 'Because all the water has to pass the filter about once a day, and chlorine only spreads while the water moves: where nothing moves, algae start. How many hours that takes follows from the pool’s volume and the flow of your pump; heat, swimmers and a salt cell ask for more, cold water for less, because algae and chlorine loss slow down.',
    es: 'Porque toda el agua tiene que pasar por el filtro más o menos una vez al día, y el cloro solo se reparte mientras se mueve: donde se queda quieta empiezan las algas. Cuántas horas son depende del volumen y del caudal de tu bomba; con calor, bañistas o celda de sal son más, y con agua fría menos, porque las algas y el gasto de cloro bajan.',
  },
  {
    of: /\bbrush\w*|\bcepill\w+/,
    en: 'Algae and biofilm start where water hardly moves: walls, steps, corners, behind ladders. The brush breaks that film so that chlorine reaches it, and lifts dirt to where the filter can catch it.',
    es: 'Las algas y la biopelícula empiezan donde el agua casi no se mueve: paredes, escalones, esquinas, detrás de la escalera. El cepillo rompe esa capa para que llegue el cloro y levanta la suciedad hacia el filtro.',
  },
  {
    of: /\b(?:backwash\w*|retrolav\w+|clean\w* (?:the |my )?(?:filter|cartridge)|limpi\w+ (?:el |mi )?(?:filtro|cartucho))/,
    en: 'Dirt slows the flow, so less water gets filtered and the pump works harder; pressure shows it. But a slightly dirty filter catches finer dirt, so cleaning too often makes the water worse, wastes water and wears the filter out.',
    es: 'La suciedad frena el flujo: se filtra menos agua y la bomba trabaja más; la presión lo muestra. Pero un filtro algo sucio atrapa mejor lo fino, así que limpiarlo de más empeora el agua, gasta agua y desgasta el filtro.',
  },
];

/** Undefined: the usual answer to a why. */
export function reasonFor({ text, earlier, context }: After): Reply | undefined {
  const [before] = earlier;
  if (before === undefined || !ASKS.test(text) || changeOf(before)) return undefined;
  // "Why?" after "And in winter?" is about what came before both.
  const told = earlier.slice(0, 2).map(fold);
  const reason = told.map((one) => REASONS.find(({ of }) => of.test(one))).find((one) => one !== undefined);
  return reason && reply(inLanguage(context, reason));
}
