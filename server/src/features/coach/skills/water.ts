// What a water is like: saturation index, balance, targets, shock level, dilution, and whether one may swim in it.
import {
  balance, ChemistryError, dose, isSpa, langelierIndexOf, completeWater, plan, type PoolTraits, type ProductId, swimState, targets, type Look, type WaterInput,
} from '@limpid/chemistry'; // prettier-ignore
import { type Frame, productOf } from '../understanding/frame.ts';
import { productName, valueName } from './names.ts';
import { amountText, askedUnit, figures, shown, temperatureText, volumeText } from './numbers.ts';
import { askBack, type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

/** Values of the message in the engine's shape; total chlorine becomes combined chlorine. */
export function measuredOf(frame: Frame) {
  const { totalChlorinePpm, ...values } = frame.values;
  const free = values.freeChlorinePpm;
  const combined =
    values.combinedChlorinePpm ?? (totalChlorinePpm !== undefined && free !== undefined ? Math.max(0, totalChlorinePpm - free) : undefined);
  return { ...values, ...(combined === undefined ? {} : { combinedChlorinePpm: Math.round(combined * 100) / 100 }) };
}
export const engineWater = (values: Record<string, number | undefined>): Partial<WaterInput> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && !['copperPpm', 'ironPpm', 'phosphatePpb', 'orpMv'].includes(name),
    ),
  );

export const traitsOf = (frame: Frame, context: CoachContext): PoolTraits => ({
  ...(context.pool?.traits ?? { volumeL: 50_000 }),
  ...(frame.isSpa ? { kind: 'spa' as const } : {}),
  ...(/\b(?:salt pool|salt water|saltwater|swg|salt system|piscina de sal|agua salada)\b/.test(frame.text)
    ? { sanitizer: 'salt' as const }
    : {}),
  ...(/\b(?:indoor|techada|interior|bajo techo)\b/.test(frame.text) ? { setting: 'indoor' as const } : {}),
  ...(frame.volumeL === undefined ? {} : { volumeL: frame.volumeL }),
});

/** "TF 0.7, CF 2.0, AF 2.0, constant 12.1": the customary sum, as taught. */
function indexOfFactors(frame: Frame, context: CoachContext): Reply | undefined {
  const after = (names: string) => {
    const found = new RegExp(String.raw`(?:${names})[^\d-]{0,14}(-?\d+(?:\.\d+)?)`).exec(frame.text);
    return found ? Number(found[1]) : undefined;
  };
  const inBrackets = (name: string) => {
    const found = new RegExp(String.raw`${name}[^()]{0,40}\((?:factor|cf|af|tf) ?(\d+(?:\.\d+)?)\)`).exec(frame.text);
    return found ? Number(found[1]) : undefined;
  };
  const ph = frame.values.ph;
  const tf = after('temperature factor(?: of| is)?|\\btf');
  const cf = inBrackets('(?:calcium|hardness)') ?? after('calcium factor|hardness factor|\\bcf');
  const af = inBrackets('alkalinity') ?? after('alkalinity factor|\\baf');
  if (ph === undefined || tf === undefined || cf === undefined || af === undefined) return undefined;
  const constant = after('constant(?: of| is)?|tds factor') ?? 12.1;
  const index = ph + tf + cf + af - constant;
  return reply(
    inLanguage(context, {
      en: `The saturation index is ${shown(index, 2)}: ${ph} + ${tf} + ${cf} + ${af} − ${constant}. ${judged(index).en}`,
      es: `El índice de saturación es ${shown(index, 2)}: ${ph} + ${tf} + ${cf} + ${af} − ${constant}. ${judged(index).es}`,
    }),
    { cards: [{ kind: 'value', title: 'LSI', value: index, unit: '', inputs: { ph, tf, cf, af, constant } }] },
  );
}

function judged(index: number): { en: string; es: string } {
  if (index < -0.3)
    return {
      en: 'The water is hungry for calcium and can etch plaster and corrode metal.',
      es: 'El agua busca calcio: puede dañar el yeso y corroer metal.',
    };
  if (index > 0.5) return { en: 'The water tends to form scale.', es: 'El agua tiende a formar sarro.' };
  return { en: 'That is balanced.', es: 'Está equilibrada.' };
}

