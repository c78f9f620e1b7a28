// Finds known phrases in a folded message. Longer phrases win; what a longer one covers is not found again.
export interface Mark<Name extends string> {
  name: Name;
  at: number;
  end: number;
  text: string;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`[\s-]+`);

/** A finder over lists of names separated by commas. */
export function finderOf<Name extends string>(table: Partial<Record<Name, string>>): (text: string) => Mark<Name>[] {
  const nameOf = new Map<string, Name>();
  for (const [name, names] of Object.entries(table) as [Name, string][]) {
    for (const phrase of names.split(',')) if (!nameOf.has(phrase.trim())) nameOf.set(phrase.trim(), name);
  }
  const phrases = [...nameOf.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:${phrases.map(escaped).join('|')})(?![\p{L}\d])`, 'gu');
  return (text) =>
    [...text.matchAll(pattern)].map((match) => {
      const [found, at] = [match[0], match.index];
      return { name: nameOf.get(found.replaceAll(/[\s-]+/g, ' ')) ?? (nameOf.get(found) as Name), at, end: at + found.length, text: found };
    });
}

/** All names that occur, overlapping or not: for cues, where one word may say two things. */
export function presenceOf<Name extends string>(table: Record<Name, string>): (text: string) => Set<Name> {
  const patterns = (Object.entries(table) as [Name, string][]).map(([name, names]) => {
    const phrases = names.split(',').map((phrase) => escaped(phrase.trim()));
    return [name, new RegExp(String.raw`(?<![\p{L}\d])(?:${phrases.join('|')})(?![\p{L}\d])`, 'u')] as const;
  });
  return (text) => new Set(patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name));
}
