// Short answers to what owners ask about having a pool: the routine, what to keep at home, how long things last, and what comes back.
import type { KnowledgeCard } from './card.ts';

export const LIFE_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'routine',
    asks: 'what is the weekly routine for a pool|how often should i do maintenance on my pool|what maintenance does a pool need|how do i take care of a pool|pool care basics for beginners|what do i have to do every week|cada cuanto debo darle mantenimiento a mi alberca|que mantenimiento necesita una piscina|como cuido una alberca|rutina semanal de la piscina',
    en: 'In the season: test free chlorine and pH every day or two and dose what the plan says. Once a week empty the baskets, skim, brush walls and steps, vacuum, and look at water level and filter pressure. Test alkalinity weekly; hardness, stabilizer and salt monthly. Clean the filter when its pressure is 8 to 10 psi above clean.',
    es: 'En temporada: mide cloro libre y pH cada uno o dos días y agrega lo que diga el plan. Una vez por semana vacía las canastas, saca hojas, cepilla paredes y escalones, aspira y revisa el nivel y la presión del filtro. La alcalinidad cada semana; dureza, estabilizador y sal cada mes. Limpia el filtro cuando su presión pase 8 a 10 psi de la limpia.',
  },
  {
    id: 'keep-green-away',
    asks: 'how do i keep my pool from turning green|how do i prevent algae|how can i avoid green water|keep algae away|how to stop algae before it starts|prevent green pool|como evito que el agua de mi alberca se ponga verde|como prevenir algas|evitar que la piscina se ponga verde|como puedo evitar el agua verde',
    en: 'Never let free chlorine fall below the minimum for your stabilizer, not for one hot day. Test every day or two, and after heavy rain and parties. Run the pump for at least one turnover a day, brush once a week, and keep the filter clean. Algaecide is an extra, not a substitute.',
    es: 'No dejes que el cloro libre baje del mínimo para tu estabilizador, ni un día de calor. Mide cada uno o dos días, y después de lluvia fuerte y de fiestas. La bomba, al menos una vuelta completa al día; cepilla una vez por semana y ten limpio el filtro. El alguicida es un extra, no un sustituto.',
  },
  {
    id: 'algae-returns',
    asks: 'algae keeps coming back|algae comes back on the same wall|green returns a few days after shocking|why does my algae keep returning|algae in the same spot|las algas regresan siempre|vuelven a salir algas en el mismo lugar|se vuelve a poner verde',
    en: 'It was never quite dead, or that spot gets no chlorine. Test free chlorine and stabilizer: with high stabilizer the usual level is too low. Hold the shock level until you lose 1 ppm or less overnight, brush that spot every day, and turn a return toward it. Look behind lights, ladders and steps, and clean the filter: algae hide there.',
    es: 'Nunca murió del todo, o a ese lugar no le llega cloro. Mide cloro libre y estabilizador: con mucho estabilizador el nivel de siempre no alcanza. Mantén el nivel de choque hasta que pierdas 1 ppm o menos en la noche, cepilla ese lugar a diario y apunta un retorno hacia ahí. Revisa detrás de luces, escaleras y escalones, y limpia el filtro: ahí se esconden.',
  },
  {
    id: 'what-to-buy',
    asks: 'what chemicals do i need to maintain a pool|what pool chemicals should i have at home|which chemicals does a new pool owner need|what do i need to buy for a new pool|basic pool chemicals|que productos quimicos debo usar para el cuidado del agua|que quimicos necesito para mi alberca|que productos necesito para la piscina|que debo comprar para la alberca',
    en: 'A drop test kit, chlorine (liquid is the simplest), muriatic acid to lower pH, soda ash to raise it, baking soda for alkalinity, stabilizer outdoors, and calcium chloride if your water is soft. Buy each only when a test asks for it. Clarifier, algaecide and phosphate remover can wait.',
    es: 'Un kit de gotas, cloro (el líquido es lo más simple), ácido muriático para bajar el pH, carbonato de sodio para subirlo, bicarbonato para la alcalinidad, estabilizador si está al aire libre y cloruro de calcio si tu agua es blanda. Compra cada uno solo cuando una medición lo pida. Clarificador, alguicida y removedor de fosfato pueden esperar.',
  },
  {
    id: 'filter-trouble',
    asks: 'my filtration is not working well|filter problems|the filter does not clean the water|my filter is not working|water is not getting filtered|que hago si tengo problemas con la filtracion|el filtro no limpia|problemas con el filtro|no filtra bien la alberca',
    en: 'Read the gauge. Pressure 8 to 10 psi above clean: clean or backwash the filter. Lower than usual: look for a low water level, full baskets, air at the pump lid or a closed valve. Normal pressure and still cloudy: test the chlorine first, run the pump longer, and look for old sand with channels, a torn cartridge or grid, or too little DE.',
    es: 'Mira el manómetro. 8 a 10 psi arriba de la presión limpia: limpia o retrolava el filtro. Más baja de lo normal: busca nivel bajo, canastas llenas, aire en la tapa de la bomba o una válvula cerrada. Presión normal y agua turbia: primero mide el cloro, deja más horas la bomba y revisa arena vieja con canales, cartucho o rejilla rotos, o poca tierra de diatomeas.',
  },
  {
    id: 'filter-dirty',
    asks: 'how can i tell that my filter is dirty|how do i know when the sand filter is full of dirt|how do i know the filter needs cleaning|signs of a dirty filter|when does a filter need cleaning|como se que el filtro esta sucio|cuando hay que limpiar el filtro',
    en: 'By the pressure gauge: at 8 to 10 psi (25%) above the pressure right after cleaning it is dirty. Weaker flow at the returns says the same. Write the clean pressure down, so that you know it.',
    es: 'Por el manómetro: con 8 a 10 psi (25%) más que la presión recién limpio, está sucio. También lo dice un flujo más débil en los retornos. Anota la presión limpia para saberlo.',
  },
  {
    id: 'keep-filled',
    asks: 'why are pools kept filled all year|should a pool be left empty in winter|can i leave the pool empty|how long can a pool stay empty|why should a pool never be empty|por que no se vacia la alberca en invierno|puedo dejar vacia la piscina|cuanto tiempo puede estar vacia una alberca',
    en: 'The water holds the shell down and the walls apart: in wet ground an empty pool can crack or float up, vinyl shrinks, and plaster dries out. So a pool stays full all year, in winter too, and is emptied only for repairs, with advice and as short as possible.',
    es: 'El agua sostiene la estructura contra el suelo: con tierra húmeda una alberca vacía puede agrietarse o levantarse, el vinilo se encoge y el yeso se seca. Por eso se queda llena todo el año, también en invierno, y se vacía solo para reparar, con asesoría y por poco tiempo.',
  },
  {
    id: 'liner-life',
    asks: 'how often does a vinyl liner need to be replaced|how long does a liner last|how many years does a vinyl liner last|when do i need a new liner|cuanto dura un liner|cada cuanto se cambia el vinilo',
    en: 'About 5 to 12 years. Low pH, strong chlorine, sun above the waterline and wrinkles make it shorter. It is due when it is brittle, pulls out of its track, or leaks in more than one place.',
    es: 'De 5 a 12 años, más o menos. El pH bajo, el cloro fuerte, el sol arriba del agua y las arrugas lo acortan. Toca cambiarlo cuando está quebradizo, se sale del riel o pierde agua en varios lugares.',
  },
  {
    id: 'pool-kinds',
    asks: 'which type of pool is the cheapest|cheapest kind of pool to build|is an above ground pool cheaper|fiberglass or concrete or vinyl pool|which pool costs the least|que tipo de alberca es mas barata|alberca de fibra o de concreto',
    en: 'As a rule an above-ground pool costs the least, then a vinyl liner pool, then fiberglass, and concrete (gunite) the most. Fiberglass is smooth, so algae hold on less; concrete takes any shape but wants new plaster now and then; a liner has to be replaced.',
    es: 'Por lo general la más barata es la elevada, luego la de vinilo, luego la de fibra y la más cara la de concreto. La fibra es lisa y las algas se pegan menos; el concreto toma cualquier forma pero pide yeso nuevo de vez en cuando; el vinilo se reemplaza.',
  },
  {
    id: 'drains-where',
    asks: 'where is the main drain of a pool|where are the main drains located|where is the floor drain|how many main drains must a pool have|minimum number of main drains|how far apart must the drains be|donde esta el desague de fondo|cuantos desagues debe tener una piscina',
    en: 'The main drains are on the floor at the deepest point. Two of them at least 3 ft apart, both with approved covers, keep one body from blocking all suction; a single drain that a body can block needs a second safety device.',
    es: 'Los desagües de fondo están en el piso, en la parte más honda. Dos con 3 pies o más entre ellos y cubiertas aprobadas evitan que un cuerpo tape toda la succión; uno solo que se puede tapar necesita otro dispositivo de seguridad.',
  },
  {
    id: 'reagent-drops',
    asks: 'how should i hold the reagent bottle|how do i hold the bottle when adding drops|drops of reagent at an angle|why are my drop tests not exact|how do i add reagent drops|como se sostiene el gotero|como pongo las gotas del reactivo',
    en: 'Straight up and down, so that every drop has the same size, and squeeze slowly. Wipe the tip if static makes small drops, swirl after each drop, and read at the time the kit says. Rinse the vial with pool water first.',
    es: 'Vertical, para que cada gota tenga el mismo tamaño, y apretando despacio. Limpia la punta si salen gotas chicas por estática, agita tras cada gota y lee al tiempo que dice el kit. Antes enjuaga el vial con agua de la alberca.',
  },
  {
    id: 'reagent-age',
    asks: 'how often should reagents be replaced|how long do reagents last|how often should i replace test kit reagents|do reagents expire|cuanto duran los reactivos|cada cuanto se cambian los reactivos',
    en: 'Once a year, or by the date on the bottle if that comes first. Keep them cool, dark and closed, and never swap caps: old or mixed reagents give wrong numbers that look right.',
    es: 'Una vez al año, o antes si lo dice la fecha del frasco. Guárdalos frescos, a oscuras y cerrados, y no cambies las tapas: reactivos viejos o mezclados dan números falsos que parecen buenos.',
  },
  {
    id: 'low-skimmer-water',
    asks: 'what happens if the water level drops below the skimmer|water level below the skimmer|water is under the skimmer|can i run the pump with low water|que pasa si el agua baja del skimmer|el nivel esta debajo del skimmer',
    en: 'The skimmer sucks air, the pump loses its prime and can run dry, which ruins the seal. Switch the pump off, fill to the middle of the skimmer’s mouth, and prime it. If the level keeps falling, do the bucket test for a leak.',
    es: 'El skimmer aspira aire, la bomba pierde el cebado y puede trabajar en seco, lo que daña el sello. Apaga la bomba, llena hasta media boca del skimmer y cébala. Si el nivel sigue bajando, haz la prueba de la cubeta para ver si hay fuga.',
  },
  {
    id: 'brown-after-chlorine',
    asks: 'water turned brown after adding chlorine|water turned brown after shocking|pool went rusty after shock|tea colored after chlorine|el agua se puso cafe despues del cloro|se puso cafe al clorar',
    en: 'Metal in the water, mostly iron: chlorine has turned it into rust. Don’t add more chlorine than the minimum, test iron and copper, keep pH near 7.2, add a sequestrant, and run and clean the filter. Well water is the usual source.',
    es: 'Hay metal en el agua, casi siempre hierro: el cloro lo volvió óxido. No agregues más cloro que el mínimo, mide hierro y cobre, mantén el pH cerca de 7.2, agrega un secuestrante, y filtra y limpia el filtro. Casi siempre viene del agua de pozo.',
  },
  {
    id: 'cloudy-after-product',
    asks: 'water got cloudy after adding chemicals|cloudy after shock|cloudy after adding calcium|why did my pool get cloudy after i added something|pool cloudy after adding baking soda|se puso turbia despues de echar quimicos|turbia despues del choque',
    en: 'After cal-hypo, calcium, soda ash or a lot of baking soda it is mostly calcium that came out, because pH is high: filter day and night, bring pH to 7.2 to 7.5, and it clears in a day or two. After a shock of green water it is dead algae: keep chlorine up, filter and brush. Stay out until you see the bottom.',
    es: 'Tras hipoclorito de calcio, calcio, carbonato o mucho bicarbonato casi siempre es calcio que salió porque el pH es alto: filtra día y noche, lleva el pH a 7.2–7.5 y aclara en uno o dos días. Tras un choque de agua verde son algas muertas: mantén el cloro, filtra y cepilla. Nadie entra hasta ver el fondo.',
  },
  {
    id: 'brown-bottom',
    asks: 'brown stuff on the bottom of my pool|brown dust on the floor|brown powder at the bottom|yellow brown dust that comes back|polvo cafe en el fondo|cosa cafe en el piso de la alberca',
    en: 'Brush it. If it puffs up in a cloud and comes back, mostly on the shady side, it is likely mustard algae; if it stays put, a stain of leaves or metal; if it is gritty, sand or dirt. Vacuum it, to waste if you can, and test chlorine against your stabilizer.',
    es: 'Cepíllalo. Si se levanta como nube y regresa, más en la sombra, probablemente es alga mostaza; si no se mueve, una mancha de hojas o metal; si raspa, arena o tierra. Aspíralo, de ser posible al desecho, y compara el cloro con tu estabilizador.',
  },
  {
    id: 'lower-tds',
    asks: 'how do i lower tds|how to reduce total dissolved solids|tds is too high what do i do|como bajo los solidos disueltos|tds muy alto',
    en: 'Only by replacing water, or by reverse osmosis. TDS by itself does no harm and in salt pools it is mostly the salt, so replace water only when stabilizer, hardness or salt is too high too.',
    es: 'Solo cambiando agua, o con ósmosis inversa. Los sólidos disueltos solos no hacen daño y en una piscina de sal son casi todo sal: cambia agua solo si también está alto el estabilizador, la dureza o la sal.',
  },
  {
    id: 'high-test',
    asks: 'why did my chlorine test go up without adding any|chlorine reads higher than before and i added nothing|alkalinity went up by itself|my test reads higher than yesterday|salio mas alto sin echar nada',
    en: 'Two tests of the same water differ a little; strips by a whole step. Chlorine can rise on its own from tablets, a salt cell or a feeder; alkalinity and hardness from fill water or cal-hypo. Test again with fresh reagents, elbow-deep and away from returns, before you act on it.',
    es: 'Dos mediciones de la misma agua difieren un poco; con tiras, un escalón. El cloro sube solo por pastillas, celda de sal o dosificador; alcalinidad y dureza, por el agua de llenado o el hipoclorito de calcio. Mide otra vez con reactivos frescos, a la altura del codo y lejos de los retornos, antes de actuar.',
  },
  {
    id: 'combined-public',
    asks: 'combined chlorine above 0.4 in a public pool|what to do when chloramines are high in a commercial pool|action level for combined chlorine|cloro combinado alto en piscina publica',
    en: 'Shock to breakpoint: chlorine by about ten times the combined chlorine at once, after closing, with fresh air indoors, or replace part of the water. 0.4 ppm is often quoted as the level to act on; your state’s code decides for a public pool.',
    es: 'Haz un choque hasta el punto de quiebre: cloro por unas diez veces el combinado, de una vez, con la piscina cerrada y aire fresco bajo techo, o cambia parte del agua. Suele citarse 0.4 ppm como nivel para actuar; para una piscina pública decide el reglamento de tu estado.',
  },
];
