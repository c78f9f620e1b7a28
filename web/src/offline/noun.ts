// How a noun that works offline is declared: one file in nouns/, read by the page and by the service worker. The contract with its checks
// stays out of the worker, so this is plain data; nouns.test.ts holds each declaration against the contract.

/**
 * record: creates the row. change: corrects it. remove: deletes it. act: anything else that is done, such as completing a task; an act is
 * sent separately and never merged with another entry, and the content of its body is shown on the row until the server has answered.
 */
export type Verb = 'record' | 'change' | 'remove' | 'act';

export interface NounCall {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** {poolId} and {id} of the row; anything else comes from the intent's `params` */
  path: string;
  status: 200 | 201 | 204;
  verb: Verb;
  /** only where the answer is not the row: the read that it replaces, and the list by which it is recognized */
  answer?: { read: string; list: string };
  /** the body is a form with a file: the name of its field. The other fields are texts, what is no text is JSON in one. What is deleted cannot be recorded again */
  form?: { file: string };
  /** there can be only one: the server may answer a record with the row that is there already, under another id */
  mayBeOther?: true;
}

export interface NounDeclaration {
  /** pool: belongs to one pool, and {poolId} is in its paths. account: belongs to the person. */
  scope: 'pool' | 'account';
  /** by their names in the contract ("readings.record"); of several with the same verb the first is the usual one */
  calls: Readonly<Record<string, NounCall>>;
  /** the address of the list that shows its rows: an array, or pages with `items` */
  list?: string;
  /** the field that says when it was; the clock of this device fills it in unless the person does */
  moment?: string;
  /** fields that a correction can take away (null) */
  clearable?: readonly string[];
  /** fields of the row that the server works out: shown, and never sent */
  computed?: readonly string[];
  /** what a row that waits says in the fields that the server fills in; its pool comes with it */
  blank?: Readonly<Record<string, unknown>>;
  /** other lists and facts that change with it */
  shownIn?: readonly string[];
  /** fields that no correction can carry, beside the id */
  fixed?: readonly string[];
}

/** What the stories of two devices (testing/) play with: exported as `example` beside the noun, so that declaring a noun tests it. */
export interface NounExample {
  /** rows of other nouns that a pool has to have before: posted to each pool of a story that plays with the real server */
  needs?: readonly { path: string; body: Readonly<Record<string, unknown>> }[];
  /** a body that the server accepts, without id and moment: the first fields that a correction may carry are changed in the stories */
  record?: Readonly<Record<string, unknown>>;
  /** for each act: what its path and body need */
  acts?: Readonly<Record<string, { params?: Readonly<Record<string, string>>; body?: Readonly<Record<string, unknown>> }>>;
}

/** Each noun adds itself, under the name of its file. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- filled by the files in nouns/
export interface Nouns {}
export type Noun = keyof Nouns;
export type CallOf<Name extends Noun> = keyof Nouns[Name]['calls'] & string;
export type OutboxCall = { [Name in Noun]: CallOf<Name> }[Noun];
