// What is known of the declared nouns. A function, so that a test can play another version of the app, with other nouns.
import type { Noun, NounCall, NounDeclaration, OutboxCall, Verb } from './noun.ts';

interface KnownCall extends NounCall {
  name: OutboxCall;
  noun: Noun;
}

interface Called {
  call: string;
}

const nameOf = (file: string): Noun => file.replaceAll(/^.*\/|\.ts$/g, '') as Noun;

/** `declared`: by the file of each noun. */
export function registryOf(declared: Readonly<Record<string, NounDeclaration>>) {
  const NOUNS: ReadonlyMap<Noun, NounDeclaration> = new Map(Object.entries(declared).map(([file, noun]) => [nameOf(file), noun]));
  const CALLS: ReadonlyMap<string, KnownCall> = new Map(
    [...NOUNS].flatMap(([noun, { calls }]) =>
      Object.entries(calls).map(([name, call]) => [name, { ...call, name: name as OutboxCall, noun }]),
    ),
  );
  /** Undefined: another version of the app made it. */
  const callOf = ({ call }: Called): KnownCall | undefined => CALLS.get(call);
  const nounOf = (entry: Called): Noun | undefined => callOf(entry)?.noun;
  const verbOf = (entry: Called): Verb | undefined => callOf(entry)?.verb;
  const declarationOf = (entry: Called): NounDeclaration | undefined => {
    const noun = nounOf(entry);
    return noun && NOUNS.get(noun);
  };
  /** The usual call of the same noun for a verb; undefined where the noun has none, as one that cannot be corrected. */
  const siblingCall = (entry: Called, verb: Verb): OutboxCall | undefined => {
    const noun = nounOf(entry);
    return [...CALLS.values()].find((call) => call.noun === noun && call.verb === verb)?.name;
  };
  /** The moment of this noun, as a list of none or one. */
  const momentsOf = (entry: Called): readonly string[] => {
    const moment = declarationOf(entry)?.moment;
    return moment === undefined ? [] : [moment];
  };
  /** The moments of all nouns. */
  const MOMENTS: ReadonlySet<string> = new Set([...NOUNS.values()].flatMap(({ moment }) => moment ?? []));
  return { NOUNS, CALLS, callOf, nounOf, verbOf, declarationOf, siblingCall, momentsOf, MOMENTS };
}
