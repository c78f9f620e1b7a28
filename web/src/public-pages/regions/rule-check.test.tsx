import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Rule } from '../texts/front-matter.ts';
import { RuleCheck } from './rule-check.tsx';
import { REGIONS } from './regions.ts';
import { partsOfRule } from './rule-text.tsx';
import { requireRegulationText } from '../texts/texts.ts';

const styles = readFileSync('web/src/styles/public.css', 'utf8');
const rulesOf = (slug: string): readonly Rule[] => requireRegulationText(`/${slug}`).facts.rules;
const BARRIER: Rule = {
  id: 'a',
  topic: 'What the barrier must be',
  appliesTo: ['home', 'rental'],
  when: ['selling'],
  rule: 'A barrier stands around it.',
  numbers: [{ name: 'Barrier height', value: 4, unit: 'ft', bound: 'min' }],
  source: { title: 'Statutes', url: 'https://example.org', asOf: '2025' },
  confidence: 'read',
};

it('knows every answer: the one that is asked for, and the one that hides', () => {
  // The federal rules are on every page.
  const rules = [...new Map(REGIONS.flatMap(({ rulesSlug }) => rulesOf(rulesSlug)).map((rule) => [rule.id, rule])).values()];
  for (const whose of new Set(rules.flatMap(({ appliesTo }) => appliesTo)))
    expect(styles).toContain(`.rule-check:has(#whose-${whose}:checked) [data-for]:not([data-for~='${whose}'])`);
  for (const what of new Set(rules.flatMap(({ when }) => when).filter((one) => one !== 'always')))
    expect(styles).toContain(`.rule-check:has(#what-${what}:checked) [data-when]:not([data-when~='${what}'])`);
  render(<RuleCheck rules={rules} />);
  for (const radio of screen.getAllByRole('radio').filter(({ id }) => !id.endsWith('-any')))
    expect(styles, radio.id).toContain(`:has(#${radio.id}:checked)`);
});

it('says in the closed line for whom a rule is, and its first number', () => {
  const { container } = render(<RuleCheck rules={[BARRIER, { ...BARRIER, id: 'b', when: ['always'], numbers: [] }]} />);
  const [first, second] = container.querySelectorAll('summary');
  expect(first?.textContent).toBe('What the barrier must beFor: home, rented outBarrier height: at least 4 ft');
  expect(second?.textContent).toBe('What the barrier must beFor: home, rented out');
  expect(container.querySelector('#a')?.getAttribute('data-for')).toBe('home rental');
  expect(container.querySelector('#a')?.getAttribute('data-when')).toBe('selling');
  expect(container.querySelector('#b')?.hasAttribute('data-when')).toBe(false);
});

it('shows what a rule lists as a list, and loses no word of it', () => {
  expect(partsOfRule('It needs one of these: a fence; a cover (F1346-91); or an alarm. Counties add to it.')).toEqual({
    text: 'It needs one of these:',
    items: ['a fence', 'a cover (F1346-91)', 'an alarm'],
    after: 'Counties add to it.',
  });
  expect(partsOfRule('A barrier: 4 feet high; no gaps.').items).toEqual([]);
  const rules = REGIONS.flatMap(({ rulesSlug }) => rulesOf(rulesSlug)).map(({ rule }) => rule);
  const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word !== 'or').length;
  for (const rule of rules) {
    const { text, items, after } = partsOfRule(rule);
    expect(wordsOf([text, ...items, after].join(' ')), rule).toBe(wordsOf(rule));
  }
  expect(rules.filter((rule) => partsOfRule(rule).items.length > 0).length).toBeGreaterThanOrEqual(5);
});
