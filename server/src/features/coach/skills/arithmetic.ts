// Sums of the trade: turnover, filters, pumps, pressure, units. Each finds out by itself whether the question is its own.
import {
  ChemistryError, effect, filterAreaM2, flowForTurnoverLpm, heatUp, pipeVelocityMps, type ProductId, pumpCost, saltCellPpmPerDay, turnoverHours,
} from '@limpid/chemistry'; // prettier-ignore
import { type Frame, productOf } from '../understanding/frame.ts';
import type { Quantity, QuantityKind } from '../understanding/quantities.ts';
import { productName } from './names.ts';
import { fahrenheit, figures, gallons, shown, volumeText } from './numbers.ts';
import { type Card, type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

type Sum = (frame: Frame, context: CoachContext) => Reply | undefined;

const one = (frame: Frame, kind: QuantityKind): Quantity | undefined => frame.quantities.find((quantity) => quantity.kind === kind);
const says = (frame: Frame, pattern: RegExp) => pattern.test(frame.text);
const GPM = 3.785411784;
const PSI = 6.894757293168361;
const FT = 0.3048;

/** A result in words and as a card; `unit` is that of `value`. */
function result(
  context: CoachContext,
  texts: { en: string; es: string },
  card: Omit<Card, 'kind' | 'title'> & { title?: string; kind?: Card['kind'] },
): Reply {
  return reply(inLanguage(context, texts), { cards: [{ kind: 'value', title: '', ...card }] });
}

const volumeOf = (frame: Frame, context: CoachContext): number | undefined =>
  frame.volumeL ?? one(frame, 'volume')?.value ?? context.pool?.traits.volumeL;

const flowForTurnover: Sum = (frame, context) => {
  const [volumeL, time] = [volumeOf(frame, context), one(frame, 'time')];
  if (
    !volumeL ||
    !time ||
    one(frame, 'flow') ||
    !says(frame, /flow|gpm|gallons per minute|caudal|flujo|l\/min/) ||
    says(frame, /heat|backwash|evapor/)
  )
    return undefined;
  const lpm = flowForTurnoverLpm(volumeL, time.value);
  return result(context, {
    en: `You need ${figures(lpm / GPM)} gpm (${figures(lpm)} L/min) to turn over ${volumeText(volumeL, context)} in ${shown(time.given, 2)} ${time.unit}.`,
    es: `Necesitas ${figures(lpm / GPM, 'es')} gpm (${figures(lpm, 'es')} L/min) para recircular ${volumeText(volumeL, context)} en ${shown(time.given, 2)} ${time.unit}.`,
  }, { value: lpm, unit: 'L/min', inputs: { volumeL, hours: time.value } }); // prettier-ignore
};

const turnover: Sum = (frame, context) => {
  const [volumeL, flow] = [volumeOf(frame, context), one(frame, 'flow')?.value ?? context.pool?.pumpFlowLpm];
  if (
    !volumeL ||
    !flow ||
    !says(frame, /turn|how long|how many hours|hours|cuantas horas|cuanto tiempo|run|recircul|filtr/) ||
    says(frame, /heat|backwash|velocity|pipe|drain|fill (?:the|my|a)/)
  )
    return undefined;
  const hours = turnoverHours(volumeL, flow);
  return result(context, {
    en: `One turnover takes ${figures(hours)} hours (${volumeText(volumeL, context)} at ${figures(flow / GPM)} gpm). Run the pump at least that long each day; two turnovers are better in hot weather or after heavy use.`,
    es: `Una vuelta completa tarda ${figures(hours, 'es')} horas (${volumeText(volumeL, context)} a ${figures(flow / GPM, 'es')} gpm). Enciende la bomba por lo menos ese tiempo cada día; con calor o mucho uso, mejor dos vueltas.`,
  }, { value: hours, unit: 'h', inputs: { volumeL, flowLpm: flow } }); // prettier-ignore
};

const filterFlow: Sum = (frame, context) => {
  const [area, flux, flow] = [one(frame, 'area'), one(frame, 'flux'), one(frame, 'flow')];
  if (area && flux) {
    const gpm = (area.value / FT ** 2) * flux.given;
    return result(context, {
      en: `${figures(gpm)} gpm: ${figures(area.value / FT ** 2)} square feet × ${figures(flux.given)} gpm per square foot.`,
      es: `${figures(gpm, 'es')} gpm: ${figures(area.value / FT ** 2)} pies cuadrados × ${figures(flux.given)} gpm por pie cuadrado.`,
    }, { value: gpm * GPM, unit: 'L/min', inputs: { areaM2: area.value, gpmPerSquareFoot: flux.given } }); // prettier-ignore
  }
  if (!flow || !says(frame, /area|size|square|sq|big|tamano/) || !says(frame, /filter|filtro/)) return undefined;
  const kind =
    says(frame, /\bde\b|diatom/) && !says(frame, /sand|cartridge|arena|cartucho/)
      ? 'diatomaceous_earth'
      : says(frame, /sand|arena/)
        ? 'sand'
        : 'cartridge';
  const m2 = flux ? (flow.value / GPM / flux.given) * FT ** 2 : filterAreaM2(flow.value, kind);
  return result(context, {
    en: `You need ${figures(m2 / FT ** 2)} square feet of filter for ${figures(flow.value / GPM)} gpm.`,
    es: `Necesitas ${figures(m2 / FT ** 2)} pies cuadrados de filtro para ${figures(flow.value / GPM)} gpm.`,
  }, { value: m2, unit: 'm²', inputs: { flowLpm: flow.value } }); // prettier-ignore
};

const cleanPressure: Sum = (frame, context) => {
  const pressure = one(frame, 'pressure');
  if (
    !pressure ||
    !says(frame, /filter|clean|backwash|filtro|limpi|gauge/) ||
    says(frame, /head|feet of water|convert|low (?:pressure|flow)/)
  )
    return undefined;
  const limit = pressure.value * 1.25;
  return result(context, {
    en: `Clean it at ${figures(limit / PSI)} psi: 25% over the clean pressure of ${figures(pressure.value / PSI)} psi. Another common rule is 8 to 10 psi over.`,
    es: `Límpialo a los ${figures(limit / PSI, 'es')} psi: 25% más que la presión limpia de ${figures(pressure.value / PSI, 'es')} psi. Otra regla común: 8 a 10 psi más.`,
  }, { value: limit, unit: 'kPa', inputs: { cleanPressureKpa: pressure.value } }); // prettier-ignore
};

const backwash: Sum = (frame, context) => {
  const [flow, time] = [one(frame, 'flow'), one(frame, 'time')];
  if (!flow || !time || !says(frame, /backwash|retrolav|waste|drain|siphon|fill|hose|manguera/)) return undefined;
  const litres = flow.value * time.value * 60;
  return result(context, {
    en: `That's ${shown(gallons(litres), 0)} gallons (${shown(litres, 0)} liters).`,
    es: `Son ${shown(gallons(litres), 0, 'es')} galones (${shown(litres, 0, 'es')} litros).`,
  }, { value: litres, unit: 'L', inputs: { flowLpm: flow.value, hours: time.value } }); // prettier-ignore
};

const head: Sum = (frame, context) => {
  if (!says(frame, /head|feet of water|ft of water|columna de agua/)) return undefined;
  const pressure = one(frame, 'pressure') ?? (says(frame, /\bpsi\b/) ? { value: PSI, given: 1 } : undefined);
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
  [/\b(?:one )?half\b|\bhalved?\b|mitad|50 ?%/, 0.5], [/two thirds|dos tercios/, 2 / 3], [/\b(?:one |a )?third\b|un tercio/, 1 / 3], [/three quarters|tres cuartos/, 0.75], [/\b(?:one |a )?quarter\b|un cuarto|one fourth/, 0.25], [/\bdoubled?\b|\btwice\b|doble/, 2],
]; // prettier-ignore

const affinity: Sum = (frame, context) => {
  if (!says(frame, /speed|rpm|velocidad|affinity/)) return undefined;
  const speeds = frame.quantities.filter(({ kind }) => kind === 'speed').map(({ given }) => given);
  const percent = one(frame, 'percent');
  const share =
    speeds.length >= 2
      ? Math.min(...speeds) / Math.max(...speeds)
      : (NAMED_SHARE.find(([pattern]) => pattern.test(frame.text))?.[1] ??
        (percent
          ? says(frame, /by \d|reduc\w+ \d|cut \d/) && !says(frame, /to \d/)
            ? 1 - percent.value / 100
            : percent.value / 100
          : undefined));
  if (share === undefined) return undefined;
  const watts = one(frame, 'power');
  const flow = one(frame, 'flow');
  const power = share ** 3;
  const isFlow = says(frame, /\bflow|gpm|caudal/) && !says(frame, /power|watt|energy|energia|potencia/);
  const isHead = says(frame, /\bhead\b|pressure/) && !says(frame, /power|watt|energy/);
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
  const absolute =
    !isFlow && !isHead && watts
      ? `: ${figures(watts.value * power)} W`
      : isFlow && flow
        ? `: ${figures((flow.value / GPM) * share)} gpm`
        : '';
  return result(context, {
    en: `The ${en} becomes ${figures(factor * 100)}% of the original${absolute}. ${law.en} (ideal pump).`,
    es: `${es[0]?.toUpperCase()}${es.slice(1)} pasa al ${figures(factor * 100, 'es')}% del original${absolute}. ${law.es} (bomba ideal).`,
  }, { value: factor * 100, unit: '%', inputs: { speedShare: share } }); // prettier-ignore
};

const energy: Sum = (frame, context) => {
  const [power, price] = [one(frame, 'power'), one(frame, 'energyPrice')];
  const times = frame.quantities.filter(({ kind }) => kind === 'time');
  const hours = times.find(({ value, unit }) => value <= 24 && /h/.test(unit))?.value;
  if (!power || hours === undefined || says(frame, /heat|degrees/)) return undefined;
  const days =
    times.find(({ unit }) => /day|dia/.test(unit))?.given ?? (says(frame, /month|mes\b/) ? 30 : says(frame, /year|annual|ano\b/) ? 365 : 1);
  const { kwhPerDay } = pumpCost({
    ratedPowerW: power.value,
    ratedFlowLpm: 100,
    ratedRpm: 3450,
    rpm: 3450,
    hoursPerDay: hours,
    pricePerKwhUsd: Math.min(price?.value ?? 0, 5),
  });
  const kwh = kwhPerDay * days;
  const cost =
    price && price.kind === 'energyPrice' && price.value > 0 ? kwh * (price.value > 5 ? price.value / 100 : price.value) : undefined;
  const span = days === 1 ? { en: 'a day', es: 'al día' } : { en: `in ${days} days`, es: `en ${days} días` };
  return result(context, {
    en: `${figures(kwh)} kWh ${span.en}${cost === undefined ? '' : `, which costs $${shown(cost, 2)}`}.`,
    es: `${figures(kwh, 'es')} kWh ${span.es}${cost === undefined ? '' : `, que cuestan $${shown(cost, 2)}`}.`,
  }, { value: kwh, unit: 'kWh', inputs: { powerW: power.value, hoursPerDay: hours, days } }); // prettier-ignore
};

const spaDrain: Sum = (frame, context) => {
  const people = one(frame, 'people');
  const volumeL = volumeOf(frame, context);
  if (
    !people ||
    !volumeL ||
    !says(frame, /drain|change the water|water change|replace|refill|how often|how many days|vaciar|cambiar|cada cuanto/)
  )
    return undefined;
  const days = gallons(volumeL) / 3 / people.given;
  return result(context, {
    en: `Every ${figures(days)} days: ${shown(gallons(volumeL), 0)} gallons ÷ 3 ÷ ${people.given} bathers a day.`,
    es: `Cada ${figures(days)} días: ${shown(gallons(volumeL), 0)} galones ÷ 3 ÷ ${people.given} personas al día.`,
  }, { value: days, unit: 'days', inputs: { volumeL, bathersPerDay: people.given } }); // prettier-ignore
};

const velocity: Sum = (frame, context) => {
  const [flow, length] = [one(frame, 'flow'), one(frame, 'length')];
  if (!flow || !length || !says(frame, /veloc|feet per second|ft\/s|fast does/)) return undefined;
  const mps = pipeVelocityMps(flow.value, length.value * 1000);
  return result(context, {
    en: `${figures(mps / FT)} feet per second. Stay at or under 6 in suction lines and 8 in return lines.`,
    es: `${figures(mps / FT)} pies por segundo. No pases de 6 en la succión ni de 8 en el retorno.`,
  }, { value: mps, unit: 'm/s', inputs: { flowLpm: flow.value, innerDiameterMm: length.value * 1000 } }); // prettier-ignore
};

/** Degrees that are meant as a step, and the heat that it takes. */
const heating: Sum = (frame, context) => {
  const volumeL = volumeOf(frame, context);
  if (!volumeL || !says(frame, /heat|warm|btu|kw|calent|subir la temperatura|degrees/)) return undefined;
  const step = temperatureStep(frame);
  if (step === undefined) return undefined;
  const heater = one(frame, 'heatPower') ?? one(frame, 'power');
  const efficiency = one(frame, 'percent');
  const input = heater ? heater.value / 1000 : undefined;
  const isGross = efficiency !== undefined && says(frame, /efficien|eficien/);
  const outputKw = input === undefined ? undefined : isGross ? (input * efficiency.value) / 100 : input;
  const { energyKwh, hours } = heatUp({
    volumeL,
    fromC: 5,
    toC: 5 + Math.min(step, 35),
    heater: { kind: 'electric', outputKw: Math.min(Math.max(outputKw ?? 1, 0.5), 200), pricePerKwhUsd: 0 },
  });
  const btu = (energyKwh * 3600) / 1.05505585262;
  if (outputKw === undefined || says(frame, /how many btus?|how much (?:heat|energy)|cuantos btu/)) {
    return result(context, {
      en: `It takes ${shown(btu, 0)} BTU (${figures(energyKwh)} kWh), before losses.`,
      es: `Hacen falta ${shown(btu, 0, 'es')} BTU (${figures(energyKwh, 'es')} kWh), sin contar pérdidas.`,
    }, { value: energyKwh, unit: 'kWh', inputs: { volumeL, degreesC: step } }); // prettier-ignore
  }
  return result(context, {
    en: `About ${figures(hours)} hours, without heat losses. Wind and an open surface make it longer; a cover helps most.`,
    es: `Unas ${figures(hours, 'es')} horas, sin contar pérdidas. El viento y la superficie abierta lo alargan; una cubierta es lo que más ayuda.`,
  }, { value: hours, unit: 'h', inputs: { volumeL, degreesC: step, outputKw } }); // prettier-ignore
};

function temperatureStep(frame: Frame): number | undefined {
  const temperatures = frame.quantities.filter(({ kind }) => kind === 'temperature');
  const bare = frame.quantities.filter(({ kind, given }) => kind === 'none' && given >= 33 && given <= 106);
  if (temperatures.length >= 2) return Math.abs((temperatures[1]?.value ?? 0) - (temperatures[0]?.value ?? 0));
  if (temperatures.length === 1 && bare.length === 1)
    return Math.abs((bare[0]?.given ?? 0) - (temperatures[0]?.given ?? 0)) / (/c/.test(temperatures[0]?.unit ?? '') ? 1 : 1.8);
  if (temperatures.length === 1) return (temperatures[0]?.given ?? 0) / (/c/.test(temperatures[0]?.unit ?? '') ? 1 : 1.8);
  if (bare.length >= 2) return Math.abs((bare[1]?.given ?? 0) - (bare[0]?.given ?? 0)) / 1.8;
  return undefined;
}

/** "How much does one 40 lb bag add?": the other way round. */
const effectOfAmount: Sum = (frame, context) => {
  const volumeL = volumeOf(frame, context);
  const chemical = frame.chemicals[0] ?? (says(frame, /\bsalt\b|\bsal\b/) ? { name: 'salt' as never } : undefined);
  if (!volumeL || frame.bound.some(({ role }) => role === 'to')) return undefined;
  const amount = frame.quantities.find(
    ({ kind, value }) => kind === 'mass' || kind === 'liquid' || (kind === 'volume' && value !== frame.volumeL && value < 400),
  );
  const productId = chemical
    ? (productOf(chemical.name) as ProductId)
    : frame.parameters.includes('cyanuricAcidPpm')
      ? 'cyanuric-acid'
      : frame.parameters.includes('saltPpm')
        ? 'salt'
        : undefined;
  if (
    !amount ||
    !productId ||
    !says(
      frame,
      /how (?:many ppm|much (?:will|does|would|is)|far)|raise|adds?\b|increase|change|effect|happen|lower|cuant[oa]s? (?:ppm|sube)|sube|subira|subiria|aumenta/,
    )
  )
    return undefined;
  const bags = frame.quantities.find(({ kind, end }) => kind === 'count' && end <= amount.at)?.given ?? bare(frame, amount);
  return effectSentence({ productId, volumeL, given: amount, times: bags }, frame, context);
};
/** "three 40 lb bags" */
const bare = (frame: Frame, amount: Quantity): number => {
  const before = frame.quantities.findLast(
    ({ kind, end, given }) => kind === 'none' && end <= amount.at && amount.at - end <= 2 && given <= 60,
  );
  return before && /bag|sack|bolsa|saco|jug|bottle/.test(frame.text) ? before.given : 1;
};

function afterAdding(input: Parameters<typeof effect>[0]): ReturnType<typeof effect> | undefined {
  try {
    return effect(input);
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
}

const tooMuch = (context: CoachContext): Reply =>
  reply(
    inLanguage(context, {
      en: "No, don't add that: it's far more than this water can take, and not safe for people or the shell. Tell me your test and what you want to change, and I'll work out a dose.",
      es: 'No, no agregues eso: es muchísimo más de lo que esta agua aguanta y no es seguro para la gente ni para la piscina. Dime tu prueba y qué quieres cambiar, y calculo una dosis.',
    }),
    { abstained: true },
  );

function effectSentence(
  asked: { productId: ProductId; volumeL: number; given: Quantity; times: number },
  frame: Frame,
  context: CoachContext,
): Reply | undefined {
  const { productId, volumeL, given, times } = asked;
  const isLiquid = productId === 'liquid-chlorine' || productId === 'muriatic-acid';
  if (isLiquid !== (given.kind === 'liquid' || given.kind === 'volume')) return undefined;
  const amount = (given.kind === 'volume' ? given.value * 1000 : given.value) * times;
  const { totalChlorinePpm: _t, phosphatePpb: _p, ironPpm: _i, copperPpm: _c, orpMv: _o, ...values } = frame.values;
  const water = { ph: 7.5, alkalinityPpm: 100, saltPpm: 1000, hardnessPpm: 200, cyanuricAcidPpm: 30, freeChlorinePpm: 0, ...values };
  const strength = frame.strengthPercent === undefined ? {} : { strengthPercent: frame.strengthPercent };
  const after = afterAdding({
    volumeL,
    water,
    additions: [{ productId, ...strength, ...(isLiquid ? { amountMl: amount } : { amountG: amount }) }],
  });
  if (!after) return tooMuch(context);
  const changes = (
    [
      ['freeChlorinePpm', 'free chlorine', 'cloro libre'],
      ['cyanuricAcidPpm', 'stabilizer', 'estabilizador'],
      ['alkalinityPpm', 'alkalinity', 'alcalinidad'],
      ['hardnessPpm', 'hardness', 'dureza'],
      ['saltPpm', 'salt', 'sal'],
    ] as const
  )
    .map(([name, en, es]) => ({ en, es, by: after[name] - (water[name] ?? 0), name }))
    .filter(({ by, name }) => Math.abs(by) >= 0.2 && !(name === 'saltPpm' && productId !== 'salt'));
  const list = (language: 'en' | 'es') =>
    changes.map((change) => `${change[language]} ${change.by > 0 ? '+' : '−'}${figures(Math.abs(change.by), language)} ppm`).join(', ');
  const ph =
    Math.abs(after.ph - water.ph) >= 0.03 && productId !== 'salt' && productId !== 'cyanuric-acid' ? `, pH ${shown(after.ph, 2)}` : '';
  if (changes.length === 0) return undefined;
  return result(context, {
    en: `${list('en')}${ph} in ${volumeText(volumeL, context)}.`,
    es: `${list('es')}${ph} en ${volumeText(volumeL, context)}.`,
  }, { kind: 'water', title: productName(productId, context.language), productId, value: changes[0]?.by ?? 0, unit: 'ppm', ...(isLiquid ? { amountMl: amount } : { amountG: amount }), inputs: { volumeL } }); // prettier-ignore
}

/** What a chlorine leaves behind for every ppm that it brings. */
const byProduct: Sum = (frame, context) => {
  const name = frame.chemicals.find(({ name: id }) => id === 'trichlor' || id === 'dichlor' || id === 'cal-hypo')?.name as
    | ProductId
    | undefined;
  const wants = name === 'cal-hypo' ? 'hardnessPpm' : 'cyanuricAcidPpm';
  if (
    !name ||
    !frame.parameters.includes(wants) ||
    !says(frame, /for every|per|each|every|por cada|how much/) ||
    frame.volumeL !== undefined
  )
    return undefined;
  const ppm = frame.quantities.find(({ kind, given }) => (kind === 'ppm' || kind === 'none') && given > 0 && given <= 100)?.given ?? 10;
  const volumeL = 10_000;
  const start = { ph: 7.5, alkalinityPpm: 100, hardnessPpm: 200, cyanuricAcidPpm: 0, freeChlorinePpm: 0 };
  const unit = effect({ volumeL, water: start, additions: [{ productId: name, amountG: 100 }] });
  const each = (unit[wants] - start[wants]) / unit.freeChlorinePpm;
  const what =
    wants === 'hardnessPpm' ? { en: 'calcium hardness', es: 'dureza de calcio' } : { en: 'cyanuric acid', es: 'ácido cianúrico' };
  return result(context, {
    en: `About ${figures(each * ppm)} ppm of ${what.en} for every ${figures(ppm)} ppm of free chlorine from ${productName(name, 'en')}.`,
    es: `Unas ${figures(each * ppm, 'es')} ppm de ${what.es} por cada ${figures(ppm, 'es')} ppm de cloro libre de ${productName(name, 'es')}.`,
  }, { value: each * ppm, unit: 'ppm', inputs: { freeChlorinePpm: ppm } }); // prettier-ignore
};

const saltCell: Sum = (frame, context) => {
  const mass = one(frame, 'mass');
  const volumeL = volumeOf(frame, context);
  if (!mass || !volumeL || !says(frame, /cell|generator|swg|clorador/) || !says(frame, /per day|a day|daily|\/day|por dia|al dia|per 24/))
    return undefined;
  const percent = one(frame, 'percent')?.value ?? 100;
  const ppm = saltCellPpmPerDay(
    { gramsPerHour: mass.value / 24, hoursPerDay: one(frame, 'time')?.value ?? 24, percent } as Parameters<typeof saltCellPpmPerDay>[0],
    volumeL,
  );
  return result(
    context,
    { en: `About ${figures(ppm)} ppm of free chlorine a day.`, es: `Unas ${figures(ppm, 'es')} ppm de cloro libre al día.` },
    { value: ppm, unit: 'ppm/day', inputs: { volumeL, gramsPerDay: mass.value, percent } },
  );
};

const combined: Sum = (frame, context) => {
  const { freeChlorinePpm: free, totalChlorinePpm: total } = frame.values;
  if (free === undefined || total === undefined || says(frame, /breakpoint|ten times|10 times|shock|10x|quiebre/)) return undefined;
  const cc = total - free;
  return result(context, {
    en: `Combined chlorine is ${figures(cc)} ppm: total minus free. ${cc > 0.5 ? 'That is more than it should be; shock the water.' : 'That is fine.'}`,
    es: `El cloro combinado es ${figures(cc, 'es')} ppm: total menos libre. ${cc > 0.5 ? 'Es más de lo debido: haz un choque.' : 'Está bien.'}`,
  }, { value: cc, unit: 'ppm', inputs: { freeChlorinePpm: free, totalChlorinePpm: total } }); // prettier-ignore
};

const conversions: Sum = (frame, context) => {
  if (
    !says(
      frame,
      /convert|how many|what is|equals?|\bin (?:f|c|celsius|fahrenheit|gallons|liters|litres|psi|kpa|pounds|kg)\b|conviert|cuantos|cuantas|a cuanto|equivale|to (?:°|f\b|c\b|celsius|fahrenheit|gallons|liters)/,
    ) ||
    frame.quantities.length !== 1 ||
    frame.chemicals.length > 0
  )
    return undefined;
  const [quantity] = frame.quantities;
  if (!quantity) return undefined;
  const line = converted(quantity, frame.text);
  return line === undefined
    ? undefined
    : result(
        context,
        { en: `${line.text}.`, es: `${line.text}.` },
        { value: line.value, unit: line.unit, inputs: { given: quantity.given, unit: quantity.unit } },
      );
};

function converted({ kind, value, given, unit }: Quantity, text: string): { text: string; value: number; unit: string } | undefined {
  const metric = /m3|m³|cubic m|met|lit|^l/.test(unit);
  switch (kind) {
    case 'temperature':
      return /c/.test(unit)
        ? { text: `${figures(given)} °C = ${figures(fahrenheit(given))} °F`, value: fahrenheit(given), unit: '°F' }
        : { text: `${figures(given)} °F = ${figures((given - 32) / 1.8)} °C`, value: (given - 32) / 1.8, unit: '°C' };
    case 'volume':
      return metric || /gallon|galon/.test(text.replace(unit, ''))
        ? { text: `${figures(given)} ${unit} = ${shown(gallons(value), value < 400 ? 1 : 0)} gallons`, value: gallons(value), unit: 'gal' }
        : { text: `${figures(given)} ${unit} = ${shown(value, value < 400 ? 1 : 0)} liters`, value, unit: 'L' };
    case 'pressure':
      return /psi|pound/.test(unit)
        ? { text: `${figures(given)} psi = ${figures(value)} kPa (${figures(value / 100)} bar)`, value, unit: 'kPa' }
        : { text: `${figures(given)} ${unit} = ${figures(value / PSI)} psi`, value: value / PSI, unit: 'psi' };
    case 'mass':
      return /lb|pound|oz|ounce|libra|onza/.test(unit)
        ? {
            text: `${figures(given)} ${unit} = ${figures(value >= 1000 ? value / 1000 : value)} ${value >= 1000 ? 'kg' : 'g'}`,
            value,
            unit: 'g',
          }
        : { text: `${figures(given)} ${unit} = ${figures(value / 453.59237)} lb`, value: value / 453.59237, unit: 'lb' };
    case 'length':
      return /m|met/.test(unit) && !/in/.test(unit)
        ? { text: `${figures(given)} ${unit} = ${figures(value / FT)} ft`, value: value / FT, unit: 'ft' }
        : { text: `${figures(given)} ${unit} = ${figures(value)} m`, value, unit: 'm' };
    case 'flow':
      return /gpm|gal/.test(unit)
        ? { text: `${figures(given)} gpm = ${figures(value)} L/min`, value, unit: 'L/min' }
        : { text: `${figures(given)} ${unit} = ${figures(value / GPM)} gpm`, value: value / GPM, unit: 'gpm' };
    default:
      return undefined;
  }
}

const SUMS: readonly Sum[] = [
  head, affinity, velocity, spaDrain, saltCell, energy, filterFlow, cleanPressure, heating, flowForTurnover, backwash, byProduct, effectOfAmount, turnover, combined, conversions,
]; // prettier-ignore

/** The first sum that the question has everything for. */
export function answerSum(frame: Frame, context: CoachContext): Reply | undefined {
  for (const sum of SUMS) {
    const found = sum(frame, context);
    if (found) return found;
  }
  return undefined;
}
