// What a plan says about the values of a question beyond its steps: what it leaves alone, and why.
import type { Finding, Parameter } from '@limpid/chemistry';
import type { PoolPlan } from '@limpid/contract';
import { unitOf, valueName } from './names.ts';
import { shown } from './numbers.ts';
import type { CoachContext } from './reply.ts';

const TELLING: ReadonlySet<Finding['severity']> = new Set<Finding['severity']>(['danger', 'act', 'watch']);
/** What a person can do about it, where the step of a plan does not. */
const REMEDY: Partial<Record<string, string>> = {
  'ph low': 'Airea el agua (fuente, chorros, cascada): eso sube el pH sin subir la alcalinidad.',
  'alkalinityPpm high':
    'Ningún producto baja solo la alcalinidad: lleva el pH a 7.2 con ácido, airea hasta que vuelva a 7.6, mide y repite. Si la dejas así, más que nada el pH subirá más rápido.',
  'hardnessPpm high': 'Solo el agua nueva la baja. Con pH y alcalinidad en la parte baja de su rango no forma sarro.',
  'freeChlorinePpm high': 'Baja solo, unas ppm al día al aire libre. Por ahora no agregues más.',
  'cyanuricAcidPpm high': 'Solo baja al cambiar parte del agua.',
};

const levelText = (parameter: Parameter, value: number): string =>
  parameter === 'ph' ? value.toFixed(1) : `${shown(value, 0, 'es')}${unitOf(parameter)}`;

/** Of the engine, or as the contract sends it. */
type Noted = Finding | PoolPlan['findings'][number];

function inSpanish({ parameter: named, values }: Noted): string | undefined {
  const parameter = named as Parameter | undefined;
  const { value, low, high } = values ?? {};
  if (parameter === undefined || value === undefined || low === undefined || high === undefined) return undefined;
  const name = valueName(parameter, 'es');
  const end = value < low ? 'low' : 'high';
  const range = `${levelText(parameter, low)} a ${levelText(parameter, high)}`;
  const said = `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${levelText(parameter, value)}, ${end === 'low' ? 'por debajo' : 'por encima'} del rango de ${range}.`;
  const remedy = REMEDY[`${parameter} ${end}`];
  return remedy === undefined ? said : `${said} ${remedy}`;
}

/** About the values that the question names. */
export function planNotes(findings: readonly Noted[], asked: ReadonlySet<string>, { language }: CoachContext): string[] {
  return findings
    .filter(({ severity, parameter, code }) => TELLING.has(severity) && parameter !== undefined && asked.has(parameter) && !ASIDE.has(code))
    .flatMap((finding) => (language === 'es' ? (inSpanish(finding) ?? []) : finding.text));
}
/** About the cell and about algae, not about the value. */
const ASIDE: ReadonlySet<string> = new Set(['salt_cell_falls_short', 'algae_risk']);
