// The table: products, weather, equipment and people, and what they do to the water.
import type { Influence } from './influence.ts';

export const INFLUENCES: readonly Influence[] = [
  {
    names: /\b(?:rain|rains|rainfall|rainwater|storms?|lluvias?|tormentas?)\b/,
    en: 'rain',
    es: 'la lluvia',
    effects: {
      ph: ['down', 'Rain is slightly acidic, so a lot of it lowers pH a little.', 'La lluvia es algo ácida: mucha baja un poco el pH.'],
      alkalinityPpm: ['down', 'Rain has almost none, so it dilutes what is there.', 'La lluvia casi no tiene y diluye la que hay.'],
      hardnessPpm: ['down', 'Rain has no calcium, so it dilutes what is there.', 'La lluvia no tiene calcio y diluye el que hay.'],
      cyanuricAcidPpm: [
        'down',
        'It dilutes, as far as water overflows or is pumped out.',
        'Diluye, en la medida en que el agua rebosa o se saca.',
      ],
      saltPpm: ['down', 'It dilutes, as far as water overflows or is pumped out.', 'Diluye, en la medida en que el agua rebosa o se saca.'],
      freeChlorinePpm: [
        'down',
        'Rain dilutes it, and the dirt that it brings uses it up.',
        'La lluvia lo diluye, y la suciedad que trae lo gasta.',
      ],
    },
  },
  {
    names: /\b(?:sun|sunlight|sunshine|sunny|sol|rayos uv)\b/,
    en: 'sun',
    es: 'el sol',
    effects: {
      freeChlorinePpm: [
        'down',
        'The UV light of the sun breaks free chlorine down, fast without stabilizer.',
        'La luz UV del sol descompone el cloro libre, rápido si no hay estabilizador.',
      ],
      combinedChlorinePpm: ['down', 'Sunlight helps to break chloramines down.', 'La luz del sol ayuda a descomponer las cloraminas.'],
      cyanuricAcidPpm: ['none', 'The sun hardly breaks stabilizer down.', 'El sol casi no descompone el estabilizador.'],
      brominePpm: [
        'down',
        'Sun destroys bromine, and stabilizer doesn’t protect it.',
        'El sol destruye el bromo, y el estabilizador no lo protege.',
      ],
    },
  },
  {
    names:
      /\b(?:heat|heating|hot weather|warm water|warmer water|hot water|heater|high temperatures?|calor|calentar|agua caliente|calentador)\b/,
    en: 'warm water',
    es: 'el agua caliente',
    effects: {
      ph: [
        'up',
        'Carbon dioxide leaves warm water faster, so pH tends to rise.',
        'El dióxido de carbono sale más rápido del agua caliente, y el pH tiende a subir.',
      ],
      freeChlorinePpm: [
        'down',
        'Chlorine is used up faster in warm water, because everything in it grows faster.',
        'El cloro se gasta más rápido en agua caliente, porque todo crece más rápido.',
      ],
      hardnessPpm: [
        'none',
        'The amount stays the same, but scale forms more easily in warm water.',
        'La cantidad no cambia, pero en agua caliente se forma sarro con más facilidad.',
      ],
      alkalinityPpm: ['none', 'It stays about the same.', 'Queda casi igual.'],
    },
  },
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
      freeChlorinePpm: ['up', 'That is what it is for.', 'Para eso es.'],
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
      freeChlorinePpm: ['up', 'That is what it is for.', 'Para eso es.'],
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
      freeChlorinePpm: ['up', 'That is what it is for.', 'Para eso es.'],
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
    names:
      /\b(?:salt (?:system|cell|generator|chlorinator|pool)s?|saltwater pool|swg|celda de sal|sistema de sal|clorador(?: salino)?|piscina de sal)\b/,
    en: 'a salt system',
    es: 'el sistema de sal',
    effects: {
      ph: [
        'up',
        'The gas bubbles in the cell drive carbon dioxide out, so pH tends to rise.',
        'Las burbujas de la celda sacan dióxido de carbono, y el pH tiende a subir.',
      ],
      saltPpm: [
        'none',
        'The cell doesn’t use salt up; it turns back into salt. Only splash-out, backwash and leaks take it away.',
        'La celda no gasta la sal; vuelve a ser sal. Solo salpicaduras, retrolavados y fugas se la llevan.',
      ],
      cyanuricAcidPpm: ['none', 'It makes chlorine without stabilizer.', 'Produce cloro sin estabilizador.'],
      freeChlorinePpm: ['up', 'That is what it is for.', 'Para eso es.'],
    },
  },
  {
    names:
      /\b(?:aerat\w+|waterfalls?|fountains?|bubblers?|spa jets|jets|spillover|splashing|cascadas?|fuentes?|aire\w*|burbujeador|chorros)\b/,
    en: 'aeration (waterfalls, jets, splashing)',
    es: 'airear (cascadas, chorros, salpicar)',
    effects: {
      ph: ['up', 'It drives carbon dioxide out of the water.', 'Saca el dióxido de carbono del agua.'],
      alkalinityPpm: ['none', 'Aerating raises pH and leaves alkalinity as it is.', 'Airear sube el pH y deja la alcalinidad igual.'],
      freeChlorinePpm: ['none', 'It takes hardly any chlorine away.', 'Casi no quita cloro.'],
    },
  },
  {
    names: /\b(?:covers?|covering|cubiertas?|lonas?|tapar)\b/,
    en: 'a cover',
    es: 'una cubierta',
    effects: {
      freeChlorinePpm: [
        'up',
        'Under a cover less is lost, because the sun doesn’t reach it: dose less, and test as often.',
        'Con cubierta se pierde menos, porque el sol no llega: pon menos y mide igual de seguido.',
      ],
      ph: ['down', 'Less carbon dioxide gets out, so pH rises less.', 'Sale menos dióxido de carbono, y el pH sube menos.'],
      combinedChlorinePpm: [
        'up',
        'Chloramines can’t leave, so take it off while you shock.',
        'Las cloraminas no salen: quítala durante un choque.',
      ],
      temperatureC: ['up', 'It keeps the warmth in.', 'Guarda el calor.'],
    },
  },
  {
    names: /\b(?:evaporat\w+|evapora\w*)\b/,
    en: 'evaporation with refilling',
    es: 'la evaporación y el rellenado',
    effects: {
      saltPpm: [
        'up',
        'Only water evaporates: salt stays behind and its level rises until you refill.',
        'Solo se evapora el agua: la sal se queda y su nivel sube hasta que rellenas.',
      ],
      hardnessPpm: [
        'up',
        'Only water evaporates: calcium stays behind, and refilling brings more.',
        'Solo se evapora el agua: el calcio se queda, y el rellenado trae más.',
      ],
      cyanuricAcidPpm: [
        'none',
        'It doesn’t evaporate: stabilizer stays behind in the pool.',
        'No se evapora: el estabilizador se queda en la piscina.',
      ],
      alkalinityPpm: [
        'up',
        'Only water evaporates, and refilling brings more alkalinity.',
        'Solo se evapora el agua, y el rellenado trae más alcalinidad.',
      ],
      tdsPpm: ['up', 'Everything that is dissolved stays behind.', 'Todo lo disuelto se queda.'],
      freeChlorinePpm: [
        'none',
        'Chlorine hardly evaporates; what is missing was mostly used up or broken down by the sun.',
        'El cloro casi no se evapora; lo que falta se gastó o lo descompuso el sol.',
      ],
    },
  },
  {
    names: /\b(?:backwash\w*|splash[- ]?out|leaks?|draining|dilut\w+|partial drain|retrolavad\w+|fugas?|vaciar|diluir)\b/,
    en: 'backwashing, splash-out or a leak with refilling',
    es: 'los retrolavados, salpicaduras o fugas con rellenado',
    effects: {
      cyanuricAcidPpm: [
        'down',
        'The water that leaves takes it along, and new water has none.',
        'El agua que sale se lo lleva, y la nueva no tiene.',
      ],
      saltPpm: ['down', 'The water that leaves takes it along.', 'El agua que sale se la lleva.'],
      hardnessPpm: ['down', 'If the new water is softer.', 'Si el agua nueva es más blanda.'],
      tdsPpm: ['down', 'The water that leaves takes it along.', 'El agua que sale se los lleva.'],
    },
  },
  {
    names: /\b(?:fill water|tap water|well water|topping (?:it )?(?:up|off)|refill\w*|agua de (?:llenado|la llave|pozo)|rellen\w+)\b/,
    en: 'fill water',
    es: 'el agua de llenado',
    effects: {
      hardnessPpm: ['up', 'Tap water often brings calcium: test it once.', 'El agua de la llave suele traer calcio: mídela una vez.'],
      alkalinityPpm: ['up', 'Tap water brings its own: test it once.', 'El agua de la llave trae la suya: mídela una vez.'],
      cyanuricAcidPpm: [
        'down',
        'It has none, so it dilutes, as far as old water left.',
        'No tiene, así que diluye, según cuánta agua vieja salió.',
      ],
      saltPpm: ['down', 'It has hardly any, so it dilutes.', 'Casi no tiene, así que diluye.'],
      ironPpm: ['up', 'Well water often brings iron.', 'El agua de pozo suele traer hierro.'],
      copperPpm: ['up', 'It can bring some from pipes: test it once.', 'Puede traer algo de las tuberías: mídela una vez.'],
    },
  },
  {
    names:
      /\b(?:swimmers|bathers|people|swimming|sweat|urine|pee|peeing|sunscreen|lotion|party|banistas|gente|sudor|orina|bloqueador|fiesta)\b/,
    en: 'swimmers',
    es: 'los bañistas',
    effects: {
      freeChlorinePpm: ['down', 'Sweat, sunscreen and urine use it up.', 'El sudor, el bloqueador y la orina lo gastan.'],
      combinedChlorinePpm: [
        'up',
        'Sweat and urine combine with chlorine to chloramines.',
        'El sudor y la orina se combinan con el cloro en cloraminas.',
      ],
      phosphatePpb: ['up', 'A little, from sweat and lotion.', 'Un poco, del sudor y las cremas.'],
    },
  },
  {
    names: /\b(?:leaves|leaf|pollen|grass|dirt|debris|algae|fertilizer|hojas|polen|pasto|tierra|algas|fertilizante)\b/,
    en: 'leaves, dirt and algae',
    es: 'hojas, tierra y algas',
    effects: {
      freeChlorinePpm: ['down', 'They use chlorine up, so take them out first.', 'Gastan cloro: sácalas primero.'],
      phosphatePpb: ['up', 'Leaves, dirt and fertilizer bring phosphate.', 'Hojas, tierra y fertilizante traen fosfatos.'],
      ph: [
        'up',
        'Algae raise pH during the day, because they take carbon dioxide.',
        'Las algas suben el pH de día, porque toman dióxido de carbono.',
      ],
    },
  },
  {
    names: /\b(?:(?:new|fresh|curing) (?:plaster|pebble|surface)|yeso nuevo)\b/,
    en: 'new plaster',
    es: 'el yeso nuevo',
    effects: {
      ph: ['up', 'Fresh plaster gives off lime for months.', 'El yeso nuevo suelta cal por meses.'],
      hardnessPpm: ['up', 'Fresh plaster gives off some calcium.', 'El yeso nuevo suelta algo de calcio.'],
      alkalinityPpm: ['up', 'Fresh plaster gives off lime for months.', 'El yeso nuevo suelta cal por meses.'],
    },
  },
  {
    names: /\b(?:calcium chloride|hardness increaser|cloruro de calcio)\b/,
    en: 'calcium chloride',
    es: 'el cloruro de calcio',
    effects: {
      hardnessPpm: ['up', 'That is what it is for.', 'Para eso es.'],
      ph: ['none', 'It hardly moves pH.', 'Casi no mueve el pH.'],
      alkalinityPpm: ['none', 'It leaves alkalinity as it is.', 'Deja igual la alcalinidad.'],
    },
  },
];
