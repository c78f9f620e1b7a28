// Short questions that mean what was talked about before them, and how they read when that is said in full.
import type { Subject } from './subject.ts';

/** Best first; in the words of the cards that know it. */
export type FullQuestions = (subject: Subject, before: string) => string[];

const say = ({ language }: Subject, en: string, es: string): string => (language === 'es' ? es : en);
const isHigh = ({ direction }: Subject): boolean => direction === 'high';
const isClouded = ({ symptom }: Subject): boolean => symptom === 'green' || symptom === 'cloudy';
/** "Stabilizer is too high" */
const off = (subject: Subject): string =>
  subject.direction === undefined
    ? say(subject, `${subject.name} is left`, `${subject.name} se deja asi`)
    : say(
        subject,
        `${subject.name} is too ${isHigh(subject) ? 'high' : 'low'}`,
        `${subject.name} esta muy ${isHigh(subject) ? 'alto' : 'bajo'}`,
      );

const swimAfter: FullQuestions = (subject) =>
  subject.added === undefined
    ? []
    : [
        say(
          subject,
          `how long after adding ${subject.added} can we swim`,
          `cuanto tiempo despues de echar ${subject.added} se puede nadar`,
        ),
      ];

/** Of a part of the equipment, what is wrong with it says more than its name. */
const ifLeft: FullQuestions = (subject) =>
  subject.direction === undefined && subject.symptom === undefined
    ? []
    : [say(subject, `what happens if ${off(subject)}`, `que pasa si ${off(subject)}`)];

const MOVES = /\b(?:keeps?|rising|going (?:up|down)|goes (?:up|down)|climb\w*|creep\w*|dropping|falling|sube|baja|subiendo|bajando)\b/;
const reasonOf = (subject: Subject, before: string): string[] => {
  if (!subject.direction) return [];
  if (MOVES.test(before))
    return [
      say(
        subject,
        `why does my ${subject.name} keep going ${isHigh(subject) ? 'up' : 'down'}`,
        `por que me ${isHigh(subject) ? 'sube' : 'baja'} ${subject.name} siempre`,
      ),
    ];
  return [
    say(
      subject,
      `why is my ${subject.name} ${isHigh(subject) ? 'high' : 'low'}`,
      `por que ${subject.name} esta ${isHigh(subject) ? 'alto' : 'bajo'}`,
    ),
  ];
};
/** With the number that was told, which may not be the one that is saved. */
const withValue = (subject: Subject, en: string, es: string): string[] =>
  subject.value === undefined
    ? []
    : [say(subject, `my ${subject.name} is ${subject.value}, ${en}`, `mi ${subject.name} esta en ${subject.value}, ${es}`)];
const howMuch: FullQuestions = (subject) =>
  subject.direction === undefined ? [] : withValue(subject, 'how much do i add', 'cuanto le pongo');
const ONLY_BY_WATER: ReadonlySet<string> = new Set(['cyanuricAcidPpm', 'hardnessPpm', 'saltPpm']);
const whatToDo: FullQuestions = (subject, before) =>
  subject.parameter && subject.direction && MOVES.test(before)
    ? reasonOf(subject, before)
    : subject.parameter && subject.direction
      ? [
          ...(isHigh(subject) && ONLY_BY_WATER.has(subject.parameter)
            ? withValue(subject, 'how much water do i replace', 'cuanta agua cambio')
            : []),
          ...withValue(subject, `how do i ${isHigh(subject) ? 'lower' : 'raise'} it`, `como lo ${isHigh(subject) ? 'bajo' : 'subo'}`),
          say(
            subject,
            `how do i ${isHigh(subject) ? 'lower' : 'raise'} ${subject.name}`,
            `como ${isHigh(subject) ? 'bajo' : 'subo'} ${subject.name}`,
          ),
        ]
      : [before, say(subject, `how do i get rid of ${subject.name}`, `como quito ${subject.name}`)];

