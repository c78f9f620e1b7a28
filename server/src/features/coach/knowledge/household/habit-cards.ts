// Services, stores and habits in the words of owners, each answer first.
import type { KnowledgeCard } from '../card.ts';

export const HOUSEHOLD_HABIT_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'need-service',
    asks: 'do i really need a pool guy|do i need a pool service|can i take care of the pool myself|can i do my own pool maintenance|necesito un piscinero|puedo cuidar la piscina yo|is it cheaper to do pool maintenance myself|is it cheaper to do the pool myself|should i do the pool myself or hire someone|me sale mas barato cuidar la piscina yo',
    en: 'No, you can look after a pool yourself, and it’s cheaper: five minutes every two or three days for testing and chlorine, and half an hour to an hour a week for skimming, brushing and baskets. A service makes sense if you’re often away. For gas, electricity and leaks call a professional in any case.',
    es: 'No, puedes cuidar la piscina tú, y sale más barato: cinco minutos cada dos o tres días para medir y agregar cloro, y media hora a una hora por semana para sacar hojas, cepillar y vaciar canastas. Un servicio conviene si sales mucho. Para gas, electricidad y fugas llama siempre a un profesional.',
  },
  {
    id: 'service-price',
    asks: 'pool guy charges 200 a month is that fair|is my pool service too expensive|how much should a pool service cost|what does a pool guy cost|pool service price|cuanto cobra un piscinero|es caro mi servicio de piscina|how much should i pay a pool guy a month|what should i pay for pool service|how much does a pool guy charge|cuanto le pago al piscinero|cuanto cobra el piscinero al mes|el piscinero me quiere cobrar mucho por visita|el piscinero quiere cobrarme por visita',
    en: 'Compare it with two or three written offers from your area: prices differ with the region, the trees and what’s included. Ask whether chemicals, filter cleanings and repairs are in it, how often they come, and whether you get written readings. I don’t have a price list, so what your neighbors pay is a better guide than a number from me.',
    es: 'Compáralo con dos o tres ofertas por escrito de tu zona: el precio cambia con la región, los árboles y lo que incluye. Pregunta si entran químicos, limpieza del filtro y reparaciones, cada cuánto vienen y si dejan mediciones. No tengo una lista de precios: lo que pagan tus vecinos es mejor guía que un número mío.',
  },
  {
    id: 'where-to-buy',
    asks: 'which is better leslies or home depot|pool store or home depot|is leslies overpriced|where should i buy pool chemicals|where is the cheapest place for pool chemicals|donde compro los quimicos de la piscina|tienda de piscinas o home depot',
    en: 'For plain chemicals, buy where the same active ingredient at the same strength costs less; the brand and the store don’t matter. A pool store is worth it for parts, for advice on your equipment and for a second test. For liquid chlorine choose a store that sells a lot, because it weakens on the shelf.',
    es: 'Los químicos simples cómpralos donde el mismo ingrediente activo con la misma concentración cueste menos; la marca y la tienda no importan. Una tienda de piscinas conviene para piezas, consejo sobre tu equipo y una segunda medición. El cloro líquido, donde vendan mucho, porque pierde fuerza en el estante.',
  },
  {
    id: 'salt-cheaper',
    asks: 'is it cheaper to make my own chlorine with salt|is a salt pool cheaper than chlorine|do salt pools save money|is saltwater cheaper in the long run|es mas barata una piscina de sal',
    en: 'Over the years the cost is often about the same: salt is cheap, but a cell has to be replaced every three to seven years, and you still buy acid. You pay for convenience, not for savings. It pays best where chlorine is expensive, the season is long, and the pump runs anyway.',
    es: 'Con los años el costo suele ser casi el mismo: la sal es barata, pero la celda se cambia cada tres a siete años y sigues comprando ácido. Pagas por comodidad, no por ahorro. Conviene más donde el cloro es caro, la temporada larga y la bomba corre de todos modos.',
  },
  {
    id: 'bleach-store',
    asks: 'can i use costco bleach|can i use walmart bleach in the pool|can i use laundry bleach in my pool|is store bleach ok for the pool|puedo usar cloro de lavanderia en la piscina|sirve el cloro del super',
    en: 'Yes, plain bleach works: it’s the same sodium hypochlorite as liquid pool chlorine, only weaker (about 6 to 8.25%). Read the percentage on the label, because the dose depends on it. Leave out scented, “splashless” and thickened kinds. Compare the price for the chlorine in it: pool chlorine at 10 or 12.5% is often cheaper.',
    es: 'Sí, el blanqueador simple sirve: es el mismo hipoclorito de sodio que el cloro líquido de piscina, solo más débil (de 6 a 8.25%). Lee el porcentaje en la etiqueta, de él depende la dosis. Nada perfumado, antisalpicaduras ni espeso. Compara el precio por el cloro que trae: el de piscina al 10 o 12.5% suele salir más barato.',
  },
  {
    id: 'test-daily',
    asks: 'do i need to test every single day|do i have to test my pool every day|is testing every day necessary|tengo que medir todos los dias',
    en: 'No, not every day: free chlorine and pH every two or three days are enough while things are steady, daily in heat or with many swimmers. Alkalinity once a week, hardness and stabilizer once a month. Once a week is too little in summer, because chlorine can be gone in two days.',
    es: 'No, todos los días no: cloro libre y pH cada dos o tres días bastan si todo está estable, a diario con calor o mucha gente. Alcalinidad una vez por semana, dureza y estabilizador una vez al mes. Una vez por semana es poco en verano: el cloro puede acabarse en dos días.',
  },
  {
    id: 'how-much-work',
    asks: 'how much work is a pool really|is a pool a lot of work|is having a pool hard|is pool maintenance difficult|da mucho trabajo una piscina|es dificil cuidar una piscina',
    en: 'A pool is about one to two hours of work a week in the season, less in winter. Testing and chlorine take a few minutes every two or three days; the rest is skimming, brushing, baskets and the filter. It’s easy once it’s a habit; most trouble starts with a skipped week.',
    es: 'Una piscina da de una a dos horas de trabajo por semana en temporada, menos en invierno. Unos minutos cada dos o tres días son medir y agregar cloro; lo demás, sacar hojas, cepillar, canastas y filtro. Es fácil cuando es costumbre; casi todo el problema viene de una semana saltada.',
  },
  {
    id: 'kids-clean',
    asks: 'can i let the kids clean the pool|can my teenager take care of the pool|can kids add pool chemicals|can my son do the pool|pueden mis hijos limpiar la piscina|puede mi hijo adolescente cuidar la piscina',
    en: 'Children can skim and brush with an adult beside them, but chemicals, the pump and the filter are for adults. A careful teenager can learn to test and read the numbers. Keep chemicals locked away, and no one who can’t swim well works alone at the water.',
    es: 'Los niños pueden sacar hojas y cepillar con un adulto al lado, pero químicos, bomba y filtro son cosa de adultos. Un adolescente cuidadoso puede aprender a medir y leer los números. Guarda los químicos bajo llave, y nadie que no nade bien trabaja solo junto al agua.',
  },
  {
    id: 'service-no-notes',
    asks: 'my pool guy never leaves any notes|pool guy does not tell me what he added|how do i know what the pool guy did|pool service leaves no readings|el piscinero no deja notas|no se que le echa el piscinero a la piscina',
    en: 'Ask for it in writing: every visit should leave the readings of chlorine and pH, what was added and how much, and what was cleaned. That’s normal, and a photo of the test is enough. Test on your own the evening before and after a visit, and log both in Limpid; if nothing changes, talk to them or look for another.',
    es: 'Pídelo por escrito: cada visita debe dejar las lecturas de cloro y pH, qué se agregó y cuánto, y qué se limpió. Es lo normal, y basta una foto de la medición. Mide tú la tarde antes y después de la visita y anótalo en Limpid; si nada cambia, habla con ellos o busca a otro.',
  },
  {
    id: 'service-good',
    asks: 'is my pool guy doing a good job|pool guy only stays 5 minutes|how do i know if my pool guy is any good|is my pool service any good|pool guy is only here for ten minutes|como se si mi piscinero es bueno|el piscinero solo se queda cinco minutos|how do i tell if my pool guy is ripping me off',
    en: 'Your own test tells: if free chlorine and pH are in range right before the next visit, the work is good. Testing, brushing, baskets and the filter pressure take longer than five minutes, so a visit that short leaves something out. Ask for written readings, and log your tests in between.',
    es: 'Lo dice tu propia medición: si cloro libre y pH están en rango justo antes de la siguiente visita, trabaja bien. Medir, cepillar, vaciar canastas y ver la presión del filtro toman más de cinco minutos: en una visita tan corta falta algo. Pide mediciones por escrito y anota las tuyas entre visitas.',
  },
  {
    id: 'renting-out',
    asks: 'can i let the neighbors use my pool|can neighbors swim in my pool while i am gone|pueden los vecinos usar mi piscina',
    en: 'You can, but you answer for it: agree on rules, an adult who watches, and a locked gate, and ask your insurance first. Test before and after, because more swimmers use up more chlorine. No one swims alone or without an adult there.',
    es: 'Puedes, pero respondes por eso: acuerda reglas, un adulto que vigile y la puerta con llave, y pregunta antes a tu seguro. Mide antes y después, porque más gente gasta más cloro. Nadie nada solo ni sin un adulto presente.',
  },
  {
    id: 'test-seldom',
    asks: 'is it ok if i only test once a month|is it ok to test once a week|can i test once a week|is testing once a week enough|puedo medir una vez por semana|basta medir una vez al mes',
    en: 'No, once a week is too little in the season, and once a month far too little: sun can use up the chlorine of a pool in two days. Test free chlorine and pH every two or three days. Once a week is enough only in cold water; once a month is right for hardness, stabilizer and salt.',
    es: 'No, una vez por semana es poco en temporada, y una vez al mes mucho menos: el sol puede gastar el cloro en dos días. Mide cloro libre y pH cada dos o tres días. Una vez por semana solo basta con agua fría; una vez al mes va bien para dureza, estabilizador y sal.',
  },
  {
    id: 'pump-quote',
    asks: 'pool company wants 900 to replace the pump|is that a fair price to replace my pump|quote for a new pool pump is that too much|me cobran mucho por cambiar la bomba|how much is a new pool pump|what does a new pool pump cost|how much does it cost to replace a pool pump|cuanto cuesta cambiar la bomba de la piscina',
    en: 'I can’t judge a price from here, so get two or three written offers before you say yes: with the model, its horsepower and speed, labor, and warranty. If only the motor or the seal is bad, replacing that part costs much less. For a pump that runs many hours, a variable-speed one costs more now and saves power every month.',
    es: 'No puedo juzgar un precio desde aquí: pide dos o tres ofertas por escrito antes de aceptar, con modelo, potencia y velocidad, mano de obra y garantía. Si solo falla el motor o el sello, cambiar esa pieza cuesta mucho menos. Si la bomba corre muchas horas, una de velocidad variable cuesta más ahora y ahorra luz cada mes.',
  },
  {
    id: 'once-a-week',
    asks: 'is it ok to do my pool only on saturdays|can i do the pool once a week|is once a week enough for pool care|cuido la piscina solo los sabados|basta cuidar la piscina una vez por semana',
    en: 'For cleaning yes, for chlorine no: brushing, skimming, baskets and the filter fit into one day a week. Test free chlorine every two or three days in the season, because sun can use it up in two. A salt cell, feeder or tablets stretch that, if your tests agree.',
    es: 'Para limpiar sí, para el cloro no: cepillar, sacar hojas, canastas y filtro caben en un día por semana. Mide el cloro libre cada dos o tres días en temporada, porque el sol lo gasta en dos. Una celda de sal, dosificador o pastillas lo alargan, si tus mediciones lo dicen.',
  },
  {
    id: 'kids-need-adult',
    asks: 'can the neighbors kids swim without an adult|can kids swim without an adult|can my kids swim alone in the pool|can children swim unsupervised|pueden los ninos nadar sin un adulto|pueden nadar solos los ninos',
    en: 'No, children never swim without an adult who watches them and nothing else, within arm’s reach of the small ones. That holds for good swimmers and for the neighbors’ children too. When no adult can watch, the gate is locked.',
    es: 'No, los niños nunca nadan sin un adulto que los vigile y no haga otra cosa, a un brazo de los pequeños. Vale también para buenos nadadores y para los hijos de los vecinos. Si ningún adulto puede vigilar, la puerta se cierra con llave.',
  },
  {
    id: 'robot-swim',
    asks: 'can i swim with my robot in the pool|can we swim while the robot is running|is it safe to swim with the pool robot|puedo nadar con el robot en la piscina',
    en: 'No, take the robot out and unplug it before anyone swims: its cable can tangle a swimmer, and a damaged cord near water is dangerous. Let it clean when no one is in, and never in a storm or while you shock.',
    es: 'No, saca el robot y desconéctalo antes de que alguien nade: el cable puede enredar a un nadador, y un cable dañado junto al agua es peligroso. Que limpie cuando no haya nadie, y nunca con tormenta ni durante un choque.',
  },
];
