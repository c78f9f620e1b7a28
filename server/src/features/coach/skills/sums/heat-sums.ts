// Warming the water: how long, and how much heat.
import { heatUp } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import { figures, hoursText, shown, temperatureText, volumeText } from '../numbers.ts';
import { dayAsked, weekdayName } from '../own/day-asked.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
import { type HeatStep, heatStep } from './heat-step.ts';
import { one, result, fits, type Sum, volumeOf } from './sum.ts';

/** "How many degrees an hour does 100,000 BTU/h give?" */
export const heatRate: Sum = (frame, context) => {
  const heater = one(frame, 'heatPower') ?? one(frame, 'power');
  const volumeL = volumeOf(frame, context);
  if (
    !heater ||
    !volumeL ||
    fits(frame, /\bhours? (?:to|for)\b|\bhow (?:long|many hours)\b|\bcuant(?:o tarda|as horas)\b/) ||
    !fits(
      frame,
      /(?:\bdegrees?\b|°|\bgrados\b|\bhow fast\b|\brise\b|\bhow (?:many|much) (?:f|c|fahrenheit|celsius)\b).*\b(?:an?|per|each|every|por|cada) hours?\b|\b(?:an?|per) hour\b.*\bdegrees?\b|grados (?:por|cada|la) hora/,
    )
  )
    return undefined;
  const efficiency = one(frame, 'percent');
  const outputKw = (heater.value / 1000) * (efficiency === undefined ? 1 : efficiency.value / 100);
  const { hours } = heatUp({ volumeL, fromC: 20, toC: 21, heater: { kind: 'electric', outputKw, pricePerKwhUsd: 0 } });
  return result(context, {
    en: `About ${figures(1.8 / hours)} °F (${figures(1 / hours)} °C) an hour in ${volumeText(volumeL, context)}, without heat losses.`,
    es: `Unos ${figures(1.8 / hours, 'es')} °F (${figures(1 / hours, 'es')} °C) por hora en ${volumeText(volumeL, context)}, sin contar pérdidas.`,
  }, { value: 1 / hours, unit: '°C/h', inputs: { volumeL, outputKw } }); // prettier-ignore
};

/** Degrees that are meant as a step or to be reached, and the heat that it takes. */
export const heating: Sum = (frame, context) => {
  const volumeL = volumeOf(frame, context);
  // "Is 84 degrees too warm for chlorine to last?" heats nothing.
  if (fits(frame, /^(?:is|are|does|do|will|why|can)\b.*\btoo (?:warm|hot|cold|cool)\b/)) return undefined;
  if (!volumeL || !fits(frame, /heat|warm|btu|kw|calent|subir la temperatura|degrees/)) return undefined;
  const found = heatStep(frame, context);
  if (found === undefined) return undefined;
  if (found === 'unknown') return fits(frame, HEATS) ? askHowWarm(context) : undefined;
  return found.degreesC === 0 && found.fromC !== undefined ? warmAlready(found.fromC, context) : heatFor(found, volumeL, frame, context);
};

const askHowWarm = (context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: 'How warm is the water now? Tell me that, and the heater’s BTU per hour (or kW), and I’ll give you the hours.',
      es: '¿A qué temperatura está el agua ahora? Dime eso y los BTU por hora (o kW) del calentador, y te digo las horas.',
    }),
  );

/** What the heater that was named gives, in kW. */
function outputOf(frame: Frame): number | undefined {
  const heater = one(frame, 'heatPower') ?? one(frame, 'power');
  const efficiency = one(frame, 'percent');
  if (!heater) return undefined;
  const isGross = efficiency !== undefined && (fits(frame, /efficien|eficien/) || (efficiency.value >= 50 && efficiency.value < 100));
  return isGross ? ((heater.value / 1000) * efficiency.value) / 100 : heater.value / 1000;
}

