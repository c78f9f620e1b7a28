// What a vacuum gauge before the pump shows, as head.
import { figures } from '../numbers.ts';
import type { CoachContext, Reply } from '../reply.ts';
import { FT, PSI, result } from './sum.ts';

/** "8 inches of mercury" */
export const MERCURY = /(\d+(?:\.\d+)?) ?(?:"|in(?:ch(?:es)?)?|pulgadas)?(?: of| de)? ?(?:mercury|hg|mercurio)\b/;
const FEET_PER_INCH_OF_MERCURY = 1.133;
/** What the vacuum gauge shows, and with the pressure gauge the whole head that the pump works against. */
export function suctionHead(inches: number, pressureKpa: number | undefined, context: CoachContext): Reply {
  const suction = inches * FEET_PER_INCH_OF_MERCURY;
  const discharge = pressureKpa === undefined ? 0 : (pressureKpa / PSI) * 2.31;
  const feet = suction + discharge;
  const parts = pressureKpa === undefined ? '' : `, ${figures(suction)} + ${figures(discharge)}`;
  return result(context, {
    en: `${figures(feet)} feet of head${parts}: an inch of mercury is 1.13 feet of water${pressureKpa === undefined ? '' : ', a psi 2.31'}.`,
    es: `${figures(feet, 'es')} pies de columna de agua${parts}: una pulgada de mercurio son 1.13 pies${pressureKpa === undefined ? '' : ' y una psi, 2.31'}.`,
  }, { value: feet * FT, unit: 'm', inputs: { inchesOfMercury: inches } }); // prettier-ignore
}
