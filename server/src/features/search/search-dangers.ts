// A current that someone feels in the water kills, and people say it in words that mean something harmless elsewhere: a shock, a buzz, "toques".
import { splitWords } from './search-text.ts';

/** What is asked for in their place, before what the words mean otherwise. */
const CURRENT_FELT = 'tingle';

const PATTERNS: readonly RegExp[] = [
  / (tingl\w*|zap(s|ped|ping)?|electrocut\w*|electrified|electrificad\w*|cosquill\w*|hormigue\w*) /,
  / electric(al|ity)? (shock\w*|current|charge|in (the |my |our )?(pool|water|hot tub|tub|spa)) /,
  / (feel|feels|feeling|felt|sense) (a |an |the |some )?(mild |small |slight )?(electric\w*|current|shock\w*|jolt) /,
  / stray (voltage|current|electricity) | voltage in (the |my )?(pool|water) /,
  / (shock|shocks|shocked|shocking) (me|us|him|her|them|you|my (kids?|son|daughter|dog|hand|foot|feet|wife|husband)) /,
  / shock(s|ed)? (when|if|while|from|by|as) .*(touch\w*|grab\w*|hold\w*|ladder|\w*rail|metal|light|get(ting)? (in|out)) /,
  / (got|get|gets|getting) (a |an )?(\w+ )?shock(ed)? .*(touch\w*|grab\w*|ladder|\w*rail|metal|light|water|pool|tub|spa) /,
  / (da|dan|dio|dieron|dando|daba|siento|sienten|sentir|senti|pasa) (un |una |unos |unas )?(toques?|corriente|corrientazos?|calambres?|descargas?|chispazos?) /,
  / (toques?|corriente|descargas?|choques?) electric[oa]s? | electricidad en (el|la) (agua|piscina|alberca|jacuzzi) /,
  / corriente en (el|la|mi|los|las) (agua|alberca|piscina|jacuzzi|spa|escaleras?|baranda\w*|pasamanos) | (agua|alberca|piscina|escalera) (con|tiene|trae) corriente /,
];
const BUZZES = / buzz\w* /;
const MACHINES =
  / (pump|motor|heater|timer|filter|breaker|panel|box|chlorinator|robot|cleaner|noise\w*|sounds?|bees?|wasps?|flies|insects?|bugs?) /;

/** What to ask for first, where the question says that someone felt a current. */
export function dangerIn(question: string): string | undefined {
  const line = ` ${splitWords(question).join(' ')} `;
  const isFelt = PATTERNS.some((pattern) => pattern.test(line)) || (BUZZES.test(line) && !MACHINES.test(line));
  return isFelt ? CURRENT_FELT : undefined;
}
