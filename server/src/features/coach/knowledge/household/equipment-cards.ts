// What owners say of their equipment, each answer with its subject and the answer first.
import type { KnowledgeCard } from '../card.ts';

export const HOUSEHOLD_EQUIPMENT_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'pump-screech',
    asks: 'pump making loud grinding screech|my pump is screaming|pump squeals when it starts|high pitched whine from the pump|pump sounds like a jet engine|grinding noise from the pump motor|pump motor screeches|la bomba chilla|la bomba rechina|chillido en el motor de la bomba',
    en: 'A screeching or grinding pump usually has worn motor bearings: switch it off soon, and have the bearings or the motor replaced, with a new shaft seal. A sound like gravel is something else: the pump lacks water or has debris in it, so check the water level, the baskets and the valves. Oil doesn’t help.',
    es: 'Una bomba que chilla o rechina casi siempre tiene gastados los rodamientos del motor: apágala pronto y haz cambiar los rodamientos o el motor, con sello nuevo. Si suena a piedras es otra cosa: le falta agua o tiene basura, así que revisa nivel, canastas y válvulas. Ponerle aceite no ayuda.',
  },
  {
    id: 'pump-hums',
    asks: 'pump hums but wont start|pump just hums|pump hums and does not turn|pump hums then trips the breaker|motor buzzes but does not spin|pump motor humming not spinning|la bomba zumba y no arranca|la bomba zumba pero no gira|el motor hace ruido y no gira',
    en: 'A pump that hums but doesn’t start usually has a bad capacitor or a jammed impeller. Switch it off now, so that the motor doesn’t burn out, and turn its breaker off before you touch it. Look behind the basket for debris in the impeller. The capacitor holds a charge even with the power off, so leave that to a technician.',
    es: 'Una bomba que zumba y no arranca casi siempre tiene malo el capacitor o trabado el impulsor. Apágala ya, para que no se queme el motor, y baja su breaker antes de tocarla. Busca basura en el impulsor, detrás de la canasta. El capacitor guarda carga aun sin corriente: eso es de un técnico.',
  },
  {
    id: 'pump-noisy',
    asks: 'pump is really loud|why is my pump so loud|my pump is making noise|pump got noisy|what is that noise from the pump|la bomba hace mucho ruido que puede ser|por que hace ruido la bomba|la bomba suena fuerte',
    en: 'A noisy pump usually lacks water or has worn bearings. If it rattles like gravel, check the water level, both baskets, the valves and the pump lid. If it screeches, the bearings are worn: switch it off and call a technician. If it hums and doesn’t turn, switch it off at once: bad capacitor or jammed impeller.',
    es: 'Una bomba ruidosa casi siempre tiene los rodamientos gastados o le falta agua. Si chilla, son los rodamientos: apágala y llama a un técnico. Si suena a piedras, revisa nivel del agua, canastas, válvulas y tapa. Si zumba y no gira, apágala de inmediato: capacitor malo o impulsor trabado.',
  },
  {
    id: 'pump-basket-air',
    asks: 'pump basket full of air bubbles|air in the pump basket|bubbles under the pump lid|pump pot is only half full of water|why is there air in my pump|i see air in the pump lid|my pump is leaking air|my pump is sucking air|la bomba jala aire|burbujas en la canasta de la bomba|la trampa de la bomba no se llena|hay aire en la tapa de la bomba',
    en: 'Air in the pump basket means that the pump draws air in front of it, usually at its lid or because the water is too low. Fill to the middle of the skimmer. Then clean the lid’s O-ring, look for cracks, grease it with silicone, and check the drain plugs, unions and valve stems before the pump.',
    es: 'Aire en la canasta de la bomba quiere decir que jala aire antes de ella, casi siempre por la tapa o por poca agua. Llena a media boca del skimmer. Luego limpia el empaque de la tapa, mira si tiene grietas, engrásalo con silicona y revisa tapones, uniones y válvulas antes de la bomba.',
  },
  {
    id: 'clean-filter-when',
    asks: 'when do i clean my filter|how often should i clean my pool filter|how often do i clean the filter|does my filter need cleaning|when should i wash the filter|cada cuanto limpio el filtro|cuando limpio el filtro|que tan seguido se limpia el filtro',
    en: 'Clean the filter when its pressure is 8 to 10 psi (about 25%) above the pressure right after a cleaning, not by the calendar. Write that clean pressure down. Hose off a cartridge; backwash sand or DE, and add fresh DE. If the pressure is up again within days, it needs a deep clean or new media.',
    es: 'Limpia el filtro cuando la presión suba de 8 a 10 psi (cerca de 25%) sobre la de recién limpio, no por calendario. Anota esa presión limpia. Un cartucho se lava con manguera; la arena y la DE se retrolavan, y la DE se repone. Si en pocos días vuelve a subir, necesita limpieza profunda o medio nuevo.',
  },
  {
    id: 'sand-backwash',
    asks: 'how to backwash a sand filter|steps to backwash a sand filter|walk me through a backwash of the filter|backwashing step by step|como se retrolava el filtro de arena|pasos para retrolavar',
    en: 'To backwash a sand filter: turn the pump off, set the handle to Backwash, lead the hose where your city lets the water go, and run the pump for two to three minutes until the sight glass is clear. Pump off, handle to Rinse, half a minute with the pump on. Pump off, handle to Filter, pump on. Never turn the handle with the pump running. Then top up the water and note the clean pressure.',
    es: 'Para retrolavar un filtro de arena: apaga la bomba, palanca en Retrolavado, manguera adonde tu ciudad permita el agua, y prende de dos a tres minutos hasta que la mirilla salga clara. Apaga, palanca en Enjuague, medio minuto. Apaga, vuelve a Filtrar y prende. Nunca gires la palanca con la bomba prendida. Luego repón agua y anota la presión limpia.',
  },
  {
    id: 'filter-media-life',
    asks: 'how often change filter sand or cartridge|how often do i replace the filter|how long does a pool filter last|when does the filter need replacing|how long do filters last|cuanto dura un filtro de piscina|cada cuanto se cambia la arena o el cartucho|how often should i replace the filter cartridge|when do i replace my filter cartridge|how often do i change the cartridge',
    en: 'A cartridge lasts about three years, sand about five, DE grids about five; its condition decides, not the date. A cartridge is due when it’s torn, the pleats are flat, or the pressure is up again soon after cleaning. Sand is due when it clumps or lets dirt through. Try a deep clean first.',
    es: 'Un cartucho dura unos tres años, la arena unos cinco y las rejillas de DE unos cinco; decide su estado, no la fecha. El cartucho se cambia si está roto, con pliegues aplastados o si la presión sube pronto tras lavarlo. La arena, si se apelmaza o deja pasar mugre. Prueba antes una limpieza profunda.',
  },
  {
    id: 'valve-open',
    asks: 'valve arrows which way is open|which way is the valve open|how do i know if a valve is open or closed|what does off on the valve handle mean|which direction is the pool valve|is the valve open or closed|hacia donde esta abierta la valvula|como se si la valvula esta abierta',
    en: 'On most pool valves the OFF mark of the handle points at the pipe that is shut; the other pipes are open. A ball valve is open when its handle is in line with the pipe. Turn valves only with the pump off, never close all suction or all return pipes, and write on each pipe where it leads.',
    es: 'En casi todas las válvulas de piscina, la marca OFF de la manija apunta al tubo cerrado; los demás están abiertos. Una válvula de bola está abierta si la manija va a lo largo del tubo. Gíralas solo con la bomba apagada, nunca cierres toda la succión o todos los retornos, y anota en cada tubo adónde va.',
  },
  {
    id: 'leak-or-evaporation',
    asks: 'is my pool leaking or just evaporating|leak or evaporation|is this a leak or evaporation|how do i tell evaporation from a leak|is it normal that the pool loses water|is it normal that the pool loses half an inch a day|is losing half an inch a day normal|how much water loss is normal for a pool|es normal que la piscina pierda agua|es fuga o evaporacion|cuanta agua es normal perder',
    en: 'A loss of a quarter inch a day is normal evaporation, half an inch can be in hot, dry or windy weather, and more than that day after day is probably a leak. The bucket test tells you: put a bucket of pool water on a step, mark both levels, and wait 24 hours with the autofill off. If the pool drops more than the bucket, it leaks.',
    es: 'Perder un cuarto de pulgada al día es evaporación normal, media pulgada también con calor, sequedad o viento, y más que eso, día tras día, probablemente es fuga. Lo dice la prueba de la cubeta: una cubeta con agua de la piscina en un escalón, marca los dos niveles y espera 24 horas con el autollenado cerrado. Si la piscina baja más que la cubeta, hay fuga.',
    url: '/calculators/leak-test',
  },
  {
    id: 'inch-a-day',
    asks: 'pool loses 1 inch a day|pool loses an inch a day|losing an inch of water every day|pool drops an inch overnight|i add water every day|la piscina pierde una pulgada al dia|pierdo una pulgada de agua por dia',
    en: 'A pool that loses an inch a day loses more than evaporation takes, so it’s probably a leak. Confirm it with the bucket test over 24 hours, once with the pump on and once off: more loss with the pump on points to a return pipe, the same loss either way to the shell, a light or the skimmer. Look for wet ground at the equipment. Don’t let the water fall below the skimmer opening, and don’t drain the pool.',
    es: 'Una pulgada al día es más que evaporación, así que probablemente es una fuga. Confírmalo con la prueba de la cubeta por 24 horas, una vez con la bomba prendida y otra apagada: si pierde más prendida, es un retorno; si pierde igual, el casco, una luz o el skimmer. Busca suelo mojado junto al equipo. Que el agua no baje del skimmer, y no vacíes la piscina.',
    url: '/calculators/leak-test',
  },
  {
    id: 'heater-no-start',
    asks: 'heater wont fire up|heater wont fire up its cold|heater wont turn on|my heater wont start|my pool heater is not heating|heater is on but the water stays cold|pool heater stopped working|el calentador no prende|mi calentador no enciende|el calentador no calienta el agua',
    en: 'A heater that won’t start usually lacks flow, gas or power, or is set too low. Check the set temperature and the mode, clean the filter and baskets, open the valves, and run the pump fast enough. Then look at the gas valve and the breaker, and at the code on the display. The ignition is a technician’s job. If you smell gas, leave and call the gas company.',
    es: 'Si el calentador no prende, casi siempre le falta flujo de agua, gas o corriente, o está puesto muy bajo. Revisa la temperatura y el modo, limpia filtro y canastas, abre las válvulas y sube la velocidad de la bomba. Luego mira la llave de gas, el breaker y el código de la pantalla. El encendido es trabajo de un técnico. Si huele a gas, sal y llama a la compañía de gas.',
  },
  {
    id: 'heater-leaks',
    asks: 'my heater is leaking|my heater is leaking water|water leaking from my pool heater|heater drips water|puddle under the heater|water standing under the heater|heater leaking|mi calentador gotea|el calentador tira agua|hay agua debajo del calentador',
    en: 'A heater that leaks should be off until you know why, unless it’s a heat pump: that often only drips condensation. Turn the heat pump off and let the pool pump run: if the puddle dries up, it was condensation. With a gas heater shut it and its gas off. A union that drips wants a new O-ring; water from inside means a leaking heat exchanger, a job for a technician. If you smell gas, leave and call the gas company.',
    es: 'Un calentador que gotea se apaga hasta saber por qué, salvo que sea bomba de calor: muchas veces solo gotea condensación. Apágala y deja la bomba de la piscina: si el charco se seca, era condensación. Si es de gas, apágalo y cierra el gas. Una unión que gotea pide empaque nuevo; si sale de adentro, se picó el intercambiador: llama a un técnico. Si huele a gas, sal y llama a la compañía de gas.',
  },
  {
    id: 'heater-florida',
    asks: 'is heat pump or gas better in florida|which pool heater is best in florida|heat pump or gas heater in florida|best pool heater for a warm climate|bomba de calor o gas en florida',
    en: 'In Florida a heat pump is usually the better heater for the pool, because it runs cheaply while the air is above about 50 °F. Gas pays for a spa or a quick warm-up on a cold weekend. Solar panels cost least to run if you have the roof, and a cover saves with any of them.',
    es: 'En Florida suele convenir una bomba de calor para la piscina, porque gasta poco mientras el aire pase de unos 50 °F. El gas conviene para un spa o para calentar rápido un fin de semana frío. Los paneles solares son lo más barato de usar si tienes techo, y una cubierta ahorra con cualquiera.',
  },
  {
    id: 'salt-system-worth',
    asks: 'should i get a salt system for my pool|should i get a salt system|is a salt system worth it|should i convert to salt|should i switch to salt water|is a salt pool better|me conviene un sistema de sal|vale la pena una piscina de sal|me paso a sal',
    en: 'A salt system is a convenience, not a must: it makes the chlorine for you, but you still test, and pH rises more, so you add acid. Get one if you’re tired of carrying jugs or travel a lot. Stay with liquid chlorine if that works for you: a cell lasts about three to seven years, and salt is hard on some stone and metal.',
    es: 'Un sistema de sal es comodidad, no necesidad: hace el cloro por ti, pero igual mides, y el pH sube más, así que agregas ácido. Conviene si no quieres cargar galones o viajas mucho. Quédate con cloro líquido si te funciona: la celda dura de tres a siete años y la sal daña algunas piedras y metales.',
  },
  {
    id: 'pump-drips',
    asks: 'water dripping under the pump|pump leaking underneath|puddle of water under the pool pump|pump drips from the bottom|puddle under my pump|pump leaks when it is off|gotea agua debajo de la bomba|la bomba tiene una fuga|mi bomba gotea|la bomba tira agua por abajo|charco debajo de la bomba|pump leaks where the motor meets the pump|pump leaks between the motor and the pump|water leaking where the pump and the motor meet',
    en: 'Water under the pump usually comes from the shaft seal, or from a drain plug or a union. Dry it, start it, and watch where the drip begins. A plug or union needs a clean or new O-ring, tightened by hand. Between pump and motor it’s the shaft seal: have it replaced soon, because the drip ruins the motor’s bearings. Breaker off before you work on it.',
    es: 'El agua debajo de la bomba casi siempre sale del sello del eje, o de un tapón o una unión. Sécala, préndela y mira dónde empieza. Un tapón o unión pide empaque limpio o nuevo, apretado a mano. Entre bomba y motor es el sello del eje: cámbialo pronto, porque la gota arruina los rodamientos. Baja el breaker antes de trabajar.',
  },
  {
    id: 'light-trips',
    asks: 'pool light tripping the gfci|pool light trips the breaker|my pool light keeps tripping|turning on the pool light trips the breaker|la luz de la piscina bota el breaker|la luz de la alberca dispara el gfci',
    en: 'Leave the light off, keep everyone out of the water, and call a licensed electrician. A light that trips its GFCI often has water inside or a damaged cord, so current leaks toward the pool. Don’t keep resetting it, and never bypass the GFCI.',
    es: 'Deja apagada la luz, que nadie entre al agua, y llama a un electricista con licencia. Una luz que dispara el GFCI muchas veces tiene agua adentro o el cable dañado, y la corriente se fuga hacia la piscina. No lo restablezcas una y otra vez, y nunca anules el GFCI.',
  },
  {
    id: 'filter-enough',
    asks: 'is my filter big enough|is my filter big enough for 15k gallons|do i have the right size filter|is my filter too small|mi filtro es suficientemente grande|mi filtro es muy chico',
    en: 'Your filter is big enough if the flow on its plate is at least what your pump moves at its fastest speed. The plate also names its area: more of it means fewer cleanings and does no harm. If the pressure climbs within days of a cleaning and the water stays dull, it’s too small or worn out.',
    es: 'Tu filtro es suficiente si el caudal de su placa llega al menos a lo que mueve tu bomba a su velocidad más rápida. La placa también dice el área: más área es menos limpieza y no hace daño. Si la presión sube a los pocos días de limpiarlo y el agua sigue opaca, es chico o está gastado.',
  },
  {
    id: 'waste-line-leak',
    asks: 'my multiport leaks out the waste line|water comes out of the waste line while filtering|multiport leaks to waste|water dripping out the backwash hose all the time even on filter|water runs out of the waste line in filter position|backwash hose drips all the time|sale agua por la manguera de retrolavado todo el tiempo|water out of the backwash line on filter|multipuerto pierde agua por el desague|sale agua por el desecho en filtrar',
    en: 'A multiport valve that leaks out of the waste line usually has a worn spider gasket, or grit under it. Pump off, let the pressure out, take the top off, clean the seat, and put in a new gasket if it’s torn or loose. Make sure the handle sits fully in its notch. Until it’s fixed you lose water, so watch the level.',
    es: 'Una válvula multipuerto que pierde por la línea de desecho casi siempre tiene gastado el empaque de araña, o arena debajo. Apaga la bomba, suelta la presión, quita la tapa, limpia el asiento y cambia el empaque si está roto o flojo. Revisa que la palanca entre bien en su muesca. Mientras tanto pierdes agua: vigila el nivel.',
  },
  {
    id: 'gauge-bounces',
    asks: 'pressure gauge needle is bouncing|filter gauge jumps up and down|pressure goes up and down|the needle on my filter shakes|la aguja del manometro brinca|la presion sube y baja',
    en: 'A needle that jumps means that the pump is drawing air or runs short of water. Check the water level, the skimmer flap, both baskets, and the pump lid with its O-ring. If the pump basket is full and calm, the gauge is worn: replace it.',
    es: 'Una aguja que brinca quiere decir que la bomba jala aire o le falta agua. Revisa el nivel, la compuerta del skimmer, las dos canastas y la tapa de la bomba con su empaque. Si la canasta está llena y tranquila, el manómetro está gastado: cámbialo.',
  },
  {
    id: 'basket-pump-off',
    asks: 'do i turn off the pump to clean the basket|can i clean the skimmer basket with the pump on|do i have to turn the pump off to empty the pump basket|apago la bomba para limpiar la canasta',
    en: 'Yes, turn the pump off before you open the pump basket, and best for the skimmer basket too: without it, leaves go straight into the pipe. Afterwards wipe the lid’s O-ring, close the lid, start the pump, and make sure the basket fills with water.',
    es: 'Sí, apaga la bomba antes de abrir su canasta, y mejor también para la del skimmer: sin ella las hojas se van al tubo. Después limpia el empaque, cierra la tapa, prende la bomba y mira que la canasta se llene de agua.',
  },
  {
    id: 'cracked-basket',
    asks: 'my skimmer basket is cracked|pump basket broke|can i run the pump without a basket|broken skimmer basket|se rompio la canasta del skimmer|puedo prender la bomba sin canasta',
    en: 'Don’t run the pump without its basket: debris goes into the impeller and jams it. A cracked basket lets leaves through too, so replace it; it’s a cheap part, found by the model of the skimmer or pump. Until it’s here, skim by hand and look into the pump more often.',
    es: 'No prendas la bomba sin su canasta: la basura llega al impulsor y lo traba. Una canasta rajada también deja pasar hojas, así que cámbiala; es una pieza barata, se busca por el modelo del skimmer o de la bomba. Mientras llega, saca las hojas con la red y revisa la bomba más seguido.',
  },
  {
    id: 'breaker-trips',
    asks: 'pool pump trips the breaker|pump keeps tripping the breaker|breaker trips when the pump starts|la bomba bota el breaker|se baja el breaker de la bomba',
    en: 'Leave it off if it trips again after one reset: the motor is drawing too much or leaking current. Water in the motor, worn bearings, a jammed impeller or a loose wire are usual. That is work for an electrician or a pump technician; stay out of the water until it’s found.',
    es: 'Déjala apagada si vuelve a saltar tras restablecer una vez: el motor toma demasiada corriente o la fuga. Suele ser agua en el motor, rodamientos gastados, impulsor trabado o un cable flojo. Es trabajo de un electricista o técnico; no entren al agua hasta encontrarlo.',
  },
];
