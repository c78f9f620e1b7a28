// What an observation says: the sentence for people, and the words by which an offered answer says the same.
import type { CoachLanguage } from '../../understanding/fold.ts';

export interface Conclusion {
  text: Record<CoachLanguage, string>;
  /** folded, in both languages */
  fits: RegExp;
  /** what only sounds like it */
  against?: RegExp;
}

export const CONCLUSIONS = {
  leak: {
    text: {
      en: 'The pool fell more than the bucket, so water is getting out somewhere: the pool leaks. Evaporation takes the same from both.',
      es: 'La piscina bajó más que la cubeta, así que el agua se sale por algún lado: hay una fuga. La evaporación les quita lo mismo a las dos.',
    },
    fits: /\b(?:leak\w*|fugas?|getting out|losing water)\b/,
    against: /\b(?:no leak|not leak\w*|isn't leak\w*|bucket|cubeta|balde|no hay fuga|sin fuga)\b/,
  },
  evaporation: {
    text: {
      en: 'Both fell about the same, so it is evaporation and no leak.',
      es: 'Los dos bajaron casi lo mismo: es evaporación y no hay fuga.',
    },
    fits: /\b(?:evapor\w*|no leak|not leak\w*|isn't leak\w*|no hay fuga|sin fuga)\b/,
  },
  wrongBucket: {
    text: {
      en: 'The bucket fell more than the pool, which no leak explains: water got into the pool (rain, autofill, a hose), or the bucket was spilled or leaks. Do the test again.',
      es: 'La cubeta bajó más que la piscina, y eso no lo explica una fuga: le entró agua a la piscina (lluvia, autollenado, manguera), o la cubeta se derramó o gotea. Repite la prueba.',
    },
    fits: /\b(?:again|repeat|autofill|auto-?fill|rain|refill\w*|bucket (?:leaks?|has|was)|repet\w*|lluvia|cubeta)\b/,
  },
  pressureLine: {
    text: {
      en: 'More loss while the pump runs points to a leak on the pressure side: the plumbing after the pump, up to the returns.',
      es: 'Perder más con la bomba encendida apunta a una fuga en el lado de presión: la tubería después de la bomba, hasta los retornos.',
    },
    fits: /\b(?:pressure|returns?|after the pump|discharge|plumbing|retornos?|presion|tuberia)\b/,
    against: /\b(?:suction|shell|liner|light|succion|vaso)\b/,
  },
  suctionLine: {
    text: {
      en: 'More loss while the pump is off points to the suction side, where the running pump only draws air in, or to the shell.',
      es: 'Perder más con la bomba apagada apunta al lado de succión, donde la bomba encendida solo mete aire, o al vaso.',
    },
    fits: /\b(?:suction|skimmer|before the pump|shell|succion|desnatador|vaso)\b/,
    against: /\b(?:pressure|returns?|presion|retornos?)\b/,
  },
  shell: {
    text: {
      en: 'The same loss with the pump on and off points to the shell itself: liner, cracks, lights, skimmer throat and fittings.',
      es: 'Perder lo mismo con la bomba encendida y apagada apunta al vaso: revestimiento, grietas, luces, boca del desnatador y accesorios.',
    },
    fits: /\b(?:shell|structure|liner|crack\w*|light|fittings?|vaso|estructura|grietas?)\b/,
    against: /\b(?:pressure|returns?|plumbing|presion|retornos?|tuberia)\b/,
  },
  dirtyFilter: {
    text: {
      en: 'Pressure well above the clean one means that the filter is dirty: clean or backwash it at 25% over, or 8 to 10 psi.',
      es: 'Una presión muy por encima de la limpia dice que el filtro está sucio: límpialo o haz un retrolavado con 25 % más, u 8 a 10 psi.',
    },
    fits: /\b(?:(?:dirty|loaded|clogged|full|plugged)\b.*\b(?:filter|media|cartridge|sand|grids?)|(?:filter|media|cartridge)\b.*\b(?:dirty|clog\w*|clean\w*|loaded|full|backwash\w*)|backwash\w*|clean (?:it|the (?:filter|cartridge))|filtro\b.*\b(?:sucio|limp\w*|tapado)|retrolav\w*)\b/,
    against: /\b(?:basket|impeller|skimmer|canasta|impulsor|clean filter)\b/,
  },
  lowPressure: {
    text: {
      en: 'Pressure below the clean one means that too little water reaches the filter: look on the suction side for full baskets, a clogged impeller, a low water level or an air leak.',
      es: 'Una presión por debajo de la limpia dice que llega poca agua al filtro: busca en la succión canastas llenas, impulsor tapado, nivel bajo o entrada de aire.',
    },
    fits: /\b(?:baskets?|impeller|skimmer|suction|air leak|air (?:is )?getting|low water|water level|prime|canastas?|impulsor|succion|nivel)\b/,
    against: /\b(?:filter media|dirty filter|filter is dirty|closed return|return valve)\b/,
  },
  suctionAir: {
    text: {
      en: 'Air in the pump or bubbles at the returns mean that air gets in on the suction side: water level, skimmer, pump lid and its O-ring, unions and valves before the pump.',
      es: 'Aire en la bomba o burbujas en los retornos dicen que entra aire por la succión: nivel del agua, desnatador, tapa de la bomba y su empaque, uniones y válvulas antes de la bomba.',
    },
    fits: /\b(?:suction|air (?:leak\w*|gets|is|getting|being)|lid|o-?ring|before the pump|low water|water level|succion|tapa|empaque|entra aire)\b/,
    against: /\b(?:after the (?:filter|pump)|pressure side|lado de presion)\b/,
  },
  dyePulled: {
    text: {
      en: 'Dye that is drawn into a crack or fitting shows that water leaves there: that is the leak.',
      es: 'Si el colorante se va hacia una grieta o un accesorio, por ahí sale el agua: esa es la fuga.',
    },
    fits: /\b(?:leak\w*|water (?:leaves|escapes|gets out)|fuga|sale)\b/,
    against: /\b(?:no leak|not leak\w*|isn't leak\w*|no hay fuga)\b/,
  },
  dyeStays: {
    text: {
      en: 'Dye that hangs still or drifts off shows no leak at that place: test the next one.',
      es: 'Si el colorante se queda quieto o se dispersa, ahí no hay fuga: prueba el lugar siguiente.',
    },
    fits: /\b(?:no leak|not leak\w*|isn't leak\w*|(?:does not|doesn't) leak|elsewhere|another|no hay fuga|otro lugar)\b/,
  },
  demand: {
    text: {
      en: 'Without sun, more than about 1 ppm lost overnight means that algae or other organic matter is using the chlorine up.',
      es: 'Sin sol, perder más de cerca de 1 ppm en la noche dice que algas u otra materia orgánica gastan el cloro.',
    },
    fits: /\b(?:alga\w*|organic\w*|contaminat\w*|demand|bacteria|ammonia|biofilm|organic[oa]s?|demanda|materia)\b/,
    against: /\b(?:no (?:\w+ )?(?:demand|organic\w*|algae)|nothing|sin (?:algas|demanda))\b/,
  },
  noDemand: {
    text: {
      en: 'Losing up to about 1 ppm overnight passes: nothing much in the water is using chlorine.',
      es: 'Perder hasta cerca de 1 ppm en la noche pasa la prueba: casi nada en el agua gasta cloro.',
    },
    fits: /\b(?:no (?:\w+ ){0,2}(?:demand|organic\w*|algae|problem)|fine|normal|pass(?:es|ed)?|okay|good|clean|nothing|holding|sin (?:algas|demanda)|bien)\b/,
    against: /\b(?:yes|bad|test must|si)\b/,
  },
  cellScale: {
    text: {
      en: 'White crust on the plates of a salt cell is calcium scale: pH, calcium or the saturation index is too high.',
      es: 'La costra blanca en las placas de la celda es sarro de calcio: el pH, el calcio o el índice de saturación están altos.',
    },
    fits: /\b(?:scal\w+|calcium|calcite|sarro|calcio|incrust\w*)\b/,
    against: /\b(?:low calcium|too little calcium|corros\w*)\b/,
  },
  bleached: {
    text: {
      en: 'A sample that flashes pink and turns clear holds very much chlorine: it bleaches the DPD dye. Dilute the sample or count drops with FAS-DPD.',
      es: 'Una muestra que se pone rosa y luego clara tiene muchísimo cloro: destiñe el colorante DPD. Diluye la muestra o cuenta gotas con FAS-DPD.',
    },
    fits: /\b(?:bleach\w*|(?:very|too|extremely) high|too much chlorine|off the scale|dest\w+|muy alto|demasiado cloro)\b/,
    against: /\bph\b/,
  },
  purplePh: {
    text: {
      en: 'With more than about 10 ppm of chlorine the pH test turns purple and reads falsely high: wait until chlorine is lower, and test again.',
      es: 'Con más de unas 10 ppm de cloro la prueba de pH se pone morada y marca de más: espera a que baje el cloro y mide otra vez.',
    },
    fits: /\b(?:chlorine|sanitizer|interfer\w*|false\w*|bleach\w*|cloro)\b/,
    against: /\b(?:low chlorine|no chlorine|too little chlorine)\b/,
  },
  phYellow: {
    text: {
      en: 'Phenol red goes from yellow at a low pH to red and purple at a high one: the palest yellow is at or below the low end of the scale.',
      es: 'El rojo de fenol va de amarillo con pH bajo a rojo y morado con pH alto: el amarillo más claro está en el extremo bajo de la escala o por debajo.',
    },
    fits: /\b(?:low\w*|below|under|acidic|bajo|debajo|acid[ao])\b/,
    against: /\b(?:high\w*|above|alto|chlorine|cloro)\b/,
  },
} as const satisfies Record<string, Conclusion>;
export type ConclusionId = keyof typeof CONCLUSIONS;
