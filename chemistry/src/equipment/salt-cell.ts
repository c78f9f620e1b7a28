// What a salt chlorine generator makes, and how long it must run. science/chemistry part 5.
import type { Finding } from '../findings.ts';
import type { Sentence } from '../sentences/message.ts';
import { rounded, sentencesFrom } from '../sentences/sentences.ts';
import { requireAllWithin, requireWithin } from '../measuring/valid-range.ts';

/** g of Cl2 that one ampere makes in one cell in one hour: M(Cl2) / 2 / F · 3600 (70.906 g/mol, 96,485.332 C/mol). */
export const FARADAY_G_PER_AMPERE_HOUR = (70.906 / 2 / 96_485.33212) * 3600;
const G_PER_LB = 453.59237;

export const SALT_CELL_SENTENCES = {
  answers_cell_too_small:
    'Even running all day at full output, this cell can’t keep up with daily demand. Add the rest by hand or lower the demand.',
  answers_cell_needs_longer: 'At full output, the cell needs {needed} hours a day, more than the {hours} hours it runs now.',
  answers_cell_demand: '{demand} ppm × {wholeVolume} L ÷ 1000 = {grams} g of chlorine a day',
  answers_cell_hours: '{grams} g ÷ {rate} g/h = {needed} h at full output',
  answers_cell_percent: '{needed} h ÷ {hours} h = {percent}%',
} as const;
const sentence = /* @__PURE__ */ sentencesFrom(SALT_CELL_SENTENCES);

export interface SaltCell {
  /** at 100 %, as Cl2, 0.1 to 2000 g/h */
  gramsPerHour: number;
  /** pump hours with the cell on, 0 to 24 */
  hoursPerDay: number;
  /** output setting, 0 to 100 %, default 100 */
  percent?: number;
}
const CELL_LIMITS = {
  gramsPerHour: [0.1, 2000, 'g/h'],
  hoursPerDay: [0, 24, 'hours'],
  percent: [0, 100, '%'],
} as const;
const VOLUME = [50, 10_000_000, 'L'] as const;

/** Labels state pounds of chlorine a day (0.1 to 100) at full output. */
export function gramsPerHourFromPoundsPerDay(poundsPerDay: number): number {
  return (requireWithin(poundsPerDay, 'poundsPerDay', 0.1, 100, 'lb a day') * G_PER_LB) / 24;
}

/** Free chlorine in ppm a day that the cell adds to `volumeL` (50 to 10,000,000 L). */
export function saltCellPpmPerDay(cell: SaltCell, volumeL: number): number {
  requireAllWithin(cell, CELL_LIMITS);
  requireWithin(volumeL, 'volumeL', ...VOLUME);
  return (cell.gramsPerHour * ((cell.percent ?? 100) / 100) * cell.hoursPerDay * 1000) / volumeL;
}

export interface SaltCellSetting {
  /** output in percent for the given hours; above 100 the cell cannot keep up in that time */
  percent: number;
  /** hours a day at full output */
  hoursAtFullOutput: number;
  /** what the cell makes a day at full output in the given hours */
  possiblePpmPerDay: number;
  findings: Finding[];
  arithmetic: Sentence[];
}

function keepsUp(percent: number, hoursAtFullOutput: number, hoursPerDay: number): Finding[] {
  const values = { percent, hoursAtFullOutput };
  if (hoursAtFullOutput > 24) {
    return [{ code: 'salt_cell_too_small', severity: 'act', ...sentence('answers_cell_too_small'), parameter: 'freeChlorinePpm', values }];
  }
  if (percent > 100) {
    const longer = sentence('answers_cell_needs_longer', { needed: rounded(hoursAtFullOutput, 1), hours: rounded(hoursPerDay, 2) });
    return [{ code: 'salt_cell_needs_longer', severity: 'act', ...longer, parameter: 'freeChlorinePpm', values }];
  }
  return [];
}

/** Output and hours that replace a daily loss of `demandPpmPerDay` (0 to 20 ppm a day). `hoursPerDay` must be above 0. */
export function saltCellSetting(input: {
  volumeL: number;
  gramsPerHour: number;
  hoursPerDay: number;
  demandPpmPerDay: number;
}): SaltCellSetting {
  requireAllWithin(input, { demandPpmPerDay: [0, 20, 'ppm a day'], hoursPerDay: [0.1, 24, 'hours'] });
  const possiblePpmPerDay = saltCellPpmPerDay({ gramsPerHour: input.gramsPerHour, hoursPerDay: input.hoursPerDay }, input.volumeL);
  const demandG = (input.demandPpmPerDay * input.volumeL) / 1000;
  const hoursAtFullOutput = demandG / input.gramsPerHour;
  const percent = (100 * hoursAtFullOutput) / input.hoursPerDay;
  return {
    percent,
    hoursAtFullOutput,
    possiblePpmPerDay,
    findings: keepsUp(percent, hoursAtFullOutput, input.hoursPerDay),
    arithmetic: [
      sentence('answers_cell_demand', {
        demand: rounded(input.demandPpmPerDay, 2),
        wholeVolume: input.volumeL,
        grams: rounded(demandG, 1),
      }),
      sentence('answers_cell_hours', {
        grams: rounded(demandG, 1),
        rate: rounded(input.gramsPerHour, 2),
        needed: rounded(hoursAtFullOutput, 1),
      }),
      sentence('answers_cell_percent', {
        needed: rounded(hoursAtFullOutput, 1),
        hours: rounded(input.hoursPerDay, 2),
        percent: rounded(percent, 0),
      }),
    ],
  };
}

/**
 * A cell's rated output against what its current can make at most (Faraday's law). `efficiency` is the rated part of that; above 1 the
 * rating, the current or the number of cells is wrong. Current 0.1 to 500 A, 1 to 50 cells in series (gaps between plates).
 */
export function faradayCheck(input: { gramsPerHour: number; currentA: number; cells: number }): {
  possibleGramsPerHour: number;
  efficiency: number;
  isPossible: boolean;
} {
  requireAllWithin(input, { gramsPerHour: CELL_LIMITS.gramsPerHour, currentA: [0.1, 500, 'A'], cells: [1, 50, 'cells'] });
  const possibleGramsPerHour = input.currentA * input.cells * FARADAY_G_PER_AMPERE_HOUR;
  const efficiency = input.gramsPerHour / possibleGramsPerHour;
  return { possibleGramsPerHour, efficiency, isPossible: efficiency <= 1 };
}
