// "3 ppm total and 1 free", "total 3 free 1": chlorine goes without saying where two of its kinds are named.
const KIND = '(total|free|combined|libre|combinado)';
const NAMES: Record<string, string> = {
  total: 'total chlorine', free: 'free chlorine', libre: 'free chlorine', combined: 'combined chlorine', combinado: 'combined chlorine',
}; // prettier-ignore
const NOT_OTHER = '(?! (?:available )?(?:alk|hard|diss|tds|swim|of charge|trial))';
const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const BEFORE = new RegExp(
  String.raw`(?<![\d.])${NUMBER}(?: ?(?:ppm|parts))?(?: (?:of|de|is|es))?(?: (?:my|the|el|mi))?(?: (?:cloro|chlorine|cl))? \b${KIND}\b${NOT_OTHER}(?: (?:available )?(?:chlorine|cl\b|cloro))?(?! (?:chlorine )?(?:is|es|at|of|=|reads?)? ?\d)`,
  'g',
);
const AFTER = new RegExp(
  String.raw`\b(?:cloro )?${KIND}\b${NOT_OTHER}(?: (?:chlorine|cl\b|cloro))?(?=(?: (?:is|at|of|was|reads?|about|around|like|es|esta|en|de|marca|=|:)|[:=])* ?\d)`,
  'g',
);

export function withChlorineNamed(text: string): string {
  const kinds = new Set([...text.matchAll(new RegExp(String.raw`\b${KIND}\b${NOT_OTHER}`, 'g'))].map(([, kind = '']) => NAMES[kind]));
  if (/\b(?:fc|free available)\b/.test(text)) kinds.add('free chlorine');
  if (kinds.size < 2) return text;
  const [first, named] = [text.search(BEFORE), text.search(AFTER)];
  const isNumberFirst = first >= 0 && (named < 0 || first < named);
  return isNumberFirst
    ? text.replaceAll(BEFORE, (_, number: string, kind: string) => `${NAMES[kind] ?? kind} ${number} ppm`)
    : text.replaceAll(AFTER, (_, kind: string) => NAMES[kind] ?? kind);
}
