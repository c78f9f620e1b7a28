// Short true sentences about running a pool: equipment, flow and safety at work. English and Spanish.
import type { Statement } from '../statement.ts';

export const OPERATION_STATEMENTS: readonly Statement[] = [
  [
    'The air relief valve on top of a filter lets trapped air and pressure out; open it at every start and, with the pump off, before you open the tank.',
    'La válvula de alivio de aire arriba del filtro deja salir aire y presión; ábrela en cada arranque y, con la bomba apagada, antes de abrir el tanque.',
  ],
  [
    'A pressure gauge on the filter shows how dirty it is; a vacuum gauge sits on the suction side of the pump.',
    'El manómetro del filtro muestra qué tan sucio está; el vacuómetro va en la succión de la bomba.',
  ],
  [
    'A closed or clogged suction line gives a high vacuum reading, low flow and low filter pressure; the pump can cavitate.',
    'Una succión cerrada o tapada da vacío alto, poco flujo y presión baja en el filtro; la bomba puede cavitar.',
  ],
  [
    'A closed or clogged return line, or a dirty filter, gives high filter pressure and low flow.',
    'Un retorno cerrado o tapado, o un filtro sucio, da presión alta y poco flujo.',
  ],
  [
    'A flow meter shows gallons per minute; it is installed on a straight run of pipe, away from elbows and valves.',
    'El caudalímetro muestra galones por minuto; se instala en un tramo recto de tubo, lejos de codos y válvulas.',
  ],
  [
    'The impeller moves the water; the diffuser or volute turns its speed into pressure; the motor drives it.',
    'El impulsor mueve el agua; el difusor o la voluta convierte la velocidad en presión; el motor lo mueve.',
  ],
  [
    'The shaft seal keeps water from the motor; a drip under the pump usually means that it is worn.',
    'El sello del eje evita que el agua llegue al motor; un goteo bajo la bomba suele significar que está gastado.',
  ],
  [
    'A centrifugal pump has to be primed, full of water, and must never run dry.',
    'Una bomba centrífuga debe estar cebada, llena de agua, y nunca trabajar en seco.',
  ],
  [
    'Total dynamic head is all the resistance a pump works against: friction in pipes and fittings, filter, heater and lift.',
    'La carga dinámica total es toda la resistencia contra la que trabaja la bomba: fricción en tubos, filtro, calentador y altura.',
  ],
  [
    'A bigger pipe lowers friction and head; elbows and long runs raise it.',
    'Un tubo más grande baja la fricción y la carga; los codos y tramos largos la suben.',
  ],
  [
    'The equalizer line of a skimmer keeps the pump from sucking air when the water is low.',
    'La línea igualadora del skimmer evita que la bomba aspire aire cuando el agua está baja.',
  ],
  [
    'Gutters and skimmers take surface water, where most dirt and oils are; main drains take water from the bottom.',
    'Canaletas y skimmers toman agua de la superficie, donde hay más suciedad y grasa; los drenajes, del fondo.',
  ],
  [
    'A surge or balance tank holds the water that bathers displace and feeds the pump.',
    'El tanque de compensación guarda el agua que desplazan los bañistas y alimenta la bomba.',
  ],
  [
    'Only trained people enter a confined space such as a surge tank: first test the air, ventilate, lock out the pump and have someone outside.',
    'Solo gente capacitada entra en un espacio confinado como un tanque de compensación: primero se mide el aire, se ventila, se bloquea la bomba y alguien se queda afuera.',
  ],
  [
    'Lockout and tagout keep equipment switched off while someone works on it.',
    'El bloqueo y etiquetado mantienen el equipo apagado mientras alguien trabaja en él.',
  ],
  [
    'Laterals collect the water at the bottom of a sand filter; a broken lateral sends sand to the pool.',
    'Los laterales recogen el agua en el fondo del filtro de arena; uno roto manda arena a la piscina.',
  ],
  [
    'Channeling and mud balls are signs of old sand: water runs through without being cleaned.',
    'Los canales y bolas de lodo son señal de arena vieja: el agua pasa sin limpiarse.',
  ],
  [
    'DE powder, mixed with water, is added through the skimmer with the pump running after each backwash to coat the grids; wear a dust mask.',
    'El polvo DE, mezclado con agua, se agrega por el skimmer con la bomba encendida después de cada retrolavado para cubrir las rejillas; usa mascarilla.',
  ],
  [
    'A cartridge is worn out when its pleats are torn, flat or frayed, or when cleaning no longer brings the pressure down.',
    'Un cartucho está gastado cuando sus pliegues están rotos, aplastados o deshilachados, o si al limpiarlo la presión ya no baja.',
  ],
  [
    'A multiport valve sends water to filter, backwash, rinse, waste, recirculate or closed.',
    'Una válvula multipuerto manda el agua a filtrar, retrolavar, enjuagar, desecho, recircular o cerrado.',
  ],
  [
    'The heater comes after the filter, and chemical feeders come after the heater, so that strong chemicals never pass through it.',
    'El calentador va después del filtro, y los dosificadores después del calentador, para que los químicos fuertes no pasen por él.',
  ],
  [
    'A check valve before a chlorinator keeps strong water out of the heater.',
    'Una válvula de retención antes del clorador evita que el agua fuerte llegue al calentador.',
  ],
  [
    'Erosion feeders dissolve tablets in passing water; never put two kinds of chlorine into one.',
    'Los cloradores de erosión disuelven tabletas con el agua que pasa; nunca pongas dos clases de cloro en uno.',
  ],
  [
    'A peristaltic pump feeds liquid chlorine or acid by squeezing a tube; a diaphragm pump by a membrane.',
    'Una bomba peristáltica dosifica cloro líquido o ácido apretando un tubo; una de diafragma, con una membrana.',
  ],
  [
    'ORP and pH controllers feed chemicals by what their probes read; probes are cleaned and calibrated.',
    'Los controladores de ORP y pH dosifican según sus sondas; las sondas se limpian y calibran.',
  ],
  [
    'A heat exchanger passes heat to the water; scale and low flow harm it.',
    'El intercambiador pasa calor al agua; el sarro y el poco flujo lo dañan.',
  ],
  [
    'A heater’s pressure switch or flow switch stops it when too little water flows.',
    'El interruptor de presión o de flujo apaga el calentador cuando pasa poca agua.',
  ],
  [
    'The cheapest way to keep heat in a pool overnight is a cover, because it stops evaporation.',
    'Lo más barato para conservar el calor de noche es una cubierta, porque frena la evaporación.',
  ],
  [
    'Turnover time is the volume divided by the flow; residential pools usually aim for about one turnover a day.',
    'El tiempo de recirculación es el volumen entre el caudal; en casa se busca por lo general cerca de una vuelta al día.',
  ],
  [
    'Returns are aimed to move the whole surface toward the skimmer, without dead spots.',
    'Los retornos se orientan para mover la superficie hacia el skimmer, sin zonas muertas.',
  ],
  [
    'A vacuum to waste takes heavy dirt, dead algae and floc out without loading the filter.',
    'Aspirar al desecho saca suciedad, algas muertas y flóculos sin cargar el filtro.',
  ],
  [
    'Brushing loosens algae and dirt so that chlorine and the filter can reach them.',
    'Cepillar suelta algas y suciedad para que el cloro y el filtro las alcancen.',
  ],
  [
    'A dye test finds a leak at a crack, fitting or light; the bucket test tells whether there is one.',
    'La prueba de tinte encuentra la fuga en una grieta, pieza o luz; la de la cubeta dice si la hay.',
  ],
  [
    'A hydrostatic relief valve lets ground water into an empty pool so that it doesn’t float.',
    'La válvula hidrostática deja entrar agua subterránea a una piscina vacía para que no flote.',
  ],
  [
    'Expansion joints between deck and pool are kept sealed, so that water doesn’t get behind the shell.',
    'Las juntas entre el piso y la piscina se mantienen selladas, para que el agua no entre detrás.',
  ],
  [
    'Timers, drives and lights near a pool need GFCI protection and a licensed electrician.',
    'Los temporizadores, variadores y luces cerca de la piscina necesitan protección GFCI y un electricista con licencia.',
  ],
  [
    'Federal law about drain covers is the Virginia Graeme Baker Act, the VGB Act; it is meant to prevent entrapment.',
    'La ley federal sobre tapas de drenaje es la Virginia Graeme Baker, o VGB; previene el atrapamiento.',
  ],
  [
    'The ADA (Americans with Disabilities Act) asks public pools for accessible entries such as lifts and sloped entries.',
    'La ADA pide en piscinas públicas entradas accesibles, como elevadores y rampas.',
  ],
  [
    'OSHA protects workers: hazard communication, labels, safety data sheets and protective equipment.',
    'OSHA protege a los trabajadores: comunicación de riesgos, etiquetas, hojas de seguridad y equipo de protección.',
  ],
  [
    'Acid and chlorine are stored apart, in separate places, because together they release toxic chlorine gas and can burn.',
    'El ácido y el cloro se guardan en lugares separados, porque juntos sueltan gas tóxico y pueden arder.',
  ],
  [
    'When chemicals were mixed by accident and gas or a cloud forms, leave at once, get into fresh air, keep others away and call 911.',
    'Si se mezclaron químicos y sale gas o una nube, aléjate de inmediato, sal al aire libre, aleja a los demás y llama al 911.',
  ],
  [
    'Never add water to a container of chemicals, and never reuse an empty chemical container.',
    'Nunca eches agua a un envase de químicos ni reutilices un envase vacío.',
  ],
  [
    'Use a clean, dry scoop for each chemical; a wet or shared scoop can start a fire.',
    'Usa una pala limpia y seca para cada químico; una mojada o compartida puede causar fuego.',
  ],
  [
    'Rescue equipment at a public pool is a ring buoy with a rope, a reaching pole or shepherd’s crook, a backboard and a first aid kit.',
    'El equipo de rescate de una piscina pública es un aro con cuerda, una vara o gancho, una tabla espinal y un botiquín.',
  ],
  [
    'An emergency action plan says who calls 911, who clears the water and who gives first aid; it is practiced.',
    'Un plan de emergencia dice quién llama al 911, quién saca a la gente y quién da primeros auxilios; se practica.',
  ],
  [
    'An AED is used as soon as it is there, on a dry chest away from the water.',
    'Un desfibrilador (DEA) se usa en cuanto llega, con el pecho seco y lejos del agua.',
  ],
];
