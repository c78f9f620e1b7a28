// What owners ask in passing: the app itself, the cover at night, tablets by size, an upset stomach.
import type { KnowledgeCard } from './card.ts';

export const OWNER_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'use-the-app',
    asks: 'how do i use the app|how does the app work|how do i use limpid|where do i start in the app|how does this work|i am new to limpid|como uso la app|como funciona limpid|como se usa esta aplicacion',
    en: 'Log a test, and Limpid says whether you can swim and what to add, in order. Mark each step as done, and test again when the plan says. Tasks reminds you of the rest: filter, brushing, visits. Everything also works without a connection at the pool.',
    es: 'Anota un análisis y Limpid te dice si se puede nadar y qué agregar, en orden. Marca cada paso como hecho y mide otra vez cuando lo diga el plan. Tareas te recuerda lo demás: filtro, cepillado, visitas. Todo funciona también sin conexión junto a la piscina.',
  },
  {
    id: 'new-owner',
    asks: 'im new to pools where do i start|i just bought a house with a pool what do i do|first time pool owner|new pool owner what first|i know nothing about pools|soy nuevo con la piscina por donde empiezo|acabo de comprar una casa con piscina',
    en: 'Start with a test: free chlorine, pH, alkalinity, hardness and stabilizer, best with a drop kit or at a store. Log it, and the plan says what to add first. Then keep three habits: test chlorine and pH two or three times a week, run the pump every day, and empty the baskets. Check today that the fence, gate and drain covers are sound.',
    es: 'Empieza con un análisis: cloro libre, pH, alcalinidad, dureza y estabilizador, mejor con kit de gotas o en una tienda. Anótalo y el plan dice qué agregar primero. Luego, tres costumbres: medir cloro y pH dos o tres veces por semana, bomba cada día y vaciar canastas. Revisa hoy que la cerca, la puerta y las tapas de los drenajes estén bien.',
  },
  {
    id: 'tablet-size',
    asks: 'which is better 3 inch tabs or 1 inch tabs|3 inch or 1 inch tablets|small or large chlorine tablets|what size chlorine tablets should i use|pastillas de 3 pulgadas o de 1|pastillas grandes o chicas',
    en: 'It’s mostly the same trichlor; only the size differs. 3-inch tablets dissolve slowly and suit pools; 1-inch tablets dissolve faster and suit small pools and feeders made for them. Use what your feeder or floater is made for, never in the skimmer, and watch stabilizer: both add it.',
    es: 'Casi siempre es el mismo tricloro; solo cambia el tamaño. Las de 3 pulgadas se disuelven lento y van con piscinas; las de 1 se disuelven más rápido y van con piscinas chicas y dosificadores hechos para ellas. Usa las de tu dosificador o flotador, nunca en el skimmer, y vigila el estabilizador: las dos lo suben.',
  },
  {
    id: 'lower-calcium',
    asks: 'lower my calcium|how do i lower calcium hardness|calcium is too high|reduce calcium in the pool|bring down hardness|como bajo el calcio|bajar la dureza del agua|mi dureza esta muy alta',
    en: 'Only softer water lowers calcium: replace part of the water, or have it treated by reverse osmosis. Until then keep pH at 7.2 to 7.5 and alkalinity low in its range, so it doesn’t turn into scale, and use liquid chlorine, not cal-hypo. Tell me your test, and I’ll work out how much water to replace.',
    es: 'Solo el agua más blanda baja el calcio: cambia parte del agua o hazla tratar por ósmosis inversa. Mientras, mantén el pH de 7.2 a 7.5 y la alcalinidad en lo bajo de su rango para que no se haga sarro, y usa cloro líquido, no hipoclorito de calcio. Dime tu análisis y calculo cuánta agua cambiar.',
  },
  {
    id: 'store-amount',
    asks: 'my pool store says i need 10 lbs of alkalinity up is that right|the pool store told me to add pounds is that too much|is the amount the pool store said right|la tienda dice que eche libras esta bien',
    en: 'Check it before you pour: tell me your test, the value you want, and your gallons, and I’ll work out the amount. A store often doses for a full correction at once. Adding half, letting it mix and testing again costs a day and saves a mistake.',
    es: 'Revísalo antes de echarlo: dime tu análisis, el valor que quieres y tus galones, y calculo la cantidad. La tienda suele dar de una vez toda la corrección. Echar la mitad, dejar que se mezcle y volver a medir cuesta un día y evita un error.',
  },
  {
    id: 'alkalinity-rises',
    asks: 'my alkalinity keeps going up|why does my alkalinity keep rising|alkalinity climbs every week|what raises alkalinity over time|la alcalinidad sigue subiendo|por que sube la alcalinidad',
    en: 'Most often the fill water: in the dry states it brings alkalinity with every refill, and evaporation leaves it behind. Baking soda and soda ash add it too, and new plaster does for a few months. Test your fill water. Acid for pH brings alkalinity down along the way, so use that, and stop adding baking soda.',
    es: 'Casi siempre el agua de llenado: en zonas secas trae alcalinidad en cada relleno y la evaporación la deja en la piscina. También la suben el bicarbonato y el carbonato de sodio, y el yeso nuevo por unos meses. Mide el agua de llenado. El ácido para el pH también baja la alcalinidad: con eso basta, y no eches más bicarbonato.',
  },
  {
    id: 'bugs',
    asks: 'there are bugs in my pool|water bugs in the pool|how do i get rid of bugs in the pool|beetles swimming in my pool|backswimmers in the pool|hay bichos en la piscina|insectos en la alberca|como quito los insectos de la piscina',
    en: 'Net them out, then take away what they live on: water bugs eat algae and each other. Brush, test, and keep free chlorine at its target, overnight too. Turn pool lights off at night and run the pump at dusk. If chlorine won’t hold, algae are growing even if you don’t see them yet.',
    es: 'Sácalos con la red y quítales de qué vivir: comen algas y otros insectos. Cepilla, mide y mantén el cloro libre en su objetivo, también de noche. Apaga las luces de noche y haz correr la bomba al atardecer. Si el cloro no aguanta, hay algas aunque todavía no se vean.',
  },
  {
    id: 'dark-pool',
    asks: 'can we swim at night with the light broken|can we swim in the dark|pool light is out can we still swim at night|swim without a pool light|se puede nadar sin luz|la luz de la alberca no sirve podemos nadar de noche',
    en: 'No, not in the dark: someone in trouble on the bottom can’t be seen. Swim in daylight until the light is fixed. If it tripped the breaker, flickers or has water behind the glass, switch its breaker off, stay out until an electrician has looked, and don’t open it yourself.',
    es: 'No, a oscuras no: no se ve a quien esté en el fondo. Naden de día hasta arreglar la luz. Si botó el breaker, parpadea o tiene agua tras el vidrio, apaga su breaker, no entren hasta que lo revise un electricista y no la abras tú.',
  },
  {
    id: 'tub-cloudy',
    asks: 'hot tub water is cloudy what do i do|my hot tub is cloudy|cloudy spa water|spa water is murky|el jacuzzi esta turbio|agua turbia en el jacuzzi',
    en: 'Stay out until you can see the bottom. Test sanitizer and pH, bring both into range, and shock with the cover open and the jets on. Rinse the filter, or soak it in filter cleaner. If it’s cloudy again the next day, or the water is older than three months, purge the lines, drain and refill: that’s quicker than fighting it.',
    es: 'No entren hasta ver el fondo. Mide desinfectante y pH, llévalos a su rango y haz un choque con la tapa abierta y los chorros encendidos. Enjuaga el filtro o remójalo en limpiador. Si al otro día sigue turbia o el agua tiene más de tres meses, purga las tuberías, vacía y llena: es más rápido que pelear con ella.',
  },
  {
    id: 'bath-bombs',
    asks: 'can i put bath bombs in the hot tub|bath salts in the hot tub|essential oils in the spa|bubble bath in the jacuzzi|can i use epsom salt in my hot tub|puedo echar sales de bano en el jacuzzi',
    en: 'No: bath bombs, bath salts and oils foam, use up the sanitizer, feed biofilm and clog filter and jets, and most warranties exclude them. If you want a scent, use one made for hot tubs, without oil. If one went in: shock, clean the filter, and change the water if it keeps foaming.',
    es: 'No: las bombas y sales de baño y los aceites hacen espuma, gastan el desinfectante, alimentan biopelícula y tapan filtro y chorros, y casi ninguna garantía los cubre. Si quieres aroma, usa uno hecho para jacuzzis, sin aceite. Si ya cayó: choque, limpia el filtro y cambia el agua si sigue haciendo espuma.',
  },
  {
    id: 'brown-leaves',
    asks: 'leaves turned my pool brown|pool is tea colored from leaves|oak leaves colored the water|acorns turned the water brown|las hojas pintaron el agua de cafe|se lleno de hojas y el agua esta cafe|las hojas pintaron el agua de cafe',
    en: 'Leaves and acorns leak tannin, which colors water like tea. Net everything out, brush, test, and shock: chlorine bleaches tannin within days, with the filter running. If chlorine makes it darker instead, it’s iron: stop, test metals and add a sequestrant first.',
    es: 'Hojas y bellotas sueltan taninos, que pintan el agua como té. Saca todo, cepilla, mide y haz un choque: el cloro los blanquea en días, con el filtro encendido. Si con el cloro se pone más oscura, es hierro: detente, mide metales y agrega antes un secuestrante.',
  },
  {
    id: 'metal-test',
    asks: 'how do i test for copper|how do i test for iron|how do i test pool water for metals|is there a strip for copper|como mido el cobre en la alberca|como se mide el hierro',
    en: 'With a copper or iron strip or a color test made for pools, or at a store. Test the fill water too, since most metals come with it. A regular chlorine and pH kit doesn’t show them, and a vitamin C tablet on a stain only tells metal from leaves.',
    es: 'Con una tira o prueba de color para cobre o hierro, o en una tienda. Mide también el agua de llenado: de ahí viene casi todo. El kit normal de cloro y pH no los muestra, y una tableta de vitamina C sobre la mancha solo distingue metal de hojas.',
  },
  {
    id: 'heating-cost',
    asks: 'how much does it cost to heat my pool|how much gas does a pool heater use a month|what does a pool heater cost to run|heating cost per month|cuanto gasta el calentador de gas al mes|cuanto cuesta calentar la piscina|cuanto gasta la bomba de calor',
    en: 'It depends on your gallons, how far you heat above the air, wind, the cover, and your price for gas or power. A heat pump needs a fraction of the energy of gas, and a cover saves more than any setting. Enter your pool, the temperatures and your price in the heating calculator, and it works out hours and cost.',
    es: 'Depende de tus galones, de cuánto calientas sobre el aire, del viento, de la cubierta y de tu precio de gas o luz. Una bomba de calor usa una fracción de la energía del gas, y una cubierta ahorra más que cualquier ajuste. Pon tu piscina, las temperaturas y tu precio en la calculadora de calefacción: te da horas y costo.',
    url: '/calculators/heater',
  },
  {
    id: 'heater-when-unused',
    asks: 'should i turn off the heater when im not using the pool|do i leave the pool heater on all week|is it cheaper to keep the pool warm or heat it up|apago el calentador si no uso la piscina',
    en: 'Yes, if you swim only on weekends: turn it off, or several degrees down, keep the cover on, and start it early enough. A gas heater warms a pool in hours to a day, a heat pump in one to three days. If you swim most days, hold the temperature with a cover on at night.',
    es: 'Sí, si solo nadan los fines de semana: apágalo o bájalo varios grados, deja la cubierta puesta y préndelo con tiempo. El de gas calienta en horas o un día; la bomba de calor, en uno a tres días. Si nadan casi a diario, mantén la temperatura y cubre de noche.',
  },
  {
    id: 'pressure-washer',
    asks: 'can i use a pressure washer on my pool|pressure wash the pool|can i pressure wash pool tile or plaster|pressure washer on the liner|puedo usar hidrolavadora en la piscina',
    en: 'Not on a liner, fiberglass, tile grout or filter cartridges: it tears and strips them. Empty plaster is a job for a company that knows it. The deck is fine, with no one in the water, a GFCI outlet, and cord and plug kept dry and well away from the pool.',
    es: 'No en liner, fibra de vidrio, juntas de azulejo ni cartuchos: los rompe. El yeso en seco es trabajo de una empresa que sepa. El piso de alrededor sí, sin nadie en el agua, con contacto GFCI y el cable y la clavija secos y lejos de la piscina.',
  },
  {
    id: 'cloudy-after-rain',
    asks: 'why does my pool turn cloudy after rain|cloudy pool after a storm|water cloudy after heavy rain|por que se enturbia la piscina despues de la lluvia',
    en: 'Rain washes in dust, pollen and fertilizer, dilutes chlorine and shifts pH, so dirt stays and algae start. Net out leaves, bring the level back, test, and bring chlorine and pH into range first. Run the filter day and night and clean it when its pressure is up. Stay out while you can’t see the bottom.',
    es: 'La lluvia trae polvo, polen y fertilizante, diluye el cloro y mueve el pH: la suciedad se queda y empiezan las algas. Saca hojas, regresa el nivel, mide, y lleva primero cloro y pH a su rango. Filtra día y noche y limpia el filtro cuando suba la presión. No entren mientras no se vea el fondo.',
  },
  {
    id: 'vinegar',
    asks: 'my neighbor said to add vinegar|can i put vinegar in the pool|does vinegar lower ph in a pool|puedo echar vinagre a la piscina',
    en: 'Not in the water: vinegar is far too weak to move the pH of a pool, and what is left of it uses up chlorine. For pH use muriatic acid or dry acid. Vinegar is good for wiping fresh scale off tile.',
    es: 'Al agua no: el vinagre es muy débil para mover el pH de una piscina, y lo que queda gasta cloro. Para el pH usa ácido muriático o ácido seco. Sirve para quitar sarro fresco del azulejo con un paño.',
  },
  {
    id: 'ash',
    asks: 'wildfire ash all over the water now what|ash in the pool from a fire|smoke and ash fell in my pool|cayo ceniza en la piscina|ceniza del incendio en la alberca',
    en: 'Skim and vacuum it out, to waste if you can, and empty baskets and the filter often: ash clogs them. Then test: ash uses up chlorine and shifts pH, and it brings phosphates. Bring chlorine and pH into range, run the pump day and night, and keep everyone out of the smoke and out of the water until it’s clear.',
    es: 'Sácala con red y aspira, al desagüe si puedes, y limpia seguido canastas y filtro: la ceniza los tapa. Luego mide: gasta cloro, mueve el pH y trae fosfatos. Lleva cloro y pH a su rango, bomba día y noche, y que nadie esté en el humo ni en el agua hasta que se vea clara.',
  },
  {
    id: 'new-plaster-salt',
    asks: 'just got new plaster when can i add the salt|when can i add salt to new plaster|how long after plastering can i add salt|yeso nuevo cuando echo la sal',
    en: 'Wait about 28 to 30 days, until the plaster has cured, and leave the cell off until then: salt in the first weeks can mark the surface. Use liquid chlorine, brush twice a day, and follow your plasterer’s start-up.',
    es: 'Espera unos 28 a 30 días, hasta que el yeso cure, y deja la celda apagada mientras: la sal en las primeras semanas puede marcarlo. Usa cloro líquido, cepilla dos veces al día y sigue el arranque que indique quien lo puso.',
  },
  {
    id: 'instead-of-tablets',
    asks: 'what do i use instead of tablets|what should a tablet pool switch to|stabilizer climbs every month from tabs what do i switch to|customer will not quit tabs|que uso en vez de pastillas',
    en: 'Liquid chlorine, by hand every day or two or by a feeder, or a salt system: neither adds stabilizer. First replace enough water to bring stabilizer into range, because chlorine stays weak until then. Keep tablets for vacations.',
    es: 'Cloro líquido, a mano cada uno o dos días o con dosificador, o un clorador de sal: ninguno suma estabilizador. Antes cambia agua hasta llevar el estabilizador a su rango, porque mientras el cloro queda débil. Deja las pastillas para vacaciones.',
  },
];
