import { describe, expect, it } from 'vitest';
import { fuzzyMatch } from './fuzzy-match.ts';
import { rangesOfWords } from './marked-text.tsx';

const scoreOf = (query: string, text: string, names?: string) => fuzzyMatch(query, text, names)?.score ?? 0;

describe('fuzzyMatch', () => {
  it('finds beginnings of words, in any order, whatever case and accents', () => {
    expect(fuzzyMatch('log test', 'Log a test')?.ranges).toEqual([
      [0, 3],
      [6, 10],
    ]);
    expect(fuzzyMatch('ANA', 'Anotar análisis')?.ranges).toEqual([[7, 10]]);
    expect(fuzzyMatch('quimica', 'Química')?.ranges).toEqual([[0, 7]]);
    expect(fuzzyMatch('test log', 'Log a test')).not.toBeNull();
  });

  it('puts a beginning before a part, and a part before scattered letters', () => {
    expect(scoreOf('pool', 'Pool volume')).toBeGreaterThan(scoreOf('pool', 'Add a pool'));
    expect(scoreOf('pool', 'Add a pool')).toBeGreaterThan(scoreOf('ool', 'Add a pool'));
    expect(scoreOf('ool', 'Add a pool')).toBeGreaterThan(scoreOf('dsh', 'Dashboard'));
    expect(scoreOf('dsh', 'Dashboard')).toBeGreaterThan(0);
  });

  it('takes other names too, for less, and marks nothing for them', () => {
    const match = fuzzyMatch('dashboard', 'Today', 'dashboard home');
    expect(match?.ranges).toEqual([]);
    expect(match?.score).toBeLessThan(scoreOf('today', 'Today', 'dashboard home'));
  });

  it('needs every word, and letters that stand close', () => {
    expect(fuzzyMatch('pool banana', 'Pool volume')).toBeNull();
    expect(fuzzyMatch('pme', 'Pool volume')).toBeNull();
    expect(fuzzyMatch('zz', 'Pool volume')).toBeNull();
  });

  it('takes everything for an empty query', () => {
    expect(fuzzyMatch('  ', 'Anything')).toEqual({ score: 1, ranges: [] });
  });
});

it('rangesOfWords finds whole words whatever their case', () => {
  expect(rangesOfWords('Chlorine: chlorinated Chlorine', ['chlorine'])).toEqual([
    [0, 8],
    [22, 30],
  ]);
});
