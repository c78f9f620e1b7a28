// Short true sentences about how chlorine, bromine, salt, ozone, UV and the rest disinfect, English and Spanish.
import type { Statement } from '../statement.ts';

export const SANITIZER_STATEMENTS: readonly Statement[] = [
  [
    'When chlorine is added to water, hypochlorous acid (HOCl) forms, and part of it splits into hydrogen ions and hypochlorite ions (OCl−), depending on pH.',
    'Al agregar cloro al agua se forma ácido hipocloroso (HOCl), y parte se separa en iones de hidrógeno e hipoclorito (OCl−), según el pH.',
  ],
  [
    'Free chlorine is hypochlorous acid plus hypochlorite ion, together with the chlorine that cyanuric acid holds in reserve.',
    'El cloro libre es ácido hipocloroso más ion hipoclorito, junto con el cloro que el ácido cianúrico guarda en reserva.',
  ],
  [
    'Hypochlorous acid kills germs about 80 to 100 times better than the hypochlorite ion, because it has no charge and passes through the cell wall.',
    'El ácido hipocloroso mata gérmenes unas 80 a 100 veces mejor que el ion hipoclorito, porque no tiene carga y atraviesa la pared celular.',
  ],
  [
    'At pH 7.5 hypochlorous acid and hypochlorite ion are about equal, 50 percent each, in water without stabilizer.',
    'Con pH 7.5 hay casi lo mismo de ácido hipocloroso que de ion hipoclorito, 50 por ciento cada uno, en agua sin estabilizador.',
  ],
  [
    'At pH 7.0 about three quarters (75 to 78 percent) of unstabilized free chlorine is hypochlorous acid, at pH 6.5 about 90 percent, and at pH 8.5 about 10 percent.',
    'Con pH 7.0 cerca de tres cuartos (75 a 78 por ciento) del cloro libre sin estabilizador es ácido hipocloroso, con 6.5 cerca de 90 por ciento y con 8.5 cerca de 10 por ciento.',
  ],
  [
    'When pH goes up from 7.5 to 8.0, the share of active hypochlorous acid falls to about half of what it was.',
    'Si el pH sube de 7.5 a 8.0, la parte activa de ácido hipocloroso baja a cerca de la mitad.',
  ],
  [
    'Total chlorine, also called total available chlorine, is the sum of free and combined chlorine.',
    'El cloro total es la suma del cloro libre y el combinado.',
  ],
  [
    'Chlorine is the most common pool disinfectant because it kills germs, oxidizes waste, leaves a residual and is cheap.',
    'El cloro es el desinfectante más común porque mata gérmenes, oxida residuos, deja residual y es barato.',
  ],
  [
    'Factors that use up chlorine (chlorine demand) are sunlight, heat, bathers, algae, leaves, dust, ammonia and other organic waste.',
    'Lo que gasta el cloro (demanda) es el sol, el calor, los bañistas, las algas, las hojas, el polvo, el amoníaco y otros residuos orgánicos.',
  ],
  [
    'Sun destroys unstabilized chlorine fast: about half is gone in less than an hour, and as much as 90 percent in a few hours.',
    'El sol destruye rápido el cloro sin estabilizador: cerca de la mitad en menos de una hora y hasta 90 por ciento en pocas horas.',
  ],
  [
    'The label limit for swimming with chlorine is usually 4 ppm at home; public codes commonly allow up to 10 ppm.',
    'El límite de etiqueta para nadar con cloro suele ser 4 ppm en casa; los códigos de piscinas públicas suelen permitir hasta 10 ppm.',
  ],
  [
    'To disinfect is to kill germs that cause disease; to sanitize is to bring them down to a safe level; to sterilize is to kill every living thing; to oxidize is to burn up waste chemically.',
    'Desinfectar es matar gérmenes que enferman; sanitizar es bajarlos a un nivel seguro; esterilizar es matar todo ser vivo; oxidar es quemar residuos químicamente.',
  ],
  [
    'Chloramines form from chlorine and nitrogen waste such as ammonia, urea, creatinine, sweat and urine that bathers bring.',
    'Las cloraminas se forman de cloro y residuos con nitrógeno como amoníaco, urea, creatinina, sudor y orina que traen los bañistas.',
  ],
  [
    'As chlorine is added to water with ammonia, first monochloramine, then dichloramine and trichloramine form, until breakpoint destroys them and free chlorine rises.',
    'Al agregar cloro a agua con amoníaco se forma primero monocloramina, luego dicloramina y tricloramina, hasta que el punto de quiebre las destruye y sube el cloro libre.',
  ],
  [
    'If less chlorine than breakpoint is added, chloramines increase and the smell and irritation get worse.',
    'Si se agrega menos cloro que el punto de quiebre, aumentan las cloraminas y empeoran el olor y la irritación.',
  ],
  [
    'Past breakpoint every ppm of chlorine added shows as a ppm of free chlorine.',
    'Pasado el punto de quiebre, cada ppm de cloro agregada aparece como ppm de cloro libre.',
  ],
  [
    'Breakpoint turns the nitrogen of chloramines mostly into nitrogen gas, which leaves the water, so covers are off and indoor halls are ventilated.',
    'El punto de quiebre convierte el nitrógeno de las cloraminas sobre todo en gas nitrógeno, que sale del agua; por eso va sin cubierta y con ventilación bajo techo.',
  ],
  [
    'Organic chloramines, from creatinine and other proteins, do not break down by breakpoint chlorination; dilution with fresh water lowers them.',
    'Las cloraminas orgánicas, de creatinina y otras proteínas, no se destruyen con el punto de quiebre; se bajan diluyendo con agua nueva.',
  ],
  [
    'Trichloramine (nitrogen trichloride) is the most volatile chloramine: it leaves the water, hangs over the surface of indoor pools and irritates eyes and lungs.',
    'La tricloramina (tricloruro de nitrógeno) es la cloramina más volátil: sale del agua, queda sobre la superficie en piscinas techadas e irrita ojos y pulmones.',
  ],
  [
    'Disinfection by-products are chloramines, trihalomethanes such as chloroform, and haloacetic acids, which form when chlorine meets organic matter.',
    'Los subproductos de la desinfección son cloraminas, trihalometanos como el cloroformo y ácidos haloacéticos, que se forman cuando el cloro encuentra materia orgánica.',
  ],
  [
    'Shocking a pool means adding enough chlorine or another oxidizer at once to burn up waste; superchlorination is shocking with chlorine.',
    'Hacer un choque es agregar de una vez suficiente cloro u otro oxidante para quemar residuos; la supercloración es un choque con cloro.',
  ],
  [
    'The best time to shock or superchlorinate an outdoor pool is after sunset, with no swimmers and the pump on, because the sun would destroy the chlorine.',
    'La mejor hora para un choque en una piscina al aire libre es después de la puesta del sol, sin bañistas y con la bomba encendida, porque el sol destruiría el cloro.',
  ],
  [
    'Stabilizer (cyanuric acid) binds chlorine loosely and reversibly and releases it as chlorine is used up.',
    'El estabilizador (ácido cianúrico) retiene el cloro de forma débil y reversible y lo suelta conforme se gasta.',
  ],
  [
    'Too much cyanuric acid (overstabilization) slows the kill of germs and algae, lowers ORP, and makes more free chlorine necessary.',
    'Demasiado ácido cianúrico (sobreestabilización) hace que el cloro mate más lento gérmenes y algas, baja el ORP y exige más cloro libre.',
  ],
  [
    'Cyanuric acid builds up from trichlor and dichlor because it does not evaporate and is not used up by sun or chlorine.',
    'El ácido cianúrico se acumula con tricloro y dicloro porque no se evapora ni lo gastan el sol o el cloro.',
  ],
  [
    'Many operators keep free chlorine at no less than about 7.5 percent of the cyanuric acid.',
    'Muchos operadores mantienen el cloro libre en no menos de cerca de 7.5 por ciento del ácido cianúrico.',
  ],
  [
    'Soil bacteria can turn cyanuric acid into ammonia in a pool that stood without chlorine over winter, and the chlorine demand is then huge.',
    'Bacterias del suelo pueden convertir el ácido cianúrico en amoníaco en una piscina sin cloro en invierno, y la demanda de cloro es enorme.',
  ],
  [
    'Bromine tablets are BCDMH, bromo-chloro-dimethylhydantoin: they hold bromine and chlorine, and dissolve slowly in a brominator (erosion feeder).',
    'Las tabletas de bromo son BCDMH, bromo-cloro-dimetilhidantoína: llevan bromo y cloro y se disuelven despacio en un bromador.',
  ],
  [
    'The active form of bromine in water is hypobromous acid (HOBr).',
    'La forma activa del bromo en el agua es el ácido hipobromoso (HOBr).',
  ],
  [
    'At pH 8.0 most of the bromine, more than 80 percent, is still active hypobromous acid, while of unstabilized chlorine about a quarter is active.',
    'Con pH 8.0 la mayor parte del bromo, más de 80 por ciento, sigue siendo ácido hipobromoso activo; del cloro sin estabilizador, cerca de un cuarto.',
  ],
  [
    'A bromide bank is bromide salt in the water that an oxidizer turns into bromine again and again; spent bromine goes back to bromide.',
    'Un banco de bromuro es sal de bromuro en el agua que un oxidante vuelve a convertir en bromo; el bromo gastado regresa a bromuro.',
  ],
  [
    'In the two-step bromine system sodium bromide is added first and then an oxidizer such as MPS or chlorine activates it.',
    'En el sistema de bromo de dos pasos primero se agrega bromuro de sodio y luego un oxidante, como MPS o cloro, lo activa.',
  ],
  [
    'Chlorine added to water with bromide turns the bromide into bromine, so a bromine pool goes back to chlorine only by replacing its water.',
    'El cloro agregado a agua con bromuro lo convierte en bromo; para volver a cloro hay que cambiar el agua.',
  ],
  [
    'Bromine smells less than chlorine and is milder to eyes, costs more, and is best for hot tubs and indoor pools.',
    'El bromo huele menos que el cloro e irrita menos los ojos, cuesta más y va mejor en jacuzzis y piscinas techadas.',
  ],
  [
    'A salt chlorine generator splits salt water by electrolysis into chlorine at one plate and hydrogen gas and sodium hydroxide at the other.',
    'Un clorador de sal divide el agua salada por electrólisis: cloro en una placa, gas hidrógeno e hidróxido de sodio en la otra.',
  ],
  [
    'The salt in a salt pool is not used up: chlorine that has done its work becomes salt again; salt is lost by backwash, splash, leaks, overflow and draining.',
    'La sal de una piscina de sal no se gasta: el cloro usado vuelve a ser sal; se pierde por retrolavado, salpicaduras, fugas, rebose y vaciado.',
  ],
  [
    'Most salt chlorine generators need about 2,700 to 3,400 ppm of salt; seawater has about 35,000 ppm, ten times as much.',
    'La mayoría de los cloradores pide de 2,700 a 3,400 ppm de sal; el agua de mar tiene unas 35,000 ppm, diez veces más.',
  ],
  [
    'Salt for a pool is pure sodium chloride, 99 percent or more, without iodine, anti-caking agents or other additives.',
    'La sal para piscina es cloruro de sodio puro, 99 por ciento o más, sin yodo, antiaglomerantes ni otros aditivos.',
  ],
  [
    'Too much salt makes a generator shut off and speeds corrosion of metal; it is lowered by replacing water.',
    'Demasiada sal apaga el clorador y acelera la corrosión de metales; se baja cambiando agua.',
  ],
  ['Low salt makes the cell produce less chlorine and wear out sooner.', 'Con poca sal la celda produce menos cloro y se gasta antes.'],
  [
    'Ozone lasts minutes in water and turns back into oxygen, so it leaves no residual.',
    'El ozono dura minutos en el agua y vuelve a ser oxígeno, así que no deja residual.',
  ],
  [
    'Ozone is a stronger oxidizer than chlorine; as a supplement it kills germs including Cryptosporidium, oxidizes organics and lowers chlorine use.',
    'El ozono es un oxidante más fuerte que el cloro; como complemento mata gérmenes, incluso Cryptosporidium, oxida materia orgánica y ahorra cloro.',
  ],
  [
    'Ozone gas is toxic and heavier than air: off-gas is destroyed or vented, and the OSHA limit in workplace air is 0.1 ppm.',
    'El gas ozono es tóxico y más pesado que el aire: el sobrante se destruye o ventila, y el límite de OSHA en el aire de trabajo es 0.1 ppm.',
  ],
  [
    'A corona discharge ozone generator works like lightning: a high voltage spark splits oxygen of dry air, and it makes more ozone than a UV lamp.',
    'Un ozonizador de descarga corona trabaja como un rayo: alto voltaje divide el oxígeno del aire seco y hace más ozono que una lámpara UV.',
  ],
  [
    'Ultraviolet light at 254 nanometers damages the DNA of germs so that they can’t reproduce.',
    'La luz ultravioleta de 254 nanómetros daña el ADN de los gérmenes y no pueden reproducirse.',
  ],
  [
    'UV dose is stated in millijoules per square centimeter (mJ/cm²); it falls with a dirty quartz sleeve, cloudy water, too much flow or an old lamp.',
    'La dosis UV se da en milijoules por centímetro cuadrado (mJ/cm²); baja con la funda sucia, agua turbia, mucho flujo o lámpara vieja.',
  ],
  [
    'UV lamps lose output with age and are replaced about once a year, often after 9,000 to 13,000 hours; never look at a lit lamp.',
    'Las lámparas UV pierden fuerza y se cambian cerca de una vez al año, a menudo a las 9,000 a 13,000 horas; nunca mires una encendida.',
  ],
  [
    'UV and ozone are supplemental (secondary) disinfection: they treat water in the equipment room, so a chlorine or bromine residual in the pool is still required.',
    'El UV y el ozono son desinfección complementaria (secundaria): tratan el agua en el cuarto de equipo, así que aún se exige un residual de cloro o bromo.',
  ],
  [
    'An advanced oxidation process (AOP) combines ozone, UV or peroxide to make hydroxyl radicals, very strong and short-lived oxidizers.',
    'Un proceso de oxidación avanzada (AOP) combina ozono, UV o peróxido para hacer radicales hidroxilo, oxidantes muy fuertes y breves.',
  ],
  [
    'An ionizer passes a weak current through copper and silver electrodes: copper ions slow algae and silver ions slow bacteria.',
    'Un ionizador pasa una corriente débil por electrodos de cobre y plata: el cobre frena algas y la plata bacterias.',
  ],
  [
    'Copper from an ionizer is kept at about 0.2 to 0.4 ppm; more stains the surface and turns light hair green.',
    'El cobre de un ionizador se mantiene en cerca de 0.2 a 0.4 ppm; más mancha y pone verde el cabello claro.',
  ],
  [
    'Mineral and ionizer systems kill too slowly and do not oxidize waste, so they are used together with a low level of chlorine or bromine.',
    'Los sistemas de minerales e ionizadores matan muy lento y no oxidan residuos; se usan con algo de cloro o bromo.',
  ],
  [
    'Biguanide is polyhexamethylene biguanide (PHMB), a chlorine-free sanitizer kept at about 30 to 50 ppm with hydrogen peroxide as its oxidizer.',
    'La biguanida es polihexametilen biguanida (PHMB), un desinfectante sin cloro que se mantiene en unas 30 a 50 ppm con peróxido de hidrógeno como oxidante.',
  ],
  [
    'Biguanide is incompatible with chlorine, bromine, monopersulfate (MPS) and copper algaecides; the water turns brown or cloudy and gums up.',
    'La biguanida es incompatible con cloro, bromo, monopersulfato (MPS) y alguicidas de cobre; el agua se pone café o turbia y pegajosa.',
  ],
  [
    'Biguanide pools often get pink slime and white water mold, and their filters gum up and need cleaning more often.',
    'Las piscinas con biguanida suelen tener baba rosa y moho blanco, y sus filtros se ponen pegajosos y hay que limpiarlos más seguido.',
  ],
  [
    'Contact time and sanitizer strength together decide the kill; cold water, high pH, cloudy water and stabilizer slow it.',
    'El tiempo de contacto y la fuerza del desinfectante deciden juntos; el agua fría, el pH alto, la turbidez y el estabilizador lo frenan.',
  ],
];
