// Short true sentences of germs, fecal accidents and test methods as courses put them, English and Spanish.
import type { Statement } from '../statement.ts';

export const HYGIENE_STATEMENTS: readonly Statement[] = [
  [
    'Cryptosporidium takes a contact time (CT) of 15,300: ppm of free chlorine times minutes, at pH 7.5 or lower and 77 °F or warmer.',
    'El Cryptosporidium pide un tiempo de contacto (CT) de 15,300: ppm de cloro libre por minutos, con pH de 7.5 o menos y 77 °F o más.',
  ],
  [
    'Giardia takes a contact time (CT) of 45: about 45 minutes at 1 ppm of free chlorine.',
    'La Giardia pide un tiempo de contacto (CT) de 45: unos 45 minutos con 1 ppm de cloro libre.',
  ],
  [
    'Hepatitis A virus is killed by 1 ppm of free chlorine in about 16 minutes.',
    'El virus de la hepatitis A muere con 1 ppm de cloro libre en unos 16 minutos.',
  ],
  [
    'For a fecal incident the pH has to be 7.5 or lower, the water 77 °F or warmer and the filter running.',
    'Ante un incidente fecal el pH debe ser 7.5 o menos, el agua de 77 °F o más y el filtro andando.',
  ],
  [
    'For a formed stool the germ that the treatment aims at is Giardia; for diarrhea it is Cryptosporidium.',
    'Con heces formadas el germen que se busca matar es la Giardia; con diarrea, el Cryptosporidium.',
  ],
  [
    'Diarrhea in the pool is treated with 20 ppm of free chlorine for 12.75 hours (765 minutes), or with 10 ppm for 25.5 hours, in water without stabilizer.',
    'La diarrea en la piscina se trata con 20 ppm de cloro libre por 12.75 horas (765 minutos), o 10 ppm por 25.5 horas, en agua sin estabilizador.',
  ],
  [
    'With 1 to 15 ppm of cyanuric acid, 20 ppm of free chlorine is held for 28 hours after a diarrheal incident.',
    'Con 1 a 15 ppm de ácido cianúrico, tras una diarrea se mantienen 20 ppm de cloro libre por 28 horas.',
  ],
  [
    'When cyanuric acid is above 15 ppm, part of the water is drained first to bring it to 15 ppm or less, before a pool is hyperchlorinated for Crypto.',
    'Con ácido cianúrico arriba de 15 ppm, antes de hiperclorar por Cripto se vacía parte del agua para bajarlo a 15 ppm o menos.',
  ],
  [
    'For a fecal incident only unstabilized chlorine is used, such as liquid chlorine or cal-hypo, so that no cyanuric acid is added.',
    'En un incidente fecal se usa solo cloro sin estabilizador, como líquido o hipoclorito de calcio, para no agregar ácido cianúrico.',
  ],
  [
    'Stool is removed with a net or a bucket, not vacuumed, and the net is cleaned and disinfected afterward.',
    'Las heces se sacan con red o cubeta, no con aspiradora, y luego se limpia y desinfecta la red.',
  ],
  [
    'All pools that share the filter of a pool with a fecal accident are closed together.',
    'Se cierran juntas todas las piscinas que comparten el filtro con la del accidente fecal.',
  ],
  [
    'After hyperchlorination the filter is backwashed to waste, not back into the pool, and its media may be replaced.',
    'Tras la hipercloración el filtro se retrolava al desagüe, no a la piscina, y puede que se cambie el medio.',
  ],
  [
    'A fecal incident is logged with date, time, formed or diarrhea, free chlorine, pH, the treatment and when the pool opened again.',
    'Un incidente fecal se anota con fecha, hora, si fue formado o diarrea, cloro libre, pH, tratamiento y hora de reapertura.',
  ],
  [
    'A hot tub with a fecal accident is drained, scrubbed, given a new or clean filter and refilled.',
    'Un jacuzzi con accidente fecal se vacía, se talla, se le pone filtro nuevo o limpio y se rellena.',
  ],
  [
    'Blood in pool water is not known to spread disease when the chlorine and pH are right, because chlorine kills bloodborne germs such as HIV and hepatitis B.',
    'No se sabe que la sangre en la piscina contagie si cloro y pH están bien: el cloro mata gérmenes como VIH y hepatitis B.',
  ],
  [
    'Blood or vomit on the deck is cleaned up with gloves, then disinfected with a fresh bleach solution of one part bleach to nine parts water.',
    'Sangre o vómito en el piso se limpian con guantes y se desinfectan con una parte de blanqueador en nueve de agua, recién mezclada.',
  ],
  [
    'Vomit can spread norovirus, the stomach flu virus, so the pool is closed while it is removed and treated like formed stool.',
    'El vómito puede contagiar norovirus, el virus del estómago; se cierra la piscina mientras se retira y se trata como heces formadas.',
  ],
  [
    'A dead animal in the pool is taken out with gloves and a net and the water is treated like after a formed stool.',
    'Un animal muerto se saca con guantes y red, y el agua se trata como tras heces formadas.',
  ],
  [
    'Raccoon feces can carry roundworm eggs (Baylisascaris) that chlorine does not kill.',
    'Las heces de mapache pueden traer huevos de lombriz (Baylisascaris) que el cloro no mata.',
  ],
  [
    'Norovirus causes vomiting and diarrhea and spreads very easily from person to person.',
    'El norovirus causa vómito y diarrea y se contagia muy fácil de persona a persona.',
  ],
  [
    'Giardia is a parasite with a protective shell that causes long-lasting diarrhea.',
    'La Giardia es un parásito con cáscara protectora que causa diarrea larga.',
  ],
  [
    'E. coli O157:H7 is a bacterium from feces that causes bloody diarrhea and can damage the kidneys.',
    'E. coli O157:H7 es una bacteria fecal que causa diarrea con sangre y puede dañar los riñones.',
  ],
  [
    'Shigella is a bacterium that causes diarrhea and spreads in wading pools and untreated water.',
    'Shigella es una bacteria que causa diarrea y se contagia en chapoteaderos y agua sin tratar.',
  ],
  [
    'Coliform bacteria in a water sample are an indicator that feces may have got in and that disinfection was poor.',
    'Las bacterias coliformes en una muestra indican que pudo entrar materia fecal y que faltó desinfección.',
  ],
  [
    'Naegleria fowleri, the brain-eating amoeba, lives in warm fresh water and enters through the nose; chlorine kills it.',
    'Naegleria fowleri, la ameba comecerebros, vive en agua dulce tibia y entra por la nariz; el cloro la mata.',
  ],
  [
    'Swimmer’s ear is an infection of the outer ear canal (otitis externa); it is prevented by drying the ears after swimming.',
    'El oído de nadador es una infección del canal externo (otitis externa); se previene secando los oídos tras nadar.',
  ],
  [
    'Hot tub rash is red itchy bumps, worst under the swimsuit, from Pseudomonas in water with too little chlorine or bromine.',
    'El sarpullido del jacuzzi son granitos rojos con comezón, peores bajo el traje de baño, por Pseudomonas en agua con poco cloro o bromo.',
  ],
  [
    'Athlete’s foot is a fungus and plantar warts are a virus; both spread on wet decks and shower floors.',
    'El pie de atleta es un hongo y las verrugas plantares un virus; ambos se contagian en pisos mojados y duchas.',
  ],
  [
    'Legionnaires’ disease is most dangerous to people 50 or older, smokers and people with weak lungs or a weak immune system.',
    'La enfermedad del legionario es más peligrosa para gente de 50 años o más, fumadores y gente con pulmones o defensas débiles.',
  ],
  [
    'Pontiac fever is the mild form of illness from Legionella, like a flu.',
    'La fiebre de Pontiac es la forma leve de la enfermedad por Legionella, como una gripe.',
  ],
  [
    'Bacteria, viruses, parasites (protozoa) and fungi are the four kinds of germs found in pools.',
    'Bacterias, virus, parásitos (protozoos) y hongos son los cuatro tipos de gérmenes de las piscinas.',
  ],
  ['A pathogen is a germ that causes disease.', 'Un patógeno es un germen que causa enfermedad.'],
  [
    'Children, pregnant women and people with a weak immune system are most at risk of recreational water illness (RWI).',
    'Los niños, las embarazadas y la gente con defensas bajas corren más riesgo de enfermar por agua recreativa (RWI).',
  ],
  [
    'Swallowing pool water is the usual way to catch a diarrheal illness in a pool.',
    'Tragar agua de la piscina es la forma usual de contagiarse de diarrea.',
  ],
  [
    'Change diapers in a bathroom or diaper-changing area, not at poolside, and wash hands afterward.',
    'Cambia los pañales en el baño o cambiador, no junto a la piscina, y lávate las manos después.',
  ],
  ['Take young children on bathroom breaks and check diapers about every hour.', 'Lleva a los niños al baño y revisa pañales cada hora.'],
  [
    'Swimmers shower for one minute with soap before they get in; it removes most dirt, sweat and germs.',
    'Los bañistas se duchan un minuto con jabón antes de entrar; quita casi toda la suciedad, sudor y gérmenes.',
  ],
  [
    'People with open wounds, sores or infections stay out of the pool or cover them with a waterproof bandage.',
    'Quien tiene heridas abiertas, llagas o infecciones no entra, o las cubre con un vendaje impermeable.',
  ],
  ['DPD reagent no. 1 shows free chlorine.', 'El reactivo DPD n.º 1 muestra el cloro libre.'],
  [
    'DPD reagent no. 3, added after no. 1, shows total chlorine.',
    'El reactivo DPD n.º 3, agregado después del n.º 1, muestra el cloro total.',
  ],
  [
    'Residue of DPD no. 3 in the tube gives a false free chlorine reading, so rinse the tube well.',
    'Restos de DPD n.º 3 en el tubo dan una lectura falsa de cloro libre; enjuágalo bien.',
  ],
  [
    'Phenol red is yellow in acidic water of low pH, orange to red in the middle, and red to purple in water of high pH.',
    'El rojo de fenol es amarillo en agua ácida de pH bajo, naranja a rojo en medio, y rojo a morado con pH alto.',
  ],
  [
    'Phenol red reads pH from about 6.8 to 8.2; beyond the ends of the color scale it tells only above or below.',
    'El rojo de fenol lee pH de cerca de 6.8 a 8.2; fuera de la escala solo dice más alto o más bajo.',
  ],
  [
    'In the total alkalinity test the sample changes from green to red.',
    'En la prueba de alcalinidad total la muestra cambia de verde a rojo.',
  ],
  [
    'In the calcium hardness test the sample changes from red to blue.',
    'En la prueba de dureza de calcio la muestra cambia de rojo a azul.',
  ],
  [
    'In a FAS-DPD test the sample changes from pink to clear (colorless).',
    'En la prueba FAS-DPD la muestra cambia de rosa a transparente (incolora).',
  ],
  [
    'A calcium hardness test that fades to purple instead of blue shows interference by metals such as copper.',
    'Si la dureza de calcio llega a morado en vez de azul, hay interferencia de metales como el cobre.',
  ],
  [
    'A total alkalinity test whose color goes to yellow instead of red has too much chlorine in the sample.',
    'Si la prueba de alcalinidad termina en amarillo en vez de rojo, hay demasiado cloro en la muestra.',
  ],
  [
    'In a titration, titrant is added drop by drop and swirled; the number of drops times a factor gives the ppm.',
    'En una titulación se agrega gota a gota y se gira; el número de gotas por un factor da las ppm.',
  ],
  [
    'For a drop test with 10 ppm per drop, 8 drops mean a total alkalinity of 80 ppm.',
    'En una prueba de 10 ppm por gota, 8 gotas son una alcalinidad total de 80 ppm.',
  ],
  [
    'An acid demand test counts drops of acid reagent to tell how much acid lowers the pH to the goal; a base demand test does it for raising pH.',
    'La demanda de ácido cuenta gotas para saber cuánto ácido baja el pH a la meta; la de base, para subirlo.',
  ],
  [
    'When a sample is above the scale, mix it half and half with distilled or tap water free of chlorine, test and multiply by two.',
    'Si la muestra pasa la escala, mézclala mitad y mitad con agua destilada o sin cloro, mide y multiplica por dos.',
  ],
  [
    'In the cyanuric acid turbidity tube you pour slowly and look down from above until the black dot is gone, outdoors with your back to the sun.',
    'En el tubo de turbidez del ácido cianúrico se vierte lento y se mira desde arriba hasta que el punto negro se pierde, afuera y de espaldas al sol.',
  ],
  [
    'A cyanuric acid sample is tested at about 70 to 85 °F; a cold sample gives a false reading.',
    'La muestra para ácido cianúrico se mide a unos 70 a 85 °F; fría da una lectura falsa.',
  ],
  [
    'Bromine is tested with DPD too: the chlorine reading times 2.25 is the bromine in ppm.',
    'El bromo también se mide con DPD: la lectura de cloro por 2.25 es el bromo en ppm.',
  ],
  [
    'The sample tube is filled to the line with the bottom of the meniscus (the curve) on the mark, at eye level.',
    'El tubo se llena hasta la línea con el fondo del menisco (la curva) en la marca, a la altura de los ojos.',
  ],
  [
    'Compare test colors in daylight against a white background, without sunglasses.',
    'Compara los colores con luz de día y fondo blanco, sin lentes de sol.',
  ],
  [
    'A test strip is dipped, held level without shaking and read at the time that the label says, such as 15 seconds.',
    'La tira se sumerge, se sostiene nivelada sin sacudir y se lee al tiempo que dice la etiqueta, como 15 segundos.',
  ],
  [
    'Test soon after you take the sample, because sun, heat and air change chlorine and pH in the bottle.',
    'Mide poco después de tomar la muestra, porque sol, calor y aire cambian el cloro y el pH en el frasco.',
  ],
  [
    'Expired reagents give false readings; a reagent that has changed color or become cloudy is thrown away.',
    'Los reactivos vencidos dan lecturas falsas; el que cambió de color o se enturbió se tira.',
  ],
  [
    'Reagents of different makers or kits are not mixed, because their strength and drop size differ.',
    'No se mezclan reactivos de distintas marcas o kits, porque cambian la fuerza y el tamaño de gota.',
  ],
  [
    'A photometer is zeroed with a clean tube of untreated pool water before the reagent is added.',
    'El fotómetro se pone en cero con un tubo limpio de agua de piscina sin reactivo.',
  ],
  [
    'Turbidity is measured in NTU; many codes ask for 0.5 NTU or less.',
    'La turbidez se mide en NTU; muchos códigos piden 0.5 NTU o menos.',
  ],
  [
    'TDS is measured with a conductivity meter, because dissolved solids carry electric current.',
    'Los sólidos disueltos se miden con un conductímetro, porque conducen la corriente.',
  ],
  [
    'ORP is measured in millivolts (mV) with a probe and pH with a glass electrode.',
    'El ORP se mide en milivoltios (mV) con una sonda, y el pH con un electrodo de vidrio.',
  ],
  [
    'A spa at a public place is tested more often than a pool, such as every hour or two in heavy use.',
    'Un spa público se mide más seguido que una piscina, como cada una o dos horas con mucho uso.',
  ],
  [
    'Free chlorine is the most important test for the health of swimmers; pH is next.',
    'El cloro libre es la prueba más importante para la salud de los bañistas; sigue el pH.',
  ],
  [
    'Combined chlorine is best at 0.2 ppm or less; action is needed above about 0.4 ppm.',
    'El cloro combinado está mejor en 0.2 ppm o menos; arriba de unos 0.4 ppm hay que actuar.',
  ],
  [
    'Monochloramine, dichloramine and trichloramine are the three inorganic chloramines; trichloramine smells and irritates the most.',
    'Monocloramina, dicloramina y tricloramina son las tres cloraminas inorgánicas; la tricloramina huele e irrita más.',
  ],
  ['Bromine in a hot tub is kept at 4 to 8 ppm.', 'El bromo en un jacuzzi se mantiene de 4 a 8 ppm.'],
  [
    'Hot tub water that is foamy, smells musty or feels slimy is drained, purged of biofilm and refilled.',
    'El agua del jacuzzi con espuma, olor a humedad o babosa se vacía, se purga el biofilm y se rellena.',
  ],
  [
    'Pink slime and white water mold are bacteria and fungus, not algae.',
    'La baba rosa y el moho blanco de agua son bacterias y hongo, no algas.',
  ],
];
