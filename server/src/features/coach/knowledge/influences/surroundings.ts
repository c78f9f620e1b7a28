// What weather, equipment, people and new water do to the water.
import type { Influence } from './influence.ts';

export const SURROUNDING_INFLUENCES: readonly Influence[] = [
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
      freeChlorinePpm: ['up', 'It brings chlorine; that is what it is for.', 'Trae cloro: para eso es.'],
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
];
