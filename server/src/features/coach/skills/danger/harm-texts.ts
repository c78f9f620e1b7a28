// What is said against each kind of harm: no, why, and what to do instead. What goes on in the water and with people's bodies is in
// harm-texts-people.ts.
import type { Harm } from '../../understanding/harm-names.ts';
import { OF_PEOPLE } from './harm-texts-people.ts';
import type { HarmText } from './harm-text.ts';

type OfThings = Exclude<Harm, keyof typeof OF_PEOPLE>;
const OF_THINGS: Readonly<Record<OfThings, HarmText>> = {
  drain_cover: {
    title: { en: 'Drain without a sound cover', es: 'Drenaje sin una tapa firme' },
    en: "No. A drain's suction can hold a swimmer under water, and no one can pull them off. Keep the cover screwed on, and bodies and hair away from it. If it's loose, cracked or off, switch the pump off and keep everyone out until a cover that meets the federal standard (VGB) is on.",
    es: 'No. La succión de un drenaje puede retener a una persona bajo el agua, y nadie la puede jalar. Deja la tapa atornillada, y cuerpos y pelo lejos de ella. Si está floja, rota o falta, apaga la bomba y que nadie entre hasta que haya una tapa que cumpla la norma federal (VGB).',
  },
  vacuum_release: {
    title: { en: 'Vacuum release switched off', es: 'Liberador de vacío anulado' },
    en: 'No. The vacuum release is what stops the pump when someone is held by a drain. If it keeps tripping, look for a full basket, a closed valve or a blocked line, or have a pool professional set it; no one swims until it works.',
    es: 'No. El liberador de vacío es lo que para la bomba cuando un drenaje atrapa a alguien. Si se dispara a cada rato, busca una canasta llena, una válvula cerrada o una línea tapada, o que lo ajuste un profesional; nadie nada hasta que funcione.',
  },
  shock_protection: {
    title: { en: 'Protection from electric shock', es: 'Protección contra descargas' },
    en: 'No. The GFCI, the breaker and the bonding wire are what keep a fault from killing someone in the water. If one trips, current is leaking: leave that circuit off, keep everyone out of the water, and have an electrician find the cause.',
    es: 'No. El GFCI, el breaker y el cable de tierra son lo que evita que una falla mate a alguien en el agua. Si se bota, hay una fuga de corriente: deja ese circuito apagado, que nadie entre al agua, y que un electricista busque la causa.',
  },
  barrier: {
    title: { en: 'Gate, fence or alarm', es: 'Puerta, cerca o alarma' },
    en: "Please don't. The fence, the gate and the alarm are there for the moment when no one is looking: small children slip through in seconds and drown without a sound. Let the gate close and latch every time; if a hinge, latch or alarm bothers you, adjust or replace it.",
    es: 'Por favor no. La cerca, la puerta y la alarma están para el momento en que nadie mira: un niño chico pasa en segundos y se ahoga sin ruido. Deja que la puerta se cierre y se trabe siempre; si te molesta una bisagra, el seguro o la alarma, ajústalos o cámbialos.',
  },
  flow_safety: {
    title: { en: 'Safety switch bypassed', es: 'Interruptor de seguridad anulado' },
    en: 'No. That safety shuts things off when no water flows or it gets too hot: without it a heater can burn up, and a feeder fills the pipe with acid or chlorine that comes out as gas when the pump restarts. Clean the filter and baskets, open the valves, and if it still trips, have a technician replace the bad part.',
    es: 'No. Ese seguro corta cuando no pasa agua o se calienta demasiado: sin él, el calentador se puede quemar y el dosificador llena el tubo de ácido o cloro, que sale como gas al arrancar la bomba. Limpia el filtro y las canastas, abre las válvulas y, si se sigue disparando, que un técnico cambie la pieza mala.',
  },
  pressure: {
    title: { en: 'Filter or pipes under pressure', es: 'Filtro o tubos a presión' },
    en: 'No. A filter or pipe under pressure can throw its lid or clamp hard enough to kill. Switch the pump off at the breaker, open the air relief, and wait until the gauge shows zero before you touch anything. Replace a cracked clamp or a missing bolt first, and stand clear when the pump starts.',
    es: 'No. Un filtro o tubo a presión puede lanzar la tapa o la abrazadera con fuerza para matar. Apaga la bomba en el breaker, abre la purga de aire y espera a que el manómetro marque cero antes de tocar nada. Cambia antes la abrazadera rota o el tornillo que falta, y aléjate al arrancar la bomba.',
  },
  exhaust: {
    title: { en: 'Exhaust and carbon monoxide', es: 'Escape y monóxido de carbono' },
    en: "No. Whatever burns gas, gasoline or charcoal gives off carbon monoxide, which you can't smell and which kills. Keep vents and flues open and whole, run generators and grills outdoors and away from windows, and leave a heater with a broken flue off until a technician has fixed it.",
    es: 'No. Lo que quema gas, gasolina o carbón suelta monóxido de carbono, que no huele y mata. Deja libres y enteras las ventilas y la chimenea, usa generador y asador afuera y lejos de las ventanas, y deja apagado un calentador con el escape roto hasta que lo repare un técnico.',
  },
  mixing: {
    title: { en: 'Chemicals brought together', es: 'Químicos juntos' },
    en: 'No. Pool chemicals and cleaners that meet can give off poisonous gas, catch fire or explode. Use one at a time: into the pool with the pump running, and wait before the next. For tile and deck, use one cleaner alone, as its label says.',
    es: 'No. Los químicos de alberca y los limpiadores que se juntan pueden soltar gas venenoso, arder o explotar. Usa uno a la vez: a la alberca con la bomba encendida, y espera antes del siguiente. Para azulejo y piso, un solo limpiador, como dice su etiqueta.',
  },
  shared_gear: {
    title: { en: 'One feeder or scoop for two products', es: 'Un solo equipo para dos productos' },
    en: 'No. What is left of one chemical in a feeder, bucket, scoop or floater can catch fire or explode with the next. Give each product its own, clean and dry, and fill a feeder only with the kind that its label names.',
    es: 'No. Lo que queda de un químico en el dosificador, la cubeta, la medida o el flotador puede arder o explotar con el siguiente. Ten uno limpio y seco para cada producto, y llena el dosificador solo con el tipo que dice su etiqueta.',
  },
  water_on_chemical: {
    title: { en: 'Water or heat on a chemical', es: 'Agua o calor sobre un químico' },
    en: 'No. Water or heat on acid or chlorine makes it boil, spit in your face, give off gas or catch fire. Always add the chemical to plenty of cool water, never the other way around, and only if the label says to dissolve it; otherwise pour it straight into the pool with the pump running.',
    es: 'No. Con agua encima o con calor, el ácido y el cloro hierven, te salpican la cara, sueltan gas o arden. Siempre echa el químico en bastante agua fría, nunca al revés, y solo si la etiqueta dice que se disuelva; si no, va directo a la alberca con la bomba encendida.',
  },
  too_much: {
    title: { en: 'Too much at once', es: 'Demasiado de una vez' },
    en: "No. That much at once burns eyes and skin, eats at the pool and its equipment, and can't be taken back out. Tell me your test, your pool's volume and the strength, and I'll work out the amount; add part of it with the pump running, let it mix, and test before you add more.",
    es: 'No. Tanto de una vez quema ojos y piel, daña la alberca y el equipo, y ya no se puede sacar. Dime tu análisis, el volumen y la concentración y calculo la cantidad; echa una parte con la bomba encendida, deja que se mezcle y mide antes de echar más.',
  },
  fumes: {
    title: { en: 'Fumes of chlorine or acid', es: 'Vapores de cloro o ácido' },
    en: "No. A few breaths of chlorine or acid fumes can burn your lungs. Don't go in where it smells of them, and don't put your face over a container. Work outdoors or with everything open, the wind at your back, in goggles, gloves and the mask that the label names; leave an acid wash to a professional.",
    es: 'No. Unos cuantos respiros de vapores de cloro o ácido pueden quemar los pulmones. No entres donde huela a eso ni pongas la cara sobre el envase. Trabaja afuera o con todo abierto, de espaldas al viento, con lentes, guantes y la mascarilla que pide la etiqueta; el lavado ácido, a un profesional.',
  },
  unprotected: {
    title: { en: 'Chemicals without protection', es: 'Químicos sin protección' },
    en: "No. Acid and chlorine burn skin, eyes and throat in seconds. Wear goggles and chemical-resistant gloves, pour low and slowly with the wind at your back, and never use your mouth or bare hands. Children don't handle pool chemicals, and they stay away while you do.",
    es: 'No. El ácido y el cloro queman piel, ojos y garganta en segundos. Usa lentes de seguridad y guantes resistentes, vierte bajo y despacio con el viento a la espalda, y nunca uses la boca ni las manos sin guantes. Los niños no tocan los químicos, y se quedan lejos mientras los usas.',
  },
  storing: {
    title: { en: 'Chemicals kept or carried like this', es: 'Químicos guardados así' },
    en: 'No. Kept like that, a pool chemical can leak, give off gas or catch fire, or someone drinks it by mistake. Leave each in its own labeled container, dry, cool, ventilated and locked, acid apart from chlorine, and away from fuel, flames, heat and metal. In a car, carry them apart and never leave them there.',
    es: 'No. Así guardado, un químico puede gotear, soltar gas o arder, o alguien lo toma por error. Deja cada uno en su envase con etiqueta, en lugar seco, fresco, ventilado y con llave, el ácido lejos del cloro, y lejos de combustibles, fuego, calor y metal. En el auto, llévalos separados y nunca los dejes ahí.',
  },
  disposal: {
    title: { en: 'Chemicals thrown away', es: 'Químicos a la basura' },
    en: "No. In a trash can, drain or fire, pool chemicals meet other things and give off gas, burn or explode, and in a creek they kill what lives there. Use good product up in the pool a dose at a time; take the rest, dry and in its own container, to your county's household hazardous waste site.",
    es: 'No. En la basura, el drenaje o el fuego, los químicos tocan otras cosas y sueltan gas, arden o explotan, y en un arroyo matan lo que vive ahí. Usa lo que sirve en la alberca, dosis por dosis; el resto, seco y en su envase, llévalo al centro de residuos peligrosos de tu condado.',
  },
  animals: {
    title: { en: 'Chemicals against animals', es: 'Químicos contra animales' },
    en: 'No. Gas or bait made from pool chemicals hurts people, pets and wildlife, you first, and it is against the law. Use traps or a fence, close up holes and food, and call pest control or animal services.',
    es: 'No. El gas o cebo hecho con químicos de alberca daña a personas, mascotas y otros animales, a ti primero, y es ilegal. Usa trampas o malla, cierra hoyos y guarda la comida, y llama a control de plagas o de animales.',
  },
  on_body: {
    title: { en: 'Pool chemicals on or in a body', es: 'Químicos de alberca en el cuerpo' },
    en: "No. Pool chemicals aren't made for bodies or food: they burn skin, eyes, mouth and stomach. For a wound, skin, hair or teeth ask a doctor or pharmacist, for a pet a vet, and drink only drinking water.",
    es: 'No. Los químicos de alberca no son para el cuerpo ni la comida: queman piel, ojos, boca y estómago. Por una herida, piel, pelo o dientes pregunta a un médico o farmacéutico, por una mascota al veterinario, y bebe solo agua potable.',
  },
};

const OTHER: HarmText = {
  title: { en: 'Someone could get hurt', es: 'Alguien podría salir lastimado' },
  en: "Please don't: someone could get badly hurt that way. Leave covers, gates, breakers and switches as they are, keep chemicals apart and measured, and have a sober adult watch everyone in the water. Tell me what you want to get done, and I'll look for a safe way.",
  es: 'Por favor no: así alguien puede salir muy lastimado. Deja tapas, puertas, breakers e interruptores como están, los químicos separados y medidos, y que un adulto sobrio vigile a quien esté en el agua. Dime qué quieres lograr y busco una manera segura.',
};

export const HARM_TEXTS: Readonly<Record<Harm | 'other', HarmText>> = { ...OF_THINGS, ...OF_PEOPLE, other: OTHER };
