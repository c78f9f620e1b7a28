// Short true sentences of water chemistry and testing as courses put them, English and Spanish.
import type { Statement } from '../statement.ts';

export const COURSE_STATEMENTS: readonly Statement[] = [
  [
    'Chlorine is most effective at a low pH, but a pool stays at 7.2 or above: lower pH corrodes and irritates.',
    'El cloro es más eficaz con un pH bajo, pero la piscina se mantiene en 7.2 o más: un pH menor corroe e irrita.',
  ],
  ['Chlorine is least effective at a high pH.', 'El cloro es menos eficaz con un pH alto.'],
  ['Cyanuric acid protects chlorine from sunlight.', 'El ácido cianúrico protege el cloro del sol.'],
  [
    'A cartridge filter is not backwashed: with the pump off, the cartridge is taken out and hosed off.',
    'Un filtro de cartucho no se retrolava: con la bomba apagada se saca el cartucho y se enjuaga con manguera.',
  ],
  [
    'Cryptosporidium is not killed quickly by normal chlorine levels: it survives for days.',
    'El Cryptosporidium no muere pronto con niveles normales de cloro: sobrevive días.',
  ],
  [
    'When alkalinity is low, pH bounces and tends to fall; acid and rain move it far.',
    'Con alcalinidad baja el pH brinca y tiende a bajar; el ácido y la lluvia lo mueven mucho.',
  ],
  [
    'Liquid chlorine loses strength fastest when it is stored warm or in the sun.',
    'El cloro líquido pierde fuerza más rápido si se guarda en calor o al sol.',
  ],
  [
    'A rise in filter pressure with reduced flow means that the filter is dirty and needs cleaning or a backwash.',
    'Si sube la presión del filtro y baja el caudal, el filtro está sucio y necesita limpieza o retrolavado.',
  ],
  ['Sunlight and its ultraviolet rays destroy free chlorine.', 'La luz del sol y sus rayos ultravioleta destruyen el cloro libre.'],
  [
    'In a pool without a salt system, a TDS 1,500 ppm or more above the start-up level is a reason to drain part of the water and dilute it with fresh water.',
    'En una piscina sin sistema de sal, unos sólidos disueltos 1,500 ppm o más por encima del inicio son motivo para cambiar parte del agua.',
  ],
  [
    'By the affinity laws, twice the pump speed takes eight times (8 times) the power; it moves two times the flow against four times the head.',
    'Por las leyes de afinidad, el doble de velocidad pide ocho veces (8) la potencia; mueve el doble de caudal contra cuatro veces la carga.',
  ],
  [
    'A pool fence gate opens outward, away from the pool, and is self-closing and self-latching.',
    'La puerta de la cerca abre hacia afuera, lejos de la piscina, y se cierra y asegura sola.',
  ],
  [
    'Water clarity is adequate when the main drain or the bottom at the deepest point is clearly visible from the deck.',
    'La claridad del agua es suficiente cuando se ve bien desde el borde el desagüe de fondo o el piso en lo más hondo.',
  ],
  ['Blue-green stains come from copper.', 'Las manchas azul verdosas vienen del cobre.'],
  ['Brown, red and rust-colored stains come from iron.', 'Las manchas cafés, rojas o de óxido vienen del hierro.'],
  [
    'Black algae is the algae most resistant to chlorine: it has roots in the plaster and a protective layer.',
    'El alga negra es la más resistente al cloro: tiene raíces en el yeso y una capa que la protege.',
  ],
  [
    'Indoors the best chlorine is one without stabilizer, such as liquid chlorine or cal-hypo.',
    'Bajo techo el mejor cloro es uno sin estabilizador, como el líquido o el hipoclorito de calcio.',
  ],
  ['Chlorine works better at a lower pH.', 'El cloro trabaja mejor con un pH más bajo.'],
  [
    'Total alkalinity is the ability of water to resist changes in pH; it is measured in ppm as calcium carbonate.',
    'La alcalinidad total es la capacidad del agua de resistir cambios de pH; se mide en ppm de carbonato de calcio.',
  ],
  [
    'pH measures how acidic or basic water is, on a scale from 0 to 14; each whole step is ten times more or less acidic.',
    'El pH mide qué tan ácida o básica es el agua, de 0 a 14; cada unidad es diez veces más o menos ácida.',
  ],
  [
    'Hypochlorous acid is the most powerful sanitizer form of chlorine in pool water, many times stronger than the hypochlorite ion.',
    'El ácido hipocloroso es la forma más fuerte del cloro en la piscina, mucho más que el ion hipoclorito.',
  ],
  [
    'Chlorine gas is the only chlorine that is 100% available chlorine; it is toxic and heavier than air, so it collects low.',
    'El gas de cloro es 100% cloro disponible; es tóxico y más pesado que el aire, y se junta abajo.',
  ],
  [
    'Available chlorine tells how strong a chlorine product is: trichlor about 90%, cal-hypo 65 to 78%, dichlor 56 to 62%, liquid chlorine 10 to 12.5%.',
    'El cloro disponible dice qué tan fuerte es un producto: tricloro cerca de 90%, hipoclorito de calcio 65 a 78%, dicloro 56 a 62%, cloro líquido 10 a 12.5%.',
  ],
  [
    'Liquid chlorine loses strength in storage, faster in heat and sunlight.',
    'El cloro líquido pierde fuerza guardado, más rápido con calor y sol.',
  ],
  [
    'Sanitizing kills germs; oxidizing burns up sweat, oils and other waste; clarity comes from filtration.',
    'Desinfectar mata gérmenes; oxidar quema sudor, grasas y residuos; la claridad viene del filtrado.',
  ],
  [
    'Ammonia and nitrogen from sweat and urine combine with chlorine to chloramines.',
    'El amoníaco y el nitrógeno del sudor y la orina se combinan con el cloro en cloraminas.',
  ],
  [
    'Shock or superchlorination destroys combined chlorine; partial doses below breakpoint make the smell worse.',
    'El choque o supercloración destruye el cloro combinado; quedarse antes del punto de quiebre empeora el olor.',
  ],
  [
    'Sodium thiosulfate neutralizes chlorine; a drop of it corrects a pH or alkalinity sample with too much chlorine, but it spoils a chlorine test.',
    'El tiosulfato de sodio neutraliza el cloro; una gota corrige una muestra de pH o alcalinidad con demasiado cloro, pero arruina la de cloro.',
  ],
  [
    'Water makes scale when pH, calcium hardness, alkalinity and temperature are high: high pH with high calcium deposits calcium carbonate.',
    'El agua forma sarro cuando pH, dureza, alcalinidad y temperatura son altos: el pH alto con calcio alto deja carbonato de calcio.',
  ],
  [
    'Water is corrosive when pH, calcium hardness, alkalinity and temperature are low.',
    'El agua es corrosiva cuando pH, dureza, alcalinidad y temperatura son bajos.',
  ],
  [
    'Scale is calcium carbonate: a white line or crust at the waterline; vinegar or a tile cleaner removes it; a wet pumice stone is for tile and concrete only, because it scratches vinyl, fiberglass and glass tile.',
    'El sarro es carbonato de calcio: una línea o costra blanca en el borde del agua; se quita con vinagre o limpiador de azulejo; la piedra pómez mojada es solo para azulejo y concreto, porque raya el vinilo, la fibra y el azulejo de vidrio.',
  ],
  [
    'Etching means that water dissolves plaster: the surface gets rough and pitted; usually the saturation index was too low.',
    'El desgaste es agua que disuelve el yeso: la superficie queda áspera y picada; por lo general el índice de saturación era muy bajo.',
  ],
  [
    'Carbonate alkalinity is total alkalinity minus about a third of the cyanuric acid.',
    'La alcalinidad de carbonatos es la total menos cerca de un tercio del ácido cianúrico.',
  ],
  [
    'Borates slow the rise of pH and make water feel softer; they are kept at about 30 to 50 ppm.',
    'Los boratos frenan la subida del pH y hacen el agua más suave; se mantienen en cerca de 30 a 50 ppm.',
  ],
  [
    'Phosphates and nitrates feed algae, but enough free chlorine keeps algae away.',
    'Los fosfatos y nitratos alimentan algas, pero con suficiente cloro libre no crecen.',
  ],
  [
    'Iron, copper and manganese stain when chlorine oxidizes them or pH rises.',
    'El hierro, el cobre y el manganeso manchan cuando el cloro los oxida o sube el pH.',
  ],
  [
    'Copper comes from corroded heaters, from copper algaecides and from ionizers.',
    'El cobre viene de calentadores corroídos, alguicidas de cobre e ionizadores.',
  ],
  [
    'Purple stains are often copper cyanurate, from copper with much cyanuric acid.',
    'Las manchas moradas suelen ser cianurato de cobre, de cobre con mucho ácido cianúrico.',
  ],
  ['Green hair comes from copper in the water, not from chlorine.', 'El pelo verde viene del cobre en el agua, no del cloro.'],
  [
    'Chlorine in a hot tub is lost faster than in a pool because of the higher temperature, aeration by the jets, and many bathers in little water.',
    'En un jacuzzi el cloro se pierde más rápido que en una piscina por la temperatura, el aire de los chorros y mucha gente en poca agua.',
  ],
  [
    'pH rises in a hot tub because jets and aeration drive out carbon dioxide.',
    'El pH sube en un jacuzzi porque los chorros y el aire sacan dióxido de carbono.',
  ],
  [
    'A salt pool’s pH climbs because the cell’s hydrogen bubbles drive carbon dioxide out.',
    'En una piscina de sal el pH sube porque las burbujas de hidrógeno de la celda sacan dióxido de carbono.',
  ],
  [
    'Stabilizer dissolves slowly, so it shows in a test after about a week.',
    'El estabilizador se disuelve lento y aparece en el análisis en cerca de una semana.',
  ],
  [
    'Indoor pools need no cyanuric acid, because no sunlight reaches the chlorine.',
    'Las piscinas techadas no necesitan ácido cianúrico, porque el sol no llega al cloro.',
  ],
  [
    'Biguanide (PHMB) is a sanitizer that must not meet chlorine; hydrogen peroxide is its oxidizer.',
    'La biguanida (PHMB) es un desinfectante que no debe juntarse con cloro; su oxidante es el peróxido de hidrógeno.',
  ],
  [
    'Quaternary ammonium algaecides (quats) can foam; polyquats foam little; copper algaecides stain.',
    'Los alguicidas de amonio cuaternario (quats) pueden hacer espuma; los polyquats casi no; los de cobre manchan.',
  ],
  [
    'A false zero chlorine reading comes from bleached DPD when chlorine is very high.',
    'Un cero falso de cloro viene de DPD blanqueado cuando el cloro es muy alto.',
  ],
  [
    'Turbidity is the cloudiness of water; the main drain has to be clearly visible.',
    'La turbidez es lo turbio del agua; el drenaje del fondo debe verse con claridad.',
  ],
  [
    'Test results are logged with date and time, so that trends show and an inspector can see them.',
    'Los análisis se anotan con fecha y hora, para ver tendencias y mostrarlos al inspector.',
  ],
  [
    'Comparators compare the color of a sample with standards; photometers measure the light that passes through it.',
    'Los comparadores comparan el color de la muestra con patrones; los fotómetros miden la luz que la atraviesa.',
  ],
  [
    'Test strips are quick and the least precise; drop kits (titration) are more precise.',
    'Las tiras son rápidas y las menos precisas; los kits de gotas (titulación) son más precisos.',
  ],
  ['OTO measures only total chlorine and turns yellow.', 'La OTO solo mide cloro total y se pone amarilla.'],
  [
    'To raise pH without raising alkalinity much, aerate; to raise alkalinity without raising pH much, add baking soda.',
    'Para subir el pH sin subir mucho la alcalinidad, airea; para subir la alcalinidad sin subir mucho el pH, agrega bicarbonato.',
  ],
  [
    'Products that lower pH are muriatic acid, dry acid (sodium bisulfate) and carbon dioxide.',
    'Los productos que bajan el pH son el ácido muriático, el ácido seco (bisulfato de sodio) y el dióxido de carbono.',
  ],
  [
    'Products that raise pH are soda ash, borax and caustic soda.',
    'Los productos que suben el pH son el carbonato de sodio, el bórax y la sosa cáustica.',
  ],
  [
    'Sulfate from dry acid can attack plaster and salt cells when it builds up.',
    'El sulfato del ácido seco puede atacar el yeso y las celdas de sal cuando se acumula.',
  ],
  [
    'Distribute acid around the deep end with the pump running, away from walls, steps, skimmers and people.',
    'Reparte el ácido por lo hondo con la bomba encendida, lejos de paredes, escalones, skimmers y gente.',
  ],
  ['Chemicals are added to the pool when no one is in the water.', 'Los químicos se agregan cuando nadie está en el agua.'],
  [
    'Balanced water neither dissolves nor deposits minerals: pH, alkalinity, hardness, temperature and dissolved solids fit together.',
    'El agua equilibrada no disuelve ni deposita minerales: pH, alcalinidad, dureza, temperatura y sólidos van juntos.',
  ],
  [
    'The most important factor of water balance is pH, because it changes fastest and has the largest effect.',
    'El factor más importante del equilibrio es el pH: cambia más rápido y pesa más.',
  ],
  [
    'Usually adjust alkalinity before pH, because alkalinity decides how far pH moves.',
    'Por lo general ajusta la alcalinidad antes que el pH, porque decide cuánto se mueve el pH.',
  ],
  [
    'Colder water has a lower saturation index, so it is more aggressive in winter; heating water raises the index.',
    'El agua fría tiene un índice más bajo y es más agresiva en invierno; calentarla lo sube.',
  ],
  [
    'Chlorine works best at a pH of 7.2 to 7.6, where much of it is hypochlorous acid.',
    'El cloro trabaja mejor con pH de 7.2 a 7.6, donde mucho es ácido hipocloroso.',
  ],
  [
    'At pH 8.0 only about a fifth to a quarter of the chlorine is hypochlorous acid, where there is no stabilizer.',
    'Con pH 8.0 solo cerca de un cuarto del cloro es ácido hipocloroso, si no hay estabilizador.',
  ],
  [
    'Chlorine that is bound to nitrogen as chloramine disinfects poorly and irritates; inorganic chloramines gas off into the air of indoor pools.',
    'El cloro unido al nitrógeno como cloramina desinfecta mal e irrita; en piscinas techadas pasa al aire.',
  ],
  [
    'Indoor pools need fresh air and good ventilation to carry chloramines away from the water surface.',
    'Las piscinas techadas necesitan aire fresco y buena ventilación para llevarse las cloraminas.',
  ],
  [
    'Source water is tested for hardness, alkalinity, pH, iron, copper and phosphates before a pool is filled.',
    'Antes de llenar se miden dureza, alcalinidad, pH, hierro, cobre y fosfatos en el agua de llenado.',
  ],
  [
    'High total dissolved solids in a pool without salt show old water: it can look dull, taste salty and speed up corrosion.',
    'Muchos sólidos disueltos en una piscina sin sal muestran agua vieja: puede verse algo turbia, saber salada y acelerar la corrosión.',
  ],
  [
    'A sequestering agent keeps metals and calcium dissolved; it has to be renewed because chlorine breaks it down.',
    'Un secuestrante mantiene disueltos metales y calcio; se renueva porque el cloro lo descompone.',
  ],
  [
    'Winter algaecide helps while a pool is closed; it does not replace clean, balanced water.',
    'El alguicida de invierno ayuda con la piscina cerrada; no sustituye agua limpia y equilibrada.',
  ],
  [
    'Algae grow with sunlight, warmth, food and too little chlorine or circulation; brushing breaks their layer.',
    'Las algas crecen con sol, calor, alimento y poco cloro o circulación; cepillar rompe su capa.',
  ],
  [
    'Free chlorine that falls more than 1 ppm overnight, without sun, points to algae or other organic waste.',
    'Si el cloro libre baja más de 1 ppm de noche, sin sol, es señal de algas u otro residuo orgánico.',
  ],
  [
    'Reagents are held upright and drops fall free and equal; a tilted bottle gives wrong counts.',
    'Los frascos de reactivo se sostienen derechos y las gotas caen iguales; inclinado cuenta mal.',
  ],
  [
    'Rinse the test cell with pool water before and after each test; do not cover it with a finger.',
    'Enjuaga el tubo con agua de la piscina antes y después de cada prueba; no lo tapes con el dedo.',
  ],
  [
    'Daily tests at public pools are free and total chlorine and pH, usually several times a day; alkalinity is usually weekly and hardness monthly.',
    'En piscinas públicas se miden cloro libre, total y pH a diario, por lo general varias veces; la alcalinidad suele ser semanal y la dureza mensual.',
  ],
  [
    'Ascorbic acid or a sequestrant treatment needs low chlorine while it works.',
    'El ácido ascórbico o un secuestrante necesitan poco cloro mientras trabajan.',
  ],
  [
    'When you dilute muriatic acid, pour the acid into the water; never pour water into the acid.',
    'Al diluir ácido muriático, vierte el ácido en el agua; nunca viertas agua en el ácido.',
  ],
  [
    'Trichlor tablets used for months as the only sanitizer make pH and alkalinity drift down, and stabilizer climb.',
    'Las pastillas de tricloro usadas meses como único desinfectante hacen bajar el pH y la alcalinidad, y subir el estabilizador.',
  ],
  [
    'Bromine is the sanitizer that cyanuric acid does not protect from the sun; chlorine it does, whatever product it comes from.',
    'El bromo es el desinfectante que el ácido cianúrico no protege del sol; el cloro sí, venga del producto que venga.',
  ],
  [
    'Chlorine products are oxidizers: heat, moisture or contact with organic material can start a fire.',
    'Los productos de cloro son oxidantes: calor, humedad o contacto con materia orgánica pueden iniciar fuego.',
  ],
];
