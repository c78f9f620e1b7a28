// "Held a vitamin C tablet on it and it went away", "So how do I get the rest off?": what the spot test says, and what takes off the rest.
import { inLanguage, reply, type Reply } from '../skills/reply.ts';
import { readMessage } from '../understanding/frame.ts';
import type { After } from './after.ts';
import { asksRest, hasStain, type Stain, stainTested } from './manner.ts';

const WAYS: Record<Stain, { en: string; es: string }> = {
  metal: {
    en: 'Vitamin C lifted it, so it’s metal, nearly always iron. For the rest: let free chlorine drop close to zero and lower pH to about 7.2, then spread ascorbic acid (pure vitamin C powder) over the stains with the pump running, about half a pound per 10,000 gallons to start, more where they stay. Once they’re gone, add a metal sequestrant so the iron doesn’t come back, and bring chlorine up slowly over the next days. No one swims until chlorine is back in range.',
    es: 'Se quitó con vitamina C: es metal, casi siempre hierro. Para el resto: deja bajar el cloro libre casi a cero y el pH a unos 7.2, y reparte ácido ascórbico (vitamina C pura en polvo) sobre las manchas con la bomba encendida, para empezar media libra por cada 10,000 galones, y más donde no salgan. Cuando ya no estén, agrega un secuestrante de metales para que el hierro no vuelva y sube el cloro poco a poco en los días siguientes. Nadie nada hasta que el cloro esté otra vez en rango.',
  },
  organic: {
    en: 'Chlorine took it off, so it’s organic: leaves, berries or algae. For the rest: raise free chlorine to the shock level for your stabilizer, keep it there with the pump running, and brush the stains every day until they’re gone. On plaster a chlorine tablet can rub a stubborn spot; never on vinyl or fiberglass, where it bleaches. Skim and vacuum leaves so they don’t stain again. No one swims above the shock level.',
    es: 'Se quitó con cloro: es orgánica, de hojas, frutos o algas. Para el resto: sube el cloro libre al nivel de choque según tu estabilizador, mantenlo ahí con la bomba encendida y cepilla las manchas todos los días hasta que salgan. En yeso puedes frotar una pastilla de cloro en lo que no sale; nunca en vinil ni fibra de vidrio, porque los decolora. Saca las hojas para que no vuelva a manchar. Nadie nada por encima del nivel de choque.',
  },
  scale: {
    en: 'It fizzed in acid, so it’s calcium scale. For the rest: bring pH down to 7.2 to 7.5 and high alkalinity with it, and scale loosens over weeks. On hard tile use a pumice stone kept wet, or a tile cleaner made for pools; on vinyl and fiberglass only a soft sponge. Then keep pH, alkalinity and calcium hardness in range so it doesn’t grow back.',
    es: 'Hizo espuma con el ácido: es sarro de calcio. Para el resto: baja el pH a 7.2 a 7.5, y con él la alcalinidad alta, y el sarro se afloja en semanas. En azulejo duro usa piedra pómez siempre mojada o un limpiador para azulejo de piscina; en vinil y fibra de vidrio solo una esponja suave. Luego mantén el pH, la alcalinidad y la dureza de calcio en rango para que no vuelva.',
  },
};

/** Undefined without a stain and a test of it. */
const SOMEONE =
  /\b(?:swallow\w*|ate|eat\w*|drank|eyes?|mouth|burn\w*|kid|child|son|daughter|baby|dog|he|she|trag\w+|comi\w*|bebi\w*|ojos?|boca|quem\w+|hij[oa]|nin[oa]|perr[oa]|bebe)\b/;
export function ofStain({ question, text, earlier, context }: After): Reply | undefined {
  if (SOMEONE.test(text) || !hasStain(earlier) || readMessage(question).quantities.some(({ given }) => given !== 1)) return undefined;
  const now = stainTested(question);
  const before = earlier.slice(0, 3).map(stainTested).find((kind) => kind !== undefined);
  const kind = now ?? (asksRest(text) ? before : undefined);
  return kind && reply(inLanguage(context, WAYS[kind]));
} // prettier-ignore
