// Replacing water: how much of it, and what that leaves.
import { targets } from '@limpid/chemistry';
import { inFigures } from '../../understanding/fold.ts';
import type { Frame } from '../../understanding/frame.ts';
import { cardReply } from '../../knowledge/knowledge-reply.ts';
import { leftAfter, shareOf, tapOf, timesIn, twoLevels } from './dilution-numbers.ts';
import { answerDose } from './dose.ts';
import { valueName } from '../names.ts';
import { figures, volumeText } from '../numbers.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';

export const FELL =
  /\b(?:went|dropped|fell|came|gone|changed|bajo|paso|cayo)(?: down)? (?:from|de) (\d+(?:\.\d+)?) ?(?:ppm )?(?:to|a) (\d+(?:\.\d+)?)/;
const ASKS_PAST = /\b(?:did (?:i|we|it|they)|was|were|have (?:i|we)|got|se (?:cambio|fue)|cambie|vacie|saque|cambiamos|perdi)\b/;
/** "CYA went from 80 to 60, how much did I drain?": the share that was replaced already. */
function shareReplaced(frame: Frame, name: Frame['parameters'][number], context: CoachContext): Reply | undefined {
  const [, first = '', second = ''] = FELL.exec(inFigures(frame.raw, frame.language)) ?? [];
  const [from, to, tap] = [Number(first), Number(second), tapOf(frame)];
  if (first === '' || !ASKS_PAST.test(frame.text) || to >= from || tap >= to) return undefined;
  const share = (from - to) / (from - tap);
  const volumeL = frame.volumeL ?? context.pool?.traits.volumeL;
  const amount =
    volumeL === undefined ? '' : `, ${inLanguage(context, { en: 'about', es: 'unos' })} ${roundVolume(share * volumeL, context)}`;
  const label = valueName(name, context.language);
  const percent = figures(share * 100, context.language);
  return reply(
    inLanguage(context, {
      en: `About ${percent}% of the water was replaced${amount}, ${tap > 0 ? `with fill water at ${figures(tap)} ppm` : `if the new water has no ${label}`}.`,
      es: `Se cambió más o menos el ${percent}% del agua${amount}, ${tap > 0 ? `con agua de llenado de ${figures(tap, 'es')} ppm` : `si el agua nueva no trae ${label}`}.`,
    }),
    { cards: [{ kind: 'value', title: label, value: share * 100, unit: '%', inputs: { from, to } }] },
  );
}

export const HALVES =
  /\b(?:to|would|will) (?:halve|cut [a-z ]{0,20}in half|bring [a-z ]{0,20}to half)\b|\b(?:by half|in half|a la mitad|reducir [a-z ]{0,20}mitad)\b/;
/** Which share of the water to replace, or what a replacement leaves. */
export function answerDilution(frame: Frame, context: CoachContext): Reply | undefined {
  const aimed = frame.bound.find(({ role }) => role === 'to');
  const name = aimed?.parameter ?? frame.parameters.find((parameter) => parameter !== 'temperatureC') ?? 'cyanuricAcidPpm';
  const replaced = shareReplaced(frame, name, context);
  if (replaced) return replaced;
  const risen =
    /(?:went|rose|climbed|jumped|increased|gone|subio|paso) (?:up )?(?:from|de) \d+(?:\.\d+)? ?(?:ppm )?(?:to|a) (\d+(?:\.\d+)?)/.exec(
      frame.text,
    )?.[1];
  const tap = tapOf(frame);
  const measured = frame.bound.find(({ role, parameter, quantity }) => role !== 'to' && parameter === name && quantity.given !== tap);
  const from =
    (risen === undefined ? undefined : Number(risen)) ??
    measured?.quantity.value ??
    frame.values[name] ??
    frame.bound.find(({ role }) => role === 'from')?.quantity.value ??
    (context.pool?.plan.water as Record<string, number | undefined> | undefined)?.[name];
  const share = shareOf(frame);
  const label = valueName(name, context.language);
  const levels = twoLevels(frame);
  if (levels) return percentToReplace({ ...levels, label }, frame, context);
  // After a refill there may be too little of it: water takes nothing in.
  if (aimed && from !== undefined && from < aimed.quantity.value) return answerDose(frame, context);
  if (aimed && from !== undefined && from > aimed.quantity.value)
    return percentToReplace({ from, to: aimed.quantity.value, label }, frame, context);
  if (from !== undefined && share !== undefined && share > 0 && share < 1) return afterReplacing({ from, share, label }, frame, context);
  const highest = name in HIGHEST ? rangeHigh(name as keyof typeof HIGHEST, context) : undefined;
  if (!aimed && share === undefined && from !== undefined && highest !== undefined && from > highest)
    return percentToReplace({ from, to: highest, label }, frame, context);
  if (HALVES.test(frame.text) && frame.cues.has('drain') && from === undefined)
    return percentToReplace({ from: 2, to: 1, label }, frame, context);
  const general = frame.quantities.length === 0 ? inGeneral(name, label, context) : undefined;
  if (general) return general;
  return askBack(
    inLanguage(context, {
      en: `What does your ${label} test say now, and where should it go?`,
      es: `¿Cuánto marca ahora tu ${label} y a cuánto quieres llegar?`,
    }),
  );
}

