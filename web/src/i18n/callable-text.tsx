// Numbers to call are links: in an emergency no one should have to type them, or see one broken across two lines.
import { Fragment } from 'react';

const NUMBER = /(?<![\d.,-])(1-8\d{2}-\d{3}-\d{4}|911|(?<=(?:text|call|al) )988)(?![\d-]|[.,]\d| ?(?:ppm|gal|L\b|ml|mL|lb|oz|kg|g\b|°))/g;
const callable = (number: string): string => (number.length > 3 ? `tel:+${number.replaceAll('-', '')}` : `tel:${number}`);

export function CallableText({ text }: { text: string }) {
  // What a pattern with one group splits: words, number, words, number, words
  return text.split(NUMBER).map((piece, index) => {
    const isNumber = index % 2 === 1;
    return isNumber ? (
      // The pieces of one text never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <a
        key={index}
        href={callable(piece)}
        className="-mx-3 -my-2.5 inline-block max-w-full px-3 py-2.5 font-medium wrap-anywhere text-brand underline underline-offset-2"
      >
        {piece}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>{piece}</Fragment>
    );
  });
}
