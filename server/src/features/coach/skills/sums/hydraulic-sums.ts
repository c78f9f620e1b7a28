// Water that moves: turnover, filters, head, pumps and their energy.
import { filterAreaM2, pipeVelocityMps, pumpCost } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import type { Quantity } from '../../understanding/numbers/quantities.ts';
import { figures, gallons, shown } from '../numbers.ts';
import { type CoachContext, type Reply } from '../reply.ts';
import { suctionHead, MERCURY } from './suction-head.ts';
import { FT, GPM, one, PSI, result, fits, type Sum } from './sum.ts';

export const filterFlow: Sum = (frame, context) => {
  const [area, flux, flow] = [one(frame, 'area'), one(frame, 'flux'), one(frame, 'flow')];
  // With a time, water that ran through is asked for, and not the flow.
  if (area && flux && one(frame, 'time')) return undefined;
  if (area && flux) {
    const gpm = (area.value / FT ** 2) * flux.given;
    return result(context, {
      en: `${figures(gpm)} gpm: ${figures(area.value / FT ** 2)} square feet × ${figures(flux.given)} gpm per square foot.`,
      es: `${figures(gpm, 'es')} gpm: ${figures(area.value / FT ** 2)} pies cuadrados × ${figures(flux.given)} gpm por pie cuadrado.`,
    }, { value: gpm * GPM, unit: 'L/min', inputs: { areaM2: area.value, gpmPerSquareFoot: flux.given } }); // prettier-ignore
  }
  if (!flow || !fits(frame, /area|size|square|sq|big|tamano/) || !fits(frame, /filter|filtro|sand bed|cartridge|grids?\b|cartucho|arena/))
    return undefined;
  const kind =
    fits(frame, /\bde\b|diatom/) && !fits(frame, /sand|cartridge|arena|cartucho/)
      ? 'diatomaceous_earth'
      : fits(frame, /sand|arena/)
        ? 'sand'
        : 'cartridge';
  const m2 = flux ? (flow.value / GPM / flux.given) * FT ** 2 : filterAreaM2(flow.value, kind);
  return result(context, {
    en: `You need ${figures(m2 / FT ** 2)} square feet of filter for ${figures(flow.value / GPM)} gpm.`,
    es: `Necesitas ${figures(m2 / FT ** 2)} pies cuadrados de filtro para ${figures(flow.value / GPM)} gpm.`,
  }, { value: m2, unit: 'm²', inputs: { flowLpm: flow.value } }); // prettier-ignore
};

/** "18 psi, clean is 10": the second number has no unit. In kPa. */
function pressuresIn({ quantities }: Frame): number[] {
  const some = quantities.filter(({ kind }) => kind === 'pressure');
  const scale = some[0] ? some[0].value / some[0].given : PSI;
  const bare = quantities.filter(({ kind, given }) => kind === 'none' && given >= 3 && given <= 60).map(({ given }) => given * scale);
  return [...some.map(({ value }) => value), ...(some.length <= 1 ? bare : [])];
}

/** "Went from 12 to 22 psi": clean, and now. */
function wentFrom({ raw }: Frame): [number, number] | undefined {
  const [, from, to] = /\b(?:from|de) (\d{1,2})(?: ?psi)? (?:to|a) (\d{1,2})\b/.exec(raw.toLowerCase()) ?? [];
  return from === undefined || to === undefined || Number(to) <= Number(from) ? undefined : [Number(from) * PSI, Number(to) * PSI];
}

/** "Filter pressure 31, was 18 clean": psi, as every gauge here reads. */
function barePressure(frame: Frame): Quantity | undefined {
  const bare = frame.quantities.filter(({ kind, given }) => kind === 'none' && given >= 3 && given <= 60);
  const [first] = bare;
  return first && bare.length === 2 && fits(frame, /pressure|gauge|presion|manometro/)
    ? { ...first, kind: 'pressure', value: first.given * PSI }
    : undefined;
}

const riseInPercent = (pressures: readonly [number, number], context: CoachContext): Reply => {
  const [clean, now] = [Math.min(...pressures), Math.max(...pressures)];
  const percent = (now / clean - 1) * 100;
  const [is, from] = [now, clean].map((value) => figures(value / PSI, context.language));
  return result(context, {
    en: `${figures(percent)}%: from ${from} to ${is} psi. At 25% the filter is due.`,
    es: `${figures(percent, 'es')}%: de ${from} a ${is} psi. Con 25% ya toca limpiar.`,
  }, { value: percent, unit: '%', inputs: { cleanPressureKpa: clean } }); // prettier-ignore
};

