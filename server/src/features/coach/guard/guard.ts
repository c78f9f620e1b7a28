// Between a model and the person: whole sentences only, without links to elsewhere, without the instructions, and without any amount that
// no tool gave in this turn. What is taken out is replaced by a sentence that says so.
import type { Allowed } from './allowed.ts';
import { type Fault, judge, START } from './judge.ts';
import { withoutLinks } from './links.ts';
import { asksToSwim } from './swim-claims.ts';
import { sentenceReader } from './sentences.ts';

export interface GuardSettings {
  language: 'en' | 'es';
  allowed: Allowed;
  /** pages of ours that tools named */
  ownPages: ReadonlySet<string>;
  /** what the model must not repeat */
  secrets: readonly string[];
  /** what the person asked: a "yes" is the answer to it */
  question?: string;
  /** characters of an answer: what comes after is left out, in whole sentences */
  longest?: number;
}

const LEFT_OUT: Record<Fault, Record<'en' | 'es', string>> = {
  amount: {
    en: 'I left a number out here, because I only give amounts that Limpid worked out for you. Ask me for the dose with your test and volume, and I’ll calculate it. ',
    es: 'Aquí dejé fuera un número, porque solo doy cantidades que Limpid calculó para ti. Pídeme la dosis con tu análisis y tu volumen, y la calculo. ',
  },
  swim: {
    en: 'I left out whether anyone can swim, because Limpid didn’t check it for this answer. Ask me “Can we swim now?” ',
    es: 'Aquí dejé fuera si alguien puede nadar, porque Limpid no lo comprobó para esta respuesta. Pregúntame “¿Podemos nadar ahora?” ',
  },
  deed: {
    en: 'I left a sentence out here, because I can’t save or do anything myself. What I prepare is saved when you confirm it on its card. ',
    es: 'Aquí dejé fuera una frase, porque no puedo guardar ni hacer nada por mi cuenta. Lo que preparo se guarda cuando lo confirmas en su tarjeta. ',
  },
};

const SECRET_PIECE = 48;

export function numberGuard({ language, allowed, ownPages, secrets, question = '', longest = Number.POSITIVE_INFINITY }: GuardSettings) {
  const sentences = sentenceReader();
  let flow = { ...START, isOfSwimming: asksToSwim(question) };
  let leftOut: Fault | undefined;
  let [length, isFull] = [0, false];
  const plain = secrets.map(flattened);
  const checked = (sentence: string): string => {
    const text = withoutLinks(sentence, ownPages);
    if (text.trim() === '') return text;
    if (repeats(flattened(text), plain)) return '';
    const judged = judge(text, allowed, flow);
    flow = judged.flow;
    const { fault } = judged;
    if (fault === undefined) {
      leftOut = undefined;
      return text;
    }
    // Once for several sentences in a row.
    const notice = leftOut === fault ? '' : LEFT_OUT[fault][language];
    leftOut = fault;
    return notice + (text.endsWith('\n') ? '\n' : '');
  };
  const fitting = (whole: readonly string[]): string =>
    whole.reduce((said, sentence) => {
      if (isFull) return said;
      const text = checked(sentence);
      isFull = length + text.length > longest;
      if (isFull) return said;
      length += text.length;
      return said + text;
    }, '');
  return {
    push: (text: string): string => fitting(sentences.push(text)),
    end: (): string => fitting(sentences.end()),
    /** the answer has reached its length: there is more, which is not said */
    isFull: (): boolean => isFull,
  };
}

const flattened = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** A longer piece of what must not be repeated. */
function repeats(text: string, secrets: readonly string[]): boolean {
  for (let at = 0; at + SECRET_PIECE <= text.length; at += 8) {
    const piece = text.slice(at, at + SECRET_PIECE);
    if (secrets.some((secret) => secret.includes(piece))) return true;
  }
  return secrets.some((secret) => secret.length < SECRET_PIECE && secret.trim() !== '' && text.includes(secret.trim()));
}
