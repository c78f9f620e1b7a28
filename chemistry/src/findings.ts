// What the engine has to say in words. Each finding has a stable code (for translation and tests) and an English text.
import type { Message } from './sentences/message.ts';
import type { Parameter } from './water.ts';

/** danger: do not swim or do not do it · act: needs a correction · watch: keep an eye on · info: worth knowing · ask: something is missing */
export type Severity = 'danger' | 'act' | 'watch' | 'info' | 'ask';

export interface Finding {
  /** stable, snake_case */
  code: string;
  severity: Severity;
  /** one or two plain sentences with every number and its unit */
  text: string;
  /** the sentences of the text, for other languages; missing where only English is spoken so far */
  messages?: Message[];
  parameter?: Parameter;
  /** the numbers in the text, canonical units, for display in the person's own units */
  values?: Record<string, number>;
}

/** The only error that the engine throws: an input outside its valid range, or a question that has no answer. */
export class ChemistryError extends Error {
  readonly code: string;
  /** dotted path of the offending input, such as `water.ph` */
  readonly field: string | undefined;
  /** the message sentence by sentence, where it can become part of a finding */
  readonly messages: Message[] | undefined;
  constructor(code: string, message: string, field?: string, messages?: Message[]) {
    super(message);
    this.name = 'ChemistryError';
    this.code = code;
    this.field = field;
    this.messages = messages;
  }
}
