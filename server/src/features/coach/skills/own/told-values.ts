// Numbers that are told and want an answer before they are written down: total and free chlorine, cloudy water, "what first?".
import { CoachDraft } from '@limpid/contract';
import type { Frame } from '../../understanding/frame.ts';
import { answerShock } from '../chlorine-levels.ts';
import { measuredOf } from '../measured.ts';
import { figures } from '../numbers.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from '../reply.ts';
import { answerBalance } from '../steps.ts';
import { cloudyTold } from './cloudy-told.ts';
import { CLEAR_UP } from './shock-asked.ts';

type Told = (frame: Frame, context: CoachContext) => Reply | undefined;

/** "Log free chlorine 1e9": no one writes a test so, and half of it would be a number too. */
const EXPONENT = /(?<![\w.])\d+(?:\.\d+)?e[-+]?\d+\b/i;
const odd: Told = ({ raw }, context) => {
  const [said] = EXPONENT.exec(raw) ?? [];
  if (said === undefined) return undefined;
  return askBack(
    inLanguage(context, {
      en: `I can't read “${said}” as a test. Which number did you mean?`,
      es: `No puedo leer “${said}” como un análisis. ¿Qué número quisiste decir?`,
    }),
  );
};

/** Above this combined chlorine calls for more free chlorine; above the swim limit people stay out. */
const FINE_PPM = 0.5;
const ASKS_ELSE =
  /\b(?:swim\w*|nad\w+|get in|go in|meter\w*|what (?:is|does|are)|whats|difference|diferencia|how (?:do|long|often|come)|why|por que|que es|raise|lower|subir|bajar|strip|gallons? of|breakpoint|quiebre|ten|10 ?x|times|rule|regla|level|indoor|pounds|libras|used|reach)\b/;
/** "I have 3 ppm total chlorine and 1 ppm free" */
const totalAndFree: Told = (frame, context) => {
  const { freeChlorinePpm: free, totalChlorinePpm: total, combinedChlorinePpm: said } = frame.values;
  if (free === undefined || (total === undefined && said === undefined) || frame.cues.has('log') || ASKS_ELSE.test(frame.text))
    return undefined;
  if (frame.bound.some(({ role }) => role === 'to' || role === 'delta') || frame.symptoms.length > 0) return undefined;
  if (frame.cues.has('howMuch') || frame.volumeL !== undefined || frame.chemicals.some(({ name }) => name !== 'chlorine')) return undefined;
  const others = Object.keys(frame.values).filter(
    (name) => !['freeChlorinePpm', 'totalChlorinePpm', 'combinedChlorinePpm', 'cyanuricAcidPpm', 'temperatureC'].includes(name),
  );
  if (others.length > 0 || (total !== undefined && total < free)) return undefined;
  const combined = measuredOf(frame).combinedChlorinePpm ?? 0;
  const sum =
    total === undefined
      ? inLanguage(context, { en: `Combined chlorine is ${figures(combined)} ppm.`, es: `El cloro combinado es de ${figures(combined, 'es')} ppm.` })
      : inLanguage(context, {
          en: `Combined chlorine is ${figures(combined)} ppm: total ${figures(total)} minus free ${figures(free)}.`,
          es: `El cloro combinado es de ${figures(combined, 'es')} ppm: total ${figures(total, 'es')} menos libre ${figures(free, 'es')}.`,
        }); // prettier-ignore
  const proposals = logOf(frame, context);
  const keep = proposals.length === 0 ? '' : inLanguage(context, { en: ' Log this test?', es: ' ¿Anoto este análisis?' });
  if (combined <= FINE_PPM) {
    const fine = inLanguage(context, {
      en: `Up to ${FINE_PPM} is fine, so nothing to do for it.`,
      es: `Hasta ${FINE_PPM} está bien: no hay que hacer nada por él.`,
    });
    return reply(`${sum} ${fine}${keep}`, { proposals });
  }
  const shock = answerShock({ ...frame, text: 'how much to shock' }, context);
  const todo = inLanguage(context, {
    en: `That's above ${FINE_PPM}: it smells, stings eyes and hardly disinfects, so stay out until it's back under it. More free chlorine breaks it up.`,
    es: `Supera ${FINE_PPM}: huele, irrita los ojos y casi no desinfecta. No entren hasta que vuelva a bajar. Se elimina con más cloro libre.`,
  });
  return {
    ...shock,
    answer: `${sum} ${todo} ${shock.answer}${keep}`,
    proposals,
    abstained: false,
    sources: context.pool ? [CLEAR_UP(context)] : [],
  };
};

function logOf(frame: Frame, { pool }: CoachContext): Reply['proposals'] {
  const draft = CoachDraft.safeParse({ action: 'log_test', fields: measuredOf(frame) });
  return pool && draft.success ? [draft.data] : [];
}

const WHAT_FIRST =
  /\b(?:what|which(?: one)?)(?: (?:do|should|to|would|can|must|is|goes|comes|i|we|u|you|fix|add|adjust|treat|do))*? first\b|\bwhere (?:do|should) i (?:start|begin)\b|\bwhat (?:do|should|would|can|shud|shld) (?:i|we|you|u) (?:do|add|fix|use)\b|\b(?:que|cual)(?: (?:hago|arreglo|corrijo|agrego|echo|ajusto|subo|le|pongo|va|es|debo|hay que|se))* (?:primero|antes)\b|\bque (?:hago|agrego|echo|le echo|le pongo|pongo|debo hacer)\b|\b(?:por donde empiezo|ayuda|auxilio|help|what now|now what|ahora que|y ahora)\W*$/;
/** With these one value is enough. */
const HELP = /\b(?:help|what now|now what|ayuda|auxilio|ahora que|y ahora)\W*$/;
const LEVELS: ReadonlySet<string> = new Set([
  'freeChlorinePpm',
  'ph',
  'alkalinityPpm',
  'hardnessPpm',
  'cyanuricAcidPpm',
  'combinedChlorinePpm',
  'saltPpm',
]);
/** "pH 7.2 alk 40 what first": two values and the question what to do. */
const whatFirst: Told = (frame, context) => {
  const known = Object.keys(frame.values).filter((name) => LEVELS.has(name));
  const isPlain =
    known.length >= (HELP.test(frame.text) && !known.includes('combinedChlorinePpm') ? 1 : 2) &&
    frame.symptoms.length === 0 &&
    frame.chemicals.length === 0 &&
    !frame.cues.has('log') &&
    !frame.cues.has('swim');
  if (!isPlain || !WHAT_FIRST.test(frame.text) || frame.bound.some(({ role }) => role === 'to' || role === 'delta')) return undefined;
  if (frame.quantities.some(({ kind }) => !['none', 'ppm', 'temperature', 'volume'].includes(kind))) return undefined;
  return answerBalance(frame, context);
};

export const TOLD: readonly Told[] = [odd, totalAndFree, cloudyTold, whatFirst];
