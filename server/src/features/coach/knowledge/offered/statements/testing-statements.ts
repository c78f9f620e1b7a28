// Short true sentences about testing water: kits, strips, meters and what disturbs a reading, English and Spanish.
import type { Statement } from '../statement.ts';

export const TESTING_STATEMENTS: readonly Statement[] = [
  [
    'DPD stands for diethyl-p-phenylenediamine, the indicator that turns pink to magenta in the presence of chlorine or bromine.',
    'DPD son las siglas de dietil-p-fenilendiamina, el indicador que se pone rosa o magenta con cloro o bromo.',
  ],
  [
    'The deeper the pink color of a DPD test, the more chlorine is in the sample.',
    'Entre más intenso el rosa de una prueba DPD, más cloro hay en la muestra.',
  ],
  [
    'In the FAS-DPD test FAS is ferrous ammonium sulfate, the titrant whose drops are counted until the pink color disappears.',
    'En la prueba FAS-DPD, FAS es sulfato ferroso amónico, el titulante cuyas gotas se cuentan hasta que se va el rosa.',
  ],
  [
    'The advantage of FAS-DPD over a color comparison is that no shades of pink are matched: it reads as exactly as 0.2 ppm and up to about 20 ppm or more.',
    'La ventaja del FAS-DPD sobre comparar colores es que no hay que igualar tonos de rosa: mide con pasos de 0.2 ppm y hasta unas 20 ppm o más.',
  ],
  [
    'In a FAS-DPD test with a 25 mL sample each drop is 0.2 ppm of chlorine; with a 10 mL sample each drop is 0.5 ppm.',
    'En el FAS-DPD con muestra de 25 mL cada gota son 0.2 ppm de cloro; con 10 mL cada gota son 0.5 ppm.',
  ],
  [
    'OTO stands for orthotolidine; its yellow color grows to orange or brown when chlorine is very high.',
    'OTO son las siglas de ortotolidina; su amarillo pasa a naranja o café cuando el cloro está muy alto.',
  ],
  [
    'The main disadvantage of OTO (orthotolidine) is that it shows total chlorine and can’t tell free chlorine from combined chlorine, so most health codes ask for DPD.',
    'La desventaja de la OTO (ortotolidina) es que muestra el cloro total y no separa el libre del combinado; por eso la mayoría de los códigos piden DPD.',
  ],
  [
    'Orthotolidine (OTO) is a suspected carcinogen, one reason why DPD replaced it.',
    'La ortotolidina (OTO) es sospechosa de causar cáncer, una razón por la que el DPD la sustituyó.',
  ],
  [
    'To find combined chlorine, test free chlorine with DPD no. 1, then add DPD no. 3 for total chlorine, and subtract the first from the second.',
    'Para hallar el cloro combinado, mide el libre con DPD n.º 1, agrega DPD n.º 3 para el total y resta el primero del segundo.',
  ],
  [
    'The active ingredient of DPD no. 3 is potassium iodide, which lets chloramines react with the DPD, so the pink gets darker if combined chlorine is present.',
    'El DPD n.º 3 lleva yoduro de potasio, que hace reaccionar las cloraminas; el rosa se oscurece si hay cloro combinado.',
  ],
  [
    'If the color does not change when the total chlorine reagent is added, free and total chlorine are equal and there is no combined chlorine.',
    'Si el color no cambia con el reactivo de cloro total, el libre y el total son iguales y no hay cloro combinado.',
  ],
  [
    'Free chlorine can’t be higher than total chlorine: such a reading is a test error, for example a dirty tube or old reagent.',
    'El cloro libre no puede ser mayor que el total: esa lectura es un error de análisis, como un tubo sucio o un reactivo viejo.',
  ],
  [
    'A DPD color is read right away, within about a minute, because combined chlorine slowly adds to the free chlorine reading.',
    'El color DPD se lee enseguida, en cerca de un minuto, porque el cloro combinado se va sumando a la lectura de cloro libre.',
  ],
  [
    'The total chlorine reading with DPD no. 3 is taken after a wait of about two minutes.',
    'El cloro total con DPD n.º 3 se lee tras esperar unos dos minutos.',
  ],
  [
    'A DPD sample that flashes pink and turns colorless has so much chlorine that it bleaches out the indicator, usually more than about 10 ppm.',
    'Una muestra DPD que se pone rosa un momento y queda incolora tiene tanto cloro que blanquea el indicador, por lo general más de unas 10 ppm.',
  ],
  [
    'Non-chlorine shock (potassium monopersulfate) interferes with the DPD test: it gives a false high combined and total chlorine reading unless a remover reagent is used.',
    'El choque sin cloro (monopersulfato de potasio) interfiere con el DPD: da un cloro combinado y total falsamente alto, salvo que se use un reactivo que lo elimina.',
  ],
  [
    'Oxidized manganese in the sample makes a DPD test turn pink and gives a false chlorine reading.',
    'El manganeso oxidado en la muestra pone rosa el DPD y da una lectura falsa de cloro.',
  ],
  [
    'DPD reacts with every oxidizer: chlorine, bromine, iodine and ozone all turn it pink.',
    'El DPD reacciona con todo oxidante: cloro, bromo, yodo y ozono lo ponen rosa.',
  ],
  [
    'A DPD test can turn cloudy when calcium hardness is very high, above about 500 ppm.',
    'Una prueba DPD puede enturbiarse si la dureza de calcio es muy alta, sobre unas 500 ppm.',
  ],
  [
    'Before a pH test in water with high chlorine or bromine, one drop of sodium thiosulfate (chlorine neutralizer) is added so that phenol red reads right.',
    'Antes de medir el pH en agua con mucho cloro o bromo se agrega una gota de tiosulfato de sodio (neutralizador), para que el rojo de fenol lea bien.',
  ],
  [
    'High chlorine or bromine, above about 10 ppm, interferes with the phenol red pH test: the color becomes purple or dark and the reading is falsely high.',
    'El cloro o bromo alto, sobre unas 10 ppm, interfiere con el rojo de fenol: el color se vuelve morado y el pH sale falsamente alto.',
  ],
  [
    'The titrant in the total alkalinity test is dilute sulfuric acid; its drops are counted until the green sample turns red.',
    'El titulante de la alcalinidad total es ácido sulfúrico diluido; se cuentan gotas hasta que la muestra verde se pone roja.',
  ],
  [
    'The titrant in the calcium hardness test is EDTA, which binds the calcium until the sample turns from red to blue.',
    'El titulante de la dureza de calcio es EDTA, que atrapa el calcio hasta que la muestra pasa de roja a azul.',
  ],
  [
    'Before the calcium hardness titration a buffer raises the pH of the sample, so that the indicator shows calcium.',
    'Antes de titular la dureza de calcio, un amortiguador sube el pH de la muestra para que el indicador muestre el calcio.',
  ],
  [
    'Total hardness counts calcium and magnesium together; calcium hardness counts the calcium alone, which is what matters for scale and plaster.',
    'La dureza total cuenta calcio y magnesio juntos; la dureza de calcio cuenta el calcio, que es lo que importa para el sarro y el yeso.',
  ],
  [
    'When copper disturbs a calcium hardness test, a few drops of the titrant are added before the indicator and counted too.',
    'Si el cobre estorba en la prueba de dureza, se agregan unas gotas del titulante antes del indicador y también se cuentan.',
  ],
  [
    'The cyanuric acid reagent is melamine, which makes a white cloudy precipitate: the more turbid, the more stabilizer.',
    'El reactivo del ácido cianúrico es melamina, que forma un precipitado blanco: entre más turbio, más estabilizador.',
  ],
  [
    'The turbidity test for cyanuric acid can’t read below about 20 to 30 ppm, because the black dot never disappears.',
    'La prueba de turbidez no lee ácido cianúrico bajo unas 20 a 30 ppm, porque el punto negro nunca desaparece.',
  ],
  [
    'A cyanuric acid reading at the top of the scale, 100 ppm or more, needs a diluted sample: half pool water, half tap or distilled water, result times two.',
    'Una lectura de ácido cianúrico en el tope, 100 ppm o más, pide diluir: mitad agua de la piscina, mitad de la llave o destilada, y multiplicar por dos.',
  ],
  [
    'Salt is measured by titration with silver nitrate, by test strips for chloride, or with a conductivity meter.',
    'La sal se mide por titulación con nitrato de plata, con tiras de cloruro o con un medidor de conductividad.',
  ],
  [
    'In the drop test for salt the sample changes from yellow to a milky salmon or brick red.',
    'En la prueba de gotas para sal la muestra pasa de amarillo a salmón lechoso o rojo ladrillo.',
  ],
  [
    'Phosphate tests turn blue: the darker the blue, the more phosphate, read in parts per billion (ppb).',
    'Las pruebas de fosfato se ponen azules: entre más oscuro, más fosfato, en partes por mil millones (ppb).',
  ],
  [
    'A photometer or colorimeter sends light through the sample and measures how much the color absorbs, so it takes the human eye and its judgment out of the reading.',
    'Un fotómetro o colorímetro pasa luz por la muestra y mide cuánta absorbe el color; así la lectura no depende del ojo humano.',
  ],
  [
    'An electronic photometer or a FAS-DPD titration suits a person who is color-blind better than a color comparator.',
    'Un fotómetro electrónico o el FAS-DPD le sirve a una persona daltónica mejor que un comparador de colores.',
  ],
  [
    'Scratches, fingerprints, water drops and air bubbles on the tube (cuvette) disturb the light and make a photometer reading wrong; wipe the tube dry and clean.',
    'Rayones, huellas, gotas y burbujas en el tubo (cubeta) desvían la luz y dan una lectura errónea del fotómetro; límpialo y sécalo.',
  ],
  [
    'A photometer is zeroed (blanked) so that color or turbidity of the water itself is not counted.',
    'Un fotómetro se pone en cero (blanco) para que no cuente el color o la turbidez propios del agua.',
  ],
  [
    'A comparator is a block with color standards beside the sample; it depends on the eye and the light.',
    'Un comparador es un bloque con patrones de color junto a la muestra; depende del ojo y de la luz.',
  ],
  [
    'Fluorescent lamps and colored light change how test colors look, so a comparator is read in natural daylight.',
    'Los tubos fluorescentes y la luz de color cambian los tonos, así que el comparador se lee con luz natural.',
  ],
  [
    'Test strips show a range by color blocks, and their hardness pad usually shows total hardness instead of calcium hardness.',
    'Las tiras muestran un rango por cuadros de color, y su cuadro de dureza suele mostrar la dureza total en vez de la de calcio.',
  ],
  [
    'Moisture spoils test strips: close the bottle tightly, take strips with dry fingers and don’t use them after the expiration date.',
    'La humedad echa a perder las tiras: cierra bien el frasco, tómalas con dedos secos y no las uses después de su caducidad.',
  ],
  [
    'Accuracy is how close a reading is to the true value; precision is how well repeated readings agree.',
    'La exactitud es qué tan cerca está una lectura del valor real; la precisión es qué tanto coinciden lecturas repetidas.',
  ],
  [
    'Titration means adding a reagent of known strength drop by drop until a color change, the endpoint, tells that the reaction is complete.',
    'Titular es agregar gota a gota un reactivo de fuerza conocida hasta que un cambio de color, el punto final, dice que la reacción terminó.',
  ],
  [
    'A colorimetric test compares the intensity of a color; a titration counts drops; a turbidity test looks at cloudiness; an electrometric test uses a probe.',
    'Una prueba colorimétrica compara la intensidad de un color; una titulación cuenta gotas; una de turbidez mira lo turbio; una electrométrica usa una sonda.',
  ],
  [
    'A pH meter is calibrated with buffer solutions of known pH, usually 7 and then 4 or 10.',
    'Un medidor de pH se calibra con soluciones amortiguadoras de pH conocido, por lo general 7 y luego 4 o 10.',
  ],
  [
    'The glass bulb of a pH electrode is kept moist in storage solution; it is damaged when it dries out.',
    'El bulbo de vidrio de un electrodo de pH se guarda húmedo en su solución; se daña si se seca.',
  ],
  [
    'An ORP probe has a platinum or gold tip, and a dirty or coated probe reads too low or slowly.',
    'Una sonda de ORP tiene punta de platino u oro; sucia o con capa lee de menos o lento.',
  ],
  [
    'An ORP of at least 650 mV is the usual minimum that shows good disinfection; 650 to 750 mV is typical for pools.',
    'Un ORP de al menos 650 mV es el mínimo usual que indica buena desinfección; en piscinas es típico de 650 a 750 mV.',
  ],
  [
    'ORP measures how well the sanitizer works, not how many ppm there are; ppm of chlorine needs a DPD test.',
    'El ORP mide qué tan activo está el desinfectante, no cuántas ppm hay; las ppm de cloro piden una prueba DPD.',
  ],
  [
    'Dissolved ozone, peroxide and monopersulfate change an ORP reading too.',
    'El ozono, el peróxido y el monopersulfato disueltos también cambian la lectura de ORP.',
  ],
  [
    'Turbidity, the cloudiness from suspended particles, is measured with a turbidimeter (nephelometer) in NTU.',
    'La turbidez, lo turbio por partículas suspendidas, se mide con un turbidímetro (nefelómetro) en NTU.',
  ],
  [
    'A Secchi disk is a black and white disk on the pool floor that shows whether the water is clear.',
    'Un disco Secchi es un disco blanco y negro en el fondo que muestra si el agua está clara.',
  ],
  [
    'A biguanide (PHMB) pool is tested with its own kit for biguanide and peroxide; DPD and chlorine strips don’t work there.',
    'Una piscina con biguanida (PHMB) se mide con su propio kit de biguanida y peróxido; el DPD y las tiras de cloro no sirven ahí.',
  ],
  [
    'In a copper ionizer pool the copper level is tested with a copper test kit besides chlorine and pH.',
    'En una piscina con ionizador se mide el cobre con un kit de cobre, además de cloro y pH.',
  ],
  [
    'Borates are tested with borate strips or by a drop test with mannitol or sorbitol.',
    'Los boratos se miden con tiras de borato o con gotas usando manitol o sorbitol.',
  ],
  [
    'A metals test for iron, copper and manganese is done on well water, when water changes color after chlorine, or when stains appear.',
    'Se miden metales (hierro, cobre, manganeso) en agua de pozo, cuando el agua cambia de color con el cloro o cuando hay manchas.',
  ],
  ['A photometer eliminates the errors that come from judging colors by eye.', 'Un fotómetro elimina los errores de juzgar colores a ojo.'],
  [
    'A water sample should be collected about 12 to 18 inches below the surface and away from inlets and returns.',
    'La muestra se toma a unas 12 a 18 pulgadas bajo la superficie y lejos de entradas y retornos.',
  ],
  [
    'FAS-DPD drops are the most accurate chlorine test for the home: they count in steps of 0.2 or 0.5 ppm.',
    'Las gotas FAS-DPD son la prueba de cloro más exacta en casa: cuentan en pasos de 0.2 o 0.5 ppm.',
  ],
  [
    'Test strips are the fastest and easiest way to test and the least accurate.',
    'Las tiras son la forma más rápida y fácil de medir, y la menos exacta.',
  ],
  [
    'The test that can tell free chlorine from combined chlorine is DPD; OTO can’t.',
    'La prueba que separa el cloro libre del combinado es el DPD; la OTO no puede.',
  ],
  [
    'Health departments usually require a DPD test kit at public pools.',
    'Los departamentos de salud suelen exigir un kit DPD en piscinas públicas.',
  ],
  [
    'A pH test done with phenol red gives an orange-red color when pH is right, yellow when it is low and purple-red when it is high.',
    'Con rojo de fenol el color es rojo anaranjado si el pH está bien, amarillo si es bajo y rojo morado si es alto.',
  ],
  ['The first tests of the day at a pool are free chlorine and pH.', 'Lo primero que se mide en el día son cloro libre y pH.'],
  [
    'Total alkalinity, calcium hardness and FAS-DPD chlorine are titrations; pH and DPD color tests are color comparisons.',
    'La alcalinidad total, la dureza de calcio y el FAS-DPD son titulaciones; el pH y el DPD de color son comparaciones de color.',
  ],
  [
    'Turbidimetric means tested by cloudiness: cyanuric acid is the turbidimetric test.',
    'Turbidimétrico significa que se mide por lo turbio: el ácido cianúrico es la prueba turbidimétrica.',
  ],
  [
    'Rinsing the vial with the water to be tested prevents contamination from the last test.',
    'Enjuagar el tubo con el agua que se va a medir evita contaminación de la prueba anterior.',
  ],
  [
    'High chlorine in a sample is removed with a drop of sodium thiosulfate before pH or alkalinity is tested.',
    'El cloro alto en una muestra se quita con una gota de tiosulfato de sodio antes de medir pH o alcalinidad.',
  ],
];
