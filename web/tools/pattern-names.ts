// A pattern that names files says so in silence when one of them is renamed: each of its alternatives must be there.

/** The innermost choice. What must not follow, `(?!a|b)`, is none: it stays as it is, also inside a choice. */
const CHOICE = /\((?!\?)((?:[^()]|\(\?[^()]*\))*)\)/;
const OR = /\|(?![^()]*\))/;

/** One for each alternative: `(a|b)/c` is `a/c` and `b/c`. */
function spellings(source: string): string[] {
  const group = CHOICE.exec(source);
  if (!group) return [source];
  const [before, after] = [source.slice(0, group.index), source.slice(group.index + group[0].length)];
  return (group[1] ?? '').split(OR).flatMap((one) => spellings(before + one + after));
}

/** Those alternatives of the patterns that are none of these names. */
export function namesNothing(patterns: readonly RegExp[], names: readonly string[]): string[] {
  const each = new Set(patterns.flatMap(({ source }) => spellings(`(${source})`)));
  return [...each].filter((source) => {
    const pattern = new RegExp(source);
    return !names.some((name) => pattern.test(name));
  });
}
