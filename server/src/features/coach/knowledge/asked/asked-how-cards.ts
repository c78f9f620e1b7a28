// Everyday questions for a way or a reason, and what people find in the pool: how to test, what the color means, what to do now.
import type { KnowledgeCard } from '../card.ts';

export const ASKED_HOW_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'test-chlorine',
    asks: 'how do i test for chlorine|how do i check the chlorine in my pool|how to measure chlorine|como mido el cloro|como pruebo el cloro de la piscina|como se mide el cloro',
    en: 'With a drop kit (FAS-DPD is the most exact) or a strip for a quick look. Take the water elbow-deep, away from the returns. With drops: add the powder, it turns pink, then count drops until it’s clear; that is free chlorine. The next reagent shows combined chlorine. Log both here.',
    es: 'Con un kit de gotas (FAS-DPD es el más exacto) o una tira para darte una idea. Toma el agua a la altura del codo, lejos de los retornos. Con gotas: agrega el polvo, se pone rosa, y cuenta gotas hasta que quede transparente; ese es el cloro libre. El siguiente reactivo da el combinado. Anota los dos aquí.',
  },
  {
    id: 'test-ph',
    asks: 'how do i test ph|how do i check my ph|how to measure ph|como mido el ph|como pruebo el ph',
    en: 'Fill the tube elbow-deep, away from the returns, add the drops of phenol red your kit asks for, mix, and compare the color in daylight: yellow is low, orange to light red is about right, deep red is high. A strip is coarser. Above 10 ppm of chlorine the color can be wrong.',
    es: 'Llena el tubo a la altura del codo, lejos de los retornos, agrega las gotas de rojo de fenol que pide tu kit, mezcla y compara a la luz del día: amarillo es bajo, naranja a rojo claro está bien, rojo intenso es alto. La tira es menos exacta. Con más de 10 ppm de cloro, el color puede engañar.',
  },
  {
    id: 'test-alkalinity',
    asks: 'how do i test alkalinity|how do i test calcium hardness|how to measure alkalinity|how do i check calcium|como mido la alcalinidad|como mido la dureza',
    en: 'With drops: fill the tube to its mark, add the indicator, then count drops until the color changes for good (green to red for alkalinity, red to blue for calcium). Drops times the number on your kit, usually 10, is the ppm. Strips are coarse for alkalinity and poor for calcium.',
    es: 'Con gotas: llena el tubo hasta la marca, agrega el indicador y cuenta gotas hasta que el color cambie del todo (de verde a rojo en alcalinidad, de rojo a azul en calcio). Gotas por el número de tu kit, casi siempre 10, son las ppm. Las tiras son poco exactas para alcalinidad y malas para calcio.',
  },
  {
    id: 'ph-red',
    asks: 'why is my ph test red|why is my ph test purple|what does red mean on a ph test|ph drops turned dark pink|por que mi prueba de ph sale roja|ph morado',
    en: 'Deep red means that pH is high: phenol red is yellow when pH is low and turns red from about 7.8 up. Purple is usually very high chlorine that changes the dye, so check chlorine first. Test again with a fresh sample before you add any acid.',
    es: 'Rojo intenso quiere decir pH alto: el rojo de fenol es amarillo con pH bajo y se pone rojo desde 7.8 más o menos. Morado casi siempre es cloro muy alto que altera el color: revisa primero el cloro. Repite con una muestra nueva antes de agregar ácido.',
  },
  {
    id: 'ph-yellow',
    asks: 'why is my ph test yellow|ph drops stay yellow|what does yellow mean on a ph test|por que mi prueba de ph sale amarilla',
    en: 'Yellow means that pH is low, about 6.8 or less. Test again with a fresh sample, and test alkalinity too. If it’s still yellow, stay out, keep the heater off, and bring pH up in small steps with soda ash.',
    es: 'Amarillo quiere decir pH bajo, 6.8 o menos. Repite con una muestra nueva y mide también la alcalinidad. Si sigue amarillo, no entren, deja apagado el calentador y sube el pH poco a poco con carbonato de sodio.',
  },
  {
    id: 'bubbles-in-water',
    asks: 'tiny bubbles everywhere in the pool|water full of tiny bubbles|small bubbles all over the water|microbubbles in the pool|burbujitas por toda la piscina|el agua tiene muchas burbujas pequenas',
    en: 'Most likely air gets in on the suction side of the pump and comes out of the returns as fine bubbles. Check the water level (middle of the skimmer), the pump lid and its O-ring, drain plugs and valve stems. Right after filling, tiny bubbles on walls are only air leaving fresh water. Bubbles that stay as foam are soap or algaecide.',
    es: 'Lo más probable es que entre aire por la succión de la bomba y salga en burbujas finas por los retornos. Revisa el nivel (a media boca del skimmer), la tapa de la bomba y su empaque, los tapones y las válvulas. Recién llenada, las burbujitas en las paredes son solo aire del agua nueva. Si queda espuma, es jabón o alguicida.',
  },
  {
    id: 'forgot-chlorine',
    asks: 'i forgot to add chlorine for three days|i havent added chlorine all week|went a week without chlorine|skipped chlorine for a few days|se me olvido echar cloro varios dias|no le puse cloro en una semana',
    en: 'Test free chlorine now and bring it back to its target today, without waiting for the evening if it’s under its minimum. Stay out until it is. Brush walls and floor and look for green or slippery spots: if you see any, or chlorine doesn’t last overnight, hold the shock level.',
    es: 'Mide ya el cloro libre y llévalo hoy a su objetivo; si está bajo el mínimo, sin esperar al anochecer. No entren hasta entonces. Cepilla paredes y fondo y busca zonas verdes o resbalosas: si las hay, o el cloro no aguanta la noche, mantén el nivel de choque.',
  },
  {
    id: 'chlorine-at-night',
    asks: 'does chlorine go away at night|does chlorine evaporate overnight|do you lose chlorine at night|se pierde cloro de noche',
    en: 'Only a little: up to about 1 ppm in a night is normal, because the sun takes most of it by day. If more than that goes from dusk to dawn, something in the water uses it up, mostly algae that you can’t see yet.',
    es: 'Solo un poco: hasta 1 ppm por noche es normal, porque el sol se lleva la mayor parte de día. Si entre el anochecer y el amanecer baja más, algo en el agua lo gasta: casi siempre algas que aún no se ven.',
  },
  {
    id: 'add-pump-off',
    asks: 'can i add chlorine while the pump is off|do i add chemicals with the pump off|should the pump be on when adding chlorine|puedo echar cloro con la bomba apagada',
    en: 'No, run the pump, and leave it on for at least 30 minutes after. Without it the dose sits in one place, where it can bleach a liner or etch plaster and burn a swimmer. If the pump is broken or the power is out, pour small amounts around the whole edge, brush them in, and stay out.',
    es: 'No, con la bomba encendida, y déjala al menos 30 minutos después. Apagada, la dosis se queda en un lugar: puede decolorar el vinilo, comerse el yeso y quemar a quien nade. Si la bomba no sirve o no hay luz, echa poco por toda la orilla, revuelve con el cepillo y que nadie entre.',
  },
  {
    id: 'cloudy-after-calcium',
    asks: 'pool went white after adding calcium|cloudy after calcium chloride|milky after adding hardness increaser|se puso blanca despues de echar calcio',
    en: 'That is usually the calcium itself: it clouds where pH or alkalinity is high, or when it went in too fast. Add nothing more. Run the filter day and night, test pH and bring it to 7.2 to 7.5; it clears in a day or two. Stay out until you see the bottom. Next time add it in parts, hours apart, and not with baking soda or soda ash.',
    es: 'Casi siempre es el propio calcio: enturbia si el pH o la alcalinidad están altos, o si se echó muy rápido. No agregues nada más. Filtra día y noche, mide el pH y llévalo a 7.2–7.5; aclara en uno o dos días. No entren hasta ver el fondo. La próxima vez, por partes, con horas entre una y otra, y no junto con bicarbonato o carbonato.',
  },
  {
    id: 'dead-animal',
    asks: 'found a dead frog in the pool|dead rat in the pool can we swim|dead bird floating in the pool|a squirrel drowned in my pool|encontre una rana muerta en la piscina|raton muerto en la piscina',
    en: 'Keep everyone out. Take it out with a net and gloves into a double bag. Then hold free chlorine at 2 ppm or more and pH at 7.5 or lower for 30 minutes with the pump on; wash your hands and leave the net in the chlorinated water that long too. A raccoon’s droppings need more: tell me if you see any.',
    es: 'Que nadie entre. Sácalo con red y guantes y ponlo en una bolsa doble. Luego mantén el cloro libre en 2 ppm o más y el pH en 7.5 o menos durante 30 minutos con la bomba encendida; lávate las manos y deja la red ese tiempo en el agua con cloro. El excremento de mapache pide más: dime si ves.',
  },
  {
    id: 'dog-drank-water',
    asks: 'my dog drank pool water is he ok|dog drinks from the pool is that bad|cat drank pool water|mi perro tomo agua de la piscina es malo',
    en: 'A few gulps of balanced pool water usually do nothing: give fresh water and watch. Call your vet if it drank a lot, the water was salty or had just been shocked, or the animal vomits, drools, coughs or is weak. Put a bowl of fresh water by the pool.',
    es: 'Unos tragos de agua de piscina bien cuidada casi nunca hacen daño: dale agua fresca y obsérvalo. Llama al veterinario si tomó mucha, si era salada o acababas de dar un choque, o si vomita, babea, tose o está decaído. Déjale un plato de agua fresca junto a la piscina.',
  },
  {
    id: 'hair-drain',
    asks: 'is the drain dangerous for long hair|can hair get sucked into the pool drain|my daughter has long hair is the drain safe|es peligroso el desague para el pelo largo',
    en: 'It can be: hair can be drawn through a drain or suction cover and knot behind it. With a sound, screwed-on cover that meets the federal standard (VGB), the risk is small. Tie long hair up, keep children away from drains, and know where the pump’s switch is. Cover cracked, loose or missing: pump off and no one goes in.',
    es: 'Puede serlo: el pelo puede pasar la tapa del desagüe o de la succión y anudarse detrás. Con una tapa en buen estado, atornillada y que cumpla la norma federal (VGB), el riesgo es pequeño. Recojan el pelo largo, que los niños no jueguen en los desagües, y ubica el interruptor de la bomba. Tapa rota, floja o ausente: bomba apagada y nadie entra.',
  },
  {
    id: 'small-child-swims',
    asks: 'can a 1 year old go in the pool|can my toddler swim in the pool|is the pool ok for a two year old|puede entrar mi bebe de un ano a la piscina',
    en: 'Yes, held by an adult the whole time, in clear water with chlorine and pH in range. It should be warm, about 84 °F or more, and the visit short: come out at the first shiver. Use a swim diaper, change it away from the pool, rinse off after. For a baby under 6 months ask your pediatrician first. No hot tub.',
    es: 'Sí, en brazos de un adulto todo el tiempo y con agua clara, cloro y pH en rango. Que esté tibia, unos 84 °F o más, y por poco rato: sáquenlo al primer temblor. Pañal de agua, cambio lejos de la piscina y enjuague después. Con menos de 6 meses, pregunta antes al pediatra. Nada de jacuzzi.',
  },
  {
    id: 'store-apart',
    asks: 'how do i store acid and chlorine|where do i keep acid and chlorine|como guardo el acido y el cloro',
    en: 'Never side by side: if their fumes or contents meet, they make poisonous chlorine gas. Keep acid in one spot and chlorine in another, as far apart as you can, each in its own closed container: cool, dry, shaded, aired, locked away from children, liquids low and never above solids, and away from metal, heaters and anything that burns. A hot garage weakens liquid chlorine fast, so buy little at a time.',
    es: 'Nunca uno junto al otro: si sus vapores o líquidos se juntan, hacen gas cloro, que es venenoso. El ácido en un lugar y el cloro en otro, lo más lejos posible, cada uno cerrado en su envase: fresco, seco, con sombra y aire, bajo llave, los líquidos abajo y nunca sobre sólidos, lejos de metal, calentadores y de lo que arde. Una cochera caliente debilita rápido el cloro líquido: compra poco cada vez.',
  },
  {
    id: 'lower-ta-short',
    asks: 'what brings alkalinity down|what makes alkalinity go down|which product reduces alkalinity|que baja la alcalinidad',
    en: 'Muriatic or dry acid. Bring pH to about 7.0 to 7.2 with it, then aerate so that pH comes back up without the alkalinity. Repeat until it fits; it takes several rounds.',
    es: 'El ácido muriático o el seco. Con él lleva el pH a 7.0–7.2 y luego airea para que el pH suba sin la alcalinidad. Repite hasta llegar; toma varias vueltas.',
  },
];
