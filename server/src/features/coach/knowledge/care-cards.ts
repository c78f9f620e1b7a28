// Small pools, odd products, and what to do when something comes up, in short answers.
import type { KnowledgeCard } from './card.ts';

export const CARE_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'stuck-on-drain',
    asks: 'what is the first thing to do if someone is stuck on a drain|someone is held by the drain|hair caught in the drain|what to do in an entrapment|trapped on the suction drain|alguien quedo atorado en el desague',
    en: 'Switch the pump off at once, at the emergency switch or the breaker, and call 911. Don’t pull straight up against the suction: hold the head above water, and free the person by breaking the seal at the edge of the drain with a hand. No one swims until a new cover is on.',
    es: 'Apaga la bomba enseguida, en el interruptor de emergencia o en el tablero, y llama al 911. No jales contra la succión: mantén la cabeza fuera del agua y libera metiendo la mano por el borde del desagüe. Nadie nada hasta poner una cubierta nueva.',
  },
  {
    id: 'floaties',
    asks: 'are floaties enough for kids|are water wings safe|do floaties keep children safe|swim vest or floaties|life jackets for kids in the pool|son seguros los flotadores para ninos',
    en: 'No. Floaties and water wings are toys: they slip off and lose air. A weak swimmer wears a Coast Guard approved life jacket and has an adult within arm’s reach who does nothing else.',
    es: 'No. Los flotadores de brazo son juguetes: se zafan y se desinflan. Quien no nada bien usa un chaleco aprobado por la Guardia Costera y tiene a un adulto a un brazo de distancia que no hace otra cosa.',
  },
  {
    id: 'leave-kids',
    asks: 'can i leave kids for a minute|how many people should watch kids|how close should i stay to a toddler in the pool|who should watch the children|is one adult enough|puedo dejar a los ninos un momento',
    en: 'Never, not even for a minute: drowning takes seconds and is silent. One adult watches and does nothing else, no phone and no drinks, within arm’s reach of toddlers and weak swimmers; at a party take turns, with a named watcher.',
    es: 'Nunca, ni un minuto: ahogarse toma segundos y no hace ruido. Un adulto vigila y no hace otra cosa, sin teléfono ni alcohol, a un brazo de los pequeños y de quien no nada bien; en una fiesta túrnense, con un vigilante nombrado.',
  },
  {
    id: 'kiddie-pool',
    asks: 'how do i sanitize a kiddie pool|chlorine in a kiddie pool|is an inflatable pool safe without chlorine|inflatable pool water care|how often do i change kiddie pool water|como desinfecto una piscina inflable',
    en: 'A small kiddie pool has no filter, so don’t treat it: empty it after each day, clean it, let it dry in the sun, and fill it fresh. Never leave water standing in it. A bigger inflatable pool with a filter pump needs chlorine and pH in range like any pool.',
    es: 'Una piscinita no tiene filtro, así que no se trata: vacíala cada día, límpiala, déjala secar al sol y llénala de nuevo. Nunca dejes agua adentro. Una inflable más grande con filtro pide cloro y pH en rango como cualquier piscina.',
  },
  {
    id: 'stock-tank',
    asks: 'how do i treat a stock tank pool|stock tank pool chemicals|plunge pool care|cowboy pool|como trato una tina de tanque',
    en: 'Like a small pool: a filter pump, free chlorine and pH tested every day or two, and small doses, since little water swings fast. Galvanized steel corrodes below pH 7.2 and with much chlorine or salt, so keep both in range. Without a filter, change the water every few days.',
    es: 'Como una piscina pequeña: bomba con filtro, cloro libre y pH cada uno o dos días y dosis chicas, porque poca agua cambia rápido. El acero galvanizado se corroe con pH menor de 7.2 y con mucho cloro o sal. Sin filtro, cambia el agua cada pocos días.',
  },
  {
    id: 'hard-water',
    asks: 'what do i do with hard water|hard fill water|how do i manage hard water in a pool|high calcium fill water|my tap water is very hard|que hago con agua dura',
    en: 'Keep pH at 7.2 to 7.5 and alkalinity in the lower part of its range, so the calcium stays dissolved, and watch the saturation index. A sequestrant helps, a cover saves refilling, and liquid chlorine adds no more calcium. When hardness gets too high, only softer new water or reverse osmosis lowers it.',
    es: 'Mantén el pH de 7.2 a 7.5 y la alcalinidad en la parte baja de su rango para que el calcio siga disuelto, y vigila el índice de saturación. Un secuestrante ayuda, una cubierta ahorra rellenos y el cloro líquido no suma calcio. Si sube demasiado, solo la baja agua más blanda u ósmosis inversa.',
  },
  {
    id: 'new-fill',
    asks: 'how do i balance a new fill|what do i do first after filling a pool|start up a pool after filling|first chemicals in a new pool|que hago despues de llenar la piscina',
    en: 'Run the pump for a turnover and test everything, also calcium and metals. Then chlorine first, so the water is protected, alkalinity and pH next, calcium a day later, and stabilizer last, in a sock at the return. Test again after each. Log the test, and the plan gives the amounts.',
    es: 'Deja la bomba una vuelta completa y mide todo, también calcio y metales. Luego primero cloro, para proteger el agua; después alcalinidad y pH; calcio un día más tarde, y al final estabilizador, en una media frente al retorno. Mide tras cada uno. Registra el análisis y el plan te da las cantidades.',
  },
  {
    id: 'winter-tub',
    asks: 'how do i winterize a hot tub|close a hot tub for the winter|should i drain my hot tub for winter|leave the hot tub on in winter|como preparo el jacuzzi para el invierno',
    en: 'Simplest is to leave it running, with the cover locked, the sanitizer in range and a look at it every week. To shut it down: purge the lines, switch off, drain, blow the water out of pipes, jets and pump, take the filter in, and close the cover. In frost, a puddle left in a pipe cracks it.',
    es: 'Lo más simple es dejarlo encendido, con la tapa cerrada, el desinfectante en rango y una revisión por semana. Para apagarlo: purga las líneas, corta la corriente, vacía, sopla el agua de tubos, chorros y bomba, guarda el filtro y cierra la tapa. Con helada, un charco en un tubo lo rompe.',
  },
  {
    id: 'low-ta-high-ph',
    asks: 'how do i fix low alkalinity and high ph|how do i fix high ph and low alkalinity|high ph with low alkalinity|low alkalinity high ph|alcalinidad baja y ph alto',
    en: 'Raise alkalinity with baking soda first, which hardly moves pH, and let it mix for a few hours. Then lower pH with a little acid and test again. Look for what drives pH up: splashing water, jets, a salt cell or new plaster.',
    es: 'Primero sube la alcalinidad con bicarbonato, que casi no mueve el pH, y deja mezclar unas horas. Luego baja el pH con un poco de ácido y mide otra vez. Busca qué sube el pH: cascadas, chorros, celda de sal o yeso nuevo.',
  },
  {
    id: 'high-ta-low-ph',
    asks: 'how do i fix high alkalinity and low ph|how do i fix low ph and high alkalinity|low ph with high alkalinity|high alkalinity low ph|alcalinidad alta y ph bajo',
    en: 'Add nothing but air: point the returns up, run jets or a waterfall. That raises pH and leaves alkalinity alone. When pH has come up, lower it with acid, and repeat until alkalinity fits. Soda ash or baking soda would make it worse.',
    es: 'Agrega solo aire: apunta los retornos hacia arriba, enciende chorros o cascada. Eso sube el pH y deja igual la alcalinidad. Cuando suba el pH, bájalo con ácido y repite hasta que la alcalinidad quede bien. Carbonato o bicarbonato lo empeorarían.',
  },
  {
    id: 'over-shock',
    asks: 'can you over shock a pool|can i shock too much|is too much shock bad|over shocking|se puede pasar uno con el choque',
    en: 'Yes. Far above the shock level for your stabilizer, chlorine bleaches liner and suits, irritates eyes and lungs, and spoils the pH test. Stay out, take the cover off, let the sun bring it down, and test before you add anything.',
    es: 'Sí. Muy por encima del nivel de choque para tu estabilizador, el cloro destiñe el forro y los trajes, irrita ojos y pulmones y arruina la prueba de pH. No entren, quita la cubierta, deja que el sol lo baje y mide antes de agregar nada.',
  },
  {
    id: 'peroxide',
    asks: 'can i use peroxide in a pool|hydrogen peroxide instead of chlorine|peroxide pool|agua oxigenada en la piscina',
    en: 'Not with chlorine: peroxide and chlorine destroy each other, and pool-strength peroxide burns. It is part of biguanide systems, and on its own it doesn’t keep germs down for long. Stay with chlorine or bromine.',
    es: 'No junto con cloro: el peróxido y el cloro se destruyen entre sí, y el concentrado quema. Se usa con sistemas de biguanida, y solo no controla los gérmenes por mucho tiempo. Quédate con cloro o bromo.',
  },
  {
    id: 'dish-soap',
    asks: 'can i use dish soap to catch bugs|dish soap in the pool|soap for water bugs|can i clean the pool with dish soap|jabon en la piscina',
    en: 'Better not: soap foams, uses up chlorine and clogs the filter. Water bugs come for algae, so brush, bring chlorine up and net them out; lights off at night helps.',
    es: 'Mejor no: el jabón hace espuma, gasta cloro y tapa el filtro. Los insectos vienen por las algas: cepilla, sube el cloro y sácalos con red; de noche ayuda apagar las luces.',
  },
  {
    id: 'magnet',
    asks: 'will a magnetic descaler help|do magnets work on pool scale|electronic descaler|copper penny test|is a copper penny test real|do home remedies work for pools|sirven los imanes contra el sarro',
    en: 'Don’t count on it: we know of no good proof that magnets or pennies do anything measurable to pool water. What holds scale back is pH, alkalinity and hardness; what finds copper is a copper test.',
    es: 'No cuentes con eso: no conocemos buenas pruebas de que imanes o monedas cambien algo medible en el agua. Lo que frena el sarro son pH, alcalinidad y dureza; el cobre lo encuentra una prueba de cobre.',
  },
  {
    id: 'drain-green',
    asks: 'should i drain a green pool|is it better to drain a green pool|drain or shock a green pool|conviene vaciar una piscina verde',
    en: 'Rarely. Chlorine at the shock level, brushing and filtering clear nearly every green pool, in days to a week or two, and an empty shell can float or crack. A partial drain makes sense when stabilizer is so high that the shock level is out of reach.',
    es: 'Casi nunca. Cloro al nivel de choque, cepillar y filtrar limpian casi cualquier piscina verde, en días o una a dos semanas, y un casco vacío puede flotar o agrietarse. Vaciar una parte conviene si el estabilizador está tan alto que no se alcanza el nivel de choque.',
  },
  {
    id: 'while-shocking',
    asks: 'should i cover the pool when shocking|should i run the heater while shocking|can i run the salt cell while shocking|cover during shock|heater on during shock|tapo la piscina durante el choque',
    en: 'Cover off, so chloramines can leave and the cover doesn’t bleach; robot out; heater off or bypassed while chlorine is very high; salt cell may run. Pump on day and night, and no one swims until the level is back down.',
    es: 'Sin cubierta, para que salgan las cloraminas y no se destiña; robot afuera; calentador apagado o en bypass mientras el cloro esté muy alto; la celda puede seguir. Bomba día y noche, y nadie nada hasta que baje el nivel.',
  },
  {
    id: 'soda-cloudy',
    asks: 'does baking soda clear a cloudy pool|will baking soda clear up a pool|baking soda for green water|el bicarbonato aclara el agua',
    en: 'No. Baking soda raises alkalinity and clears nothing; too much can even cloud the water. Cloudy water asks for chlorine in range, a clean filter and pH in range.',
    es: 'No. El bicarbonato sube la alcalinidad y no aclara nada; demasiado incluso enturbia. El agua turbia pide cloro en rango, filtro limpio y pH en rango.',
  },
  {
    id: 'low-chlorine-sick',
    asks: 'can low chlorine make you sick|can you get sick from a pool with no chlorine|can a dirty pool make you sick|can you get sick from pool water|puede enfermar una piscina sin cloro',
    en: 'Yes. Without enough chlorine, germs survive and spread from swimmer to swimmer: diarrhea first of all, then rashes, ear and lung infections. Stay out until free chlorine is back above its minimum.',
    es: 'Sí. Sin cloro suficiente los gérmenes sobreviven y pasan de uno a otro: sobre todo diarrea, y sarpullido, infecciones de oído y pulmón. No entren hasta que el cloro libre pase su mínimo.',
  },
  {
    id: 'cya-leaves',
    asks: 'how fast does cya go away|does stabilizer go down on its own|how long does stabilizer last|does cyanuric acid break down|cuanto dura el estabilizador',
    en: 'Hardly on its own: stabilizer doesn’t evaporate and the sun barely touches it. It leaves with water, by splash-out, backwash, leaks and rain that overflows, so most pools lose a little every month.',
    es: 'Casi no se va: el estabilizador no se evapora y el sol casi no lo toca. Sale con el agua, por salpicaduras, retrolavados, fugas y lluvia que rebosa; casi toda piscina pierde un poco al mes.',
  },
  {
    id: 'drain-cover-law',
    asks: 'which federal law covers drain covers|what federal law is about pool drains|federal drain law|what is the vgb act|law named after virginia graeme baker|que ley federal regula los desagues',
    en: 'The Virginia Graeme Baker Pool and Spa Safety Act (VGB). Public pools and spas need anti-entrapment drain covers that meet its standard, and a single main drain that can be blocked needs a further safeguard.',
    es: 'La ley Virginia Graeme Baker (VGB). Las piscinas y spas públicos necesitan cubiertas antiatrapamiento que cumplan su norma, y un desagüe único que se pueda bloquear necesita otra protección.',
  },
  {
    id: 'cdc-levels',
    asks: 'what is the recommended free chlorine for a public pool|recommended ph according to cdc|what does the cdc recommend for pools|cdc chlorine and ph levels|what ph does the cdc recommend|que recomienda la cdc',
    en: 'The CDC recommends a pH of 7.0 to 7.8, and free chlorine of at least 1 ppm in pools, at least 2 ppm with stabilizer, and at least 3 ppm in hot tubs. Public pools follow their health department, which often asks for more.',
    es: 'La CDC recomienda pH de 7.0 a 7.8 y cloro libre de al menos 1 ppm en piscinas, 2 ppm con estabilizador y 3 ppm en jacuzzis. Las piscinas públicas siguen a su departamento de salud, que suele pedir más.',
  },
  {
    id: 'indoor-lightning',
    asks: 'what do i do during lightning with an indoor pool|can you swim indoors during a thunderstorm|is an indoor pool safe in a thunderstorm|lightning and indoor pools|piscina techada con tormenta',
    en: 'Everyone gets out of an indoor pool too: lightning can travel through plumbing, wiring and metal. Wait 30 minutes after the last thunder.',
    es: 'También de una piscina techada salen todos: el rayo puede viajar por tuberías, cables y metal. Esperen 30 minutos tras el último trueno.',
  },
  {
    id: 'lifeguard-home',
    asks: 'what do lifeguards need at an apartment pool|does an apartment pool need a lifeguard|lifeguard required|no lifeguard on duty sign|necesita salvavidas la piscina de un edificio',
    en: 'States and counties decide that: many ask for a lifeguard at larger or guarded public pools, and for a “No lifeguard on duty” sign and rescue gear where there is none. Ask your health department. A guard never replaces the parent within arm’s reach.',
    es: 'Lo deciden estado y condado: muchos piden salvavidas en piscinas públicas grandes, y donde no hay, un letrero de “sin salvavidas” y equipo de rescate. Pregunta a tu departamento de salud. Un salvavidas no sustituye al padre a un brazo de distancia.',
  },
];
