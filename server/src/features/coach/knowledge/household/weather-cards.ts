// Weather and trips in the words of owners, each answer first.
import type { KnowledgeCard } from '../card.ts';

export const HOUSEHOLD_WEATHER_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'pool-overflows',
    asks: 'pool is overflowing from the rain|thunderstorm dumped inches of rain in my pool|pool is too full after the rain|water is up to the coping after rain|pool flooded from the storm|se desborda la piscina por la lluvia|la piscina esta muy llena por la lluvia',
    en: 'A pool that is too full after rain isn’t in danger, but the skimmer stops working. Let the water down to the middle of the skimmer, with the waste setting or a small pump, to where your city allows it. Then test chlorine and pH, and stabilizer and salt too if several inches ran over, and add what’s missing.',
    es: 'Una piscina muy llena por la lluvia no corre peligro, pero el skimmer deja de trabajar. Baja el agua a media boca del skimmer con la posición de desecho o una bomba chica, adonde tu ciudad lo permita. Luego mide cloro y pH, y si rebosaron varias pulgadas también estabilizador y sal, y agrega lo que falte.',
  },
  {
    id: 'leaves-after-wind',
    asks: 'leaves everywhere after the windstorm|wind blew leaves in my pool|pool is full of leaves|so many leaves in the pool after wind|se lleno de hojas por el viento|la piscina esta llena de hojas',
    en: 'Net the leaves out first, before they sink and stain: start with what floats, then the floor with a leaf rake. Empty the skimmer and pump baskets, more than once. Only then vacuum the fine dirt, clean the filter when its pressure is up, and test, because leaves use up chlorine.',
    es: 'Saca primero las hojas con red, antes de que se hundan y manchen: las que flotan y luego el fondo. Vacía las canastas del skimmer y la bomba, más de una vez. Después aspira la tierra fina, limpia el filtro cuando suba su presión y mide, porque las hojas gastan cloro.',
  },
  {
    id: 'night-without-power',
    asks: 'we lost power last night is the water still ok|power was out for a few hours is the pool ok|a few hours without the pump is that bad|se fue la luz anoche esta bien la piscina|unas horas sin bomba hace dano',
    en: 'Yes, a night without power does a pool no harm if its chlorine was in range. Check that the pump runs and holds its prime, and set the timer, because its clock now runs late. Test chlorine before anyone swims. After a day or more without circulation, brush and add chlorine by hand.',
    es: 'Sí, una noche sin luz no daña la piscina si el cloro estaba en rango. Mira que la bomba corra y no pierda el cebado, y ajusta el reloj, porque quedó atrasado. Mide el cloro antes de nadar. Tras un día o más sin circulación, cepilla y agrega cloro a mano.',
  },
  {
    id: 'away-weekend',
    asks: 'heading out for the weekend anything i need to do with the pool|away for the weekend what about the pool|leaving for three days do i need to do anything|gone for a few days pool|me voy el fin de semana tengo que hacer algo con la piscina|salgo tres dias que hago con la piscina',
    en: 'For a weekend there’s little to do: bring chlorine to the top of its range the evening before, empty the baskets, look at the water level, and leave the pump on its timer. Take a robot out and lock the gate. Test before the first swim when you’re back.',
    es: 'Para un fin de semana hay poco que hacer: lleva el cloro al tope de su rango la tarde anterior, vacía las canastas, mira el nivel y deja la bomba en su horario. Saca el robot y cierra la puerta con llave. Mide antes del primer baño al volver.',
  },
  {
    id: 'heat-all-winter',
    asks: 'do i have to heat the pool all winter|can i turn the pool heater off for the winter|is it ok if the pool gets cold|does a pool need to be heated|tengo que calentar la piscina en invierno|puedo dejar fria la piscina',
    en: 'No, a pool doesn’t have to be warm: cold water does it no harm, and it needs less chlorine and fewer pump hours. Turn the heater off, keep water moving through it, and test once a week. Only freezing does damage: run the pump through nights near 32 °F.',
    es: 'No, una piscina no tiene que estar tibia: el agua fría no le hace daño y pide menos cloro y menos horas de bomba. Apaga el calentador, deja pasar agua por él y mide una vez por semana. Lo peligroso es que se congele: prende la bomba en noches cerca de 32 °F.',
  },
  {
    id: 'when-to-open',
    asks: 'when do people open their pools|what month do i open my pool|when is it time to open the pool|how warm before i open the pool|cuando abro la piscina en primavera|cuando es tiempo de abrir la alberca|what is the best month to open a pool|best month to open a pool in texas|cual es el mejor mes para abrir la piscina',
    en: 'Open the pool before its water stays above about 60 °F, often in March to May: algae wake up then, and clear water opens easily. Opening early costs a little pump time; opening late can mean a green pool. Where pools run all year, just go back to longer pump hours and more tests.',
    es: 'Abre la piscina antes de que el agua se quede arriba de unos 60 °F, muchas veces de marzo a mayo: entonces despiertan las algas, y el agua clara se abre fácil. Temprano cuesta algo de bomba; tarde puede ser una piscina verde. Donde se usa todo el año, solo vuelve a más horas de bomba y más mediciones.',
  },
  {
    id: 'freeze-worry',
    asks: 'freeze tonight should i worry about the pool|will one freezing night hurt my pool|frost tonight do i do anything for the pool|first freeze is coming|va a helar esta noche que hago con la piscina|una noche de helada dana la piscina',
    en: 'One night of frost does no harm as long as water moves: run the pump through all the hours near freezing, with every valve open a little, spa and fountains too. Check that the water is at the middle of the skimmer. If the power fails, switch the breakers off and open the drain plugs of pump, filter and heater.',
    es: 'Una noche de helada no hace daño mientras el agua se mueva: prende la bomba todas las horas cerca de 32 °F, con cada válvula un poco abierta, también spa y fuentes. Revisa que el agua esté a media boca del skimmer. Si se va la luz, baja los breakers y abre los tapones de bomba, filtro y calentador.',
  },
  {
    id: 'swim-cold',
    asks: 'is it too cold to swim|how cold is too cold for the pool|can kids swim in a cold pool|hace mucho frio para nadar|que tan fria puede estar el agua para nadar',
    en: 'Below about 70 °F most people find a pool too cold for more than a quick dip, and small children cool down fast: get them out when they shiver or their lips turn blue. Get in slowly, because cold water takes your breath away. Most home pools are kept at 78 to 86 °F.',
    es: 'Con menos de unos 70 °F casi todos la sienten demasiado fría, y los niños pequeños se enfrían rápido: afuera si tiemblan o se les ponen azules los labios. Entra despacio, porque el agua fría corta la respiración. Casi todas las piscinas de casa están de 78 a 86 °F.',
  },
  {
    id: 'test-after-storm',
    asks: 'do i test after every rain|how soon after rain should i test|when do i test after a storm|mido despues de cada lluvia|cuando mido despues de la lluvia',
    en: 'After light rain your usual test is enough; after a storm test the same day, once the pump has run for an hour. Free chlorine and pH come first. Stabilizer, alkalinity and salt only if a lot of water ran over.',
    es: 'Tras lluvia ligera basta tu medición de siempre; tras una tormenta mide el mismo día, con la bomba una hora prendida. Primero cloro libre y pH. Estabilizador, alcalinidad y sal solo si rebosó mucha agua.',
  },
  {
    id: 'cover-off-winter',
    asks: 'is it ok to leave the pool cover off all winter|can i leave the pool uncovered in winter|is it bad to leave the pool open all winter|puedo dejar la piscina destapada en invierno|esta bien no tapar la piscina en invierno',
    en: 'Yes, you can leave a pool uncovered all winter while its pump runs: keep testing once a week, skim leaves, and run the pump through freezing nights. Only a pool that is closed for months of frost needs a winter cover. Without one you skim more, and the water cools down further.',
    es: 'Sí, puedes dejar la piscina destapada todo el invierno mientras la bomba funcione: mide una vez por semana, saca hojas y prende la bomba en noches de helada. Solo una piscina cerrada por meses de frío necesita cubierta de invierno. Sin ella sacas más hojas y el agua se enfría más.',
  },
  {
    id: 'winter-no-stop',
    asks: 'can i skip chlorine all winter|can i stop adding chlorine in winter|can i stop chlorine until spring|is it ok to have no chlorine in winter|puedo dejar de echar cloro en invierno|puedo no usar cloro en todo el invierno',
    en: 'No, not as long as the pool runs: cold water uses much less chlorine, but it still needs its minimum. Test once a week and add only what’s missing. A pool that goes without it is green in the first warm weeks. Only a pool that is closed under a cover can go without more until spring.',
    es: 'No, mientras la piscina funcione: el agua fría gasta mucho menos cloro, pero necesita su mínimo. Mide una vez por semana y agrega solo lo que falte. Sin él amanece verde en las primeras semanas tibias. Solo una cerrada bajo cubierta puede esperar hasta la primavera.',
  },
  {
    id: 'flooded-swim',
    asks: 'can we swim in flood water|can we swim in the flooded pool|is it safe to swim after a flood|es seguro nadar en agua de inundacion|se puede nadar despues de una inundacion',
    en: 'No, no one swims in a pool with flood water in it: it carries germs, chemicals and debris, and wet equipment can make the water live. Keep the power off until an electrician has looked. Swim again when you can clearly see the bottom, chlorine and pH are in range, and the equipment has been checked.',
    es: 'No, nadie nada en una piscina con agua de inundación: trae gérmenes, químicos y basura, y el equipo mojado puede electrificar el agua. Deja la corriente apagada hasta que la vea un electricista. Vuelvan a nadar cuando se vea el fondo, cloro y pH estén en rango y el equipo esté revisado.',
  },
  {
    id: 'snow',
    asks: 'do i have to do anything for the pool if it snows|what if it snows on my pool|snow on the pool cover|it snowed on my pool|nevo en la piscina que hago',
    en: 'Snow does an open pool no harm while its water moves: run the pump through the cold with every valve a little open, and check the level when the snow melts. On a cover, brush light snow off with a soft broom, pump off what melts, and don’t break ice on it. Keep everyone off the cover and the ice.',
    es: 'La nieve no daña una piscina abierta mientras el agua se mueva: deja la bomba prendida durante el frío con cada válvula un poco abierta, y revisa el nivel cuando se derrita. Sobre una cubierta, quita la nieve ligera con una escoba suave, bombea lo que se derrita y no rompas el hielo. Que nadie pise la cubierta ni el hielo.',
  },
];
