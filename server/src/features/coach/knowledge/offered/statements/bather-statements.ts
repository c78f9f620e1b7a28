// Short true sentences about germs, illnesses and accidents in the water, English and Spanish.
import type { Statement } from '../statement.ts';

export const BATHER_STATEMENTS: readonly Statement[] = [
  [
    'Symptoms of a Crypto infection (cryptosporidiosis) usually begin 2 to 10 days after someone swallowed the germ, on average after about 7 days.',
    'Los síntomas de la infección por Cripto (criptosporidiosis) suelen empezar de 2 a 10 días después de tragar el germen, en promedio a los 7 días.',
  ],
  [
    'Cryptosporidiosis brings watery diarrhea and stomach cramps that usually last 1 to 2 weeks.',
    'La criptosporidiosis da diarrea líquida y cólicos que suelen durar de 1 a 2 semanas.',
  ],
  [
    'A person who had Crypto still sheds the parasite after the diarrhea stops; that is why the wait before swimming is two weeks.',
    'Quien tuvo Cripto todavía elimina el parásito cuando la diarrea ya paró; por eso la espera antes de nadar es de dos semanas.',
  ],
  [
    'Giardia infections (giardiasis) usually cause diarrhea with gas and cramps and begin 1 to 2 weeks after the germ was swallowed.',
    'La infección por Giardia (giardiasis) suele dar diarrea con gases y cólicos y empieza de 1 a 2 semanas después de tragar el germen.',
  ],
  [
    'Norovirus symptoms, vomiting and diarrhea, start 12 to 48 hours after exposure and last 1 to 3 days.',
    'Los síntomas del norovirus, vómito y diarrea, empiezan de 12 a 48 horas después y duran de 1 a 3 días.',
  ],
  [
    'Shigellosis, from the bacterium Shigella, usually starts 1 to 2 days after infection; very few germs are enough.',
    'La shigelosis, por la bacteria Shigella, suele empezar de 1 a 2 días después; bastan muy pocos gérmenes.',
  ],
  [
    'E. coli O157:H7 usually makes people sick after 3 to 4 days; its gravest complication is kidney failure, called hemolytic uremic syndrome (HUS), in young children above all.',
    'E. coli O157:H7 suele enfermar a los 3 o 4 días; su complicación más grave es la falla de los riñones, el síndrome urémico hemolítico, sobre todo en niños pequeños.',
  ],
  [
    'Hepatitis A is a virus that attacks the liver, shows after about 2 to 7 weeks and can be prevented by a vaccine.',
    'La hepatitis A es un virus que ataca el hígado, se nota a las 2 a 7 semanas y se previene con vacuna.',
  ],
  [
    'The incubation period is the time between catching a germ and the first symptoms.',
    'El periodo de incubación es el tiempo entre contagiarse y los primeros síntomas.',
  ],
  [
    'Legionnaires’ disease usually starts 2 to 14 days after someone breathed in contaminated mist; it is a pneumonia with cough, fever and short breath, treated with antibiotics.',
    'La enfermedad del legionario suele empezar de 2 a 14 días después de respirar la niebla contaminada; es una neumonía con tos, fiebre y falta de aire, que se trata con antibióticos.',
  ],
  [
    'Pontiac fever starts within hours to about 3 days, is not a pneumonia and passes without treatment.',
    'La fiebre de Pontiac empieza en horas o hasta unos 3 días, no es neumonía y se quita sin tratamiento.',
  ],
  [
    'Legionella grows best in warm water between about 77 and 113 °F, such as a poorly maintained hot tub, shower or fountain.',
    'La Legionella crece mejor en agua tibia, de unos 77 a 113 °F, como un jacuzzi, una ducha o una fuente mal cuidados.',
  ],
  [
    'Hot tub rash appears from a few hours to a few days after soaking and usually clears up without treatment.',
    'El sarpullido del jacuzzi aparece de horas a pocos días después y suele quitarse sin tratamiento.',
  ],
  [
    'Naegleria fowleri infects the brain through the nose (primary amebic meningoencephalitis, PAM), is rare and is nearly always fatal; swallowing the water does not cause it.',
    'Naegleria fowleri infecta el cerebro por la nariz (meningoencefalitis amebiana primaria), es rara y casi siempre mortal; tragar el agua no la causa.',
  ],
  [
    'Swimmer’s itch (cercarial dermatitis) is an itchy rash from tiny parasites of birds and snails in lakes and ponds, not in well-kept pools.',
    'La comezón del nadador (dermatitis por cercarias) es un sarpullido por parásitos de aves y caracoles en lagos y estanques, no en piscinas bien cuidadas.',
  ],
  [
    'Adenovirus is a virus behind pink eye (conjunctivitis), sore throat and fever in pools with too little chlorine.',
    'El adenovirus causa ojo rojo (conjuntivitis), dolor de garganta y fiebre en piscinas con poco cloro.',
  ],
  [
    'Molluscum contagiosum is a skin virus with small round bumps that spreads by touch and by shared towels or toys, so the bumps are covered with a watertight bandage.',
    'El molusco contagioso es un virus de la piel con bolitas redondas que se contagia al tocar y por toallas o juguetes; por eso se cubren con un vendaje impermeable.',
  ],
  [
    'MRSA and other staph infections spread by skin contact and shared towels, razors and wet benches, rather than by well chlorinated water.',
    'El MRSA y otros estafilococos se contagian por contacto de piel y por toallas, rastrillos y bancas mojadas, más que por agua bien clorada.',
  ],
  [
    'Hot tub lung is an inflammation of the lungs from breathing in bacteria (Mycobacterium avium) in the mist of a hot tub.',
    'El pulmón de jacuzzi es una inflamación por respirar bacterias (Mycobacterium avium) en la niebla de un jacuzzi.',
  ],
  [
    'Contact lenses are taken out before swimming or soaking, because Acanthamoeba and other germs get under them and infect the cornea of the eye.',
    'Quítate los lentes de contacto antes de nadar o remojarte: la Acanthamoeba y otros gérmenes se meten debajo e infectan la córnea.',
  ],
  [
    'Leptospirosis is a bacterial illness from animal urine in fresh water and flood water.',
    'La leptospirosis es una enfermedad bacteriana por orina de animales en agua dulce o de inundación.',
  ],
  [
    'Ringworm and athlete’s foot are fungus infections of the skin; sandals on wet floors and dry feet prevent them.',
    'La tiña y el pie de atleta son hongos de la piel; se previenen con sandalias en pisos mojados y los pies secos.',
  ],
  [
    'Of the common pool germs E. coli is killed most easily by chlorine, then hepatitis A, then Giardia, and Cryptosporidium is the hardest to kill.',
    'De los gérmenes comunes, E. coli es el que más fácil mata el cloro, luego la hepatitis A, luego la Giardia, y el Cryptosporidium es el más difícil.',
  ],
  [
    'At 1 ppm of free chlorine Cryptosporidium takes about 15,300 minutes, more than 10 days, to die.',
    'Con 1 ppm de cloro libre el Cryptosporidium tarda unos 15,300 minutos, más de 10 días, en morir.',
  ],
  [
    'Giardia and Cryptosporidium are protozoa, which are parasites; E. coli, Legionella, Pseudomonas and Shigella are bacteria; norovirus, adenovirus and hepatitis A are viruses.',
    'Giardia y Cryptosporidium son protozoos, es decir parásitos; E. coli, Legionella, Pseudomonas y Shigella son bacterias; norovirus, adenovirus y hepatitis A son virus.',
  ],
  [
    'Ultraviolet light (UV) and ozone are secondary, supplemental disinfection against Crypto; they leave no residual in the pool, so chlorine or bromine is still needed.',
    'La luz ultravioleta (UV) y el ozono son desinfección secundaria contra el Cripto; no dejan residual en la piscina, así que siguen haciendo falta cloro o bromo.',
  ],
  [
    'The MAHC asks for secondary disinfection at venues of increased risk, such as wading pools, spray pads, therapy pools and swim lessons for young children.',
    'El MAHC pide desinfección secundaria donde hay más riesgo, como chapoteaderos, áreas de chorros, piscinas de terapia y clases para niños pequeños.',
  ],
  [
    'A 3-log reduction kills or removes 99.9 percent of a germ; 2-log is 99 percent and 4-log is 99.99 percent.',
    'Una reducción de 3 log mata o quita el 99.9 % de un germen; 2 log es 99 % y 4 log es 99.99 %.',
  ],
  [
    'Crypto oocysts are about 4 to 6 microns wide, so small that many pass through an ordinary sand filter.',
    'Los ooquistes de Cripto miden de 4 a 6 micras, tan chicos que muchos pasan por un filtro de arena común.',
  ],
  [
    'One diarrhea accident can release many millions of Crypto germs, and swallowing 10 or fewer can make someone sick.',
    'Una sola diarrea puede soltar muchos millones de gérmenes de Cripto, y tragar 10 o menos puede enfermar.',
  ],
  [
    'An outbreak means that two or more people get the same illness from the same water at about the same time.',
    'Un brote significa que dos o más personas se enferman de lo mismo, por la misma agua y casi al mismo tiempo.',
  ],
  [
    'A suspected outbreak of illness at a pool is reported to the local or state health department, and the water is closed and sampled.',
    'Un posible brote en una piscina se reporta al departamento de salud local o estatal; se cierra el agua y se toman muestras.',
  ],
  [
    'Recreational water illnesses affect the stomach and intestines (gastrointestinal), skin, ears, eyes, lungs (respiratory), nerves or wounds.',
    'Las enfermedades del agua recreativa afectan estómago e intestinos, piel, oídos, ojos, pulmones, nervios o heridas.',
  ],
  [
    'Recreational water illness can also come from chemicals, such as chloramines in the water or in the air of an indoor pool.',
    'Una enfermedad por agua recreativa también puede venir de químicos, como las cloraminas en el agua o el aire de una piscina techada.',
  ],
  [
    'Diarrheal illness spreads by the fecal-oral route: germs from someone’s feces get into the water and are swallowed.',
    'La diarrea se contagia por vía fecal-oral: los gérmenes de las heces llegan al agua y alguien los traga.',
  ],
  [
    'People with active diarrhea should never swim, even if they wear a swim diaper.',
    'Quien tiene diarrea no debe nadar, ni con pañal de agua.',
  ],
  [
    'A person carries about 0.14 gram of feces on the body, which washes into the pool unless they shower with soap first.',
    'Una persona trae unos 0.14 gramos de heces en el cuerpo, que llegan a la piscina si no se ducha antes con jabón.',
  ],
  [
    'Urine and sweat in the pool use up free chlorine and make chloramines; restroom breaks and showers prevent that.',
    'La orina y el sudor en la piscina gastan cloro libre y forman cloraminas; se evita con idas al baño y duchas.',
  ],
  [
    'Red, burning eyes after swimming usually come from chloramines or a pH out of range, not from too much free chlorine.',
    'Los ojos rojos y ardor tras nadar suelen venir de cloraminas o de un pH fuera de rango, no de demasiado cloro libre.',
  ],
  [
    'Wash hands with soap and water after using the toilet or changing a diaper; alcohol hand sanitizer works poorly against Crypto and norovirus.',
    'Lávate las manos con agua y jabón después del baño o de cambiar pañales; el gel de alcohol sirve poco contra Cripto y norovirus.',
  ],
  [
    'The three steps for healthy swimming are to stay out with diarrhea, shower before you get in, and not swallow the water.',
    'Los tres pasos para nadar sanos son no entrar con diarrea, ducharse antes y no tragar el agua.',
  ],
  [
    'Swimmer’s ear hurts when the outer ear is pulled and does not spread from person to person; cotton swabs in the ear make it more likely.',
    'El oído de nadador duele al jalar la oreja y no se contagia; los hisopos en el oído lo hacen más probable.',
  ],
  [
    'Nose clips or holding the nose shut keep warm fresh water out of the nose and so protect against the amoeba Naegleria.',
    'Una pinza o taparse la nariz evita que entre agua dulce tibia y así protege de la ameba Naegleria.',
  ],
  [
    'Inflatable and plastic kiddie pools filled from the hose have no disinfection, so they are emptied, cleaned and dried after each use.',
    'Las piscinitas inflables o de plástico llenadas con manguera no tienen desinfección; se vacían, limpian y secan después de cada uso.',
  ],
  [
    'Splash pads, spray grounds and wading pools spread germs easily, because small children in diapers sit on the jets and the sprayed water loses chlorine.',
    'Los juegos de chorros y los chapoteaderos contagian fácil, porque niños con pañal se sientan en los chorros y el agua rociada pierde cloro.',
  ],
  [
    'The maximum bather load, also called capacity, is the water surface area divided by the square feet for each person that the local code asks for, often about 15 to 25 in a pool and 10 in a spa.',
    'El cupo máximo de bañistas es la superficie del agua entre los pies cuadrados por persona que pide el código local, a menudo de 15 a 25 en piscina y 10 en spa.',
  ],
  [
    'A high bather load lowers free chlorine and raises combined chlorine and cloudiness, so test more often on busy days.',
    'Muchos bañistas bajan el cloro libre y suben el combinado y la turbidez; mide más seguido en días de mucha gente.',
  ],
  [
    'A few people load a hot tub as much as a crowd loads a pool, because the water is hot and there is little of it.',
    'Pocas personas cargan un jacuzzi tanto como una multitud una piscina, porque el agua es caliente y poca.',
  ],
  [
    'The first step after any fecal accident is to close the pool and get everyone out; then the stool is removed and the water disinfected.',
    'Lo primero tras un accidente fecal es cerrar la piscina y sacar a todos; luego se retiran las heces y se desinfecta el agua.',
  ],
  [
    'Diarrhea in the water is a higher risk than a formed stool, because Crypto causes watery diarrhea and resists chlorine.',
    'La diarrea en el agua es más riesgosa que heces formadas, porque el Cripto da diarrea líquida y resiste al cloro.',
  ],
  [
    'To hyperchlorinate means to raise free chlorine very high for hours, to kill Cryptosporidium after a diarrheal incident.',
    'Hiperclorar es subir mucho el cloro libre por horas, para matar el Cryptosporidium tras una diarrea.',
  ],
  [
    'Twice the free chlorine takes half the time for the same contact time (CT) value.',
    'Con el doble de cloro libre se tarda la mitad para el mismo valor de contacto (CT).',
  ],
  [
    'Cyanuric acid slows the killing of germs, so disinfection after a fecal accident takes more chlorine or more time in stabilized water.',
    'El ácido cianúrico hace más lento matar gérmenes; en agua estabilizada, tras un accidente fecal hace falta más cloro o más tiempo.',
  ],
  [
    'Stool taken out of a pool is flushed down the toilet, and the net or scoop is disinfected in chlorinated water.',
    'Las heces sacadas de la piscina se tiran al inodoro, y la red o el cucharón se desinfecta en agua con cloro.',
  ],
  [
    'A person who cleans up feces, vomit or blood wears disposable gloves and washes the hands afterward.',
    'Quien limpia heces, vómito o sangre usa guantes desechables y se lava las manos después.',
  ],
  [
    'Vomit that is just swallowed pool water is usually no germ risk; vomit with food in it is treated like formed stool.',
    'El vómito de pura agua tragada suele no ser riesgo; con comida se trata como heces formadas.',
  ],
  [
    'Closing a pool for blood in the water is the operator’s choice, because chlorine in range kills the germs in blood; no public health evidence asks for it.',
    'Cerrar por sangre en el agua lo decide el operador: el cloro en rango mata los gérmenes de la sangre y la salud pública no lo exige.',
  ],
  [
    'Bloodborne pathogens, such as HIV, hepatitis B and hepatitis C, spread by contact of blood with broken skin, eyes or mouth, not by pool water.',
    'Los patógenos de la sangre, como VIH, hepatitis B y hepatitis C, se contagian por sangre en piel rota, ojos o boca, no por el agua de la piscina.',
  ],
  [
    'Universal or standard precautions mean that all blood and body fluids are treated as if they were infectious.',
    'Las precauciones universales o estándar significan tratar toda sangre y fluido corporal como infeccioso.',
  ],
  [
    'Bird droppings are treated like a formed stool: remove them and hold at least 2 ppm of free chlorine at pH 7.5 or lower and 77 °F or warmer for 25 to 30 minutes.',
    'El excremento de aves se trata como heces formadas: retíralo y mantén al menos 2 ppm de cloro libre con pH de 7.5 o menos y 77 °F o más por 25 a 30 minutos.',
  ],
  [
    'After raccoon feces the pool is closed and, as the CDC advises, filtered for at least 24 hours and the filter cleaned, or drained and refilled, because chlorine does not kill the worm’s eggs.',
    'Tras heces de mapache se cierra la piscina y, como aconsejan los CDC, se filtra al menos 24 horas y se limpia el filtro, o se vacía y rellena, porque el cloro no mata los huevos del gusano.',
  ],
  [
    'Mosquitoes lay eggs in standing water, such as a neglected pool or a puddle on its cover, and can spread West Nile virus.',
    'Los mosquitos ponen huevos en agua estancada, como una piscina abandonada o un charco en la cubierta, y pueden contagiar el virus del Nilo.',
  ],
  [
    'A ramp or floating escape lets frogs, mice and other small animals climb out of the pool.',
    'Una rampa flotante de escape deja salir de la piscina a ranas, ratones y otros animalitos.',
  ],
  [
    'A snake in the pool is left to animal control or to climb out on a ramp or pole; frogs, turtles and snakes can carry Salmonella.',
    'Una víbora en la piscina se deja a control animal o se deja salir por una rampa o vara; ranas, tortugas y víboras pueden traer Salmonella.',
  ],
  [
    'A bat is never touched with bare hands, because it can carry rabies; anyone who touched one asks a doctor at once.',
    'Un murciélago nunca se toca con la mano, porque puede traer rabia; quien tocó uno pregunta enseguida al médico.',
  ],
  [
    'Dogs in the pool increase the chlorine demand and bring hair into the filter, besides oils, dirt and feces; a dog learns where the steps are and is rinsed afterward.',
    'Un perro lleva pelo, grasa, tierra y heces a la piscina y gasta cloro; se le enseña dónde están los escalones y se enjuaga después.',
  ],
  [
    'Public pools keep pets out; a service animal may come onto the deck, but not into the water where the health code forbids it.',
    'En piscinas públicas no entran mascotas; un animal de servicio puede estar en el borde, pero no en el agua si el código de salud lo prohíbe.',
  ],
  [
    'The heterotrophic plate count (HPC) tells how many bacteria grow from a water sample; a common limit is 200 per milliliter.',
    'El conteo heterotrófico en placa (HPC) dice cuántas bacterias crecen de una muestra; un límite común es 200 por mililitro.',
  ],
  [
    'A sample for bacteria goes into a sterile bottle with sodium thiosulfate, which stops the chlorine, and is kept cold on the way to the lab.',
    'La muestra para bacterias va en un frasco estéril con tiosulfato de sodio, que detiene el cloro, y fría al laboratorio.',
  ],
];
