// The guided lists of a pool in short.
import type { CoachLanguage } from '../understanding/fold.ts';

interface GuideText extends Record<CoachLanguage, string> {
  title: Record<CoachLanguage, string>;
  /** the article that goes into it */
  slug?: string;
  /** where a hot tub needs something else */
  ofTub?: Record<CoachLanguage, string>;
}
/** The guided lists of a pool, by their names in its address. */
export const GUIDE_TEXTS: Readonly<Record<string, GuideText>> = {
  away: {
    title: { en: 'Going away', es: 'Me voy de viaje' },
    en: 'Going away: the evening before, bring free chlorine to the top of its range. Empty the baskets, clean the filter, fill to the upper third of the skimmer, set the timer to 12 hours a day and leave the solar cover off. Over two weeks, ask someone to test every week. When you’re back, test before anyone gets in.',
    es: 'Antes de salir de viaje: la noche anterior lleva el cloro libre a la parte alta de su rango. Vacía las canastas, limpia el filtro, llena hasta el tercio superior del skimmer, pon el temporizador en 12 horas al día y quita la cubierta solar. Si son más de dos semanas, pide a alguien que mida cada semana. Al volver, mide antes de que alguien se meta.',
    ofTub: {
      en: 'Going away: clean the filter, turn the heat down to about 80 °F (27 °C), lock the cover and leave the power on. Over two weeks, ask someone to test every week. When you’re back, look at the water and test before anyone gets in; if it’s cloudy or smells, purge the pipes and change the water.',
      es: 'Antes de salir de viaje: limpia el filtro, baja el calor a unos 80 °F (27 °C), cierra la cubierta con seguro y deja la corriente. Si son más de dos semanas, pide a alguien que mida cada semana. Al volver, mira el agua y mide antes de que alguien se meta; si está turbia o huele mal, limpia las tuberías y cambia el agua.',
    },
  },
  storm: {
    title: { en: 'Storm or hurricane', es: 'Tormenta o huracán' },
    slug: 'rain-and-storms',
    en: 'Before a storm: add 3 ppm of chlorine, switch off the breakers of all equipment and close the heater’s gas. Don’t drain, because the water’s weight holds the shell down, and don’t cover the pool. Afterward: if floodwater got in, stay out; leave the power off until the equipment is dry and checked, net out branches, bring the level back, run the pump for a day and test.',
    es: 'Antes de una tormenta: agrega 3 ppm de cloro, baja los breakers de todo el equipo y cierra el gas del calentador. No vacíes, porque el peso del agua sujeta la estructura, y no tapes la piscina. Después: si entró agua de inundación, no entren; no des corriente hasta que el equipo esté seco y revisado, saca las ramas, recupera el nivel, prende la bomba un día y mide.',
  },
  well: {
    title: { en: 'Filling with well water', es: 'Llenar con agua de pozo' },
    slug: 'filling-and-water-level',
    en: 'Filling with well water: first test a bucket of it for iron, copper, manganese, hardness and alkalinity. Add a little liquid chlorine to the bucket: if it turns brown, there’s iron. Fill slowly through a fine filter. With metal in it, lower pH to 7.2 to 7.4 and add a metal sequestrant before any chlorine, then raise chlorine in small doses over two days.',
    es: 'Para llenar con agua de pozo: primero analiza una cubeta de esa agua: hierro, cobre, manganeso, dureza y alcalinidad. Échale un poco de cloro líquido: si se pone café, hay hierro. Llena despacio con un filtro fino. Si trae metales, baja el pH a 7.2 a 7.4 y agrega secuestrante de metales antes del cloro; luego sube el cloro en dosis pequeñas durante dos días.',
  },
  opening: {
    title: { en: 'Opening for the season', es: 'Apertura de temporada' },
    slug: 'opening',
    en: 'Opening: open when the water nears 60 °F (15 °C), before algae start. Pump the water off the cover and take it off, check fence, gate and drain covers, fill to mid-skimmer, put in plugs and baskets, and start the pump. Then add chlorine in the evening if the water is clear, run it 24 hours and test everything.',
    es: 'Para abrir: hazlo cuando el agua se acerque a 60 °F (15 °C), antes de que salgan algas. Saca el agua de la cubierta y quítala, revisa cerca, puerta y tapas de drenaje, llena hasta la mitad del skimmer, pon tapones y canastas, y prende la bomba. Si el agua está clara, agrega cloro al anochecer, filtra 24 horas y mide todo.',
  },
  closing: {
    title: { en: 'Closing for the winter', es: 'Cierre de invierno' },
    slug: 'closing',
    en: 'Closing: close when the water stays below 60 °F (15 °C); where it hardly freezes, don’t close. A week before, bring pH to 7.2 to 7.6 and alkalinity into range, and clean. Add chlorine at dusk, lower the water to just below the skimmer (never empty the pool), blow out and plug the lines, drain the equipment and put on a safety cover.',
    es: 'Para cerrar: hazlo cuando el agua se quede bajo 60 °F (15 °C); donde casi no hiela, no cierres. Una semana antes deja el pH en 7.2 a 7.6 y la alcalinidad en rango, y limpia. Agrega cloro al anochecer, baja el agua justo debajo del skimmer (nunca vacíes la piscina), sopla y tapona las tuberías, drena el equipo y pon una cubierta de seguridad.',
  },
  water_change: {
    title: { en: 'Changing the water', es: 'Cambio de agua' },
    slug: 'drain-a-hot-tub',
    en: 'Changing the water of a hot tub: take out the filter, add pipe purge and run the jets 15 to 30 minutes. Switch off the breaker, drain, wipe and rinse. Fill with cold water until the jets are covered and switch it back on. Balance alkalinity, pH and hardness first, then heat and add sanitizer; get in the next day once everything is in range.',
    es: 'Para cambiar el agua de un jacuzzi: quita el filtro, agrega limpiador de tuberías y prende los chorros de 15 a 30 minutos. Baja el breaker, vacía, limpia y enjuaga. Llena con agua fría hasta cubrir los chorros y vuelve a subirlo. Equilibra primero alcalinidad, pH y dureza, luego calienta y desinfecta; entren al día siguiente, cuando todo esté en rango.',
  },
};
