// The calculators: the engine, asked directly. Nothing is kept and nobody has to be signed in.
import {
  balance,
  DEFAULT_SALT_PPM,
  DEFAULT_TEMPERATURE_C,
  dose,
  effect,
  type Finding,
  afterOpenAir,
  plan,
  type Plan,
  type Range,
  type Surface,
  targets,
  volumeOf,
  type WaterInput,
} from '@limpid/chemistry';
import type { AnswerOf, api, CheckedBody } from '@limpid/contract';
import { requireFittingAmount } from '../treatments/amounts.ts';

type Calculators = typeof api.calculators;

function assumptionsAbout(water: WaterInput): Finding[] {
  const findings: Finding[] = [];
  if (water.temperatureC === undefined) {
    findings.push({
      code: 'default_temperature',
      severity: 'info',
      parameter: 'temperatureC',
      text: `No temperature was given: computed for ${DEFAULT_TEMPERATURE_C} °C.`,
      values: { temperatureC: DEFAULT_TEMPERATURE_C },
    });
  }
  if (water.saltPpm === undefined) {
    findings.push({
      code: 'default_salt',
      severity: 'info',
      parameter: 'saltPpm',
      text: `No salt was given: computed with ${DEFAULT_SALT_PPM} ppm, typical of a chlorine pool without a salt system.`,
      values: { saltPpm: DEFAULT_SALT_PPM },
    });
  }
  return findings;
}

function findingAboutSaturation(saturationIndex: number | null, range: Range): Finding {
  if (saturationIndex === null) {
    return {
      code: 'saturation_undefined',
      severity: 'ask',
      text: 'Without calcium and carbonate in the water there is no saturation index. Enter hardness and alkalinity as measured.',
    };
  }
  const values = { saturationIndex, low: range.low, high: range.high };
  const shown = saturationIndex.toFixed(2);
  if (saturationIndex > range.high) {
    return { code: 'saturation_scaling', severity: 'watch', text: `Saturation index ${shown}: this water tends to leave scale.`, values };
  }
  if (saturationIndex < range.low) {
    const text = `Saturation index ${shown}: this water tends to dissolve plaster, grout and metal.`;
    return { code: 'saturation_corrosive', severity: 'watch', text, values };
  }
  return { code: 'saturation_balanced', severity: 'info', text: `Saturation index ${shown}: balanced.`, values };
}

const saturationRange = (surface: Surface | undefined, cyanuricAcidPpm: number) => targets({ surface }, cyanuricAcidPpm).saturationIndex;

export function calculateBalance({ water, surface }: CheckedBody<Calculators['balance']>): AnswerOf<Calculators['balance']> {
  const result = balance(water);
  const range = saturationRange(surface, water.cyanuricAcidPpm ?? 0);
  return { ...result, findings: [findingAboutSaturation(result.saturationIndex, range), ...assumptionsAbout(water)] };
}

export function calculateEffect(body: CheckedBody<Calculators['effect']>): AnswerOf<Calculators['effect']> {
  body.additions.forEach((addition, index) => requireFittingAmount(addition, `additions.${index}.`));
  const water = effect({ volumeL: body.volumeL, water: body.water, additions: body.additions });
  return { water: body.closed === false ? afterOpenAir(water) : water };
}

export function calculateDose(body: CheckedBody<Calculators['dose']>): AnswerOf<Calculators['dose']> {
  return dose(body);
}

/** `now` is the base of the swim-safe clock where the caller gives none. */
export function calculatePlan(body: CheckedBody<Calculators['plan']>, now: Date): AnswerOf<Calculators['plan']> {
  const shelf = body.shelf?.length ? body.shelf : undefined;
  return planAnswer(plan({ ...body, shelf, at: body.at ?? now.toISOString() }));
}

/** Without the members that say nothing: from when one may swim, or else why that is not known. */
function planAnswer(answer: Plan): AnswerOf<Calculators['plan']> {
  return {
    ...answer,
    predicted: answer.predicted ?? undefined,
    swimSafeAt: answer.swimSafeAt ?? undefined,
    swimBlockedBecause: answer.swimSafeAt === null ? answer.swimBlockedBecause : undefined,
    targets: answer.targets ?? undefined,
  };
}

export function calculateTargets(body: CheckedBody<Calculators['targets']>): AnswerOf<Calculators['targets']> {
  return targets(body.pool, body.cyanuricAcidPpm);
}

export function calculateVolume(body: CheckedBody<Calculators['volume']>): AnswerOf<Calculators['volume']> {
  return volumeOf(body);
}
