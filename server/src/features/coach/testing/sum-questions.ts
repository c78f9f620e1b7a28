// Questions about levels, sizes, flow, heat and swimming.
import { heatUp, swimState, targets } from '@limpid/chemistry';
import { type BankQuestion, fill, GAL, type Making } from './making.ts';

const DRAIN = {
  en: [
    'my {n} is {a}, how much water do I have to drain to get to {b}',
    '{n} at {a}. how much of the pool do i replace to reach {b}?',
    'drain how much to bring {n} from {a} to {b}',
    'what percent of the water must be swapped so {n} goes from {a} to {b}',
    '{n} {a}, goal {b}, how big a partial drain?',
    'How far do I have to drain if {n} reads {a} and I want {b}?',
    'i need to dilute {n} from {a} down to {b}, what share of the water?',
  ],
  es: ['mi {n} está en {a}, ¿cuánta agua tengo que vaciar para llegar a {b}?', '{n} en {a} y quiero {b}, ¿qué porcentaje del agua cambio?'],
} as const;
const DRAINED = [
  { en: ['CYA', 'stabilizer', 'cyanuric acid'], es: ['CYA', 'estabilizador'], a: [90, 180, 10], b: [30, 70, 10] },
  { en: ['calcium hardness', 'CH', 'calcium'], es: ['calcio', 'dureza de calcio'], a: [500, 900, 50], b: [250, 400, 50] },
  { en: ['salt', 'salinity'], es: ['salinidad'], a: [4500, 6500, 100], b: [3000, 3600, 100] },
] as const;

export function drainQuestion(make: Making, language: 'en' | 'es'): BankQuestion {
  const { pick, between } = make;
  const kind = pick(DRAINED);
  const [from, to] = [
    between(...(kind.a as unknown as [number, number, number])),
    between(...(kind.b as unknown as [number, number, number])),
  ];
  const question = fill(pick(DRAIN[language]), { n: pick<string>(kind[language]), a: String(from), b: String(to) });
  return { kind: 'lower by water', question, language, wanted: [{ value: (1 - to / from) * 100 }] };
}

export function targetQuestion({ pick, between }: Making, language: 'en' | 'es'): BankQuestion {
  const cya = between(20, 90, 5);
  const goal = targets({}, cya).freeChlorine;
  const isShock = pick([true, false]);
  const templates = isShock
    ? { en: ['what is the shock level at CYA {c}', 'how high do I slam with {c} ppm of stabilizer', 'CYA {c}: what FC do I shock to?', 'shock level for cyanuric acid of {c}'], es: ['¿cuál es el nivel de choque con CYA {c}?', 'a cuánto subo el cloro para un choque con estabilizador en {c}', 'que nivel de choque con estabilizante de {c}'] }
    : { en: ['what should my free chlorine be at {c} CYA', 'CYA is {c}, what FC do I keep?', 'with stabilizer at {c}, recommended chlorine level?', 'ideal fc range when cya = {c}', 'how much free chlorine should I maintain with {c} ppm cyanuric acid?'], es: ['¿cuánto cloro libre debo mantener con CYA de {c}?', 'con estabilizador en {c}, ¿qué nivel de cloro es ideal?'] }; // prettier-ignore
  const wanted = isShock ? goal?.shockPpm : goal?.targetLowPpm;
  return {
    kind: isShock ? 'shock level' : 'free chlorine target',
    question: fill(pick(templates[language]), { c: String(cya) }),
    language,
    wanted: [{ value: wanted ?? 0 }],
  };
}

export function sizeQuestion({ pick, between }: Making, language: 'en' | 'es'): BankQuestion {
  const [l, w, d] = [between(20, 40, 1), between(10, 19, 1), between(4, 6, 0.5)];
  const [shallow, deep, across] = [between(3, 4, 0.5), between(6, 9, 0.5), between(12, 30, 1)];
  const rect = l * w * d * 7.48052;
  const sloped = (l * w * (shallow + deep) * 7.48052) / 2;
  const round = (Math.PI / 4) * across ** 2 * 4 * 7.48052;
  const oval = (Math.PI / 4) * l * w * d * 7.48052;
  const all = {
    en: [
      [`${l} x ${w} pool, ${d} ft average depth, gallons?`, rect], [`How many gallons in a rectangle ${l} ft by ${w} ft, ${d} feet deep on average?`, rect],
      [`my pool is ${w} ft wide and ${l} ft long and goes from ${shallow} ft to ${deep} ft. what's the volume`, sloped], [`volume: ${l}' x ${w}', slopes ${shallow}' to ${deep}'`, sloped],
      [`above ground round pool ${across} ft diameter 4 ft of water, how much does it hold`, round], [`gallons in a ${across} foot round pool that is 4 feet deep`, round],
      [`oval pool ${l} ft by ${w} ft, ${d} ft average, how many gallons`, oval], [`${w} by ${l}, ${shallow} to ${deep} deep`, sloped], [`oval ${w} x ${l} ${d} ft deep`, oval],
    ],
    es: [
      [`piscina de ${l} por ${w} pies y ${d} pies de profundidad promedio, ¿cuántos galones?`, rect], [`¿cuántos galones tiene una alberca redonda de ${across} pies de diámetro y 4 pies de hondo?`, round],
    ],
  } as const; // prettier-ignore
  const [question, value] = pick<readonly [string, number]>(all[language]);
  return { kind: 'volume', question, language, wanted: [{ value, tolerance: 0.03 }] };
}

