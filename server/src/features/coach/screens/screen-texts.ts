// What each screen of the app is for, and what to do there first. Said where someone asks "What should I do here?"
import type { CoachLanguage } from '../understanding/fold.ts';

/** What the pool's own state adds to it. */
export type ScreenState = 'today' | 'tasks' | 'test' | 'clear_up' | 'equipment';
export interface ScreenText extends Record<CoachLanguage, string> {
  path: RegExp;
  state?: ScreenState;
}

/** By the path; the more special come first. */
export const SCREEN_TEXTS: readonly ScreenText[] = [
  {
    path: /^\/(?:dashboard|profile)\b/,
    state: 'today',
    en: 'Today shows whether people can swim now, today’s plan and the next tasks. Begin with the first step of the plan, or log a test if one is due.',
    es: 'Hoy muestra si ya se puede nadar, el plan de hoy y las próximas tareas. Empieza por el primer paso del plan, o anota un análisis si ya toca.',
  },
  {
    path: /^\/chemistry\/strip\b/,
    en: 'This page reads a test strip from a photo; the photo stays on your device. First pick your brand of strip, then take a picture right when its label says to, and compare each color with your own eyes before you save.',
    es: 'Esta pantalla lee una tira de análisis en una foto; la foto no sale de tu dispositivo. Primero elige la marca de tu tira, toma la foto justo cuando lo diga la etiqueta y compara cada color con tus ojos antes de guardar.',
  },
  {
    path: /^\/chemistry\/water-photo\b/,
    en: 'This page looks at a photo of your water and suggests whether it’s clear, hazy, cloudy or green; you decide. First take a photo of the water in daylight, and mark a part without reflections.',
    es: 'Esta pantalla mira una foto del agua y sugiere si está clara, opaca, turbia o verde; tú decides. Primero toma una foto del agua con luz de día y marca una parte sin reflejos.',
  },
  {
    path: /^\/chemistry\/log\b/,
    state: 'test',
    en: 'Here you enter what your test shows, in the order of your kit; the treatment plan follows at once. Start with the first value, leave out what you didn’t measure, and save.',
    es: 'Aquí anotas lo que marca tu análisis, en el orden de tu kit; el plan de tratamiento sale enseguida. Empieza por el primer valor, deja vacío lo que no mediste y guarda.',
  },
  {
    path: /^\/chemistry\/clear-up\b/,
    state: 'clear_up',
    en: 'This page guides you through clearing green or cloudy water, day by day: how much chlorine to add, when to test again, and when it’s done. Start with a test of free chlorine, pH and CYA, and say how the water looks.',
    es: 'Esta pantalla te guía día por día para aclarar el agua verde o turbia: cuánto cloro agregar, cuándo medir otra vez y cuándo terminas. Empieza midiendo cloro libre, pH y CYA, y di cómo se ve el agua.',
  },
  {
    path: /^\/chemistry\/shopping\b/,
    en: 'Your shopping list has what the plans of your pools need and you don’t have, with amounts and about what it costs. Check the first line against what’s on your shelf, then take the list to the store.',
    es: 'Tu lista de compras tiene lo que piden los planes de tus piscinas y no tienes, con cantidades y más o menos lo que cuesta. Revisa el primer renglón con lo que ya tienes y lleva la lista a la tienda.',
  },
  {
    path: /^(?:\/chemistry)?\/calculators\/?$/,
    en: 'Here are 18 calculators for doses, balance, volume, pump hours, heating and more, each with its math. If you have a test at hand, start with the treatment plan; for a single product, take the dose calculator.',
    es: 'Aquí hay 18 calculadoras de dosis, equilibrio, volumen, horas de bomba, calefacción y más, cada una con sus cuentas. Si tienes un análisis, empieza por el plan de tratamiento; para un solo producto, usa la de dosis.',
  },
  {
    path: /^\/chemistry\b/,
    state: 'test',
    en: 'Here are all tests and treatments of your pool, as charts and as lists that you can correct. First pick the value that you want to follow, such as pH, and look at where it’s heading.',
    es: 'Aquí están todos los análisis y tratamientos de tu piscina, en gráficas y en listas que puedes corregir. Primero elige el valor que quieres seguir, como el pH, y mira hacia dónde va.',
  },
  {
    path: /^\/maintenance\b/,
    state: 'tasks',
    en: 'Here are the maintenance tasks of your pool, with what’s due first. Do the task at the top and mark it as done; to plan more, add one or keep a suggested one.',
    es: 'Aquí están las tareas de mantenimiento de tu piscina, primero las que ya tocan. Haz la de arriba y márcala como hecha; para planear más, agrega una o quédate con una sugerida.',
  },
  {
    path: /^\/pools\/[^/]+\/pump\b/,
    en: 'This planner finds the cheapest hours for your pump that still turn the water over and let a salt cell make its chlorine. First enter flow and watts from the pump’s display, and the price of electricity from your bill.',
    es: 'Este planificador busca las horas más baratas para la bomba que aun así recirculan el agua y dejan trabajar a la celda de sal. Primero escribe el caudal y los watts de la pantalla de la bomba, y el precio de la luz de tu recibo.',
  },
  {
    path: /^\/pools\/[^/]+\/equipment\b/,
    state: 'equipment',
    en: 'Here are the pump, the filter and everything else at your pool, with age, warranty and a log. Start by adding the pump or the filter; only its kind is required.',
    es: 'Aquí están la bomba, el filtro y lo demás de tu piscina, con su edad, garantía y registro. Empieza por agregar la bomba o el filtro; solo hace falta decir qué es.',
  },
  {
    path: /^\/pools\/[^/]+\/?$/,
    state: 'today',
    en: 'This is the page of one pool: its plan, its history, its settings and its seasonal guides. Look at the plan first; check the volume too, since every dose depends on it.',
    es: 'Esta es la pantalla de una piscina: su plan, su historial, sus ajustes y sus guías de temporada. Mira primero el plan; revisa también el volumen, porque de él dependen todas las dosis.',
  },
  {
    path: /^\/library\/symptoms\b/,
    en: 'This page finds out what’s wrong: say what you notice, answer one question, and it lists the likely causes, the likeliest first, with your last test in mind. Start by choosing what you see, hear or smell.',
    es: 'Esta pantalla averigua qué le pasa a tu piscina: di qué notas, contesta una pregunta y verás las causas probables, primero la más probable según tu último análisis. Empieza por elegir lo que ves, oyes o hueles.',
  },
  {
    path: /^\/library\b/,
    en: 'The library has short articles about water, problems, equipment, seasons and safety. If something is wrong now, start with “What’s wrong with my pool?”; if you’re new, read “Pool chemistry on one page”.',
    es: 'La biblioteca tiene artículos cortos sobre el agua, los problemas, el equipo, las temporadas y la seguridad. Si ahora algo anda mal, empieza por “¿Qué le pasa a mi piscina?”; si estás empezando, por la química en una página.',
  },
  {
    path: /^\/faq\b/,
    en: 'Here are short answers to common questions about tests, doses, swimming safely, accuracy, privacy and price. Open the question closest to yours, or ask it here in your own words.',
    es: 'Aquí hay respuestas cortas a preguntas frecuentes sobre análisis, dosis, nadar sin riesgo, exactitud, privacidad y precio. Abre la que más se parezca a la tuya, o pregúntame aquí con tus palabras.',
  },
  {
    path: /^\/proof\b/,
    en: 'This page compares Limpid’s numbers with published ones, worked out in your own browser. Open any row to see who published the value and how far off we are.',
    es: 'Esta página compara los números de Limpid con valores publicados; la cuenta la hace tu propio navegador. Abre cualquier renglón para ver quién publicó el valor y qué tan lejos quedamos.',
  },
  {
    path: /^\/search\b/,
    en: 'Here you search the library, the calculators, the rules and the questions in one place. Type a word or a whole question, such as “green after shock”.',
    es: 'Aquí buscas a la vez en la biblioteca, las calculadoras, las normas y las preguntas. Escribe una palabra o una pregunta completa, como “verde después del choque”.',
  },
  {
    path: /^\/notifications\b/,
    en: 'Here is everything Limpid reminded you of: tests, treatment steps, tasks and warranties. Open the newest one to get to what’s due; you choose what reaches you under Settings, Notifications.',
    es: 'Aquí está todo lo que Limpid te recordó: análisis, pasos del tratamiento, tareas y garantías. Abre la más reciente para ir a lo que toca; qué te llega lo eliges en Ajustes, Notificaciones.',
  },
  {
    path: /^\/settings\/profile\b/,
    en: 'Here you change your name, your email and your plan, download your data or delete your account. Check first that the email address is right: reminders and password links go there.',
    es: 'Aquí cambias tu nombre, tu correo y tu plan, descargas tus datos o borras la cuenta. Revisa primero que el correo esté bien: ahí llegan los recordatorios y los enlaces de contraseña.',
  },
  {
    path: /^\/settings\/units\b/,
    en: 'Here you choose US or metric units and the language. Pick the units on your product labels first; every dose is then shown in them.',
    es: 'Aquí eliges unidades de EE. UU. o métricas y el idioma. Elige primero las unidades de tus etiquetas; así verás todas las dosis.',
  },
  {
    path: /^\/settings\/appearance\b/,
    en: 'Here you choose a light or dark look, the text size and less motion, and you can install the app. If it’s hard to read at the pool, start with larger text.',
    es: 'Aquí eliges el aspecto claro u oscuro, el tamaño de la letra y menos movimiento, y puedes instalar la app. Si se lee mal junto a la piscina, empieza por la letra más grande.',
  },
  {
    path: /^\/settings\/privacy\b|^\/privacy-settings\b/,
    en: 'Here you decide which cookies Limpid may use on this device beyond the essential ones. Everything optional is off until you allow it; look at each switch and save.',
    es: 'Aquí decides qué cookies puede usar Limpid en este dispositivo además de las esenciales. Lo opcional está apagado hasta que lo permitas; revisa cada interruptor y guarda.',
  },
  {
    path: /^\/settings\/security\b/,
    en: 'Here are the ways into your account: password, passkeys, two-step sign-in and the devices that are signed in. Start with two-step sign-in or a passkey, and sign out any device you don’t know.',
    es: 'Aquí están las formas de entrar a tu cuenta: contraseña, llaves de acceso, verificación en dos pasos y los dispositivos con la sesión abierta. Empieza por la verificación en dos pasos o una llave de acceso, y cierra la sesión en los dispositivos que no conozcas.',
  },
  {
    path: /^\/settings\/notifications\b/,
    en: 'Here you choose what Limpid reminds you of, and whether it comes as a push message, by email or only in the app. Turn on push for this device first, then set your quiet hours.',
    es: 'Aquí eliges qué te recuerda Limpid y si llega al dispositivo, por correo o solo en la app. Activa primero los avisos en este dispositivo y luego tus horas de silencio.',
  },
  {
    path: /^\/settings\b/,
    en: 'Here are the settings of your account: profile, units and language, appearance, privacy, security and notifications. Start with units, so that doses match your labels.',
    es: 'Aquí están los ajustes de tu cuenta: perfil, unidades e idioma, apariencia, privacidad, seguridad y notificaciones. Empieza por las unidades, para que las dosis coincidan con tus etiquetas.',
  },
  {
    path: /^\/pricing\b/,
    en: 'This page compares Free, Pro and Business: every dose, the plan and all safety advice are free for one pool, and the others add pools and features. See first how many pools you look after; Pro can be tried for 30 days without a card.',
    es: 'Esta página compara Gratis, Pro y Negocios: las dosis, el plan y los consejos de seguridad son gratis para una piscina, y los otros agregan piscinas y funciones. Fíjate primero cuántas piscinas cuidas; Pro se prueba 30 días sin tarjeta.',
  },
  {
    path: /^\/contact\b/,
    en: 'Here you write to the people who make Limpid: a question, a mistake you found, or an idea. Write what you did and what you saw; we answer by email. In an emergency call 911, and for chemicals Poison Control, 1-800-222-1222.',
    es: 'Aquí les escribes a las personas que hacen Limpid: una pregunta, un error que encontraste o una idea. Cuenta qué hiciste y qué viste; contestamos por correo. En una emergencia llama al 911, y por químicos a Control de Envenenamiento, 1-800-222-1222.',
  },
  {
    path: /^\/terms\b/,
    en: 'These are the terms of use: what you can expect from Limpid and what Limpid expects from you. Read “The product label comes first” if you read only one part.',
    es: 'Estos son los términos de uso: qué puedes esperar de Limpid y qué espera Limpid de ti. Si solo lees una parte, que sea la de la etiqueta del producto, que siempre manda.',
  },
  {
    path: /^\/privacy\b/,
    en: 'This notice says what Limpid stores about you and your pool, why, for how long, and how you get it back or have it deleted. Start with “What we store”.',
    es: 'Este aviso dice qué guarda Limpid de ti y de tu piscina, por qué, cuánto tiempo, y cómo lo recuperas o lo borras. Empieza por lo que guardamos.',
  },
  {
    path: /^\/disclaimer\b/,
    en: 'This page says what Limpid can know and what it can’t, with the safety rules that always apply: read the label, never mix products, and call 911 in an emergency. Start with “Rules that always apply”.',
    es: 'Esta página dice qué puede saber Limpid y qué no, con las reglas de seguridad que siempre valen: lee la etiqueta, nunca mezcles productos y llama al 911 en una emergencia. Empieza por esas reglas.',
  },
  {
    path: /^\/about-limpid\b/,
    en: 'This page says why Limpid exists, how its chemistry is checked and what it doesn’t do. If you want to see the numbers, open “Check our math”.',
    es: 'Esta página cuenta por qué existe Limpid, cómo se comprueba su química y qué no hace. Si quieres ver los números, abre “Revisa nuestros cálculos”.',
  },
  {
    path: /^\/setup\b/,
    en: 'Here you describe your pool once, and then every test gives you a plan. Start with its name and kind; the volume matters most, and what you don’t know you can skip and add later.',
    es: 'Aquí describes tu piscina una sola vez, y después cada análisis te da un plan. Empieza por el nombre y el tipo; lo más importante es el volumen, y lo que no sepas lo puedes saltar y agregar después.',
  },
  {
    path: /^\/offline\b/,
    en: 'You see this page when there’s no connection. What you logged stays on this device and is sent when you’re back online; your plan and the calculators still open.',
    es: 'Ves esta página cuando no hay conexión. Lo que anotaste se queda en este dispositivo y se envía cuando vuelva; tu plan y las calculadoras se abren igual.',
  },
  {
    path: /^\/unsubscribe\b/,
    en: 'Here you stop emails from Limpid. Choose which ones; you can turn them on again under Settings, Notifications.',
    es: 'Aquí dejas de recibir correos de Limpid. Elige cuáles; puedes activarlos otra vez en Ajustes, Notificaciones.',
  },
];

/** Of an address that no page has. */
export const UNKNOWN_SCREEN: Record<CoachLanguage, string> = {
  en: 'There’s no page at that address; the link may have a typo. Go to Today for your plan, or ask me here what you were looking for.',
  es: 'No hay ninguna página en esa dirección; quizá el enlace tiene un error. Ve a Hoy para ver tu plan, o pregúntame aquí qué buscabas.',
};