const howLong: FullQuestions = (subject) => [
  ...(isClouded(subject)
    ? [say(subject, `how long does it take to clear ${subject.name}`, `cuanto tarda en quitarse ${subject.name}`)]
    : []),
  say(subject, `how long does ${subject.name} take`, `cuanto tarda ${subject.name}`),
  say(subject, `how long does ${subject.name} last`, `cuanto dura ${subject.name}`),
];

/** "How long does it last?" is no "How long does it take?". */
const lasts: FullQuestions = (subject, before) => (isClouded(subject) ? howLong(subject, before) : howLong(subject, before).toReversed());

/** What is done again and again to it. */
const CHORES: readonly (readonly [RegExp, en: string, es: string])[] = [
  [/salt cell|celda/, 'clean the salt cell', 'limpiar la celda de sal'],
  [/cartridge|cartucho/, 'clean the cartridge filter', 'limpiar el filtro de cartucho'],
  [/filter|filtro/, 'clean or backwash the filter', 'limpiar o retrolavar el filtro'],
  [/vacuum|aspirar/, 'vacuum the pool', 'aspirar la piscina'],
  [/brush|cepillar/, 'brush the pool', 'cepillar la piscina'],
  [/shock|choque/, 'shock the pool', 'hacer un choque'],
  [/skimmer/, 'empty the skimmer basket', 'vaciar la canasta del skimmer'],
  [/pump|bomba/, 'run the pump', 'prender la bomba'],
  [/heater|calentador/, 'service the heater', 'dar servicio al calentador'],
  [/robot/, 'run the robot', 'usar el robot'],
];
const howOften: FullQuestions = (subject) => {
  const chore = CHORES.find(([name]) => name.test(subject.name));
  if (chore) return [say(subject, `how often do i ${chore[1]}`, `cada cuanto debo ${chore[2]}`)];
  return subject.parameter ? [say(subject, `how often do i test ${subject.name}`, `cada cuanto mido ${subject.name}`)] : [];
};
/** "And if it doesn't clear?" */
const ifNot: FullQuestions = (subject) => (isClouded(subject) ? howLong(subject, '') : []);

const howKnown: FullQuestions = (subject, before) => [`${before} ${say(subject, 'how do i know', 'como se cuando')}`];

const why: FullQuestions = (subject, before) => [
  ...(ABOUT_SWIMMING.test(before) && !/\b(?:wait|after|esper\w+|despues)\b/.test(before) ? [before] : []),
  ...(/\b(?:wait|esper\w+)\b/.test(before)
    ? [say(subject, 'why wait after adding chemicals before swimming', 'por que hay que esperar para nadar despues de echar quimicos')]
    : []),
  ...(subject.added === undefined
    ? []
    : [say(subject, `why wait after adding ${subject.added}`, `por que esperar despues de echar ${subject.added}`)]),
  ...reasonOf(subject, before),
  ...(subject.symptom ? [say(subject, `what causes ${subject.name}`, `que causa ${subject.name}`)] : []),
  `${say(subject, 'why', 'por que')} ${before}`,
];

const pumpMeanwhile: FullQuestions = (subject) =>
  isClouded(subject) || subject.added !== undefined
    ? [say(subject, 'do i run the pump all the time to clear a green pool', 'dejo la bomba prendida todo el tiempo con la piscina verde')]
    : [];

const LEAD = String.raw`^(?:(?:and|but|so|ok(?:ay)?|then|also|well|hmm|y|pero|entonces|oye|ok|bueno)[, ]+)*`;
const SWIM = String.raw`\b(?:swim|go in|get in|jump in|hop in|back in|nadar|meter\w*|entrar|banar\w*)\b`;
const ABOUT_SWIMMING = new RegExp(SWIM);
const asked = (pattern: string): RegExp => new RegExp(LEAD + pattern);

