// When this pool can be swum in, and what to do about what keeps people out.
import { type SwimState, targets } from '@limpid/chemistry';
import { dayOf, daysBetween } from '@limpid/schedule';
import { figures } from '../numbers.ts';
import { type CoachContext, type CoachPool, inLanguage } from '../reply.ts';
import { dayAsked, dayName, weekdayName } from './day-asked.ts';

type Told = Pick<SwimState, 'state' | 'because'> & Partial<Pick<SwimState, 'from' | 'isKnown'>>;

/** "10:20 AM", "tomorrow at 10:20 AM", "Friday at 10:20 AM" */
export function clockText(iso: string, context: CoachContext): string {
  const { language, timeZone, now } = context;
  const at = new Date(iso);
  const clock = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(at);
  const days = daysBetween(dayOf(now, timeZone), dayOf(at, timeZone));
  if (days <= 0) return clock;
  const day = days === 1 ? inLanguage(context, { en: 'tomorrow', es: 'mañana' }) : weekdayName(dayOf(at, timeZone), context);
  return inLanguage(context, { en: `${clock} ${day}`, es: `las ${clock} ${days === 1 ? 'de mañana' : `del ${day}`}` });
}

/** To a full five minutes, never earlier. */
const rounded = (iso: string): string => new Date(Math.ceil(Date.parse(iso) / 300_000) * 300_000).toISOString();

/** When it is fine, where only a wait or the plan's own steps are left. Empty where no one can tell. */
export function whenText(swim: Told, pool: CoachPool, context: CoachContext): string {
  if (swim.state !== 'stay_out') return '';
  const isWait = swim.because[0] === 'mixing' && swim.because.length === 1;
  const at = (isWait ? swim.from : undefined) ?? pool.plan.swimSafeAt;
  if (at === undefined || Date.parse(at) <= context.now.getTime()) return '';
  const clock = clockText(rounded(at), context);
  const en = isWait
    ? `It’s fine from about ${clock}, if the water is clear.`
    : `If you do today’s plan now, it’s fine from about ${clock}; test before anyone gets in.`;
  const time = clock.startsWith('las ') ? clock : `las ${clock}`;
  const es = isWait
    ? `Se puede desde ${time} más o menos, si el agua está clara.`
    : `Si haces ahora el plan de hoy, se puede desde ${time} más o menos; mide antes de entrar.`;
  return inLanguage(context, { en, es });
}

const NAMED_DAY =
  /\b(?:tomorrow|tmrw|tomorow|manana|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin de semana)\b/;
/** "And tomorrow?": what today's numbers say for that day. */
export function dayText(text: string, swim: Told, pool: CoachPool, context: CoachContext): string {
  const asked = NAMED_DAY.test(text) ? dayAsked(text, context) : undefined;
  if (!asked || asked.ahead < 1) return '';
  const isFine = swim.state !== 'stay_out' || (swim.because[0] === 'mixing' && swim.because.length === 1);
  const name = asked.ahead === 1 ? inLanguage(context, { en: 'Tomorrow', es: 'Mañana' }) : dayName(asked.day, context);
  if (isFine)
    return inLanguage(context, {
      en: `${name}: most likely yes, by today’s numbers. Test free chlorine and pH that day before anyone gets in.`,
      es: `${name.charAt(0).toUpperCase()}${name.slice(1)}: lo más probable es que sí, según los números de hoy. Mide cloro libre y pH ese día antes de entrar.`,
    });
  const isPlanned = pool.plan.steps.some(({ state }) => state === 'todo');
  return inLanguage(context, {
    en: `${name}: ${isPlanned ? 'yes, once today’s plan is done and a new test says so' : 'only if a new test says so'}.`,
    es: `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${isPlanned ? 'sí, cuando hagas el plan de hoy y un análisis nuevo lo confirme' : 'solo si un análisis nuevo lo confirma'}.`,
  });
}

const RAISE: Record<string, { en: string; es: string }> = {
  free_chlorine: { en: 'Raise free chlorine first', es: 'Primero sube el cloro libre' },
  bromine: { en: 'Raise bromine first', es: 'Primero sube el bromo' },
};
const LOW = /^(free_chlorine|bromine)_(?:far_)?below/;
const COMBINED = /^combined_chlorine_(?:high|raised)$/;

/** What to do about the first reason; undefined: as the engine says. */
export function firstAction({ because }: Told, cya: number | undefined, isOwn: boolean, context: CoachContext): string | undefined {
  const [first = ''] = because;
  if (because.some((code) => code === 'combined_chlorine_high') && (LOW.test(first) || COMBINED.test(first))) {
    const goal = targets(context.pool?.traits ?? { volumeL: 40_000 }, cya ?? 30).freeChlorine?.shockPpm;
    const to = goal === undefined ? '' : inLanguage(context, { en: ` to ${figures(goal)} ppm`, es: ` a ${figures(goal, 'es')} ppm` });
    return inLanguage(context, {
      en: `It needs a shock: raise free chlorine${to}, hold it there until combined chlorine is 0.5 ppm or less, and test again.`,
      es: `Necesita un choque: sube el cloro libre${to}, mantenlo ahí hasta que el combinado esté en 0.5 ppm o menos, y mide de nuevo.`,
    });
  }
  const name = LOW.exec(first)?.[1];
  const raise = name === undefined ? undefined : RAISE[name];
  if (raise)
    return inLanguage(context, {
      en: isOwn ? `${raise.en}: your plan says how. Then test again.` : `${raise.en}, then test again.`,
      es: isOwn ? `${raise.es}, como dice tu plan, y mide de nuevo.` : `${raise.es} y mide de nuevo.`,
    });
  if (first.startsWith('ph_')) {
    const isHigh = first.includes('above');
    return inLanguage(context, {
      en: isHigh ? 'Lower pH first, then test again.' : 'Raise pH first, then test again.',
      es: isHigh ? 'Primero baja el pH y mide de nuevo.' : 'Primero sube el pH y mide de nuevo.',
    });
  }
  return undefined;
}

/** What to do about a further reason, said with it. */
export function alsoText(code: string, context: CoachContext): string {
  const texts =
    /^ph_.*above/.test(code)
      ? { en: 'Lower it too.', es: 'Bájalo también.' }
      : /^ph_.*below/.test(code)
        ? { en: 'Raise it too.', es: 'Súbelo también.' }
        : undefined; // prettier-ignore
  return texts ? inLanguage(context, texts) : '';
}
