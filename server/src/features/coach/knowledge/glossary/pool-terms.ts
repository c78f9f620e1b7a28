// Words of the shell, of what goes wrong with it and the water, and of safety, electricity and health.
import type { Term } from './term.ts';

export const POOL_TERMS: readonly Term[] = [
  [
    'coping|pool coping|borde de la piscina|coronamiento',
    'Coping is the cap of stone, brick or concrete along the pool’s edge, on top of the wall.',
    'El coronamiento es el remate de piedra, ladrillo o concreto en el borde, sobre el muro.',
  ],
  [
    'tile line|waterline tile|waterline|linea de agua|linea del azulejo',
    'The tile line is the row of tile at the waterline. Scale and sunscreen settle there first, so wipe it every week.',
    'La línea del azulejo es la fila de azulejo a nivel del agua. Ahí se juntan primero el sarro y el bloqueador: límpiala cada semana.',
  ],
  [
    'bond beam|viga de borde',
    'The bond beam is the thick top of a concrete pool’s wall, under the coping and tile. It holds the shell together.',
    'La viga de borde es la parte alta y gruesa del muro de una piscina de concreto, bajo el coronamiento. Sostiene el casco.',
  ],
  [
    'expansion joint|mastic|mastic joint|junta de expansion|junta de dilatacion',
    'The expansion joint is the soft seam between coping and deck. It lets the two move apart without cracks; keep it sealed so that rain doesn’t get behind the shell.',
    'La junta de expansión es la unión blanda entre el borde y el piso. Deja que se muevan sin agrietarse; mantenla sellada para que la lluvia no entre detrás del casco.',
  ],
  [
    'plaster|marcite|white plaster|pool plaster|quartz|pebble|pebble finish|yeso|acabado de piedra',
    'Plaster (marcite) is the white cement lining of a concrete pool; quartz and pebble are tougher kinds with stone in them. They hold calcium, so soft or acidic water eats them and hard water scales them.',
    'El yeso (marcite) es el recubrimiento de cemento blanco de una piscina de concreto; cuarzo y piedra son más resistentes. Contienen calcio: el agua blanda o ácida los daña y la dura les deja sarro.',
  ],
  [
    'gunite|shotcrete|concrete pool|gunita|piscina de concreto',
    'Gunite and shotcrete are concrete that is sprayed onto steel bars to form the shell: gunite is mixed at the nozzle, shotcrete comes wet. The shell is then lined with plaster, tile or pebble.',
    'Gunita y shotcrete son concreto lanzado sobre varillas para formar el casco: la gunita se mezcla en la boquilla, el shotcrete llega húmedo. Después se recubre con yeso, azulejo o piedra.',
  ],
  [
    'fiberglass|fiberglass pool|gelcoat|gel coat|fibra de vidrio|piscina de fibra',
    'A fiberglass pool is a shell in one piece with a smooth skin, the gelcoat. Algae hold on to it less, and it needs less calcium. Keep pH in range and metals out, and never drain it without a professional: it can float or crack.',
    'Una piscina de fibra es un casco de una pieza con una piel lisa, el gelcoat. Las algas se agarran menos y pide menos calcio. Cuida el pH y los metales, y nunca la vacíes sin un profesional: puede flotar o agrietarse.',
  ],
  [
    'vinyl liner|liner|vinyl pool|vinilo|forro de vinilo|piscina de vinilo',
    'A vinyl liner is the fitted sheet that lines the pool and holds the water, for about ten years as a rule. Low pH and undissolved chlorine wrinkle and bleach it; never drain it fully.',
    'El forro de vinilo es la lámina a la medida que recubre la piscina y retiene el agua, unos diez años por lo general. El pH bajo y el cloro sin disolver lo arrugan y destiñen; nunca lo vacíes del todo.',
  ],
  [
    'hydrostatic valve|hydrostatic relief valve|hydrostatic pressure|valvula hidrostatica',
    'A hydrostatic valve in the bottom opens when groundwater pushes from below, and lets it in so that the shell doesn’t lift. It can fail, so don’t drain a pool on its word.',
    'La válvula hidrostática del fondo se abre cuando el agua del suelo empuja desde abajo y la deja entrar para que el casco no se levante. Puede fallar: no vacíes confiando en ella.',
  ],
  [
    'scale|calcium scale|scaling|sarro|incrustacion',
    'Scale is hard white or gray calcium carbonate that comes out of the water when pH, alkalinity, hardness or temperature is too high. It settles on tile, in the heater and in the salt cell.',
    'El sarro es carbonato de calcio duro, blanco o gris, que sale del agua cuando pH, alcalinidad, dureza o temperatura están muy altos. Se pega en el azulejo, el calentador y la celda.',
  ],
  [
    'etching|etched plaster|plaster etching|erosion del yeso|desgaste del yeso',
    'Etching is when acidic or soft water dissolves plaster and grout, so the surface gets rough and pitted. Keep pH, alkalinity and calcium in range; once it is there only a new surface takes it away.',
    'El desgaste (etching) es cuando el agua ácida o blanda disuelve el yeso y la lechada y la superficie queda áspera. Cuida pH, alcalinidad y calcio; una vez hecho, solo se quita renovando la superficie.',
  ],
  [
    'calcium nodule|nodule|nodulo de calcio',
    'Calcium nodules are small hard bumps on plaster. Calcium leaks out through a crack or a void under the surface, so the cause is mostly the plaster and not the water. They can be scraped or sanded off.',
    'Los nódulos de calcio son bultitos duros en el yeso. El calcio sale por una grieta o un hueco debajo; casi siempre la causa es el yeso y no el agua. Se raspan o lijan.',
  ],
  [
    'mottling|plaster mottling|gray mottling|discoloration|manchado del yeso',
    'Mottling is uneven, blotchy color in plaster, mostly from how it was mixed, troweled and cured. It is no stain, so stain removers don’t help.',
    'El moteado es color disparejo en el yeso, casi siempre por cómo se mezcló, alisó y curó. No es una mancha: los quitamanchas no sirven.',
  ],
  [
    'delamination|popoff|plaster delamination|spalling|delaminacion',
    'Delamination is when a layer of plaster comes loose from the one under it, as blisters or flakes. A plasterer has to mend it; no chemical does.',
    'La delaminación es cuando una capa de yeso se despega de la de abajo, en ampollas o escamas. La repara un yesero; ningún químico lo hace.',
  ],
  [
    'crazing|craze crack|check crack|agrietamiento fino',
    'Crazing is a net of hairline cracks in plaster from drying too fast. It doesn’t leak, but it can show dirt and stains.',
    'El agrietamiento fino es una red de grietas como cabellos por secado rápido. No fuga, pero puede mostrar suciedad.',
  ],
  [
    'efflorescence|eflorescencia',
    'Efflorescence is the white powder that water leaves behind as it dries out of stone, brick or grout. Where it keeps coming back, water gets in behind.',
    'La eflorescencia es el polvo blanco que deja el agua al secarse en piedra, ladrillo o lechada. Si vuelve siempre, está entrando agua por detrás.',
  ],
  [
    'corrosion|corrosive water|aggressive water|agua corrosiva|agua agresiva',
    'Corrosion is when water eats metal, such as ladders, heaters and pump parts. Low pH, low alkalinity and a lot of salt drive it; copper and iron then show up in the water and as stains.',
    'La corrosión es cuando el agua se come el metal: escaleras, calentadores, partes de la bomba. La causan pH bajo, alcalinidad baja y mucha sal; después aparecen cobre y hierro en el agua y manchas.',
  ],
  [
    'galvanic corrosion|electrolysis|sacrificial anode|zinc anode|corrosion galvanica|anodo de sacrificio',
    'Galvanic corrosion eats the weaker of two metals in salty water. A sacrificial anode is a piece of zinc that is joined to them and corrodes instead.',
    'La corrosión galvánica se come al metal más débil de dos en agua salada. Un ánodo de sacrificio es una pieza de zinc unida a ellos que se gasta en su lugar.',
  ],
  [
    'black algae|alga negra',
    'Black algae show as dark dots that hold on to plaster and grout under a tough skin. Scrape or brush them open, with a steel brush only on plaster, hold the shock level until they are gone, and keep chlorine in the upper range for weeks.',
    'Las algas negras son puntos oscuros agarrados al yeso y la lechada bajo una piel dura. Ráspalas o cepíllalas, con cepillo de acero solo en yeso, mantén el nivel de choque hasta que desaparezcan y deja el cloro en la parte alta del rango por semanas.',
  ],
  [
    'dead spot|dead zone|circulation|punto muerto|circulacion',
    'Circulation is what carries chlorine to every corner. A dead spot, such as behind a ladder or on steps, gets too little of it, so algae start there: aim the returns and brush it.',
    'La circulación lleva el cloro a cada rincón. A un punto muerto, como detrás de una escalera o en los escalones, le llega poco y ahí empiezan las algas: orienta los retornos y cepíllalo.',
  ],
  [
    'entrapment|suction entrapment|atrapamiento',
    'Entrapment is when the suction of a drain holds a swimmer’s body, limb, hair or suit under water. Whole, certified drain covers prevent it; no one swims when one is broken or missing. In an emergency switch the pump off first.',
    'El atrapamiento es cuando la succión de un desagüe retiene el cuerpo, un brazo, el pelo o el traje bajo el agua. Lo evitan cubiertas enteras y certificadas; si una falta o está rota, nadie nada. En una emergencia, primero apaga la bomba.',
  ],
  [
    'svrs|safety vacuum release system|sistema de liberacion de vacio',
    'An SVRS (safety vacuum release system) stops the pump or breaks the suction when a drain gets blocked. It backs up safe drain covers and doesn’t replace them.',
    'Un SVRS corta la bomba o la succión cuando se bloquea un desagüe. Respalda las cubiertas seguras, no las sustituye.',
  ],
  [
    'gfci|ground fault circuit interrupter|gfi|interruptor gfci',
    'A GFCI cuts the power within a blink when current leaks, for instance through a person. Pump, lights and outlets near water need one; press its test button every month.',
    'Un GFCI corta la corriente en un instante cuando hay una fuga, por ejemplo a través de una persona. Bomba, luces y contactos cerca del agua lo necesitan; prueba su botón cada mes.',
  ],
  [
    'bonding|bonding wire|equipotential bonding|grounding|puesta a tierra|conexion equipotencial',
    'Bonding joins all metal around the pool with a heavy copper wire, so that no voltage can stand between two things that you touch. Grounding leads a fault back to the panel so that the breaker trips. A pool needs both; it is an electrician’s work.',
    'La conexión equipotencial une todo el metal alrededor de la piscina con cobre grueso para que no haya voltaje entre dos cosas que tocas. La puesta a tierra lleva una falla al tablero para que salte el interruptor. Se necesitan las dos; es trabajo de electricista.',
  ],
  [
    'giardia',
    'Giardia is a germ that causes diarrhea when swimmers swallow contaminated water. Chlorine in range kills it in under an hour.',
    'Giardia es un germen que causa diarrea cuando se traga agua contaminada. El cloro en rango la mata en menos de una hora.',
  ],
  [
    'pseudomonas|pseudomonas aeruginosa',
    'Pseudomonas is a germ of warm, poorly disinfected water. It causes hot tub rash and swimmer’s ear, and hides in slime in pipes and filters. Chlorine in range all the time keeps it away.',
    'Pseudomonas es un germen del agua caliente mal desinfectada. Causa el sarpullido del jacuzzi y el oído de nadador, y se esconde en la baba de tubos y filtros. El cloro siempre en rango la evita.',
  ],
  [
    'e coli|e. coli|escherichia coli',
    'E. coli is a germ from feces; some kinds cause bloody diarrhea. Chlorine in range kills it within about a minute.',
    'E. coli es un germen de las heces; algunos tipos causan diarrea con sangre. El cloro en rango la mata en cerca de un minuto.',
  ],
  [
    'rwi|recreational water illness|waterborne illness|enfermedad del agua recreativa',
    'Recreational water illnesses (RWI) come from germs or chemicals in pools and hot tubs: mostly diarrhea, then skin rash, ear and lung infections. Chlorine and pH in range prevent most of them; no one swims with diarrhea.',
    'Las enfermedades del agua recreativa (RWI) vienen de gérmenes o químicos de piscinas y jacuzzis: sobre todo diarrea, luego sarpullido, infecciones de oído y pulmón. Cloro y pH en rango evitan casi todas; con diarrea nadie nada.',
  ],
  [
    'swimmers itch|picazon del nadador',
    'Swimmer’s itch is a rash from tiny parasites of snails and birds, in lakes and not in a chlorinated pool. An itch after a pool comes from chloramines, pH or dry skin.',
    'La picazón del nadador es un sarpullido por parásitos de caracoles y aves, en lagos y no en una piscina con cloro. Si pica tras la piscina, son cloraminas, pH o piel seca.',
  ],
  [
    'sds|safety data sheet|msds|hoja de seguridad|hoja de datos de seguridad',
    'An SDS (safety data sheet) tells the dangers of a chemical, what to wear, how to store it and what to do after contact or a spill. The maker has to provide it; keep it where you keep the product.',
    'La hoja de seguridad (SDS) dice los peligros de un químico, qué usar, cómo guardarlo y qué hacer tras un contacto o derrame. El fabricante la entrega; tenla junto al producto.',
  ],
  [
    'bather load|carga de banistas',
    'Bather load is how many people use the water and how much sweat, sunscreen and germs they bring. The higher it is, the more chlorine is used up; test before and after.',
    'La carga de bañistas es cuánta gente usa el agua y cuánto sudor, bloqueador y gérmenes trae. A mayor carga, más cloro se gasta; mide antes y después.',
  ],
  [
    'secondary drowning|dry drowning|ahogamiento secundario|ahogamiento seco',
    'Doctors no longer use the words dry or secondary drowning, but the danger is real: after water got into the airways, trouble can come hours later. If someone coughs on and on, breathes hard, vomits or gets very sleepy after a scare in the water, get medical help at once.',
    'Los médicos ya no dicen ahogamiento seco o secundario, pero el peligro es real: si entró agua a las vías respiratorias, puede haber problemas horas después. Si alguien tose mucho, respira con trabajo, vomita o tiene mucho sueño tras un susto en el agua, busca atención médica de inmediato.',
  ],
  [
    'splash out|splashout|salpicadura',
    'Splash-out is the water that swimmers throw out of the pool. It takes salt, stabilizer and everything else along, so the new water dilutes them; evaporation takes only water and leaves them behind.',
    'Las salpicaduras son el agua que los bañistas sacan. Se lleva sal, estabilizador y todo lo demás, y el agua nueva los diluye; la evaporación solo se lleva agua y los deja.',
  ],
  [
    'acid wash|acid washing|lavado con acido',
    'An acid wash takes a thin layer off stained plaster with diluted acid in an empty pool. Each one shortens the plaster’s life, and it is work for a professional.',
    'Un lavado con ácido quita una capa delgada del yeso manchado, con ácido diluido y la piscina vacía. Cada uno le acorta la vida, y es trabajo de un profesional.',
  ],
  [
    'winterizing|winterization|invernado|invernar',
    'Winterizing gets a pool ready for months out of use: clean and balanced water, lowered level where it freezes, lines blown out and plugged, equipment drained, and a cover. In mild winters you just filter fewer hours.',
    'Invernar es preparar la piscina para meses sin uso: agua limpia y equilibrada, nivel más bajo donde hiela, tuberías sopladas y tapadas, equipo vacío y cubierta. En inviernos suaves basta filtrar menos horas.',
  ],
  [
    'antifreeze|pool antifreeze|anticongelante',
    'Pool antifreeze (propylene glycol) goes into lines that can’t be blown out fully, so that they don’t burst. Never use car antifreeze: it is poisonous.',
    'El anticongelante para piscinas (propilenglicol) va en tuberías que no se pueden soplar del todo, para que no revienten. Nunca uses el de auto: es venenoso.',
  ],
];
