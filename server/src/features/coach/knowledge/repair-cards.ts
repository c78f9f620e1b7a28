// Short answers to what breaks or looks worn: what to look at first, and when it is a job for a professional.
import type { KnowledgeCard } from './card.ts';

export const REPAIR_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'pool-light',
    asks: 'pool light not working|my pool light is out|light in the pool does not turn on|la luz de la piscina no prende|no funciona la luz de la alberca',
    en: 'Check the breaker and press Reset on the GFCI. If it trips again, leave it off and stay out of the water until an electrician has looked. Water behind the glass or a bulb change in a wet niche is work for a professional too.',
    es: 'Revisa el interruptor y presiona Reset en el GFCI. Si vuelve a saltar, déjalo apagado y no entren al agua hasta que lo vea un electricista. Agua detrás del cristal o cambiar el foco en un nicho mojado también es trabajo de un profesional.',
  },
  {
    id: 'equipment-leak',
    asks: 'pump leaking water|filter leaking|why is my filter leaking|multiport valve leaking|water dripping from the pump|o-ring leaking|union leaking|la bomba tira agua|el filtro gotea|fuga en la bomba|gotea la valvula',
    en: 'To find out where the equipment leaks, look with the pump running. At a lid or a union: switch off, clean and grease the O-ring, or put in a new one. Under the pump motor it is mostly the shaft seal. Out of the waste line it is the gasket of the multiport valve. A crack in a filter tank: switch off, let out the pressure, and don’t run it again.',
    es: 'Para hallar la fuga del equipo, mira de dónde sale con la bomba encendida. En una tapa o unión: apaga, limpia y engrasa el empaque, o cámbialo. Bajo el motor de la bomba casi siempre es el sello del eje. Por la línea de desecho, el empaque de la válvula multipuerto. Una grieta en el tanque del filtro: apaga, suelta la presión y no lo enciendas más.',
  },
  {
    id: 'no-suction',
    asks: 'skimmer not sucking|skimmer has no suction|weak suction at the skimmer|vacuum has no suction|el skimmer no succiona|no aspira el skimmer',
    en: 'Look in this order: water level at the middle of the skimmer, both baskets, the skimmer door, valves, and the lid and O-ring of the pump. If the basket of the pump doesn’t fill, it sucks air. If it does and the pressure is high, the filter is dirty.',
    es: 'Revisa en este orden: nivel del agua a media boca del skimmer, las dos canastas, la compuerta del skimmer, las válvulas, y la tapa y el empaque de la bomba. Si la canasta de la bomba no se llena, entra aire. Si se llena y la presión es alta, el filtro está sucio.',
  },
  {
    id: 'cleaner-stuck',
    asks: 'my cleaner just sits in one spot|my pool cleaner stays in one spot|cleaner does not move around the pool|polaris not moving|pool cleaner not moving|kreepy krauly stopped|my robot stopped moving|suction cleaner stuck in one place|el limpiafondos no se mueve|el robot no camina',
    en: 'A cleaner that doesn’t move usually lacks flow or is clogged: empty its bag or canister, and the skimmer and pump baskets. Look for leaves in its throat, a kinked or split hose, and worn wheels or skirts. A suction or pressure cleaner needs flow, so clean the filter; a booster pump has to run too. A robot: clean the brushes and the propeller with the power unplugged.',
    es: 'A un limpiafondos que no se mueve casi siempre le falta flujo o está tapado: vacía su bolsa o canasta y las del skimmer y la bomba. Busca hojas en la garganta, mangueras dobladas o rotas, y ruedas o faldones gastados. Uno de succión o presión necesita flujo: limpia el filtro; si lleva bomba de refuerzo, debe estar encendida. Un robot: desconéctalo y limpia cepillos y hélice.',
  },
  {
    id: 'timer',
    asks: 'pump timer broke how do i run it|my timer is broken how do i run the pump|pool timer broken|pump timer not working|pump does not start on its schedule|pump runs at the wrong time|el temporizador no funciona|la bomba no prende a su hora',
    en: 'Switch the pump on and off by hand at fixed hours until the timer works again. See whether its clock shows the right time: after a power cut it runs late. Look at the on and off trippers or the schedule, and at the breaker. Inside a timer box there is line voltage, so leave a repair to an electrician.',
    es: 'Enciende y apaga la bomba a mano a horas fijas hasta que sirva el temporizador. Mira si su reloj marca la hora correcta: tras un apagón se atrasa. Revisa los topes de encendido y apagado o el horario, y el interruptor. Dentro de la caja hay corriente, así que la reparación es de un electricista.',
  },
  {
    id: 'shell-damage',
    asks: 'crack in the plaster|crack in my pool|tile falling off|loose tiles|plaster coming off|hollow plaster|grieta en la piscina|se caen los azulejos|se desprende el yeso',
    en: 'Fine hairlines in plaster are common and mostly do no harm. A crack that grows, runs through the shell or loses water needs a pool builder, and the bucket test shows whether it leaks. Loose tile often comes from water behind it or from movement; have it reset before more falls. Don’t drain the pool for it without advice.',
    es: 'Las fisuras muy finas en el yeso son comunes y casi nunca hacen daño. Una grieta que crece, cruza la estructura o pierde agua la debe ver un constructor de piscinas, y la prueba de la cubeta dice si hay fuga. El azulejo flojo suele venir de agua detrás o de movimiento; repáralo antes de que caiga más. No vacíes la piscina para eso sin asesoría.',
  },
  {
    id: 'liner',
    asks: 'hole in the liner|tear in vinyl liner|how do i patch a liner|vinyl liner wrinkles|wrinkles in my liner|liner fading|agujero en el liner|se rompio el liner|arrugas en el liner|a branch tore the liner',
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
  {
    id: 'cell-flow',
    asks: 'my salt cell says low flow|salt system no flow light|flow light on the chlorinator|cell reads no flow|el clorador marca falta de flujo|luz de flujo del clorador',
    en: 'The cell sees too little water. Check the water level, empty the baskets, clean the filter, open the valves and raise the pump speed. Then look for scale or debris in the cell, and at the flow switch and its cable. It makes no chlorine until the flow is back, so in the meantime test and add liquid chlorine.',
    es: 'A la celda le llega poca agua. Revisa el nivel, vacía las canastas, limpia el filtro, abre las válvulas y sube la velocidad de la bomba. Luego busca sarro o basura en la celda y revisa el sensor de flujo y su cable. Mientras tanto no hace cloro: mide y agrega cloro líquido.',
  },
  {
    id: 'heater-ignition',
    asks: 'pilot wont stay lit|heater pilot keeps going out|heater wont ignite|no ignition on my pool heater|igniter clicks but no flame|el piloto del calentador se apaga|el calentador no enciende la flama',
    en: 'Check that gas is on at the valve and the tank or meter, that the filter is clean and the pump runs fast enough, and that wind or a nest does not block the vent. Turn it off and on once. A pilot that keeps going out or an igniter that clicks without a flame is a job for a gas technician. If you smell gas, leave and call the gas company from outside.',
    es: 'Revisa que el gas esté abierto en la llave y en el tanque o medidor, que el filtro esté limpio y la bomba lleve buen flujo, y que ni el viento ni un nido tapen la salida. Apágalo y préndelo una vez. Si el piloto se apaga o truena la chispa sin flama, llama a un técnico de gas. Si huele a gas, sal y llama a la compañía de gas desde afuera.',
  },
  {
    id: 'heat-pump-ice',
    asks: 'heat pump is icing up|ice on my pool heat pump|heat pump frozen over|pool heat pump covered in frost|la bomba de calor se congela|hielo en la bomba de calor',
    en: 'Some frost in cool, damp air is normal, and most heat pumps defrost themselves. Turn it off below about 50 °F, clear leaves from the coil, and leave room around it. Thick ice that stays, or ice in warm weather, means a bad fan, a dirty coil or low refrigerant: call a technician.',
    es: 'Algo de escarcha con aire fresco y húmedo es normal, y casi todas se descongelan por su cuenta. Apágala con menos de unos 50 °F (10 °C), quita hojas del serpentín y deja espacio alrededor. Hielo grueso que no se quita, o hielo con calor, es ventilador malo, serpentín sucio o poco refrigerante: llama a un técnico.',
  },
  {
    id: 'salt-dissolve',
    asks: 'how long does salt need to dissolve|how long until salt is dissolved|how long should i let salt dissolve before turning the cell on|when can i turn the salt cell on after adding salt|cuanto tarda en disolverse la sal|cuando prendo la celda despues de echar sal|how long does salt take to dissolve',
    en: 'Leave the cell off and the pump on for about a day. Brush the salt around until none lies on the floor. Then test the salt, and switch the cell on when it is in range.',
    es: 'Deja la celda apagada y la bomba encendida alrededor de un día. Cepilla la sal hasta que no quede en el piso. Luego mide la sal y prende la celda cuando esté en rango.',
  },
  {
    id: 'product-ph',
    asks: 'what ph is trichlor|which chlorine has the highest ph|ph of liquid chlorine|ph of cal hypo|is chlorine acidic or basic|ph of pool chemicals|que ph tiene el cloro liquido|que ph tiene el tricloro',
    en: 'Liquid chlorine and bleach are very basic, about pH 13, and cal-hypo about 11 to 12. Dichlor is near neutral, 6 to 7. Trichlor is very acidic, about 3, and muriatic acid under 1. After the chlorine has been used, liquid chlorine leaves pH nearly where it was; trichlor keeps lowering it.',
    es: 'El cloro líquido es muy básico, cerca de pH 13, y el hipoclorito de calcio de 11 a 12. El dicloro es casi neutro, de 6 a 7. El tricloro es muy ácido, cerca de 3, y el ácido muriático menos de 1. Ya gastado, el cloro líquido deja el pH casi igual; el tricloro lo sigue bajando.',
  },
  {
    id: 'vinyl-chlorine',
    asks: 'which chlorine is best for a vinyl pool|best chlorine for a vinyl liner|what chlorine for an above ground pool with a liner|que cloro es mejor para piscina de vinilo',
    en: 'Liquid chlorine: nothing lies on the liner, and it adds no stabilizer and no calcium. Dissolve granules in a bucket of water first, and never let tablets or granules rest on vinyl, because they bleach it.',
    es: 'El cloro líquido: nada queda sobre el vinilo, y no agrega estabilizador ni calcio. Disuelve antes los granulados en una cubeta de agua, y nunca dejes tabletas ni granos sobre el vinilo, porque lo decoloran.',
  },
  {
    id: 'level-morning',
    asks: 'why is the water level lower in the morning|water level drops overnight|pool loses water at night|lower level every morning|amanece mas bajo el nivel|pierde agua en la noche',
    en: 'Warm water evaporates at night too, most when the air is cool, dry or windy. A quarter of an inch a day is usual, more in the desert. To know whether it leaks, do the bucket test overnight: if the pool drops more than the bucket, it leaks.',
    es: 'El agua tibia también se evapora de noche, más con aire fresco, seco o viento. Un cuarto de pulgada al día es usual, más en el desierto. Para saber si hay fuga, haz la prueba de la cubeta toda la noche: si la piscina baja más que la cubeta, hay fuga.',
  },
  {
    id: 'neglected',
    asks: 'no one has touched the pool in 3 months|no one looked after the pool for months|my pool guy did not show up for two weeks|pool was not serviced for weeks|no one took care of the pool for a month|came back and the pool was neglected|what do i check after the pool was left alone|el piscinero no vino en dos semanas|dejamos la piscina sin cuidar',
    en: 'Look first: if you can’t see the bottom, no one goes in. Check the water level and that the pump runs, empty both baskets and read the filter pressure. Then test chlorine and pH, then alkalinity, stabilizer and hardness, log it here, and follow the plan from the top.',
    es: 'Primero mira: si no se ve el fondo, nadie entra. Revisa el nivel y que la bomba funcione, vacía las dos canastas y lee la presión del filtro. Luego mide cloro y pH, después alcalinidad, estabilizador y dureza, anótalo aquí y sigue el plan desde el primer paso.',
  },
  {
    id: 'protective-gear',
    asks: 'do i need to wear a mask when handling cal hypo|do i need a mask or respirator for pool chemicals|do i need gloves for chlorine|necesito mascarilla para el cloro granulado|what ppe do i need for cal hypo|what protection do i need for granular chlorine|what should i wear to handle chlorine|what ppe do i need for muriatic acid|what should i wear when i handle acid|protective gear for pool chemicals|do i need goggles for pool acid|que proteccion uso con el acido|que me pongo para manejar quimicos',
    en: 'Goggles and chemical-resistant gloves for every chemical, with acid also long sleeves, an apron and closed shoes, and a respirator if you can’t stay out of the fumes. Stand upwind, have water to rinse with at hand, and read the label.',
    es: 'Lentes de seguridad y guantes resistentes a químicos siempre; con ácido, también manga larga, delantal y zapato cerrado, y respirador si no puedes evitar los vapores. Ponte de espaldas al viento, ten agua a la mano para enjuagar y lee la etiqueta.',
  },
  {
    id: 'gas-release',
    asks: 'if chlorine gas is released which way should you go|which way do i run from chlorine gas|chlorine gas leak which direction|hacia donde corro si hay gas cloro',
    en: 'Upwind and to higher ground: chlorine gas is heavier than air and collects low. Leave at once, keep others away, and call 911 from a safe distance.',
    es: 'Contra el viento y hacia arriba: el gas cloro pesa más que el aire y se junta abajo. Sal de inmediato, que nadie se acerque, y llama al 911 desde lejos.',
  },
  {
    id: 'spa-people',
    asks: 'how many people can use a 1000 gallon spa|how many people fit in a hot tub|how many bathers in a spa|cuantas personas caben en un jacuzzi',
    en: 'As many as it has seats, and fewer is better for the water. For public spas the health code sets the bather load, often by the square feet of water surface or by the flow, and it has to be posted.',
    es: 'Tantas como asientos tenga, y menos es mejor para el agua. En spas públicos el reglamento fija la carga de bañistas, muchas veces por pies cuadrados de superficie o por el caudal, y debe estar a la vista.',
  },
  {
    id: 'pipe-size',
    asks: 'what is better 2 inch or 1.5 inch pipe|should i use bigger pipe for the pool|2 inch plumbing or 1 1/2|tubo de 2 o de 1.5 pulgadas',
    en: 'The bigger pipe: at the same flow, water in 2-inch pipe moves slower and loses much less pressure than in 1.5-inch, so the pump uses less power and can run slower. Suction lines gain the most.',
    es: 'El más grande: con el mismo caudal, el agua en tubo de 2 pulgadas va más lenta y pierde mucha menos presión que en el de 1.5, así que la bomba gasta menos y puede ir más despacio. En la succión se gana más.',
  },
];
