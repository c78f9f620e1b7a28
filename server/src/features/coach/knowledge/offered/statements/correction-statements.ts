// Short true sentences about what a value that is too high or too low does, and which product corrects it, English and Spanish.
import type { Statement } from '../statement.ts';

export const CORRECTION_STATEMENTS: readonly Statement[] = [
  ['Soda ash (sodium carbonate) is used to correct low pH.', 'El carbonato de sodio se usa para corregir un pH bajo.'],
  [
    'Sodium bicarbonate (baking soda) is used to correct low total alkalinity.',
    'El bicarbonato de sodio se usa para corregir una alcalinidad total baja.',
  ],
  [
    'Muriatic acid or sodium bisulfate is used to correct high pH and high total alkalinity.',
    'El ácido muriático o el bisulfato de sodio se usan para corregir un pH alto y una alcalinidad alta.',
  ],
  ['Calcium chloride is used to correct low calcium hardness.', 'El cloruro de calcio se usa para corregir una dureza de calcio baja.'],
  [
    'Partial draining and refilling (dilution) is used to correct high cyanuric acid, high calcium hardness, high salt and high TDS, as far as the fill water has less of them.',
    'Vaciar parte y rellenar (diluir) corrige el ácido cianúrico, la dureza de calcio, la sal y los TDS altos, si el agua nueva trae menos.',
  ],
  [
    'Sodium thiosulfate is used to correct a chlorine or bromine level that is too high.',
    'El tiosulfato de sodio se usa para corregir un cloro o bromo demasiado alto.',
  ],
  [
    'Calcium hypochlorite (cal-hypo) typically contains 65% available chlorine, some brands up to 78%.',
    'El hipoclorito de calcio suele contener 65% de cloro disponible, algunas marcas hasta 78%.',
  ],
  [
    'Sodium hypochlorite for pools typically contains 10 to 12.5% available chlorine.',
    'El hipoclorito de sodio para piscinas suele contener de 10 a 12.5% de cloro disponible.',
  ],
  [
    'Sodium hypochlorite (liquid chlorine, bleach) loses strength fastest in storage of all chlorine products.',
    'El hipoclorito de sodio (cloro líquido) es el producto de cloro que más rápido pierde fuerza guardado.',
  ],
  [
    'Dichlor (dichlor granules) is the stabilized chlorine that dissolves fastest and is nearly pH neutral at first.',
    'El dicloro granulado es el cloro estabilizado que más rápido se disuelve y es casi neutro al agregarlo.',
  ],
  [
    'Lithium hypochlorite and sodium hypochlorite add neither cyanuric acid nor calcium.',
    'El hipoclorito de litio y el de sodio no agregan ácido cianúrico ni calcio.',
  ],
  [
    'Chlorine gas is 100% available chlorine and forms hypochlorous acid and hydrochloric acid in water.',
    'El gas cloro es 100% cloro disponible y forma ácido hipocloroso y ácido clorhídrico en agua.',
  ],
  [
    'Cyanuric acid is also called stabilizer or conditioner; its formula is C3H3N3O3.',
    'El ácido cianúrico también se llama estabilizador o acondicionador; su fórmula es C3H3N3O3.',
  ],
  [
    'Potassium monopersulfate (potassium peroxymonosulfate) is the common chlorine-free oxidizer, called non-chlorine shock.',
    'El monopersulfato de potasio (peroximonosulfato) es el oxidante sin cloro más común, llamado choque sin cloro.',
  ],
  [
    'Sodium tetraborate is the chemical name of borax; boric acid has the formula H3BO3.',
    'Tetraborato de sodio es el nombre químico del bórax; el ácido bórico tiene la fórmula H3BO3.',
  ],
  ['Aluminum sulfate is the chemical name of alum, a flocculant.', 'Sulfato de aluminio es el nombre químico del alumbre, un floculante.'],
  [
    'Sodium bromide has the formula NaBr and is the salt from which bromine is made in water.',
    'El bromuro de sodio tiene la fórmula NaBr y es la sal de la que se hace bromo en el agua.',
  ],
  [
    'Polyhexamethylene biguanide (PHMB) is the chemical name of the sanitizer sold as Baquacil.',
    'Polihexametilen biguanida (PHMB) es el nombre químico del desinfectante vendido como Baquacil.',
  ],
  [
    'A product called pH plus or pH increaser is usually sodium carbonate; pH minus or pH decreaser is usually sodium bisulfate.',
    'Un producto para subir el pH suele ser carbonato de sodio; uno para bajarlo, bisulfato de sodio.',
  ],
  [
    'Hardness increaser is calcium chloride, and alkalinity increaser is sodium bicarbonate.',
    'El aumentador de dureza es cloruro de calcio, y el de alcalinidad es bicarbonato de sodio.',
  ],
  [
    'The product in pool tablets or pucks is usually trichlor; the product in bags of shock is often cal-hypo.',
    'Las tabletas de piscina suelen ser tricloro; las bolsas de choque suelen ser hipoclorito de calcio.',
  ],
  ['Water with a pH of 7.0 is considered neutral.', 'El agua con un pH de 7.0 se considera neutra.'],
  ['A pH below 7.0 makes water acidic and corrosive.', 'Un pH menor de 7.0 hace ácida y corrosiva el agua.'],
  ['A pH above 7.0 makes water basic (alkaline).', 'Un pH mayor de 7.0 hace básica (alcalina) el agua.'],
  [
    'A change of one pH unit changes acidity by a factor of 10 (tenfold).',
    'Un cambio de una unidad de pH cambia la acidez por un factor de 10.',
  ],
  ['Low total alkalinity leads to rapid pH changes (pH bounce).', 'Una alcalinidad total baja lleva a cambios rápidos de pH.'],
  [
    'High total alkalinity leads to a pH that resists change (pH lock) and drifts up, and often to cloudy water and scale.',
    'Una alcalinidad total alta lleva a un pH difícil de cambiar que tiende a subir, y a menudo a agua turbia y sarro.',
  ],
  [
    'Low pH leads to corrosion, etched plaster, eye irritation and, in a vinyl pool, a wrinkled liner.',
    'Un pH bajo lleva a corrosión, yeso desgastado, irritación de ojos y, en piscinas de vinilo, un liner arrugado.',
  ],
  [
    'High pH leads to scale, cloudy water, eye irritation and weak chlorine.',
    'Un pH alto lleva a sarro, agua turbia, irritación de ojos y cloro débil.',
  ],
  [
    'Low calcium hardness can lead to etching of plaster and pitting of concrete.',
    'Una dureza de calcio baja puede llevar a yeso desgastado y concreto picado.',
  ],
  ['High calcium hardness can lead to scale and cloudy water.', 'Una dureza de calcio alta puede llevar a sarro y agua turbia.'],
  [
    'Water with a positive saturation index, above about +0.3, tends to deposit scale.',
    'El agua con índice de saturación positivo, mayor de cerca de +0.3, tiende a depositar sarro.',
  ],
  [
    'Water with a negative saturation index, below about −0.3, tends to etch plaster and corrode metal.',
    'El agua con índice de saturación negativo, menor de cerca de −0.3, tiende a desgastar el yeso y corroer metales.',
  ],
  [
    'Scale is most likely under conditions of high pH and high calcium hardness.',
    'El sarro es más probable con pH alto y dureza de calcio alta.',
  ],
  [
    'Corrosion is most likely under conditions of low pH and low alkalinity.',
    'La corrosión es más probable con pH bajo y alcalinidad baja.',
  ],
  [
    'The five factors of the saturation index are pH, temperature, calcium hardness, total alkalinity and TDS.',
    'Los cinco factores del índice de saturación son pH, temperatura, dureza de calcio, alcalinidad total y TDS.',
  ],
  [
    'Carbon dioxide leaving the water makes pH rise, faster with high alkalinity, warm water and splashing.',
    'El dióxido de carbono que sale del agua hace subir el pH, más rápido con alcalinidad alta, agua caliente y salpicaduras.',
  ],
  ['1 ppm is equivalent to 1 mg/L.', '1 ppm equivale a 1 mg/L.'],
  ['There are 1,000 ppb in 1 ppm.', 'Hay 1,000 ppb en 1 ppm.'],
  ['A cubic foot of water weighs about 62.4 pounds.', 'Un pie cúbico de agua pesa cerca de 62.4 libras.'],
  [
    'A teaspoon is about 5 mL, a tablespoon about 15 mL, a fluid ounce about 30 mL and a cup about 237 mL.',
    'Una cucharadita son cerca de 5 mL, una cucharada 15 mL, una onza líquida 30 mL y una taza 237 mL.',
  ],
  ['Degrees Fahrenheit are degrees Celsius times 1.8 plus 32.', 'Los grados Fahrenheit son los Celsius por 1.8 más 32.'],
  [
    'High chlorine in the sample makes an alkalinity test turn yellow instead of red.',
    'El cloro alto en la muestra hace que la prueba de alcalinidad se ponga amarilla en vez de roja.',
  ],
  ['Test strips give quick but approximate results.', 'Las tiras dan resultados rápidos pero aproximados.'],
  [
    'Overstabilized water, with too much cyanuric acid, is fixed by replacing some of the water.',
    'El agua con demasiado estabilizador se corrige cambiando parte del agua.',
  ],
  ['Acid reduces both pH and total alkalinity.', 'El ácido reduce el pH y la alcalinidad total.'],
  ['When alkalinity is low and pH is low, add soda ash.', 'Cuando la alcalinidad y el pH están bajos, agrega carbonato de sodio.'],
  ['When alkalinity is low and pH is right, add baking soda.', 'Cuando la alcalinidad está baja y el pH bien, agrega bicarbonato.'],
  ['When alkalinity is high and pH is high, add acid.', 'Cuando la alcalinidad y el pH están altos, agrega ácido.'],
  [
    'When pH is low and alkalinity is right, aerate the water or add a little borax or soda ash.',
    'Cuando el pH está bajo y la alcalinidad bien, airea el agua o agrega un poco de bórax o carbonato de sodio.',
  ],
  [
    'Hot water deposits calcium scale more readily than cold water.',
    'El agua caliente deposita sarro de calcio con más facilidad que la fría.',
  ],
  [
    'A saturation index (LSI) that is too negative is raised with calcium chloride, baking soda or soda ash, whichever value is low.',
    'Un índice de saturación demasiado negativo se sube con cloruro de calcio, bicarbonato o carbonato de sodio, según lo que esté bajo.',
  ],
  [
    'A saturation index (LSI) that is too positive is lowered with acid, or by replacing water with softer water.',
    'Un índice de saturación demasiado positivo se baja con ácido o cambiando parte por agua más blanda.',
  ],
  [
    'Water that lacks calcium can take it from plaster, grout and concrete.',
    'El agua a la que le falta calcio puede tomarlo del yeso, las juntas y el concreto.',
  ],
  [
    'Corrosive water with low pH dissolves copper from heaters and pipes and turns water and stains blue-green.',
    'El agua corrosiva de pH bajo disuelve cobre de calentadores y tubos y deja color y manchas azul verdosas.',
  ],
  [
    'Cold winter water becomes more corrosive, because a lower temperature lowers the saturation index.',
    'El agua fría de invierno se vuelve más corrosiva, porque una temperatura menor baja el índice de saturación.',
  ],
  [
    'Vinyl liners do not dissolve like plaster, but low pH wrinkles and bleaches them.',
    'El vinilo no se disuelve como el yeso, pero un pH bajo lo arruga y decolora.',
  ],
  [
    'Total alkalinity is usually adjusted before pH, because it steadies the pH; chlorine that is too low does not wait for either.',
    'La alcalinidad total suele ajustarse antes que el pH, porque lo estabiliza; si falta cloro, el cloro no espera.',
  ],
  [
    'Eyes and skin are irritated by a pH that is too low or too high and by chloramines.',
    'Los ojos y la piel se irritan con un pH muy bajo o muy alto y con cloraminas.',
  ],
  [
    'Rainwater has almost no hardness and alkalinity and is slightly acidic.',
    'El agua de lluvia casi no tiene dureza ni alcalinidad y es un poco ácida.',
  ],
  [
    'Water that is added to make up for evaporation brings calcium and salts, so hardness and TDS climb over the years.',
    'El agua que repone la evaporación trae calcio y sales, así que la dureza y los TDS suben con los años.',
  ],
  [
    'A pH that is off the scale is brought back in steps, testing after each dose.',
    'Un pH fuera de escala se corrige por pasos, midiendo después de cada dosis.',
  ],
];
