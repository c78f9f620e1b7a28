// Short true sentences about balanced water: pH, alkalinity, hardness, saturation, solids and units, English and Spanish.
import type { Statement } from '../statement.ts';

export const BALANCE_STATEMENTS: readonly Statement[] = [
  [
    'pH is the negative logarithm of the hydrogen ion concentration: more hydrogen ions mean a lower pH.',
    'El pH es el logaritmo negativo de la concentración de iones de hidrógeno: más iones de hidrógeno, pH más bajo.',
  ],
  [
    'On the pH scale from 0 to 14, 7 is neutral; a pool at 7.5 is slightly basic (alkaline).',
    'En la escala de pH de 0 a 14, el 7 es neutro; una piscina a 7.5 es un poco básica (alcalina).',
  ],
  [
    'The recommended pH range of pool water is 7.2 to 7.8, and about 7.4 to 7.6 is ideal.',
    'El rango recomendado de pH es de 7.2 a 7.8, y lo ideal es cerca de 7.4 a 7.6.',
  ],
  [
    'Things that lower pH are acid, trichlor, chlorine gas, carbon dioxide, acid rain, and leaves and other organic matter.',
    'Bajan el pH el ácido, el tricloro, el gas cloro, el dióxido de carbono, la lluvia ácida y las hojas y otra materia orgánica.',
  ],
  [
    'Things that raise pH are soda ash, caustic soda, aeration, a salt cell, new plaster, high alkalinity and algae growth.',
    'Suben el pH el carbonato de sodio, la sosa, la aireación, una celda de sal, el yeso nuevo, la alcalinidad alta y las algas.',
  ],
  [
    'Algae take carbon dioxide out of the water, so pH rises in the sun.',
    'Las algas toman dióxido de carbono del agua y por eso el pH sube con el sol.',
  ],
  [
    'A buffer is a substance that resists changes of pH; the bicarbonate of total alkalinity is the main buffer of pool water.',
    'Un amortiguador es una sustancia que resiste cambios de pH; el bicarbonato de la alcalinidad total es el principal de la piscina.',
  ],
  [
    'At normal pool pH most of the total alkalinity is bicarbonate ions; carbonate ions appear above about pH 8.3.',
    'Con el pH normal de una piscina casi toda la alcalinidad total son iones bicarbonato; los de carbonato aparecen sobre pH 8.3.',
  ],
  [
    'Total alkalinity is made up of bicarbonate, carbonate and hydroxide, besides cyanurate and borate.',
    'La alcalinidad total se compone de bicarbonato, carbonato e hidróxido, además de cianurato y borato.',
  ],
  [
    'Signs of low total alkalinity are pH bounce, corrosion of metal, etched plaster and stains.',
    'Señales de alcalinidad total baja son pH que brinca, corrosión de metales, yeso desgastado y manchas.',
  ],
  [
    'Signs of high total alkalinity are a pH that is hard to change and drifts up, cloudy water, scale and heavy use of acid.',
    'Señales de alcalinidad total alta son un pH difícil de mover y que sube, agua turbia, sarro y mucho gasto de ácido.',
  ],
  [
    'For pools with trichlor or other acidic chlorine a higher alkalinity, about 100 to 120 ppm, is often advised; for liquid chlorine and cal-hypo about 80 to 100 ppm; for salt cells about 60 to 80 ppm.',
    'Con tricloro u otro cloro ácido se aconseja a menudo una alcalinidad más alta, de 100 a 120 ppm; con cloro líquido o hipoclorito de calcio, de 80 a 100 ppm; con celda de sal, de 60 a 80 ppm.',
  ],
  [
    'Carbon dioxide fed into water makes carbonic acid: it lowers pH without lowering total alkalinity.',
    'El dióxido de carbono forma ácido carbónico en el agua: baja el pH sin bajar la alcalinidad total.',
  ],
  [
    'Pouring acid lowers total alkalinity wherever it is poured; dumping it in one spot risks damage to the floor.',
    'El ácido baja la alcalinidad total lo eches donde lo eches; todo en un punto puede dañar el fondo.',
  ],
  [
    'Soda ash corrects a pH and an alkalinity that are both too low; baking soda corrects alkalinity alone.',
    'El carbonato de sodio corrige un pH y una alcalinidad que están bajos; el bicarbonato corrige solo la alcalinidad.',
  ],
  [
    'Calcium hardness is the dissolved calcium in water, stated in ppm as calcium carbonate.',
    'La dureza de calcio es el calcio disuelto en el agua, en ppm como carbonato de calcio.',
  ],
  [
    'Hard water has much calcium and magnesium; soft water has little and is aggressive to plaster and grout.',
    'El agua dura tiene mucho calcio y magnesio; la blanda tiene poco y es agresiva con el yeso y las juntas.',
  ],
  [
    'A water softener trades calcium and magnesium for sodium, so softened water has almost no hardness.',
    'Un suavizador cambia calcio y magnesio por sodio; el agua suavizada casi no tiene dureza.',
  ],
  ['One grain per gallon of hardness is 17.1 ppm.', 'Un grano por galón de dureza son 17.1 ppm.'],
  [
    'Low calcium hardness in a hot tub leads to foam and corrosion; most makers ask for about 150 to 250 ppm.',
    'La dureza de calcio baja en un jacuzzi causa espuma y corrosión; la mayoría de los fabricantes pide de 150 a 250 ppm.',
  ],
  [
    'Unlike most substances, calcium carbonate dissolves less in warm water than in cold, so scale forms on heaters first.',
    'Al contrario de casi todo, el carbonato de calcio se disuelve menos en agua caliente; por eso el sarro aparece primero en calentadores.',
  ],
  [
    'Saturated water holds all the calcium carbonate it can; undersaturated water is hungry and dissolves plaster; oversaturated water deposits scale.',
    'El agua saturada tiene todo el carbonato de calcio que puede; la subsaturada disuelve yeso y la sobresaturada deja sarro.',
  ],
  [
    'Wilfred Langelier developed the saturation index in 1936 to protect the pipes of city water systems.',
    'Wilfred Langelier desarrolló el índice de saturación en 1936 para proteger las tuberías del agua de la ciudad.',
  ],
  [
    'The saturation index equals pH plus temperature factor plus calcium factor plus alkalinity factor minus the TDS factor of 12.1.',
    'El índice de saturación es pH más factor de temperatura más factor de calcio más factor de alcalinidad menos 12.1, el factor de TDS.',
  ],
  [
    'A saturation index of 0 is ideal, about −0.3 to +0.3 is balanced, and many courses accept up to +0.5.',
    'Un índice de saturación de 0 es ideal, de −0.3 a +0.3 está equilibrado, y muchos cursos aceptan hasta +0.5.',
  ],
  [
    'Temperature factors of the Langelier index are about 0.4 at 60 °F, 0.6 at 76 °F, 0.7 at 84 °F and 0.8 at 94 °F.',
    'Los factores de temperatura del índice de Langelier son cerca de 0.4 a 60 °F, 0.6 a 76 °F, 0.7 a 84 °F y 0.8 a 94 °F.',
  ],
  [
    'The calcium factor of 100 ppm is 1.6 and of 800 ppm 2.5; the alkalinity factor of 50 ppm is 1.7.',
    'El factor de calcio de 100 ppm es 1.6 y de 800 ppm 2.5; el de alcalinidad de 50 ppm es 1.7.',
  ],
  [
    'Raising pH, alkalinity, calcium or temperature raises the saturation index; more TDS lowers it slightly.',
    'Subir pH, alcalinidad, calcio o temperatura sube el índice de saturación; más TDS lo baja un poco.',
  ],
  [
    'Of the saturation index factors TDS matters least and pH matters most.',
    'De los factores del índice de saturación, los TDS son los que menos pesan y el pH el que más.',
  ],
  [
    'A saturation index that is too negative is corrected by raising pH, alkalinity or calcium hardness, whichever is low; one that is too positive by lowering pH or alkalinity, or by replacing water.',
    'Un índice demasiado negativo se corrige subiendo pH, alcalinidad o dureza de calcio, lo que esté bajo; uno demasiado positivo, bajando pH o alcalinidad, o cambiando agua.',
  ],
  [
    'The Ryznar index is two times the saturation pH minus the pH; about 6 to 7 is balanced.',
    'El índice de Ryznar es dos veces el pH de saturación menos el pH; de 6 a 7 está equilibrado.',
  ],
  [
    'Balanced water can still be unsafe: the saturation index says nothing about disinfection.',
    'El agua equilibrada puede no ser segura: el índice de saturación no dice nada de la desinfección.',
  ],
  [
    'Signs of corrosive (aggressive) water are etched, rough plaster, missing grout, blue-green stains, a failing heater and wrinkled vinyl.',
    'Señales de agua corrosiva (agresiva) son yeso áspero y desgastado, juntas perdidas, manchas azul verdosas, calentador dañado y vinilo arrugado.',
  ],
  [
    'Signs of scale-forming water are cloudy water, rough white deposits, a clogged heater and filter, and reduced flow.',
    'Señales de agua que deja sarro son agua turbia, depósitos blancos ásperos, calentador y filtro tapados y menos flujo.',
  ],
  [
    'Scale in a heater works as insulation: it cuts heat transfer and efficiency and can overheat the tubes.',
    'El sarro en un calentador aísla: baja la transferencia de calor y la eficiencia y puede sobrecalentar los tubos.',
  ],
  [
    'Calcium nodules are small bumps where calcium seeps out through a void or crack in plaster.',
    'Los nódulos de calcio son bultitos donde el calcio sale por un hueco o grieta del yeso.',
  ],
  [
    'Total dissolved solids (TDS) come from chemicals, salt, bather waste, fill water and evaporation.',
    'Los sólidos disueltos totales (TDS) vienen de químicos, sal, residuos de bañistas, agua de llenado y evaporación.',
  ],
  [
    'High TDS increases conductivity and so galvanic corrosion, and can dull the water and its taste.',
    'Los TDS altos suben la conductividad y con ella la corrosión galvánica, y pueden opacar el agua y darle sabor.',
  ],
  [
    'In a salt pool TDS is high because of the salt; what counts is the TDS above the salt.',
    'En una piscina de sal los TDS son altos por la sal; cuenta lo que hay además de la sal.',
  ],
  [
    'Suspended solids are particles that a filter can catch; dissolved solids pass through the filter.',
    'Los sólidos suspendidos son partículas que un filtro atrapa; los disueltos pasan por el filtro.',
  ],
  [
    'Borates (as borax or boric acid) buffer against a rise of pH, at 30 to 50 ppm, and make salt cells scale less.',
    'Los boratos (bórax o ácido bórico) frenan la subida del pH, con 30 a 50 ppm, y reducen el sarro en celdas de sal.',
  ],
  [
    'Boric acid adds borates and lowers pH only a little; borax raises pH, which is brought down afterwards with acid.',
    'El ácido bórico agrega boratos y baja el pH solo un poco; el bórax sube el pH, que después se corrige con ácido.',
  ],
  [
    'Borates are lost by draining, splash and backwash, do not evaporate, and are added about once a season.',
    'Los boratos se pierden al vaciar, salpicar y retrolavar, no se evaporan y se agregan cerca de una vez por temporada.',
  ],
  [
    'Correct one value at a time and in steps, because chemicals act on each other and an overdose has to be undone.',
    'Corrige un valor a la vez y por pasos, porque los productos se afectan entre sí y una sobredosis hay que deshacerla.',
  ],
  [
    'Calcium chloride and soda ash or baking soda are not added one right after the other, because calcium carbonate clouds the water; wait several hours.',
    'El cloruro de calcio y el carbonato de sodio o el bicarbonato no se agregan uno tras otro, porque el carbonato de calcio enturbia; espera varias horas.',
  ],
  [
    'When pH and calcium hardness are both high, calcium carbonate precipitates and the water turns milky.',
    'Si el pH y la dureza de calcio están altos, precipita carbonato de calcio y el agua queda lechosa.',
  ],
  [
    'Splash, backwash, leaks and draining lower cyanuric acid, salt and calcium; evaporation does not.',
    'Salpicaduras, retrolavado, fugas y vaciado bajan el ácido cianúrico, la sal y el calcio; la evaporación no.',
  ],
  [
    'Reverse osmosis pushes pool water through a membrane and lowers calcium, cyanuric acid, salt and TDS without a full drain.',
    'La ósmosis inversa pasa el agua por una membrana y baja calcio, ácido cianúrico, sal y TDS sin vaciar todo.',
  ],
  [
    'Vinyl and fiberglass pools need less calcium hardness than plaster, because they have no plaster to dissolve.',
    'Las piscinas de vinilo y fibra de vidrio necesitan menos dureza de calcio que las de yeso, porque no tienen yeso que disolver.',
  ],
  [
    'Water temperature changes scale, chlorine use and algae: warm water speeds reactions and algae growth.',
    'La temperatura cambia el sarro, el gasto de cloro y las algas: el agua caliente acelera las reacciones y las algas.',
  ],
  [
    'Sulfate above about 300 ppm, from dry acid or MPS, can attack concrete and plaster.',
    'El sulfato sobre unas 300 ppm, de ácido seco o MPS, puede atacar el concreto y el yeso.',
  ],
  [
    'One part per billion (ppb) is one microgram per liter; 1,000 ppb are 1 ppm, and phosphates are stated in ppb.',
    'Una parte por mil millones (ppb) es un microgramo por litro; 1,000 ppb son 1 ppm, y los fosfatos se dan en ppb.',
  ],
  ['One pound of a pure chemical in 120,000 gallons is about 1 ppm.', 'Una libra de producto puro en 120,000 galones es cerca de 1 ppm.'],
  [
    'A gallon has 4 quarts, 8 pints, 16 cups or 128 fluid ounces; a cup has 8 fluid ounces; a tablespoon is 3 teaspoons or half a fluid ounce.',
    'Un galón tiene 4 cuartos, 8 pintas, 16 tazas o 128 onzas líquidas; una taza, 8 onzas líquidas; una cucharada, 3 cucharaditas o media onza líquida.',
  ],
  [
    'A pound has 16 ounces or about 454 grams; a kilogram is about 2.2 pounds; an ounce is about 28 grams.',
    'Una libra tiene 16 onzas o cerca de 454 gramos; un kilo, cerca de 2.2 libras; una onza, cerca de 28 gramos.',
  ],
  [
    'A gallon is about 3.785 liters, and a cubic meter is 1,000 liters or about 264 gallons.',
    'Un galón son cerca de 3.785 litros, y un metro cúbico son 1,000 litros o cerca de 264 galones.',
  ],
  [
    'A fluid ounce measures volume and an ounce measures weight; dry chemicals are dosed by weight, liquids by volume.',
    'La onza líquida mide volumen y la onza mide peso; los productos secos se dosifican por peso y los líquidos por volumen.',
  ],
];
