// How well the built-in coach understands and the search finds, over sets of questions that lie outside this repository:
// node bench/coach-sets.ts FOLDER, with nlu-dev.json and nlu-fresh.json ({ q, intent, slots }) and retrieval-dev.txt (set|question|topic).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerMessage } from '../server/src/features/coach/answer.ts';
import type { CoachContext } from '../server/src/features/coach/skills/reply.ts';
import { readMessage } from '../server/src/features/coach/understanding/frame.ts';
import { guessIntent } from '../server/src/features/coach/understanding/intents.ts';
import { createSearch } from '../server/src/features/search/search.ts';
import { searchDocuments } from '../tools/search/search-documents.ts';

const FIRST = 3;
const TOLERANCE = 0.02;
const LITRES_PER_GALLON = 3.785411784;

interface Utterance {
  id: string;
  q: string;
  intent: string;
  slots: Partial<Record<'from' | 'to' | 'delta' | 'vol', number>>;
}
/** Which of our intents answer one of the set; the set names each value of a dose apart. */
const OURS: Readonly<Record<string, readonly string[]>> = {
  diagnose: ['diagnose'], balance: ['balance'], swim_safe: ['swim'], pump_time: ['pump_time'], lower_cya: ['lower_by_water'], shock: ['shock'], fc_target: ['fc_target'],
  lsi: ['index'], volume: ['volume'], forecast: ['forecast'], trend: ['trend'], log: ['log'], history: ['history'], remind: ['remind'], chem_mix: ['chem_mix'],
  explain: ['explain'], weather: ['weather'], heat_time: ['heat_time'], smalltalk: ['smalltalk'], oos: ['out_of_scope', 'injection'], status: ['status'], schedule: ['schedule'],
}; // prettier-ignore
const DOSED: Readonly<Record<string, string>> = {
  dose_fc: 'freeChlorinePpm', dose_ph_down: 'ph', dose_ph_up: 'ph', dose_ta_up: 'alkalinityPpm', dose_ta_down: 'alkalinityPpm', dose_cya_up: 'cyanuricAcidPpm',
  dose_ch_up: 'hardnessPpm', dose_salt: 'saltPpm',
}; // prettier-ignore

const CONTEXT: CoachContext = { language: 'en', measures: 'us', personality: 'friendly', now: new Date(), timeZone: 'America/New_York' };
const near = (value: unknown, wanted: number) =>
  typeof value === 'number' && Math.abs(value - wanted) <= Math.abs(wanted) * TOLERANCE + 0.01;

type Verdict = 'right' | 'asked' | 'wrong';

function verdictOf({ q, intent, slots }: Utterance): Verdict {
  const { cards, abstained } = answerMessage(q, CONTEXT);
  const parameter = DOSED[intent];
  if (parameter === undefined) {
    const guess = guessIntent(readMessage(q)).intent;
    if (OURS[intent]?.includes(guess)) return 'right';
    // A short explanation is one, whatever it is filed under.
    if (intent === 'explain' && !abstained && cards.length === 0) return 'right';
    return abstained ? 'asked' : 'wrong';
  }
  const card = cards.find(({ kind }) => kind === 'dose' || kind === 'water');
  if (!card) return abstained ? 'asked' : 'wrong';
  const { inputs } = card;
  const isRight =
    (inputs['parameter'] ?? parameter) === parameter &&
    (slots.from === undefined || near(inputs['from'], slots.from)) &&
    (slots.to === undefined || near(inputs['to'], slots.to)) &&
    (slots.delta === undefined || near(Number(inputs['to']) - Number(inputs['from']), slots.delta)) &&
    (slots.vol === undefined || near(inputs['volumeL'], slots.vol * LITRES_PER_GALLON));
  return isRight ? 'right' : 'wrong';
}

function understands(file: string): void {
  const set = JSON.parse(readFileSync(file, 'utf8')) as Utterance[];
  const judged = set.map((one) => ({ ...one, verdict: verdictOf(one) }));
  const of = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict);
  console.log(
    `${file}: ${set.length} utterances, ${of('right').length} right, ${of('asked').length} asked back, ${of('wrong').length} wrong`,
  );
  for (const { id, q, intent, verdict } of judged) if (verdict !== 'right') console.log(`  ${verdict} ${id} (${intent}): ${q}`);
}

async function finds(file: string): Promise<void> {
  const search = createSearch(await searchDocuments());
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const missed = lines.filter((line) => {
    const [, question = '', topic = ''] = line.split('|');
    const articles = search(question).filter(({ kind }) => kind === 'article');
    return !articles.slice(0, FIRST).some(({ topics }) => topics?.includes(topic.trim()));
  });
  console.log(`${file}: ${lines.length - missed.length} of ${lines.length} among the first ${FIRST} articles`);
  for (const line of missed) console.log(`  missed: ${line}`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the sets: node bench/coach-sets.ts FOLDER');
understands(join(folder, 'nlu-dev.json'));
understands(join(folder, 'nlu-fresh.json'));
await finds(join(folder, 'retrieval-dev.txt'));