export function answerIndex(frame: Frame, context: CoachContext): Reply | undefined {
  const byFactors = indexOfFactors(frame, context);
  if (byFactors) return byFactors;
  const values = { ...(context.pool && Object.keys(frame.values).length === 0 ? context.pool.plan.water : {}), ...measuredOf(frame) };
  const missing = (['ph', 'alkalinityPpm', 'hardnessPpm'] as const).filter((name) => values[name] === undefined);
  if (missing.length > 0) {
    const names = missing.map((name) => valueName(name, context.language)).join(', ');
    return askBack(
      inLanguage(context, {
        en: `For the saturation index I still need: ${names}.`,
        es: `Para el índice de saturación me falta: ${names}.`,
      }),
    );
  }
  const water = engineWater(values) as WaterInput;
  const exact = balance(water).saturationIndex;
  const simple = langelierIndexOf(completeWater(water));
  if (exact === null || simple === null) return undefined;
  const temperature =
    values.temperatureC === undefined ? inLanguage(context, { en: ' (I assumed 77 °F water)', es: ' (supuse agua a 25 °C)' }) : '';
  return reply(
    inLanguage(context, {
      en: `The saturation index is ${shown(exact, 2)}${temperature}; by the customary formula it is ${shown(simple, 2)}. ${judged(exact).en}`,
      es: `El índice de saturación es ${shown(exact, 2, 'es')}${temperature}; con la fórmula habitual, ${shown(simple, 2, 'es')}. ${judged(exact).es}`,
    }),
    { cards: [{ kind: 'value', title: 'CSI', value: exact, unit: '', inputs: numbersOnly(values) }] },
  );
}

const numbersOnly = (values: Record<string, unknown>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));

export function answerTarget(frame: Frame, context: CoachContext): Reply {
  const traits = traitsOf(frame, context);
  const cya = frame.values.cyanuricAcidPpm ?? context.pool?.plan.water.cyanuricAcidPpm;
  const goal = targets(traits, cya ?? 0).freeChlorine;
  if (cya === undefined && !isSpa(traits) && traits.setting !== 'indoor')
    return askBack(
      inLanguage(context, {
        en: 'That depends on your stabilizer (CYA). What does your CYA test say?',
        es: 'Depende de tu estabilizador (CYA). ¿Cuánto marca tu prueba de CYA?',
      }),
      ['CYA 30', 'CYA 50', 'CYA 80'],
    );
  if (!goal) return askBack(inLanguage(context, { en: 'This pool does not run on chlorine.', es: 'Esta piscina no usa cloro.' }));
  const cyaText =
    cya === undefined ? '' : inLanguage(context, { en: ` with ${shown(cya, 0)} ppm of CYA`, es: ` con ${shown(cya, 0)} ppm de CYA` });
  return reply(
    inLanguage(context, {
      en: `Keep free chlorine between ${figures(goal.targetLowPpm)} and ${figures(goal.targetHighPpm)} ppm${cyaText}, and never under ${figures(goal.minimumPpm)} ppm. The shock level is ${figures(goal.shockPpm)} ppm.`,
      es: `Mantén el cloro libre entre ${figures(goal.targetLowPpm, 'es')} y ${figures(goal.targetHighPpm, 'es')} ppm${cyaText}, y nunca por debajo de ${figures(goal.minimumPpm, 'es')} ppm. El nivel de choque es ${figures(goal.shockPpm, 'es')} ppm.`,
    }),
    {
      cards: [
        {
          kind: 'value',
          title: valueName('freeChlorinePpm', context.language),
          value: goal.minimumPpm,
          unit: 'ppm',
          inputs: { ...goal, ...(cya === undefined ? {} : { cyanuricAcidPpm: cya }) },
        },
      ],
    },
  );
}

