// What people ask next: how long it takes, what happens if it is left, why the wait, and what to do in the meantime.
import type { KnowledgeCard } from './card.ts';

export const AFTERWARD_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'green-how-long',
    asks: 'how long does it take to clear a green pool|how long until the green is gone|how long does it take to get rid of algae|how many days to clear algae|how long does a green pool take|cuanto tarda en quitarse una piscina verde|cuanto tarda una piscina verde|en cuanto tiempo se aclara el agua verde|cuanto tarda en quitarse las algas',
    en: 'A green haze often clears in a few days; a dark green pool can take weeks. That works fastest if you hold the shock level day and night, brush every day, run the pump around the clock and clean the filter often. Done means clear water, {combined} ppm of combined chlorine or less, and 1 ppm or less lost overnight.',
    es: 'Un agua apenas verde suele aclararse en unos días; una muy verde puede tardar semanas. Va más rápido si mantienes el nivel de choque día y noche, cepillas diario, dejas la bomba prendida todo el tiempo y limpias seguido el filtro. Está lista con agua clara, {combined} ppm o menos de cloro combinado y 1 ppm o menos de pérdida en la noche.',
    url: '/chemistry/clear-up',
  },
  {
    id: 'cloudy-how-long',
    asks: 'how long does it take to clear cloudy water|how long until cloudy water is clear|how long does cloudy water take|how many days until a cloudy pool clears|cuanto tarda en quitarse agua turbia|cuanto tarda agua turbia|en cuanto tiempo se aclara el agua turbia',
    en: 'With chlorine in range, a clean filter and the pump on day and night, usually a day or two. If it is no better after that, look for what keeps it cloudy: chlorine that is lost overnight, high pH or hardness, or old filter media.',
    es: 'Con cloro en rango, filtro limpio y la bomba día y noche, casi siempre uno o dos días. Si no mejora, busca qué la enturbia: cloro que se pierde de noche, pH o dureza altos, o un filtro gastado.',
  },
  {
    id: 'clearing-pump',
    asks: 'do i run the pump all the time to clear a green pool|should the pump run around the clock for algae|pump on all night while clearing green or cloudy water|do i keep the pump on the whole time for algae|dejo la bomba prendida todo el tiempo con la piscina verde|bomba dia y noche con agua turbia',
    en: 'Yes, run it day and night until the water is clear: chlorine has to reach every corner, and the filter takes out the dead algae. Clean or backwash it whenever pressure is 25% (8 to 10 psi) over clean.',
    es: 'Sí, déjala día y noche hasta que el agua esté clara: el cloro tiene que llegar a todos lados y el filtro saca las algas muertas. Limpia o retrolava cada vez que la presión suba 25% (8 a 10 psi) sobre la limpia.',
  },
  {
    id: 'green-why',
    asks: 'why does my pool turn green|why is my pool green|why did my pool go green|why does the water keep going green|por que se me pone verde la piscina|por que esta verde mi alberca|what causes a green pool|what makes pool water turn green|what is the reason for a green pool|que causa una piscina verde|que hace que el agua se ponga verde',
    en: 'Almost always algae, because free chlorine fell below the minimum for your stabilizer: a missed dose, a storm, a party, heat, or so much stabilizer that the usual level is too weak. Test free chlorine, pH and CYA. If the water is clear and green, think of copper instead.',
    es: 'Casi siempre algas, porque el cloro libre bajó del mínimo para tu estabilizador: faltó una dosis, una tormenta, una fiesta, calor, o tanto estabilizador que el nivel usual ya no alcanza. Mide cloro libre, pH y CYA. Si el agua está clara pero verde, piensa en cobre.',
  },
  {
    id: 'green-left',
    asks: 'what happens if a green pool is left|what happens if i leave a green pool|is it bad to leave a green pool|is algae dangerous|que pasa si una piscina verde se deja asi|es peligrosa la piscina verde',
    en: 'It gets worse and costs more each day: algae use up chlorine, clog the filter and hide the bottom, mosquitoes breed in it, and some algae leave stains. No one goes in: in water you can’t see through, a person in trouble isn’t seen, and germs live where chlorine is gone.',
    es: 'Empeora y cuesta más cada día: las algas gastan el cloro, tapan el filtro y ocultan el fondo, hay mosquitos y algunas dejan manchas. Nadie entra: en agua donde no se ve el fondo no se ve a quien está en apuros, y sin cloro viven los gérmenes.',
  },
  {
    id: 'cloudy-left',
    asks: 'what happens if cloudy water is left|is it bad to leave cloudy water|is cloudy water dangerous|is it safe to swim in cloudy water|que pasa si agua turbia se deja asi|es peligrosa el agua turbia',
    en: 'Cloudy water often turns green next, because its usual cause is too little chlorine. If you can’t clearly see the bottom at the deepest point, no one swims, whatever the numbers say: a person under water would not be seen.',
    es: 'El agua turbia a menudo se pone verde después, porque la causa usual es poco cloro. Si no se ve bien el fondo en lo más hondo, nadie nada, digan lo que digan los números: no se vería a una persona bajo el agua.',
  },
  {
    id: 'scale-left',
    asks: 'what happens if scale is left|is it bad to leave scale|is scale harmful|que pasa si sarro se deja asi|es malo el sarro',
    en: 'It grows and gets harder: rough tile and plaster, a heater that heats poorly and can fail, and a salt cell that makes less. Bring pH and alkalinity down into the lower part of their ranges first, then clean it off.',
    es: 'Crece y se endurece: azulejo y yeso ásperos, un calentador que calienta mal y puede fallar, y una celda de sal que produce menos. Primero lleva el pH y la alcalinidad a la parte baja de su rango y luego límpialo.',
  },
  {
    id: 'stain-left',
    asks: 'what happens if stains are left|is it bad to leave stains|are stains harmful|que pasa si manchas se dejan asi|son malas las manchas',
    en: 'They don’t hurt swimmers, but they set with time and then come off harder, and what made them goes on: leaves, or metal from old pipes, a well or acidic water. Find the cause first, then treat the stain.',
    es: 'No dañan a quien nada, pero con el tiempo se fijan y cuesta más quitarlas, y la causa sigue: hojas, o metal de tubos viejos, de un pozo o de agua ácida. Primero busca la causa y luego quita la mancha.',
  },
  {
    id: 'leak-left',
    asks: 'what happens if a leak is left|is it bad to leave a leak|que pasa si una fuga se deja asi|es mala una fuga',
    en: 'It rarely stays small: you lose water, heat and chemicals every day, the soil under the shell or deck can wash out, and the pump can draw air when the level falls below the skimmer. Do the bucket test and call a leak specialist if it is real.',
    es: 'Casi nunca se queda chica: pierdes agua, calor y químicos cada día, se puede lavar la tierra bajo la piscina o el piso, y la bomba puede tragar aire si el nivel baja del skimmer. Haz la prueba de la cubeta y, si hay fuga, llama a un especialista.',
  },
  {
    id: 'combined-left',
    asks: 'what happens if combined chlorine is too high|is it bad if combined chlorine is high|high combined chlorine effects|que pasa si cloro combinado esta muy alto|efectos del cloro combinado alto',
    en: 'It stings eyes and noses, smells of “chlorine”, and hardly disinfects; indoors it can make people cough. Shock it with the cover off and plenty of fresh air, and have swimmers shower first.',
    es: 'Irrita ojos y nariz, huele a “cloro” y casi no desinfecta; bajo techo puede dar tos. Haz un choque sin cubierta y con aire fresco, y que todos se duchen antes de entrar.',
  },
  {
    id: 'wait-why',
    asks: 'why wait after adding chemicals before swimming|why do i have to wait to swim after acid|why not swim right after adding chlorine|why wait after adding acid|por que hay que esperar para nadar despues de echar quimicos|por que esperar despues del acido|por que esperar despues del cloro',
    en: 'Because it isn’t mixed yet: where it went in, acid or chlorine is many times stronger and can burn skin and eyes. With the pump on it spreads in about half an hour. Then a test shows whether the water is back in range.',
    es: 'Porque aún no se mezcla: donde cayó, el ácido o el cloro está muchas veces más fuerte y puede quemar piel y ojos. Con la bomba encendida se reparte en una media hora. Después, un análisis dice si el agua está en rango.',
  },
  {
    id: 'after-shock',
    asks: 'shocked the pool last night|i just shocked the pool|we slammed the pool yesterday|i shocked it today|le di choque anoche|acabo de darle choque|hice un choque ayer',
    en: 'Good. Keep the pump on, and everyone out until a new test says that free chlorine is back at or under the shock level for your stabilizer (the label often says 4 ppm), pH is in range, and the bottom is clearly visible. Tell me the numbers and I’ll say whether you can swim.',
    es: 'Bien. Deja la bomba prendida y que nadie entre hasta que un análisis nuevo diga que el cloro libre está en o por debajo del nivel de choque para tu estabilizador (la etiqueta suele decir 4 ppm), el pH está en rango y el fondo se ve claro. Dime los números y te digo si ya se puede nadar.',
  },
  {
    id: 'leak-cost',
    asks: 'how much does a leak cost to fix|what does it cost to fix a leak|how much is leak detection|how much does leak repair cost|cuanto cuesta una fuga|cuanto cuesta arreglar una fuga|cuanto cobran por buscar una fuga',
    en: 'That depends on where it is: a new gasket or a dab of putty is cheap, a pipe under the deck is not. Do the bucket test first, with the pump on and off, so you can tell a specialist whether it is the shell or the plumbing. Ask for a price to find it, apart from the price to fix it, and get more than one quote.',
    es: 'Depende de dónde esté: un empaque nuevo o algo de sellador es barato, un tubo bajo el piso no. Haz primero la prueba de la cubeta, con la bomba encendida y apagada, para decirle al especialista si es la piscina o la tubería. Pide el precio de buscarla aparte del de arreglarla, y más de una cotización.',
  },
  {
    id: 'cover-night',
    asks: 'should i cover the pool tonight|should i cover the pool at night|is it worth covering the pool overnight|cover on at night|does a cover at night help|tapo la piscina de noche|conviene tapar la alberca en la noche|debo cubrir la piscina por la noche',
    en: 'Yes, if you heat it or want to save water: most heat and evaporation go at night, when the air is cool. Chlorine gains little then, because only sun takes it. Take the cover off fully before anyone swims, and leave it off while you shock.',
    es: 'Sí, si la calientas o quieres ahorrar agua: de noche, con aire fresco, se va lo más del calor y del agua. Al cloro le sirve poco, porque solo el sol lo gasta. Quítala por completo antes de nadar y déjala fuera durante un choque.',
  },
  {
    id: 'pump-low-speed',
    asks: 'is it better to run the pump longer on low or shorter on high|low speed all day or high speed for a few hours|8 hours high or longer on low|should a variable speed pump run slow and long|bomba mas horas en baja o menos en alta|velocidad baja mas tiempo o alta menos tiempo',
    en: 'Longer on low. At half speed the pump moves half the water for about an eighth of the power, so the same turnover costs about a quarter, and the filter catches more. Go faster only where it is needed: vacuuming, a heater or salt cell that wants more flow, or solar panels.',
    es: 'Más horas en baja. A media velocidad la bomba mueve la mitad del agua con más o menos un octavo de la potencia: la misma vuelta cuesta cerca de una cuarta parte y el filtro atrapa más. Sube solo si hace falta: aspirar, un calentador o celda que pide más caudal, o paneles solares.',
  },
];
