// People take turns: no one is served twice at once, and no one with many questions holds up another person.
import { expect, it } from 'vitest';
import { Line, MOST_OF_ONE, MOST_WAITING } from './line.ts';

interface Asked {
  name: string;
  size: number;
}
function lineOf(...entries: (readonly [personId: string, name: string, size?: number])[]): Line<Asked> {
  const line = new Line<Asked>();
  for (const [personId, name, size = 10] of entries) line.add(personId, { name, size });
  return line;
}
/** All in the order in which they are served, each to its end. */
function served(line: Line<Asked>): string[] {
  const names: string[] = [];
  for (let next = line.next(); next; next = line.next()) {
    names.push(next.name);
    line.leave({ a: 'ana', b: 'ben', c: 'cleo' }[next.name.charAt(0)] ?? '');
  }
  return names;
}

it('serves one question of a person at a time', () => {
  const line = lineOf(['ana', 'a1'], ['ana', 'a2']);
  expect(line.next()?.name).toBe('a1');
  expect(line.hasNext).toBe(false);
  expect(line.next()).toBeUndefined();
  line.leave('ana');
  expect(line.next()?.name).toBe('a2');
});

it('lets the others in between the questions of one', () => {
  const line = lineOf(['ana', 'a1'], ['ana', 'a2'], ['ana', 'a3'], ['ben', 'b1'], ['cleo', 'c1']);
  expect(served(line)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('lets a small question go before long ones', () => {
  expect(served(lineOf(['ana', 'a1', 2000], ['ben', 'b1', 2000], ['cleo', 'c1', 12]))).toEqual(['c1', 'a1', 'b1']);
});

it('has room for a few of one person and for many of all', () => {
  const line = new Line<Asked>();
  for (let index = 0; index < MOST_OF_ONE; index += 1) line.add('ana', { name: 'a', size: index });
  expect(line.hasRoomFor('ana')).toBe(false);
  expect(line.hasRoomFor('ben')).toBe(true);
  for (let index = MOST_OF_ONE; index < MOST_WAITING; index += 1) line.add(`person ${index}`, { name: 'p', size: index });
  expect(line.hasRoomFor('ben')).toBe(false);
  line.next();
  expect(line.hasRoomFor('ben')).toBe(true);
  expect(line.empty()).toHaveLength(MOST_WAITING - 1);
  expect(line.hasNext).toBe(false);
});
