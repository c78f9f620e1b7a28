// Words of water chemistry and testing.
import type { Term } from './term.ts';

export const WATER_TERMS: readonly Term[] = [
  [
    'superchlorination|super chlorination|superchlorinating|supercloracion',
    'Superchlorination means adding a lot of chlorine at once, usually to ten times the combined chlorine or to the shock level for your stabilizer, to burn off chloramines and kill algae. It is another word for shocking with chlorine.',
    'La supercloración es agregar mucho cloro de una vez, por lo general diez veces el cloro combinado o hasta el nivel de choque para tu estabilizador, para quemar cloraminas y matar algas. Es otra forma de decir choque con cloro.',
  ],
  [
    'hypochlorous acid|hocl|acido hipocloroso',
    'Hypochlorous acid (HOCl) is the strong, fast-killing form of free chlorine. The lower the pH, the more of the free chlorine is in this form; without stabilizer it is about half at pH 7.5.',
    'El ácido hipocloroso (HOCl) es la forma fuerte y rápida del cloro libre. Mientras más bajo el pH, más cloro libre está en esa forma; sin estabilizador es cerca de la mitad a pH 7.5.',
  ],
  [
    'hypochlorite ion|ocl|ion hipoclorito',
    'The hypochlorite ion (OCl⁻) is the weak, slow form of free chlorine. The higher the pH, the more of the free chlorine is in this form.',
    'El ion hipoclorito (OCl⁻) es la forma débil y lenta del cloro libre. Mientras más alto el pH, más cloro libre está en esa forma.',
  ],
  [
    'chlorine lock|bloqueo de cloro',
    '“Chlorine lock” is what people call chlorine that tests fine and still doesn’t work. Nothing is locked: either stabilizer is so high that chlorine works too slowly, or something in the water uses it up. Test CYA and combined chlorine.',
    'Se le dice “bloqueo de cloro” a un cloro que sale bien en la prueba y aun así no funciona. Nada está bloqueado: o el estabilizador está tan alto que el cloro trabaja muy lento, o algo en el agua lo gasta. Mide CYA y cloro combinado.',
  ],
  [
    'chlorine demand|demanda de cloro',
    'Chlorine demand is the chlorine that the water uses up before any stays free: for algae, ammonia, sweat, leaves and dirt. With a high demand you add chlorine and the test still shows next to nothing.',
    'La demanda de cloro es el cloro que el agua gasta antes de que quede algo libre: en algas, amoníaco, sudor, hojas y suciedad. Con una demanda alta agregas cloro y la prueba casi no lo muestra.',
  ],
  [
    'dichlor|dicloro|sodium dichlor|dichloroisocyanurate',
    'Dichlor is chlorine in granules that dissolve at once and hardly move pH. Every dose brings stabilizer (CYA) along, so it suits a hot tub or the first days after a refill, not every day of a summer.',
    'El dicloro es cloro granulado que se disuelve enseguida y casi no mueve el pH. Cada dosis agrega estabilizador (CYA): sirve para un jacuzzi o los primeros días tras un llenado, no para todo un verano.',
  ],
  [
    'trichlor|tricloro|trichlor tablet|chlorine tablet|tablet|puck|pastilla de cloro|tableta de cloro',
    'Trichlor is the chlorine in most tablets. It dissolves over days in a floater or feeder, and with every tablet it adds stabilizer (CYA) and lowers pH. Never use it in a hot tub, and never let it meet another chlorine.',
    'El tricloro es el cloro de casi todas las tabletas. Se disuelve en días en un flotador o dosificador, y con cada tableta agrega estabilizador (CYA) y baja el pH. Nunca lo uses en un jacuzzi ni lo juntes con otro cloro.',
  ],
  [
    'cal hypo|calcium hypochlorite|hipoclorito de calcio',
    'Cal-hypo (calcium hypochlorite) is chlorine in granules, without stabilizer. It adds some calcium with every dose. Dissolve it the way the label says, keep it dry, and never let it touch trichlor or dichlor.',
    'El hipoclorito de calcio es cloro granulado, sin estabilizador. Con cada dosis agrega algo de calcio. Disuélvelo como dice la etiqueta, guárdalo seco y nunca lo juntes con tricloro o dicloro.',
  ],
  [
    'lithium hypochlorite|hipoclorito de litio',
    'Lithium hypochlorite is a chlorine in granules that dissolves fast and adds neither stabilizer nor calcium. It has become rare and expensive; liquid chlorine does the same job.',
    'El hipoclorito de litio es un cloro granulado que se disuelve rápido y no agrega estabilizador ni calcio. Hoy es raro y caro; el cloro líquido hace lo mismo.',
  ],
  [
    'sodium hypochlorite|liquid chlorine|hipoclorito de sodio|cloro liquido',
    'Liquid chlorine (sodium hypochlorite) is the same substance as plain bleach, only stronger. It adds neither stabilizer nor calcium, just a little salt. It loses strength with time and heat, so buy it fresh.',
    'El cloro líquido (hipoclorito de sodio) es lo mismo que el cloro de casa sin aroma, solo más fuerte. No agrega estabilizador ni calcio, solo un poco de sal. Pierde fuerza con el tiempo y el calor: cómpralo fresco.',
  ],
  [
    'muriatic acid|hydrochloric acid|acido muriatico|acido clorhidrico',
    'Muriatic acid is hydrochloric acid in water. It lowers pH and alkalinity. It fumes and burns: goggles, gloves, acid into water, and never near chlorine.',
    'El ácido muriático es ácido clorhídrico en agua. Baja el pH y la alcalinidad. Suelta vapores y quema: lentes de seguridad, guantes, el ácido al agua, y nunca cerca del cloro.',
  ],
  [
    'dry acid|sodium bisulfate|acido seco|bisulfato de sodio',
    'Dry acid (sodium bisulfate) is an acid in granules that lowers pH and alkalinity as muriatic acid does. It is easier to store and handle, but it adds sulfate, which is hard on plaster, metal and salt cells.',
    'El ácido seco (bisulfato de sodio) es un ácido granulado que baja el pH y la alcalinidad como el muriático. Es más fácil de guardar y usar, pero agrega sulfato, que maltrata yeso, metal y celdas de sal.',
  ],
  [
    'soda ash|sodium carbonate|ph up|ph increaser|carbonato de sodio|ceniza de soda',
    'Soda ash (sodium carbonate) raises pH a lot, and alkalinity with it. Most “pH up” products are soda ash.',
    'El carbonato de sodio sube mucho el pH, y también la alcalinidad. Casi todos los productos para subir el pH son carbonato.',
  ],
  [
    'borax|borax decahidratado',
    'Borax raises pH with less alkalinity than soda ash does, and it adds borates. It is sold as a laundry product; use it plain, without soap.',
    'El bórax sube el pH con menos alcalinidad que el carbonato y agrega boratos. Se vende para lavar ropa; úsalo puro, sin jabón.',
  ],
  [
    'boric acid|acido borico',
    'Boric acid adds borates, which steady the pH, and hardly moves the pH itself. Keep it away from dogs and children.',
    'El ácido bórico agrega boratos, que estabilizan el pH, y casi no mueve el pH. Guárdalo lejos de perros y niños.',
  ],
  [
    'sodium thiosulfate|thiosulfate|chlorine neutralizer|dechlorinator|tiosulfato de sodio|tiosulfato|neutralizador de cloro',
    'Sodium thiosulfate takes chlorine or bromine out of the water within minutes. A little goes a long way, and what is left over eats the next chlorine, so start with half of what you think you need. Usually sun and time do it too.',
    'El tiosulfato de sodio quita el cloro o el bromo del agua en minutos. Rinde mucho, y lo que sobra se come el siguiente cloro: empieza con la mitad. Casi siempre bastan el sol y el tiempo.',
  ],
  [
    'calcium chloride|hardness increaser|cloruro de calcio',
    'Calcium chloride raises calcium hardness. It gets hot as it dissolves: put it into a bucket of water slowly, never water onto it.',
    'El cloruro de calcio sube la dureza cálcica. Se calienta al disolverse: échalo despacio en una cubeta con agua, nunca el agua sobre él.',
  ],
  [
    'sequestrant|sequestering agent|metal sequestrant|chelating agent|chelant|chelator|stain and scale inhibitor|metal out|secuestrante|quelante',
    'A sequestrant (or chelating agent) binds metals such as iron and copper, and calcium too, so that they stay dissolved and don’t stain or form scale. It doesn’t take them out of the water and wears off, so you add more as the label says.',
    'Un secuestrante (o quelante) amarra metales como hierro y cobre, y también calcio, para que sigan disueltos y no manchen ni hagan sarro. No los saca del agua y se gasta: se repone según la etiqueta.',
  ],
  [
    'flocculant|floc|alum|floculante|alumbre',
    'Flocculant makes fine dirt clump and sink overnight with the pump off. You then vacuum it to waste, past the filter. It works fast, but costs water and work.',
    'El floculante junta la suciedad fina y la hunde en una noche con la bomba apagada. Después la aspiras al desagüe, sin pasar por el filtro. Es rápido, pero gasta agua y trabajo.',
  ],
  [
    'clarifier|water clarifier|clarificador|clarificante',
    'Clarifier makes fine dirt clump so that the filter can catch it, over some days. It doesn’t kill algae; use it when chlorine is right and the water is still hazy.',
    'El clarificador junta la suciedad fina para que el filtro la atrape en unos días. No mata algas; úsalo cuando el cloro está bien y el agua sigue opaca.',
  ],
  [
    'enzyme|enzyme product|pool enzyme|enzima',
    'Enzymes break down oils, sunscreen and other organic waste, which helps against a greasy waterline and foam. They kill neither germs nor algae and don’t replace chlorine.',
    'Las enzimas descomponen aceites, bloqueador y otros restos orgánicos; ayudan contra la línea grasosa y la espuma. No matan gérmenes ni algas y no sustituyen al cloro.',
  ],
  [
    'polyquat|polyquat 60|polyquat algaecide|poliquat',
    'Polyquat is an algaecide that doesn’t foam and has no metal in it. It helps to keep algae from coming back; it doesn’t cure a green pool.',
    'El poliquat es un alguicida que no hace espuma ni lleva metal. Ayuda a que las algas no vuelvan; no cura una piscina verde.',
  ],
  [
    'quat|quat algaecide|quaternary ammonium|linear quat|amonio cuaternario',
    'Quat (quaternary ammonium) is a cheap algaecide. It uses up some chlorine and foams, above all with jets and waterfalls.',
    'El quat (amonio cuaternario) es un alguicida barato. Gasta algo de cloro y hace espuma, sobre todo con chorros y cascadas.',
  ],
  [
    'copper algaecide|copper|cobre|alguicida de cobre|copper ionizer|mineral system|mineral|ionizer|copper silver ionizer|ionizador|sistema de minerales',
    'Copper and silver, from an algaecide, an ionizer or a mineral cartridge, slow algae and some germs. They kill too slowly to replace chlorine, and too much copper stains surfaces and turns hair green.',
    'El cobre y la plata, de un alguicida, un ionizador o un cartucho de minerales, frenan algas y algunos gérmenes. Matan muy lento para sustituir al cloro, y demasiado cobre mancha y pone verde el pelo.',
  ],
  [
    'sodium bromide|bromide|bromide bank|bromide reserve|bromuro|bromuro de sodio|reserva de bromuro',
    'Bromide is spent bromine that waits in the water. An oxidizer, such as chlorine or non-chlorine shock, turns it back into bromine that kills germs. That store is called the bromide bank.',
    'El bromuro es bromo gastado que espera en el agua. Un oxidante, como el cloro o el choque sin cloro, lo convierte otra vez en bromo que desinfecta. Esa reserva se llama banco de bromuro.',
  ],
  [
    'bcdmh|bromine tablet|tableta de bromo',
    'BCDMH is what bromine tablets are made of. They contain bromine and some chlorine and dissolve slowly in a floater or feeder.',
    'BCDMH es de lo que están hechas las tabletas de bromo. Contienen bromo y algo de cloro y se disuelven lento en un flotador o dosificador.',
  ],
  [
    'bromine|bromo',
    'Bromine is a sanitizer like chlorine. It stays active in warm water and at a higher pH, so it suits hot tubs. Sun destroys it and stabilizer doesn’t protect it, so it is a poor choice for an outdoor pool.',
    'El bromo es un desinfectante como el cloro. Sigue activo en agua caliente y con pH más alto, por eso va bien en jacuzzis. El sol lo destruye y el estabilizador no lo protege: no conviene en una piscina al aire libre.',
  ],
  [
    'ozone|ozone generator|ozonator|ozono|ozonador',
    'Ozone is a gas that a generator makes and mixes into the water as it passes. It kills germs and breaks down waste right there, but leaves nothing in the pool, so you still need chlorine or bromine.',
    'El ozono es un gas que un generador produce y mezcla con el agua que pasa. Mata gérmenes y descompone residuos ahí mismo, pero no deja nada en la piscina: sigues necesitando cloro o bromo.',
  ],
  [
    'aop|advanced oxidation|advanced oxidation process|oxidacion avanzada',
    'Advanced oxidation (AOP) combines ozone and UV, for instance, to make very strong oxidizers inside the unit. It burns up waste and chloramines, but leaves nothing in the pool, so you still need chlorine or bromine.',
    'La oxidación avanzada (AOP) combina, por ejemplo, ozono y UV para crear oxidantes muy fuertes dentro del equipo. Quema residuos y cloraminas, pero no deja nada en la piscina: sigues necesitando cloro o bromo.',
  ],
  [
    'uv|uv system|ultraviolet|ultraviolet light|uv light|luz ultravioleta|ultravioleta',
    'A UV system shines ultraviolet light on the water that passes it, which kills germs such as Cryptosporidium and breaks up chloramines. It leaves nothing in the pool, so you still need chlorine or bromine.',
    'Un sistema UV ilumina con luz ultravioleta el agua que pasa; mata gérmenes como Cryptosporidium y rompe cloraminas. No deja nada en la piscina: sigues necesitando cloro o bromo.',
  ],
  [
    'cyanurate alkalinity|cyanurate correction|carbonate alkalinity|adjusted alkalinity|corrected alkalinity|alcalinidad de carbonatos|alcalinidad corregida',
    'The alkalinity test counts stabilizer too. Carbonate alkalinity is what is left without it: at a usual pH you take off about a third of the CYA. The saturation index needs this corrected value.',
    'La prueba de alcalinidad también cuenta el estabilizador. La alcalinidad de carbonatos es lo que queda sin él: a un pH normal se resta cerca de un tercio del CYA. El índice de saturación usa ese valor corregido.',
  ],
  [
    'total hardness|dureza total',
    'Total hardness is calcium plus magnesium. For pools it is the calcium that counts, so test calcium hardness; some strips show only the total.',
    'La dureza total es calcio más magnesio. En piscinas cuenta el calcio: mide la dureza cálcica; algunas tiras solo muestran la total.',
  ],
  [
    'lsi|langelier|langelier index|langelier saturation index|indice de langelier',
    'The Langelier saturation index (LSI) says from pH, temperature, calcium, alkalinity and dissolved solids whether water is balanced: near 0 it is, clearly below it dissolves plaster, clearly above it forms scale.',
    'El índice de saturación de Langelier (LSI) dice, con pH, temperatura, calcio, alcalinidad y sólidos disueltos, si el agua está equilibrada: cerca de 0 lo está, muy abajo disuelve el yeso, muy arriba forma sarro.',
  ],
  [
    'ryznar index|ryznar stability index|indice de ryznar',
    'The Ryznar index is a relative of the Langelier index, used mostly for boilers and pipes: about 6 is balanced, less tends to scale, more tends to corrode. Pools go by the Langelier or calcite index.',
    'El índice de Ryznar es pariente del de Langelier y se usa sobre todo en calderas y tuberías: cerca de 6 está equilibrado, menos tiende a sarro, más tiende a corroer. En piscinas se usa el de Langelier o el de calcita.',
  ],
  [
    'buffer|buffering|buffering capacity|amortiguador|capacidad amortiguadora',
    'A buffer keeps pH from jumping when acid or base comes in. In pool water that is mainly alkalinity, and borates if you use them.',
    'Un amortiguador evita que el pH brinque cuando entra un ácido o una base. En la piscina es sobre todo la alcalinidad, y los boratos si los usas.',
  ],
  [
    'oxidation|oxidizer|oxidizing|oxidant|oxidacion|oxidante',
    'Oxidation is burning up waste such as sweat, sunscreen and chloramines by a chemical reaction. An oxidizer does that: chlorine does it and also kills germs; non-chlorine shock only does it.',
    'La oxidación es quemar residuos como sudor, bloqueador y cloraminas con una reacción química. Eso hace un oxidante: el cloro lo hace y además mata gérmenes; el choque sin cloro solo oxida.',
  ],
  [
    'sanitizer|sanitizing|disinfectant|disinfection|desinfectante|sanitizante|desinfeccion',
    'A sanitizer kills germs in the water and keeps on killing them: chlorine or bromine. UV, ozone and minerals can help, but don’t replace it.',
    'Un desinfectante mata los gérmenes del agua y sigue haciéndolo: cloro o bromo. UV, ozono y minerales ayudan, pero no lo sustituyen.',
  ],
  [
    'residual|chlorine residual|sanitizer residual|cloro residual|residual de cloro',
    'The residual is the sanitizer that is left in the water and still at work, for chlorine the free chlorine. It has to be there all day, since swimmers bring new germs at any time.',
    'El residual es el desinfectante que queda en el agua y sigue trabajando; en el cloro es el cloro libre. Debe estar ahí todo el día, porque los bañistas traen gérmenes a toda hora.',
  ],
  [
    'ct value|ct|ct number|contact time|valor ct|tiempo de contacto',
    'CT is chlorine in ppm times minutes of contact. Every germ needs its own CT to be killed; Cryptosporidium takes 15,300, most bacteria hardly anything.',
    'CT es el cloro en ppm por los minutos de contacto. Cada germen necesita su CT para morir; Cryptosporidium pide 15,300 y casi todas las bacterias muy poco.',
  ],
  [
    'oto|oto test|orthotolidine|ortotolidina',
    'OTO is the old chlorine test that turns yellow. It shows only total chlorine, not free, so it can look fine while the chlorine is used up. DPD tells the two apart.',
    'OTO es la prueba vieja de cloro que se pone amarilla. Solo muestra el cloro total, no el libre: puede verse bien con el cloro ya gastado. DPD los distingue.',
  ],
  [
    'titration|drop test|titration test|titulacion|prueba de gotas',
    'Titration is a drop test: you add drops until the color changes and count them. Alkalinity, hardness and FAS-DPD chlorine are measured that way, and it is more exact than matching colors.',
    'La titulación es una prueba de gotas: agregas gotas hasta que cambia el color y las cuentas. Así se miden alcalinidad, dureza y cloro FAS-DPD, y es más exacta que comparar colores.',
  ],
  [
    'turbidity|turbidity test|ntu|turbidez|turbidimetric test',
    'Turbidity is how cloudy water is, measured in NTU. Swimmers must be able to see the main drain or the bottom clearly. The stabilizer test works by turbidity too: the cloud hides a black dot.',
    'La turbidez es qué tan turbia está el agua; se mide en NTU. Se debe ver con claridad el desagüe o el fondo. La prueba de estabilizador también usa la turbidez: la nube tapa un punto negro.',
  ],
  [
    'photometer|colorimeter|digital tester|fotometro|colorimetro',
    'A photometer sends light through the sample and reads the color for you, so no one has to match shades. It still needs fresh reagents, a clean vial and a blank.',
    'Un fotómetro pasa luz por la muestra y lee el color por ti, así nadie compara tonos. Aun así necesita reactivos frescos, un tubo limpio y una lectura en blanco.',
  ],
  [
    'comparator|color comparator|comparador',
    'A comparator is the small block with color standards that you hold next to your sample. Match in daylight against white, not in sunglasses.',
    'El comparador es el bloque con colores de referencia que pones junto a la muestra. Compara con luz de día y fondo blanco, sin lentes oscuros.',
  ],
  [
    'reagent|reactivo',
    'A reagent is the liquid or powder of a test kit that makes the color. Keep it cool and dark and replace it every year; old reagents read wrong.',
    'Un reactivo es el líquido o polvo del kit que da el color. Guárdalo fresco y oscuro y cámbialo cada año; los viejos dan lecturas falsas.',
  ],
  [
    'phenol red|rojo de fenol|rojo fenol',
    'Phenol red is the dye that shows pH, from yellow at 6.8 to red or purple at 8.2 and above. Chlorine over about 10 ppm can falsify it, so test pH before you shock.',
    'El rojo de fenol es el colorante que muestra el pH: amarillo en 6.8, rojo o morado desde 8.2. Más de unas 10 ppm de cloro pueden falsearlo: mide el pH antes del choque.',
  ],
  [
    'reverse osmosis|ro|ro trailer|osmosis inversa',
    'Reverse osmosis pushes pool water through a fine membrane that holds back salt, calcium, stabilizer and nearly everything else. A truck does it at your pool; it saves most of the water where draining is expensive or not allowed.',
    'La ósmosis inversa empuja el agua por una membrana fina que retiene sal, calcio, estabilizador y casi todo lo demás. Lo hace un camión en tu piscina; ahorra casi toda el agua donde vaciar es caro o no se permite.',
  ],
  [
    'makeup water|fill water|source water|tap water|agua de llenado|agua de reposicion',
    'Makeup water is the fresh water that replaces what evaporates, splashes out or goes with a backwash. Test it once: it brings its own calcium, alkalinity and sometimes metals.',
    'El agua de reposición es el agua nueva que repone lo que se evapora, salpica o se va en un retrolavado. Mídela una vez: trae su propio calcio, alcalinidad y a veces metales.',
  ],
  [
    'dilution|drain and refill|partial drain|water exchange|dilucion|cambio de agua|vaciado parcial',
    'A partial drain and refill replaces part of the water. It lowers everything that has built up, such as stabilizer, hardness, salt and TDS, by the share that you replace: half the water, half the level.',
    'Un cambio parcial de agua reemplaza una parte. Baja todo lo acumulado, como estabilizador, dureza, sal y TDS, en la misma proporción: la mitad del agua, la mitad del nivel.',
  ],
];
