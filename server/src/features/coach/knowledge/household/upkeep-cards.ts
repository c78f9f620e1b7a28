// Upkeep of the equipment in the words of owners, each answer first.
import type { KnowledgeCard } from '../card.ts';

export const HOUSEHOLD_UPKEEP_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'pump-fades',
    asks: 'pump primes but then loses flow after a while|pump starts strong then gets weak|flow drops after the pump runs a while|pump loses flow after a few minutes|la bomba empieza fuerte y luego pierde fuerza',
    en: 'A pump that starts strong and then fades is getting clogged or draws air. Empty both baskets, clean the filter, and make sure the water stays at the middle of the skimmer while it runs. Bubbles under the lid mean air: O-ring, unions, valves before the pump. Full basket of water but weak flow means a clogged impeller.',
    es: 'Una bomba que empieza fuerte y luego pierde fuerza se está tapando o jala aire. Vacía las dos canastas, limpia el filtro y mira que el agua siga a media boca del skimmer. Burbujas bajo la tapa son aire: empaque, uniones, válvulas antes de la bomba. Canasta llena y poco flujo: impulsor tapado.',
  },
  {
    id: 'pump-at-night',
    asks: 'why is my pump running in the middle of the night|why does my pump turn on alone|pump comes on at night on its own|pump runs when it should be off|por que la bomba prende sola de noche',
    en: 'A pump that runs at an odd hour usually follows a timer that has the wrong time, or freeze protection on a cold night. Look at the clock first: after a power cut it runs late. Then look at a second schedule, at the heater or the cleaner that calls for the pump, and at the freeze setting. It does no harm to the pool.',
    es: 'Una bomba que corre a una hora rara casi siempre sigue un reloj desajustado, o la protección contra heladas en una noche fría. Mira primero la hora del reloj: tras un apagón se atrasa. Luego busca otro horario, el calentador o limpiafondos que la pide, y el ajuste de heladas. No le hace daño a la piscina.',
  },
  {
    id: 'hose-prime',
    asks: 'can i use a garden hose to prime my pump|how do i prime the pump with a hose|prime the pump with a garden hose|puedo cebar la bomba con manguera',
    en: 'Yes, a garden hose primes a pump: switch the pump off, fill its basket with the hose until the water stands at the top, close the lid with a clean O-ring, open the suction valve and start it. You can also run the hose into the skimmer. Open the air relief on the filter until water comes.',
    es: 'Sí, con manguera se ceba la bomba: apágala, llena su canasta hasta arriba, cierra la tapa con el empaque limpio, abre la válvula de succión y préndela. También puedes meter la manguera en el skimmer. Abre la válvula de aire del filtro hasta que salga agua.',
  },
  {
    id: 'pressure-after-cleaning',
    asks: 'filter pressure went up right after i cleaned it|pressure is still high after cleaning the filter|filter pressure high after backwash|pressure does not go down after backwash|la presion sigue alta despues de limpiar el filtro',
    en: 'High pressure right after a cleaning means a closed return, media that is clogged deep down, or a pump that runs faster than before. Open the return valves and eyeballs, and compare at the same speed. Then soak the cartridge or take the DE grids or sand apart for a deep clean. If it reads pressure with the pump off, the gauge is bad.',
    es: 'Presión alta recién limpio el filtro indica un retorno cerrado, medio tapado por dentro o una bomba más rápida que antes. Abre las válvulas y boquillas de retorno y compara a la misma velocidad. Luego remoja el cartucho o haz limpieza profunda de rejillas o arena. Si marca presión con la bomba apagada, el manómetro está malo.',
  },
  {
    id: 'filter-open-valves',
    asks: 'do i need to shut off the valves before cleaning the filter|close the valves before opening the filter|do i close the skimmer valve to clean the filter|cierro las valvulas antes de limpiar el filtro',
    en: 'Only if the filter sits lower than the water: then close the valves before and after it, or the pool runs out through the open tank. In any case the pump is off at the breaker, and the air relief is open until the gauge shows zero. Open the valves again before you start the pump.',
    es: 'Solo si el filtro está más bajo que el agua: entonces cierra las válvulas antes y después de él, o la piscina se sale por el tanque abierto. Siempre con la bomba apagada en el breaker y la válvula de aire abierta hasta que el manómetro marque cero. Ábrelas de nuevo antes de prender la bomba.',
  },
  {
    id: 'cleaner-circles',
    asks: 'polaris is just going in circles|my pool cleaner goes in circles|cleaner keeps going in circles|robot goes in circles|el limpiafondos da vueltas en circulos|el robot da vueltas',
    en: 'A cleaner that goes in circles usually has a worn wheel or track on one side, a hose that is twisted or too short, or a wrongly set jet. Lay the hose straight in the sun, set its length to the farthest corner, and turn a return away from it. A robot: untwist its cable, and clear hair from the wheels with the power unplugged.',
    es: 'Un limpiafondos que da vueltas casi siempre tiene gastada una rueda u oruga, la manguera torcida o corta, o mal puesta la boquilla. Estira la manguera al sol, ajusta el largo hasta la esquina más lejana y aparta un retorno. Un robot: desenreda el cable y quita pelo de las ruedas, desconectado.',
  },
  {
    id: 'leaf-vacuum',
    asks: 'which pool vacuum is good for leaves|best way to vacuum leaves from a pool|vacuum for lots of leaves|what vacuum picks up leaves|que aspiradora sirve para hojas',
    en: 'For a lot of leaves, take a leaf rake or a leaf bagger that runs on a garden hose: it catches them in a bag and clogs nothing. A robot with a big basket keeps up with a few each day. With a suction vacuum, put a leaf canister before the pump.',
    es: 'Para muchas hojas usa una red de fondo o una bolsa atrapahojas que trabaja con la manguera del jardín: las junta y no tapa nada. Un robot con canasta grande basta para pocas cada día. Con aspiradora de succión, pon un filtro de hojas antes de la bomba.',
  },
  {
    id: 'salt-light',
    asks: 'chlorinator light is red|red light on the salt system|salt system shows an error light|warning light on my salt system|luz roja en el clorador|el clorador marca error',
    en: 'A red light on a salt system usually means that it makes no chlorine now: read its code or the label beside the light. Flow is the usual reason (filter, baskets, pump speed), then low salt, cold water, and scale or an old cell. Test the salt with a strip before you add any. Until it’s green, test chlorine and add liquid.',
    es: 'La luz roja de un clorador casi siempre dice que ahora no hace cloro: lee el código o la etiqueta junto a la luz. Lo usual es el flujo (filtro, canastas, velocidad), luego poca sal, agua fría, y sarro o celda vieja. Mide la sal con una tira antes de agregar. Mientras, mide el cloro y agrega líquido.',
  },
  {
    id: 'gas-use',
    asks: 'how much gas does a pool heater use|is a gas heater expensive to run|how many therms does a pool heater use|cuanto gas gasta un calentador de piscina',
    en: 'A gas heater of 400,000 BTU an hour burns about 4 therms each hour at full power; multiply by your price for a therm. How many hours it runs depends on gallons, degrees and wind, and on a cover most of all. Heat only for the days when you swim.',
    es: 'Un calentador de gas de 400,000 BTU por hora gasta unos 4 therms cada hora a toda potencia; multiplica por tu precio. Las horas dependen de los galones, los grados y el viento, y sobre todo de la cubierta. Calienta solo los días que nadas.',
    url: '/calculators/heater',
  },
  {
    id: 'solar-good',
    asks: 'is solar heating any good for a pool|is solar pool heating worth it|do solar panels heat a pool|does solar pool heating work|sirven los paneles solares para la piscina|vale la pena el calentador solar',
    en: 'Yes, if you have sun and roof: solar panels cost almost nothing to run, add weeks to the season and last 15 to 20 years. They need an area of at least half of the pool’s surface, often more, and they can’t heat on demand or in winter clouds. Put a cover on at night, or much of it is lost.',
    es: 'Sí, si tienes sol y techo: los paneles casi no cuestan de usar, alargan la temporada y duran de 15 a 20 años. Piden un área de al menos la mitad de la superficie de la piscina, muchas veces más, y no calientan a pedido ni con nubes de invierno. De noche usa cubierta, o se pierde mucho.',
  },
  {
    id: 'bulb-change',
    asks: 'pool light bulb burnt out can i change it|can i change my pool light myself|can i replace a pool light bulb|puedo cambiar yo el foco de la piscina|does a pool light need an electrician',
    en: 'It’s better to leave it to an electrician: a pool light sits in the water, and a bad seal or wire can electrify the water. Turn its breaker off until then, and swim in daylight only. When it’s replaced, ask for a new gasket, an LED, and a test of the GFCI.',
    es: 'Mejor déjalo a un electricista: la luz está en el agua, y un sello o cable mal puesto puede electrificar el agua. Mientras, baja su breaker y naden solo de día. Al cambiarlo, pide empaque nuevo, LED y que prueben el GFCI.',
  },
  {
    id: 'gurgling',
    asks: 'pool sounds like its gurgling|skimmer is gurgling|gurgling noise in the pool pipes|pump gurgles|el skimmer hace gorgoritos|la piscina hace ruido de burbujas',
    en: 'Gurgling is air: usually the water is too low and the skimmer gulps. Fill to the middle of its mouth, free a stuck flap, and empty both baskets. If it doesn’t stop, the pump draws air at its lid or at a union before it.',
    es: 'El gorgoteo es aire: casi siempre el agua está baja y el skimmer traga. Llena a media boca, suelta la compuerta y vacía las dos canastas. Si sigue, la bomba jala aire por la tapa o una unión antes de ella.',
  },
  {
    id: 'install-self',
    asks: 'can i install a pool heater myself|can i install a pool pump myself|can i hook up the pump myself|diy pool heater install|puedo instalar yo el calentador|puedo instalar yo la bomba',
    en: 'Not the gas and the wiring: those need a licensed professional and usually a permit, and the warranty often asks for it. Pipes and unions on the pump you can do if you’re handy, with the breaker off. Ask your building department first.',
    es: 'El gas y la electricidad no: eso pide un profesional con licencia, casi siempre permiso, y muchas veces lo exige la garantía. Tubos y uniones de la bomba los puedes hacer si te das maña, con el breaker abajo. Pregunta antes al departamento de construcción.',
  },
  {
    id: 'filter-never-cleaned',
    asks: 'what happens if i dont clean the filter|can i skip cleaning the filter|what if i never clean the pool filter|que pasa si no limpio el filtro',
    en: 'A filter that isn’t cleaned lets less and less water through: jets get weak, the water turns dull, algae start, and the pressure strains tank and pump. Clean it at 8 to 10 psi above its clean pressure. One week late is fine; a whole season isn’t.',
    es: 'Un filtro que no se limpia deja pasar cada vez menos agua: retornos débiles, agua opaca, algas, y la presión fuerza tanque y bomba. Límpialo con 8 a 10 psi sobre la presión limpia. Una semana tarde no importa; una temporada entera sí.',
  },
  {
    id: 'equipment-life',
    asks: 'how often do pools need repairs|what is the lifespan of pool equipment|what breaks first on a pool|cada cuanto se descompone una piscina',
    en: 'Something small comes up about every year; the big parts last longer: pump motors about 6 years, variable-speed ones about 10, gas heaters 8, heat pumps 12, salt cells 3 to 7, cartridges 3, sand 5, robots 5. Balanced water, shade and quick repair of drips make them last. Put a little aside each month.',
    es: 'Algo chico sale más o menos cada año; lo grande dura más: motores de bomba unos 6 años, de velocidad variable unos 10, calentadores de gas 8, bombas de calor 12, celdas de sal 3 a 7, cartuchos 3, arena 5, robots 5. Duran más con agua equilibrada, sombra y goteos reparados pronto. Ahorra un poco cada mes.',
  },
  {
    id: 'which-filter-mine',
    asks: 'how do i know which filter i have|what kind of filter do i have|which type of filter is this|como se que filtro tengo|que tipo de filtro tengo',
    en: 'Look at the tank and its label: a multiport valve and a round, squat tank is usually sand; a tall tank with a clamp in the middle and no backwash valve is usually a cartridge; a tall tank with a backwash valve is usually DE. The label also gives the area. Take a photo and add the filter in Limpid.',
    es: 'Mira el tanque y su placa: válvula multipuerto y tanque redondo y bajo casi siempre es arena; tanque alto con abrazadera al medio y sin válvula de retrolavado, cartucho; tanque alto con esa válvula, diatomeas. La placa dice el tipo y el área. Tómale foto y agrega el filtro en Limpid.',
  },
  {
    id: 'heater-no-warmth',
    asks: 'heater works but pool never gets warm|heater runs but the pool does not warm up|heater is on all day and the water is still cold|el calentador funciona pero la piscina no se calienta',
    en: 'A heater that runs but never gets the pool warm usually loses the heat again: put a cover on, which saves half or more. Then make sure it runs enough hours, that the valve sends the water through it, and that the filter is clean. A heat pump is slow below about 50 °F air. If it’s small for the pool, check the size with the heater calculator.',
    es: 'Si el calentador funciona pero la piscina no se calienta, casi siempre se pierde el calor: pon cubierta, que ahorra la mitad o más. Luego revisa que trabaje suficientes horas, que la válvula mande el agua por él y que el filtro esté limpio. Una bomba de calor es lenta con aire de menos de 50 °F. Si crees que es chico, revisa el tamaño con la calculadora de calentador.',
  },
  {
    id: 'cleaner-misses',
    asks: 'my pool cleaner left a dirty patch|cleaner misses a spot|robot always misses the same corner|el limpiafondos deja una parte sucia|el robot no limpia una esquina',
    en: 'A spot that the cleaner always misses usually has a return blowing it away, a hose or cable that’s too short, or a corner it can’t turn in. Turn that return down or aside, set the length to the farthest corner, and start it from another side. Brush the spot by hand, toward the drain.',
    es: 'Una parte que el limpiafondos siempre deja suele tener un retorno que lo aparta, manguera o cable corto, o una esquina donde no gira. Baja o aparta ese retorno, ajusta el largo hasta la esquina más lejana y empieza por otro lado. Cepilla ese lugar a mano hacia el desagüe.',
  },
  {
    id: 'heat-at-night',
    asks: 'is it a waste to run the heater at night|should i heat the pool at night|do i leave the heater on overnight|caliento la piscina de noche|dejo el calentador prendido de noche',
    en: 'With a cover on, heating at night is fine and often at a cheaper price; without one, most of that heat is gone by morning. A heat pump works better in the warm hours of the day. If you swim only on weekends, start the heater shortly before instead of holding the temperature.',
    es: 'Con cubierta, calentar de noche está bien y muchas veces es más barato; sin ella casi todo ese calor se va antes de la mañana. Una bomba de calor rinde más en las horas tibias del día. Si solo nadas el fin de semana, enciéndelo poco antes en vez de mantener la temperatura.',
  },
  {
    id: 'dog-filter',
    asks: 'my dog swims in the pool every day is that bad for the filter|does dog hair clog the pool filter|dog hair in the pool filter|is a dog bad for the pool filter|el pelo del perro tapa el filtro|es malo para el filtro que nade el perro',
    en: 'It doesn’t harm the filter, but it makes more work: dog hair fills the skimmer basket and the filter sooner. Put a sock in the skimmer basket, empty it after the dog swims, and clean the filter by its pressure. A dog uses up chlorine like several people, so brush it before each swim, and test afterwards.',
    es: 'No daña el filtro, pero da más trabajo: el pelo llena antes la canasta del skimmer y el filtro. Pon una media en la canasta, vacíala después de que nade el perro y limpia el filtro según la presión. Un perro gasta cloro como varias personas: cepíllalo antes de que entre y mide después.',
  },
  {
    id: 'heater-in-summer',
    asks: 'do i turn the heater off in summer|do i turn the pool heater off in summer|should the pool heater be off in the summer|do i need the heater in summer|apago el calentador en verano',
    en: 'Yes, turn the heater off while the sun keeps the water warm enough; it saves money and does the heater no harm. Keep water moving through it as usual, and run it for a few minutes once a month, so that you find a fault before the cool season.',
    es: 'Sí, apaga el calentador mientras el sol mantenga tibia el agua; ahorra dinero y no le hace daño. Deja pasar agua por él como siempre y enciéndelo unos minutos una vez al mes, para notar una falla antes de la temporada fresca.',
  },
  {
    id: 'monthly-check',
    asks: 'what should i check on the equipment every month|monthly pool equipment check|what do i check on the pool equipment each month|que le reviso al equipo cada mes|que reviso del equipo de la piscina cada mes',
    en: 'Once a month, look at the equipment with the pump running: drips, new noises, air under the pump lid, and the filter pressure against its clean pressure. Press Test on the GFCI, check the timer’s clock, keep vents clear of leaves and ants, and look at the gate latch and the drain covers. With a salt system compare its reading with your own salt test.',
    es: 'Una vez al mes, mira el equipo con la bomba encendida: goteos, ruidos nuevos, aire bajo la tapa de la bomba, y la presión del filtro contra la presión limpia. Presiona Test en el GFCI, revisa la hora del reloj, quita hojas y hormigas de las rejillas, y mira el pestillo de la puerta y las tapas del drenaje. Con sistema de sal, compara su lectura con tu propia medición.',
  },
];
