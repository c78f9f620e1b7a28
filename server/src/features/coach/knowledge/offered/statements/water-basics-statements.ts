// Short true sentences about the first facts of water and what its letters stand for, English and Spanish.
import type { Statement } from '../statement.ts';

export const WATER_BASICS_STATEMENTS: readonly Statement[] = [
  ['Combined chlorine equals total minus free.', 'El cloro combinado es igual al total menos el libre.'],
  ['Total chlorine equals free plus combined.', 'El cloro total es igual al libre más el combinado.'],
  [
    'Cyanuric acid is measured by turbidity, with melamine and a black dot.',
    'El ácido cianúrico se mide por turbidez, con melamina y un punto negro.',
  ],
  [
    'Total alkalinity is measured by titration with acid, calcium hardness by titration with EDTA.',
    'La alcalinidad total se mide por titulación con ácido y la dureza de calcio por titulación con EDTA.',
  ],
  ['Trichlor is the most concentrated (strongest) solid chlorine.', 'El tricloro es el cloro sólido más concentrado (más fuerte).'],
  [
    'Heavy use of dichlor or trichlor all season can make cyanuric acid too high.',
    'Usar mucho dicloro o tricloro toda la temporada puede dejar demasiado ácido cianúrico.',
  ],
  [
    'Heavy use of cal-hypo all season can make calcium hardness too high.',
    'Usar mucho hipoclorito de calcio toda la temporada puede dejar demasiada dureza de calcio.',
  ],
  ['A UV system leaves no residual in the pool, none at all.', 'Un sistema UV no deja residual en la piscina, nada.'],
  [
    'Baquacil (biguanide) pools need hydrogen peroxide as their oxidizer.',
    'Las piscinas con Baquacil (biguanida) necesitan peróxido de hidrógeno como oxidante.',
  ],
  [
    'Raising the temperature makes the saturation index (LSI) go up (rise).',
    'Subir la temperatura hace subir el índice de saturación (LSI).',
  ],
  ['Clarifiers are polymers.', 'Los clarificadores son polímeros.'],
  [
    'To take a water sample, hold the bottle upside down until it is elbow-deep, then turn it over.',
    'Para tomar la muestra, sostén el frasco boca abajo hasta el codo y luego voltéalo.',
  ],
  [
    'Household bleach has a strength of about 6 to 8 percent.',
    'El blanqueador de casa tiene una concentración de cerca de 6 a 8 por ciento.',
  ],
  ['1 ppm equals 1 mg/L.', '1 ppm es igual a 1 mg/L.'],
  ['Too much stabilizer makes chlorine sluggish (slow and weak).', 'Demasiado estabilizador vuelve lento y débil al cloro.'],
  [
    'A total alkalinity of 40 ppm is low and leads to pH swings.',
    'Una alcalinidad total de 40 ppm es baja y lleva a cambios bruscos de pH.',
  ],
  ['ORP stands for oxidation reduction potential.', 'ORP significa potencial de oxidación-reducción.'],
  [
    'CYA stands for cyanuric acid, TDS for total dissolved solids, LSI for Langelier saturation index, and MPS for monopersulfate.',
    'CYA significa ácido cianúrico, TDS sólidos disueltos totales, LSI índice de saturación de Langelier y MPS monopersulfato.',
  ],
  [
    'FC is free chlorine, CC combined chlorine, TC total chlorine, TA total alkalinity and CH calcium hardness.',
    'FC es cloro libre, CC cloro combinado, TC cloro total, TA alcalinidad total y CH dureza de calcio.',
  ],
  ['The chlorine-free oxidizer is potassium monopersulfate.', 'El oxidante sin cloro es el monopersulfato de potasio.'],
  ['A sample is diluted when the result is above the range of the kit.', 'La muestra se diluye cuando el resultado pasa el rango del kit.'],
  [
    'Trichlor is the chlorine compound that adds both stabilizer (CYA) and acidity.',
    'El tricloro es el compuesto de cloro que agrega estabilizador (CYA) y acidez.',
  ],
  ['Sodium hypochlorite is the chlorine that is sold as a liquid.', 'El hipoclorito de sodio es el cloro que se vende líquido.'],
  ['Soda ash is a pH increaser.', 'El carbonato de sodio es un producto para subir el pH.'],
  ['Sodium bisulfate is a pH decreaser.', 'El bisulfato de sodio es un producto para bajar el pH.'],
  ['Stabilizer is useless in a bromine pool.', 'El estabilizador no sirve en una piscina de bromo.'],
  ['Hypochlorous acid (HOCl) dominates at low pH.', 'El ácido hipocloroso (HOCl) domina a pH bajo.'],
  ['The hypochlorite ion (OCl−) dominates at high pH.', 'El ion hipoclorito (OCl−) domina a pH alto.'],
  [
    'Chlorine demand is high in a green, dirty or crowded pool.',
    'La demanda de cloro es alta en una piscina verde, sucia o llena de gente.',
  ],
  ['A salt cell makes chlorine from sodium chloride (salt).', 'Una celda de sal hace cloro de cloruro de sodio (sal).'],
  [
    'White scale forms inside a salt cell because of high pH and high calcium hardness.',
    'El sarro blanco se forma dentro de una celda de sal por pH alto y dureza alta.',
  ],
  [
    'Water with too little calcium and a low pH is called aggressive (corrosive).',
    'El agua con poco calcio y pH bajo se llama agresiva (corrosiva).',
  ],
  [
    'Chlorine lifts (fades) an organic stain and leaves an iron stain as it is.',
    'El cloro quita una mancha orgánica y deja igual una de hierro.',
  ],
  ['Of the algae, black algae is the most resistant to chlorine.', 'De las algas, la negra es la más resistente al cloro.'],
  [
    'Copper ions are an algaestat: they slow the growth of algae.',
    'Los iones de cobre son un algastático: frenan el crecimiento de algas.',
  ],
  [
    'Milligrams per liter (mg/L) and parts per million (ppm) are the same: nothing differs in pool water.',
    'Miligramos por litro (mg/L) y partes por millón (ppm) son lo mismo en agua de piscina.',
  ],
  [
    'Two tablespoons are one fluid ounce, and one tablespoon is three teaspoons.',
    'Dos cucharadas son una onza líquida, y una cucharada son tres cucharaditas.',
  ],
  ['OTO can’t show free chlorine alone.', 'La OTO no puede mostrar el cloro libre por separado.'],
  [
    'Evaporation and refilling leave dissolved solids behind, so hardness and salts slowly rise.',
    'La evaporación y el rellenado dejan los sólidos disueltos, así que la dureza y las sales suben poco a poco.',
  ],
  [
    'Brand names of biguanide such as Baquacil and SoftSwim stand for a sanitizer without chlorine.',
    'Marcas de biguanida como Baquacil y SoftSwim son un desinfectante sin cloro.',
  ],
  [
    'Free chlorine that falls far in the sun every afternoon can call for more stabilizer: test cyanuric acid first, and add it only when it is low.',
    'El cloro libre que baja mucho cada tarde con el sol puede pedir más estabilizador: primero mide el ácido cianúrico y agrégalo solo si está bajo.',
  ],
  [
    'Trichlor tablets have a long shelf life; liquid chlorine has a short one.',
    'Las tabletas de tricloro duran mucho guardadas; el cloro líquido dura poco.',
  ],
  ['Iron is the most common metal in well water.', 'El hierro es el metal más común en agua de pozo.'],
  [
    'Copper is the metal that comes from a corroding heat exchanger.',
    'El cobre es el metal que viene de un intercambiador de calor que se corroe.',
  ],
  ['Vials are rinsed to remove old reagent and old sample.', 'Los tubos se enjuagan para quitar reactivo y muestra anteriores.'],
  ['Bicarb is short for sodium bicarbonate.', 'Bicarb es abreviatura en inglés de bicarbonato de sodio.'],
  [
    'The main limitation of ozone is that it leaves no lasting residual.',
    'La limitación principal del ozono es que no deja un residual duradero.',
  ],
  [
    'In a plaster pool a calcium hardness under 200 ppm is too low, and over about 500 ppm tends to cause scale.',
    'En una piscina de yeso una dureza de calcio bajo 200 ppm es muy baja, y sobre unas 500 ppm tiende a causar sarro.',
  ],
  ['A calcium hardness of 50 or 60 ppm is too low for plaster.', 'Una dureza de calcio de 50 o 60 ppm es muy baja para el yeso.'],
  [
    'A calcium hardness of 800 or 900 ppm is too high and tends to cause scale.',
    'Una dureza de calcio de 800 o 900 ppm es muy alta y tiende a causar sarro.',
  ],
  ['A pH of 6.8 is too low for a pool and a pH of 8.2 is too high.', 'Un pH de 6.8 es muy bajo para una piscina y uno de 8.2 es muy alto.'],
  ['A total alkalinity of 200 ppm is too high and makes pH drift up.', 'Una alcalinidad total de 200 ppm es muy alta y hace subir el pH.'],
  [
    'A cyanuric acid of 150 ppm is too high, and one of zero lets the sun destroy chlorine outdoors.',
    'Un ácido cianúrico de 150 ppm es muy alto, y con cero el sol destruye el cloro al aire libre.',
  ],
  ['Treatment for any algae includes brushing and chlorine.', 'El tratamiento de cualquier alga incluye cepillar y cloro.'],
  [
    'Copper algaecide can turn the water clear green, because the cause of the color is copper.',
    'El alguicida de cobre puede poner el agua verde clara, porque la causa del color es el cobre.',
  ],
  [
    'Sequestrants need to be added again regularly, because chlorine breaks them down.',
    'Los secuestrantes se agregan de nuevo con regularidad, porque el cloro los descompone.',
  ],
  ['Flocculant is left to settle with the pump off.', 'El floculante se deja asentar con la bomba apagada.'],
  ['Clarifier is used with the pump and filter running.', 'El clarificador se usa con la bomba y el filtro encendidos.'],
  ['An overdose of thiosulfate causes a lasting loss of chlorine.', 'Una sobredosis de tiosulfato causa una pérdida de cloro que dura.'],
  ['Bleach decays faster in heat and light.', 'El cloro líquido se descompone más rápido con calor y luz.'],
  [
    'Stabilizer from dichlor keeps accumulating in a hot tub, so dichlor is used for a limited time after each refill.',
    'El estabilizador del dicloro se va acumulando en un jacuzzi, así que el dicloro se usa un tiempo limitado tras cada llenado.',
  ],
  ['Low pH does not cause scale.', 'Un pH bajo no causa sarro.'],
];
