// Short true sentences about taking samples, keeping reagents and when to test, English and Spanish.
import type { Statement } from '../statement.ts';

export const SAMPLING_STATEMENTS: readonly Statement[] = [
  [
    'A water sample comes from the middle of the pool, about 12 to 18 inches (elbow deep) below the surface, because the surface loses chlorine to the sun.',
    'La muestra se toma lejos de la orilla, a unas 12 a 18 pulgadas (profundidad del codo), porque la superficie pierde cloro con el sol.',
  ],
  [
    'A sample is not taken next to a return inlet, because fresh chemicals come in there and the reading is too high.',
    'La muestra no se toma junto a un retorno, porque ahí entra producto nuevo y la lectura sale alta.',
  ],
  [
    'To take a sample, push the container upside down to elbow depth, turn it over and let it fill.',
    'Para tomar la muestra, mete el envase boca abajo hasta el codo, voltéalo y deja que se llene.',
  ],
  [
    'A sample bottle is rinsed two or three times with the pool water before it is filled.',
    'El frasco de muestra se enjuaga dos o tres veces con agua de la piscina antes de llenarlo.',
  ],
  [
    'A sample for the pool store goes in a clean plastic bottle, full to the top and capped, out of the sun, and is tested the same day, because chlorine and pH change in it.',
    'La muestra para la tienda va en un frasco de plástico limpio, lleno y tapado, sin sol, y se mide el mismo día, porque el cloro y el pH cambian.',
  ],
  [
    'A bottle for a bacteria sample is sterile and holds sodium thiosulfate, which neutralizes the chlorine so that it does not go on killing bacteria; don’t rinse it.',
    'El frasco para bacterias es estéril y trae tiosulfato de sodio, que neutraliza el cloro para que no siga matando bacterias; no lo enjuagues.',
  ],
  [
    'After a chemical is added, wait until it has circulated before you test again: at least 30 minutes for chlorine, and one to several hours or one turnover for acid, alkalinity and calcium.',
    'Tras agregar un producto, espera a que circule antes de medir otra vez: al menos 30 minutos con cloro y de una a varias horas, o una vuelta completa, con ácido, alcalinidad y calcio.',
  ],
  [
    'Test reagents are stored cool, dry and dark, at room temperature, never in a hot car, in the sun, in the pump room or where they freeze.',
    'Los reactivos se guardan frescos, secos y oscuros, a temperatura ambiente, nunca en un carro caliente, al sol, en el cuarto de bombas o donde se congelen.',
  ],
  [
    'Test kits are stored apart from pool chemicals, because their fumes spoil the reagents.',
    'Los kits se guardan lejos de los químicos de la piscina, porque sus vapores echan a perder los reactivos.',
  ],
  [
    'Liquid test reagents last about one year after opening and are replaced at the start of each season.',
    'Los reactivos líquidos duran cerca de un año abiertos y se cambian al inicio de cada temporada.',
  ],
  [
    'Powders and tablets in foil keep longer than liquid reagents, often several years.',
    'Los polvos y tabletas en aluminio duran más que los reactivos líquidos, a menudo varios años.',
  ],
  [
    'The caps of reagent bottles are never swapped, because that contaminates the reagents.',
    'Las tapas de los frascos de reactivo nunca se intercambian, porque los contaminan.',
  ],
  [
    'Reagent bottles are held vertically, straight up and down, so that all drops are the same size.',
    'Los frascos de reactivo se sostienen en vertical, para que todas las gotas sean iguales.',
  ],
  [
    'The tip of a dropper bottle is wiped clean and dry, because static or a wet tip changes the size of the drops.',
    'La punta del gotero se limpia y se seca, porque la estática o una punta mojada cambia el tamaño de las gotas.',
  ],
  [
    'The sample is swirled after each drop of titrant, and the last drop that still changes the color is counted.',
    'La muestra se agita tras cada gota de titulante, y se cuenta la última gota que todavía cambia el color.',
  ],
  [
    'Fingers over a test tube add sweat, oil and acid that change the pH and chlorine reading; use the cap.',
    'Tapar el tubo con el dedo agrega sudor, grasa y ácido que cambian el pH y el cloro; usa la tapa.',
  ],
  [
    'Water that has been tested is poured down a sink drain, not back into the pool, because it holds reagents.',
    'El agua ya analizada se tira por el fregadero, no a la piscina, porque lleva reactivos.',
  ],
  [
    'Wrong sample volume is a common cause of a wrong reading: too little water with the same reagent makes the result too low in a titration.',
    'Un volumen de muestra equivocado es causa común de error: con menos agua, una titulación sale baja.',
  ],
  [
    'Old or heat-damaged DPD reagent gives a falsely low chlorine reading, so too much chlorine is added.',
    'Un DPD viejo o dañado por calor da un cloro falsamente bajo, y se agrega de más.',
  ],
  [
    'Two kits that disagree are checked with a standard solution or fresh reagents.',
    'Si dos kits no coinciden, se comprueban con una solución patrón o reactivos nuevos.',
  ],
  ['Testing at the same time each day makes readings comparable.', 'Medir a la misma hora cada día hace comparables las lecturas.'],
  [
    'Free chlorine is lowest in the late afternoon, after a day of sun and swimmers, and highest in the morning in a pool dosed overnight.',
    'El cloro libre está más bajo al final de la tarde, tras sol y bañistas, y más alto en la mañana si se dosifica de noche.',
  ],
  [
    'Water is tested before swimmers enter, when the pool opens, and again during heavy use.',
    'El agua se mide antes de que entren bañistas, al abrir, y otra vez con mucho uso.',
  ],
  [
    'Test results decide the dose: test first, add, circulate, and test again.',
    'Los análisis deciden la dosis: primero mide, agrega, deja circular y mide de nuevo.',
  ],
  [
    'Total alkalinity is tested weekly, calcium hardness and cyanuric acid about monthly, and after draining or much rain.',
    'La alcalinidad total se mide cada semana, la dureza de calcio y el ácido cianúrico cerca de cada mes, y después de vaciar o de mucha lluvia.',
  ],
  [
    'TDS and salt are tested about monthly, and metals when a pool is filled or stains.',
    'Los TDS y la sal se miden cerca de cada mes, y los metales al llenar o si hay manchas.',
  ],
  [
    'Cyanuric acid is tested before a pool is shocked, because the shock level depends on it.',
    'El ácido cianúrico se mide antes de un choque, porque el nivel de choque depende de él.',
  ],
  [
    'In a bromine pool a chlorine DPD kit is used and the reading is multiplied by 2.25, because bromine is 2.25 times as heavy as chlorine.',
    'En una piscina de bromo se usa un kit DPD de cloro y la lectura se multiplica por 2.25, porque el bromo pesa 2.25 veces lo que el cloro.',
  ],
  [
    'With DPD there is no need to tell free from combined bromine, because both disinfect; total bromine is tested.',
    'Con DPD no hace falta separar bromo libre y combinado, porque ambos desinfectan; se mide el bromo total.',
  ],
  [
    'A chlorine reading of zero right after a large dose is suspicious: dilute the sample or use FAS-DPD, because the color may have bleached.',
    'Un cloro de cero justo después de una dosis grande es sospechoso: diluye la muestra o usa FAS-DPD, porque el color pudo blanquearse.',
  ],
  [
    'A sample diluted one part pool water to four parts distilled water is multiplied by five.',
    'Una muestra de una parte de agua de piscina y cuatro de agua destilada se multiplica por cinco.',
  ],
  [
    'Distilled or deionized water is used to dilute a sample, because tap water can hold chlorine, alkalinity and hardness.',
    'Para diluir una muestra se usa agua destilada o desionizada, porque la de la llave puede traer cloro, alcalinidad y dureza.',
  ],
  [
    'Arizona’s rules for public pools do not accept OTO; California asks for a DPD kit for free and total chlorine and a pH test.',
    'Las normas de Arizona para piscinas públicas no aceptan la OTO; California pide un kit DPD de cloro libre y total y una prueba de pH.',
  ],
  [
    'Goggles and clean, dry hands are good practice with test reagents, because some are acids or irritants and must be kept from children.',
    'Con reactivos conviene usar lentes y manos limpias y secas: algunos son ácidos o irritantes y deben estar lejos de los niños.',
  ],
  [
    'A pH reading at the end of the scale, 6.8 or 8.2, means only at or beyond that value: an acid or base demand test, or a meter, tells more.',
    'Un pH en el extremo de la escala, 6.8 u 8.2, solo dice que está ahí o más allá; una prueba de demanda o un medidor dice más.',
  ],
  [
    'The base demand test tells how much soda ash to add; the acid demand test tells how much acid to add.',
    'La prueba de demanda de base dice cuánto carbonato de sodio agregar; la de demanda de ácido, cuánto ácido.',
  ],
  [
    'Conductivity and TDS meters are calibrated with a standard solution and compensate for temperature.',
    'Los medidores de conductividad y TDS se calibran con una solución patrón y compensan la temperatura.',
  ],
  [
    'The salt reading of a cell’s control box comes from conductivity and temperature and drifts when the cell is old or scaled, so check it with a separate salt test.',
    'La sal que muestra la caja del clorador viene de la conductividad y la temperatura y se desvía si la celda es vieja o tiene sarro; compárala con otra prueba de sal.',
  ],
  [
    'Color-coded standards fade in sunlight, so a comparator is kept in its case.',
    'Los patrones de color se decoloran con el sol; guarda el comparador en su estuche.',
  ],
  [
    'A waterproof log with time, reading, chemical added and initials of the tester is the usual record of tests.',
    'Una bitácora con hora, lectura, producto agregado e iniciales de quien midió es el registro usual.',
  ],
];
