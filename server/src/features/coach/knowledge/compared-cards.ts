// What differs between two things, and how something is measured or added, in short answers.
import type { KnowledgeCard } from './card.ts';

export const COMPARED_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'acid-choice',
    asks: 'muriatic acid or dry acid which is better|muriatic acid versus dry acid|which acid should i use|difference between muriatic and dry acid|sodium bisulfate or muriatic|acido muriatico o acido seco',
    en: 'Muriatic acid for most pools: it is cheaper and leaves nothing harmful behind, but it fumes, so goggles, gloves and fresh air. Dry acid (sodium bisulfate) is easier to store and pour, but it adds sulfate, which builds up and is hard on plaster, metal and salt cells.',
    es: 'Para la mayoría, ácido muriático: es más barato y no deja nada dañino, pero suelta vapores: lentes de seguridad, guantes y aire fresco. El ácido seco (bisulfato de sodio) es más fácil de guardar y servir, pero suma sulfato, que se acumula y daña yeso, metal y celdas de sal.',
  },
  {
    id: 'soda-choice',
    asks: 'what is the purpose of sodium bicarbonate in pool care|what is baking soda for in a pool|baking soda vs soda ash|can i use baking soda to raise ph|puedo usar bicarbonato para subir el ph|difference between baking soda and soda ash|sodium bicarbonate or sodium carbonate|baking soda or soda ash which to use|bicarbonato o carbonato de sodio',
    en: 'Baking soda raises alkalinity and hardly moves pH; soda ash raises pH a lot, and alkalinity with it. So baking soda for low alkalinity, soda ash for low pH. Aerating also raises pH, and adds nothing.',
    es: 'El bicarbonato sube la alcalinidad y casi no mueve el pH; el carbonato (ceniza de soda) sube mucho el pH y también la alcalinidad. Bicarbonato para alcalinidad baja, carbonato para pH bajo. Airear también sube el pH y no agrega nada.',
  },
  {
    id: 'free-or-total',
    asks: 'difference between total and free chlorine|free chlorine versus total chlorine|total chlorine higher than free|what is total chlorine|diferencia entre cloro total y libre|cloro total y cloro libre',
    en: 'Total chlorine is free plus combined. Free chlorine still disinfects; combined chlorine (total minus free) is used up. When the two tests agree, all is well; when total is more than {combined} ppm above free, shock the water.',
    es: 'El cloro total es el libre más el combinado. El libre todavía desinfecta; el combinado (total menos libre) ya se gastó. Si los dos valores coinciden, todo bien; si el total pasa al libre por más de {combined} ppm, haz un choque.',
  },
  {
    id: 'cal-hypo-or-dichlor',
    asks: 'difference between cal hypo and dichlor|cal-hypo versus dichlor|dichlor or cal hypo shock|hipoclorito de calcio o dicloro',
    en: 'Cal-hypo leaves calcium behind, dichlor leaves stabilizer (CYA). So cal-hypo where CYA is already high and hardness is not, dichlor where you want CYA, as in the first days after a refill. Never mix the two, not even dry in the same scoop.',
    es: 'El hipoclorito de calcio deja calcio; el dicloro deja estabilizador (CYA). Usa el primero si el CYA ya está alto y la dureza no, y dicloro si te falta CYA, como tras un llenado. Nunca los mezcles, ni secos en la misma taza.',
  },
  {
    id: 'dichlor-or-trichlor',
    asks: 'difference between dichlor and trichlor|dichlor versus trichlor|dichlor or trichlor|trichlor tablets or dichlor granules|dicloro o tricloro|diferencia entre dicloro y tricloro',
    en: 'Both bring stabilizer (CYA) with every dose. Dichlor is granules that dissolve at once and hardly move pH, so it suits a hot tub and the first days after a refill. Trichlor is tablets that dissolve over days in a feeder or floater, and it lowers pH. Never use trichlor in a hot tub, and never mix the two.',
    es: 'Los dos agregan estabilizador (CYA) con cada dosis. El dicloro es granulado, se disuelve enseguida y casi no mueve el pH: va bien en un jacuzzi y en los primeros días tras un llenado. El tricloro viene en tabletas que tardan días en disolverse en un dosificador o flotador, y baja el pH. Nunca uses tricloro en un jacuzzi ni mezcles los dos.',
  },
  {
    id: 'raises-cya',
    asks: 'which chlorine product raises cyanuric acid|which chlorine adds stabilizer|which chlorine contains cya|stabilized chlorine|que cloro sube el acido cianurico',
    en: 'Trichlor (tablets) and dichlor raise cyanuric acid with every dose. Liquid chlorine, bleach, cal-hypo and lithium do not.',
    es: 'El tricloro (tabletas) y el dicloro suben el ácido cianúrico con cada dosis. El cloro líquido, el hipoclorito de calcio y el de litio no.',
  },
  {
    id: 'cheapest-chlorine',
    asks: 'which is cheaper bleach or cal hypo|cheapest chlorine|cheapest way to chlorinate a pool|is liquid chlorine cheaper than tablets|which chlorine costs less|que cloro sale mas barato|cloro mas economico',
    en: 'Whichever costs less for each pound of chlorine in it: divide the price by weight times strength. Liquid is often cheapest where the store is near, cal-hypo and tablets where it is not, but tablets bring stabilizer along. With the prices in your chemicals, the steps of your plan show what 1 ppm costs in your pool.',
    es: 'El que cueste menos por cada libra de cloro que contiene: divide el precio entre peso por concentración. El líquido suele ser el más barato si la tienda queda cerca; si no, el hipoclorito de calcio o las tabletas, aunque las tabletas suman estabilizador. Con los precios en tus productos, los pasos del plan muestran cuánto cuesta 1 ppm en tu piscina.',
  },
  {
    id: 'salt-or-chlorine',
    asks: 'salt pool or chlorine pool|is a salt system better than chlorine|should i convert to salt|advantages of a salt pool|piscina de sal o de cloro',
    en: 'Both disinfect with chlorine; a salt system makes it for you. You carry fewer jugs and the level is steadier, but the cell costs money every few years, pH rises more, and salt is hard on some stone and metal.',
    es: 'Las dos desinfectan con cloro; el sistema de sal lo produce por ti. Cargas menos envases y el nivel es más parejo, pero la celda cuesta cada pocos años, el pH sube más y la sal maltrata algunas piedras y metales.',
  },
  {
    id: 'measure-cya',
    asks: 'how do i measure cya|which test uses a black dot|how to test cyanuric acid|how does the stabilizer test work|black dot test|view tube|como mido el acido cianurico|como se mide el estabilizador',
    en: 'CYA is measured with the black-dot test. Mix pool water and reagent half and half and wait as the kit says. Then fill the tube slowly until the dot just disappears, and read the line. Do it outdoors with your back to the sun, and twice: it is good to about 10 ppm. Strips are too coarse for CYA.',
    es: 'Con la prueba del punto negro. Mezcla agua y reactivo por mitades y espera lo que dice el kit. Luego llena el tubo despacio hasta que el punto apenas desaparezca y lee la línea. Hazlo afuera, de espaldas al sol, y dos veces: es exacta a unas 10 ppm. Las tiras son muy imprecisas para el CYA.',
  },
  {
    id: 'dpd',
    asks: 'what does dpd test|what does dpd measure|what is fas-dpd|que mide dpd',
    en: 'DPD measures chlorine: free and total. FAS-DPD counts drops until the pink is gone, so it is exact even at high levels; the color match of plain DPD bleaches out when chlorine is very high.',
    es: 'DPD mide el cloro: libre y total. Con FAS-DPD cuentas gotas hasta que se va el rosa, así que es exacto aun con niveles altos; el DPD de comparar color se blanquea con mucho cloro.',
  },
  {
    id: 'add-stabilizer',
    asks: 'where should the stabilizer go|how to add stabilizer|how do i add cyanuric acid|stabilizer in a sock|como agrego el estabilizador|donde pongo el acido cianurico',
    en: 'In a sock at the return: hang it where the water flows and squeeze it now and then. It takes days to dissolve, so wait a week before you test for it. Not loose on the floor.',
    es: 'En una media frente a un retorno: cuélgala donde corra el agua y apriétala de vez en cuando. Tarda días en disolverse: espera una semana para medirlo. Nunca suelto en el fondo.',
  },
  {
    id: 'adding-acid',
    asks: 'do you pour acid in the water or water in the acid|acid in the water or water in the acid|el acido al agua o el agua al acido|should i add acid to water or water to acid|adding acid acid into water or water into acid|acid to water or water to acid|always add acid to water|acido al agua o agua al acido',
    en: 'Acid into water, never water into acid: mixing them gives off heat, and water poured onto strong acid boils at once and splashes acid around; in plenty of water the heat spreads. Goggles, gloves, upwind, one chemical at a time.',
    es: 'El ácido al agua, nunca agua al ácido: al mezclarse sueltan calor, y el agua sobre el ácido hierve de golpe y salpica ácido; en mucha agua el calor se reparte. Gafas, guantes, de espaldas al viento y un químico a la vez.',
  },
  {
    id: 'acid-in-skimmer',
    asks: 'can i pour acid in the skimmer|acid in the skimmer|put muriatic acid into skimmer|where do i pour the acid|where to add acid|se puede echar acido en el skimmer|donde echo el acido',
    en: 'No acid in the skimmer: it would go undiluted through pump and heater, and may meet chlorine there. Pour it slowly in front of a return where the water is deep, with the pump running, and keep everyone out for 30 minutes.',
    es: 'No, nada de ácido en el skimmer: pasaría sin diluir por la bomba y el calentador, y ahí puede juntarse con cloro. Viértelo despacio frente a un retorno, en lo hondo, con la bomba encendida, y que nadie entre por 30 minutos.',
  },
  {
    id: 'raise-ph-only',
    asks: 'how do i raise ph without raising alkalinity|raise ph only|raise ph but not alkalinity|subir el ph sin subir la alcalinidad',
    en: 'Aerate: point the returns up, run a waterfall, jets or a bubbler. That drives carbon dioxide out, so pH rises and alkalinity stays. It takes hours to days. Borax raises pH with less alkalinity than soda ash does.',
    es: 'Airea: apunta los retornos hacia arriba o enciende cascada, chorros o burbujas. Así sale dióxido de carbono: el pH sube y la alcalinidad queda igual. Tarda horas o días. El bórax sube el pH con menos alcalinidad que el carbonato.',
  },
  {
    id: 'low-alkalinity',
    asks: 'low alkalinity causes|what happens if alkalinity is too low|effects of low alkalinity|ph bounce|que causa la alcalinidad baja',
    en: 'pH bounce: with low alkalinity small amounts of acid, rain or chlorine swing the pH, and the water can etch plaster and corrode metal. Baking soda raises it.',
    es: 'El pH brinca: con alcalinidad baja, un poco de ácido, lluvia o cloro mueve mucho el pH, y el agua puede dañar el yeso y corroer metal. El bicarbonato la sube.',
  },
  {
    id: 'high-alkalinity',
    asks: 'high alkalinity causes|what happens if alkalinity is too high|effects of high alkalinity|que causa la alcalinidad alta',
    en: 'The pH keeps rising, and you need acid again and again; together with high hardness it makes scale and cloudy water. Acid lowers it, with aeration in between.',
    es: 'El pH no deja de subir y pides ácido una y otra vez; con dureza alta hace sarro y agua turbia. El ácido la baja, aireando entre una dosis y otra.',
  },
  {
    id: 'normal-ph',
    asks: 'in which range should a pool keep its ph|which range should ph be kept in|what is the normal ph target for pools|what should the ph of a pool be|best ph range for swimming pools|ph target range|cual es el ph normal de una piscina',
    en: '{ph}, with 7.4 to 7.6 in the middle. Lower stings and corrodes; higher makes scale and cloudy water.',
    es: 'De {ph}, con 7.4 a 7.6 como punto medio. Más bajo arde y corroe; más alto hace sarro y turbiedad.',
  },
  {
    id: 'stain-metals',
    asks: 'which metal causes brown red stains|iron stains color|which metal causes blue green stains|copper stain color|brown stains are iron|que metal hace manchas cafes|manchas azul verdosas cobre',
    en: 'Iron makes brown, yellow or red stains; copper makes blue-green ones and turns hair green; manganese goes dark brown to black.',
    es: 'El hierro mancha café, amarillo o rojizo; el cobre, azul verdoso, y pone verde el pelo; el manganeso, café oscuro a negro.',
  },
  {
    id: 'remove-combined',
    asks: 'high combined chlorine is removed by|how to remove combined chlorine|how do i lower combined chlorine|remove chloramines|como quito el cloro combinado',
    en: 'Superchlorination: raise free chlorine to the shock level, or to ten times the combined chlorine, and hold it. Sun and fresh air help, and so does new water.',
    es: 'Supercloración: sube el cloro libre al nivel de choque, o a diez veces el combinado, y mantenlo. El sol y el aire fresco ayudan, y también agua nueva.',
  },
];
