// A short name for a long text: SHA-256 (FIPS 180-4) in plain arithmetic, because the engine runs where no platform library is at hand,
// and a page has to find the same name as the server at once.

const isPrime = (value: number): boolean => {
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false;
  return true;
};
const PRIMES = Array.from({ length: 312 }, (_, index) => index)
  .filter((value) => value > 1 && isPrime(value))
  .slice(0, 64);
/** The first 32 bits behind the point. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** One byte per character; what is not ASCII takes two. */
function bytesOf(text: string): number[] {
  const bytes: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > 127) bytes.push(unit >>> 8);
    bytes.push(unit & 255);
  }
  return bytes;
}

/** The message in words of 32 bits: a closing bit, zeros, its length. */
function wordsOf(text: string): number[] {
  const bytes = bytesOf(text);
  const words = Array.from({ length: (((bytes.length + 8) >>> 6) + 1) * 16 }, () => 0);
  [...bytes, 128].forEach((byte, index) => (words[index >>> 2] = (words[index >>> 2] ?? 0) | (byte << (24 - 8 * (index & 3)))));
  words[words.length - 1] = bytes.length * 8;
  return words;
}

/** The sixteen words of a block drawn out to sixty-four. */
function scheduleOf(block: readonly number[]): number[] {
  const w = [...block];
  for (let index = 16; index < 64; index++) {
    const [a, b] = [w[index - 15] ?? 0, w[index - 2] ?? 0];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w.push(((w[index - 16] ?? 0) + s0 + (w[index - 7] ?? 0) + s1) | 0);
  }
  return w;
}

type State = [number, number, number, number, number, number, number, number];

function compress(state: State, block: readonly number[]): State {
  let [a, b, c, d, e, f, g, h] = state;
  scheduleOf(block).forEach((word, index) => {
    const chosen = (e & f) ^ (~e & g);
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (ROUND[index] ?? 0) + word) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0) as State;
}

/** The first 22 signs (132 bits) of the text's digest in base64url. */
export function digest(text: string): string {
  const words = wordsOf(text);
  let state = START as State;
  for (let at = 0; at < words.length; at += 16) state = compress(state, words.slice(at, at + 16));
  const bit = (index: number) => ((state[index >>> 5] ?? 0) >>> (31 - (index & 31))) & 1;
  return Array.from(
    { length: 22 },
    (_, sign) => ALPHABET[[0, 1, 2, 3, 4, 5].reduce((sum, place) => 2 * sum + bit(6 * sign + place), 0)],
  ).join('');
}

/** The same text for the same content, whatever the order of its keys; what is undefined is left out. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalText(item ?? null)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalText(member)}`).join(',')}}`;
}