/** The lower of two is the clean one: a filter only gets dirtier. */
function againstClean(pressures: readonly [number, number], context: CoachContext): Reply {
  const [clean, now] = [Math.min(...pressures), Math.max(...pressures)];
  const limit = clean * 1.25;
  const [at, from, is] = [limit, clean, now].map((value) => figures(value / PSI, context.language));
  const isDue = now >= limit - 1e-9;
  return result(context, {
    en: `${isDue ? 'Backwash or clean the filter now' : 'Not yet'}: ${is} psi is ${isDue ? 'past' : 'under'} ${at} psi, which is 25% over the clean pressure of ${from} psi. Another common rule is 8 to 10 psi over.`,
    es: `${isDue ? 'Ya toca retrolavar o limpiar el filtro' : 'Todavía no'}: ${is} psi ${isDue ? 'pasa de' : 'no llega a'} ${at} psi, que es 25% más que la presión limpia de ${from} psi. Otra regla común: 8 a 10 psi más.`,
  }, { value: limit, unit: 'kPa', inputs: { cleanPressureKpa: clean } }); // prettier-ignore
}

/** "A 10 psi rise", "8 psi over clean": by how much it may go up. */
const RISE =
  /\b(\d+(?:\.\d+)?)[ -](?:psi[ -])?over(?:[ -](?:the )?(?:clean|start))(?:ing)?\b|\b(\d+(?:\.\d+)?) ?psi (?:rise|increase|over|above|more|higher|gain)\b|\b(?:rises?|increases?|goes up|climbs?|up) (?:by |of )?(\d+(?:\.\d+)?) ?psi\b/;
const afterRise = (clean: number, rise: number, context: CoachContext): Reply =>
  result(context, {
    en: `Clean it at ${figures(clean + rise)} psi: ${figures(rise)} psi over the clean pressure of ${figures(clean)} psi.`,
    es: `Límpialo a los ${figures(clean + rise, 'es')} psi: ${figures(rise, 'es')} psi más que la presión limpia de ${figures(clean, 'es')} psi.`,
  }, { value: (clean + rise) * PSI, unit: 'kPa', inputs: { cleanPressureKpa: clean * PSI } }); // prettier-ignore

export const cleanPressure: Sum = (frame, context) => {
  const pressure = one(frame, 'pressure') ?? barePressure(frame);
  if (
    !pressure ||
    !fits(frame, /clean|backwash|limpi|retrolav|25 ?%|percent rule|\busual(?:ly)?\b|\bnormally\b|\bnormalmente\b|\bsiempre\b/) ||
    fits(frame, /head|feet of water|convert|low (?:pressure|flow)|too (?:high|low|much)|\bnormal\b/)
  )
    return undefined;
  const rise = RISE.exec(frame.text)
    ?.slice(1)
    .find((figure) => figure !== undefined);
  if (rise !== undefined && pressure.given !== Number(rise)) return afterRise(pressure.value / PSI, Number(rise), context);
  const pressures = wentFrom(frame) ?? pressuresIn(frame);
  if (pressures.length === 2 && fits(frame, /\b(?:what|how many|which) percent|\bwhat %|que porcentaje/))
    return riseInPercent(pressures as [number, number], context);
  if (pressures.length === 2) return againstClean(pressures as [number, number], context);
  const limit = pressure.value * 1.25;
  return result(context, {
    en: `Clean it at ${figures(limit / PSI)} psi: 25% over the clean pressure of ${figures(pressure.value / PSI)} psi. Another common rule is 8 to 10 psi over.`,
    es: `Límpialo a los ${figures(limit / PSI, 'es')} psi: 25% más que la presión limpia de ${figures(pressure.value / PSI, 'es')} psi. Otra regla común: 8 a 10 psi más.`,
  }, { value: limit, unit: 'kPa', inputs: { cleanPressureKpa: pressure.value } }); // prettier-ignore
};

export const backwash: Sum = (frame, context) => {
  const [flow, time] = [one(frame, 'flow'), one(frame, 'time')];
  if (
    !flow ||
    !time ||
    !fits(
      frame,
      /backwash|retrolav|waste|drain|siphon|fill|hose|manguera|how many (?:gallons|liters|litres)|how much water|cuantos (?:galones|litros)/,
    )
  )
    return undefined;
  const litres = flow.value * time.value * 60;
  return result(context, {
    en: `That's ${shown(gallons(litres), 0)} gallons (${shown(litres, 0)} liters).`,
    es: `Son ${shown(gallons(litres), 0, 'es')} galones (${shown(litres, 0, 'es')} litros).`,
  }, { value: litres, unit: 'L', inputs: { flowLpm: flow.value, hours: time.value } }); // prettier-ignore
};

