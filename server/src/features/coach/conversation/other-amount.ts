// "What if I add 1 gallon?" after a dose: the amount that is said against the one that it takes.
import { amountOf, type Asked, nameOf } from './dose-asides.ts';
import { shown } from '../skills/numbers.ts';
import { inLanguage, reply, type Reply } from '../skills/reply.ts';

export function otherAmount({ dose, context }: Asked, share: number): Reply {
  const [said, whole] = [amountOf(dose, share, context), amountOf(dose, 1, context)];
  const product = nameOf(dose, context);
  if (share > 1.1)
    return reply(
      inLanguage(context, {
        en: `No, ${said} is too much: ${whole} of ${product} is what this goal takes, and more goes past it. You can always add more after a test; you can't take it back out.`,
        es: `No, ${said} es demasiado: esa meta pide ${whole} de ${product}, y más se pasa. Siempre puedes agregar más después de medir; sacarlo no se puede.`,
      }),
    );
  return reply(
    share < 0.9
      ? inLanguage(context, {
          en: `${said} of ${product} is about ${shown(share * 100, 0)}% of the ${whole} that it takes, and does about that share. Let it mix, test, and add the rest only if the test still asks for it.`,
          es: `${said} de ${product} es más o menos el ${shown(share * 100, 0)}% de las ${whole} que hacen falta, y hace esa parte. Deja que se mezcle, mide y agrega el resto solo si el análisis lo pide.`,
        })
      : inLanguage(context, { en: `Yes, ${said} of ${product} is about right.`, es: `Sí, ${said} de ${product} está bien.` }),
  );
}
