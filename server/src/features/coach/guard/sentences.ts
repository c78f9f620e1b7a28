// Text that arrives in pieces, given on in whole sentences, so that an amount is judged with all that belongs to it.

const END = /[.!?…]["')\]*_]*(?=\s)|\n/g;
/** "fl. oz.", "approx." and the number of a line in a list end no sentence. */
const GOES_ON = /^\s*[a-z]/;
const ONLY_MARKER = /^\s*(?:[-*•]\s+)?\d{1,2}[.)]$/;
/** A sentence of a model that never ends is judged in parts of this length, and never in the middle of a word. */
const LONGEST = 1200;

function endOf(text: string): number | undefined {
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (match[0] === '\n') return end;
    const rest = text.slice(end);
    // What follows decides; it has not arrived yet.
    if (rest.trim() === '') return /\n/.test(rest) ? end : undefined;
    if (GOES_ON.test(rest) || ONLY_MARKER.test(text.slice(0, end))) continue;
    return end + (/^[ \t]+/.exec(rest)?.[0].length ?? 0);
  }
  return undefined;
}

export function sentenceReader(): { push: (text: string) => string[]; end: () => string[] } {
  let waiting = '';
  return {
    push: (text) => {
      waiting += text;
      const whole: string[] = [];
      for (let end = endOf(waiting); end !== undefined; end = endOf(waiting)) {
        whole.push(waiting.slice(0, end));
        waiting = waiting.slice(end);
      }
      if (waiting.length > LONGEST) throw new Error('A sentence of the model has no end.');
      return whole;
    },
    end: () => {
      const rest = waiting;
      waiting = '';
      return rest === '' ? [] : [rest];
    },
  };
}