export const head: Sum = (frame, context) => {
  if (
    !fits(frame, /head|feet of water|ft of water|water column|column of water|columna de agua/) ||
    fits(frame, /rpm|affinity|\d ?% (?:of (?:full |its )?)?speed|speed|\bdiv(?:e|ing)\b|swim|deep\b/)
  )
    return undefined;
  const inches = MERCURY.exec(frame.text)?.[1];
  if (inches !== undefined) return suctionHead(Number(inches), one(frame, 'pressure')?.value, context);
  const pressure = one(frame, 'pressure') ?? (fits(frame, /\bpsi\b/) ? { value: PSI, given: 1 } : undefined);
  const length = one(frame, 'length') ?? one(frame, 'head');
  if (length && !one(frame, 'pressure')) {
    const kpa = (length.value / FT / 2.31) * PSI;
    return result(
      context,
      { en: `${figures(kpa / PSI)} psi: 2.31 feet of water make 1 psi.`, es: `${figures(kpa / PSI)} psi: 2.31 pies de agua hacen 1 psi.` },
      { value: kpa, unit: 'kPa', inputs: { headM: length.value } },
    );
  }
  if (!pressure) return undefined;
  const feet = (pressure.value / PSI) * 2.31;
  return result(context, {
    en: `${figures(feet)} feet of head: each psi is 2.31 feet of water.`,
    es: `${figures(feet)} pies de columna de agua: cada psi son 2.31 pies.`,
  }, { value: feet * FT, unit: 'm', inputs: { pressureKpa: pressure.value } }); // prettier-ignore
};

const NAMED_SHARE: readonly (readonly [RegExp, number])[] = [
  [/\b(?:one )?half\b|\bhalv(?:e[sd]?|ing)\b|mitad|50 ?%/, 0.5], [/two thirds|dos tercios|\b2\/3\b/, 2 / 3], [/\b(?:one |a )?third\b|un tercio/, 1 / 3], [/three quarters|tres cuartos/, 0.75], [/\b(?:one |a )?quarter\b|un cuarto|one fourth/, 0.25], [/\bdoubled?\b|\btwice\b|doble/, 2],
]; // prettier-ignore

/** "From 3450 to 1725 rpm", "rpm goes from 3000 to 1500". */
function speedsIn(frame: Frame): number[] {
  const named = frame.quantities.filter(({ kind }) => kind === 'speed');
  const bare = frame.quantities.filter(({ kind, given }) => kind === 'none' && given >= 300 && given <= 5000);
  const all = named.length >= 2 || !fits(frame, /rpm/) ? named : [...named, ...bare];
  return all.toSorted((a, b) => a.at - b.at).map(({ given }) => given);
}

/** From the first to the second, where the sentence says so; otherwise down. */
const shareOf = (speeds: readonly number[], frame: Frame): number => {
  const [first = 1, second = 1] = speeds;
  return fits(frame, /\b(?:to|from|a|hasta|de)\b/) && second > first && fits(frame, /from|increas|rais|up|de \d|sub|aument/)
    ? second / first
    : Math.min(first, second) / Math.max(first, second);
};

const absoluteOf = (given: Quantity | undefined, unit: number, factor: number, name: string): string =>
  given ? `: ${figures((given.value / unit) * factor)} ${name}` : '';

