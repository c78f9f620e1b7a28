import { describe, expect, it } from 'vitest';
import { REGIONS } from '../regions/regions.ts';
import { boundText, sourceDateText, valueText } from './fact-texts.ts';
import { requireRegionText, requireRegulationText } from './texts.ts';

describe('the public texts', () => {
  it.each(REGIONS.map((region) => [region.name, region] as const))('%s has its care and its rules under its addresses', (_, region) => {
    const care = requireRegionText(`/${region.careSlug}/`);
    expect(care.facts).toMatchObject({ slug: region.careSlug, region: region.name, regulationsSlug: region.rulesSlug });
    expect(care.facts.months).toHaveLength(12);
    expect(care.lead.kind).toBe('paragraph');
    const rules = requireRegulationText(`/${region.rulesSlug}`);
    expect(rules.facts).toMatchObject({ slug: region.rulesSlug, regionSlug: region.careSlug });
    expect(rules.lead.kind).toBe('paragraph');
    for (const text of [care, rules]) expect(JSON.stringify([text.lead, text.blocks])).not.toMatch(/\*\*|\]\(|"#{1,3} |\| --/);
  });

  it('knows no other region', () => {
    expect(() => requireRegionText('/pool-services-texas')).toThrow('pool-services-texas');
    expect(() => requireRegulationText('/faq')).toThrow('faq');
  });
});

describe('how a fact is said', () => {
  it.each([
    [[206, 362], 'ppm', '206 to 362 ppm'],
    [1.7, '%', '1.7%'],
    [[7, 7.8], 'pH', '7.0 to 7.8'],
    ['June 1 to November 30', 'dates', 'June 1 to November 30'],
    [11, 'index', '11'],
    [12_500, 'gal', '12,500 gal'],
    [1000, 'USD', '$1,000'],
  ] as const)('%s %s', (value, unit, said) => {
    expect(valueText(typeof value === 'object' ? [value[0], value[1]] : value, unit)).toBe(said);
  });

  it('says a bound before its number', () => {
    expect(boundText({ name: 'Barrier', value: 4, unit: 'ft', bound: 'min' })).toBe('at least 4 ft');
    expect(boundText({ name: 'Depth', value: 24, unit: 'in', bound: 'over' })).toBe('more than 24 in');
    expect(boundText({ name: 'Openings', value: 4, unit: 'in', bound: 'under' })).toBe('under 4 in');
    expect(boundText({ name: 'pH', value: [6.5, 8.5], unit: 'pH' })).toBe('6.5 to 8.5');
  });

  it('dates a source, or says when it was read', () => {
    const source = { title: 'Rule', url: 'https://example.com' };
    expect(sourceDateText({ ...source, asOf: '2025' })).toBe('2025');
    expect(sourceDateText({ ...source, asOf: '2024-09' })).toBe('September 2024');
    expect(sourceDateText({ ...source, asOf: '2026-11', undated: true })).toBe('read November 2026');
  });
});
