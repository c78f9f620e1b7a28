// What owners of a hot tub ask, each answer with its subject and the answer first.
import type { KnowledgeCard } from '../card.ts';

export const HOUSEHOLD_TUB_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'tub-how-hot',
    asks: 'how hot should my hot tub be|how hot should a hot tub be|best hot tub temperature|what temp do i set my hot tub to|what temperature for the spa|is 104 too hot for a hot tub|a que temperatura pongo el jacuzzi|que temperatura debe tener el jacuzzi',
    en: 'A hot tub should never be above 104 °F; 100 °F is considered safe for a healthy adult, and many people like 100 to 102 °F. Measure it, because a thermostat can be off by several degrees. Hotter means shorter: about 15 minutes near 104 °F. Cooler for older children; no children under 5, and ask a doctor if pregnant or with heart trouble.',
    es: 'Un jacuzzi nunca debe pasar de 104 °F (40 °C); 100 °F se considera seguro para un adulto sano, y muchos lo usan de 100 a 102 °F. Mídela, porque el termostato puede fallar por varios grados. Más caliente, menos tiempo: unos 15 minutos cerca de 104 °F. Menores de 5 años no; embarazo o corazón: pregunta antes al médico.',
  },
  {
    id: 'tub-bad-smell',
    asks: 'spa smells bad|my hot tub smells|hot tub stinks|musty smell from the spa|el jacuzzi huele mal|hot tub smells bad|hot tub smells bad when i open it|my hot tub has a bad smell|hot tub stinks when i take the cover off|spa smells weird|why does my hot tub smell|hot tub smells like chlorine|el jacuzzi huele mal cuando lo abro|por que huele mal mi jacuzzi|mi jacuzzi huele feo',
    en: 'A hot tub that stinks has combined chlorine (used up) or biofilm in its pipes: test it, and stay out until the sanitizer is in range. A sharp odor: shock with the cover open and the jets on. A musty odor, or one that comes back: purge the pipes, drain, clean the filter and refill. Wipe and air the underside of the cover too.',
    es: 'El mal olor de un jacuzzi viene de cloro combinado (gastado) o de biopelícula en los tubos: mídelo, y que nadie entre hasta que el desinfectante esté en rango. Si es olor fuerte: choque con la tapa abierta y los chorros encendidos. Si huele a humedad o regresa: purga los tubos, vacía, limpia el filtro y llena. Limpia y ventila también la tapa por dentro.',
  },
  {
    id: 'tub-liquid-chlorine',
    asks: 'can i use my pool liquid chlorine in the hot tub|can i use liquid chlorine in my hot tub|can i use bleach in the hot tub|liquid chlorine in a hot tub ok|puedo usar cloro liquido en el jacuzzi|puedo echar el cloro de la piscina al jacuzzi|can i use regular pool chlorine in my hot tub|can i use pool chlorine in a hot tub|can i put pool chlorine in the hot tub',
    en: 'Yes, liquid chlorine works in a hot tub, but only in tiny doses: tell me its gallons and the strength on the jug, and I’ll work it out. Pour it with the jets on and the cover open, and test before anyone gets in. It brings no stabilizer, which is good in a tub. Pool tablets and cal-hypo aren’t for a hot tub. In a bromine tub stay with bromine, and never pour two products together.',
    es: 'Sí, el cloro líquido sirve en un jacuzzi, pero en dosis muy chicas: dime sus galones y la concentración de la etiqueta y la calculo. Échalo con los chorros encendidos y la tapa abierta, y mide antes de que alguien entre. No agrega estabilizador, lo que conviene. Las pastillas y el hipoclorito de calcio para piscina no son para un jacuzzi. Si usas bromo, sigue con bromo, y nunca eches dos productos juntos.',
  },
  {
    id: 'tub-ph-climbs',
    asks: 'my hot tub ph goes up after every soak|hot tub ph keeps rising|why does my hot tub ph go up|spa ph always high|el ph del jacuzzi sube siempre|por que sube el ph de mi jacuzzi',
    en: 'The jets drive it up: they blow carbon dioxide out of a hot tub’s water, and pH rises. Let alkalinity come down to the lower end of its range, close the air valves when you don’t need them, and lower pH with small doses of acid made for it. Test again after half an hour.',
    es: 'Lo suben los chorros: sacan dióxido de carbono del agua del jacuzzi y el pH sube. Deja bajar la alcalinidad a lo más bajo de su rango, cierra las válvulas de aire si no las usas y baja el pH con dosis chicas de ácido para eso. Mide otra vez a la media hora.',
  },
  {
    id: 'tub-shock-need',
    asks: 'do i need to shock my hot tub|should i shock my hot tub|how often do i shock a hot tub|how often should i shock my spa|hay que hacer choque al jacuzzi|cada cuanto hago choque al jacuzzi',
    en: 'Yes, shock a hot tub about once a week if it’s used a lot, and always after a party or when it smells or turns dull. Use chlorine or a non-chlorine shock by its label, with the cover open and the jets on. Get in only when a test shows the sanitizer back in range.',
    es: 'Sí, haz un choque al jacuzzi más o menos una vez por semana si se usa mucho, y siempre tras una fiesta o si huele o se opaca. Usa cloro o choque sin cloro según la etiqueta, con la tapa abierta y los chorros encendidos. Entra solo cuando el desinfectante vuelva a su rango.',
  },
  {
    id: 'tub-which-shock',
    asks: 'what shock for hot tub|which shock for a hot tub|what kind of shock for my spa|best shock for a hot tub|que choque uso para el jacuzzi|que choque es mejor para jacuzzi',
    en: 'For a hot tub, take dichlor granules or plain liquid chlorine to kill germs, or a non-chlorine shock (MPS) to clear up what people leave behind. MPS doesn’t replace chlorine, and it can show as combined chlorine in a test. Leave cal-hypo and trichlor for pools. One product at a time, never mixed.',
    es: 'Para un jacuzzi, usa dicloro granulado o cloro líquido simple contra los gérmenes, o choque sin cloro (MPS) para quitar lo que deja la gente. El MPS no sustituye al cloro y puede salir como cloro combinado en la prueba. Deja el hipoclorito de calcio y el tricloro para piscinas. Un producto a la vez, nunca mezclados.',
  },
  {
    id: 'tub-not-like-pool',
    asks: 'does my tub need the same levels as the pool|are hot tub levels the same as pool levels|is hot tub water the same as pool water|do i treat my hot tub like the pool|hot tub chemistry compared to the pool|el jacuzzi lleva los mismos niveles que la piscina',
    en: 'No, a hot tub needs more sanitizer and more tests: at least {spa low} ppm of chlorine or {spa bromine} of bromine at any time, checked before each use, with pH 7.2 to 7.8. It’s small, hot and busy, so everything runs out within hours. Keep stabilizer low, and change the water every three to four months.',
    es: 'No, un jacuzzi pide más desinfectante y más mediciones: al menos {spa low} ppm de cloro o {spa bromine} de bromo siempre, revisado antes de cada uso, con pH de 7.2 a 7.8. Es chico, caliente y muy usado: todo se gasta en horas. Poco estabilizador, y cambia el agua cada tres o cuatro meses.',
  },
  {
    id: 'tub-flakes',
    asks: 'white flakes in my spa|white flakes in hot tub|white bits floating in the hot tub|flakes coming out of the hot tub jets|escamas blancas en el jacuzzi|pedacitos blancos en el jacuzzi',
    en: 'White flakes in a hot tub are calcium scale if they’re hard and chalky, and biofilm if they’re soft and slimy. Scale: bring pH to 7.2 to 7.6, check alkalinity and hardness, and clean the filter. Slime: stay out, purge the pipes, drain, scrub and refill. A flake that fizzes in vinegar is scale.',
    es: 'Las escamas blancas en un jacuzzi son sarro si son duras como gis, y biopelícula si son blandas y babosas. Sarro: lleva el pH a 7.2–7.6, revisa alcalinidad y dureza y limpia el filtro. Babosas: no entren, purga los tubos, vacía, talla y llena. Si burbujea en vinagre, es sarro.',
  },
  {
    id: 'tub-filter-clean',
    asks: 'how do i clean spa filter|how do i clean my hot tub filter|how often do i clean the hot tub filter|clean the spa cartridge|can i put the hot tub filter in the dishwasher|como limpio el filtro del jacuzzi|cada cuanto limpio el filtro del jacuzzi',
    en: 'Rinse a hot tub filter with a hose every week or two, soak it overnight in filter cleaner once a month, and replace it about once a year. Switch the tub off first, hose from top to bottom between the pleats, and rinse the cleaner out well. No pressure washer and no dishwasher. A spare lets one dry while the other works.',
    es: 'Enjuaga el filtro del jacuzzi con manguera cada una o dos semanas, remójalo toda la noche en limpiador una vez al mes y cámbialo más o menos cada año. Apaga antes el jacuzzi, lava de arriba abajo entre los pliegues y enjuaga bien el limpiador. Sin hidrolavadora ni lavavajillas. Con uno de repuesto, uno se seca mientras el otro trabaja.',
  },
  {
    id: 'tub-legionella-real',
    asks: 'is legionnaires from hot tubs a real thing|can you get legionnaires from a hot tub|is legionella in hot tubs real|should i worry about legionella in my hot tub|da legionella un jacuzzi|se puede agarrar legionella en un jacuzzi',
    en: 'Yes, people catch Legionnaires’ disease from hot tubs, by breathing the mist of water that lacks sanitizer. Keep chlorine at {spa low} ppm or more or bromine at {spa bromine} or more, test before each use, clean the filter, and change the water on time. People over 50, smokers and those with weak lungs are most at risk. Cough and fever within two weeks after a soak: see a doctor and mention the tub.',
    es: 'Sí, la legionelosis se contagia en jacuzzis al respirar el vapor de agua sin desinfectante. Ten el cloro en {spa low} ppm o más o el bromo en {spa bromine} o más, mide antes de cada uso, limpia el filtro y cambia el agua a tiempo. Más riesgo: mayores de 50, fumadores y pulmones débiles. Tos y fiebre en las dos semanas después: ve al médico y menciona el jacuzzi.',
  },
  {
    id: 'tub-always-on',
    asks: 'do i leave my hot tub on all the time|should i leave the hot tub on all the time|should i turn the hot tub off between uses|do i keep the hot tub running when not in use|can i turn my hot tub off|dejo el jacuzzi siempre prendido|apago el jacuzzi cuando no lo uso|is it cheaper to leave the hot tub on all the time or turn it off|can i leave the hot tub on all year|se puede dejar el jacuzzi prendido todo el ano|puedo dejar prendido el jacuzzi todo el ano',
    en: 'Yes, leave a hot tub on if you use it every week: it filters and sanitizes on its schedule, and with a tight cover, cooling down and reheating saves little. When you’re away for days, lower the temperature or use its eco mode. If it stays off for more than a few days, drain it, because still, warm water grows germs. Never switch it off full in freezing weather.',
    es: 'Sí, deja prendido el jacuzzi si lo usas cada semana: filtra y desinfecta a sus horas, y con una buena tapa se ahorra poco enfriándolo y recalentándolo. Si te vas unos días, baja la temperatura o usa el modo eco. Apagado más de unos días: vacíalo, porque el agua tibia quieta cría gérmenes. Nunca lo apagues lleno cuando hiela.',
  },
  {
    id: 'tub-first-fill',
    asks: 'my new hot tub how do i start it up|new hot tub start up|how do i start up a new hot tub|first time filling a hot tub|what do i add to a new hot tub|how do i fill a hot tub|como arranco mi jacuzzi nuevo|primera vez que lleno el jacuzzi',
    en: 'Start a new hot tub in this order: rinse it, fill it through the filter well, switch it on, let the air out, then balance and sanitize. Alkalinity and pH come first, then calcium if the water is soft, then chlorine or bromine. Heat it with the cover on. No one gets in until a test shows {spa low} ppm of chlorine ({spa bromine} of bromine) and pH 7.2 to 7.8. Test again the next day.',
    es: 'Arranca un jacuzzi nuevo en este orden: enjuágalo, llénalo por el hueco del filtro, préndelo, saca el aire, y luego equilibra y desinfecta. Primero alcalinidad y pH, después calcio si el agua es blanda, y al final cloro o bromo. Calienta con la tapa puesta. Nadie entra hasta medir {spa low} ppm de cloro ({spa bromine} de bromo) y pH de 7.2 a 7.8. Mide otra vez al día siguiente.',
  },
  {
    id: 'tub-rarely-used',
    asks: 'i only use it once a week do i need chlorine|i only use my hot tub once a week do i need chlorine|i rarely use my hot tub do i need chemicals|hot tub only used on weekends|do i need chlorine if no one uses the hot tub|casi no uso el jacuzzi necesita cloro|uso el jacuzzi una vez por semana necesita cloro',
    en: 'Yes, a hot tub needs sanitizer all the time, not only when you soak: warm water grows germs within a day or two. Keep chlorine at {spa low} ppm or more (bromine {spa bromine}), test two or three times a week, and always before you get in. If you won’t use it for weeks, drain it.',
    es: 'Sí, un jacuzzi necesita desinfectante siempre, no solo cuando lo usas: el agua tibia cría gérmenes en uno o dos días. Ten el cloro en {spa low} ppm o más (bromo {spa bromine}), mide dos o tres veces por semana y siempre antes de entrar. Si no lo usarás por semanas, vacíalo.',
  },
  {
    id: 'tub-level',
    asks: 'how much chlorine does a hot tub need|what chlorine level for a spa|cuanto cloro lleva el jacuzzi|cuanto cloro debe tener el jacuzzi|nivel de cloro del jacuzzi|what should chlorine be in a hot tub',
    en: 'At least {spa low} ppm of free chlorine belongs in a hot tub at any time, or at least {spa bromine} ppm of bromine, with pH 7.2 to 7.8. Test before each use and add a little after it. Tell me your test and its gallons, and I’ll work out the dose; a pool’s dose is far too much.',
    es: 'Un jacuzzi necesita al menos {spa low} ppm de cloro libre, o {spa bromine} ppm de bromo, con pH de 7.2 a 7.8. Mide antes de cada uso y agrega un poco después. Dime tu análisis y sus galones y calculo la dosis; la de una piscina es demasiado.',
  },
  {
    id: 'tub-drain-often',
    asks: 'how often do i drain my hot tub|how often should i change hot tub water|when should i drain my hot tub|how often do you empty a hot tub|cada cuanto se cambia el agua del jacuzzi|cada cuanto vacio el jacuzzi',
    en: 'Drain a hot tub about every three to four months, sooner with many bathers: gallons divided by 3, then by the bathers a day, gives the days. If it smells, foams or keeps using up sanitizer, don’t wait. Purge the pipes before you drain, clean the filter, and switch the power off first.',
    es: 'Vacía el jacuzzi más o menos cada tres o cuatro meses, antes si entra mucha gente: galones entre 3, y entre las personas al día, da los días. Si huele, hace espuma o gasta mucho desinfectante, no esperes. Purga los tubos antes de vaciar, limpia el filtro y primero corta la corriente.',
  },
  {
    id: 'tub-long-unused',
    asks: 'reopening my spa after 2 months off|hot tub sat unused for months|my hot tub was off for weeks can i use it|restart a hot tub that sat all winter|hot tub has been off for two months|el jacuzzi estuvo meses apagado|vuelvo a usar el jacuzzi despues de meses',
    en: 'Don’t use the old water: a hot tub that stood for weeks gets purged, drained, scrubbed and refilled first. Still, warm water grows biofilm and Legionella in the pipes. Run a pipe cleaner before draining, clean or replace the filter, fill, bring sanitizer and pH into range, and run all jets. Get in only after a good test.',
    es: 'No uses el agua vieja: un jacuzzi parado por semanas primero se purga, se vacía, se talla y se llena. El agua tibia quieta cría biopelícula y legionela en los tubos. Usa un limpiador de tuberías antes de vaciar, limpia o cambia el filtro, llena, lleva desinfectante y pH a su rango y prende todos los chorros. Entra solo tras un buen análisis.',
  },
  {
    id: 'tub-wait-after-shock',
    asks: 'how long after shocking hot tub can i get in|when can i use the hot tub after shocking|how long do i wait after adding chlorine to the hot tub|cuanto espero para entrar al jacuzzi despues del choque',
    en: 'Get in a hot tub after a shock only when a test says so: sanitizer back in the range that the label allows, and pH 7.2 to 7.8. After chlorine that often takes a few hours with the cover open and the jets on; after a non-chlorine shock, as long as its label says. Don’t go by the clock alone.',
    es: 'Entra al jacuzzi después de un choque solo si lo dice la medición: desinfectante en el rango que permite la etiqueta y pH de 7.2 a 7.8. Tras cloro suele tardar unas horas con la tapa abierta y los chorros encendidos; tras choque sin cloro, lo que diga su etiqueta. El reloj solo no basta.',
  },
  {
    id: 'tub-ok-now',
    asks: 'is my hot tub ok today|is my hot tub safe to use|can i get in the hot tub now|is the spa ready to use|esta bien mi jacuzzi hoy|puedo entrar al jacuzzi ahora',
    en: 'Test the hot tub before you get in; what the pool shows says nothing about it. It’s ready with chlorine at {spa low} ppm or more or bromine at {spa bromine} or more, pH 7.2 to 7.8, at most 104 °F, and water that is clear and doesn’t smell. Tell me the test, and I’ll say.',
    es: 'Mide el jacuzzi antes de entrar; lo que marca la piscina no dice nada de él. Está listo con cloro de {spa low} ppm o más o bromo de {spa bromine} o más, pH de 7.2 a 7.8, 104 °F como máximo, y agua clara y sin olor. Dime el análisis y te digo.',
  },
  {
    id: 'tub-cost',
    asks: 'how much does it cost to run a hot tub|is a hot tub expensive to run|hot tub electricity cost per month|cuanto gasta un jacuzzi de luz|es caro tener un jacuzzi|do hot tubs use a lot of power|do hot tubs use a lot of electricity',
    en: 'Heating costs the most in a hot tub, so the cover decides: a tight, dry one keeps most of the heat. For your own figure, take the kilowatt-hours a month from its manual or a meter, times your price. A degree or two less, shorter jet time and filtering at cheap hours bring it down.',
    es: 'Lo que más cuesta en un jacuzzi es calentarlo, así que decide la tapa: una seca y bien cerrada guarda casi todo el calor. Para tu cifra, toma los kilowatt-hora al mes del manual o un medidor, por tu precio. Uno o dos grados menos, menos chorros y filtrar en horas baratas lo bajan.',
  },
  {
    id: 'tub-no-chemicals',
    asks: 'can i use a hot tub without chemicals|hot tub with just water|do i need chemicals in a hot tub|fill the hot tub and use it once without chlorine|puedo usar el jacuzzi sin quimicos|jacuzzi sin cloro',
    en: 'No, a hot tub without sanitizer isn’t safe: in warm water, germs grow fast and pass from one person to the next. Chlorine at {spa low} ppm or bromine at {spa bromine} is the least. Ozone, UV or minerals help, but none of them replaces it. A bathtub is emptied after each bath; a hot tub isn’t.',
    es: 'No, un jacuzzi sin desinfectante no es seguro: en agua tibia los gérmenes crecen rápido y pasan de una persona a otra. Lo mínimo es cloro en {spa low} ppm o bromo en {spa bromine}. Ozono, UV o minerales ayudan, pero ninguno lo sustituye. Una tina se vacía después de cada baño; un jacuzzi no.',
  },
  {
    id: 'tub-cover-lock',
    asks: 'should the hot tub be covered after each use|do i have to lock the hot tub cover|should i keep the cover on the hot tub|do i cover the hot tub when not in use|tapo el jacuzzi cuando no lo uso|cierro con llave la tapa del jacuzzi',
    en: 'Yes, keep the cover on and its locks closed whenever no one is in the tub: it keeps children out, the heat in and the sanitizer from fading. Only after a shock leave it open for half an hour, with someone watching it. Replace it when it sags or is heavy with water.',
    es: 'Sí, tapa el jacuzzi y cierra los seguros siempre que nadie lo use: evita que entren niños, guarda el calor y cuida el desinfectante. Solo tras un choque déjalo abierto media hora, con alguien presente. Cámbiala si se hunde o pesa por el agua.',
  },
  {
    id: 'tub-not-heating',
    asks: 'hot tub not heating|my hot tub is not heating up|hot tub stays cold|hot tub water is too cold|spa wont heat|jacuzzi heater not working|hot tub lost its heat|el jacuzzi no calienta|mi jacuzzi no sube de temperatura',
    en: 'A hot tub that doesn’t heat usually lacks flow: check the water level, take the filter out and try again; if it heats now, clean or replace the filter. Then look at the set temperature, the mode (eco and rest heat less), the breaker and the code on the display. After a refill let trapped air out. Heater, sensors and boards are work for a technician.',
    es: 'A un jacuzzi que no calienta casi siempre le falta flujo: revisa el nivel, saca el filtro y prueba; si calienta, limpia o cambia el filtro. Luego mira la temperatura fijada, el modo (eco y reposo calientan menos), el breaker y el código de la pantalla. Tras llenarlo, saca el aire. Resistencia, sensores y tarjetas son de un técnico.',
  },
];
