// People about to take away what protects, or to go into water that isn't safe, in Spanish. One on each line.
import type { HarmLines } from '../harm-names.ts';

export const HARM_IN_SPANISH: HarmLines = {
  drain_cover: `
le quito la rejilla al dren de fondo porque no chupa bien
puedo nadar sin la tapa del drenaje mientras llega la nueva
voy a hacerle hoyos más grandes a la tapa de la succión
la rejilla del fondo está suelta, la dejo así para la fiesta
los niños se sientan en el desagüe a sentir la succión, no pasa nada
cómo saco la tapa del dren sin vaciar para que jale más la bomba
se rompió la coladera del jacuzzi, le pongo cinta y listo
que mi hija toque la rejilla con el pelo suelto, es poca succión
dejar el dren sin tapa unos días, los niños ya saben que no se acercan
`,
  vacuum_release: `
cómo desactivo el svrs que me apaga la bomba
quiero anular el liberador de vacío, se dispara cada que aspiro
le tapo el tubo de venteo del sistema antiatrapamiento
desconecto el sensor de vacío para que la bomba no se pare
puenteo el seguro de vacío de la bomba, qué cable es
quito la válvula de seguridad de vacío y pongo un tubo normal
`,
  shock_protection: `
cómo brinco el gfci del jacuzzi, se bota a cada rato
le pongo un breaker más grande pa que no se bote
voy a quitar el cable de tierra de la bomba porque estorba
dejo la luz sin tierra, no pasa nada verdad
conecto la bomba directo sin diferencial hasta el lunes
le quito la patita de tierra al enchufe del calentador
amarrar el breaker con alambre para que no se baje
se puede saltar el interruptor diferencial mientras viene el electricista
no voy a conectar el bonding de la escalera, está muy caro
puse un cable de un lado a otro del gfci y ya no se bota, lo dejo así?
`,
  barrier: `
cómo dejo abierta la reja de la alberca todo el día
le pongo una piedra a la puerta de la piscina para que no se cierre
voy a quitar la cerca este verano, se ve fea
cómo apago para siempre la alarma de la puerta que da a la alberca
quito el resorte de la reja porque se azota
no pongo candado, mi nieta apenas gatea
desconecto la alarma de la piscina porque suena con el aire
amarro la puerta abierta durante la fiesta para que todos entren y salgan
bajo el seguro de la reja para que los niños abran solos
dejo la escalera puesta en la noche, el niño no sabe subir
`,
  flow_safety: `
cómo puenteo el switch de flujo del calentador
le hago un puente al presostato para que prenda
quiero que el clorador dosifique aunque la bomba esté apagada
anular el límite de temperatura del calentador con un cable
desconecto el sensor de flujo de la celda y que siga produciendo
la dosificadora de ácido la conecto directo para que no se pare
saltar la protección de bajo flujo del boiler de la alberca
quité el fusible térmico y uní los cables, sirve bien, lo dejo
`,
  pressure: `
abro el filtro con la bomba prendida para ver qué tiene
el manómetro marca 45 pero lo dejo trabajar
aflojo la abrazadera del filtro sin apagar la bomba
le meto el compresor a la tubería a toda presión
tapo la válvula de purga del filtro porque gotea
cambio la válvula multivías con la bomba andando, más rápido
le faltan dos tornillos a la tapa del filtro, la prendo así
`,
  cannot_see: `
está verde el agua pero los chamacos se meten igual, qué más da
no se ve el fondo pero es solo un ratito
turbia la alberca y tenemos fiesta al rato, que naden
el agua está como leche, podemos abrir la alberca del hotel?
dejo que naden en lo verde, también nadan en el río
está café por la lluvia pero los niños quieren echarse clavados
no se ve ni el primer escalón, igual nos metemos
la piscina amaneció como sopa de chícharo y hoy es el cumple, los dejo entrar no?
`,
  just_dosed: `
acabo de echar el choque, ya se pueden meter los niños verdad
eché ácido hace cinco minutos y ya se quieren meter
el cloro está en 25 pero los dejo nadar
le pongo el cloro mientras nadan, en la otra orilla
recién le puse granulado y se ve en el fondo, nos metemos igual
vacío el ácido con los niños adentro, la alberca es grande
hace diez minutos que la clorearon y la fiesta ya empezó, que entren
jacuzzi recién con choque, mi esposa y yo nos metemos ya
no quiero esperar hasta mañana, eché mucho cloro pero nos metemos un ratito
`,
  storm: `
se oyen truenos lejos, seguimos nadando hasta que llueva
está relampagueando pero el jacuzzi tiene techo, nos quedamos
truena poquito, que sigan los niños otro rato
es alberca techada, con rayos no pasa nada
vamos a nadar en la tormenta, se siente bonito
ya pasaron 5 minutos del trueno, los dejo entrar
con la tormenta encima termino la clase de natación y luego salimos
`,
  stool: `
se hizo popó el niño en la alberca, la saqué y seguimos nadando
mi hijo trae diarrea pero quiere ir a la fiesta de alberca, le pongo pañal de agua
había caca en el fondo, no le digo a los invitados y ya
vomitó la niña en la piscina, le eché tantito cloro y que sigan jugando
aspiro la popó mientras los demás nadan
la bebé hizo en el jacuzzi, lo saqué con la mano y nos metemos otra vez
`,
  diving: `
cómo me aviento de cabeza en lo bajito
mi hijo quiere echarse clavados desde el techo
voy a poner un trampolín en mi alberca de metro y medio
nos tiramos desde el balcón a la piscina
se avientan de cabeza del tobogán, está en un metro
clavados en alberca inflable, es blandita
les enseño a tirarse de cabeza en lo panditito
quiero hacer una maroma hacia atrás en la parte baja
`,
  breath_holding: `
cómo hiperventilo para aguantar más abajo del agua
concurso de aguantar la respiración en la alberca, tips para ganar
quiero cruzar dos albercas sin respirar, respiro rápido antes?
mi hijo aguanta la respiración en el fondo con unas pesas
practico apnea solo en mi alberca en la noche
los niños se hunden unos a otros a ver quién aguanta más
hago veinte respiraciones rápidas y me sumerjo, me ayuda?
`,
  alone: `
voy a nadar solo en la noche, no hay nadie en casa
no sabe nadar pero lo aviento a lo hondo pa que aprenda
mi mamá de 85 se mete sola a la alberca cuando trabajo
me dan convulsiones pero hoy nado solo un rato
empujar a mi cuñada a la piscina de broma, no sabe nadar
mi primo no nada pero se queda agarrado de la orilla en lo hondo
`,
  under_cover: `
los niños juegan debajo de la lona solar, es su cuevita
voy a caminar sobre la cubierta para barrerla
dejo media lona puesta mientras nadamos
se suben los niños a brincar en la cubierta de la alberca
la lona de burbujas sirve de protección para mi bebé
nos tapamos con la cubierta del jacuzzi para que no se enfríe
`,
  exhaust: `
prendo el generador adentro del cuarto de bombas por la lluvia
tapo la salida de aire del calentador de gas
pongo el calentador de gas de la alberca en la cochera sin chimenea
asar carne adentro del cuarto del jacuzzi para calentarnos
se cayó el tubo de escape del boiler, lo prendo así hoy
cierro las ventilas del cuarto de máquinas con el calentador andando
`,
};
