// Short true sentences about disinfection, one fact each: what works, what weakens it and what it leaves, English and Spanish.
import type { Statement } from '../statement.ts';

export const DISINFECTION_STATEMENTS: readonly Statement[] = [
  ['HOCl and OCl− are present in about equal amounts at pH 7.5.', 'HOCl y OCl− están en cantidades casi iguales a pH 7.5.'],
  [
    'At pH 7.0 about 75 percent of unstabilized free chlorine is HOCl.',
    'Con pH 7.0 cerca de 75 por ciento del cloro libre sin estabilizador es HOCl.',
  ],
  [
    'At pH 8.0 about 25 percent of unstabilized free chlorine is HOCl.',
    'Con pH 8.0 cerca de 25 por ciento del cloro libre sin estabilizador es HOCl.',
  ],
  [
    'At pH 8.5 about 10 percent of unstabilized free chlorine is HOCl.',
    'Con pH 8.5 cerca de 10 por ciento del cloro libre sin estabilizador es HOCl.',
  ],
  [
    'Raising pH turns hypochlorous acid into hypochlorite ion; lowering pH turns hypochlorite ion into hypochlorous acid.',
    'Subir el pH convierte ácido hipocloroso en ion hipoclorito; bajarlo hace lo contrario.',
  ],
  [
    'Chlorine kills by oxidizing the cell wall and the enzymes inside a germ.',
    'El cloro mata oxidando la pared celular y las enzimas del germen.',
  ],
  [
    'Chlorine, bromine and iodine are the halogens used as sanitizers.',
    'El cloro, el bromo y el yodo son los halógenos usados como desinfectantes.',
  ],
  [
    'The factor that affects how well unstabilized chlorine works most is pH.',
    'El factor que más afecta la eficacia del cloro sin estabilizador es el pH.',
  ],
  [
    'Adding too little chlorine to reach breakpoint forms more chloramines.',
    'Agregar poco cloro, sin llegar al punto de quiebre, forma más cloraminas.',
  ],
  [
    'A strong chlorine smell and red eyes usually mean chloramines: test combined chlorine and pH, and when combined chlorine is high, superchlorination to breakpoint destroys it.',
    'El olor fuerte y los ojos rojos suelen venir de cloraminas: mide el cloro combinado y el pH, y si el combinado está alto, la supercloración al punto de quiebre lo destruye.',
  ],
  [
    'Breakpoint chlorination is done when combined chlorine is above about 0.4 to 0.5 ppm.',
    'La cloración al punto de quiebre se hace cuando el cloro combinado pasa de unas 0.4 a 0.5 ppm.',
  ],
  [
    'Hydrogen peroxide is the oxidizer that is used together with biguanide.',
    'El peróxido de hidrógeno es el oxidante que se usa con la biguanida.',
  ],
  [
    'Chlorine must never be put into a biguanide pool: the two are incompatible.',
    'El cloro nunca se echa a una piscina con biguanida: son incompatibles.',
  ],
  [
    'Bromine and non-chlorine shock must never be put into a biguanide pool.',
    'El bromo y el choque sin cloro nunca se echan a una piscina con biguanida.',
  ],
  [
    'An indoor pool does not need stabilizer (cyanuric acid), because there is no sun.',
    'Una piscina techada no necesita estabilizador (ácido cianúrico), porque no hay sol.',
  ],
  [
    'Cyanuric acid is reduced by a partial drain and refill, that is, by dilution with fresh water.',
    'El ácido cianúrico se reduce vaciando parte y rellenando, es decir, diluyendo con agua nueva.',
  ],
  [
    'Cyanuric acid has no effect on bromine: it stabilizes chlorine.',
    'El ácido cianúrico no tiene efecto en el bromo: estabiliza el cloro.',
  ],
  [
    'The effect of cyanuric acid on chlorine is twofold: slower loss to sunlight and slower disinfection.',
    'El efecto del ácido cianúrico en el cloro es doble: menos pérdida por el sol y desinfección más lenta.',
  ],
  [
    'High cyanuric acid can cause cloudy water, algae in spite of chlorine, and a low ORP.',
    'El ácido cianúrico alto puede causar agua turbia, algas a pesar del cloro y un ORP bajo.',
  ],
  [
    'Bromine is more stable than chlorine in hot water and less affected by a high pH.',
    'El bromo es más estable que el cloro en agua caliente y el pH alto lo afecta menos.',
  ],
  ['Bromamines (combined bromine) disinfect well and hardly smell.', 'Las bromaminas (bromo combinado) desinfectan bien y casi no huelen.'],
  [
    'Bromine tablets are fed through an erosion feeder called a brominator.',
    'Las tabletas de bromo se dosifican con un dosificador de erosión llamado bromador.',
  ],
  [
    'The disadvantage of bromine outdoors is that sunlight breaks it down and stabilizer can’t protect it; it also costs more.',
    'La desventaja del bromo al aire libre es que el sol lo descompone y el estabilizador no lo protege; también cuesta más.',
  ],
  [
    'The disadvantage of ozone and UV as the sole disinfectant is that they provide no residual in the pool.',
    'La desventaja del ozono y del UV como único desinfectante es que no dejan residual en la piscina.',
  ],
  [
    'The advantage of UV is that it inactivates Cryptosporidium and breaks down chloramines without adding a chemical.',
    'La ventaja del UV es que inactiva el Cryptosporidium y descompone cloraminas sin agregar químicos.',
  ],
  [
    'Ozone is generated on site because it is unstable and can’t be stored.',
    'El ozono se genera en el lugar porque es inestable y no se puede guardar.',
  ],
  ['Ozone is generated by corona discharge or by ultraviolet light.', 'El ozono se genera por descarga corona o con luz ultravioleta.'],
  [
    'UV does not work well in cloudy water, because particles shade the germs.',
    'El UV no trabaja bien en agua turbia, porque las partículas dan sombra a los gérmenes.',
  ],
  [
    'The by-products of a salt cell are hydrogen gas and sodium hydroxide, which is one reason why pH rises.',
    'Los subproductos de una celda de sal son gas hidrógeno e hidróxido de sodio, una razón por la que sube el pH.',
  ],
  [
    'The advantage of a salt chlorine generator is that chlorine is made on site, so no chlorine has to be carried or stored; the disadvantages are its price, corrosion and rising pH.',
    'La ventaja de un clorador de sal es que hace cloro en el lugar y no hay que cargarlo ni guardarlo; las desventajas son el precio, la corrosión y el pH que sube.',
  ],
  [
    'A salt pool is sanitized by chlorine, the same as any chlorine pool.',
    'Una piscina de sal se desinfecta con cloro, igual que cualquier piscina de cloro.',
  ],
  [
    'Non-chlorine shock oxidizes organic waste without raising free chlorine.',
    'El choque sin cloro oxida residuos orgánicos sin subir el cloro libre.',
  ],
  [
    'Non-chlorine shock is an oxidizer and no disinfectant: it can’t be the sanitizer of a pool.',
    'El choque sin cloro es un oxidante y no un desinfectante: no puede ser el desinfectante de una piscina.',
  ],
  ['Bromamines still kill germs, unlike chloramines.', 'Las bromaminas todavía matan gérmenes, a diferencia de las cloraminas.'],
  [
    'Combined bromine is still an active disinfectant; combined chlorine is a weak one.',
    'El bromo combinado sigue siendo un desinfectante activo; el cloro combinado es débil.',
  ],
  [
    'Creatinine in bather waste forms organic chloramines that breakpoint can’t remove.',
    'La creatinina de los bañistas forma cloraminas orgánicas que el punto de quiebre no quita.',
  ],
  [
    'The salt level of a salt pool, about 3,000 ppm, is about one tenth of the salt in the ocean (sea).',
    'La sal de una piscina de sal, unas 3,000 ppm, es cerca de una décima parte de la del mar.',
  ],
  [
    'Swimmers taste salt from about 3,500 ppm up, and tears hold about 9,000 ppm.',
    'La sal se saborea desde unas 3,500 ppm, y las lágrimas tienen unas 9,000 ppm.',
  ],
  [
    'Bleach and liquid chlorine weaken (lose strength) in heat and sunlight, so a hot shed is a bad place to keep them.',
    'El cloro líquido se debilita con calor y sol; un cobertizo caliente es mal lugar para guardarlo.',
  ],
  [
    'Household bleach and liquid pool chlorine differ in concentration: both are sodium hypochlorite, bleach is weaker.',
    'El blanqueador de casa y el cloro líquido difieren en la concentración: ambos son hipoclorito de sodio, el de casa es más débil.',
  ],
  [
    'Too much sunlight, too many bathers and too little stabilizer are the usual reasons why chlorine does not last outdoors.',
    'Mucho sol, muchos bañistas y poco estabilizador son las razones usuales de que el cloro no dure al aire libre.',
  ],
  [
    'Chlorine works slower in cold water and is used up faster in warm water.',
    'El cloro actúa más lento en agua fría y se gasta más rápido en agua caliente.',
  ],
  [
    'Free chlorine is the measure of safe water: without it germs pass from swimmer to swimmer.',
    'El cloro libre es la medida del agua segura: sin él los gérmenes pasan de un bañista a otro.',
  ],
  [
    'A disinfectant residual protects swimmers from germs that other swimmers bring in.',
    'Un residual de desinfectante protege de los gérmenes que traen otros bañistas.',
  ],
  [
    'Organic waste, sweat, urine and cosmetics react with chlorine and use it up.',
    'Los residuos orgánicos, sudor, orina y cosméticos reaccionan con el cloro y lo gastan.',
  ],
  [
    'Chlorine in the form of hypochlorous acid is weakened by high pH and slowed by cyanuric acid.',
    'El cloro en forma de ácido hipocloroso se debilita con pH alto y se frena con ácido cianúrico.',
  ],
  [
    'A chlorine level that falls to zero within hours of dosing shows a high chlorine demand from algae, ammonia or organic waste.',
    'Un cloro que cae a cero en horas muestra una demanda alta por algas, amoníaco o residuos orgánicos.',
  ],
  [
    'An unstabilized outdoor pool loses most of its chlorine in one sunny afternoon.',
    'Una piscina al aire libre sin estabilizador pierde casi todo su cloro en una tarde soleada.',
  ],
  [
    'Chlorine tablets in a floater or feeder give a slow, steady dose; liquid chlorine and granules give a quick one.',
    'Las tabletas en flotador o dosificador dan una dosis lenta y constante; el líquido y el granulado, una rápida.',
  ],
  [
    'An oxidizer takes electrons from waste; chlorine, ozone, MPS and peroxide are oxidizers.',
    'Un oxidante quita electrones a los residuos; el cloro, el ozono, el MPS y el peróxido son oxidantes.',
  ],
  [
    'The strongest of the common oxidizers is ozone, and hydroxyl radicals are stronger still.',
    'El más fuerte de los oxidantes comunes es el ozono, y los radicales hidroxilo son aún más fuertes.',
  ],
  [
    'Copper and silver ions work slowly, so a residual of chlorine or bromine (a halogen) is still needed.',
    'Los iones de cobre y plata trabajan lento, así que aún hace falta un residual de cloro o bromo.',
  ],
  [
    'A biguanide pool is shocked (oxidized) with hydrogen peroxide.',
    'A una piscina con biguanida se le da choque con peróxido de hidrógeno.',
  ],
];
