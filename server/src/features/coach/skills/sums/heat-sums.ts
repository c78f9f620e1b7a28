// Warming the water: how long, and how much heat.
import { heatUp } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import { figures, shown, volumeText } from '../numbers.ts';
import { askBack, type CoachContext, inLanguage, type Reply } from '../reply.ts';
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

/** Degrees that are meant as a step, and the heat that it takes. */
export const heating: Sum = (frame, context) => {
  const volumeL = volumeOf(frame, context);
  // "Is 84 degrees too warm for chlorine to last?" heats nothing.
  if (fits(frame, /^(?:is|are|does|do|will|why|can)\b.*\btoo (?:warm|hot|cold|cool)\b/)) return undefined;
  if (!volumeL || !fits(frame, /heat|warm|btu|kw|calent|subir la temperatura|degrees/)) return undefined;
  const step = temperatureStep(frame);
  if (step === undefined) return undefined;
  const heater = one(frame, 'heatPower') ?? one(frame, 'power');
  const efficiency = one(frame, 'percent');
  const input = heater ? heater.value / 1000 : undefined;
  const isGross = efficiency !== undefined && (fits(frame, /efficien|eficien/) || (efficiency.value >= 50 && efficiency.value < 100));
  const outputKw = input === undefined ? undefined : isGross ? (input * efficiency.value) / 100 : input;
  const { energyKwh, hours } = heatUp({
    volumeL,
    fromC: 5,
    toC: 5 + Math.min(step, 35),
    heater: { kind: 'electric', outputKw: Math.min(Math.max(outputKw ?? 1, 0.5), 200), pricePerKwhUsd: 0 },
  });
  const btu = (energyKwh * 3600) / 1.05505585262;
  if (outputKw === undefined && fits(frame, /how long|how many hours|til\b|when will|cuanto (?:tarda|tiempo)|cuantas horas/))
    return askBack(
      inLanguage(context, {
        en: `That depends on your heater. It takes about ${shown(Math.round(btu / 1000) * 1000, 0)} BTU, before losses: tell me the heater's BTU per hour (or kW) and I'll give you the hours.`,
        es: `Depende de tu calentador. Hacen falta unos ${shown(Math.round(btu / 1000) * 1000, 0, 'es')} BTU, sin contar pérdidas: dime los BTU por hora (o kW) y te digo las horas.`,
      }),
    );
  const therms = costInGas(btu, frame, context) ?? inTherms(btu, frame, context);
  if (therms) return therms;
  if (outputKw === undefined || fits(frame, /how many btus?|how much (?:heat|energy)|cuantos btu/)) {
    return result(context, {
      en: `It takes ${shown(btu, 0)} BTU (${figures(energyKwh)} kWh), before losses.`,
      es: `Hacen falta ${shown(btu, 0, 'es')} BTU (${figures(energyKwh, 'es')} kWh), sin contar pérdidas.`,
    }, { value: energyKwh, unit: 'kWh', inputs: { volumeL, degreesC: step } }); // prettier-ignore
  }
  const minutes = hours < 2 ? ` (${figures(hours * 60)} min)` : '';
  return result(context, {
    en: `About ${figures(hours)} hours${minutes}, without heat losses. Wind and an open surface make it longer; a cover helps most.`,
    es: `Unas ${figures(hours, 'es')} horas${minutes}, sin contar pérdidas. El viento y la superficie abierta lo alargan; una cubierta es lo que más ayuda.`,
  }, { value: hours, unit: 'h', inputs: { volumeL, degreesC: step, outputKw } }); // prettier-ignore
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
