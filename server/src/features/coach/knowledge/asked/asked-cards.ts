// Everyday questions for a yes or a no, with that word first: does it mean, may I use it instead, do I need it.
import type { KnowledgeCard } from '../card.ts';

export const ASKED_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'salt-not-chlorine-free',
    asks: 'does a saltwater pool have chlorine|do salt pools need chlorine|is a salt water pool without chlorine|does salt water mean no chlorine|una piscina de sal lleva cloro|la piscina de agua salada no tiene cloro',
    en: 'No, a saltwater pool is a chlorine pool: its salt cell makes the chlorine out of the salt while the pump runs. So test free chlorine, pH and stabilizer as in any pool, and add chlorine yourself only when the cell falls behind or you shock.',
    es: 'No es una piscina sin cloro: su celda produce el cloro a partir de la sal mientras corre la bomba. Mide cloro libre, pH y estabilizador como en cualquier piscina, y agrega cloro tú solo si la celda no alcanza o das un choque.',
  },
  {
    id: 'salt-only-with-cell',
    asks: 'do i need salt in a regular pool|should i put salt in a chlorine pool|can i add salt without a salt system|does a normal pool need salt|necesita sal una piscina normal|le echo sal a una piscina de cloro',
    en: 'No. Only a pool with a salt chlorine generator (a salt cell) needs salt. Without a cell, salt doesn’t disinfect anything, and some builds up from liquid chlorine anyway.',
    es: 'No. Solo necesita sal una piscina con clorador salino (celda). Sin celda la sal no desinfecta nada, y de todos modos se junta algo con el cloro líquido.',
  },
  {
    id: 'tabs-for-liquid',
    asks: 'can i use chlorine tabs instead of liquid|switch from liquid chlorine to tablets|tablets in place of bleach|puedo usar pastillas en vez de cloro liquido',
    en: 'Yes, but tablets add stabilizer (CYA) with every dose and pull pH down, so test both every week or two. They dissolve slowly, in a floater or feeder, and are best for a vacation; to raise chlorine today, use liquid. Never put tablets where liquid chlorine or another kind has been, and not in the skimmer.',
    es: 'Sí, pero las pastillas suman estabilizador (CYA) con cada dosis y bajan el pH: mide los dos cada una o dos semanas. Se disuelven despacio, en flotador o dosificador, y convienen para las vacaciones; para subir el cloro hoy, usa líquido. Nunca las pongas donde hubo cloro líquido o de otro tipo, ni en el skimmer.',
  },
  {
    id: 'liquid-for-tabs',
    asks: 'can i use liquid chlorine instead of tablets|liquid instead of tabs|puedo usar cloro liquido en vez de pastillas',
    en: 'Yes, and stabilizer stops climbing when you do: liquid chlorine leaves only a little salt. It works at once but doesn’t last, so test and add it every day or two, in the evening. Take the tablets out first, and never pour liquid into their feeder.',
    es: 'Sí, y así el estabilizador deja de subir: el líquido solo deja un poco de sal. Actúa al momento pero no dura: mide y agrégalo cada uno o dos días, al anochecer. Antes saca las pastillas, y nunca eches líquido en su dosificador.',
  },
  {
    id: 'granular-for-chlorine',
    asks: 'can i use pool shock instead of chlorine|can i use cal hypo instead of liquid chlorine|can i use bag shock for daily chlorine|granular chlorine instead of liquid|puedo usar choque en polvo en vez de cloro liquido',
    en: 'Yes: bags of shock are chlorine too. Read the active ingredient: calcium hypochlorite adds calcium, dichlor adds stabilizer, and non-chlorine shock doesn’t disinfect. Go by its strength, add it to the pool on its own, and never mix it with tablets or liquid.',
    es: 'Sí: las bolsas de choque también son cloro. Lee el ingrediente activo: el hipoclorito de calcio suma calcio, el dicloro suma estabilizador, y el choque sin cloro no desinfecta. Guíate por su concentración, agrégalo solo y nunca lo mezcles con pastillas ni líquido.',
  },
  {
    id: 'mps-for-chlorine',
    asks: 'can i use non chlorine shock instead of chlorine|oxidizer instead of chlorine|choque sin cloro en vez de cloro',
    en: 'No. Non-chlorine shock oxidizes sweat and lotion, but it doesn’t kill germs or algae as chlorine does. It adds to chlorine or bromine and doesn’t replace them.',
    es: 'No. El choque sin cloro oxida sudor y cremas, pero no mata gérmenes ni algas como el cloro. Acompaña al cloro o al bromo, no los sustituye.',
  },
  {
    id: 'baking-for-ash',
    asks: 'can i use baking soda instead of soda ash|can i raise ph with baking soda|bicarbonato en vez de carbonato',
    en: 'Only if it’s alkalinity that is low. Baking soda raises alkalinity and hardly moves pH; soda ash raises pH a lot, and alkalinity with it. For low pH with enough alkalinity, use soda ash, borax or aeration. Test first.',
    es: 'Solo si lo bajo es la alcalinidad. El bicarbonato sube la alcalinidad y casi no mueve el pH; el carbonato sube mucho el pH y también la alcalinidad. Con pH bajo y alcalinidad suficiente: carbonato, bórax o aireación. Mide primero.',
  },
  {
    id: 'ash-for-baking',
    asks: 'can i use soda ash instead of baking soda|washing soda to raise alkalinity|carbonato en vez de bicarbonato',
    en: 'Only if pH is low too. Soda ash raises alkalinity, but it pushes pH up fast with it, and too much clouds the water. With pH in range, use baking soda.',
    es: 'Solo si el pH también está bajo. El carbonato sube la alcalinidad, pero con ella dispara el pH, y si es mucho enturbia el agua. Con el pH en rango, usa bicarbonato.',
  },
  {
    id: 'baking-for-increaser',
    asks: 'is baking soda the same as alkalinity increaser|can i use arm and hammer instead of alkalinity up|grocery store baking soda for the pool|el bicarbonato es lo mismo que el alkalinity up',
    en: 'Yes. Alkalinity increaser is sodium bicarbonate, the same thing as plain baking soda, usually at a higher price. Use the same weight.',
    es: 'Sí. El “alkalinity increaser” es bicarbonato de sodio, lo mismo que el de cocina, casi siempre más caro. Usa el mismo peso.',
  },
  {
    id: 'dry-for-muriatic',
    asks: 'can i use dry acid instead of muriatic acid|ph down instead of muriatic acid|muriatic acid instead of ph minus|acido seco en vez de muriatico',
    en: 'Yes, both lower pH and alkalinity; only the amount differs, so don’t swap them ounce for ounce. Dry acid doesn’t fume but leaves sulfate, which salt cells and plaster don’t like in the long run. Never mix the two, and keep either away from chlorine.',
    es: 'Sí, los dos bajan el pH y la alcalinidad; cambia la cantidad, así que no los cambies onza por onza. El ácido seco no echa vapores, pero deja sulfato, que con el tiempo no les conviene a celdas ni a yeso. Nunca mezcles los dos, y lejos del cloro.',
  },
  {
    id: 'borax-for-ash',
    asks: 'can i use borax instead of soda ash|20 mule team borax to raise ph|borax en vez de carbonato',
    en: 'Yes. Borax raises pH with less rise in alkalinity than soda ash, so it’s the better one when alkalinity is already high enough. It also leaves some borate. Test after a few hours and go in small steps.',
    es: 'Sí. El bórax sube el pH con menos alcalinidad que el carbonato, así que conviene cuando la alcalinidad ya basta. También deja algo de borato. Mide a las pocas horas y ve por partes.',
  },
  {
    id: 'bromine-for-chlorine',
    asks: 'can i use bromine instead of chlorine|bromo en vez de cloro',
    en: 'In a hot tub, yes; in an outdoor pool better not: sun destroys bromine, and stabilizer doesn’t protect it. Don’t go back and forth, because bromide stays in the water and turns the chlorine you add into bromine. Never mix the two products.',
    es: 'En un jacuzzi sí; en una piscina al aire libre mejor no: el sol destruye el bromo y el estabilizador no lo protege. No cambies de uno a otro, porque el bromuro queda en el agua y convierte en bromo el cloro que eches. Nunca mezcles los dos productos.',
  },
  {
    id: 'cloudy-means',
    asks: 'does cloudy water mean low chlorine|is cloudy water always low chlorine|cloudy means not enough chlorine|el agua turbia significa que falta cloro',
    en: 'Often, but not always, so test free and combined chlorine first. The other causes: a dirty filter or too few pump hours, high pH or calcium, early algae, or something just added. Stay out while you can’t see the bottom.',
    es: 'Muchas veces, pero no siempre: mide primero el cloro libre y el combinado. Las otras causas: filtro sucio o pocas horas de bomba, pH o calcio altos, algas que empiezan o algo recién agregado. No entren mientras no se vea el fondo.',
  },
  {
    id: 'smell-means',
    asks: 'does a strong chlorine smell mean too much chlorine|does smelling chlorine mean the pool is clean|does chlorine smell mean it is safe|oler a cloro significa que hay mucho cloro',
    en: 'Usually no, rather too little: the smell is combined chlorine (chloramines), chlorine that sweat, urine and cosmetics have used up. Well kept water hardly smells. Test free and combined chlorine, shock if combined is over {combined} ppm, and have swimmers shower first.',
    es: 'Casi nunca; más bien falta: lo que huele es cloro combinado (cloraminas), el que ya gastaron sudor, orina y cosméticos. El agua bien cuidada casi no huele. Mide el libre y el combinado, haz un choque si el combinado pasa de {combined} ppm y pide ducha antes de entrar.',
  },
  {
    id: 'no-smell-means',
    asks: 'does no chlorine smell mean no chlorine|if i cant smell chlorine is it low|si no huele a cloro es que no hay',
    en: 'No. Water with enough free chlorine and little combined chlorine hardly smells at all. Only a test tells how much is in it.',
    es: 'No. El agua con suficiente cloro libre y poco combinado casi no huele. Cuánto hay solo lo dice el análisis.',
  },
  {
    id: 'green-means',
    asks: 'does green water mean algae|is green water always algae|el agua verde siempre son algas',
    en: 'Nearly always, if it is cloudy or slippery: algae, because chlorine fell too low. Green but clear water is more likely copper or iron, often right after a shock. Test free chlorine first, and stay out of green water.',
    es: 'Casi siempre, si está turbia o resbalosa: son algas porque faltó cloro. Verde pero transparente es más bien cobre o hierro, muchas veces justo tras un choque. Mide primero el cloro libre, y no entren en agua verde.',
  },
  {
    id: 'eyes-mean',
    asks: 'do burning eyes mean too much chlorine|do red eyes mean there is too much chlorine|los ojos rojos significan mucho cloro',
    en: 'Usually no. Burning eyes come mostly from combined chlorine or a pH outside {ph}, not from chlorine in range. Test both; shock if combined chlorine is over {combined} ppm, and bring pH to about 7.5.',
    es: 'Casi nunca. El ardor viene sobre todo del cloro combinado o de un pH fuera de {ph}, no del cloro en rango. Mide los dos; haz un choque si el combinado pasa de {combined} ppm y lleva el pH a cerca de 7.5.',
  },
  {
    id: 'phosphate-need',
    asks: 'do i need phosphate remover|pool store says i need phosphate remover|should i buy phosphate remover|necesito removedor de fosfatos',
    en: 'Probably not. Phosphate feeds algae, but algae only grow when chlorine is too low for your stabilizer. If the water is clear and free chlorine is in range, save the money. It’s worth a try only if algae keep coming back although chlorine stays right.',
    es: 'Lo más probable es que no. El fosfato alimenta a las algas, pero solo crecen si el cloro no alcanza para tu estabilizador. Con el agua clara y el cloro libre en rango, ahórrate el dinero. Solo vale la pena si las algas vuelven aunque el cloro se mantenga bien.',
  },
  {
    id: 'algaecide-need',
    asks: 'do i need algaecide|do i need algaecide every week|should i add algaecide weekly|is algaecide necessary|necesito alguicida|hace falta alguicida cada semana',
    en: 'No, not if free chlorine stays in range for your stabilizer: that alone keeps algae away. Algaecide is an extra, for a vacation, the winter or a pool where algae keep returning. It doesn’t clear green water; chlorine does.',
    es: 'No, si el cloro libre se mantiene en rango para tu estabilizador: con eso no hay algas. El alguicida es un extra para vacaciones, invierno o piscinas donde vuelven. No aclara el agua verde; eso lo hace el cloro.',
  },
  {
    id: 'clarifier-need',
    asks: 'do i need clarifier|should i add clarifier every week|is clarifier necessary|necesito clarificador',
    en: 'Usually no. With chlorine and pH in range and a clean filter, water clears without it. Clarifier can help with a light haze after chlorine is right; too much of it makes water cloudier.',
    es: 'Casi nunca. Con cloro y pH en rango y el filtro limpio, el agua aclara sola. Sirve para una neblina ligera cuando el cloro ya está bien; si es demasiado, enturbia más.',
  },
  {
    id: 'enzymes-need',
    asks: 'do i need enzymes in my pool|are pool enzymes necessary|should i use enzyme product|necesito enzimas en la piscina',
    en: 'No, they are optional. Enzymes break down lotion and body oil, so the waterline stays cleaner in a busy pool. They don’t disinfect and don’t replace chlorine.',
    es: 'No, son opcionales. Las enzimas deshacen cremas y grasa, así la línea de agua queda más limpia en piscinas con mucha gente. No desinfectan ni sustituyen al cloro.',
  },
];