function heatFor({ degreesC: step, fromC, toC }: HeatStep, volumeL: number, frame: Frame, context: CoachContext): Reply {
  const outputKw = outputOf(frame);
  const { energyKwh, hours } = heatUp({
    volumeL,
    fromC: 5,
    toC: 5 + Math.min(step, 35),
    heater: { kind: 'electric', outputKw: Math.min(Math.max(outputKw ?? 1, 0.5), 200), pricePerKwhUsd: 0 },
  });
  const btu = (energyKwh * 3600) / 1.05505585262;
  const therms = costInGas(btu, frame, context) ?? inTherms(btu, frame, context);
  if (therms) return therms;
  const span = fromC === undefined || toC === undefined ? undefined : spanText(fromC, toC, context);
  if (fits(frame, COSTS) && one(frame, 'energyPrice') === undefined && one(frame, 'money') === undefined)
    return usualCost({ volumeL, step, energyKwh, span }, context);
  if (outputKw === undefined || fits(frame, /how many btus?|how much (?:heat|energy)|cuantos btu/))
    return heatNeeded({ volumeL, step, energyKwh, btu, span, hasHeater: outputKw !== undefined }, frame, context);
  const minutes = hours < 2 ? ` (${figures(hours * 60)} min)` : '';
  return result(context, {
    en: `${span?.en ?? ''}About ${figures(hours)} hours${minutes}, without heat losses. Wind and an open surface make it longer; a cover helps most.`,
    es: `${span?.es ?? ''}Unas ${figures(hours, 'es')} horas${minutes}, sin contar pérdidas. El viento y la superficie abierta lo alargan; una cubierta es lo que más ayuda.`,
  }, { value: hours, unit: 'h', inputs: { volumeL, degreesC: step, outputKw } }); // prettier-ignore
}

interface Needed {
  volumeL: number;
  step: number;
  energyKwh: number;
  btu: number;
  span: Texts | undefined;
  hasHeater: boolean;
}

/** The heat that it takes; how long, only the heater tells. */
function heatNeeded({ volumeL, step, energyKwh, btu, span, hasHeater }: Needed, frame: Frame, context: CoachContext): Reply {
  const round = Math.round(btu / 1000) * 1000;
  if (!hasHeater && fits(frame, /how long|how many hours|til\b|when will|cuanto (?:tarda|tiempo)|cuantas horas/))
    return askBack(
      inLanguage(context, {
        en: `${span?.en ?? ''}That depends on your heater. It takes about ${shown(round, 0)} BTU, before losses: tell me the heater's BTU per hour (or kW) and I'll give you the hours.`,
        es: `${span?.es ?? ''}Depende de tu calentador. Hacen falta unos ${shown(round, 0, 'es')} BTU, sin contar pérdidas: dime los BTU por hora (o kW) y te digo las horas.`,
      }),
    );
  const ahead = span === undefined ? undefined : startsWhen({ volumeL, step }, frame, context);
  const figure = span === undefined ? btu : round;
  return result(context, {
    en: `${span?.en ?? ''}It takes ${shown(figure, 0)} BTU (${figures(energyKwh)} kWh), before losses.${ahead?.en ?? ''}`,
    es: `${span?.es ?? ''}Hacen falta ${shown(figure, 0, 'es')} BTU (${figures(energyKwh, 'es')} kWh), sin contar pérdidas.${ahead?.es ?? ''}`,
  }, { value: energyKwh, unit: 'kWh', inputs: { volumeL, degreesC: step } }); // prettier-ignore
}

const HEATS = /\b(?:heat(?!wave| wave)\w*|warm (?:it|up|the)|btus?|calent\w*|calient\w*)\b/;
const COSTS =
  /\b(?:costs?|costing|expensive|how much (?:money|gas|electricity)|\$|price|spend|cuesta|cuanto (?:sale|gasto|pago|me cuesta)|costo|precio)\b/;

