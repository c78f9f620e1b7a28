// Storms, cold, hot tubs and costs once more, as owners type it, each answer first.
import type { KnowledgeCard } from '../card.ts';

export const HOUSEHOLD_OTHER_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'storm-prep',
    asks: 'big storm coming this weekend anything to prep|storm is coming what do i do with the pool|prepare the pool for a storm|bad weather coming anything to do for the pool|viene una tormenta que hago con la piscina|preparo la piscina para la tormenta',
    en: 'Before a storm, raise chlorine to the top of its range, take the robot, toys and a bubble cover out, and empty the baskets. Leave the water level alone. Switch the pump off at the breaker while lightning is near. Afterwards skim, bring the level back, test, and run the pump longer.',
    es: 'Antes de una tormenta lleva el cloro al tope de su rango, saca el robot, los juguetes y la cubierta de burbujas, y vacía las canastas. Deja el nivel como está. Apaga la bomba en el breaker mientras haya rayos cerca. Después saca la basura, corrige el nivel, mide y deja más horas la bomba.',
  },
  {
    id: 'hail',
    asks: 'it hailed on my pool|hail and the pool|hail fell in the pool|hubo una granizada en la piscina|cayo granizo en la piscina',
    en: 'Hail doesn’t hurt the water: it cools it and washes in leaves. Skim, check the cover, the solar panels and the equipment for cracks, and bring the level back. Then test chlorine and pH. Take photos of damage for your insurance.',
    es: 'El granizo no daña el agua: la enfría y arrastra hojas. Saca la basura, busca grietas en cubierta, paneles y equipo, y corrige el nivel. Luego mide cloro y pH. Toma fotos de los daños para el seguro.',
  },
  {
    id: 'flood-water',
    asks: 'flood water got in the pool|river water ran into the pool|muddy flood water in my pool|sewage water got into the pool|entro agua de inundacion a la piscina|entro lodo a la piscina',
    en: 'Treat a pool with flood water as contaminated: no one goes in, and the power stays off until an electrician has looked at wet equipment. Don’t drain it while the ground is soaked, or the shell can float. Take photos. Then net out debris, let mud settle and vacuum it to waste, and hold chlorine at the shock level. With sewage in it, call a professional.',
    es: 'Trata como contaminada una piscina con agua de inundación: nadie entra, y la corriente queda apagada hasta que un electricista vea el equipo mojado. No la vacíes con el suelo empapado, o el casco puede flotar. Toma fotos. Luego saca la basura, deja asentar el lodo y aspíralo al desecho, y mantén el cloro en nivel de choque. Con aguas negras, llama a un profesional.',
  },
  {
    id: 'pump-when-cold',
    asks: 'temp dropped to 40 do i need to run the pump|do i run the pump when it gets cold|at what temperature do i run the pump all night|when do i need to run the pump for a freeze|con que frio dejo la bomba prendida',
    en: 'Run the pump all night once the air gets down to about 36 to 38 °F; at 40 °F and up its usual hours are enough. Freeze protection is best set to 34 to 38 °F. All valves open a little, spa and fountains too, and water at the middle of the skimmer.',
    es: 'Deja la bomba toda la noche cuando el aire baje a unos 36 a 38 °F; con 40 °F o más bastan sus horas de siempre. La protección contra heladas se pone de 34 a 38 °F. Todas las válvulas un poco abiertas, también spa y fuentes, y el agua a media boca del skimmer.',
  },
  {
    id: 'salt-in-winter',
    asks: 'do i add salt in the winter|does the salt cell work in winter|do i turn off the salt cell in winter|salt pool in cold water|agrego sal en invierno|apago la celda en invierno',
    en: 'No, leave the salt until spring: it isn’t used up, and most cells stop or slow down in water below about 50 to 60 °F anyway. Switch the cell off then, test once a week, and add liquid chlorine when it’s low. A low-salt alarm in cold water often only means cold. Test salt again when it’s warm.',
    es: 'No, deja la sal para la primavera: no se gasta, y con el agua abajo de unos 50 a 60 °F casi todas las celdas se paran o bajan. Apaga entonces la celda, mide una vez por semana y agrega cloro líquido si falta. La alarma de sal baja con agua fría muchas veces solo es el frío. Mide la sal cuando esté tibia.',
  },
  {
    id: 'cost-open-close',
    asks: 'how much does it cost to open a pool|how much does it cost to close a pool|what does a pool opening cost|do i need to hire someone to open the pool|can i open the pool myself|cuanto cuesta abrir una piscina|puedo abrir la piscina yo',
    en: 'You can open a pool yourself for the price of chemicals and an afternoon; blowing out and plugging lines for closing takes a compressor and care. Prices depend on the region and on what’s included, so ask two or three companies for a written offer. I don’t have a price list for your area.',
    es: 'Puedes abrir la piscina tú por lo que cuestan los químicos y una tarde; soplar y tapar líneas para cerrarla pide compresor y cuidado. Las empresas cobran según la región y lo incluido: pide dos o tres ofertas por escrito. No tengo lista de precios de tu zona.',
  },
  {
    id: 'toys-in-pool',
    asks: 'should i leave pool toys in the pool|can i leave floats in the pool|sun is destroying my pool toys should i leave them in|do pool toys belong in the water overnight|dejo los juguetes en la piscina',
    en: 'No, take toys and floats out after each swim: they draw small children to the water, sun and chlorine make them brittle, and they block the skimmer. Rinse them, let them dry in the shade, and store them where a child can’t see them.',
    es: 'No, saca juguetes y flotadores después de nadar: atraen a niños pequeños al agua, el sol y el cloro los quiebran, y tapan el skimmer. Enjuágalos, sécalos a la sombra y guárdalos donde un niño no los vea.',
  },
  {
    id: 'seeds',
    asks: 'palm tree seeds keep falling in|seeds and flowers keep falling in my pool|berries fall into the pool|tree drops stuff in my pool|caen semillas en la piscina|caen flores de la palma en la piscina',
    en: 'Have the tree’s seed stalks cut before they drop, and until then skim daily and empty the baskets: seeds clog the pump and berries stain plaster. A leaf net over the pool or a sock in the skimmer helps for those weeks. They use up chlorine, so test more often.',
    es: 'Haz cortar los racimos antes de que caigan; mientras, saca semillas a diario y vacía las canastas: tapan la bomba, y las bayas manchan el yeso. Una malla sobre la piscina o una media en el skimmer ayuda esas semanas. Gastan cloro: mide más seguido.',
  },
  {
    id: 'stop-heating',
    asks: 'when do i stop heating the pool|when should i turn the pool heater off for the season|cuando dejo de calentar la piscina|cuando apago el calentador',
    en: 'Stop heating when you no longer swim a few times a week: then each degree only costs money. A heat pump is off in any case once the air usually stays below about 50 °F. Turn the heater off, leave water moving through it, and drain it only where you close the pool for frost.',
    es: 'Deja de calentar cuando ya no nades varias veces por semana: desde ahí cada grado solo cuesta. Una bomba de calor se apaga de todos modos cuando el aire se queda abajo de unos 50 °F. Apaga el calentador, deja pasar agua por él y vacíalo solo si cierras la piscina por heladas.',
  },
  {
    id: 'tub-slimy',
    asks: 'hot tub water feels slimy|slimy hot tub|hot tub sides are slimy|el jacuzzi se siente baboso|las paredes del jacuzzi estan resbalosas',
    en: 'Slime in a hot tub is biofilm or algae, because the sanitizer was too low. Stay out, purge the pipes, drain, scrub, clean the filter and refill. Then keep chlorine at {spa low} ppm or more (bromine {spa bromine}) all the time. If only the water feels soft and slick, without slime on the walls, that’s usually soft water and harmless.',
    es: 'Lo baboso en un jacuzzi es biopelícula o algas: faltó desinfectante. No entren, purga los tubos, vacía, talla, limpia el filtro y llena. Luego ten el cloro en {spa low} ppm o más (bromo {spa bromine}) siempre. Si solo el agua se siente suave, sin baba en las paredes, suele ser agua blanda y no hace daño.',
  },
  {
    id: 'tub-after-gym',
    asks: 'can i get in the hot tub after working out|hot tub after the gym|hot tub after a run|is a hot tub good after exercise|puedo entrar al jacuzzi despues de hacer ejercicio',
    en: 'Yes, after you have cooled down: wait about 15 minutes, drink water and shower first. Right after hard exercise the heat lowers blood pressure and people faint. Then keep it to 10 or 15 minutes, not alone, and out at the first dizziness. With heart trouble ask your doctor.',
    es: 'Sí, cuando ya te enfriaste: espera unos 15 minutos, toma agua y dúchate. Justo después de ejercicio fuerte el calor baja la presión y hay desmayos. Luego de 10 a 15 minutos, no a solas, y afuera al primer mareo. Con problemas del corazón pregunta a tu médico.',
  },
  {
    id: 'tub-teens',
    asks: 'can teenagers use the hot tub|is a hot tub ok for teens|pueden los adolescentes usar el jacuzzi|desde que edad se puede usar el jacuzzi',
    en: 'Children under 5 should not use a hot tub; teenagers and older children may, cooler and shorter than adults, head above water, with an adult there. Long hair tied up, no going under, no alcohol.',
    es: 'Menores de 5 años no deben usar el jacuzzi; adolescentes y niños mayores sí, con menos calor y tiempo que un adulto, la cabeza fuera del agua y un adulto presente. Pelo largo recogido, sin sumergirse, sin alcohol.',
  },
  {
    id: 'tub-without-cover',
    asks: 'hot tub cover is broken can i still use it|can i use a hot tub without a cover|is a hot tub without a cover safe|la tapa del jacuzzi se rompio puedo usarlo',
    en: 'You can soak, but don’t leave a hot tub open: without a cover that locks, a small child can get in, and heat and sanitizer go. Block the way to it until the new cover is there, net out leaves, test more often, and lower the temperature when it’s not in use.',
    es: 'Puedes usarlo, pero no lo dejes destapado: sin tapa con seguro puede entrar un niño pequeño, y se van calor y desinfectante. Cierra el paso hasta tener la tapa nueva, saca hojas, mide más seguido y baja la temperatura cuando no se use.',
  },
  {
    id: 'tub-hums',
    asks: 'is my hot tub supposed to hum all the time|hot tub hums all the time|my hot tub makes noise|is it normal that the hot tub is always running|es normal que el jacuzzi zumbe',
    en: 'Yes, a soft, steady hum is normal: the circulation pump moves water through heater and filter for most of the day. A loud whine or grinding is worn bearings, and a hum without moving water a jammed or air-locked pump: switch it off at the breaker and call a technician.',
    es: 'Sí, un zumbido suave y parejo es normal: la bomba de circulación mueve agua por el calentador y el filtro casi todo el día. Un chillido fuerte son rodamientos gastados, y zumbar sin mover agua es bomba trabada o con aire: apágalo en el breaker y llama a un técnico.',
  },
  {
    id: 'tub-biofilm',
    asks: 'how do i get rid of biofilm in hot tub|how do i purge a hot tub|how do i clean the hot tub pipes|hot tub line flush|como limpio los tubos del jacuzzi|como quito la biopelicula del jacuzzi',
    en: 'Purge a hot tub’s pipes with a line cleaner made for it, in the old water: filter out, jets on as its label says. Then drain, scrub the shell, rinse, clean or replace the filter and refill. Bring sanitizer to the shock level once, run all jets, and get in when it’s back in range. No one sits in it until then.',
    es: 'Purga los tubos del jacuzzi con un limpiador de líneas, en el agua vieja: sin filtro y con los chorros encendidos como dice la etiqueta. Luego vacía, talla, enjuaga, limpia o cambia el filtro y llena. Lleva una vez el desinfectante al nivel de choque, prende todos los chorros y entra cuando vuelva a su rango. Nadie entra mientras tanto.',
  },
  {
    id: 'chemicals-cheaper',
    asks: 'how do i save money on chemicals|how can i spend less on pool chemicals|pool chemicals are so expensive|cheaper pool chemicals|como ahorro en quimicos|los quimicos de la piscina son muy caros',
    en: 'Save on chemicals by testing and dosing only what’s missing: much of the money goes into products that no test asked for. Keep stabilizer in range so the sun takes less chlorine, use a cover, and buy plain chlorine, acid and baking soda by strength and price. A shock for green water costs more than weeks of steady chlorine.',
    es: 'Ahorra en químicos midiendo y agregando solo lo que falta: mucho del gasto va en productos que ningún análisis pidió. Ten el estabilizador en rango para que el sol se lleve menos cloro, usa cubierta y compra cloro, ácido y bicarbonato simples por concentración y precio. Un choque por agua verde cuesta más que semanas de cloro constante.',
  },
  {
    id: 'pool-insurance',
    asks: 'is pool insurance worth it|do i need insurance for a pool|does my home insurance cover the pool|should i insure my pool|necesito seguro para la piscina|vale la pena asegurar la piscina',
    en: 'Yes, make sure that your home policy covers the pool: an owner can be liable even for a child who came in uninvited. Tell your insurer about it, ask for the liability limit and what they require (fence, no diving board), and whether storm damage to the equipment is in it.',
    es: 'Sí, asegúrate de que tu póliza de casa cubra la piscina: el dueño puede responder hasta por un niño que entró sin permiso. Avísale a tu aseguradora, pregunta el límite de responsabilidad y qué exige (cerca, sin trampolín), y si cubre daños de tormenta en el equipo.',
  },
  {
    id: 'biggest-cost',
    asks: 'what is the most expensive part of having a pool|what costs the most money on a pool|biggest cost of owning a pool|que es lo mas caro de tener piscina',
    en: 'From month to month, power costs the most: the pump, and heating if you heat. Over the years it’s the surface, then heater, pump and salt cell. Chemicals are the smaller part if you test yourself. A variable-speed pump and a cover save the most.',
    es: 'Mes a mes lo que más cuesta es la luz: la bomba, y calentar si calientas. Con los años es la superficie, luego calentador, bomba y celda de sal. Los químicos son lo menor si mides tú. Lo que más ahorra: bomba de velocidad variable y cubierta.',
  },
  {
    id: 'tub-child-safe',
    asks: 'is a hot tub safe for my 4 year old|is a hot tub safe for children|is a hot tub ok for kids|are hot tubs safe for small children|es seguro el jacuzzi para un nino de 4 anos|es seguro el jacuzzi para ninos',
    en: 'Not under 5: children under 5 should not use a hot tub at all, because they overheat within minutes. Older children go in cooler water, for a few minutes, head above water, with an adult in arm’s reach. Keep the cover locked whenever no one is in it.',
    es: 'No antes de los 5: los menores de 5 años no deben usar el jacuzzi, porque se sobrecalientan en minutos. Los mayores, con agua menos caliente, pocos minutos, la cabeza fuera del agua y un adulto a un brazo de distancia. Cierra la tapa con seguro siempre que nadie lo use.',
  },
];
