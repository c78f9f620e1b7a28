// How long the pump takes to move the whole pool once, how much flow that needs, and how often it happens.
import { flowForTurnoverLpm, turnoverHours } from '@limpid/chemistry';
import type { Frame } from '../../understanding/frame.ts';
import { figures, shown, volumeText, hoursText } from '../numbers.ts';
import { type CoachContext, inLanguage, type Reply } from '../reply.ts';
import { fits, GPM, one, result, type Sum, volumeOf } from './sum.ts';
import { unitText } from './from-tests/label-dose.ts';

/** "Two turnovers a day", "twice in 16 hours": how often the water goes around; once where nothing is said. */
function turnsIn({ text }: Frame): number {
  if (/\b(?:twice|dos veces)\b/.test(text)) return 2;
  if (/\b(?:thrice|tres veces)\b/.test(text)) return 3;
  const said = /\b(\d(?:\.\d)?) (?:full |complete |whole )?(?:turn-?overs?|turns|times|vueltas|veces|recirculaciones)\b/.exec(text)?.[1];
  return said === undefined || Number(said) === 0 ? 1 : Number(said);
}

const EVERY_HOUR = /\bturn-?overs? per hour\b|\b(?:every|each|once an|in an|within an|cada|por) (?:single )?(?:hours?|horas?)\b|\bhourly\b/;
/** "In cubic meters per hour" */
const perHour = (lpm: number, frame: Frame): string =>
  fits(frame, /\b(?:cubic met(?:er|re)s?|m3|m³|metros cubicos)(?: ?\/ ?h| (?:per|an|por) hou?ra?)/)
    ? `${figures((lpm * 60) / 1000)} m³/h, `
    : '';

export const flowForTurnover: Sum = (frame, context) => {
  const everyHour = EVERY_HOUR.test(frame.text) ? { value: 1, given: 1, unit: inLanguage(context, { en: 'hour', es: 'hora' }) } : undefined;
  const [volumeL, time] = [volumeOf(frame, context), one(frame, 'time') ?? everyHour];
  if (
    !volumeL ||
    !time ||
    one(frame, 'flow') ||
    !fits(frame, /flow|gpm|gallons per minute|caudal|flujo|l\/min/) ||
    fits(frame, /heat|backwash|evapor/)
  )
    return undefined;
  const turns = turnsIn(frame);
  const lpm = flowForTurnoverLpm(volumeL, time.value / turns);
  const [times, veces] = turns === 1 ? ['', ''] : [` ${shown(turns, 1)} times`, ` ${shown(turns, 1)} veces`];
  return result(context, {
    en: `You need ${figures(lpm / GPM)} gpm (${perHour(lpm, frame)}${figures(lpm)} L/min) to turn over ${volumeText(volumeL, context)}${times} in ${shown(time.given, 2)} ${unitText(time.unit, time.given)}.`,
    es: `Necesitas ${figures(lpm / GPM, 'es')} gpm (${perHour(lpm, frame)}${figures(lpm, 'es')} L/min) para recircular ${volumeText(volumeL, context)}${veces} en ${shown(time.given, 2)} ${time.unit}.`,
  }, { value: lpm, unit: 'L/min', inputs: { volumeL, hours: time.value, ...(turns === 1 ? {} : { turnovers: turns }) } }); // prettier-ignore
};

const TIMES_A_DAY =
  /\bhow many (?:times|turn-?overs)\b|\bturn-?overs (?:per|a|each|in a) day\b.*\?|cuantas (?:veces|vueltas|recirculaciones)/;
const turnoversADay = (hours: number, run: number, context: CoachContext): Reply =>
  result(context, {
    en: `${figures(run / hours)} turnovers in ${figures(run)} hours: each takes ${figures(hours)} hours.`,
    es: `${figures(run / hours, 'es')} vueltas en ${figures(run, 'es')} horas: cada una tarda ${figures(hours, 'es')} horas.`,
  }, { value: run / hours, unit: 'turnovers', inputs: { hours: run } }); // prettier-ignore

const OF_PUMP =
  /\b(?:pump\w*|filter\w*|turn(?:s|ed)?(?:-?over\w*)?|circulat\w*|pass(?:es)?|goes? through|gpm|flow|bomba|filtro|vueltas?|recircul\w+)\b/;
