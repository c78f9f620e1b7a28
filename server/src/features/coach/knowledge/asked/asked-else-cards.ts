// Everyday questions besides: what goes away, what keeps, what a color says, and what was put in by the bag.
import type { KnowledgeCard } from '../card.ts';

export const ASKED_ELSE_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'salt-uses-chlorine',
    asks: 'do saltwater pools still use chlorine|does a salt pool have chlorine in it|is there chlorine in a saltwater pool|las piscinas de sal usan cloro',
    en: 'Yes. A saltwater pool is a chlorine pool: its salt cell makes the chlorine out of the salt while the pump runs. Test free chlorine, pH and stabilizer as in any pool, and add chlorine yourself only when the cell falls behind or you shock.',
    es: 'Sí. Una piscina de sal es una piscina de cloro: su celda lo produce a partir de la sal mientras corre la bomba. Mide cloro libre, pH y estabilizador como en cualquier piscina, y agrega cloro tú solo si la celda no alcanza o das un choque.',
  },
  {
    id: 'ash-is-up',
    asks: 'is washing soda the same as ph up|is ph increaser soda ash|can i use washing soda instead of ph up|el ph up es carbonato de sodio',
    en: 'Yes. pH increaser is soda ash (sodium carbonate), and plain washing soda without scent or detergent is the same chemical. Use the same weight, a little at a time, and test before the next dose.',
    es: 'Sí. El “pH up” es carbonato de sodio (ceniza de soda), y el de lavar, sin aroma ni detergente, es lo mismo. Usa el mismo peso, poco a poco, y mide antes de la siguiente dosis.',
  },
  {
    id: 'chlorine-no-kit',
    asks: 'how can i check chlorine without a kit|can i tell chlorine without testing|test pool water without a test kit|como se si hay cloro sin kit',
    en: 'You can’t: chlorine has no color, and the smell misleads. A cup of test strips costs little, and most pool stores test a water sample for free; take it fresh, elbow-deep, in a clean bottle. Until you have a number, no one swims.',
    es: 'No se puede: el cloro no se ve, y el olor engaña. Unas tiras cuestan poco y casi todas las tiendas de piscinas miden gratis una muestra; llévala fresca, tomada a la altura del codo, en una botella limpia. Hasta tener un número, que nadie entre.',
  },
  {
    id: 'strip-zero',
    asks: 'why does my test strip say zero chlorine|chlorine test shows nothing|test stays white|por que mi tira marca cero cloro',
    en: 'Either there is no free chlorine left, or so much that it bleaches the color: did you just add a lot? Test again; if a flash of pink disappears, mix one part pool water with one part tap water and double the result. If it’s really zero, stay out and add chlorine now. Old or damp strips read low too.',
    es: 'O ya no queda cloro libre, o hay tanto que borra el color: ¿acabas de echar mucho? Repite; si se ve un rosa y desaparece, mezcla una parte de agua de la piscina con una de la llave y duplica el resultado. Si de verdad es cero, no entren y agrega cloro ya. Las tiras viejas o húmedas también marcan bajo.',
  },
  {
    id: 'shock-after-rain',
    asks: 'do i have to shock after rain|should i shock the pool after a storm|hay que dar choque despues de la lluvia',
    en: 'Not always. Clear the leaves, run the pump, and test: if free chlorine is in range and the water is clear, no shock is needed. Shock if it’s cloudy or green, if combined chlorine is over {combined} ppm, or if runoff or mud got in.',
    es: 'No siempre. Quita las hojas, prende la bomba y mide: con el cloro libre en rango y el agua clara no hace falta. Da el choque si está turbia o verde, si el combinado pasa de {combined} ppm o si entró lodo o agua de la calle.',
  },
  {
    id: 'too-much-stabilizer',
    asks: 'i put in too much stabilizer|added a whole bag of stabilizer by mistake|eche demasiado estabilizador',
    en: 'It’s no danger to swimmers once it has dissolved, but it stays in the water and makes chlorine weaker. Wait about a week with the pump on, then test CYA. Above its range keep free chlorine higher to match, and replace part of the water if it’s far above. Tell me how many pounds, and I’ll work out where it comes to.',
    es: 'Una vez disuelto no es peligroso para nadar, pero se queda en el agua y debilita el cloro. Espera como una semana con la bomba encendida y mide el CYA. Si pasa del rango, sube el cloro libre en proporción, y si pasa por mucho, cambia parte del agua. Dime cuántas libras fueron y calculo a cuánto llega.',
  },
  {
    id: 'sand-no-filter',
    asks: 'sand on the bottom but no sand filter|is it sand on the floor without a sand filter|arena en el fondo y no tengo filtro de arena',
    en: 'Without a sand filter it’s something else: grit from the deck or wind, plaster or grout that is coming off, or mustard algae that look like sand. Rub some: grit is hard, algae smear. Brush it: algae puff up in a cloud and come back in shady spots. Grit: vacuum it, and look where plaster or grout is rough.',
    es: 'Sin filtro de arena es otra cosa: tierra de la orilla o del viento, yeso o junta que se suelta, o algas mostaza, que parecen arena. Frótala: la arena es dura, las algas manchan. Cepilla: las algas se levantan en nube y vuelven donde hay sombra. Si es arena, aspírala y busca yeso o junta ásperos.',
  },
  {
    id: 'brown-means',
    asks: 'does brown water mean dirt|is brown pool water dirty|el agua cafe significa que esta sucia',
    en: 'Not always. Brown but clear water is mostly iron, above all with well water or right after chlorine, or tannin from leaves. Brown and cloudy is mud or algae. Test iron before you add chlorine, and stay out while you can’t see the bottom.',
    es: 'No siempre. Café pero transparente casi siempre es hierro, más con agua de pozo o justo después del cloro, o tanino de hojas. Café y turbia es lodo o algas. Mide el hierro antes de echar cloro, y no entren si no se ve el fondo.',
  },
  {
    id: 'shock-at-opening',
    asks: 'does a pool need to be shocked when you open it|should i shock the pool at opening|hay que dar choque al abrir la piscina',
    en: 'Usually yes, because chlorine is at or near zero after the winter. Take the cover off, get the pump running, test, and bring pH to 7.2 to 7.5 first; then hold the shock level for your stabilizer until the water is clear and chlorine lasts overnight. If it’s clear and chlorine is in range, you can skip it.',
    es: 'Casi siempre sí, porque después del invierno el cloro está en cero o cerca. Quita la cubierta, prende la bomba, mide y lleva primero el pH a 7.2–7.5; luego mantén el nivel de choque para tu estabilizador hasta que el agua esté clara y el cloro aguante la noche. Si ya está clara y con cloro en rango, no hace falta.',
  },
  {
    id: 'shock-keeps',
    asks: 'does shock expire|does pool shock go bad|how long does shock keep|caduca el choque',
    en: 'Slowly: dry shock (cal-hypo or dichlor) keeps for a few years cool, dry and closed, and loses some strength each year. Liquid chlorine fades within weeks in heat. Don’t use bags that are wet, swollen, hot or caked, and don’t mix old with new.',
    es: 'Poco a poco: el choque seco (hipoclorito de calcio o dicloro) dura unos años en lugar fresco, seco y cerrado, y pierde algo de fuerza cada año. El cloro líquido se debilita en semanas con calor. No uses bolsas mojadas, infladas, calientes o apelmazadas, ni mezcles viejo con nuevo.',
  },
  {
    id: 'chlorine-kills-green',
    asks: 'will chlorine kill the green|does chlorine clear a green pool|will shock fix green water|el cloro quita lo verde',
    en: 'Yes, if you hold it at the shock level for your stabilizer until the algae are gone; one dose is rarely enough. Bring pH to 7.2 to 7.5, brush every day, run the filter day and night, and test and add several times a day. Stay out until it’s clear and chlorine lasts overnight.',
    es: 'Sí, si lo mantienes en el nivel de choque para tu estabilizador hasta que no queden algas; una sola dosis casi nunca basta. Lleva el pH a 7.2–7.5, cepilla a diario, filtra día y noche, y mide y agrega varias veces al día. No entren hasta que esté clara y el cloro aguante la noche.',
    url: '/chemistry/clear-up',
  },
  {
    id: 'swim-pump-on',
    asks: 'can i swim with the pump running|is it safe to swim while the pump is on|can we swim while the filter runs|se puede nadar con la bomba prendida',
    en: 'Yes, that’s how it should be: the pump keeps chlorine mixed and the water filtered while people swim. The drain and suction covers have to be sound and screwed on, and no one sits on a drain or plays with it.',
    es: 'Sí, es lo mejor: la bomba mantiene el cloro repartido y el agua filtrada mientras nadan. Las tapas de desagüe y succión deben estar en buen estado y atornilladas, y nadie se sienta ni juega en un desagüe.',
  },
  {
    id: 'dog-after-shock',
    asks: 'how long after shock can my dog swim|can my dog swim after i added chlorine|cuanto espero para que nade mi perro despues del choque',
    en: 'The same as for people: when what you added has mixed, usually overnight after a shock, and a test shows free chlorine under your shock level (the label often says 4 ppm) and pH {ph}. Until then keep it from drinking there, and rinse it after the swim.',
    es: 'Lo mismo que las personas: cuando se haya mezclado, tras un choque por lo general toda la noche, y el análisis dé el cloro libre bajo tu nivel de choque (la etiqueta suele decir 4 ppm) y pH {ph}. Hasta entonces que no beba ahí, y enjuágalo después de nadar.',
  },
  {
    id: 'add-chlorine-often',
    asks: 'how often do i add chlorine|how often should i put chlorine in the pool|cada cuanto le echo cloro|cada cuanto se le pone cloro a la piscina',
    en: 'Liquid chlorine every day or two in the season, best in the evening, as much as the test says; tablets feed slowly over a week, and a salt cell does it while the pump runs. Hot sunny days and swimmers use more. What counts is that free chlorine never falls under the minimum for your stabilizer.',
    es: 'Cloro líquido cada uno o dos días en temporada, mejor al anochecer y según el análisis; las pastillas sueltan cloro durante una semana, y la celda de sal lo hace mientras corre la bomba. Con sol, calor y gente se gasta más. Lo que importa es que el cloro libre nunca baje del mínimo para tu estabilizador.',
  },
];
