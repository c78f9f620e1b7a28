// Numbers as a model may write them: digits, words, fractions, in English and Spanish. Words are folded: lower case, without accents.

const ONES: Record<string, number> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13,
  fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50,
  sixty: 60, seventy: 70, eighty: 80, ninety: 90, couple: 2, dozen: 12, pair: 2,
  cero: 0, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12, trece: 13,
  catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17, dieciocho: 18, diecinueve: 19, veinte: 20, veintiuno: 21, veintiun: 21, veintidos: 22,
  veintitres: 23, veinticuatro: 24, veinticinco: 25, veintiseis: 26, veintisiete: 27, veintiocho: 28, veintinueve: 29, treinta: 30, cuarenta: 40,
  cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, cien: 100, ciento: 100, doscientos: 200, doscientas: 200, trescientos: 300,
  trescientas: 300, cuatrocientos: 400, cuatrocientas: 400, quinientos: 500, quinientas: 500, seiscientos: 600, seiscientas: 600,
  setecientos: 700, setecientas: 700, ochocientos: 800, ochocientas: 800, novecientos: 900, novecientas: 900, docena: 12, par: 2,
  veintiuna: 21, decena: 10, quincena: 15, centenar: 100, millar: 1000, score: 20,
}; // prettier-ignore
const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  mil: 1000,
  millon: 1_000_000,
  millones: 1_000_000,
};
const PARTS: Record<string, number> = {
  half: 1 / 2, halves: 1 / 2, quarter: 1 / 4, quarters: 1 / 4, third: 1 / 3, thirds: 1 / 3, eighth: 1 / 8, eighths: 1 / 8,
  medio: 1 / 2, media: 1 / 2, mitad: 1 / 2, cuarto: 1 / 4, cuartos: 1 / 4, tercio: 1 / 3, tercios: 1 / 3, octavo: 1 / 8, octavos: 1 / 8,
}; // prettier-ignore
/** One of something, if a unit follows. */
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'un', 'una']);
const JOINS: ReadonlySet<string> = new Set(['and', 'y', '-', '&']);

export interface ReadNumber {
  value: number;
  /** index of the first token after it */
  end: number;
  /** digits are in it */
  isDigits: boolean;
  /** only an article: one of what follows */
  isArticle: boolean;
}

const DIGITS = /^\d[\d,.]*$/;

/** 12,000 and 12.5, and the comma of 1,5. */
export function digitsOf(token: string): number {
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(token)
    ? token.replaceAll(',', '')
    : token.replace(/,(?=\d{1,2}$)/, '.').replaceAll(',', '');
  return Number(plain.replace(/\.+$/, ''));
}

/** Half, a quarter, 1/2: the part of a whole that begins at this token. */
export const partAt = (tokens: readonly string[], at: number): { value: number; end: number } | undefined => {
  const token = tokens[at] ?? '';
  const slash = DIGITS.test(token) && tokens[at + 1] === '/' && DIGITS.test(tokens[at + 2] ?? '');
  if (slash) return { value: digitsOf(token) / digitsOf(tokens[at + 2] ?? ''), end: at + 3 };
  const from = ARTICLES.has(token) ? at + 1 : at;
  const part = PARTS[tokens[from] ?? ''];
  return part === undefined ? undefined : { value: part, end: from + 1 };
};

/** "two hundred and fifty", "treinta y cinco" */
function wordsAt(tokens: readonly string[], at: number): { value: number; end: number } | undefined {
  let [total, current, end, isFound] = [0, 0, at, false];
  for (let index = at; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    const [one, scale] = [ONES[token], SCALES[token]];
    if (one !== undefined) current += one;
    else if (scale === 100) current = (current || 1) * 100;
    else if (scale !== undefined) [total, current] = [total + (current || 1) * scale, 0];
    else if (isFound && JOINS.has(token) && ONES[tokens[index + 1] ?? ''] !== undefined) continue;
    else break;
    [isFound, end] = [true, index + 1];
  }
  return isFound ? { value: total + current, end } : undefined;
}

const POINTS: ReadonlySet<string> = new Set(['point', 'punto', 'coma']);
/** "two point five" */
function decimalsAfter(tokens: readonly string[], read: { value: number; end: number }): { value: number; end: number } {
  if (!POINTS.has(tokens[read.end] ?? '')) return read;
  const decimals = wordsAt(tokens, read.end + 1);
  return decimals ? { value: Number(`${read.value}.${decimals.value}`), end: decimals.end } : read;
}

/** The number that begins at this token, with its fraction: "1 1/2", "two and a half", "medio", "18 thousand". */
export function numberAt(tokens: readonly string[], at: number): ReadNumber | undefined {
  const token = tokens[at] ?? '';
  const alone = partAt(tokens, at);
  if (alone) return whole(tokens, { ...alone, isDigits: DIGITS.test(token), isArticle: false });
  const isDigits = DIGITS.test(token);
  const words = isDigits ? undefined : wordsAt(tokens, at);
  const read = isDigits ? { value: digitsOf(token), end: at + 1 } : words && decimalsAfter(tokens, words);
  if (!read) return ARTICLES.has(token) ? { value: 1, end: at + 1, isDigits: false, isArticle: true } : undefined;
  return whole(tokens, { ...read, isDigits, isArticle: false });
}

/** What belongs to a number after its first part: thousands, and a fraction. */
function whole(tokens: readonly string[], read: ReadNumber): ReadNumber {
  const next = tokens[read.end] ?? '';
  const scale = SCALES[next] ?? (next === 'k' ? 1000 : undefined);
  if (scale !== undefined && read.isDigits) return whole(tokens, { ...read, value: read.value * scale, end: read.end + 1 });
  // "three quarters", "dos tercios"
  const parts = PARTS[next];
  if (parts !== undefined && read.value >= 1 && Number.isInteger(read.value) && next.endsWith('s'))
    return { ...read, value: read.value * parts, end: read.end + 1 };
  const fraction = Number.isInteger(read.value) ? partAt(tokens, JOINS.has(next) ? read.end + 1 : read.end) : undefined;
  return fraction && fraction.value < 1 ? { ...read, value: read.value + fraction.value, end: fraction.end } : read;
}
