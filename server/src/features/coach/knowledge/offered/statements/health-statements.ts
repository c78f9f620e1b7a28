// Short true sentences of germs, breath-holding, drain covers and what goes where in the plumbing, English and Spanish.
import type { Statement } from '../statement.ts';

export const HEALTH_STATEMENTS: readonly Statement[] = [
  [
    'After a formed stool has been removed, free chlorine of 2 ppm at pH 7.5 or lower has to be held for 25 to 30 minutes, about half an hour.',
    'Tras retirar heces formadas, el cloro libre de 2 ppm con pH de 7.5 o menos se mantiene de 25 a 30 minutos, una media hora.',
  ],
  [
    'When guests come down with pneumonia after being in or near a hot tub, Legionella is the germ to suspect first: it is breathed in with the mist.',
    'Si a los huéspedes les da neumonía después de estar cerca de un jacuzzi, la primera sospechosa es la Legionella: se respira con la niebla.',
  ],
  [
    'Contests to hold the breath longest under water are stopped, because people may black out without warning and drown.',
    'Los concursos de aguantar la respiración bajo el agua se paran, porque la gente se puede desmayar sin aviso y ahogarse.',
  ],
  [
    'The Consumer Product Safety Commission (CPSC) is the federal agency that enforces the drain cover law, the Virginia Graeme Baker Act.',
    'La Comisión de Seguridad de Productos (CPSC) es la agencia federal que hace cumplir la ley de tapas de drenaje, la Virginia Graeme Baker.',
  ],
  [
    'An inline tablet chlorinator is placed last, after the heater, because its strong chlorine and acid would corrode the copper of the heater.',
    'Un clorador de pastillas en línea va al final, después del calentador, porque su cloro y ácido fuertes corroerían el cobre del calentador.',
  ],
  [
    'A filter cartridge that is greasy or slimy with sunscreen is soaked in filter cleaner or a degreaser first, and then rinsed with a hose.',
    'Un cartucho grasoso por el bloqueador se remoja primero en limpiador de filtros o desengrasante y luego se enjuaga con manguera.',
  ],
  [
    'Foam in a hot tub comes from soap, lotion, detergent in swimwear and other body products; skim it off, rinse the filter, and drain and refill if it stays.',
    'La espuma en un jacuzzi viene de jabón, cremas y detergente en los trajes de baño; retírala, enjuaga el filtro y cambia el agua si no se va.',
  ],
  [
    'Total alkalinity is lowered with acid, and then the water is aerated, with jets or a fountain, so that pH comes back up and the alkalinity stays down.',
    'La alcalinidad se baja con ácido y después se airea, con chorros o una fuente, para que el pH suba y la alcalinidad quede abajo.',
  ],
];
