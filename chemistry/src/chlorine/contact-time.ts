// Chlorine times time after a fecal accident, by the Model Aquatic Health Code of the CDC (6.5.2 and 6.5.3), as science/chemistry 4.3 quotes it.
import type { Sentence } from '../sentences/message.ts';
import { rounded, sentencesFrom } from '../sentences/sentences.ts';
import { requireAllWithin } from '../measuring/valid-range.ts';

/** ppm · minutes of free chlorine for a 3-log kill of Cryptosporidium at pH 7.5 and 25 °C, with hardly any cyanuric acid. */
export const CRYPTOSPORIDIUM_CT = 15_300;
const FORMED_STOOL = { freeChlorinePpm: 2, minutes: 30, highestPh: 7.5 } as const;
/** The one procedure known to work with stabilised water. */
const STABILIZED = { freeChlorinePpm: 40, hours: 30, ph: 6.5, highestCyanuricAcidPpm: 50 } as const;
const HARDLY_ANY_CYANURIC_ACID_PPM = 15;
const LOWEST_TEMPERATURE_C = 25;

/** ppm · minutes. Free chlorine 0 to 100 ppm, 0 to 10,000 minutes. */
export function contactTime(freeChlorinePpm: number, minutes: number): number {
  requireAllWithin({ freeChlorinePpm, minutes }, { freeChlorinePpm: [0, 100, 'ppm'], minutes: [0, 10_000, 'minutes'] });
  return freeChlorinePpm * minutes;
}

export const INCIDENT_SENTENCES = {
  answers_incident_lower_ph: 'Lower pH to {highest} or less.',
  answers_incident_too_cold: 'These times apply from 25 °C (77 °F). This water is colder.',
  answers_incident_raise_chlorine: 'Raise free chlorine to at least {least} ppm.',
  answers_incident_formed_with_cyanuric_acid:
    'With {cyanuricAcid} ppm of cyanuric acid, the usual half hour isn’t enough. Raise free chlorine to the shock level for this cyanuric acid, and ask the health department how long to keep the pool closed.',
  answers_incident_drain: 'Replace water until cyanuric acid is {most} ppm or less. There’s no tested time above {tested} ppm.',
  answers_incident_raise_or_drain:
    'Raise free chlorine to {least} ppm with unstabilized chlorine, or first replace water until cyanuric acid is {most} ppm.',
  answers_incident_raise_to_ten: 'Raise free chlorine to 10 ppm or more. Below that, you’d have to hold it for too long.',
} as const;
const sentence = /* @__PURE__ */ sentencesFrom(INCIDENT_SENTENCES);

export interface FecalIncident {
  stool: 'formed' | 'diarrhea';
  /** the level that will be held, 0.5 to 100 ppm */
  freeChlorinePpm: number;
  /** 6 to 9 */
  ph: number;
  /** 0 to 1000 ppm */
  cyanuricAcidPpm: number;
  /** 0 to 41 °C */
  temperatureC: number;
}
export interface IncidentResponse {
  /** how long to hold this level, counted from when it is reached everywhere; null while the conditions are not met */
  minutes: number | null;
  /** what must be put right first; empty when `minutes` counts */
  conditions: Sentence[];
}

function generalConditions(input: FecalIncident, highestPh: number): Sentence[] {
  const conditions: Sentence[] = [];
  if (input.ph > highestPh) conditions.push(sentence('answers_incident_lower_ph', { highest: highestPh }));
  if (input.temperatureC < LOWEST_TEMPERATURE_C) conditions.push(sentence('answers_incident_too_cold'));
  return conditions;
}

function formedStool(input: FecalIncident): IncidentResponse {
  const conditions = generalConditions(input, FORMED_STOOL.highestPh);
  if (input.freeChlorinePpm < FORMED_STOOL.freeChlorinePpm) {
    conditions.push(sentence('answers_incident_raise_chlorine', { least: FORMED_STOOL.freeChlorinePpm }));
  }
  if (input.cyanuricAcidPpm > HARDLY_ANY_CYANURIC_ACID_PPM) {
    conditions.push(sentence('answers_incident_formed_with_cyanuric_acid', { cyanuricAcid: rounded(input.cyanuricAcidPpm, 0) }));
  }
  return { minutes: conditions.length === 0 ? FORMED_STOOL.minutes : null, conditions };
}

function stabilizedDiarrhea(input: FecalIncident): IncidentResponse {
  if (input.cyanuricAcidPpm > STABILIZED.highestCyanuricAcidPpm) {
    const drain = sentence('answers_incident_drain', { most: HARDLY_ANY_CYANURIC_ACID_PPM, tested: STABILIZED.highestCyanuricAcidPpm });
    return { minutes: null, conditions: [drain] };
  }
  const conditions = generalConditions(input, STABILIZED.ph);
  if (input.freeChlorinePpm < STABILIZED.freeChlorinePpm) {
    conditions.push(sentence('answers_incident_raise_or_drain', { least: STABILIZED.freeChlorinePpm, most: HARDLY_ANY_CYANURIC_ACID_PPM }));
  }
  return { minutes: conditions.length === 0 ? STABILIZED.hours * 60 : null, conditions };
}

/**
 * How long to hold a chlorine level after an accident, with no one in the water. A public pool follows its health department first.
 * Diarrhea: 15,300 / ppm minutes with at most 15 ppm of cyanuric acid; with up to 50 ppm the 40 ppm, pH 6.5, 30 h procedure; above that no
 * time, drain. Formed stool: 30 minutes at 2 ppm or more, given only for hardly any cyanuric acid. Throws `out_of_range`.
 */
export function incidentResponse(input: FecalIncident): IncidentResponse {
  requireAllWithin(input, {
    freeChlorinePpm: [0.5, 100, 'ppm'],
    ph: [6, 9, ''],
    cyanuricAcidPpm: [0, 1000, 'ppm'],
    temperatureC: [0, 41, '°C'],
  });
  if (input.stool === 'formed') return formedStool(input);
  if (input.cyanuricAcidPpm > HARDLY_ANY_CYANURIC_ACID_PPM) return stabilizedDiarrhea(input);
  const conditions = generalConditions(input, FORMED_STOOL.highestPh);
  if (input.freeChlorinePpm < 10) conditions.push(sentence('answers_incident_raise_to_ten'));
  return { minutes: conditions.length === 0 ? CRYPTOSPORIDIUM_CT / input.freeChlorinePpm : null, conditions };
}
