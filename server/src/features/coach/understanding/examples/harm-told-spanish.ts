// The same as in the other lists of harm, told in passing, at length or in a hurry. Spanish. One on each line.
import type { HarmLines } from '../harm-names.ts';

export const HARM_TOLD_IN_SPANISH: HarmLines = {
  drain_cover: `
el drenaje quedó sin rejilla, nomás les digo que naden arribita
la tapa nueva no deja pasar agua, le pongo otra vez la vieja
se volaron los tornillos del dren, la tapa queda sobrepuesta
`,
  vacuum_release: `
el aparato de vacío se dispara diario, ya lo saqué del circuito
le cerré la llave al rompedor de vacío y ya no molesta
`,
  shock_protection: `
ya me cansó el diferencial, mañana va un breaker sencillo
corrí una extensión sin tierra hasta la bomba y jala bien
se rompió el cable de cobre de la bomba, así la dejo
le puse un clavo al fusible de la luz de la alberca
`,
  barrier: `
le quito el candado a la reja porque siempre pierdo la llave, tengo nietos de 2 y 4
quitamos dos tramos de la cerca para la fiesta, los niños se quedan la semana
le bajé el volumen a la alarma de la puerta, despertaba al bebé
la reja azota, la dejo amarrada hasta octubre
`,
  flow_safety: `
cómo le hago un bypass al sensor del calentador de la alberca
le saco el fusible de seguridad al boiler y que prenda siempre
la dosificadora trae su propio timer y trabaja con la bomba apagada
pegué el switch de flujo con cinta y ya calienta
`,
  pressure: `
destapé el filtro andando, nomás salpicó poquito
le doy de martillazos a la abrazadera con la bomba a todo
la aguja del manómetro ya se pasó pero así lo traigo
`,
  cannot_see: `
está media blanca el agua pero los primos ya traen traje
ya se ve verdosa pero ni modo, se meten hoy
no se ve ni la mano, pero todos saben nadar
está puerca el agua pero hace un calorón, nos echamos
`,
  just_dosed: `
recién eché muriático, los chamacos no aguantan, que se metan
le vacié el cloro a mediodía y a la una llegan los invitados
echo las pastillas molidas mientras juegan las niñas
el cloro sale morado en la tira, nadamos con los ojos cerrados
`,
  storm: `
truena pero lejecitos, nos quedamos en el agua
relámpagos a lo lejos, otros veinte minutos y ya
aquí siempre nadamos con tormenta
`,
  stool: `
traía chorrillo en la mañana pero ya anda bien, que vaya a natación
saqué la caquita y sigue la fiesta
vomitó en lo bajito, le di vueltas al agua y ya
`,
  diving: `
se van a aventar desde el balcón, está hondo como 1.50
los chavos se quieren tirar del techo
puse el trampolín del lado bajito
se echan marometas en la parte baja para el video
`,
  breath_holding: `
a ver quién dura más abajo, el que pierda paga
me siento en el fondo con una pesa a contar segundos
soplo y soplo rápido y luego cruzo por abajo
`,
  alone: `
nado solita en la noche con la luz apagada
mi suegra con demencia flota sola mientras voy al mandado
me dan desmayos pero nadar me despeja, no hay nadie
`,
  under_cover: `
que vayan por la pelota caminando en la lona
la lona de burbujas es nuestra seguridad para la bebé
`,
  exhaust: `
envolví el calentador con aluminio por el viento
el generador está en el pasillo junto al cuarto de bombas
tapé las rejillas del cuarto del boiler para que no entre polvo
`,
  mixing: `
revuelvo ácido con pinol y cloro pa los azulejos
échale el cloro y el ácido al mismo tiempo y así acabo más pronto
mi receta es cloro, vinagre y jabón
junto todos los sobrantes en una cubeta
`,
  shared_gear: `
échale la pastilla al mismo bote del hipoclorito
un solo cucharón cuelga en la bodega para todo
se acabó el bromo y le puse tricloro al bromador
`,
  water_on_chemical: `
un vaso de agua al ácido para que rinda
le aviento la manguera al bote del cloro
caliento el ácido en la estufa
`,
  too_much: `
echo cuatro galones de ácido de trancazo
veinte kilos de choque y que se muera lo verde hoy
le vacío hasta que se acabe el galón, sin medir
como una bolsa no hizo nada le echo diez
`,
  fumes: `
tallo el jacuzzi con ácido puro en el cuarto cerrado
lavo el filtro con ácido en la regadera
aguanto la respiración y entro corriendo a la bodega que apesta a cloro
`,
  unprotected: `
que mi hijo de diez le eche el cloro solito
le meto la mano a la cubeta del cloro, nomás es un segundo
en chanclas y sin lentes, echando ácido
`,
  storing: `
pongo el ácido en un garrafón de agua
el cloro va encima de los tanques de gasolina
la cubeta de choque vive en la caja de la camioneta al sol
`,
  disposal: `
lo que sobra del ácido va a la coladera
el cloro pasado a la fogata
`,
  on_body: `
me unto cloro de alberca en el pie de atleta
un chorrito de cloro de la alberca en la tina de la bebé
`,
  animals: `
les dejo una lata de atún con químicos a los mapaches
echo una pastilla y ácido en el hoyo y lo tapo
`,
  unwatched: `
la niña trae flotis, me voy a hacer la comida
ahorita vuelvo, los gemelos están en los escalones
la mayor trae audífonos pero está con los chiquitos
`,
  floaties: `
la bebé de ocho meses se queda en la llanta mientras contesto el teléfono
con la dona inflable no pasa nada en lo hondo
`,
  alcohol: `
ya con varias chelas encima nos echamos al agua
con unas cubas encima, qué tal un rato largo en el jacuzzi
me tomé una pastilla para dormir, un chapuzón antes de que pegue
`,
  pregnant_heat: `
mi vieja tiene siete meses, la meto al jacuzzi bien calientito
tengo panza de 5 meses, media hora a 40
`,
  child_heat: `
mi nieto de 2 años se queda una hora en los chorros calientes
la bebé se duerme rico en el jacuzzi
`,
  heat: `
el cardiólogo dijo que no pero diez minutos a 40 no es nada
le quité el termostato, anda en 43, se siente rico
`,
  power_at_water: `
prendo la plancha de asar con extensión a un lado de la alberca
la bocina con cable arriba del flotador, envuelta en plástico
cambio el foco en caliente, el breaker queda lejos
`,
  confined_space: `
me voy a meter al pozo de la bomba a destapar, huele a huevo
bajé a mi primo flaco al tanque con una cuerda
`,
};
