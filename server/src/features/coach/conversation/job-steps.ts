// The steps of a job that was talked about before: "ok how do I do it?" after "when should I clean the cartridge?".
import { inLanguage, reply, type Reply } from '../skills/reply.ts';
import type { After } from './after.ts';
import { mannerOf } from './manner.ts';

const STEPS: readonly (readonly [RegExp, en: string, es: string])[] = [
  [
    /\bcartridges?\b|\bcartuchos?\b/,
    'Turn the pump off at the breaker and open the air relief valve until the pressure is zero. Open the tank, pull the cartridge out, and hose it from top to bottom between the pleats, at an angle; no pressure washer. Greasy? Soak it overnight in filter cleaner and rinse again. Check the O-ring, put everything back, start the pump with the air relief open until water comes, close it, and write down the clean pressure.',
    'Apaga la bomba en el interruptor y abre la válvula de aire hasta que la presión sea cero. Abre el tanque, saca el cartucho y enjuágalo con manguera de arriba abajo entre los pliegues, en ángulo; sin hidrolavadora. ¿Tiene grasa? Déjalo toda la noche en limpiador de filtros y enjuaga otra vez. Revisa el empaque, arma todo, enciende la bomba con la válvula de aire abierta hasta que salga agua, ciérrala y anota la presión limpia.',
  ],
  [
    /\bbrush\b|\bcepill\w*/,
    'Pump on. Start at the shallow end and brush the walls from the waterline down with overlapping strokes, then steps, corners and behind ladders, then the floor toward the main drain. Nylon bristles for vinyl and fiberglass; nylon or nylon with steel for plaster. Vacuum or let the filter catch the rest, and empty the baskets.',
    'Con la bomba encendida, empieza en lo bajo y cepilla las paredes desde la línea de agua hacia abajo con pasadas que se cubran, luego escalones, esquinas y detrás de la escalera, y al final el piso hacia el desagüe. Cerdas de nylon para vinil y fibra; nylon o nylon con acero para yeso. Aspira o deja que el filtro atrape lo demás, y vacía las canastas.',
  ],
];

/** Undefined: the card of the job says how. */
export function jobSteps({ question, earlier, context }: After): Reply | undefined {
  const job = mannerOf(question, earlier);
  const steps = job === undefined ? undefined : STEPS.find(([name]) => name.test(job));
  return steps && reply(inLanguage(context, { en: steps[1], es: steps[2] }));
}
