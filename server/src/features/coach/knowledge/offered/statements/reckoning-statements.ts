// Short true sentences of pool arithmetic, doses and water balance as courses put them, English and Spanish.
import type { Statement } from '../statement.ts';

export const RECKONING_STATEMENTS: readonly Statement[] = [
  [
    'The volume of a rectangular pool in gallons is length times width times average depth, in feet, times 7.5 (7.48).',
    'El volumen de una piscina rectangular en galones es largo por ancho por profundidad media, en pies, por 7.5 (7.48).',
  ],
  [
    'The average depth of a pool with an even slope is the shallow depth plus the deep depth, divided by two.',
    'La profundidad media con pendiente pareja es la parte baja más la honda, entre dos.',
  ],
  [
    'A pool from 3 feet to 9 feet deep has an average depth of 6 feet.',
    'Una piscina de 3 a 9 pies de hondo tiene una profundidad media de 6 pies.',
  ],
  [
    'A pool of 20 by 40 feet with an average depth of 5 feet holds about 30,000 gallons.',
    'Una piscina de 20 por 40 pies con 5 pies de profundidad media tiene unos 30,000 galones.',
  ],
  [
    'The volume of a round pool in gallons is diameter times diameter times average depth, in feet, times 5.9.',
    'El volumen de una piscina redonda en galones es diámetro por diámetro por profundidad media, en pies, por 5.9.',
  ],
  [
    'The volume of an oval pool in gallons is length times width times average depth, in feet, times 5.9.',
    'El volumen de una piscina ovalada en galones es largo por ancho por profundidad media, en pies, por 5.9.',
  ],
  [
    'The area of a circle is 3.14 times the radius squared, which is 0.785 times the diameter squared.',
    'El área de un círculo es 3.14 por el radio al cuadrado, o sea 0.785 por el diámetro al cuadrado.',
  ],
  [
    'The area of an oval (ellipse) is 0.785 times its length times its width.',
    'El área de un óvalo (elipse) es 0.785 por su largo por su ancho.',
  ],
  [
    'The area of a kidney-shaped pool is about 0.45 times the length times the sum of its two widths.',
    'El área de una piscina de riñón es cerca de 0.45 por el largo por la suma de sus dos anchos.',
  ],
  [
    'The surface area of a rectangular pool is its length times its width, in square feet.',
    'El área de la superficie de una piscina rectangular es largo por ancho, en pies cuadrados.',
  ],
  ['The area of a triangle is half its base times its height.', 'El área de un triángulo es la mitad de la base por la altura.'],
  [
    'The perimeter of a rectangle is twice its length plus twice its width.',
    'El perímetro de un rectángulo es dos veces el largo más dos veces el ancho.',
  ],
  [
    'The circumference, the way around a circle, is 3.14 times the diameter.',
    'La circunferencia, la vuelta del círculo, es 3.14 por el diámetro.',
  ],
  [
    'An irregular (freeform) pool is split into simple shapes and the areas are added together.',
    'Una piscina irregular se divide en figuras simples y se suman las áreas.',
  ],
  [
    'One inch of water on a square foot of pool surface is 0.623 gallon.',
    'Una pulgada de agua en un pie cuadrado de superficie es 0.623 de galón.',
  ],
  [
    'The flow in gallons per minute is the volume in gallons divided by the turnover hours, divided by 60.',
    'El caudal en galones por minuto es el volumen en galones entre las horas de recirculación, entre 60.',
  ],
  [
    'A 36,000-gallon pool with a turnover of 6 hours needs a flow of 100 gpm.',
    'Una piscina de 36,000 galones con recirculación de 6 horas necesita un caudal de 100 gpm.',
  ],
  [
    'Turnover in hours is gallons divided by gallons per minute, divided by 60.',
    'La recirculación en horas es galones entre galones por minuto, entre 60.',
  ],
  [
    'After one turnover about 63 percent of the water has passed the filter, after four turnovers about 98 percent.',
    'Tras una recirculación cerca de 63 por ciento del agua pasó por el filtro; tras cuatro, cerca de 98 por ciento.',
  ],
  [
    'A flow of 60 gpm through a filter of 3 square feet is a filter rate of 20 gpm per square foot.',
    'Un caudal de 60 gpm en un filtro de 3 pies cuadrados es una tasa de 20 gpm por pie cuadrado.',
  ],
  [
    'One inch of mercury (Hg) on a vacuum gauge is 1.13 feet of head.',
    'Una pulgada de mercurio (Hg) en el vacuómetro es 1.13 pies de carga.',
  ],
  [
    'Total dynamic head from gauges is the psi times 2.31 plus the inches of mercury times 1.13, in feet.',
    'La carga dinámica total por manómetros es psi por 2.31 más pulgadas de mercurio por 1.13, en pies.',
  ],
  [
    'A depth of 10 feet of water presses with about 4.3 psi, because each foot of water is 0.433 psi.',
    'Diez pies de agua hacen una presión de unos 4.3 psi, porque cada pie de agua es 0.433 psi.',
  ],
  [
    'One part per million is one pound in a million pounds of water, or 8.33 to 8.34 pounds in a million gallons.',
    'Una parte por millón es una libra en un millón de libras de agua, o unas 8.33 a 8.34 libras en un millón de galones.',
  ],
  ['One percent is 10,000 parts per million (ppm).', 'Uno por ciento es 10,000 partes por millón (ppm).'],
  [
    'A dose for another pool is the label dose times your gallons divided by the label’s gallons, times your ppm change divided by the label’s ppm change.',
    'La dosis para otra piscina es la de la etiqueta por tus galones entre los de la etiqueta, por tu cambio de ppm entre el de la etiqueta.',
  ],
  [
    'About 1.4 pounds of baking soda raise the total alkalinity of 10,000 gallons by 10 ppm.',
    'Cerca de 1.4 libras de bicarbonato suben 10 ppm la alcalinidad total de 10,000 galones.',
  ],
  [
    'About 1.2 pounds of 77% calcium chloride raise the calcium hardness of 10,000 gallons by 10 ppm.',
    'Cerca de 1.2 libras de cloruro de calcio al 77% suben 10 ppm la dureza de calcio de 10,000 galones.',
  ],
  [
    'About 13 ounces (0.83 pound) of cyanuric acid raise the stabilizer of 10,000 gallons by 10 ppm.',
    'Cerca de 13 onzas (0.83 libras) de ácido cianúrico suben 10 ppm el estabilizador de 10,000 galones.',
  ],
  [
    'About 10 fluid ounces of 12.5% liquid chlorine raise the free chlorine of 10,000 gallons by 1 ppm.',
    'Cerca de 10 onzas líquidas de cloro líquido al 12.5% suben 1 ppm el cloro libre de 10,000 galones.',
  ],
  [
    'About 2 ounces of 65% cal-hypo raise the free chlorine of 10,000 gallons by 1 ppm.',
    'Cerca de 2 onzas de hipoclorito de calcio al 65% suben 1 ppm el cloro libre de 10,000 galones.',
  ],
  [
    'About 26 fluid ounces of muriatic acid lower the total alkalinity of 10,000 gallons by 10 ppm.',
    'Cerca de 26 onzas líquidas de ácido muriático bajan 10 ppm la alcalinidad total de 10,000 galones.',
  ],
  [
    'About 83 pounds of salt raise the salt level of 10,000 gallons by 1,000 ppm.',
    'Cerca de 83 libras de sal suben 1,000 ppm la sal de 10,000 galones.',
  ],
  [
    'One gallon of 10% liquid chlorine adds 10 ppm of chlorine to 10,000 gallons.',
    'Un galón de cloro líquido al 10% agrega 10 ppm de cloro a 10,000 galones.',
  ],
  [
    'Each 10 ppm of free chlorine from trichlor adds about 6 ppm of cyanuric acid.',
    'Cada 10 ppm de cloro libre de tricloro agregan unas 6 ppm de ácido cianúrico.',
  ],
  [
    'Each 10 ppm of free chlorine from dichlor adds about 9 ppm of cyanuric acid.',
    'Cada 10 ppm de cloro libre de dicloro agregan unas 9 ppm de ácido cianúrico.',
  ],
  [
    'Each 10 ppm of free chlorine from cal-hypo adds about 7 ppm of calcium hardness.',
    'Cada 10 ppm de cloro libre de hipoclorito de calcio agregan unas 7 ppm de dureza de calcio.',
  ],
  [
    'By the operator’s rule breakpoint is ten times (10 times) the combined chlorine; the chemistry itself usually needs less.',
    'Según la regla del operador, el punto de quiebre es diez veces (10) el cloro combinado; la química en sí suele pedir menos.',
  ],
  [
    'With 0.5 ppm of combined chlorine the breakpoint rule asks for 5 ppm of free chlorine.',
    'Con 0.5 ppm de cloro combinado la regla del punto de quiebre pide 5 ppm de cloro libre.',
  ],
  [
    'With a total chlorine of 3.0 ppm and a free chlorine of 2.2 ppm the combined chlorine is 0.8 ppm.',
    'Con cloro total de 3.0 ppm y cloro libre de 2.2 ppm, el cloro combinado es 0.8 ppm.',
  ],
  [
    'Draining and refilling half (50 percent) of the water cuts cyanuric acid, calcium hardness or salt in half, if the fill water has none.',
    'Cambiar la mitad (50 por ciento) del agua baja a la mitad el ácido cianúrico, la dureza o la sal, si el agua nueva no trae.',
  ],
  [
    'To go from 120 ppm to 40 ppm of cyanuric acid two thirds (67 percent) of the water are replaced.',
    'Para ir de 120 a 40 ppm de ácido cianúrico se cambian dos tercios (67 por ciento) del agua.',
  ],
  [
    'The BTU to heat a pool are gallons times 8.33 times the rise in degrees Fahrenheit.',
    'Los BTU para calentar una piscina son galones por 8.33 por los grados Fahrenheit que sube.',
  ],
  ['One therm of natural gas is 100,000 BTU.', 'Un therm de gas natural es 100,000 BTU.'],
  ['One kilowatt-hour of electricity is 3,412 BTU of heat.', 'Un kilovatio-hora de electricidad es 3,412 BTU de calor.'],
  ['Watts are volts times amps.', 'Los vatios son voltios por amperios.'],
  ['One horsepower is 746 watts.', 'Un caballo de fuerza es 746 vatios.'],
  [
    'The energy cost of a pump is watts divided by 1,000, times hours, times the price per kilowatt-hour.',
    'El costo de energía de una bomba es vatios entre 1,000, por horas, por el precio del kilovatio-hora.',
  ],
  [
    'Celsius is Fahrenheit minus 32, times 5, divided by 9; Fahrenheit is Celsius times 1.8 plus 32.',
    'Celsius es Fahrenheit menos 32, por 5, entre 9; Fahrenheit es Celsius por 1.8 más 32.',
  ],
  [
    'One cubic yard is 27 cubic feet, and one square yard is 9 square feet.',
    'Una yarda cúbica son 27 pies cúbicos, y una yarda cuadrada, 9 pies cuadrados.',
  ],
  [
    'One gallon is 4 quarts, 8 pints or 16 cups; one quart is 32 fluid ounces and one cup 8 fluid ounces.',
    'Un galón son 4 cuartos, 8 pintas o 16 tazas; un cuarto son 32 onzas líquidas y una taza, 8.',
  ],
  ['One tablespoon is three teaspoons, or half a fluid ounce.', 'Una cucharada son tres cucharaditas, o media onza líquida.'],
  ['One pound is 454 grams, and one kilogram is 2.2 pounds.', 'Una libra son 454 gramos, y un kilogramo, 2.2 libras.'],
  ['One meter is 3.28 feet, and one inch is 2.54 centimeters.', 'Un metro son 3.28 pies, y una pulgada, 2.54 centímetros.'],
  [
    'A fluid ounce measures volume and an ounce measures weight: only for water are they about the same.',
    'La onza líquida mide volumen y la onza mide peso: son casi iguales solo en agua.',
  ],
  [
    'In the Langelier index the temperature factor of 84 °F is 0.7 and that of 76 °F is 0.6.',
    'En el índice de Langelier el factor de temperatura de 84 °F es 0.7 y el de 76 °F es 0.6.',
  ],
  [
    'In the Langelier index the calcium factor of 200 ppm is 1.9, of 300 ppm 2.1 and of 400 ppm 2.2.',
    'En el índice de Langelier el factor de calcio de 200 ppm es 1.9, de 300 ppm 2.1 y de 400 ppm 2.2.',
  ],
  [
    'In the Langelier index the alkalinity factor of 100 ppm is 2.0, of 75 ppm 1.9 and of 150 ppm 2.2.',
    'En el índice de Langelier el factor de alcalinidad de 100 ppm es 2.0, de 75 ppm 1.9 y de 150 ppm 2.2.',
  ],
  [
    'The Langelier constant is 12.1 below 1,000 ppm of total dissolved solids and 12.2 at 1,000 ppm or more.',
    'La constante de Langelier es 12.1 con menos de 1,000 ppm de sólidos disueltos y 12.2 con 1,000 ppm o más.',
  ],
  [
    'Water of pH 7.5, 84 °F, 300 ppm of calcium and 100 ppm of alkalinity has a saturation index of +0.2 and is balanced.',
    'El agua con pH 7.5, 84 °F, 300 ppm de calcio y 100 ppm de alcalinidad tiene un índice de saturación de +0.2 y está equilibrada.',
  ],
  [
    'A pH change of one tenth (0.1) changes the saturation index by 0.1.',
    'Un cambio de pH de una décima (0.1) cambia el índice de saturación en 0.1.',
  ],
  [
    'When cyanuric acid is in the water, about one third of it is subtracted from total alkalinity for the saturation index.',
    'Con ácido cianúrico en el agua, para el índice se resta cerca de un tercio de él a la alcalinidad total.',
  ],
  [
    'Without stabilizer about half (52 percent) of free chlorine is hypochlorous acid at pH 7.5, and about 69 percent at pH 7.2.',
    'Sin estabilizador cerca de la mitad (52 por ciento) del cloro libre es ácido hipocloroso con pH 7.5, y cerca de 69 por ciento con pH 7.2.',
  ],
  [
    'A pH of 6 is ten times more acidic than a pH of 7 and a hundred (100) times more acidic than a pH of 8, because the scale is logarithmic.',
    'Un pH de 6 es diez veces más ácido que uno de 7 y cien (100) veces más que uno de 8, porque la escala es logarítmica.',
  ],
  [
    'Acid lowers both pH and total alkalinity; aeration then raises pH alone, so both together bring alkalinity down.',
    'El ácido baja el pH y la alcalinidad total; luego la aireación sube solo el pH, así que juntos bajan la alcalinidad.',
  ],
  [
    'Calcium hardness is not lowered by any usual chemical: it is lowered by replacing water or by reverse osmosis.',
    'La dureza de calcio no baja con ningún químico usual: baja cambiando agua o con ósmosis inversa.',
  ],
  [
    'Calcium chloride gives off heat when it dissolves, so it is added slowly to a bucket of water.',
    'El cloruro de calcio suelta calor al disolverse; se agrega despacio a una cubeta de agua.',
  ],
  [
    'Salt, clarifier and cyanuric acid do not raise calcium hardness; calcium chloride and cal-hypo do.',
    'La sal, el clarificador y el ácido cianúrico no suben la dureza de calcio; el cloruro de calcio y el hipoclorito de calcio sí.',
  ],
  [
    'Water is usually adjusted in the order total alkalinity, pH, calcium hardness and then stabilizer; chlorine that is too low does not wait for them.',
    'El agua suele ajustarse en este orden: alcalinidad total, pH, dureza de calcio y luego estabilizador; si falta cloro, el cloro no espera.',
  ],
  [
    'The usual range of total alkalinity is 60 to 120 ppm; many codes allow 60 to 180 ppm.',
    'El rango usual de alcalinidad total es de 60 a 120 ppm; muchos códigos permiten de 60 a 180 ppm.',
  ],
  [
    'The usual range of calcium hardness in a plaster pool is 200 to 400 ppm.',
    'El rango usual de dureza de calcio en una piscina de yeso es de 200 a 400 ppm.',
  ],
  [
    'The usual range of cyanuric acid in an outdoor pool is 30 to 50 ppm, and the most that the Model Aquatic Health Code allows is 90 ppm.',
    'El rango usual de ácido cianúrico al aire libre es de 30 a 50 ppm, y lo máximo del Código Modelo de Salud Acuática es 90 ppm.',
  ],
  [
    'A bather load limit is the pool area divided by the square feet that the code asks for each bather, such as 20 square feet.',
    'El límite de bañistas es el área entre los pies cuadrados que el código pide por persona, como 20 pies cuadrados.',
  ],
  [
    'A fall in a 1,000-square-foot pool of one inch is a loss of about 623 gallons.',
    'Una pulgada menos en una piscina de 1,000 pies cuadrados es una pérdida de unos 623 galones.',
  ],
];
