// A value of the pool as it is known: what the test said, and what is estimated since from what was added.
import type { Parameter } from '@limpid/chemistry';
import type { ParameterName } from '../../understanding/lexicon.ts';
import { dayText } from '../days.ts';
import { unitOf } from '../names.ts';
import { figures, shown } from '../numbers.ts';
import { type CoachContext, inLanguage } from '../reply.ts';

export interface OwnLevel {
  /** as the plan counts it */
  now: number;
  /** of the newest test that has it */
  tested?: number;
  testedAt?: string;
  /** what was added since has changed it: no test says so */
  isEstimated: boolean;
}

/** As it is written: pH 7.6, 6.5 ppm, 250 ppm. */
export const testedFigure = (value: number, name: ParameterName, { language }: Pick<CoachContext, 'language'>): string =>
  name === 'ph' ? value.toFixed(1) : value >= 100 ? shown(value, 0, language) : figures(value, language);

/** An estimate is no finer than a test: 8.9, not 8.92. */
export const estimateFigure = (value: number, name: ParameterName, { language }: Pick<CoachContext, 'language'>): string =>
  name === 'ph' ? value.toFixed(1) : shown(value, value >= 20 ? 0 : 1, language);

export function ownLevel(name: string, context: Pick<CoachContext, 'pool' | 'language'>): OwnLevel | undefined {
  const { pool } = context;
  const now = pool?.plan.water[name as Parameter];
  if (!pool || now === undefined) return undefined;
  const reading = pool.readings.find((one) => typeof one[name] === 'number');
  if (!reading) return { now, isEstimated: false };
  const tested = reading[name] as number;
  const figure = (value: number) => estimateFigure(value, name as ParameterName, context);
  return { now, tested, testedAt: reading.takenAt, isEstimated: figure(tested) !== figure(now) };
}

/** "6.5 ppm (Nov 25)", or "about 8.9 ppm (estimated: your test on Nov 25 said 6.5, plus what was added since)" */
export function levelNowText(name: ParameterName, level: OwnLevel, context: CoachContext): string {
  const unit = unitOf(name);
  const on = level.testedAt === undefined ? undefined : dayText(level.testedAt, context);
  if (!level.isEstimated || level.tested === undefined || on === undefined)
    return `${testedFigure(level.tested ?? level.now, name, context)}${unit}${on === undefined ? '' : ` (${on})`}`;
  const [now, tested] = [estimateFigure(level.now, name, context), testedFigure(level.tested, name, context)];
  return inLanguage(context, {
    en: `about ${now}${unit} (estimated: your test on ${on} said ${tested}, plus what was added since)`,
    es: `${name === 'ph' ? '' : 'unas '}${now}${unit} (estimado: tu análisis del ${on} dio ${tested}, más lo que se agregó después)`,
  });
}
