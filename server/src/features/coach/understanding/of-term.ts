// The meaning of a word, asked for in a roundabout way.
/** "What does the term ‘breakpoint’ mean?" asks what it is. */
const OF_TERM =
  /^\W*(?:what (?:does|do|is meant by)|qu[eé] significa) (?:(?:the|el|la) )?(?:(?:term|word|phrase|t[eé]rmino|palabra) ["“'‘]?|["“'‘])([\w -]{3,40}?)["”'’]?(?: mean| means)?[?.\s]*$|^\W*(?:define|what is meant by) (?:(?:the )?(?:term|word) )?["“'‘]?([\w -]{3,40}?)["”'’]?[?.\s]*$/i;
export function asMeaning(question: string): string {
  const [, quoted, defined] = OF_TERM.exec(question) ?? [];
  const name = quoted ?? defined;
  if (name === undefined) return question;
  return /^\W*qu/i.test(question) ? `¿Qué es ${name}?` : `What is ${name}?`;
}
