// Why the water or the equipment does what it does, and what level is too much, in short answers.
import type { KnowledgeCard } from './card.ts';

export const WHY_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'calcium-range',
    asks: 'what calcium hardness suits a plaster pool|how hard should the water be|ideal calcium hardness|recommended calcium hardness|calcium hardness for a vinyl pool|calcium hardness for fiberglass|que dureza conviene para yeso|dureza ideal',
    en: 'In a plaster pool keep calcium hardness at {calcium plaster} ppm. Vinyl and fiberglass do well with {calcium vinyl} ppm, since they have no calcium to lose.',
    es: 'En una piscina de yeso mantén la dureza de {calcium plaster} ppm. Al vinilo y a la fibra les va bien de {calcium vinyl} ppm, porque no tienen calcio que perder.',
  },
  {
    id: 'not-protected',
    asks: 'which sanitizer is not protected by stabilizer|which sanitizer isnt protected from the sun|does stabilizer protect bromine|does cya work with bromine|sun and bromine|que desinfectante no protege el estabilizador',
    en: 'Bromine: stabilizer (CYA) protects chlorine from the sun, not bromine. That is why outdoor pools use chlorine and bromine suits covered hot tubs.',
    es: 'El bromo: el estabilizador (CYA) protege del sol al cloro, no al bromo. Por eso las piscinas al aire libre usan cloro y el bromo va bien en jacuzzis tapados.',
  },
  {
    id: 'uv-chlorine',
    asks: 'what does uv do to chlorine|what does the sun do to chlorine|how does sunlight affect chlorine|does sun burn off chlorine|how much chlorine does the sun take|que hace el sol con el cloro',
    en: 'The UV light of the sun breaks free chlorine down. Without stabilizer (CYA) most of it is gone within a few hours of midday sun; with {cya} ppm it lasts through the day.',
    es: 'La luz UV del sol descompone el cloro libre. Sin estabilizador (CYA), casi todo se va en unas horas de sol de mediodía; con {cya} ppm dura el día.',
  },
  {
    id: 'chlorine-gone',
    asks: 'my tablets are gone in two days|chlorine tabs dissolve too fast|tablets dissolve fast|why does my chlorine disappear so fast|why is my chlorine always zero|chlorine wont register|why cant i keep chlorine in my pool|losing chlorine|where does my chlorine go|por que se acaba el cloro tan rapido',
    en: 'Either the sun takes it (test stabilizer), or algae and dirt use it up (test before bed and at sunrise: more than 1 ppm less means that), or very high chlorine has bleached the test and only looks like zero (dilute the sample and test again). If something uses it up, hold the shock level until it lasts overnight.',
    es: 'O se lo lleva el sol (mide el estabilizador), o lo gastan algas y suciedad (mide al anochecer y al amanecer: más de 1 ppm menos es eso), o hay tanto que blanqueó la prueba y parece cero (diluye la muestra y mide otra vez). Si algo lo gasta, mantén el nivel de choque hasta que dure la noche.',
  },
  {
    id: 'swim-much-chlorine',
    asks: 'how much chlorine is too much to swim in|what happens if you swim in too much chlorine|can too much chlorine hurt you|high chlorine side effects|is 10 ppm chlorine safe to swim|maximum chlorine for swimming|con cuanto cloro es peligroso nadar',
    en: 'Stay out while free chlorine is above the shock level for your stabilizer, and go by the product label, which often says 4 ppm. Too much bleaches suits and hair, and irritates eyes, skin and lungs. The sun brings it down within a day or two.',
    es: 'No entren mientras el cloro libre pase el nivel de choque para tu estabilizador, y guíate por la etiqueta, que suele decir 4 ppm. Demasiado destiñe trajes y pelo e irrita ojos, piel y pulmones. El sol lo baja en uno o dos días.',
  },
  {
    id: 'copper-limit',
    asks: 'what level of copper is too high|how much iron is too much|copper limit|iron limit in pool water|acceptable metal level|cuanto cobre es demasiado|cuanto hierro es demasiado',
    en: 'None is best. Above 0.3 ppm of copper or iron, expect colored water, stains and, with copper, green hair. Find where it comes from: copper algaecide, a corroding heater or the fill water.',
    es: 'Lo mejor es nada. Con más de 0.3 ppm de cobre o hierro puede haber color, manchas y, con cobre, pelo verde. Busca el origen: alguicida de cobre, un calentador corroído o el agua de llenado.',
  },
  {
    id: 'tds-limit',
    asks: 'when is tds too high|what tds is too high|maximum tds|tds limit|how high can dissolved solids go|cuanto tds es demasiado',
    en: 'A common rule: replace some water when dissolved solids are about 1,500 ppm over what they were at the last fill. In a salt pool, leave the salt out of that. It is a sign of old water, so look at stabilizer, hardness and salt themselves first.',
    es: 'Una regla común: cambia parte del agua cuando los sólidos disueltos pasan por unas 1,500 ppm lo que había al llenar. En una piscina de sal, no cuentes la sal. Es señal de agua vieja: mira primero estabilizador, dureza y sal.',
  },
  {
    id: 'orp-level',
    asks: 'what orp is enough|ideal orp|what should orp be|orp set point|orp level for a pool|cuanto orp|orp ideal',
    en: 'Controllers are usually set to 650 to 750 mV. A high pH, a lot of stabilizer or a dirty probe lowers the reading without a lack of chlorine, so check with a chlorine test and never dose by millivolts alone.',
    es: 'Los controladores suelen ponerse de 650 a 750 mV. Un pH alto, mucho estabilizador o una sonda sucia bajan la lectura sin que falte cloro: confirma con una prueba de cloro y nunca dosifiques solo por milivoltios.',
  },
  {
    id: 'cell-scale-cause',
    asks: 'what causes scale on a salt cell|why does my salt cell scale up|why does my cell keep getting scale|white flakes in my salt pool|what are the white flakes in my salt pool|por que se llena de sarro la celda',
    en: 'Making chlorine raises pH right at the plates, so calcium comes out there first. A high pH, alkalinity, hardness or output makes it worse: keep pH at 7.4 to 7.6, alkalinity in the lower part of its range, and look at the cell every three months. Borates help.',
    es: 'Producir cloro sube el pH justo en las placas, así que ahí sale primero el calcio. pH, alcalinidad, dureza o producción altos lo empeoran: pH de 7.4 a 7.6, alcalinidad en la parte baja de su rango, y revisa la celda cada tres meses. Los boratos ayudan.',
  },
  {
    id: 'water-loss',
    asks: 'why does my pool lose water|why is my water level dropping|pool losing water what to check|is it a leak or evaporation|how do i know if my pool leaks|por que baja el nivel del agua|como se si hay fuga',
    en: 'Usually evaporation, splashing or a backwash; a quarter inch a day is normal in many places. To know, do the bucket test: a bucket of pool water on a step, both levels marked, 24 hours without autofill or rain. If the pool drops more, it leaks: look at equipment, light, skimmer and liner first.',
    es: 'Casi siempre es evaporación, salpicaduras o un retrolavado; un cuarto de pulgada al día es normal en muchos lugares. Para saberlo, haz la prueba de la cubeta: una cubeta con agua en un escalón, los dos niveles marcados, 24 horas sin llenado ni lluvia. Si la piscina baja más, hay fuga: revisa equipo, luz, skimmer y forro.',
    url: '/calculators/leak-test',
  },
  {
    id: 'pump-speed',
    asks: 'is it cheaper to run the pump slower longer|run the pump slower for longer|low speed longer|what speed should a variable speed pump run|what rpm should i run my pump|best rpm for a pool pump|how fast should my pump run|a cuantas rpm pongo la bomba|que velocidad de bomba',
    en: 'As slow as still skims and turns the water over within the day: for many pools 1,200 to 1,800 rpm for filtering. Go faster for vacuuming, heating, a salt cell that reports no flow, and water features. Watch that the skimmer flap still pulls.',
    es: 'Lo más lento que todavía desnate y renueve el agua en el día: en muchas piscinas de 1,200 a 1,800 rpm para filtrar. Más rápido para aspirar, calentar, cascadas o si la celda marca falta de flujo. Fíjate que el skimmer siga jalando.',
  },
  {
    id: 'iron-stain',
    asks: 'what removes iron stains|how do i remove rust stains from the pool|rust stain removal|ascorbic acid for iron stains|brown stain removal|como quito manchas de oxido|que quita manchas de hierro',
    en: 'Ascorbic acid (vitamin C) lifts iron stains. Let chlorine drop close to zero and pH to about 7.2, spread the acid over the stain, wait, then add a sequestrant so that the iron doesn’t settle again. Bring chlorine back slowly over some days. No one swims while there is no chlorine.',
    es: 'El ácido ascórbico (vitamina C) quita las manchas de hierro. Deja bajar el cloro casi a cero y el pH a unos 7.2, reparte el ácido sobre la mancha, espera y agrega un secuestrante para que el hierro no vuelva a pegarse. Sube el cloro poco a poco en días. Nadie nada mientras no haya cloro.',
  },
  {
    id: 'copper-stain',
    asks: 'what removes copper stains|how do i remove blue green stains|copper stain removal|teal stains|como quito manchas de cobre',
    en: 'Copper stains are harder than iron: citric acid or a stain remover for copper, at low chlorine and a pH near 7.2, then a sequestrant. Stop the source first, mostly copper algaecide or a heater that corrodes at low pH.',
    es: 'Las manchas de cobre cuestan más que las de hierro: ácido cítrico o un quitamanchas para cobre, con poco cloro y pH cerca de 7.2, y luego un secuestrante. Detén primero el origen, casi siempre alguicida de cobre o un calentador que se corroe con pH bajo.',
  },
  {
    id: 'suits-hair',
    asks: 'why do swimsuits fade|does chlorine damage hair|chlorine and hair|chlorine bleaches swimsuit|how do i protect my hair from chlorine|el cloro dana el pelo|por que se destine el traje de bano',
    en: 'Chlorine bleaches fabric and dries out hair, the more of it the faster. Wet hair with tap water before swimming, wear a cap, and rinse hair and suit right after. Green hair is copper, not chlorine.',
    es: 'El cloro destiñe la tela y reseca el pelo, más rápido mientras más haya. Moja el pelo con agua limpia antes de nadar, usa gorra, y enjuaga pelo y traje al salir. El pelo verde es cobre, no cloro.',
  },
  {
    id: 'salt-skin',
    asks: 'are saltwater pools better for skin|is salt water gentler|is a salt pool better for your eyes|does a salt pool have no chlorine|saltwater pool health benefits|es mejor una piscina de sal para la piel',
    en: 'It feels softer to many people, since the water is a little like tears, but it is a chlorine pool: the same free chlorine and pH decide whether it is gentle on eyes and skin.',
    es: 'A muchos les parece más suave, porque el agua se parece un poco a las lágrimas, pero es una piscina de cloro: el mismo cloro libre y el pH deciden si trata bien ojos y piel.',
  },
  {
    id: 'pump-off',
    asks: 'what do i do with the pool if the power goes out|que hago si se va la luz|is it ok to leave the pump off for a week|can i turn the pump off while i am away|can i leave the pump off for a few days|puedo dejar la bomba apagada una semana|is it bad to turn off the pump for a day|how long can water sit without circulation|can i leave the pump off|power outage and the pool|how long can a pool go without the pump|cuanto tiempo puede estar la bomba apagada|se fue la luz y la piscina',
    en: 'A day is fine in cool weather. In summer heat, still water can turn green within one or two days: keep free chlorine in the upper part of its range, brush, and stir in what you add. When the pump is back, run it for a full turnover and test.',
    es: 'Un día no es problema con clima fresco. Con calor, el agua quieta puede ponerse verde en uno o dos días: mantén el cloro libre en la parte alta del rango, cepilla y revuelve lo que agregues. Cuando vuelva la bomba, déjala dar una vuelta completa y mide.',
  },
  {
    id: 'pump-life',
    asks: 'how long does a pool pump last|how long does a motor last|life of a pool pump|when should i replace my pump|cuanto dura una bomba',
    en: 'Often eight to twelve years, less in the sun, run dry or with a leaking shaft seal. Worn bearings screech; a new seal or motor can be cheaper than a new pump.',
    es: 'Muchas veces de ocho a doce años, menos al sol, en seco o con el sello goteando. Los baleros gastados chillan; un sello o motor nuevo puede salir más barato que otra bomba.',
  },
  {
    id: 'heater-life',
    asks: 'how long does a heater last|life of a pool heater|how long does a heat pump last|when should i replace my heater|cuanto dura un calentador',
    en: 'Often about ten years for gas and ten to fifteen for a heat pump. Water with a low pH or strong chlorine ends it much sooner, because it eats the heat exchanger.',
    es: 'Muchas veces unos diez años si es de gas y de diez a quince si es bomba de calor. El agua con pH bajo o mucho cloro lo acaba mucho antes, porque se come el intercambiador.',
  },
  {
    id: 'strips-life',
    asks: 'how long do test strips last|do test strips expire|how long do reagents last|do test kits go bad|shelf life of reagents|cuanto duran las tiras|caducan los reactivos',
    en: 'Go by the date on the bottle. Once open, strips last a season if they stay dry, and drops about a year if they stay cool and dark. Heat in a car or shed spoils both; old ones read wrong.',
    es: 'Guíate por la fecha del envase. Ya abiertas, las tiras duran una temporada si siguen secas, y las gotas cerca de un año en lugar fresco y oscuro. El calor del auto o la bodega las arruina; viejas dan lecturas falsas.',
  },
  {
    id: 'filter-size-heater',
    asks: 'what size heater do i need|how big a heater|heater size for my pool|how many btu do i need|que tamano de calentador necesito',
    en: 'Decide how many degrees in how many hours. Every gallon needs 8.34 BTU for each °F: 15,000 gallons by 10 °F in 24 hours take about 52,000 BTU an hour, plus what is lost to the air. Give me gallons, degrees and hours, and I’ll work it out.',
    es: 'Decide cuántos grados en cuántas horas. Cada galón pide 8.34 BTU por °F: 15,000 galones con 10 °F en 24 horas piden unos 52,000 BTU por hora, más lo que se pierde al aire. Dame galones, grados y horas, y lo calculo.',
    url: '/calculators/heater',
  },
  {
    id: 'area-formula',
    asks: 'what is the equation for the surface area of a rectangular pool|surface area formula|equation for the surface area of a circular pool|how do i calculate surface area|formula de la superficie',
    en: 'A rectangle: length × width. A round pool: 3.14 × radius × radius, the radius being half the diameter. An oval: 3.14 × half the length × half the width. In feet that gives square feet.',
    es: 'Un rectángulo: largo × ancho. Una redonda: 3.14 × radio × radio, y el radio es medio diámetro. Un óvalo: 3.14 × medio largo × medio ancho. En pies da pies cuadrados.',
  },
  {
    id: 'flow-formula',
    asks: 'what is the equation for minimum required flow rate|formula for flow rate|equation for turnover|how do i calculate the flow rate i need|formula del caudal',
    en: 'Flow in gallons per minute = gallons of the pool ÷ (hours of one turnover × 60). The other way round, hours of one turnover = gallons ÷ (gallons per minute × 60).',
    es: 'Caudal en galones por minuto = galones de la piscina ÷ (horas de una vuelta × 60). Al revés, horas de una vuelta = galones ÷ (galones por minuto × 60).',
  },
];