type Texts = { en: string; es: string };
/** From where to where, before what it takes. */
function spanText(fromC: number, toC: number, context: CoachContext): Texts {
  const [from, to] = [temperatureText(fromC, context), temperatureText(toC, context)];
  const name = context.pool?.name ?? '';
  return {
    en: `${name} is at ${from} by your last test; you want ${to}. `,
    es: `${name} está a ${from} según tu último análisis; quieres ${to}. `,
  };
}

const warmAlready = (fromC: number, context: CoachContext): Reply =>
  reply(
    inLanguage(context, {
      en: `No need: the water is at ${temperatureText(fromC, context)} already, by your last test.`,
      es: `No hace falta: el agua ya está a ${temperatureText(fromC, context)}, según tu último análisis.`,
    }),
  );

/** As on the calculator's page, where a person has not changed them. */
const USUAL = { gasKw: 117.2, efficiencyPercent: 82, usdPerTherm: 1.5, heatPumpKw: 32.2378, cop: 5.5, usdPerKwh: 0.17 };

function usualHeaters({ volumeL, step }: { volumeL: number; step: number }) {
  const ends = { volumeL, fromC: 5, toC: 5 + Math.min(step, 35) };
  return {
    gas: heatUp({ ...ends, heater: { kind: 'gas', inputKw: USUAL.gasKw, efficiencyPercent: USUAL.efficiencyPercent, pricePerThermUsd: USUAL.usdPerTherm } }),
    pump: heatUp({ ...ends, heater: { kind: 'heat_pump', outputKw: USUAL.heatPumpKw, cop: USUAL.cop, pricePerKwhUsd: USUAL.usdPerKwh } }),
  }; // prettier-ignore
}

/** "How much does it cost to heat the pool 10 degrees?", without a price: at usual ones, and said so. */
function usualCost(
  { volumeL, step, energyKwh, span }: { volumeL: number; step: number; energyKwh: number; span: Texts | undefined },
  context: CoachContext,
): Reply {
  const { gas, pump } = usualHeaters({ volumeL, step });
  const [byGas, byPump] = [shown(gas.costUsd, 0), shown(pump.costUsd, 0)];
  return result(context, {
    en: `${span?.en ?? ''}About $${byGas} with a gas heater (${figures(gas.fuelTherms ?? 0)} therms at $${USUAL.usdPerTherm.toFixed(2)}, ${USUAL.efficiencyPercent}% efficient), or about $${byPump} with a heat pump (${figures(pump.fuelKwh ?? 0)} kWh at $${USUAL.usdPerKwh}), before losses. Those are usual prices: tell me yours for your own number.`,
    es: `${span?.es ?? ''}Unos $${byGas} con calentador de gas (${figures(gas.fuelTherms ?? 0, 'es')} therms a $${USUAL.usdPerTherm.toFixed(2)}, eficiencia del ${USUAL.efficiencyPercent}%), o unos $${byPump} con bomba de calor (${figures(pump.fuelKwh ?? 0, 'es')} kWh a $${USUAL.usdPerKwh}), sin contar pérdidas. Son precios usuales: dime los tuyos para tu cifra.`,
  }, { value: gas.costUsd, unit: 'USD', inputs: { volumeL, degreesC: step, energyKwh } }); // prettier-ignore
}

/** "Should I run the heater now for Saturday?" */
function startsWhen(asked: { volumeL: number; step: number }, frame: Frame, context: CoachContext): Texts {
  const { gas, pump } = usualHeaters(asked);
  const day = dayAsked(frame.text, context);
  const before =
    day === undefined
      ? { en: '', es: '' }
      : { en: ` before ${weekdayName(day.day, context)}`, es: ` antes del ${weekdayName(day.day, context)}` };
  return {
    en: ` A usual 400,000 BTU/h gas heater takes ${hoursText(gas.hours)}, a heat pump ${hoursText(pump.hours)}. Start that long${before.en} and a few hours more, with the cover on: an open pool loses much of it overnight. Tell me your heater’s BTU per hour for your own time.`,
    es: ` Un calentador de gas usual de 400,000 BTU/h tarda ${hoursText(gas.hours, 'es')}; una bomba de calor, ${hoursText(pump.hours, 'es')}. Empieza con ese tiempo${before.es} y unas horas más, con la cubierta puesta: sin ella se pierde mucho en la noche. Dime los BTU por hora del tuyo para darte tu tiempo.`,
  };
}