export const FULL_QUESTIONS: readonly (readonly [asked: RegExp, full: FullQuestions])[] = [
  [
    asked(String.raw`(?:do|should|must) (?:i|we)(?: need to| have to)? (?:do|check|treat) (?:anything|something)\W*$`),
    (subject) => (/rain|lluvia/.test(subject.name) ? [say(subject, 'what do i do after heavy rain', 'que hago despues de la lluvia')] : []),
  ],
  [
    asked(
      String.raw`(?:can|could|may|when (?:can|may)|is it (?:safe|ok) (?:for|to)|cuando|pueden?|se pueden?|(?:ya )?(?:nos |me )?(?:podemos|puedo)|ya (?:se )?pueden?|how (?:soon|long))\b.*${SWIM}`,
    ),
    swimAfter,
  ],
  [
    asked(
      String.raw`(?:do|should|can|dejo|debo dejar)\b.*\b(?:pump|filter|bomba|filtro)\b.*\b(?:whole|all|24|day and night|nonstop|night|the clock|todo|noche|24 horas)\b`,
    ),
    pumpMeanwhile,
  ],
  [
    asked(
      String.raw`(?:what (?:happens|will happen|would happen)|what if|is (?:it|that) (?:so |that |really )?(?:bad|ok|okay|a problem|dangerous|harmful|serious)|does (?:it|that) (?:really |even )?matter|can i (?:just )?(?:leave|ignore|live with)|do i (?:really )?have to|que (?:pasa|pasaria)|es (?:malo|grave|peligroso)|(?:eso )?importa|pasa algo|hay problema)\b(?!.*\b(?:add|put|use|swim|mix|echo|pongo|uso|nado)\b)`,
    ),
    ifLeft,
  ],
  [
    asked(
      String.raw`(?:(?:what|how) (?:do|should|can|would|could) (?:i|we) (?:do|fix|handle|solve|correct|change|get rid of|treat|stop|prevent|lower|raise)(?: about)?(?: it| that| this| them)?|now what|what now|what next|que (?:hago|hacemos|debo hacer|se hace)(?: ahora| entonces)?|ahora que(?: hago)?|como (?:lo|la|los|las) (?:arreglo|bajo|subo|corrijo|quito|evito))\W*(?:then|now|here|ahora|entonces)?$`,
    ),
    whatToDo,
  ],
  [
    asked(
      String.raw`(?:how much|cuant[oa])(?: (?:of (?:it|that)|do i (?:add|need|use|put in)|should i (?:add|use|put in)|acid|to add|le (?:pongo|echo|agrego)|necesito|acido))?\W*$`,
    ),
    howMuch,
  ],
  [
    asked(
      String.raw`(?:how often|cada cuanto)(?: (?:do|should|must) (?:i|we|you)(?: have to| need to)? (?:do|clean|change|check|use|run) (?:it|that|this|them)| (?:lo|la) (?:hago|limpio|cambio|uso)| (?:debo|tengo que) (?:hacerlo|limpiarl[oa]|cambiarl[oa]|usarl[oa]))?\W*$`,
    ),
    howOften,
  ],
  [
    asked(
      String.raw`(?:what )?(?:if|si) (?:it|that|they|eso)? ?(?:doesn'?t|does not|won'?t|don'?t|no (?:se )?)(?: ?(?:work|clear|go away|help|come (?:down|up|off)|get better|change|quita|funciona|baja|sube|mejora|sirve))\b.*$`,
    ),
    ifNot,
  ],
  [asked(String.raw`how (?:long|many (?:years|months))\b.*\blast\b.{0,12}$`), lasts],
  [asked(String.raw`(?:en )?cuant[oa]s? (?:(?:anos|tiempo|meses) )?dura\w*\b.{0,24}$`), lasts],
  [asked(String.raw`how (?:long|many days)\b.*\b(?:take|last|be|until|clear)\b.{0,12}$`), howLong],
  [asked(String.raw`(?:en )?cuanto (?:se )?(?:tarda|dura|tiempo)\w*\b.{0,24}$`), howLong],
  [asked(String.raw`(?:how (?:do|will|would|can) i (?:know|tell)|como (?:se|lo se|voy a saber))\b.{0,24}$`), howKnown],
  [
    asked(
      String.raw`(?:why|how come|what causes (?:it|that|this)|what'?s causing (?:it|that)|por ?que(?: pasa| sera)?(?: eso)?)(?: (?:tho|though|then|is that|not|exactly|so|high|low|much|entonces|eso|asi|tan alto|tan bajo))*\W*$`,
    ),
    why,
  ],
];
