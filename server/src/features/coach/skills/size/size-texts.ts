// A volume in words, with what it is the sum of.
import { gallons, shown } from '../numbers.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';

/** `parts`: liters of each; `title`: the shape */
export function volumeReply(parts: readonly number[], title: string, context: CoachContext, said?: { en: string; es: string }): Reply {
  const volumeL = parts.reduce((sum, one) => sum + one, 0);
  const sum = parts.length > 1 ? `: ${parts.map((one) => shown(gallons(one), 0, context.language)).join(' + ')}` : '';
  return reply(
    inLanguage(context, {
      en: `About ${shown(gallons(volumeL), 0)} gallons (${shown(volumeL, 0)} liters)${said ? `: ${said.en}` : sum}.`,
      es: `Unos ${shown(gallons(volumeL), 0, 'es')} galones (${shown(volumeL, 0, 'es')} litros)${said ? `: ${said.es}` : sum}.`,
    }),
    { cards: [{ kind: 'volume', title, value: volumeL, unit: 'L', inputs: { parts: parts.length } }] },
  );
}
