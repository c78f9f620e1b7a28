// Short answers to what breaks or looks worn: what to look at first, and when it is a job for a professional.
import type { KnowledgeCard } from './card.ts';

export const REPAIR_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'pool-light',
    asks: 'pool light not working|my pool light is out|light in the pool does not turn on|water inside the pool light|la luz de la piscina no prende|no funciona la luz de la alberca',
    en: 'Check the breaker and press Reset on the GFCI. If it trips again, leave it off and stay out of the water until an electrician has looked. Water behind the glass or a bulb change in a wet niche is work for a professional too.',
    es: 'Revisa el interruptor y presiona Reset en el GFCI. Si vuelve a saltar, déjalo apagado y no entren al agua hasta que lo vea un electricista. Agua detrás del cristal o cambiar el foco en un nicho mojado también es trabajo de un profesional.',
  },
  {
    id: 'equipment-leak',
    asks: 'pump leaking water|filter leaking|why is my filter leaking|multiport valve leaking|water dripping from the pump|o-ring leaking|union leaking|heater leaking|la bomba tira agua|el filtro gotea|fuga en la bomba|gotea la valvula',
    en: 'See where it comes from, with the pump running. At a lid or a union: switch off, clean and grease the O-ring, or put in a new one. Under the pump motor it is mostly the shaft seal. Out of the waste line it is the gasket of the multiport valve. A crack in a filter tank: switch off, let out the pressure, and don’t run it again.',
    es: 'Mira de dónde sale, con la bomba encendida. En una tapa o unión: apaga, limpia y engrasa el empaque, o cámbialo. Bajo el motor de la bomba casi siempre es el sello del eje. Por la línea de desecho, el empaque de la válvula multipuerto. Una grieta en el tanque del filtro: apaga, suelta la presión y no lo enciendas más.',
  },
  {
    id: 'no-suction',
    asks: 'skimmer not sucking|skimmer has no suction|weak suction at the skimmer|vacuum has no suction|el skimmer no succiona|no aspira el skimmer',
    en: 'Look in this order: water level at the middle of the skimmer, both baskets, the skimmer door, valves, and the lid and O-ring of the pump. If the basket of the pump doesn’t fill, it sucks air. If it does and the pressure is high, the filter is dirty.',
    es: 'Revisa en este orden: nivel del agua a media boca del skimmer, las dos canastas, la compuerta del skimmer, las válvulas, y la tapa y el empaque de la bomba. Si la canasta de la bomba no se llena, entra aire. Si se llena y la presión es alta, el filtro está sucio.',
  },
  {
    id: 'cleaner-stuck',
    asks: 'polaris not moving|pool cleaner not moving|kreepy krauly stopped|my robot stopped moving|suction cleaner stuck in one place|cleaner goes in circles|el limpiafondos no se mueve|el robot no camina',
    en: 'Empty its bag or canister, and the skimmer and pump baskets. Look for leaves in its throat, a kinked or split hose, and worn wheels or skirts. A suction or pressure cleaner needs flow, so clean the filter; a booster pump has to run too. A robot: clean the brushes and the propeller with the power unplugged.',
    es: 'Vacía su bolsa o canasta y las del skimmer y la bomba. Busca hojas en la garganta, mangueras dobladas o rotas, y ruedas o faldones gastados. Uno de succión o presión necesita flujo: limpia el filtro; si lleva bomba de refuerzo, debe estar encendida. Un robot: desconéctalo y limpia cepillos y hélice.',
  },
  {
    id: 'timer',
    asks: 'pool timer broken|pump timer not working|pump does not start on its schedule|pump runs at the wrong time|el temporizador no funciona|la bomba no prende a su hora',
    en: 'See whether its clock shows the right time: after a power cut it runs late. Look at the on and off trippers or the schedule, and at the breaker. Inside a timer box there is line voltage, so leave a repair to an electrician. Until then switch the pump by hand.',
    es: 'Mira si su reloj marca la hora correcta: tras un apagón se atrasa. Revisa los topes de encendido y apagado o el horario, y el interruptor. Dentro de la caja hay corriente, así que la reparación es de un electricista. Mientras tanto enciende la bomba a mano.',
  },
  {
    id: 'shell-damage',
    asks: 'crack in the plaster|crack in my pool|tile falling off|loose tiles|plaster coming off|hollow plaster|grieta en la piscina|se caen los azulejos|se desprende el yeso',
    en: 'Fine hairlines in plaster are common and mostly do no harm. A crack that grows, runs through the shell or loses water needs a pool builder, and the bucket test shows whether it leaks. Loose tile often comes from water behind it or from movement; have it reset before more falls. Don’t drain the pool for it without advice.',
    es: 'Las fisuras muy finas en el yeso son comunes y casi nunca hacen daño. Una grieta que crece, cruza la estructura o pierde agua la debe ver un constructor de piscinas, y la prueba de la cubeta dice si hay fuga. El azulejo flojo suele venir de agua detrás o de movimiento; repáralo antes de que caiga más. No vacíes la piscina para eso sin asesoría.',
  },
  {
    id: 'liner',
    asks: 'hole in the liner|tear in vinyl liner|how do i patch a liner|vinyl liner wrinkles|wrinkles in my liner|liner fading|agujero en el liner|se rompio el liner|arrugas en el liner',
    en: 'A small hole or tear can be patched with a vinyl kit, some of them even under water. Wrinkles come from low pH, very strong chlorine, or water behind the liner, and can be hard to take out. Bleached spots come from chlorine that lay on the liner. Never drain a liner pool for it without advice: it can shrink.',
    es: 'Un agujero o rasgón pequeño se repara con un parche de vinilo; algunos se ponen incluso bajo el agua. Las arrugas vienen de pH bajo, cloro muy fuerte o agua detrás del liner, y cuesta quitarlas. Las manchas claras vienen de cloro que se quedó encima. Nunca vacíes una piscina de liner para eso sin asesoría: puede encogerse.',
  },
  {
    id: 'dust-on-floor',
    asks: 'white dust on the bottom|white powder on the pool floor|fine dust on the floor comes back|dust cloud when i brush|polvo blanco en el fondo|polvo en el fondo de la piscina',
    en: 'White powder that brushes up and settles again is mostly calcium, plaster dust, or dead algae after a shock. Test pH and hardness. Keep brushing, vacuum to waste, and clean the filter. If it stays on the floor as sand, a lateral in a sand filter may be broken.',
    es: 'El polvo blanco que se levanta y vuelve a caer casi siempre es calcio, polvo de yeso o algas muertas tras un choque. Mide pH y dureza. Sigue cepillando, aspira al desecho y limpia el filtro. Si parece arena, puede haber un brazo roto en un filtro de arena.',
  },
  {
    id: 'black-bits',
    asks: 'black stuff coming from the returns|black specks in the water|black flakes from the jets|black bits in hot tub|pedazos negros en el agua|basuritas negras por los retornos',
    en: 'Black bits from the returns are often crumbling rubber from a gasket, a heater part or a hose, or carbon from old plumbing. In a hot tub they can be biofilm from the lines: purge, drain and clean. Catch some and rub them: rubber smears, algae and biofilm are slimy.',
    es: 'Los pedazos negros por los retornos suelen ser hule de un empaque, una pieza del calentador o una manguera. En un jacuzzi pueden ser biopelícula de las líneas: purga, vacía y limpia. Atrapa algunos y frótalos: el hule mancha, las algas y la biopelícula son babosas.',
  },
];
