// "Is 8 hours enough?": how long the pump should run, by this pool's volume and flow where they are known.
import { flowForTurnoverLpm, turnoverHours } from '@limpid/chemistry';
import { cardReply, knowledgeReply } from '../knowledge/knowledge-reply.ts';
import type { Frame } from '../understanding/frame.ts';
import { figures, hoursText, shown, volumeText } from './numbers.ts';
import { type CoachContext, inLanguage, reply, type Reply } from './reply.ts';
import { GPM, one } from './sums/sum.ts';

export function answerPumpHours(frame: Frame, context: CoachContext): Reply | undefined {
  if (SLOW_OR_FAST.test(frame.text)) return cardReply('pump-low-speed', context);
  const { pool } = context;
  const volumeL = frame.volumeL ?? pool?.traits.volumeL;
  const hours = one(frame, 'time')?.value;
  const flow = one(frame, 'flow')?.value ?? pool?.pumpFlowLpm;
  const own =
    hours === undefined && ASKS_HOURS.test(frame.text) && !SPECIAL.test(frame.text) ? hoursOfPool(volumeL, flow, context) : undefined;
  if (own) return own;
  if (volumeL === undefined || hours === undefined || hours <= 0 || hours > 24)
    return knowledgeReply(frame, context, FITS_WELL) ?? hoursOfPool(volumeL, flow, context) ?? cardReply('pump-hours', context);
  const where = pool && frame.volumeL === undefined ? `${pool.name} (${volumeText(volumeL, context)})` : volumeText(volumeL, context);
  if (flow === undefined) {
    const wanted = figures(flowForTurnoverLpm(volumeL, hours) / GPM, context.language);
    return reply(
      inLanguage(context, {
        en: `Yes, if your pump moves ${wanted} gpm or more: that turns over ${where} once in ${figures(hours)} hours. In hot weather, with a salt cell or many swimmers, run it longer.`,
        es: `Sí, si tu bomba mueve ${wanted} gpm o más: así ${where} da una vuelta completa en ${figures(hours, 'es')} horas. Con calor, celda de sal o mucha gente, déjala más tiempo.`,
      }),
    );
  }
  const turn = turnoverHours(volumeL, flow);
  const isEnough = hours >= turn * 0.98;
  return reply(
    inLanguage(context, {
      en: `${isEnough ? 'Yes' : 'Not quite'}: one turnover of ${where} takes ${figures(turn)} hours at ${figures(flow / GPM)} gpm. In hot weather, with a salt cell or many swimmers, run it longer.`,
      es: `${isEnough ? 'Sí' : 'Casi, pero no'}: una vuelta completa de ${where} tarda ${figures(turn, 'es')} horas a ${figures(flow / GPM, 'es')} gpm. Con calor, celda de sal o mucha gente, déjala más tiempo.`,
    }),
    { cards: [{ kind: 'value', title: '', value: turn, unit: 'h', inputs: { volumeL, flowLpm: flow } }] },
  );
}

/** "8 hours on high or longer on low?" */
const SLOW_OR_FAST =
  /\b(?:high|low|slow\w*|fast\w*|full speed|alta|baja|lent[oa]|rapid[oa])\b.*\b(?:or|o)\b.*\b(?:high|low|slow\w*|fast\w*|full speed|alta|baja|lent[oa]|rapid[oa])\b/;

/** "How long do I run the pump": of this pool, unless it is about a season or a reason. */
const ASKS_HOURS =
  /\b(?:how (?:long|many hours|much)|hours|all (?:day|night)|enough|cuant[oa]s? (?:horas|tiempo)|cuanto|todo el dia|toda la noche)\b/;
const SPECIAL =
  /\b(?:winter\w*|freez\w*|cold|after|algaecide|shock\w*|vacation|away|cost\w*|electric\w*|speed|rpm|why|salt|green|cloudy|robot|new|fresh|plaster|chemicals?|acid|adding|added|invierno|helad\w*|despues|alguicida|choque|vacaciones|cuesta|luz|velocidad|por que|verde|turbia|nueva|quimicos?|acido|agregar)\b/;

/** A card about pumps in general is no answer to "how many hours?". */
const FITS_WELL = 0.8;

/** "Leave it running all night?", where volume and flow of the pool are known. */
function hoursOfPool(volumeL: number | undefined, flow: number | undefined, context: CoachContext): Reply | undefined {
  const { pool } = context;
  if (!pool || volumeL === undefined || flow === undefined) return undefined;
  const hours = hoursText(turnoverHours(volumeL, flow), context.language);
  const gpm = shown(flow / GPM, 0, context.language);
  return reply(
    inLanguage(context, {
      en: `At ${gpm} gpm, your pump turns over ${pool.name} (${volumeText(volumeL, context)}) once in ${hours}. Once a day is the least; in hot weather, with a salt cell or many swimmers, run it longer, and in cool weather that’s enough.`,
      es: `Con ${gpm} gpm, tu bomba le da una vuelta completa a ${pool.name} (${volumeText(volumeL, context)}) en ${hours}. Una vuelta al día es lo mínimo; con calor, celda de sal o mucha gente, déjala más tiempo, y con clima fresco basta con eso.`,
    }),
  );
}
