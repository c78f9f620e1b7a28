// "Is 8 hours enough?": how long the pump should run, by this pool's volume and flow where they are known.
import { flowForTurnoverLpm, turnoverHours } from '@limpid/chemistry';
import { knowledgeReply } from '../knowledge/knowledge-reply.ts';
import type { Frame } from '../understanding/frame.ts';
import { figures, volumeText } from './numbers.ts';
import { type CoachContext, inLanguage, reply, type Reply } from './reply.ts';
import { GPM, one } from './sums/sum.ts';

export function answerPumpHours(frame: Frame, context: CoachContext): Reply | undefined {
  const { pool } = context;
  const volumeL = frame.volumeL ?? pool?.traits.volumeL;
  const hours = one(frame, 'time')?.value;
  const flow = one(frame, 'flow')?.value ?? pool?.pumpFlowLpm;
  if (volumeL === undefined || hours === undefined || hours <= 0 || hours > 24) return knowledgeReply(frame, context);
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
