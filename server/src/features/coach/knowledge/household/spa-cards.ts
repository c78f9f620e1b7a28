// More of what owners of a hot tub ask: its water, its jets, its pets, each answer first.
import type { KnowledgeCard } from '../card.ts';

export const HOUSEHOLD_SPA_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'tub-in-rain',
    asks: 'can we use the hot tub in the rain|hot tub in the rain|can i sit in the hot tub while it snows|hot tub during a storm|podemos usar el jacuzzi con lluvia|se puede usar el jacuzzi cuando llueve',
    en: 'Yes, a hot tub is fine in plain rain or snow; at the first thunder everyone gets out, and stays out until 30 minutes after the last. Rain cools and dilutes the water a little, so test before the next use, and close the cover afterwards.',
    es: 'Sí, el jacuzzi se puede usar con lluvia o nieve sin truenos; al primer trueno todos salen y esperan 30 minutos después del último. La lluvia enfría y diluye un poco el agua: mide antes del siguiente uso y cierra la tapa después.',
  },
  {
    id: 'tub-colored',
    asks: 'hot tub water is yellow|hot tub turned green|hot tub water is brown|hot tub water changed color|my hot tub is green|el agua del jacuzzi esta amarilla|el jacuzzi se puso verde',
    en: 'Colored water in a hot tub is algae if it’s dull and slippery, and metal if it’s clear: copper makes it green, iron yellow or brown. Stay out and test sanitizer and pH first. Algae or a musty smell: purge the pipes, drain, scrub and refill. Metal: use a metal remover, or refill through a filter for hoses.',
    es: 'El agua de color en un jacuzzi son algas si está opaca y resbalosa, y metal si está clara: el cobre la pone verde, el hierro amarilla o café. No entren y mide primero desinfectante y pH. Algas u olor a humedad: purga los tubos, vacía, talla y llena. Metal: usa un secuestrante, o llena con un filtro en la manguera.',
  },
  {
    id: 'tub-sand',
    asks: 'how do i get sand out of the hot tub|dirt at the bottom of the hot tub|grit in the hot tub|sand in my hot tub|como saco la arena del jacuzzi|hay tierra en el fondo del jacuzzi',
    en: 'Take sand out of a hot tub with a small spa vacuum, or siphon it off the floor with a garden hose, with the jets off so that it settles. Then rinse the filter. Most of it comes in on feet: a tub of water or a mat beside the steps keeps it out.',
    es: 'Saca la arena del jacuzzi con una aspiradora chica para spa, o con una manguera como sifón, con los chorros apagados para que se asiente. Luego enjuaga el filtro. Casi toda entra en los pies: una cubeta de agua o un tapete junto a los escalones la detiene.',
  },
  {
    id: 'tub-weak-jets',
    asks: 'hot tub jets are weak|my hot tub jets have no power|weak jets in the spa|hot tub jets not strong|los chorros del jacuzzi estan debiles|el jacuzzi no tiene fuerza|no bubbles from the hot tub jets|no salen burbujas en el jacuzzi|el jacuzzi no tira burbujas',
    en: 'Weak jets in a hot tub usually mean a dirty filter or low water. Take the filter out: if the jets get strong, clean or replace it. Then open the jet faces, the diverter and the air valves, and fill above the skimmer. After a refill it’s trapped air: let it out at the pump’s union with the power off.',
    es: 'Chorros débiles en un jacuzzi casi siempre son filtro sucio o poca agua. Saca el filtro: si mejoran, límpialo o cámbialo. Luego abre las boquillas, el desviador y las válvulas de aire, y llena arriba del skimmer. Tras llenarlo es aire atrapado: sácalo en la unión de la bomba con la corriente apagada.',
  },
  {
    id: 'tub-left-open',
    asks: 'i forgot the cover open on the hot tub overnight|i left the hot tub uncovered all night|hot tub cover was off all night|deje el jacuzzi destapado toda la noche',
    en: 'A night without its cover does a hot tub no harm, but it costs heat and sanitizer. Look into it first, and net out leaves and bugs. Check the level, test sanitizer and pH, add what’s missing, and let it heat up again. Lock the cover from now on: an open tub is a danger for small children.',
    es: 'Una noche destapado no daña el jacuzzi, pero cuesta calor y desinfectante. Míralo primero y saca hojas y bichos. Revisa el nivel, mide desinfectante y pH, agrega lo que falte y deja que se caliente. De ahora en adelante ciérralo con seguro: abierto es un peligro para niños pequeños.',
  },
  {
    id: 'tub-shower',
    asks: 'do i shower before the hot tub|should i shower before getting in the hot tub|why shower before a hot tub|hay que ducharse antes del jacuzzi|me ducho antes de entrar al jacuzzi',
    en: 'Yes, shower before the hot tub: a minute with soap takes off the sweat, lotion and deodorant that use up its sanitizer and make it foam. Rinse suits in plain water, without detergent. Shower afterwards too if your skin is sensitive.',
    es: 'Sí, dúchate antes del jacuzzi: un minuto con jabón quita sudor, cremas y desodorante, que gastan el desinfectante y hacen espuma. Enjuaga los trajes con agua sola, sin detergente. Dúchate después también si tienes piel sensible.',
  },
  {
    id: 'tub-dog',
    asks: 'can my dog go in the hot tub|can dogs use a hot tub|is a hot tub safe for my dog|mi perro puede entrar al jacuzzi',
    en: 'No, a hot tub is too hot for a dog: it can hardly sweat and overheats within minutes. Its hair clogs the filter and uses up the sanitizer too. If it jumped in, let it cool down with fresh water, rinse its coat, and call a vet if it pants hard, staggers or seems unwell.',
    es: 'No, un jacuzzi es demasiado caliente para un perro: casi no suda y se sobrecalienta en minutos. Su pelo tapa el filtro y gasta el desinfectante. Si saltó adentro, refréscalo con agua, enjuágalo y llama al veterinario si jadea fuerte, se tambalea o se ve mal.',
  },
  {
    id: 'tub-heat-time',
    asks: 'how long does a hot tub take to heat up|how long to heat my hot tub|why does my hot tub take so long to heat|how fast does a hot tub heat|cuanto tarda en calentar el jacuzzi',
    en: 'A hot tub of 400 gallons warms by about 5 °F an hour with a 5.5 kW heater, and by about 1 °F an hour with a plug-in heater of 1 kW. So from 60 to 100 °F takes about 7 hours or most of two days. Keep the cover on, and air off. If it’s much slower, clean the filter.',
    es: 'Un jacuzzi de 400 galones sube unos 5 °F por hora con una resistencia de 5.5 kW, y cerca de 1 °F por hora con una de enchufe de 1 kW. De 60 a 100 °F son unas 7 horas o casi dos días. Déjalo tapado y sin aire. Si tarda mucho más, limpia el filtro.',
  },
  {
    id: 'tub-drain-where',
    asks: 'can i drain my hot tub on the lawn|where do i drain my hot tub|can hot tub water go on the grass|is hot tub water bad for grass|puedo vaciar el jacuzzi en el pasto|donde vacio el jacuzzi',
    en: 'Yes, in many places you may drain a hot tub onto your own lawn, once it’s cool and its sanitizer tests zero; ask your city first. Leave it uncovered without chlorine for a few days first, spread the water out, and keep it off the street, the neighbor and the storm drain. Salt and bromine water are hard on plants.',
    es: 'Sí, en muchos lugares puedes vaciar el jacuzzi en tu propio pasto, ya frío y con el desinfectante en cero; pregunta antes a tu ciudad. Déjalo antes unos días destapado y sin cloro, reparte el agua y que no llegue a la calle, al vecino ni al drenaje pluvial. El agua con sal o bromo daña las plantas.',
  },
  {
    id: 'tub-dose-often',
    asks: 'how often do i add chemicals to my hot tub|how often do i add chlorine to the hot tub|how often do you put chlorine in a hot tub|hot tub weekly routine|cada cuanto le pongo quimicos al jacuzzi|cada cuanto le echo cloro al jacuzzi',
    en: 'Add sanitizer to a hot tub after each use, and check it every two or three days even if no one goes in. Test before every soak. pH and alkalinity weekly, a shock about once a week, the filter rinsed every week or two, and new water every three to four months.',
    es: 'Agrega desinfectante al jacuzzi después de cada uso, y revísalo cada dos o tres días aunque nadie entre. Mide antes de cada baño. pH y alcalinidad cada semana, un choque más o menos por semana, enjuagar el filtro cada una o dos semanas y agua nueva cada tres o cuatro meses.',
  },
  {
    id: 'tub-never-changed',
    asks: 'what happens if i never change the hot tub water|can i keep the same hot tub water|do i have to change hot tub water|hot tub water is a year old|que pasa si nunca cambio el agua del jacuzzi',
    en: 'Old water stops holding its sanitizer: what bathers leave behind builds up, it foams and smells, and germs grow in the pipes. So change a hot tub’s water every three to four months. If it’s much older, stay out, purge the pipes, drain, scrub and refill.',
    es: 'El agua vieja ya no conserva el desinfectante: se junta lo que deja la gente, hace espuma, huele y crecen gérmenes en los tubos. Cambia el agua del jacuzzi cada tres o cuatro meses. Si es mucho más vieja, no entren: purga los tubos, vacía, talla y llena.',
  },
  {
    id: 'tub-chlorine-high',
    asks: 'too much chlorine in the hot tub|hot tub chlorine is too high|how do i lower chlorine in my hot tub|el jacuzzi tiene demasiado cloro|el cloro del jacuzzi esta muy alto|como bajo el cloro del jacuzzi',
    en: 'Stay out, open the cover, run the jets, and add nothing: chlorine in a hot tub falls within hours, quicker in sun. For more speed replace part of the water. Test again, and get in when chlorine is at {spa high} ppm or less, or lower if your product’s label says so, with pH 7.2 to 7.8.',
    es: 'No entren, abre la tapa, prende los chorros y no agregues nada: el cloro de un jacuzzi baja en horas, más rápido con sol. Para más prisa cambia parte del agua. Mide otra vez y entren con cloro de {spa high} ppm o menos, o menos aún si lo dice la etiqueta, con pH de 7.2 a 7.8.',
  },
  {
    id: 'tub-loses-water',
    asks: 'my hot tub is losing water|hot tub water level keeps dropping|hot tub leaking|is my hot tub leaking|el jacuzzi pierde agua|mi jacuzzi tiene una fuga',
    en: 'A hot tub under a tight cover hardly loses water, so a level that falls within days means splashing or a leak. Mark the level with the cover closed for a day. Then switch the power off and look under the panels: unions, pump seal, heater and valves. Tighten a union by hand. A leak in the foam or near wires is for a technician.',
    es: 'Un jacuzzi bien tapado casi no pierde agua: si el nivel baja en pocos días, es por salpicar o por una fuga. Marca el nivel un día con la tapa cerrada. Luego corta la corriente y mira detrás de los paneles: uniones, sello de la bomba, resistencia y válvulas. Aprieta a mano una unión. Una fuga en la espuma o junto a cables es de un técnico.',
  },
  {
    id: 'tub-every-day',
    asks: 'can i use my hot tub every day|is it ok to use a hot tub daily|how often can i go in the hot tub|puedo usar el jacuzzi todos los dias',
    en: 'Yes, a healthy adult can use a hot tub every day, about 15 minutes near 104 °F or longer when it’s cooler. Test before each use: daily bathers use up sanitizer fast, and the water is due for a change sooner. With heart or blood pressure trouble, or when pregnant, ask your doctor first.',
    es: 'Sí, un adulto sano puede usar el jacuzzi todos los días, unos 15 minutos cerca de 104 °F o más si está menos caliente. Mide antes de cada uso: a diario el desinfectante se gasta rápido y el agua se cambia antes. Con problemas del corazón o la presión, o en el embarazo, pregunta antes al médico.',
  },
  {
    id: 'tub-turned-off',
    asks: 'hot tub turned itself off|my hot tub shut off on its own|hot tub went dead|hot tub has no power|el jacuzzi se apago solo|mi jacuzzi no prende',
    en: 'A hot tub that turned itself off usually tripped its GFCI or its overheat protection. Stay out, and reset the breaker once: if it trips again, leave it off and call an electrician. If it comes back on, read the code, check the water level, and clean the filter, since too little flow shuts it down too.',
    es: 'Un jacuzzi que se apagó solo casi siempre disparó su GFCI o la protección por calor. No entren y sube el breaker una vez: si vuelve a saltar, déjalo apagado y llama a un electricista. Si prende, lee el código, revisa el nivel y limpia el filtro, porque la falta de flujo también lo apaga.',
  },
  {
    id: 'tub-acid',
    asks: 'can i use muriatic acid in the hot tub|can i use pool acid in my hot tub|which acid for a hot tub|how do i lower ph in a hot tub|puedo usar acido muriatico en el jacuzzi|como bajo el ph del jacuzzi',
    en: 'It’s better to use dry acid made for hot tubs: muriatic acid is too strong for so little water, its fumes collect under the cover, and many makers don’t allow it. A hot tub needs only spoonfuls. Add it with the jets on and the cover open, wait half an hour, and test. Never together with chlorine, and acid goes into water, never water into acid.',
    es: 'Mejor usa ácido seco hecho para jacuzzis: el muriático es demasiado fuerte para tan poca agua, sus vapores se juntan bajo la tapa y muchos fabricantes no lo permiten. Un jacuzzi pide solo cucharadas. Échalo con los chorros encendidos y la tapa abierta, espera media hora y mide. Nunca junto con cloro, y el ácido va al agua, nunca al revés.',
  },
  {
    id: 'tub-vacation',
    asks: 'turn the hot tub down for vacation|what do i do with my hot tub when i go on vacation|leaving the hot tub alone for a week|do i turn the hot tub down when i am away|how do i leave my hot tub when i travel|que hago con el jacuzzi si me voy de viaje|bajo la temperatura del jacuzzi en vacaciones',
    en: 'For a few days away, lower a hot tub’s temperature or use its eco or vacation mode, bring the sanitizer to the top of its range, and lock the cover. For more than about a week, have someone test it and add sanitizer, or drain it before you go. In freezing weather don’t just switch it off: leave it running. Test before you get back in.',
    es: 'Si te vas unos días, baja la temperatura del jacuzzi o usa su modo eco o vacaciones, lleva el desinfectante al tope de su rango y cierra la tapa con seguro. Por más de una semana, pide que alguien mida y agregue desinfectante, o vacíalo antes de irte. Si hiela, no lo apagues sin más: déjalo funcionando. Mide antes de volver a entrar.',
  },
  {
    id: 'tub-inflatable',
    asks: 'is an inflatable hot tub harder to take care of|inflatable hot tub care|how do i take care of an inflatable hot tub|blow up hot tub chemicals|como cuido un jacuzzi inflable',
    en: 'A little, yes: an inflatable hot tub has a small filter and heater, so its water needs more attention. Keep the same sanitizer and pH as in any hot tub, test before each use, rinse the filter often, and change the water sooner. Shower first, lock the cover, and follow its manual for the power outlet: no extension cord.',
    es: 'Un poco, sí: un jacuzzi inflable tiene filtro y calentador chicos, así que su agua pide más atención. Lleva el mismo desinfectante y pH que en cualquier jacuzzi, mide antes de cada uso, enjuaga seguido el filtro y cambia antes el agua. Dúchate primero, cierra la tapa con seguro y sigue el manual para el enchufe: sin extensión.',
  },
  {
    id: 'tub-cycles',
    asks: 'hot tub pump keeps cycling on and off|my hot tub turns on and off on its own|hot tub keeps starting and stopping|el jacuzzi se prende y se apaga a cada rato',
    en: 'Often that’s normal: a hot tub starts its pump for filter cycles and each time it heats. If it stops and starts every few minutes or shows a code, it usually lacks flow: check the water level, clean the filter, and let trapped air out. If it trips the GFCI, leave it off, stay out, and call an electrician.',
    es: 'Muchas veces es normal: un jacuzzi prende la bomba para filtrar y cada vez que calienta. Si para y arranca cada pocos minutos o muestra un código, casi siempre le falta flujo: revisa el nivel, limpia el filtro y saca el aire. Si dispara el GFCI, déjalo apagado, no entren y llama a un electricista.',
  },
  {
    id: 'tub-eats-chlorine',
    asks: 'why does my hot tub use so much chlorine|why does my hot tub eat up chlorine|por que mi jacuzzi gasta tanto cloro',
    en: 'A hot tub uses up chlorine fast because it’s small and warm, and each person brings sweat and lotion. Shower first, add sanitizer after each use, and keep it covered. If chlorine is gone overnight although no one went in, there’s biofilm in the pipes or the water is old: purge, drain, scrub, clean the filter and refill.',
    es: 'Un jacuzzi gasta rápido el cloro porque es chico y caliente, y cada persona trae sudor y cremas. Dúchate antes, agrega desinfectante después de cada uso y tápalo. Si el cloro se acaba en una noche sin que nadie entre, hay biopelícula en los tubos o el agua es vieja: purga, vacía, talla, limpia el filtro y llena.',
  },
  {
    id: 'tub-cover-mold',
    asks: 'mold under my spa cover|my hot tub cover has mold|mildew on the hot tub cover|how do i clean mold off a spa cover|la tapa del jacuzzi tiene moho',
    en: 'Take a moldy cover off the tub, wash the underside with mild soap and a soft brush, rinse it well and let it dry in the sun on both sides. Use one cleaner at a time, and none on the water. Then test the sanitizer, because mold grows where it’s low. If the cover is heavy, torn or smells again soon, the foam is soaked: replace it.',
    es: 'Quita del jacuzzi la tapa con moho, lava la parte de abajo con jabón suave y un cepillo blando, enjuágala bien y sécala al sol por los dos lados. Un solo limpiador a la vez, y nada en el agua. Luego mide el desinfectante, porque el moho crece donde falta. Si la tapa pesa, está rota o pronto vuelve a oler, la espuma está empapada: cámbiala.',
  },
];