export function answerShock(frame: Frame, context: CoachContext): Reply {
  const {
    freeChlorinePpm: free,
    combinedChlorinePpm: combined,
    cyanuricAcidPpm: cya,
  } = { ...context.pool?.plan.water, ...measuredOf(frame) };
  const traits = traitsOf(frame, context);
  const byRule = /ten[ -]times|10[ -]times|10 ?[x×]|breakpoint|quiebre/.test(frame.text) && combined !== undefined && combined > 0;
  const goal = byRule
    ? combined * 10
    : targets(traits, cya ?? (traits.setting === 'indoor' || isSpa(traits) ? 0 : 30)).freeChlorine?.shockPpm;
  if (goal === undefined)
    return askBack(
      inLanguage(context, {
        en: 'This pool does not run on chlorine, so there is no chlorine shock for it.',
        es: 'Esta piscina no usa cloro: no lleva choque de cloro.',
      }),
    );
  const basis = byRule
    ? inLanguage(context, {
        en: `ten times the combined chlorine of ${figures(combined)} ppm`,
        es: `diez veces el cloro combinado de ${figures(combined, 'es')} ppm`,
      })
    : cya === undefined
      ? inLanguage(context, {
          en: 'for 30 ppm of CYA; tell me your CYA for your own level',
          es: 'para 30 ppm de CYA; dime tu CYA para tu nivel',
        })
      : inLanguage(context, { en: `for ${shown(cya, 0)} ppm of CYA`, es: `para ${shown(cya, 0)} ppm de CYA` });
  const amount = shockDose(goal, free, frame, context);
  const how = inLanguage(context, {
    en: `Bring pH to 7.2 to 7.5 first, add the chlorine in the evening with the pump running, brush, test and add again until the level holds overnight. Stay out until free chlorine is back under it.`,
    es: `Primero lleva el pH a 7.2–7.5, agrega el cloro al atardecer con la bomba encendida, cepilla, mide y repite hasta que el nivel aguante toda la noche. No naden hasta que el cloro libre baje de ese nivel.`,
  });
  const first = inLanguage(context, {
    en: `Raise free chlorine to ${figures(goal)} ppm (${basis}).`,
    es: `Sube el cloro libre a ${figures(goal, 'es')} ppm (${basis}).`,
  });
  return reply([first, amount?.text, how].filter(Boolean).join(' '), {
    cards: amount
      ? [amount.card]
      : [
          {
            kind: 'value',
            title: valueName('freeChlorinePpm', context.language),
            value: goal,
            unit: 'ppm',
            inputs: numbersOnly({ free, combined, cya }),
          },
        ],
  });
}