/** "How many hours would a 400k BTU heater take?", without a temperature: for every 10 °F of this pool. */
export const heaterAlone: Sum = (frame, context) => {
  const heater = one(frame, 'heatPower') ?? one(frame, 'power');
  const { pool } = context;
  if (!heater || !pool || heater.value < 1000 || heater.value > 200_000 || frame.quantities.length > 1) return undefined;
  if (!fits(frame, HEATS) || !fits(frame, /\bhow (?:long|many hours|fast)\b|\bcuant(?:o|as) (?:tarda|tiempo|horas)\b|\bwill it take\b/))
    return undefined;
  const { hours } = heatUp({
    volumeL: pool.traits.volumeL,
    fromC: 20,
    toC: 20 + 10 / 1.8,
    heater: { kind: 'electric', outputKw: heater.value / 1000, pricePerKwhUsd: 0 },
  });
  const now = pool.plan.water.temperatureC;
  const is =
    now === undefined
      ? { en: '', es: '' }
      : { en: ` (now ${temperatureText(now, context)})`, es: ` (ahora a ${temperatureText(now, context)})` };
  return result(context, {
    en: `About ${figures(hours)} hours for every 10 °F in ${pool.name}${is.en}, without heat losses. Which temperature do you want?`,
    es: `Unas ${figures(hours, 'es')} horas por cada 10 °F (5.6 °C) en ${pool.name}${is.es}, sin contar pérdidas. ¿Qué temperatura quieres?`,
  }, { value: hours, unit: 'h', inputs: { volumeL: pool.traits.volumeL, degreesC: 10 / 1.8, outputKw: heater.value / 1000 } }); // prettier-ignore
};

const BTU_PER_THERM = 100_000;
/** "At $1.60 per therm": what the heat costs with the heater's efficiency. */
function costInGas(btu: number, frame: Frame, context: CoachContext): Reply | undefined {
  const price = /(\d+(?:\.\d+)?) ?(?:dollars |usd )?(?:per|a|an|each|\/|por) ?therm/.exec(frame.text)?.[1];
  if (price === undefined) return undefined;
  const share = (one(frame, 'percent')?.value ?? 100) / 100;
  const therms = btu / BTU_PER_THERM / share;
  const usd = therms * Number(price);
  return result(context, {
    en: `About $${usd.toFixed(2)}: ${figures(therms)} therms at $${Number(price).toFixed(2)}, before losses.`,
    es: `Unos $${usd.toFixed(2)}: ${figures(therms, 'es')} therms a $${Number(price).toFixed(2)}, sin contar pérdidas.`,
  }, { value: usd, unit: 'USD', inputs: { therms, pricePerThermUsd: Number(price) } }); // prettier-ignore
}

/** "How many therms?" */
function inTherms(btu: number, frame: Frame, context: CoachContext): Reply | undefined {
  if (!fits(frame, /\b(?:how many|cuantos) therms?\b|\btherms? (?:of gas|needed|does)\b/)) return undefined;
  const share = (one(frame, 'percent')?.value ?? 100) / 100;
  const therms = btu / BTU_PER_THERM / share;
  return result(context, {
    en: `${figures(therms)} therms of gas: ${shown(btu, 0)} BTU in the water${share < 1 ? ` at ${figures(share * 100)}% efficiency` : ''}, before losses.`,
    es: `${figures(therms, 'es')} therms de gas: ${shown(btu, 0, 'es')} BTU en el agua${share < 1 ? ` con ${figures(share * 100, 'es')}% de eficiencia` : ''}, sin contar pérdidas.`,
  }, { value: therms, unit: 'therms', inputs: { btu } }); // prettier-ignore
}
