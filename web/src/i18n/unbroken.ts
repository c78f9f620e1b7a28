/**
 * A number stays on one line with what belongs to it: "4 ppm", "2 weeks", "15 fl oz", and both ends of "7.3 to 7.6". By no-break spaces,
 * which say the same to search, tests and screen readers.
 */
export const unbroken = (text: string): string =>
  text.replace(/([\d½¼¾]) (?=°|\p{L}{1,7}(?!\p{L}))/gu, '$1\u00a0').replace(/([\d½¼¾]\u00a0(?:a|to|fl)) /g, '$1\u00a0');
