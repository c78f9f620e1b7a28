// How one value of the water bears on another.
import type { KnowledgeCard } from '../card.ts';

export const RELATION_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'cya-and-chlorine',
    asks: 'how does a high cya change how much chlorine i keep|does more stabilizer mean more chlorine|how does cya affect chlorine|como cambia el cya la cantidad de cloro',
    en: 'The more stabilizer (CYA), the more free chlorine you have to keep: it shields chlorine from the sun, but it also holds it back, so it kills more slowly. With 30 ppm of CYA keep at least {fc 30} ppm, with 50 at least {fc 50}, with 80 at least {fc 80}, and aim somewhat higher. The shock level rises with it. Only replacing water lowers CYA.',
    es: 'Cuanto más estabilizador (CYA), más cloro libre hay que mantener: lo protege del sol, pero también lo frena y desinfecta más lento. Con 30 ppm de CYA, al menos {fc 30} ppm; con 50, al menos {fc 50}; con 80, al menos {fc 80}, y mejor algo más. El nivel de choque sube también. El CYA solo baja cambiando agua.',
  },
  {
    id: 'chlorine-and-cya',
    asks: 'does chlorine lower cya|does chlorine affect stabilizer|el cloro baja el estabilizador',
    en: 'No, chlorine doesn’t use up stabilizer (CYA). Trichlor tablets and dichlor raise it with every dose, because they contain it; liquid chlorine, bleach and cal-hypo leave it alone. Only replacing water lowers it.',
    es: 'No, el cloro no gasta el estabilizador (CYA). Las pastillas de tricloro y el dicloro lo suben con cada dosis, porque lo contienen; el cloro líquido y el hipoclorito de calcio no lo cambian. Solo baja cambiando agua.',
  },
  {
    id: 'ph-and-chlorine',
    asks: 'how does ph affect chlorine strength|does high ph make chlorine weaker|why does chlorine work better at lower ph|como afecta el ph a la fuerza del cloro',
    en: 'The higher the pH, the weaker the chlorine: without stabilizer about {active 7.5}% of it is in the strong form (hypochlorous acid) at pH 7.5, and about {active 8}% at 8.0. With stabilizer in the water pH matters much less, because CYA decides how much is active. Keep pH at {ph} either way: lower stings and corrodes.',
    es: 'Cuanto más alto el pH, más débil el cloro: sin estabilizador, cerca del {active 7.5}% está en su forma fuerte (ácido hipocloroso) a pH 7.5 y cerca del {active 8}% a 8.0. Con estabilizador el pH importa mucho menos, porque el CYA decide cuánto está activo. De todos modos mantén el pH en {ph}: más bajo arde y corroe.',
  },
  {
    id: 'chlorine-and-ph',
    asks: 'how does chlorine affect ph|does chlorine change ph|como afecta el cloro al ph',
    en: 'It depends on the kind: liquid chlorine, bleach and cal-hypo raise pH for a while, and it comes back down as the chlorine is used up. Trichlor tablets lower it with every dose, dichlor hardly moves it, and a salt cell lets it climb. How high the chlorine level is doesn’t set the pH.',
    es: 'Depende de cuál: el cloro líquido y el hipoclorito de calcio suben el pH por un rato, y vuelve a bajar al gastarse el cloro. Las pastillas de tricloro lo bajan con cada dosis, el dicloro casi no lo mueve, y con una celda de sal tiende a subir. El nivel de cloro no fija el pH.',
  },
  {
    id: 'heat-and-chlorine',
    asks: 'how does water temperature affect chlorine use|does warm water use more chlorine|el agua mas caliente gasta mas cloro',
    en: 'The warmer the water, the more chlorine it uses up: algae and germs grow faster, chlorine reacts sooner, and people sweat and swim more. Above about 85 °F test every day and keep free chlorine at the upper end of its target. Cold water uses much less, but still needs its minimum.',
    es: 'Cuanto más caliente el agua, más cloro gasta: algas y gérmenes crecen más rápido, el cloro reacciona antes y la gente suda y nada más. Arriba de unos 85 °F mide a diario y ten el cloro libre en lo alto de su objetivo. El agua fría gasta mucho menos, pero necesita su mínimo.',
  },
  {
    id: 'alkalinity-and-ph',
    asks: 'how are alkalinity and ph related|que relacion hay entre alcalinidad y ph',
    en: 'Alkalinity keeps pH steady: when it’s low, pH swings with every dose and every rain; when it’s high, pH keeps climbing as carbon dioxide leaves the water. Acid lowers both, baking soda raises alkalinity and pH only a little, soda ash raises both. So bring alkalinity to {ta} ppm first, then pH.',
    es: 'La alcalinidad mantiene estable el pH: si es baja, el pH brinca con cada dosis y cada lluvia; si es alta, sube sin parar porque el dióxido de carbono sale del agua. El ácido baja las dos, el bicarbonato sube la alcalinidad y apenas el pH, y el carbonato sube las dos. Por eso primero alcalinidad a {ta} ppm y luego pH.',
  },
];
