// What every value of the water is for: what happens when it is too low or too high, and whether people may swim then. Ranges in braces come from
// the chemistry engine; how a value is raised and lowered is in ways.ts.
import type { ParameterName } from '../../understanding/lexicon.ts';

interface Text {
  en: string;
  es: string;
}
export interface ValueFacts {
  /** where it should be, without a pool */
  level: Text;
  low: Text;
  high: Text;
  swimLow: Text;
  swimHigh: Text;
}

const NO_MATTER_TO_SWIMMERS: Text = {
  en: 'Yes. Alone it does nothing to people: what decides is free chlorine, pH, and that you can clearly see the bottom. It’s the pool that needs it put right.',
  es: 'Sí. Por sí sola no le hace nada a la gente: lo que decide es el cloro libre, el pH y que se vea bien el fondo. Es la alberca la que necesita que se corrija.',
};

export const VALUE_FACTS: Partial<Record<ParameterName, ValueFacts>> = {
  freeChlorinePpm: {
    level: {
      en: 'It depends on your stabilizer (CYA): never under {fc 30} ppm with 30 ppm of CYA, {fc 50} with 50, {fc 80} with 80, and better somewhat above that. Health rules and labels often say 1 to 4 ppm, which is meant for water with little stabilizer. Tell me your CYA, and I’ll give you your range.',
      es: 'Depende del estabilizador (CYA): nunca menos de {fc 30} ppm con 30 ppm de CYA, {fc 50} con 50 y {fc 80} con 80, y mejor algo por encima. Las normas y etiquetas suelen decir de 1 a 4 ppm, que vale para agua con poco estabilizador. Dime tu CYA y te doy tu rango.',
    },
    low: {
      en: 'With too little chlorine, germs and algae can grow: people can get sick, and in warm weather the water can turn green within a day or two. Stay out until it’s back over its minimum, and raise it before anything else.',
      es: 'Con muy poco cloro pueden crecer gérmenes y algas: la gente se puede enfermar y, con calor, el agua se pone verde en uno o dos días. No entren hasta que pase de su mínimo, y súbelo antes que cualquier otra cosa.',
    },
    high: {
      en: 'High chlorine does no harm as long as it’s only a little above the target. Above the shock level for your stabilizer stay out: it irritates eyes, skin and lungs, and it bleaches suits and hair. Leave the cover off, add nothing, and the sun brings it down in a day or two.',
      es: 'El cloro alto no hace daño si pasa por poco del objetivo. Por encima del nivel de choque para tu estabilizador no entren: irrita ojos, piel y pulmones, y decolora trajes y pelo. Quita la cubierta, no agregues nada, y el sol lo baja en uno o dos días.',
    },
    swimLow: {
      en: 'No. Under its minimum, chlorine can’t keep germs down, and one swimmer can make the others sick. Raise it, let it mix, test again, and then go in.',
      es: 'No. Por debajo de su mínimo, el cloro no detiene los gérmenes y un bañista puede enfermar a los demás. Súbelo, deja que se mezcle, mide otra vez y entonces sí.',
    },
    swimHigh: {
      en: 'Yes, up to the shock level for your stabilizer; the product label often says less, 4 ppm. Above that stay out: it irritates eyes, skin and lungs. The sun brings it down in a day or two with the cover off.',
      es: 'Sí, hasta el nivel de choque para tu estabilizador; la etiqueta del producto suele decir menos, 4 ppm. Por encima no entren: irrita ojos, piel y pulmones. Sin cubierta, el sol lo baja en uno o dos días.',
    },
  },
  combinedChlorinePpm: {
    level: {
      en: 'As close to 0 as you can, and no more than {combined} ppm. Above that, shock the water until it is gone.',
      es: 'Lo más cerca de 0 que se pueda, y no más de {combined} ppm. Si pasa de ahí, haz un choque hasta que desaparezca.',
    },
    low: {
      en: 'Low is good: it means that the chlorine isn’t tied up. There’s nothing to do.',
      es: 'Que sea bajo es bueno: el cloro no está ocupado. No hay nada que hacer.',
    },
    high: {
      en: 'Chlorine is tied up with sweat, urine and other dirt. It smells strong, stings eyes and lungs, above all indoors, and hardly disinfects. Shock the water until it’s {combined} ppm or less.',
      es: 'El cloro está atado a sudor, orina y otra suciedad. Huele fuerte, irrita ojos y pulmones, sobre todo bajo techo, y casi no desinfecta. Haz un choque hasta que quede en {combined} ppm o menos.',
    },
    swimLow: {
      en: 'Yes, as far as combined chlorine goes: low is where it should be. Free chlorine and pH have to be in range too.',
      es: 'Sí, en cuanto al cloro combinado: bajo es como debe estar. El cloro libre y el pH también tienen que estar en rango.',
    },
    swimHigh: {
      en: 'Better not above {combined} ppm: it stings eyes and lungs, most of all indoors. Shock the water first, and go in when the test is back in range.',
      es: 'Mejor no si pasa de {combined} ppm: irrita ojos y pulmones, sobre todo bajo techo. Haz primero un choque y entra cuando el análisis esté en rango.',
    },
  },
  ph: {
    level: {
      en: 'Between {ph}; about 7.4 to 7.6 is comfortable for people and pool.',
      es: 'Entre {ph}; cerca de 7.4 a 7.6 es cómodo para la gente y para la alberca.',
    },
    low: {
      en: 'Water with a low pH stings eyes and skin, corrodes heaters, ladders and other metal, and etches plaster and grout. Raise it with soda ash, or by aerating if alkalinity is high.',
      es: 'El agua con pH bajo irrita ojos y piel, corroe calentadores, escaleras y otros metales, y desgasta el yeso y la lechada. Súbelo con carbonato de sodio, o aireando si la alcalinidad está alta.',
    },
    high: {
      en: 'With a high pH calcium comes out as scale, the water can turn cloudy, and eyes and skin can itch. Chlorine also gets weaker where there is no stabilizer. Lower it with acid.',
      es: 'Con el pH alto el calcio sale como sarro, el agua se puede enturbiar, y pueden picar los ojos y la piel. El cloro también se debilita donde no hay estabilizador. Bájalo con ácido.',
    },
    swimLow: {
      en: 'Better not: under {ph low} it stings eyes and skin, and under {ph danger low} stay out. Raise it with soda ash or by aerating, let it mix, test again, and then go in.',
      es: 'Mejor no: bajo {ph low} irrita ojos y piel, y bajo {ph danger low} no entren. Súbelo con carbonato de sodio o aireando, deja que se mezcle, mide otra vez y entonces sí.',
    },
    swimHigh: {
      en: 'Better not: above {ph high} eyes and skin can itch, and above {ph danger high} stay out. Lower it with acid, let it mix for half an hour with the pump on, test again, and then go in.',
      es: 'Mejor no: arriba de {ph high} pueden picar los ojos y la piel, y arriba de {ph danger high} no entren. Bájalo con ácido, deja que se mezcle media hora con la bomba encendida, mide otra vez y entonces sí.',
    },
  },
  alkalinityPpm: {
    level: {
      en: 'Between {ta} ppm. Toward the low end if pH keeps climbing, as in a salt pool.',
      es: 'Entre {ta} ppm. Más bien abajo si el pH no deja de subir, como en una alberca de sal.',
    },
    low: {
      en: 'With low alkalinity pH jumps up and down with every dose and every rain. It also goes with a low pH, which stings people and eats at metal and plaster. Raise it with baking soda.',
      es: 'Con la alcalinidad baja el pH brinca con cada dosis y cada lluvia. También va junto con un pH bajo, que irrita y ataca el metal y el yeso. Súbela con bicarbonato de sodio.',
    },
    high: {
      en: 'With high alkalinity pH keeps climbing, so you use more acid, and with a high pH or hard water scale and cloudiness follow. If pH is easy to hold, leave it; otherwise the acid you add for pH brings it down along the way.',
      es: 'Con la alcalinidad alta el pH no deja de subir, así que gastas más ácido, y con pH alto o agua dura siguen el sarro y lo turbio. Si el pH se mantiene bien, déjala; si no, el ácido que agregas para el pH la va bajando.',
    },
    swimLow: NO_MATTER_TO_SWIMMERS,
    swimHigh: NO_MATTER_TO_SWIMMERS,
  },
  hardnessPpm: {
    level: {
      en: 'In plaster {calcium plaster} ppm; with a vinyl liner or fiberglass {calcium vinyl} ppm.',
      es: 'En yeso, de {calcium plaster} ppm; con vinil o fibra de vidrio, de {calcium vinyl} ppm.',
    },
    low: {
      en: 'Water that’s low in calcium takes it out of plaster, concrete and grout, and the surface gets rough and pitted. A vinyl liner or fiberglass can do with less. Raise it with calcium chloride.',
      es: 'Si al agua le falta calcio, lo saca del yeso, el concreto y la lechada: la superficie queda áspera y picada. El vinil y la fibra de vidrio aguantan menos. Súbela con cloruro de calcio.',
    },
    high: {
      en: 'Hard water, with a lot of calcium, leaves scale on the tile line, in the heater and in a salt cell, and can turn cloudy, above all when pH is high too. Keep pH at 7.2 to 7.5 and alkalinity low in its range; only new water takes calcium out.',
      es: 'El agua dura, con mucho calcio, deja sarro en la línea del azulejo, en el calentador y en la celda de sal, y se puede enturbiar, sobre todo si el pH también está alto. Ten el pH en 7.2 a 7.5 y la alcalinidad en la parte baja de su rango; el calcio solo se va cambiando agua.',
    },
    swimLow: NO_MATTER_TO_SWIMMERS,
    swimHigh: NO_MATTER_TO_SWIMMERS,
  },
  cyanuricAcidPpm: {
    level: {
      en: 'Outdoors {cya} ppm, in a salt pool {cya salt} ppm. Indoors you need none.',
      es: 'Al aire libre, de {cya} ppm; en una alberca de sal, de {cya salt} ppm. Bajo techo no hace falta.',
    },
    low: {
      en: 'With little or no stabilizer the sun destroys unprotected chlorine within hours, so it’s gone by the afternoon and you use far more. Add stabilizer in a sock at a return. Indoors it doesn’t matter.',
      es: 'Con poco o nada de estabilizador, el sol destruye en horas el cloro sin protección, así que en la tarde ya no queda y gastas mucho más. Agrega estabilizador en un calcetín frente a un retorno. Bajo techo no importa.',
    },
    high: {
      en: 'With too much stabilizer chlorine works more slowly, so you have to keep more of it to hold back germs and algae, and a shock takes far more. Only new water lowers it. Stop tablets and dichlor, which add to it.',
      es: 'Con demasiado estabilizador el cloro trabaja más lento: hay que tener más para detener gérmenes y algas, y un choque gasta mucho más. Solo baja cambiando agua. Deja las pastillas y el dicloro, que suman más.',
    },
    swimLow: {
      en: 'Yes, if free chlorine is in range: without stabilizer the sun takes it away within hours, so test just before people go in.',
      es: 'Sí, si el cloro libre está en rango: sin estabilizador el sol se lo lleva en horas, así que mide justo antes de entrar.',
    },
    swimHigh: {
      en: 'Yes, if free chlorine is high enough for it: the stabilizer itself does nothing to people, but it weakens chlorine. If free chlorine is under the minimum for your CYA, stay out.',
      es: 'Sí, si el cloro libre alcanza para tanto: el estabilizador no le hace nada a la gente, pero debilita el cloro. Si el cloro libre está bajo el mínimo para tu CYA, no entren.',
    },
  },
  saltPpm: {
    level: {
      en: 'Only a pool with a salt cell needs it: {salt} ppm in most, and the cell’s manual has the last word.',
      es: 'Solo la necesita una alberca con celda de sal: {salt} ppm en la mayoría, y manda el manual de la celda.',
    },
    low: {
      en: 'With too little salt a cell makes less chlorine or none, shows a low-salt light, and wears out sooner if it runs like that. Test it yourself before you add any, and use liquid chlorine until it’s right.',
      es: 'Con poca sal la celda hace menos cloro o ninguno, prende la luz de sal baja y se gasta antes si sigue así. Mídela tú antes de agregar, y usa cloro líquido hasta que esté bien.',
    },
    high: {
      en: 'With too much salt the cell can switch off, the water tastes salty, and metal and soft stone corrode sooner. Only new water lowers it; a little over the range you can simply leave.',
      es: 'Con demasiada sal la celda se puede apagar, el agua sabe salada, y el metal y la piedra blanda se corroen antes. Solo baja cambiando agua; si pasa por poco, déjala.',
    },
    swimLow: NO_MATTER_TO_SWIMMERS,
    swimHigh: NO_MATTER_TO_SWIMMERS,
  },
};
