// What products do to the water.
import type { Influence } from './influence.ts';

export const PRODUCT_INFLUENCES: readonly Influence[] = [
  {
    names: /\b(?:algaecides?|algicides?|alguicidas?)\b/,
    en: 'algaecide',
    es: 'el alguicida',
    effects: {
      freeChlorinePpm: [
        'down',
        'Many kinds use up some chlorine, and a very high level destroys them in turn. So algaecide goes in when chlorine is back to normal.',
        'Muchos gastan algo de cloro, y un nivel muy alto los destruye a ellos. Por eso se agrega cuando el cloro vuelve a lo normal.',
      ],
      ph: ['none', 'It hardly moves pH.', 'Casi no mueve el pH.'],
      copperPpm: ['up', 'Only kinds with copper in them do, and too much of it stains.', 'Solo los que llevan cobre, y demasiado mancha.'],
    },
  },
  {
    names:
      /\b(?:muriatic acid|muriatic|hydrochloric acid|dry acid|sodium bisulfate|(?<!cyanuric |boric |ascorbic |citric |hypochlorous )acid|acido muriatico|muriatico|acido seco|acido(?! (?:cianurico|borico|ascorbico|citrico|hipocloroso)))\b/,
    en: 'acid',
    es: 'el ácido',
    effects: {
      ph: ['down', 'That is what acid is for.', 'Para eso es el ácido.'],
      alkalinityPpm: ['down', 'Every dose of acid uses some up.', 'Cada dosis de ácido gasta un poco.'],
      freeChlorinePpm: [
        'none',
        'Acid takes no chlorine away; at a lower pH more of it is in the strong form. Never let the two meet undiluted.',
        'El ácido no quita cloro; con el pH más bajo trabaja más fuerte. Nunca los juntes sin diluir.',
      ],
      hardnessPpm: [
        'none',
        'Acid takes no calcium out; it only keeps it from forming scale.',
        'El ácido no saca calcio; solo evita que forme sarro.',
      ],
      cyanuricAcidPpm: ['none', 'Only new water lowers stabilizer.', 'Solo el agua nueva baja el estabilizador.'],
    },
  },
  {
    names: /\b(?:baking soda|bicarb\w*|alkalinity increaser|bicarbonato)\b/,
    en: 'baking soda',
    es: 'el bicarbonato',
    effects: {
      ph: [
        'up',
        'Only a little: baking soda raises mostly alkalinity and leads pH toward 8.2 or so.',
        'Solo un poco: el bicarbonato sube sobre todo la alcalinidad y lleva el pH hacia 8.2.',
      ],
      alkalinityPpm: ['up', 'That is what baking soda is for.', 'Para eso es el bicarbonato.'],
      freeChlorinePpm: ['none', 'It takes no chlorine away and adds none.', 'No quita ni agrega cloro.'],
      hardnessPpm: [
        'none',
        'It adds no calcium, but with much calcium the water can cloud.',
        'No agrega calcio, pero con mucho calcio el agua puede enturbiarse.',
      ],
    },
  },
  {
    names: /\b(?:soda ash|sodium carbonate|washing soda|ph (?:up|plus|increaser)|carbonato(?: de sodio)?|ceniza de soda)\b/,
    en: 'soda ash',
    es: 'el carbonato de sodio',
    effects: {
      ph: ['up', 'Soda ash raises pH a lot.', 'El carbonato sube mucho el pH.'],
      alkalinityPpm: ['up', 'It raises alkalinity along with pH.', 'Sube la alcalinidad junto con el pH.'],
      freeChlorinePpm: ['none', 'It takes no chlorine away.', 'No quita cloro.'],
    },
  },
  {
    names: /\bborax\b/,
    en: 'borax',
    es: 'el bórax',
    effects: {
      ph: ['up', 'Borax raises pH, with less alkalinity than soda ash.', 'El bórax sube el pH, con menos alcalinidad que el carbonato.'],
      alkalinityPpm: [
        'up',
        'It raises it some, about half as much as soda ash does for the same pH.',
        'La sube algo, cerca de la mitad que el carbonato para el mismo pH.',
      ],
      boratePpm: ['up', 'It adds borates.', 'Agrega boratos.'],
    },
  },
  {
    names: /\b(?:liquid chlorine|bleach|sodium hypochlorite|cloro liquido|blanqueador|hipoclorito de sodio)\b/,
    en: 'liquid chlorine',
    es: 'el cloro líquido',
    effects: {
      ph: [
        'both',
        'It raises pH at first; as the chlorine is used up, pH comes back, so in the end it hardly moves.',
        'Sube el pH al entrar; al gastarse el cloro el pH regresa, y al final casi no cambia.',
      ],
      freeChlorinePpm: ['up', 'It brings chlorine; that is what it is for.', 'Trae cloro: para eso es.'],
      cyanuricAcidPpm: ['none', 'Liquid chlorine has no stabilizer in it.', 'El cloro líquido no lleva estabilizador.'],
      hardnessPpm: ['none', 'Liquid chlorine has no calcium in it.', 'El cloro líquido no lleva calcio.'],
      saltPpm: ['up', 'A little: each dose leaves some salt.', 'Un poco: cada dosis deja algo de sal.'],
      alkalinityPpm: ['none', 'In the end it hardly moves alkalinity.', 'Al final casi no mueve la alcalinidad.'],
    },
  },
  {
    names: /\b(?:cal[- ]?hypo|calcium hypochlorite|hipoclorito de calcio)\b/,
    en: 'cal-hypo',
    es: 'el hipoclorito de calcio',
    effects: {
      hardnessPpm: ['up', 'Cal-hypo brings calcium with every dose.', 'El hipoclorito de calcio agrega calcio con cada dosis.'],
      ph: [
        'both',
        'It raises pH at first; as the chlorine is used up, most of that comes back.',
        'Sube el pH al entrar; al gastarse el cloro casi todo regresa.',
      ],
      freeChlorinePpm: ['up', 'It brings chlorine; that is what it is for.', 'Trae cloro: para eso es.'],
      cyanuricAcidPpm: ['none', 'Cal-hypo has no stabilizer in it.', 'El hipoclorito de calcio no lleva estabilizador.'],
    },
  },
  {
    names: /\b(?:trichlor|(?:chlorine )?(?:tablets?|tabs|pucks?)|tricloro|tabletas?|pastillas?)\b/,
    en: 'trichlor tablets',
    es: 'las tabletas de tricloro',
    effects: {
      ph: ['down', 'Trichlor is very acidic, so every tablet lowers pH.', 'El tricloro es muy ácido: cada tableta baja el pH.'],
      alkalinityPpm: ['down', 'Its acid uses up alkalinity, slowly.', 'Su ácido gasta la alcalinidad, despacio.'],
      cyanuricAcidPpm: ['up', 'Every tablet brings stabilizer along, and it stays.', 'Cada tableta agrega estabilizador, y se queda.'],
      freeChlorinePpm: ['up', 'That is what they are for, slowly.', 'Para eso son, despacio.'],
      hardnessPpm: ['none', 'Trichlor has no calcium in it.', 'El tricloro no lleva calcio.'],
    },
  },
  {
    names: /\b(?:dichlor|dicloro)\b/,
    en: 'dichlor',
    es: 'el dicloro',
    effects: {
      cyanuricAcidPpm: [
        'up',
        'Dichlor brings stabilizer with every dose, and it stays.',
        'El dicloro agrega estabilizador con cada dosis, y se queda.',
      ],
      ph: ['none', 'It hardly moves pH.', 'Casi no mueve el pH.'],
      hardnessPpm: ['none', 'Dichlor has no calcium in it.', 'El dicloro no lleva calcio.'],
      freeChlorinePpm: ['up', 'It brings chlorine; that is what it is for.', 'Trae cloro: para eso es.'],
    },
  },
  {
    names: /\b(?:non[- ]chlorine shock|monopersulfate|mps|choque sin cloro|monopersulfato)\b/,
    en: 'non-chlorine shock',
    es: 'el choque sin cloro',
    effects: {
      freeChlorinePpm: [
        'none',
        'It adds no chlorine, but it spares what is there by burning up waste.',
        'No agrega cloro, pero ahorra el que hay porque quema residuos.',
      ],
      combinedChlorinePpm: [
        'up',
        'It shows up as combined chlorine in many tests for a day or two, although it is none.',
        'Sale como cloro combinado en muchas pruebas por uno o dos días, aunque no lo es.',
      ],
      ph: ['down', 'It is slightly acidic.', 'Es algo ácido.'],
      alkalinityPpm: ['down', 'It is slightly acidic.', 'Es algo ácido.'],
    },
  },
  {
    names: /\b(?:shocking|shock|superchlorination|choque)\b/,
    en: 'shocking',
    es: 'el choque',
    effects: {
      ph: [
        'both',
        'Liquid chlorine and cal-hypo raise pH at first; as the chlorine is used up, it comes back. And above about 10 ppm of chlorine the pH test itself reads wrong.',
        'El cloro líquido y el hipoclorito de calcio suben el pH al entrar; al gastarse el cloro, regresa. Y con más de unas 10 ppm de cloro la prueba de pH falla.',
      ],
      cyanuricAcidPpm: [
        'none',
        'Only dichlor and trichlor add stabilizer; liquid chlorine and cal-hypo don’t.',
        'Solo el dicloro y el tricloro agregan estabilizador; el cloro líquido y el hipoclorito de calcio no.',
      ],
      alkalinityPpm: ['none', 'In the end it hardly moves.', 'Al final casi no cambia.'],
      hardnessPpm: ['up', 'Only with cal-hypo, which brings calcium.', 'Solo con hipoclorito de calcio, que trae calcio.'],
      combinedChlorinePpm: [
        'down',
        'That is what it is for, if the level is held until it is gone.',
        'Para eso es, si se mantiene el nivel hasta que se vaya.',
      ],
      phosphatePpb: ['none', 'Chlorine doesn’t take phosphate out.', 'El cloro no quita los fosfatos.'],
    },
  },
  {
    names: /\b(?:calcium chloride|hardness increaser|cloruro de calcio)\b/,
    en: 'calcium chloride',
    es: 'el cloruro de calcio',
    effects: {
      hardnessPpm: ['up', 'It brings chlorine; that is what it is for.', 'Trae cloro: para eso es.'],
      ph: ['none', 'It hardly moves pH.', 'Casi no mueve el pH.'],
      alkalinityPpm: ['none', 'It leaves alkalinity as it is.', 'Deja igual la alcalinidad.'],
    },
  },
];
