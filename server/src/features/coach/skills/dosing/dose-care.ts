// How a product is added, and what it does besides: said with every dose of it.
import type { DoseParameter, ProductId } from '@limpid/chemistry';

/** Whether it holds, in English and in Spanish. */
export type Note = readonly [isTrue: boolean, en: string, es: string];

export const careOf = (productId: ProductId, parameter: DoseParameter): readonly Note[] => [
  [
    parameter === 'alkalinityPpm' && (productId === 'muriatic-acid' || productId === 'dry-acid'),
    'It lowers pH too: let it come back up between the parts, with the water splashing, and never go under 7.0.',
    'También baja el pH: deja que suba entre una parte y otra con el agua en movimiento, y nunca lo dejes bajo 7.0.',
  ],
  [
    productId === 'muriatic-acid',
    'With the pump running, pour it slowly in front of a return. Wear goggles and gloves, and never let it meet chlorine.',
    'Prende la bomba y échalo despacio frente a un retorno. Usa lentes de seguridad y guantes. Nunca lo juntes con cloro.',
  ],
  [
    productId === 'soda-ash',
    'It raises alkalinity too. If alkalinity is high already, aerate instead: fountains and jets raise pH alone.',
    'También sube la alcalinidad. Si ya está alta, mejor airea: fuentes y chorros suben solo el pH.',
  ],
  [
    productId === 'cal-hypo',
    'Never let it meet acid or another chlorine, not even in a scoop. It adds calcium too.',
    'Que nunca se junte con ácido ni con otro cloro, ni en la misma cuchara. También agrega calcio.',
  ],
  [
    productId === 'trichlor',
    'Tablets dissolve over days, so they can’t raise chlorine today, and they add stabilizer. Use a feeder or floater, not the skimmer.',
    'Las tabletas se disuelven en días: no suben el cloro hoy y agregan estabilizador. Úsalas en un dosificador o flotador, no en el skimmer.',
  ],
  [
    productId === 'calcium-chloride',
    'It gets hot: add it slowly to a bucket of water, never water onto the flakes, and wear gloves.',
    'Se calienta mucho: échalo poco a poco a una cubeta de agua, nunca agua sobre las escamas, y usa guantes.',
  ],
  [
    productId === 'dry-acid',
    'With the pump running, dissolve it in a bucket of water first. Wear goggles and gloves, and never let it meet chlorine.',
    'Con la bomba encendida, disuélvelo primero en una cubeta de agua. Usa lentes de seguridad y guantes. Nunca lo juntes con cloro.',
  ],
];
