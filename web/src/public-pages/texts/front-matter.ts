// Our public texts: facts as one JSON object between two lines of ---, then Markdown. tools/content.test.ts holds their shape.
import { parseDocument } from './plain-text.ts';
import type { Block } from './plain-text.ts';
import type { RegionKey } from '../regions/regions.ts';

export interface Source {
  title: string;
  url: string;
  /** YYYY or YYYY-MM */
  asOf: string;
  /** the page carries no date: asOf is when we read it */
  undated?: true;
  /** the link is the official place, but this is what we read */
  readIn?: string;
}
export type Confidence = 'read' | 'secondary' | 'computed';
export type MeasureValue = number | [number, number] | string;
export type Audience = 'home' | 'rental' | 'semi-public' | 'public';
export type Occasion =
  | 'always'
  | 'building-or-remodeling'
  | 'child-under-six'
  | 'selling'
  | 'operating'
  | 'draining'
  | 'hiring'
  | 'heating'
  | 'equipment';

interface TextFacts {
  slug: string;
  title: string;
  description: string;
  keywords: string[];
  updatedOn: string;
}

export interface ClimateMonth {
  month: number;
  airHighF: number;
  airLowF: number;
  rainIn?: number;
}
export interface SourcedFact {
  name: string;
  value: MeasureValue;
  unit: string;
  note?: string;
  source?: Source;
  confidence: Confidence;
}
export interface FillWater {
  place: string;
  quantity: 'hardness' | 'alkalinity' | 'pH' | 'disinfectant' | 'source';
  value: MeasureValue;
  unit: string;
  note?: string;
  source: Source;
  confidence: Confidence;
}
export interface RegionFacts extends TextFacts {
  region: string;
  regulationsSlug: string;
  climate: { place: string; basis: string; source: Source; confidence: Confidence; months: ClimateMonth[]; facts: SourcedFact[] };
  fillWater: FillWater[];
  months: { month: number; title: string; tasks: string[] }[];
  problems: { name: string; why: string; whatToDo: string }[];
  calculators: string[];
  sources: Source[];
}

export interface RuleNumber {
  name: string;
  value: MeasureValue;
  unit: string;
  bound?: 'min' | 'max' | 'over' | 'under' | 'about';
}
export interface Rule {
  id: string;
  topic: string;
  appliesTo: Audience[];
  when: Occasion[];
  rule: string;
  numbers: RuleNumber[];
  source: Source;
  confidence: Confidence;
}
export interface RuleChange {
  what: string;
  status: string;
  source: Source;
}
export interface RegulationFacts extends TextFacts {
  region: string;
  regionSlug: string;
  asOf: string;
  authority: { name: string; url: string; also: { name: string; url?: string; about: string }[] };
  rules: Rule[];
  changes: RuleChange[];
  askLocally: string[];
}

export interface Question {
  question: string;
  answer: string;
}
export interface FaqFacts extends TextFacts {
  groups: { group: string; items: Question[] }[];
}
export type AboutFacts = TextFacts;

export interface Text<Facts> {
  facts: Facts;
  /** the first paragraph, which the page sets apart */
  lead: Block;
  blocks: Block[];
}
export type RegionText = Text<RegionFacts> & { key: RegionKey };
export type RegulationText = Text<RegulationFacts> & { key: RegionKey };

export function parseText<Facts>(source: string): Text<Facts> {
  const match = /^---\n(\{[\s\S]*?\n\})\n---\n\n([\s\S]+)$/.exec(source.replaceAll('\r\n', '\n'));
  const [lead, ...blocks] = parseDocument(match?.[2] ?? '').blocks;
  if (!match || lead === undefined) throw new Error('A text has no JSON between two lines of --- at its top, or no words after it.');
  return { facts: JSON.parse(match[1] ?? '') as Facts, lead, blocks };
}
