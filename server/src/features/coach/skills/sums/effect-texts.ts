// What an amount does to the water, in words.
import { figures, shown } from '../numbers.ts';

/** Of a pool, as finely as a test reads it: 8.3 and not 8.33. */
const coarse = (value: number, language: 'en' | 'es' = 'en'): string => (value < 4 ? figures(value, language) : shown(value, 1, language));

/** Where the pool's last test stood, also where it comes to. */
export function withLevel(
  texts: { en: string; es: string },
  { en, es }: Change,
  [from, to]: readonly [number, number],
  range: { low: number; high: number } | undefined,
) {
  const [where, donde] =
    range === undefined
      ? ['', '']
      : to < range.low
        ? [
            `, still below its range of ${figures(range.low)} to ${figures(range.high)}`,
            `, todavía por debajo de su rango de ${figures(range.low, 'es')} a ${figures(range.high, 'es')}`,
          ]
        : to > range.high
          ? [
              `, above its range of ${figures(range.low)} to ${figures(range.high)}`,
              `, por encima de su rango de ${figures(range.low, 'es')} a ${figures(range.high, 'es')}`,
            ]
          : [', which is in its range', ', que está en su rango'];
  return {
    en: `${texts.en} By your last test, ${en} goes from ${coarse(from)} to about ${coarse(to)} ppm${where}.`,
    es: `${texts.es} Según tu último análisis, tu ${es} pasa de ${coarse(from, 'es')} a unas ${coarse(to, 'es')} ppm${donde}.`,
  };
}

/** "CYA is 20": the level after it, too. */
export const withSaid = (texts: { en: string; es: string }, from: number, to: number) => ({
  en: `${texts.en} From ${figures(from)}, that makes about ${figures(Math.max(0, to))} ppm.`,
  es: `${texts.es} Desde ${figures(from, 'es')}, quedan unas ${figures(Math.max(0, to), 'es')} ppm.`,
});

export const CHANGED = [
  ['freeChlorinePpm', 'free chlorine', 'cloro libre'],
  ['cyanuricAcidPpm', 'stabilizer', 'estabilizador'],
  ['alkalinityPpm', 'alkalinity', 'alcalinidad'],
  ['hardnessPpm', 'hardness', 'dureza'],
  ['saltPpm', 'salt', 'sal'],
] as const;

interface Change {
  en: string;
  es: string;
  by: number;
}

/** What it is added for first, then what comes along. `ph`: before and after. */
export function effectTexts(
  [main, ...others]: readonly Change[],
  where: string,
  ph: readonly [number, number] | undefined,
  assumedPercent: number | undefined,
  isOwn = false,
): { en: string; es: string } {
  const size = (by: number, language: 'en' | 'es') => (isOwn ? coarse : figures)(Math.abs(by), language);
  const beside = (language: 'en' | 'es') =>
    others.map((change) => `${change[language]} ${change.by > 0 ? '+' : '−'}${size(change.by, language)} ppm`).join(', ');
  const [before, then] = (ph ?? []).map((value) => shown(value, 2));
  const by = main?.by ?? 0;
  return {
    en: [
      `${assumedPercent === undefined ? 'It' : `At a strength of ${assumedPercent}%, it`} ${by > 0 ? 'raises' : 'lowers'} ${main?.en ?? ''} by ${size(by, 'en')} ppm in ${where}.`,
      ...(others.length > 0 ? [`Along with it: ${beside('en')}.`] : []),
      ...(ph ? [`Water at pH ${before ?? ''} goes to about ${then ?? ''}.`] : []),
    ].join(' '),
    es: [
      `${assumedPercent === undefined ? '' : `Si es al ${assumedPercent} %: `}${by > 0 ? 'Sube' : 'Baja'} ${main?.es ?? ''} ${size(by, 'es')} ppm en ${where}.`,
      ...(others.length > 0 ? [`Además: ${beside('es')}.`] : []),
      ...(ph ? [`Un agua con pH ${before ?? ''} pasa a cerca de ${then ?? ''}.`] : []),
    ].join(' '),
  };
}