function shockDose(goal: number, free: number | undefined, frame: Frame, context: CoachContext) {
  const volumeL = frame.volumeL ?? context.pool?.traits.volumeL;
  if (volumeL === undefined || free === undefined || goal <= free) return undefined;
  const named = frame.chemicals.find(({ name }) => name !== 'chlorine');
  const productId: ProductId = named ? productOf(named.name) : 'liquid-chlorine';
  const strength = frame.strengthPercent ?? context.pool?.shelf.find((item) => item.productId === productId)?.strengthPercent;
  try {
    const found = dose({
      volumeL,
      water: { ph: 7.5, alkalinityPpm: 100, freeChlorinePpm: free },
      productId,
      ...(strength === undefined ? {} : { strengthPercent: strength }),
      target: { parameter: 'freeChlorinePpm', value: goal },
    });
    const text = amountText(found, productId, context, askedUnit(frame.text));
    const name = productName(productId, context.language);
    const percent = strength === undefined ? (productId === 'liquid-chlorine' ? '12.5% ' : '') : `${strength}% `;
    return {
      text: inLanguage(context, {
        en: `That takes ${text} of ${percent}${name} in ${volumeText(volumeL, context)}.`,
        es: `Eso son ${text} de ${name} ${percent}en ${volumeText(volumeL, context)}.`,
      }),
      card: {
        kind: 'dose' as const,
        title: name,
        productId,
        ...(found.amountG === undefined ? {} : { amountG: found.amountG }),
        ...(found.amountMl === undefined ? {} : { amountMl: found.amountMl }),
        inputs: { from: free, to: goal, volumeL },
      },
    };
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
}

const SHARES: readonly (readonly [RegExp, number])[] = [
  [/two thirds|dos tercios/, 2 / 3],
  [/three quarters|tres cuartos/, 0.75],
  [/\bhalf\b|mitad/, 0.5],
  [/\bthird\b|tercio/, 1 / 3],
  [/\bquarter\b|fourth|cuarta parte|un cuarto/, 0.25],
];

/** Which share of the water to replace, or what a replacement leaves. */
export function answerDilution(frame: Frame, context: CoachContext): Reply | undefined {
  const aimed = frame.bound.find(({ role }) => role === 'to');
  const name = aimed?.parameter ?? frame.parameters.find((parameter) => parameter !== 'temperatureC') ?? 'cyanuricAcidPpm';
  const from =
    frame.values[name] ??
    frame.bound.find(({ role }) => role === 'from')?.quantity.value ??
    (context.pool?.plan.water as Record<string, number | undefined> | undefined)?.[name];
  const percent = frame.quantities.find(({ kind }) => kind === 'percent')?.value;
  const share = percent === undefined ? SHARES.find(([pattern]) => pattern.test(frame.text))?.[1] : percent / 100;
  const label = valueName(name, context.language);
  if (aimed && from !== undefined && from > aimed.quantity.value)
    return percentToReplace({ from, to: aimed.quantity.value, label }, frame, context);
  if (from !== undefined && share !== undefined && share > 0 && share < 1) {
    const after = from * (1 - share);
    return reply(
      inLanguage(context, {
        en: `It comes to about ${figures(after)} ppm of ${label}, if the new water has none.`,
        es: `Queda en unas ${figures(after, 'es')} ppm de ${label}, si el agua nueva no trae nada.`,
      }),
      { cards: [{ kind: 'value', title: label, value: after, unit: 'ppm', inputs: { from, share } }] },
    );
  }
  return askBack(
    inLanguage(context, {
      en: `What does your ${label} test say now, and where should it go?`,
      es: `¿Cuánto marca ahora tu ${label} y a cuánto quieres llegar?`,
    }),
  );
}

function percentToReplace({ from, to, label }: { from: number; to: number; label: string }, frame: Frame, context: CoachContext): Reply {
  const share = 1 - to / from;
  const volumeL = frame.volumeL ?? context.pool?.traits.volumeL;
  const litres = volumeL === undefined ? undefined : share * volumeL;
  const amount =
    litres === undefined
      ? ''
      : inLanguage(context, {
          en: ` That is about ${volumeText(Math.round(litres / 10) * 10, context)}.`,
          es: ` Son unos ${volumeText(Math.round(litres / 10) * 10, context)}.`,
        });
  return reply(
    inLanguage(context, {
      en: `Replace ${figures(share * 100)}% of the water in one drain and refill, if the fill water has no ${label}.${amount} Drain only where local rules allow it, and in parts if groundwater may be high.`,
      es: `Reemplaza el ${figures(share * 100, 'es')}% del agua en un solo vaciado, si el agua de llenado no trae ${label}.${amount} Vacía solo donde lo permitan las reglas locales, y por partes si puede haber agua subterránea.`,
    }),
    {
      cards: [
        {
          kind: 'water',
          title: label,
          value: share * 100,
          unit: '%',
          ...(litres === undefined ? {} : { amountL: litres }),
          inputs: { from, to, ...(volumeL === undefined ? {} : { volumeL }) },
        },
      ],
    },
  );
}

const LOOKS: readonly (readonly [RegExp, Look])[] = [
  [/green|algae|verde|alga/, 'green'],
  [/cloudy|milky|murky|turbia|lechosa|cant see|cannot see/, 'cloudy'],
  [/hazy|foggy/, 'hazy'],
  [/brown|cafe\b|marron/, 'brown'],
];

/** May one swim? From the numbers in the question, or from the pool's own. */
export function answerSwim(frame: Frame, context: CoachContext): Reply {
  const given = measuredOf(frame);
  const look = LOOKS.find(([pattern]) => pattern.test(frame.text))?.[1];
  if (Object.keys(given).length === 0 && look === undefined) return swimOfPool(context);
  const state = swimState({ pool: traitsOf(frame, context), water: given, ...(look === undefined ? {} : { look }) } as Parameters<
    typeof swimState
  >[0]);
  return swimReply(state, context, numbersOnly(given));
}

function swimOfPool(context: CoachContext): Reply {
  if (!context.pool)
    return askBack(
      inLanguage(context, {
        en: 'I can tell once you test. Give me free chlorine, pH and CYA, and say whether you can see the bottom clearly. Until then, stay out if the water is cloudy or green.',
        es: 'Te lo digo en cuanto midas. Dame cloro libre, pH y CYA, y dime si se ve bien el fondo. Mientras tanto, no entren si el agua está turbia o verde.',
      }),
    );
  return swimReply(context.pool.plan.swim, context, {});
}

const VERDICT = {
  ready: { en: "Yes, it's fine to swim.", es: 'Sí, se puede nadar.' },
  treat_today: { en: 'Swimming is fine, but the water needs treatment today.', es: 'Se puede nadar, pero hoy hay que tratar el agua.' },
  unknown: { en: "I can't say yes yet: a test that decides is missing.", es: 'Aún no puedo decir que sí: falta una prueba que decide.' },
  stay_out: { en: "No. Don't swim: stay out for now.", es: 'No. No naden por ahora.' },
} as const;

/** The reasons in Spanish, by the engine's code; where a code is new, its value is named without the sentence. */
const SPANISH_REASON: Record<string, string> = {
  free_chlorine_low: 'El cloro libre está por debajo del mínimo.', free_chlorine_dangerously_low: 'Casi no hay cloro libre.', free_chlorine_high: 'El cloro libre está demasiado alto.',
  ph_low: 'El pH está bajo.', ph_high: 'El pH está alto.', combined_chlorine_high: 'El cloro combinado está alto.', measure_free_chlorine: 'Mide el cloro libre.',
  measure_ph: 'Mide el pH.', measure_bromine: 'Mide el bromo.', water_cloudy: 'No se ve el fondo.', water_green: 'El agua está verde.',
}; // prettier-ignore

function swimReply(
  state: {
    state: keyof typeof VERDICT;
    because: readonly string[];
    isKnown: boolean;
    why: readonly string[];
    action: string;
    from?: string | undefined;
  },
  context: CoachContext,
  inputs: Record<string, number>,
): Reply {
  const verdict = !state.isKnown && state.state === 'treat_today' ? VERDICT.unknown : VERDICT[state.state];
  const english = [verdict.en, ...state.why.slice(0, 2), state.action].join(' ');
  const spanish = [verdict.es, ...state.because.flatMap((code) => SPANISH_REASON[code] ?? []).slice(0, 2)].join(' ');
  return reply(inLanguage(context, { en: english, es: spanish }), {
    cards: [{ kind: 'swim', title: verdict[context.language], inputs: { state: state.state, ...inputs } }],
  });
}

/** "pH 8.2, TA 140, what do I do?": the plan for these numbers. */
export function answerBalance(frame: Frame, context: CoachContext): Reply {
  const given = measuredOf(frame);
  if (Object.keys(given).length === 0)
    return context.pool
      ? planOfPool(context)
      : askBack(
          inLanguage(context, {
            en: 'Tell me your test: free chlorine, pH, alkalinity, and CYA and hardness if you have them. And the volume of your pool.',
            es: 'Dime tu prueba: cloro libre, pH, alcalinidad, y si las tienes, CYA y dureza. Y el volumen de tu piscina.',
          }),
        );
  const volumeL = frame.volumeL ?? context.pool?.traits.volumeL;
  const water = { ...(context.pool?.plan.water ?? {}), ...given };
  const asked = plan({
    pool: { ...traitsOf(frame, context), volumeL: volumeL ?? 10_000 * 3.785411784 },
    water,
    measures: context.measures,
    at: context.now.toISOString(),
    ...(context.pool && context.pool.shelf.length > 0 ? { shelf: [...context.pool.shelf] } : {}),
  });
  const per =
    volumeL === undefined
      ? inLanguage(context, {
          en: ' These amounts are for 10,000 gallons; tell me your volume for your own.',
          es: ' Estas cantidades son para 10,000 galones; dime tu volumen para las tuyas.',
        })
      : '';
  return stepsReply(
    asked.steps,
    asked.findings.filter(({ severity }) => severity !== 'info').map(({ text }) => text),
    context,
    per,
  );
}

export function planOfPool(context: CoachContext): Reply {
  const { plan: mine, name } = context.pool as NonNullable<CoachContext['pool']>;
  const open = mine.steps.filter(({ state }) => state === 'todo');
  return stepsReply(
    open,
    [mine.swim.action],
    context,
    inLanguage(context, { en: ` This is today's plan for ${name}.`, es: ` Este es el plan de hoy para ${name}.` }),
  );
}

type Step = {
  productId: ProductId;
  strengthPercent?: number | undefined;
  amountG?: number | undefined;
  amountMl?: number | undefined;
  amountL?: number | undefined;
  afterMinutes: number;
  why: string;
};

function stepsReply(steps: readonly Step[], notes: readonly string[], context: CoachContext, end: string): Reply {
  if (steps.length === 0)
    return reply(
      inLanguage(context, {
        en: `Nothing to add right now.${notes[0] ? ` ${notes[0]}` : ''}${end}`,
        es: `Por ahora no hay que agregar nada.${end}`,
      }),
    );
  const lines = steps.slice(0, 4).map((step, index) => {
    const amount = step.amountL === undefined ? amountText(step, step.productId, context) : volumeText(step.amountL, context);
    const strength = step.strengthPercent !== undefined && step.productId === 'liquid-chlorine' ? ` (${step.strengthPercent}%)` : '';
    return `${index + 1}. ${amount} ${context.language === 'es' ? 'de' : 'of'} ${productName(step.productId, context.language)}${strength}`;
  });
  const opening = inLanguage(context, {
    en: steps.length === 1 ? 'One step:' : `${steps.length} steps, in this order:`,
    es: steps.length === 1 ? 'Un paso:' : `${steps.length} pasos, en este orden:`,
  });
  const wait = inLanguage(context, {
    en: 'Wait between the steps as the plan says, with the pump running, and test again at the end.',
    es: 'Espera entre los pasos como indica el plan, con la bomba encendida, y mide de nuevo al final.',
  });
  return reply(`${opening}\n${lines.join('\n')}\n${wait}${end}`, {
    cards: steps.map((step) => ({
      kind: 'dose' as const, title: productName(step.productId, context.language), productId: step.productId,
      ...(step.amountG === undefined ? {} : { amountG: step.amountG }), ...(step.amountMl === undefined ? {} : { amountMl: step.amountMl }), ...(step.amountL === undefined ? {} : { amountL: step.amountL }),
      inputs: { afterMinutes: step.afterMinutes, ...(step.strengthPercent === undefined ? {} : { strengthPercent: step.strengthPercent }) },
    })), // prettier-ignore
  });
}

export const describeWater = (context: CoachContext): string => {
  const water = context.pool?.plan.water ?? {};
  const names = [
    'freeChlorinePpm',
    'combinedChlorinePpm',
    'brominePpm',
    'ph',
    'alkalinityPpm',
    'hardnessPpm',
    'cyanuricAcidPpm',
    'saltPpm',
  ] as const;
  const parts = names.flatMap((name) =>
    water[name] === undefined ? [] : [`${valueName(name, context.language)} ${shown(water[name], 1, context.language)}`],
  );
  return [...parts, ...(water.temperatureC === undefined ? [] : [temperatureText(water.temperatureC, context)])].join(', ');
};
