// What was chosen in the symptom solver, as questions.
import { m } from '../../paraglide/messages.js';

type Text = () => string;
interface Noticed {
  label: Text;
  ask: Text;
  answers: Readonly<Record<string, Text>>;
}

const NOTICED: Readonly<Record<string, Noticed>> = {
  green: {
    label: m.library_symptom_green,
    ask: m.coach_ask_green,
    answers: {
      slowly: m.library_symptom_green_slowly,
      'after-chlorine': m.library_symptom_green_after_chlorine,
      dust: m.library_symptom_green_dust,
      dots: m.library_symptom_green_dots,
    },
  },
  cloudy: {
    label: m.common_cloudy,
    ask: m.coach_ask_cloudy,
    answers: {
      'no-floor': m.library_symptom_cloudy_no_floor,
      'after-product': m.library_symptom_cloudy_after_product,
      'after-use': m.library_symptom_cloudy_after_use,
      slowly: m.library_symptom_cloudy_slowly,
    },
  },
  stains: {
    label: m.library_symptom_stains,
    ask: m.coach_ask_stains,
    answers: {
      brown: m.library_symptom_stains_brown,
      'blue-green': m.library_symptom_stains_blue_green,
      leaves: m.library_symptom_stains_leaves,
      dots: m.library_symptom_stains_dots,
    },
  },
  foam: {
    label: m.library_symptom_foam,
    ask: m.coach_ask_foam,
    answers: { people: m.library_symptom_foam_people, product: m.library_symptom_foam_product, always: m.library_symptom_foam_always },
  },
  smell: {
    label: m.library_symptom_smell,
    ask: m.coach_ask_smell,
    answers: { chlorine: m.library_symptom_smell_chlorine, musty: m.library_symptom_smell_musty, eggs: m.library_symptom_smell_eggs },
  },
  eyes: {
    label: m.library_symptom_eyes,
    ask: m.coach_ask_eyes,
    answers: { everyone: m.library_symptom_eyes_everyone, rash: m.library_symptom_eyes_rash, indoors: m.library_symptom_eyes_indoors },
  },
  scale: {
    label: m.library_symptom_scale,
    ask: m.coach_ask_scale,
    answers: { tile: m.library_symptom_scale_tile, flakes: m.library_symptom_scale_flakes, rough: m.library_symptom_scale_rough },
  },
  leak: {
    label: m.library_symptom_leak,
    ask: m.coach_ask_leak,
    answers: { running: m.library_symptom_leak_running, always: m.library_symptom_leak_always, unsure: m.library_symptom_leak_unsure },
  },
  noise: {
    label: m.library_symptom_noise,
    ask: m.coach_ask_noise,
    answers: {
      gurgle: m.library_symptom_noise_gurgle,
      screech: m.library_symptom_noise_screech,
      rattle: m.library_symptom_noise_rattle,
      hum: m.library_symptom_noise_hum,
    },
  },
};

const own = <Value>(record: Readonly<Record<string, Value>>, name: string | null): Value | undefined =>
  name !== null && Object.hasOwn(record, name) ? record[name] : undefined;

/** Within a sentence: “I can’t see the bottom” keeps its capital. */
const inside = (text: string): string => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** "Foam · After people were in the water", and what can be asked about it. */
export function noticedIn(query: URLSearchParams): { facts: string; asks: string[]; query: string } | undefined {
  const symptom = query.get('symptom');
  const noticed = own(NOTICED, symptom);
  if (!noticed) return undefined;
  const answer = own(noticed.answers, query.get('answer'))?.();
  const label = noticed.label();
  const seen = answer === undefined ? label : m.coach_ask_symptom_when({ symptom: label, answer: inside(answer) });
  return {
    facts: answer === undefined ? label : `${label} · ${answer}`,
    asks: [m.coach_ask_symptom({ symptom: seen }), noticed.ask()],
    query: new URLSearchParams({
      symptom: symptom ?? '',
      ...(answer === undefined ? {} : { answer: query.get('answer') ?? '' }),
    }).toString(),
  };
}
