/**
 * A number stays on one line with the word after it: "4 ppm", "2 weeks", "15 fl oz", and both ends of "7.3 to 7.6". By no-break spaces,
 * which say the same to search, tests and screen readers.
 */
export const unbroken = (text: string): string =>
  text.replace(/[\d½¼¾] (a |to |fl )?(?=[°\p{L}\d])/gu, (part) => part.replaceAll(' ', '\u00a0'));
