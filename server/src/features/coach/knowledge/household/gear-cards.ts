// What owners ask when a piece of equipment quits, leaks or acts up, each answer first.
import type { KnowledgeCard } from '../card.ts';

export const HOUSEHOLD_GEAR_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'pump-quit',
    asks: 'my pump quit overnight|my pump stopped working|my pump wont turn on|pump is dead|pump does not come on anymore|pool pump will not run|la bomba no prende|la bomba dejo de funcionar|mi bomba ya no arranca',
    en: 'A pump that quit usually has a tripped breaker, a timer that lost its time, or a bad motor. Check the timer or schedule, then the breaker, and reset it once at most. If it hums, switch it off: capacitor or jammed impeller. If it trips again or stays silent, leave it off and call a technician. Until it runs, add chlorine by hand, brush it in, and let no one swim.',
    es: 'Una bomba que dejó de prender casi siempre tiene el breaker abajo, el reloj desajustado o el motor malo. Revisa el reloj u horario, luego el breaker, y súbelo una sola vez. Si zumba, apágala: capacitor o impulsor trabado. Si vuelve a saltar o no suena nada, déjala apagada y llama a un técnico. Mientras, agrega cloro a mano, cepilla para mezclar y que nadie nade.',
  },
  {
    id: 'motor-burned',
    asks: 'pump motor burned out what do i do|my pump motor died|the motor on the pump is fried|pump motor smells burnt|se me quemo el motor de la bomba que hago|se quemo la bomba|la bomba huele a quemado',
    en: 'A burned-out motor gets replaced, or the whole pump if it’s old; leave its breaker off and call a technician. Ask whether a variable-speed pump pays for you now. Until then, keep chlorine in range by hand, brush it in twice a day, skim, and let no one swim. The pool gets through a few days that way.',
    es: 'Un motor quemado se cambia, o toda la bomba si es vieja; deja abajo su breaker y llama a un técnico. Pregunta si ya te conviene una de velocidad variable. Mientras, mantén el cloro en rango a mano, cepilla dos veces al día, saca la basura y que nadie nade. Unos días así no hacen daño.',
  },
  {
    id: 'pump-all-day',
    asks: 'is it bad if the pump runs 24/7|is it bad to run the pump all the time|can i leave the pump on day and night|does it hurt the pump to run nonstop|is it ok to run the pump 24 hours|es malo dejar la bomba prendida todo el dia|i left the pump on all night is that bad|i forgot to turn the pump off|se me olvido apagar la bomba toda la noche|deje la bomba prendida toda la noche',
    en: 'No, running day and night doesn’t hurt a pump; it only costs power and isn’t needed. One to two turnovers a day are enough for most pools. Day and night makes sense at low speed, while you clear green or cloudy water, and through a freeze.',
    es: 'No, correr día y noche no daña la bomba; solo cuesta luz y no hace falta. Una o dos vueltas al día bastan en casi toda piscina. Día y noche conviene a baja velocidad, al aclarar agua verde o turbia y durante una helada.',
  },
  {
    id: 'electric-bill',
    asks: 'why is my electric bill so high since we got the pool|does a pool raise the electric bill|how much electricity does a pool use|pool makes my power bill high|mi recibo de luz subio por la piscina|cuanta luz gasta una piscina|how much does it cost to run a pool pump|what does it cost to run my pool pump|how much does my pump cost a month in electricity|cuanto cuesta tener prendida la bomba|cuanto gasta de luz la bomba|how much does it cost to run a pool pump per month|cost of running the pump per month',
    en: 'The pump is what usually drives the electric bill of a pool, and a heat pump more than that while it runs. A 1.5 kW pump uses 12 kWh in 8 hours; multiply by your price. Save with a lower speed, cheap hours, no more than you need, a clean filter, and a cover if you heat.',
    es: 'La bomba es lo que más sube el recibo de luz de una piscina, y una bomba de calor aún más mientras trabaja. Una bomba de 1.5 kW gasta 12 kWh en 8 horas; multiplica por tu precio. Ahorra con menos velocidad, horas baratas, no más horas de las necesarias, el filtro limpio y una cubierta si calientas.',
  },
  {
    id: 'heater-then-pump',
    asks: 'do i need to turn off the heater before the pump|heater off before the pump|which do i turn off first the heater or the pump|can i turn off the pump while the heater is on|apago primero el calentador o la bomba',
    en: 'Yes, turn the heater off first and let the pump run 15 to 20 minutes longer, so that the heater cools down. A timer with a fireman’s switch or an automation system does that for you. When you start up, turn the pump on first, then the heater.',
    es: 'Sí, apaga primero el calentador y deja la bomba de 15 a 20 minutos más, para que se enfríe. Un reloj con “fireman’s switch” o la automatización lo hace por ti. Al encender, primero la bomba y luego el calentador.',
  },
  {
    id: 'robot-climbs-not',
    asks: 'robot stopped climbing the walls|my robot does not climb the walls|robot wont go up the walls|pool robot only cleans the floor|el robot no sube las paredes|mi robot ya no sube las paredes',
    en: 'A robot that no longer climbs usually has a full filter, worn brushes, or slippery walls. Empty and rinse its filter first. Then look at brushes and tracks, clear hair from the propeller with the power unplugged, and brush the walls: a film of algae makes it slide. Very cold water stiffens the brushes too.',
    es: 'Un robot que ya no sube las paredes casi siempre tiene el filtro lleno, los cepillos gastados o paredes resbalosas. Vacía y enjuaga primero su filtro. Luego mira cepillos y orugas, quita pelo de la hélice con el robot desconectado y cepilla las paredes: una capa de algas lo hace patinar. El agua muy fría también endurece los cepillos.',
  },
  {
    id: 'robot-stays-in',
    asks: 'can i leave the robot in the pool all the time|should i take the robot out after cleaning|can the robot stay in the pool|where do i store my pool robot|puedo dejar el robot en la piscina|saco el robot despues de limpiar|how do i store my robot for the winter|how do i store a pool robot|como guardo el robot en invierno|como guardo el robot limpiafondos|donde guardo el robot limpiafondos',
    en: 'No, don’t leave a robot in the pool: take it out after each run, rinse its filter, and keep it in the shade. Chlorine and sun wear its cable, seals and brushes. It’s always out when people swim, in a storm and while you shock. Unplug it before you lift it out. For the winter, let it dry and keep it where it doesn’t freeze.',
    es: 'No, no dejes el robot en la piscina: sácalo después de cada limpieza, enjuaga su filtro y guárdalo a la sombra. El cloro y el sol gastan cable, sellos y cepillos. Siempre afuera cuando hay gente, con tormenta y durante un choque. Desconéctalo antes de sacarlo. En invierno, sécalo y guárdalo donde no hiele.',
  },
  {
    id: 'light-has-water',
    asks: 'theres water in my pool light|water got inside the glass of the pool light|pool light filled up with water inside the lens|condensation inside the pool light lens|hay agua adentro del vidrio de la luz de la piscina|se lleno de agua la luz de la alberca|puedo prender la luz de la piscina si tiene agua adentro',
    en: 'Water in a pool light is a job for an electrician: switch the light off, turn its breaker off, and keep everyone out of the water until it’s been looked at. The seal or the lens leaks, and current can get to the water. Don’t open it yourself, and don’t bypass the GFCI.',
    es: 'Agua dentro de una luz de piscina es trabajo de electricista: apaga la luz, baja su breaker y que nadie entre al agua hasta que la revisen. Falla el sello o el lente, y la corriente puede llegar al agua. No la abras tú ni anules el GFCI.',
  },
  {
    id: 'cell-old',
    asks: 'my salt cell is 5 years old should i replace it|should i replace my salt cell|do i need a new salt cell|is my salt cell worn out|how do i know my salt cell is bad|debo cambiar mi celda de sal|como se si la celda ya no sirve',
    en: 'Not for its age alone: replace a salt cell when it makes too little chlorine although it is clean, salt and flow are right, and the water is warm enough. Cells last about three to seven years, so at five or more it’s often due. Test the salt with a strip first: a low reading on the display is often the old cell itself.',
    es: 'No solo por su edad: cambia la celda de sal cuando hace poco cloro aunque esté limpia, con sal y flujo correctos y agua tibia. Duran de tres a siete años, así que con cinco o más suele tocar. Mide antes la sal con una tira: una lectura baja en la pantalla muchas veces es la celda vieja.',
  },
  {
    id: 'cartridge-machine',
    asks: 'do i put the cartridge in the washing machine|can i wash the filter in the dishwasher|can i pressure wash my filter cartridge|power wash the filter|wash pool filter in washing machine|puedo lavar el cartucho en la lavadora|puedo usar hidrolavadora en el filtro',
    en: 'No, don’t put a cartridge in a washing machine or dishwasher, and don’t pressure wash it: that tears the fabric and flattens the pleats. Hose it from top to bottom between the pleats, soak it in filter cleaner if it’s oily, rinse well, and let it dry. Switch the pump off and let the pressure out before you open the filter.',
    es: 'No, nada de lavadora, lavavajillas ni hidrolavadora para un cartucho: rompen la tela y aplastan los pliegues. Lávalo con manguera de arriba abajo entre los pliegues, remójalo en limpiador si tiene grasa, enjuaga bien y déjalo secar. Apaga la bomba y suelta la presión antes de abrir el filtro.',
  },
  {
    id: 'basket-floats',
    asks: 'my skimmer basket keeps floating|skimmer basket pops up|skimmer basket floats when the pump is off|la canasta del skimmer flota',
    en: 'A skimmer basket floats when the pump is off or the flow is weak. Put a clean stone or two in it, or get a basket that locks in or has a handle against the lid. If it floats with the pump on, look for a full pump basket, a closed valve or too little water.',
    es: 'La canasta del skimmer flota con la bomba apagada o con poco flujo. Ponle una o dos piedras limpias, o compra una que se trabe o tenga asa contra la tapa. Si flota con la bomba prendida, busca la canasta de la bomba llena, una válvula cerrada o poca agua.',
  },
  {
    id: 'filter-clamp',
    asks: 'water squirting from the filter clamp|filter leaks at the band|filter is leaking from the clamp|water spraying out of the filter|my filter tank is leaking|el filtro tira agua por la abrazadera|sale agua del tanque del filtro',
    en: 'Switch the pump off now, stand aside, and open the air relief until the gauge shows zero: a filter that leaks at its clamp can burst under pressure. Then clean the O-ring and its seat, look for cracks, grease it, and close the clamp to the torque in the manual. Never tighten or open it with the pump on. A cracked tank is replaced.',
    es: 'Apaga ya la bomba, ponte a un lado y abre la válvula de aire hasta que el manómetro marque cero: un filtro que gotea por la abrazadera puede reventar con presión. Luego limpia el empaque y su asiento, busca grietas, engrásalo y cierra la abrazadera como dice el manual. Nunca la aprietes ni la abras con la bomba prendida. Un tanque rajado se cambia.',
  },
  {
    id: 'equipment-in-rain',
    asks: 'do i need to cover the pump from rain|can the pool pump get wet|is rain bad for pool equipment|should i build a roof over the pool equipment|la bomba se puede mojar con la lluvia|tapo la bomba cuando llueve',
    en: 'No, rain does no harm: pool equipment is made to stand outdoors. Standing water is the danger, so keep the pad higher than the ground around it. Don’t wrap a motor that runs, because it needs air. A roof helps it last, if air gets through and a gas heater keeps the clearance that its manual asks for.',
    es: 'No, la lluvia no hace daño: el equipo está hecho para estar afuera. Lo peligroso es el agua estancada: la base debe quedar más alta que el suelo. No envuelvas un motor en marcha, necesita aire. Un techo ayuda a que dure, si pasa el aire y un calentador de gas conserva el espacio que pide su manual.',
  },
  {
    id: 'pump-warm',
    asks: 'why does my pool pump feel hot|is it normal that the pump gets hot|pump is hot to the touch|es normal que la bomba este caliente',
    en: 'A warm pump motor is normal. It isn’t if you can’t keep your hand near it, if it smells burnt or if it shuts off: then leave it off and call a technician. Keep leaves and ants out of its vents, give it shade and air, and make sure that water fills the basket.',
    es: 'Que el motor esté caliente es normal. No lo es si no puedes acercar la mano, si huele a quemado o si se apaga: entonces déjalo apagado y llama a un técnico. Quita hojas y hormigas de las rejillas, dale sombra y aire, y mira que la canasta se llene de agua.',
  },
  {
    id: 'pump-leak-run',
    asks: 'can i run the pump if it leaks|is it ok to run a leaking pump|pump has a small leak can i keep using it|puedo usar la bomba si gotea',
    en: 'A slow drip is all right for a few days if no water reaches the motor or a cable, but don’t put it off. A shaft seal that drips ruins the bearings, and a leak before the pump lets air in. If water sprays, runs onto electric parts, or the breaker trips, leave it off.',
    es: 'Unos días con un goteo lento, sí, si no llega agua al motor ni a un cable; no lo dejes. Un sello que gotea arruina los rodamientos, y una fuga antes de la bomba mete aire. Si salpica, moja partes eléctricas o salta el breaker, déjala apagada.',
  },
  {
    id: 'skimmer-lid',
    asks: 'skimmer lid is cracked|skimmer lid broke|the skimmer lid cracked is it safe to use the pool|skimmer cover on the deck is broken|is it safe to use the pool with a broken skimmer lid|skimmer lid is missing|se rompio la tapa del skimmer|falta la tapa del skimmer',
    en: 'Not until the opening is safely covered: a foot can go through a cracked skimmer lid, and a child can reach in. Keep everyone off it, put something solid over the hole that can’t slip, and replace the lid soon. It’s a cheap part, found by the model of the skimmer. Turn the pump off before you reach in.',
    es: 'No hasta que el hueco quede bien tapado: un pie puede atravesar una tapa de skimmer rajada, y un niño puede meter la mano. Que nadie la pise, pon encima algo firme que no se mueva y cambia pronto la tapa. Es una pieza barata, se busca por el modelo del skimmer. Apaga la bomba antes de meter la mano.',
  },
  {
    id: 'robot-stops',
    asks: 'robot vacuum stopped halfway through the pool|robot quits in the middle of a cycle|pool robot shuts off early|my robot stops after a few minutes|robot will not finish cleaning|el robot se para a la mitad|el robot se apaga solo',
    en: 'A robot that stops partway usually has a full filter, something stuck in its propeller or brushes, or a hot power supply. Unplug it, rinse its filter, clear hair and leaves, and put the power supply in the shade. Look along the cable for cuts: with a damaged cable don’t use it. If it still stops, its motor or power supply needs service.',
    es: 'Un robot que se para a la mitad casi siempre tiene el filtro lleno, algo trabado en la hélice o los cepillos, o la fuente caliente. Desconéctalo, enjuaga el filtro, quita pelo y hojas y pon la fuente a la sombra. Revisa el cable: si está dañado, no lo uses. Si sigue, el motor o la fuente necesita servicio.',
  },
  {
    id: 'light-left-on',
    asks: 'can i leave the pool light on all night|is it bad to leave the pool light on|es malo dejar la luz de la piscina prendida|puedo dejar prendida la luz de la piscina',
    en: 'Yes, a pool light can stay on all night as long as it’s under water and its GFCI works; it only costs power. An LED takes little, an old bulb several times as much. Never run it with the water below the light, because the water cools it.',
    es: 'Sí, la luz de la piscina puede quedar prendida toda la noche si está bajo el agua y su GFCI funciona; solo gasta luz. Un LED gasta poco, un foco viejo varias veces más. Nunca la prendas con el agua debajo de la lámpara, porque el agua la enfría.',
  },
  {
    id: 'pump-on-off',
    asks: 'is it bad to turn the pump on and off a lot|how many times a day can i start the pump|does switching the pump on and off hurt it|es malo prender y apagar mucho la bomba',
    en: 'A few starts a day are fine; many in a short time aren’t, because each start heats the motor. Give it some minutes in between, make sure its basket is full of water, and turn the heater off first. If the pump goes on and off on its own, look at its timer, its vents and its breaker.',
    es: 'Unos pocos arranques al día están bien; muchos en poco tiempo no, porque cada arranque calienta el motor. Dale unos minutos entre uno y otro, revisa que su canasta tenga agua y apaga antes el calentador. Si la bomba prende y apaga sola, mira el reloj, las rejillas y el breaker.',
  },
  {
    id: 'pump-lid-stuck',
    asks: 'pump lid is stuck|pump lid wont come off|how do i get the pump lid off|cant open the pump basket lid|la tapa de la bomba no abre|no puedo abrir la tapa de la bomba',
    en: 'Switch the pump off and open the air relief on the filter first, because pressure or suction holds the lid. Then turn it with the lid wrench for your model or a strap wrench; tap the handles gently with a rubber mallet if they stick, but don’t pry. Before you put it back, clean the O-ring and grease it with silicone, and close the lid by hand only.',
    es: 'Apaga primero la bomba y abre la válvula de aire del filtro, porque la presión o la succión sujeta la tapa. Luego gírala con la llave de tu modelo o una de correa; si está pegada, golpea suave con un mazo de hule, sin hacer palanca. Antes de ponerla, limpia el empaque, engrásalo con silicona y ciérrala solo a mano.',
  },
  {
    id: 'de-clean',
    asks: 'how do i clean a de filter|how to clean a de filter|steps to clean a de filter|como limpio un filtro de diatomeas|como se limpia el filtro de tierra diatomea',
    en: 'Backwash a DE filter at 8 to 10 psi above its clean pressure, then add fresh DE through the skimmer as its label says. About once a year take it apart: pump off at the breaker, air relief open until the gauge shows zero, then hose off the grids and look for tears. Wear a dust mask with DE, and let neither DE nor dirty water go where your city forbids it.',
    es: 'Retrolava un filtro de diatomeas con 8 a 10 psi sobre su presión limpia y luego agrega DE nueva por el skimmer según la etiqueta. Más o menos una vez al año desármalo: bomba apagada en el breaker, válvula de aire abierta hasta que el manómetro marque cero, y lava las rejillas buscando roturas. Usa mascarilla con la DE, y que ni la DE ni el agua sucia vayan adonde tu ciudad lo prohíbe.',
  },
  {
    id: 'cleaner-hose-sinks',
    asks: 'cleaner hose sinks|the hose of my pool cleaner is sinking|vacuum hose does not float|la manguera del limpiafondos se hunde|se hunde la manguera de la aspiradora',
    en: 'A cleaner hose that sinks has a crack or holds water where there should be air. Lift it out, drain it, look along each section and its ends, and replace the bad one. On a pressure cleaner look for a float that has filled with water. A split suction hose also lets the pump draw air.',
    es: 'Una manguera de limpiafondos que se hunde tiene una grieta o agua donde debería haber aire. Sácala, vacíala, revisa cada tramo y sus puntas y cambia el malo. En un limpiador de presión busca un flotador lleno de agua. Una manguera de succión rota además mete aire a la bomba.',
  },
];
