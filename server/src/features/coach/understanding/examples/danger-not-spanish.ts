// Ordinary questions that share words with an emergency, in Spanish. One on each line.
import type { Danger } from '../danger-names.ts';

export const NO_DANGER_IN_SPANISH: Partial<Record<Danger, string>> = {
  calm: `
quiero bajar el ph
le eché el doble de ácido por error
el cloro me reseca el pelo, con qué lo lavo
un niño vomitó en la alberca, cómo la desinfecto
se vomitó mi hija en los escalones, cuánto la cierro
se salió la tapa del clorador y flotan las pastillas
cambio de pastillas a cloro líquido
quiero dejar las tabletas y usar cloro líquido
se me mojó el cloro en polvo
los gránulos se humedecieron en la bodega
le duele la cabeza con el agua fría
mis hijos tragan tantita agua siempre
dónde guardo el ácido lejos del cloro
puedo tener el ácido y el cloro en la misma repisa
puede nadar mi perro en la alberca de sal
mi perro toma agua de la alberca
abre los ojos debajo del agua
el foco de la alberca parpadea
se botó la pastilla de la luz cuando llovió
la bomba está caliente al tocarla
cuánto choque le pongo a la alberca de 15 mil galones
cómo mato las algas del fondo
hay una rana muerta en el fondo de la piscina
se ahogó un ratón en el skimmer, tengo que cambiar el agua?
hay muchas hojas en el fondo y no suben con la red
se atoró la aspiradora en el drenaje del fondo
hay pelo atorado en el filtro como lo saco
clases de natación para mi hijo de 3 años, dan?
mi hija ya sabe nadar bajo el agua, los goggles le arruinan el cloro?
dónde guardo el ácido y el cloro, pueden ir juntos?
puedo mezclar cloro líquido con alguicida el mismo día?
a los niños les arden poquito los ojos después de nadar
la alberca huele mucho a cloro, le falta o le sobra?
mi perro nada todos los días, le hace daño la sal?
se fundió el foco de la alberca
cuáles son las reglas cuando hay rayos y truenos
a qué temperatura pongo el jacuzzi
cómo prevenir ahogamientos en casa, qué cerca piden
el robot está en el fondo y no se mueve
mi bomba no respira, digo no jala agua
se murió la bomba otra vez
el agua está muerta, no agarra el cloro
mi nene cumple años y queremos calentar la piscina
el breaker de la bomba se bota cuando llueve
el calentador no prende y truena al arrancar
cuánto tiempo espero para nadar después del choque
se tragó aire la bomba y hace ruido
la bomba se está ahogando con tantas hojas
el limpiador está atrapado en el escalón
el skimmer ya no chupa nada
se me fue la mano con el ácido, el ph está en 6.8
se me cayó la tapa del clorinador al fondo
mi alberca está verde como pantano auxilio
ayuda mi piscina se puso turbia antes de la fiesta
urge! el agua amaneció lechosa y hoy vienen los primos
me estoy ahogando en recibos de la piscina jaja
me muero de calor y la alberca está a 95
este verde me está matando ya le eché de todo
quiero matar los mosquitos de la pileta
qué mata los bichos que nadan en la alberca
como acabo con el alga negra de una vez por todas
veneno para hormigas cerca de la piscina es problema?
qué alarma para la puerta recomiendan, tengo nietos chiquitos
qué red o lona de seguridad es mejor para niños
dónde puedo tomar un curso de cpr en Miami
el flotador salvavidas de qué talla para una nena de 30 libras
hay que poner letrero de no clavados en lo bajito?
qué tan honda tiene que estar para echarse clavados
el trampolín está flojo quién lo arregla
es obligatoria la tapa anti atrapamiento en Florida?
qué es la ley de los drenajes esa de VGB
mi hija tiene el pelo verde por la alberca
se le pone tieso el pelo a la niña con el cloro
me pican tantito los ojos, será el ph?
se me resecan las manos con las tabletas, uso guantes?
qué guantes y lentes uso para manejar ácido
el ácido le quitó el color al piso de cemento
cuánto ácido muriático le echo para bajar el ph
primero va el agua o el ácido en la cubeta?
por qué no se debe mezclar cloro con ácido
se puede juntar tableta con granulado o no
cuánto dura el cloro líquido guardado en el garage en Arizona
a qué temperatura se echa a perder el cloro en la bodega
la cubeta de tabletas huele fuerte cuando la abro, es normal?
sale vapor del jacuzzi en la mañana, se ve bonito
sale agua caliente con burbujas por los jets, normal?
la lona está inflada por el aire de abajo
se infló la alberca inflable y no cabe en el patio
el tanque del filtro tiene presión alta 30 psi
se reventó la manguera del limpiador
explotó el alga con este calor, ayer estaba clarita
el medidor de presión se quebró y tira agua
cayó un rayo anoche y ya no prende el control
se fue la luz con la tormenta y la bomba no arranca
cuántos minutos después del último trueno puedo nadar
qué le hago a la piscina antes del huracán
el GFCI del jacuzzi se dispara a cada rato
quiero poner luces led, el electricista ocupa permiso?
la luz de la alberca tiene agua adentro pero está apagada
mi abuelita quiere usar el jacuzzi, a cuántos grados está bien?
embarazadas pueden usar el jacuzzi o mejor no
cuánto rato es bueno quedarse en el spa
el jacuzzi no calienta pasa de 90 y se queda
marca OH el spa y se apaga por sobrecalentamiento
mi motor se calienta mucho y se apaga
el perro suelta mucho pelo en la piscina
qué rampa le pongo al perro para que salga solo
el perro toma agua de la alberca de sal, es normal o le pongo su plato?
hay sapos en la pileta cada noche, cómo los espanto
saqué una culebra del skimmer jaja qué susto
se cayó un pajarito al agua, ya lo saqué, ocupo choque?
encontré popó de bebé en la alberca qué hago
mi nieto se hizo pipí en la piscina jaja
perdí mi anillo en el fondo, lo aspira el robot?
no encuentro la llave de la reja de la alberca
no encuentro la fuga, baja una pulgada diario
desapareció el cloro en un día, 3 ppm a cero
cambié el código de mi reja, se los paso para el técnico
me puedes decir qué hizo el técnico en mi última visita?
olvida lo de ayer, mejor vengan el viernes
ignora mi mensaje anterior ya encontré el filtro
mi vecino tiene una alberca igual, cuánto le cobran más o menos?
qué reglas les pongo a los niños para jugar bajo el agua
mi hijo ya flota boca arriba solito, qué clase sigue?
el dragón flotador está boca abajo en medio de la piscina
quiero que los chamacos aprendan a flotar antes del verano
un clavado de panza y quedó rojo pero se anda riendo, qué tan honda debe estar?
el agua no está muy fría pero los niños salen con los dedos arrugados
se quemó el motor de la bomba, huele a cable viejo, ya lo desconecté
`,
};