export function flowQuestion({ pick, between }: Making, language: 'en' | 'es'): BankQuestion {
  const [gallons, gpm, hours] = [between(10_000, 30_000, 1000), between(30, 80, 5), between(6, 12, 1)];
  const all = {
    en: [
      [`how long is one turnover of ${gallons} gallons at ${gpm} gpm`, gallons / gpm / 60], [`pump moves ${gpm} gpm, pool is ${gallons} gallons, hours per turnover?`, gallons / gpm / 60],
      [`what flow do i need to turn ${gallons} gal over in ${hours} hours`, gallons / hours / 60], [`gpm for a ${hours} hour turnover of ${gallons} gallons?`, gallons / hours / 60],
      [`two turnovers a day on ${gallons} gal at ${gpm} gpm, how many hours`, gallons / gpm / 30], [`what gpm do I need for ${gallons} gallons twice in ${hours} hours`, gallons / hours / 30],
    ],
    es: [[`¿cuánto tarda una vuelta completa de ${gallons} galones a ${gpm} gpm?`, gallons / gpm / 60], [`dos vueltas de ${gallons} galones a ${gpm} gpm, ¿cuántas horas?`, gallons / gpm / 30]],
  } as const; // prettier-ignore
  const [question, value] = pick<readonly [string, number]>(all[language]);
  return { kind: 'turnover', question, language, wanted: [{ value }] };
}

export function heatQuestion({ pick, between }: Making, language: 'en' | 'es'): BankQuestion {
  const [gallons, from, rise, kbtu] = [between(8000, 25_000, 1000), between(65, 76, 1), between(6, 14, 1), pick([150, 200, 250, 300, 400])];
  const to = from + rise;
  const { hours } = heatUp({
    volumeL: gallons * GAL,
    fromC: 10,
    toC: 10 + rise / 1.8,
    heater: { kind: 'electric', outputKw: kbtu * 0.29307107, pricePerKwhUsd: 0 },
  });
  const all = {
    en: [`how long to heat ${gallons} gallons from ${from} to ${to} F with a ${kbtu}k btu heater`, `${kbtu},000 BTU heater, ${gallons} gal pool, ${from}F to ${to}F, how many hours?`, `time to warm ${gallons} gallons by ${rise} degrees F using ${kbtu}000 btu/h`],
    es: [`¿cuánto tarda en calentar ${gallons} galones de ${from} a ${to} °F con un calentador de ${kbtu}000 BTU?`],
  } as const; // prettier-ignore
  return { kind: 'heating', question: pick<string>(all[language]), language, wanted: [{ value: hours, tolerance: 0.03 }] };
}

export function swimQuestion({ pick, between }: Making, language: 'en' | 'es'): BankQuestion {
  const [fc, ph, cya] = [between(0, 6, 0.5), between(6.8, 8.4, 0.1), between(20, 60, 10)];
  const { state } = swimState({
    pool: { volumeL: 50_000 },
    water: { freeChlorinePpm: fc, ph, cyanuricAcidPpm: cya },
    at: '2026-07-04T16:00:00Z',
  });
  const all = {
    en: ['can we swim with FC {f} pH {p} CYA {c}?', 'fc {f}, ph {p}, cya {c}: safe to get in?', 'is it ok to go in the pool at free chlorine {f}, ph {p}, stabilizer {c}', 'FC {f} / pH {p} / CYA {c} good for swimming?'],
    es: ['¿podemos nadar con cloro libre {f}, pH {p} y CYA {c}?', 'cloro {f}, ph {p}, cya {c}, ¿se puede nadar?'],
  } as const; // prettier-ignore
  const question = fill(pick<string>(all[language]), { f: String(fc), p: String(ph), c: String(cya) });
  return {
    kind: 'swim',
    question,
    language,
    intent: 'swim',
    says: state === 'stay_out' ? /^No\b/ : /^(?:Yes|Sí|Swimming is fine|Se puede)/,
  };
}

export function indexQuestion({ pick, between }: Making): BankQuestion {
  const [ph, ta, ch, f] = [between(7.2, 8, 0.1), between(60, 140, 10), between(150, 450, 50), between(60, 90, 2)];
  const question = pick([
    `saturation index with ph ${ph} ta ${ta} ch ${ch} and ${f} F`, `LSI for pH ${ph}, alkalinity ${ta}, calcium ${ch}, temp ${f}`,
    `what's my langelier index: ph ${ph}, TA ${ta}, CH ${ch}, water temp ${f}`, `csi? ph ${ph} alk ${ta} calcium hardness ${ch} water ${f} degrees`,
  ]); // prettier-ignore
  return { kind: 'index', question, language: 'en', intent: 'index' };
}
