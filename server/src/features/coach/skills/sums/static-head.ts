// What standing water presses with, and how high a pressure holds it: a gauge below the water line with the pump off.
import type { Frame } from '../../understanding/frame.ts';
import { figures } from '../numbers.ts';
import { FT, one, PSI, result, type Sum } from './sum.ts';

/** As the trade has it: 2.31 feet of water make one psi. */
const FEET_PER_PSI = 2.31;
const STANDS =
  /\b(?:pump (?:is |stays |stopped|turned )?(?:off|stopped|not running)|pump off|motor (?:is )?(?:stopped|off)|(?:everything|system|all) (?:is |turned |switched )?off|static|at rest|standing|hydrostatic|no flow|water alone|alone|just (?:from|by|to)|column|height of (?:the )?water|bomba (?:esta )?(?:apagada|parada)|estatic[ao]|sin flujo|solo por|columna|altura del agua)\b/;
const HEIGHT =
  /\b(?:below|above|under|lower|higher|beneath|down the hill|uphill|downhill|deep|depth|high|height|tall|head|column|vertical|rise|up there|feet of water|foot of water|lift|drop|bottom|floor|abajo|debajo|arriba|mas alto|mas bajo|altura|hondo|profundidad|columna)\b/;
const ASKS_PRESSURE = /\b(?:psi|pressure|kpa|bars?|gauge|presion|manometro|libras por pulgada)\b/;
const ASKS_HEIGHT =
  /\b(?:how (?:many feet|high|far|deep)|what (?:height|depth)|feet of (?:head|water)|cuant[oa]s (?:pies|metros)|que altura|a que altura)\b/;
const NOT_STATIC =
  /\b(?:gpm|flow rate|rpm|speed|friction|clean(?:ing)?|backwash\w*|dirty|percent|%|25|mercury|hg|vacuum|swim\w*|clean pressure|starting pressure|limpi\w*|retrolav\w*|dive|diving board)\b/;

/** "12 feet below the water line, pump off: what psi?" */
export const staticHead: Sum = (frame: Frame, context) => {
  const { text, quantities } = frame;
  if (quantities.length !== 1 || NOT_STATIC.test(text) || !ASKS_PRESSURE.test(text)) return undefined;
  const [length, pressure] = [one(frame, 'length') ?? one(frame, 'head'), one(frame, 'pressure')];
  if (length && HEIGHT.test(text) && (STANDS.test(text) || /\b(?:psi|kpa|bars?)\b/.test(text))) {
    const feet = length.value / FT;
    const psi = feet / FEET_PER_PSI;
    const metric = /\bkpa\b/.test(text)
      ? ` (${figures(psi * PSI)} kPa)`
      : /\bbars?\b/.test(text)
        ? ` (${figures((psi * PSI) / 100)} bar)`
        : '';
    return result(context, {
      en: `About ${figures(psi)} psi${metric}: ${figures(feet)} feet of water ÷ 2.31 feet per psi. Only the height counts, not how long or wide the pipe is.`,
      es: `Unas ${figures(psi, 'es')} psi${metric}: ${figures(feet, 'es')} pies de agua ÷ 2.31 pies por psi. Solo cuenta la altura, no lo largo ni lo ancho del tubo.`,
    }, { value: psi * PSI, unit: 'kPa', inputs: { headM: length.value } }); // prettier-ignore
  }
  if (!pressure || !STANDS.test(text) || !ASKS_HEIGHT.test(text)) return undefined;
  const feet = (pressure.value / PSI) * FEET_PER_PSI;
  return result(context, {
    en: `About ${figures(feet)} feet (${figures(feet * FT)} m): ${figures(pressure.value / PSI)} psi × 2.31 feet of water per psi.`,
    es: `Unos ${figures(feet, 'es')} pies (${figures(feet * FT, 'es')} m): ${figures(pressure.value / PSI, 'es')} psi × 2.31 pies de agua por psi.`,
  }, { value: feet * FT, unit: 'm', inputs: { pressureKpa: pressure.value } }); // prettier-ignore
};