const HOW_OFTEN = /\bhow often (?:does|do|is|will|would)\b[^?]*\b(?:turn\w*|circulat\w*|go through|pass\w*)|\bcada cuanto\b/;
const OTHER_TIMES = /\b(?:backwash\w*|rins\w*|clean\w*|fill\w*|dose[sd]?|vacuum\w*|more|larger|bigger|bathers?|retrolavado)\b/;
/** "2,700 gallons an hour for 8 hours, 18,000 gallons: how many times does it all go through?" With all three numbers nothing else is meant. */
export const turnsADay: Sum = (frame, context) => {
  const [flow, times] = [one(frame, 'flow'), frame.quantities.filter(({ kind, value }) => kind === 'time' && value > 0 && value <= 24)];
  const [time] = times;
  if (!flow || !time || times.length > 1 || frame.volumeL === undefined || frame.quantities.length > 4) return undefined;
  if (!(TIMES_A_DAY.test(frame.text) || HOW_OFTEN.test(frame.text)) || !OF_PUMP.test(frame.text) || OTHER_TIMES.test(frame.text))
    return undefined;
  return turnoversADay(turnoverHours(frame.volumeL, flow.value), time.value, context);
};

export const turnover: Sum = (frame, context) => {
  const [volumeL, flow] = [volumeOf(frame, context), one(frame, 'flow')?.value ?? context.pool?.pumpFlowLpm];
  if (
    !volumeL ||
    !flow ||
    !fits(
      frame,
      /\bturn(?:s|over|overs)?\b(?! (?:green|orange|clear|cloudy|brown|pink|yellow))|\b(?:pump|filter|filtering|filtration|circulat\w*)\b|\bgpm\b|vueltas?|recircul|filtr|bomba/,
    ) ||
    !fits(frame, /\bturn|how long|hours|minutes|minutos|cuantas horas|cuanto (?:tiempo|tarda|dura)|vuelta/) ||
    fits(frame, /heat|backwash|velocity|pipe|drain|fill (?:the|my|a)|swim|nadar|warrant|last\b|clean|rinse/)
  )
    return undefined;
  const turns = turnsIn(frame);
  const hours = turnoverHours(volumeL, flow);
  if (TIMES_A_DAY.test(frame.text)) return turnoversADay(hours, one(frame, 'time')?.value ?? 24, context);
  if (turns !== 1)
    return result(context, {
      en: `${figures(turns * hours)} hours for ${figures(turns)} turnovers: each takes ${figures(hours)} hours (${volumeText(volumeL, context)} at ${figures(flow / GPM)} gpm).`,
      es: `${figures(turns * hours, 'es')} horas para ${figures(turns, 'es')} vueltas: cada una tarda ${figures(hours, 'es')} horas (${volumeText(volumeL, context)} a ${figures(flow / GPM, 'es')} gpm).`,
    }, { value: turns * hours, unit: 'h', inputs: { volumeL, flowLpm: flow, turnovers: turns } }); // prettier-ignore
  // Of the person's own pump no one knows the minutes.
  const isOwn = one(frame, 'flow') === undefined;
  const gpm = isOwn ? Math.round(flow / GPM) : flow / GPM;
  const [time, tiempo] =
    isOwn && hours >= 1
      ? [hoursText(hours), hoursText(hours, 'es')]
      : hours < 1
        ? [`${figures(hours * 60)} minutes`, `${figures(hours * 60, 'es')} minutos`]
        : [`${figures(hours)} hours`, `${figures(hours, 'es')} horas`];
  return result(context, {
    en: `One turnover takes ${time} (${volumeText(volumeL, context)} at ${figures(gpm)} gpm). Run the pump at least that long each day; two turnovers are better in hot weather or after heavy use.`,
    es: `Una vuelta completa tarda ${tiempo} (${volumeText(volumeL, context)} a ${figures(gpm, 'es')} gpm). Enciende la bomba por lo menos ese tiempo cada día; con calor o mucho uso, mejor dos vueltas.`,
  }, { value: hours, unit: 'h', inputs: { volumeL, flowLpm: flow } }); // prettier-ignore
};
