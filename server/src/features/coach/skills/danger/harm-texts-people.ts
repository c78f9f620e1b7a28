// What is said against harm in the water and to people's bodies: no, why, and what to do instead.
import type { HarmText } from './harm-text.ts';

export const OF_PEOPLE = {
  cannot_see: {
    title: { en: "Water you can't see through", es: 'Agua en la que no se ve' },
    en: "No. In green or cloudy water a swimmer can go under without anyone seeing it, and germs live in it. No one goes in until you see the main drain clearly and chlorine and pH are in range. Have the party beside the pool, or move it, and I'll help you clear the water.",
    es: 'No. En agua verde o turbia alguien se puede hundir sin que nadie lo vea, y en ella viven gérmenes. Nadie entra hasta que se vea bien el drenaje del fondo y el cloro y el pH estén en rango. Haz la fiesta fuera del agua o cámbiala de día, y te ayudo a aclararla.',
  },
  just_dosed: {
    title: { en: 'Swimming right after chemicals', es: 'Nadar justo después de los químicos' },
    en: 'No. Chemicals that were just added burn eyes, skin and lungs until they have mixed. Everyone out while you add anything, pump on, and test before anyone goes back in: free chlorine and pH have to be in range, and the wait that the label names has to be over. After a shock that is usually the next day.',
    es: 'No. Lo que se acaba de echar quema ojos, piel y pulmones hasta que se mezcla. Todos fuera mientras agregas algo, bomba encendida, y mide antes de que alguien entre: el cloro libre y el pH deben estar en rango y la espera de la etiqueta cumplida. Tras un choque, eso suele ser al día siguiente.',
  },
  storm: {
    title: { en: 'Lightning or thunder', es: 'Rayos o truenos' },
    en: 'No. If you hear thunder, lightning is close enough to kill. Everyone gets out at the first thunder or lightning, from a hot tub or an indoor pool too, and goes indoors. Wait 30 minutes after the last thunder.',
    es: 'No. Si oyes truenos, el rayo está bastante cerca para matar. Al primer trueno o rayo salen todos, también del jacuzzi o de una piscina techada, y entran bajo techo. Esperen 30 minutos después del último trueno.',
  },
  stool: {
    title: { en: 'Stool, vomit or diarrhea', es: 'Heces, vómito o diarrea' },
    en: 'No. One accident can make everyone in the water sick, however clear it looks, and some germs outlive chlorine for days. Everyone out, take it out with a net or bucket without vacuuming, and keep the pool closed while chlorine works: tell me if it was formed, vomit or diarrhea, and I’ll say how long. Anyone with diarrhea stays out.',
    es: 'No. Un solo accidente puede enfermar a todos, por clara que se vea el agua, y algunos gérmenes aguantan el cloro por días. Todos fuera, sácalo con red o cubeta sin aspirar, y cierra mientras trabaja el cloro: dime si fue sólido, vómito o diarrea y te digo cuánto. Quien tiene diarrea no entra.',
  },
  unwatched: {
    title: { en: 'Children without an adult watching', es: 'Niños sin un adulto que vigile' },
    en: "No. A child drowns in the time it takes to get a towel, without a sound, in shallow water too, and other children, a camera or an alarm can't get them out. Take them with you, or have a sober adult who swims watch the water and nothing else, within arm's reach of small children.",
    es: 'No. Un niño se ahoga en lo que vas por una toalla, sin ruido, también en agua bajita, y otro niño, una cámara o una alarma no lo sacan. Llévatelo contigo, o que un adulto sobrio que sepa nadar solo vigile el agua, al alcance de la mano de los pequeños.',
  },
  floaties: {
    title: { en: 'Floats instead of watching', es: 'Flotadores en vez de vigilar' },
    en: "No. Arm bands, rings and rafts slip off, tip over or lose air; they are toys, and no one is safe because of them. Use a life jacket that fits and is approved by the Coast Guard, stay within arm's reach, keep non-swimmers where they can stand, and start swim lessons.",
    es: 'No. Brazaletes, llantas y balsas se zafan, se voltean o se desinflan; son juguetes y no cuidan a nadie. Usa un chaleco de su talla aprobado por la Guardia Costera, quédate al alcance de la mano, quien no nada se queda donde alcanza el piso, y empiecen clases de natación.',
  },
  alone: {
    title: { en: 'In the water alone, or not a swimmer', es: 'A solas en el agua, o sin saber nadar' },
    en: "Please don't. A cramp, a faint or a seizure in the water is only survived with someone there, and no one learns to swim by being thrown in. Go in when an adult who can swim is beside the water and awake; weak swimmers stay where they can stand, and anyone who faints or has seizures asks their doctor first.",
    es: 'Por favor no. Un calambre, un desmayo o una convulsión en el agua solo se salva si hay alguien, y nadie aprende a nadar porque lo avienten. Entra cuando un adulto que nade esté despierto junto al agua; quien nada poco se queda donde alcanza el piso, y quien se desmaya o convulsiona pregunta antes a su médico.',
  },
  breath_holding: {
    title: { en: 'Breath holding under water', es: 'Aguantar la respiración bajo el agua' },
    en: 'No. Fast breathing before it, or holding your breath again and again, makes people pass out under water without any warning, strong swimmers too, and drown. No contests and no underwater laps: race on the surface or dive for one ring at a time, with an adult watching.',
    es: 'No. Respirar rápido antes, o aguantar una y otra vez, hace que la gente se desmaye bajo el agua sin aviso, también quien nada bien, y se ahogue. Nada de concursos ni largos bajo el agua: hagan carreras en la superficie o saquen un aro a la vez, con un adulto que mire.',
  },
  alcohol: {
    title: { en: 'Alcohol or drugs and water', es: 'Alcohol o drogas y agua' },
    en: 'No. Alcohol, cannabis and pills that make you drowsy let people pass out and drown without a sound, and hot water makes it worse. Stay out until you are sober, keep the drinks away from the water, and anyone who drinks doesn’t watch the children.',
    es: 'No. El alcohol, la mota y las pastillas que dan sueño hacen que la gente se desmaye y se ahogue sin ruido, y el agua caliente lo empeora. Quédate fuera hasta estar sobrio, deja los tragos lejos del agua, y quien toma no cuida niños.',
  },
  pregnant_heat: {
    title: { en: 'Pregnant in hot water', es: 'Embarazo y agua caliente' },
    en: 'No. Overheating can harm the baby, above all early in pregnancy. Ask your doctor first; the guidance is at or below 100 °F (38 °C) and only briefly, and out at the first sign of feeling hot or dizzy. A cool pool or a warm pack on the back is the better choice.',
    es: 'No. El exceso de calor puede dañar al bebé, sobre todo al principio. Pregunta antes a tu médico; la guía es no pasar de 100 °F (38 °C) y por poco tiempo, y salir en cuanto sientas calor o mareo. Es mejor una alberca fresca o una compresa tibia en la espalda.',
  },
  child_heat: {
    title: { en: 'Small children in hot water', es: 'Niños pequeños en agua caliente' },
    en: "No. Small children overheat much faster than adults: children under 5 should not use a hot tub at all. Older children: cooler water, a few minutes, and an adult within arm's reach. For little ones use the bathtub or a warm pool.",
    es: 'No. Los niños pequeños se sobrecalientan mucho más rápido que un adulto: menores de 5 años no se meten al jacuzzi. Los mayores: agua más fresca, pocos minutos y un adulto al alcance de la mano. Para los chiquitos, la bañera o una alberca tibia.',
  },
  heat: {
    title: { en: 'Too hot or too long', es: 'Demasiado caliente o demasiado tiempo' },
    en: 'No. Hot water lowers blood pressure and strains the heart, and people faint, fall asleep and drown in it. Never above 104 °F (40 °C), keep it short, don’t sleep or stay alone in it, and get out at the first dizziness. With heart disease, diabetes or medicine for blood pressure, ask your doctor first.',
    es: 'No. El agua caliente baja la presión y exige al corazón, y la gente se desmaya, se duerme y se ahoga. Nunca a más de 104 °F (40 °C), por poco tiempo, sin dormirse ni estar a solas, y sal al primer mareo. Con enfermedad del corazón, diabetes o medicina para la presión, pregunta antes a tu médico.',
  },
  power_at_water: {
    title: { en: 'Electricity near the water', es: 'Electricidad cerca del agua' },
    en: 'No. A cord, lamp or tool that is live near water can kill everyone in it, and wet hands are enough. Use what runs on batteries, keep cords and outlets away from the pool, and touch a pool light, pump or wire only with the breaker off and everyone out; an electrician does the rest.',
    es: 'No. Un cable, una lámpara o una herramienta con corriente cerca del agua puede matar a todos los que están dentro, y bastan las manos mojadas. Usa aparatos de pilas, deja cables y enchufes lejos de la alberca, y toca luz, bomba o cables solo con el breaker abajo y todos fuera; lo demás, a un electricista.',
  },
  diving: {
    title: { en: 'Diving or jumping from high up', es: 'Clavados o saltos de altura' },
    en: 'No. The head hits the bottom or the edge sooner than anyone thinks, and a broken neck can mean never walking again. Feet first, and dive only where the pool is built and marked for it: never into shallow water, an above-ground pool or a hot tub, and never from a roof, fence or ladder.',
    es: 'No. La cabeza pega en el fondo o la orilla antes de lo que crees, y con el cuello roto quizá no se camine más. Entra de pie, y clavados solo donde la alberca está hecha y marcada para eso: nunca en lo bajito, una alberca desmontable o un jacuzzi, ni desde un techo, una cerca o una escalera.',
  },
  confined_space: {
    title: { en: 'Into a tank, pit or vault', es: 'Entrar a un tanque, pozo o cisterna' },
    en: 'No. In a tank, pit or vault the air can run out of oxygen or hold gas, and people pass out before they notice; so do those who climb in after them. Stay out, and leave it to a company that is trained and equipped for confined spaces. If someone is down in there, call 911 and don’t follow.',
    es: 'No. En un tanque, pozo o cisterna puede faltar oxígeno o haber gas, y uno se desmaya antes de notarlo; también quien baja a ayudar. Quédate fuera y déjalo a una empresa con equipo y capacitación para espacios confinados. Si hay alguien caído adentro, llama al 911 y no bajes.',
  },
  under_cover: {
    title: { en: 'Under or on a pool cover', es: 'Debajo o encima de la cubierta' },
    en: 'No. Under a cover there is no air to come up to and no one sees who is there, and a cover that gives way wraps around a person and holds them. Take it off completely before anyone goes in, and keep everyone off it. Only a safety cover that meets ASTM F1346, fully fastened, keeps children out.',
    es: 'No. Debajo de una cubierta no hay por dónde salir a respirar ni se ve quién está, y la que se hunde envuelve a la persona y la retiene. Quítala por completo antes de que alguien entre, y que nadie se suba. Solo una de seguridad que cumpla ASTM F1346, bien sujeta, protege a los niños.',
  },
} as const satisfies Record<string, HarmText>;