export const affinity: Sum = (frame, context) => {
  if (!fits(frame, /speed|rpm|velocidad|affinity/)) return undefined;
  const speeds = speedsIn(frame);
  const percent = one(frame, 'percent');
  const share =
    speeds.length >= 2
      ? shareOf(speeds, frame)
      : (NAMED_SHARE.find(([pattern]) => pattern.test(frame.text))?.[1] ??
        (percent
          ? fits(frame, /by \d|reduc\w+ \d|cut \d/) && !fits(frame, /to \d/)
            ? 1 - percent.value / 100
            : percent.value / 100
          : frame.quantities.find(({ kind, given }) => kind === 'none' && given > 0 && given < 1)?.given));
  if (share === undefined) return undefined;
  const watts = one(frame, 'power');
  const flow = one(frame, 'flow');
  const feet = one(frame, 'head') ?? one(frame, 'length');
  const power = share ** 3;
  const isFlow = fits(frame, /\bflow|gpm|caudal/) && !fits(frame, /power|watt|energy|energia|potencia/);
  const isHead = fits(frame, /\bhead\b|pressure/) && !fits(frame, /power|watt|energy/);
  const [factor, en, es] = isFlow
    ? [share, 'flow', 'el caudal']
    : isHead
      ? [share ** 2, 'head', 'la presión']
      : [power, 'power', 'la potencia'];
  const law = isFlow
    ? { en: 'Flow follows the speed', es: 'El caudal sigue a la velocidad' }
    : isHead
      ? { en: 'Head follows the square of the speed', es: 'La presión va con el cuadrado de la velocidad' }
      : { en: 'Power follows the cube of the speed', es: 'La potencia va con el cubo de la velocidad' };
  const absolute = isFlow
    ? absoluteOf(flow, GPM, share, 'gpm')
    : isHead
      ? absoluteOf(feet, FT, share ** 2, 'ft')
      : absoluteOf(watts, 1, power, 'W');
  return result(context, {
    en: `The ${en} becomes ${figures(factor * 100)}% of the original${absolute}. ${law.en} (ideal pump).`,
    es: `${es[0]?.toUpperCase()}${es.slice(1)} pasa al ${figures(factor * 100, 'es')}% del original${absolute}. ${law.es} (bomba ideal).`,
  }, { value: factor * 100, unit: '%', inputs: { speedShare: share } }); // prettier-ignore
};

/** "At 31 cents": of what is clear where power is. */
const centsOf = (frame: Frame): number | undefined => frame.quantities.find(({ kind, value }) => kind === 'money' && value <= 1)?.value;

/** Said without its unit; with one, the units lead to the result anyway. */
const otherPower = ({ quantities }: Frame, power: Quantity): number =>
  quantities.some(({ kind, at }) => kind === 'power' && at !== power.at)
    ? 0
    : (quantities.find(({ kind, given }) => kind === 'none' && given >= 100 && given <= 4000)?.given ?? 0);

export const energy: Sum = (frame, context) => {
  const [power, price] = [one(frame, 'power'), one(frame, 'energyPrice')];
  const times = frame.quantities.filter(({ kind }) => kind === 'time');
  const hours = times.find(({ value, unit }) => value <= 24 && /h/.test(unit))?.value;
  if (!power || hours === undefined || fits(frame, /heat|degrees/)) return undefined;
  const days =
    times.find(({ unit }) => /day|dia/.test(unit))?.given ?? (fits(frame, /month|mes\b/) ? 30 : fits(frame, /year|annual|ano\b/) ? 365 : 1);
  // "The old one draws 2,100 watts, the new one 350: how much do I save?"
  const other = fits(frame, /\b(?:sav\w+|difference|less|ahorr\w+|diferencia)\b/) ? otherPower(frame, power) : 0;
  const { kwhPerDay } = pumpCost({
    ratedPowerW: Math.abs(power.value - other),
    ratedFlowLpm: 100,
    ratedRpm: 3450,
    rpm: 3450,
    hoursPerDay: hours,
    pricePerKwhUsd: 0,
  });
  const kwh = kwhPerDay * days;
  const usd = price && price.value > 0 ? (price.value > 5 ? price.value / 100 : price.value) : centsOf(frame);
  const cost = usd === undefined ? undefined : kwh * usd;
  const span = days === 1 ? { en: 'a day', es: 'al día' } : { en: `in ${days} days`, es: `en ${days} días` };
  return result(context, {
    en: `${figures(kwh)} kWh ${span.en}${cost === undefined ? '' : `, which costs $${cost.toFixed(2)}`}.`,
    es: `${figures(kwh, 'es')} kWh ${span.es}${cost === undefined ? '' : `, que cuestan $${cost.toFixed(2)}`}.`,
  }, { value: kwh, unit: 'kWh', inputs: { powerW: power.value, hoursPerDay: hours, days } }); // prettier-ignore
};

export const velocity: Sum = (frame, context) => {
  const [flow, length] = [one(frame, 'flow'), one(frame, 'length')];
  if (!flow || !length || !fits(frame, /veloc|feet per second|ft\/s|fast does/)) return undefined;
  const mps = pipeVelocityMps(flow.value, length.value * 1000);
  return result(context, {
    en: `${figures(mps / FT)} feet per second. Stay at or under 6 in suction lines and 8 in return lines.`,
    es: `${figures(mps / FT)} pies por segundo. No pases de 6 en la succión ni de 8 en el retorno.`,
  }, { value: mps, unit: 'm/s', inputs: { flowLpm: flow.value, innerDiameterMm: length.value * 1000 } }); // prettier-ignore
};