function afterReplacing(
  { from, share, label }: { from: number; share: number; label: string },
  frame: Frame,
  context: CoachContext,
): Reply {
  const tap = tapOf(frame);
  const after = tap + (from - tap) * (leftAfter(frame) ?? (1 - share) ** timesIn(frame));
  return reply(
    inLanguage(context, {
      en: `It comes to about ${figures(after)} ppm of ${label}, ${tap > 0 ? `with fill water at ${figures(tap)} ppm` : 'if the new water has none'}.`,
      es: `Queda en unas ${figures(after, 'es')} ppm de ${label}, ${tap > 0 ? `con agua de llenado de ${figures(tap, 'es')} ppm` : 'si el agua nueva no trae nada'}.`,
    }),
    { cards: [{ kind: 'value', title: label, value: after, unit: 'ppm', inputs: { from, share } }] },
  );
}

/** Without a number: what lowers it at all. */
function inGeneral(name: string, label: string, context: CoachContext): Reply | undefined {
  if (name === 'cyanuricAcidPpm') return cardReply('high-cya', context);
  if (!(name in HIGHEST)) return undefined;
  return reply(
    inLanguage(context, {
      en: `Only new water lowers ${label} reliably: drain part of the pool and refill. Tell me your test, and I'll work out how much.`,
      es: `Solo el agua nueva baja de forma confiable tu ${label}: vacía una parte y rellena. Dime tu análisis y calculo cuánto.`,
    }),
  );
}

const HIGHEST = { cyanuricAcidPpm: true, hardnessPpm: true, saltPpm: true } as const;
/** The upper end of the range, where a level that only new water lowers should come to. */
function rangeHigh(name: keyof typeof HIGHEST, { pool }: CoachContext): number | undefined {
  const own = pool?.plan.targets ?? targets({ kind: 'pool', sanitizer: name === 'saltPpm' ? 'salt' : 'chlorine' }, 40);
  return own[name]?.high;
}

/** As finely as people can drain: 8,750 gallons, not 8,749. */
function roundVolume(litres: number, context: CoachContext): string {
  const step = context.measures === 'us' ? 50 * 3.785411784 : 200;
  return volumeText(litres < step * 10 ? litres : Math.round(litres / step) * step, context);
}

const ASKS_INCHES = /\b(?:inches|inch|centimet(?:er|re)s|cm|how (?:far|deep|low)|pulgadas|centimetros)\b/;
/** "5 ft deep everywhere: how many inches do I drain?" Only where the walls are straight does depth tell the volume. */
function depthShare(share: number, { text, quantities }: Frame, context: CoachContext): string {
  const depth = quantities.find(({ kind, value }) => kind === 'length' && value >= 0.5 && value <= 4);
  if (!depth || !ASKS_INCHES.test(text)) return '';
  const [inches, cm] = [(share * depth.value) / 0.0254, share * depth.value * 100];
  return inLanguage(context, {
    en: ` That is ${figures(inches)} inches (${figures(cm)} cm) of its depth, where the walls are straight and the bottom is flat.`,
    es: ` Son ${figures(inches, 'es')} pulgadas (${figures(cm, 'es')} cm) de profundidad, si las paredes son rectas y el fondo plano.`,
  });
}

const litresText = (litres: number | undefined, context: CoachContext): string =>
  litres === undefined
    ? ''
    : inLanguage(context, {
        en: ` That is about ${roundVolume(litres, context)}.`,
        es: ` Son unos ${roundVolume(litres, context)}.`,
      });

function percentToReplace({ from, to, label }: { from: number; to: number; label: string }, frame: Frame, context: CoachContext): Reply {
  const tap = tapOf(frame);
  if (tap >= to)
    return reply(
      inLanguage(context, {
        en: `That can't be reached by changing water: your fill water already has ${figures(tap)} ppm of ${label}, and you want ${figures(to)}.`,
        es: `Cambiando agua no se llega: tu agua de llenado ya trae ${figures(tap, 'es')} ppm de ${label} y quieres ${figures(to, 'es')}.`,
      }),
    );
  const share = (from - to) / (from - tap);
  const volumeL = frame.volumeL ?? context.pool?.traits.volumeL;
  const litres = volumeL === undefined ? undefined : share * volumeL;
  const percent = figures(share * 100, context.language);
  const amount = depthShare(share, frame, context) || litresText(litres, context);
  return reply(
    inLanguage(context, {
      en: `Replace ${percent}% of the water in one drain and refill, ${tap > 0 ? `with fill water at ${figures(tap)} ppm` : `if the fill water has no ${label}`}.${amount} Drain only where local rules allow it, and in parts if groundwater may be high.`,
      es: `Reemplaza el ${percent}% del agua en un solo vaciado, ${tap > 0 ? `con agua de llenado de ${figures(tap, 'es')} ppm` : `si el agua de llenado no trae ${label}`}.${amount} Vacía solo donde lo permitan las normas locales, y por partes si puede haber agua subterránea.`,
    }),
    {
      cards: [
        {
          kind: 'water',
          title: label,
          value: share * 100,
          unit: '%',
          ...(litres === undefined ? {} : { amountL: litres }),
          inputs: { from, to, ...(volumeL === undefined ? {} : { volumeL }) },
        },
      ],
    },
  );
}
