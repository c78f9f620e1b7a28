// "Which …? A) … B) …": a question with answers to choose from.
export interface Choice {
  letter: string;
  text: string;
}

const MARK = /(?:^|[\n\r;,]|\s{1,3})\(?([A-Da-d])[).:]\s+/g;

export function choicesIn(message: string): { question: string; choices: Choice[] } {
  const marks = [...message.matchAll(MARK)];
  const letters = marks.map((mark) => mark[1]?.toUpperCase());
  const first = letters.indexOf('A');
  if (first === -1 || letters[first + 1] !== 'B') return { question: message, choices: [] };
  const own = marks.slice(first).filter((_, index) => letters[first + index] === 'ABCD'[index]);
  const choices = own.map((mark, index) => {
    const from = mark.index + mark[0].length;
    const until = own[index + 1]?.index ?? message.length;
    return {
      letter: 'ABCD'[index] ?? 'A',
      text: message
        .slice(from, until)
        .replaceAll(/[\s;,.]+$/g, '')
        .trim(),
    };
  });
  return { question: message.slice(0, own[0]?.index ?? message.length).trim(), choices };
}
