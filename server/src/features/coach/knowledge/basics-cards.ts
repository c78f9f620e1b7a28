// Short answers to what everyone asks first: what a value that is off does, and how the usual jobs are done.
import type { KnowledgeCard } from './card.ts';

export const BASICS_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'ph-low',
    asks: 'what does water with low ph do to the copper in my heater|low ph and copper heat exchanger|what happens if ph is too low|low ph effects|is low ph bad|acidic pool water problems|what does low ph do|que pasa si el ph esta bajo|ph bajo efectos',
    en: 'Water with a low pH stings eyes and skin, etches plaster, and corrodes heaters, ladders and other metal. It also swings more when alkalinity is low. Raise it with soda ash, or by aerating if alkalinity is fine.',
    es: 'El agua con pH bajo irrita ojos y piel, daña el yeso y corroe calentadores, escaleras y otros metales. Si la alcalinidad es baja, además cambia mucho. Súbelo con carbonato de sodio, o aireando si la alcalinidad está bien.',
  },
  {
    id: 'ph-high',
    asks: 'what happens if ph is too high|high ph effects|is high ph bad|what does high ph do|que pasa si el ph esta alto|ph alto efectos',
    en: 'With a high pH, calcium comes out as scale and the water turns cloudy. Eyes and skin can itch, and chlorine gets weaker where there is no stabilizer. Lower it with muriatic acid or dry acid.',
    es: 'Con el pH alto el calcio sale como sarro y el agua se enturbia. Pueden picar los ojos y la piel, y el cloro se debilita donde no hay estabilizador. Bájalo con ácido muriático o ácido seco.',
  },
  {
    id: 'chlorine-low',
    asks: 'what happens if chlorine is too low|low chlorine effects|is low chlorine dangerous|pool without chlorine|que pasa si el cloro esta bajo|cloro bajo efectos|piscina sin cloro',
    en: 'Germs survive and algae can grow, often before you see anything. Stay out until free chlorine is back at its target, and add chlorine now rather than tonight.',
    es: 'Los gérmenes sobreviven y pueden crecer algas, muchas veces antes de que se note. No entren hasta que el cloro libre vuelva a su objetivo, y agrega cloro ahora, sin esperar a la noche.',
  },
  {
    id: 'calcium-low',
    asks: 'what happens if calcium hardness is too low|low calcium effects|soft water in a plaster pool|que pasa si la dureza esta baja',
    en: 'Soft water takes calcium out of plaster and grout, so the surface gets rough. In a hot tub it foams more. Raise it with calcium chloride. Vinyl and fiberglass need less.',
    es: 'El agua blanda le saca calcio al yeso y a la lechada, y la superficie se pone áspera. En un jacuzzi hace más espuma. Súbela con cloruro de calcio. El vinilo y la fibra necesitan menos.',
  },
  {
    id: 'calcium-high',
    asks: 'what happens if calcium hardness is too high|high calcium effects|is hard water bad for the pool|que pasa si la dureza esta alta|agua dura en la piscina',
    en: 'Hard water leaves scale on tile, in the heater and in the salt cell, and can turn cloudy, most of all when pH is high. Keep pH and alkalinity in the lower part of their ranges. Only new water lowers hardness.',
    es: 'El agua dura deja sarro en el azulejo, el calentador y la celda de sal, y puede enturbiarse, sobre todo con pH alto. Mantén pH y alcalinidad en la parte baja de su rango. Solo el agua nueva baja la dureza.',
  },
  {
    id: 'backwash-how',
    asks: 'how long should i backwash|how do i backwash|how to backwash a sand filter|steps to backwash|backwash the filter step by step|how do i backwash my filter|como hago un retrolavado|como retrolavar el filtro',
    en: 'Switch the pump off before every turn of the handle. Set it to Backwash, open the waste line, and run the pump until the sight glass is clear, about two minutes. Then Rinse for half a minute, and back to Filter. Note the clean pressure. A DE filter needs new powder afterward.',
    es: 'Apaga la bomba antes de cada giro de la palanca. Ponla en Retrolavado, abre la salida de desecho y enciende la bomba hasta que la mirilla salga clara, unos dos minutos. Luego Enjuague por medio minuto, y de vuelta a Filtrar. Apunta la presión limpia. Un filtro de diatomeas necesita polvo nuevo después.',
  },
  {
    id: 'salt-kind',
    asks: 'can i use regular table salt|what kind of salt for a salt pool|can i use water softener salt|rock salt in the pool|iodized salt|que sal uso en la piscina|puedo usar sal de mesa',
    en: 'Use plain salt for pools: evaporated sodium chloride without iodine, dyes or anti-caking additives. Table salt usually has some of those, and rock salt brings dirt and metals. Go by the purity that the maker of your cell asks for.',
    es: 'Usa sal para piscina: cloruro de sodio evaporado, sin yodo, colorantes ni antiaglomerantes. La sal de mesa suele traerlos, y la sal de roca trae suciedad y metales. Guíate por la pureza que pide el fabricante de tu celda.',
  },
  {
    id: 'babies',
    asks: 'can babies swim in a chlorine pool|can a newborn go in the pool|when can a baby go in the pool|is pool chlorine safe for babies|pueden nadar los bebes en la piscina|a que edad puede entrar un bebe',
    en: 'Ask your pediatrician first, most of all for a baby of a few months. Then: clear water with chlorine and pH in range, warm water, a short stay, a swim diaper, and an adult within arm’s reach. No hot tub for babies.',
    es: 'Pregunta primero a su pediatra, sobre todo si tiene pocos meses. Después: agua clara con cloro y pH en rango, agua tibia, poco tiempo, pañal de agua y un adulto a un brazo de distancia. Nada de jacuzzi para bebés.',
  },
];
