// What filters let through, from their size.
import { figures } from '../numbers.ts';
import { fits, FT, GPM, one, result, type Sum } from './sum.ts';

/** "48 sq ft of grids passing 84 gpm: what rate?" */
export const filterRate: Sum = (frame, context) => {
  const [area, flow] = [one(frame, 'area'), one(frame, 'flow')];
  if (
    !area ||
    !flow ||
    one(frame, 'flux') ||
    !fits(frame, /\brate\b|per (?:sq|square)|gpm\/|tasa/) ||
    !fits(frame, /filt|grids?|sand|cartridge/)
  )
    return undefined;
  const squareFeet = area.value / FT ** 2;
  const rate = flow.value / GPM / squareFeet;
  return result(context, {
    en: `${figures(rate)} gpm per square foot: ${figures(flow.value / GPM)} gpm ÷ ${figures(squareFeet)} square feet.`,
    es: `${figures(rate, 'es')} gpm por pie cuadrado: ${figures(flow.value / GPM, 'es')} gpm ÷ ${figures(squareFeet, 'es')} pies cuadrados.`,
  }, { value: rate, unit: 'gpm/ft²', inputs: { areaM2: area.value, flowLpm: flow.value } }); // prettier-ignore
};

/** "Two identical 30-inch sand filters at 15 gpm per square foot": round ones, side by side. */
export const filtersByDiameter: Sum = (frame, context) => {
  const [width, flux] = [one(frame, 'length'), one(frame, 'flux')];
  if (
    !width ||
    !flux ||
    one(frame, 'area') ||
    !fits(frame, /\b(?:diameter|across|inch(?:es)?|round|diametro|pulgadas?)\b/) ||
    !fits(frame, /filt/)
  )
    return undefined;
  const said = frame.quantities.find(
    ({ kind, given, end }) => kind === 'none' && Number.isInteger(given) && given >= 2 && given <= 12 && end <= width.at,
  );
  const count = said?.given ?? 1;
  const squareFeet = (Math.PI / 4) * (width.value / FT) ** 2 * count;
  const gpm = squareFeet * flux.given;
  return result(context, {
    en: `${figures(gpm)} gpm: ${figures(squareFeet)} square feet${count > 1 ? ` in ${count} filters` : ''} × ${figures(flux.given)} gpm per square foot.`,
    es: `${figures(gpm, 'es')} gpm: ${figures(squareFeet, 'es')} pies cuadrados${count > 1 ? ` en ${count} filtros` : ''} × ${figures(flux.given, 'es')} gpm por pie cuadrado.`,
  }, { value: gpm * GPM, unit: 'L/min', inputs: { diameterM: width.value, count, gpmPerSquareFoot: flux.given } }); // prettier-ignore
};
