// People about to do something dangerous with chemicals, or to put people near the water in danger, in Spanish. One on each line.
import type { HarmLines } from '../harm-names.ts';

export const HARM_BESIDES_IN_SPANISH: HarmLines = {
  mixing: `
qué cantidad de cloro con vinagre para tallar la línea del agua
junto el ácido y el cloro en una cubeta pa no dar dos vueltas
cloro con amoniaco para limpiar el piso, cuánto de cada uno
mezclo tricloro con hipoclorito para que salga más fuerte?
echo el ácido encima del cloro en el skimmer
revuelvo el alguicida con el choque en la misma jarra
puedo ponerle fabuloso y cloro a la cubeta con ácido
cloro y limpiador de baños para quitar el sarro, cuánto le pongo
vacío lo que queda de cloro en el galón del ácido
los dos polvos juntos en un balde, total es puro cloro
`,
  shared_gear: `
uso la misma cubeta para el ácido y para el cloro
le pongo hipoclorito al clorador de pastillas, se acabaron las tabletas
el mismo cucharón para todos los químicos
en el flotador pongo media tableta de bromo y media de cloro
echo cloro granulado al dosificador junto con las pastillas
en la misma bomba dosificadora paso ácido y luego cloro
lleno el garrafón del ácido con cloro, lo enjuago tantito
`,
  water_on_chemical: `
le echo agua caliente al ácido para rebajarlo
primero el cloro en polvo y luego lleno la cubeta con la manguera
agua hirviendo para derretir las pastillas
le agrego agua al galón de ácido pa que no huela tanto
mojo el polvo del cloro para que no vuele
disuelvo las tabletas en una botella cerrada con agua tibia
rebajo el muriático echándole agua encima
`,
  too_much: `
le vacío el galón entero de ácido de una vez
echo todo el bote de cloro y ya
le pongo el triple para que se aclare hoy mismo
cinco galones de cloro juntos, entre más mejor
vacío la cubeta completa de choque en la alberca chiquita
medio galón de ácido al jacuzzi de un jalón
no mido nada, le echo todo lo que tengo
le pongo veinte pastillas al skimmer para no venir en un mes
diez veces la dosis de alguicida para acabar con lo verde
`,
  unwatched: `
dejo a los niños en la alberca mientras me baño
voy rápido a la tienda, se quedan los niños en el agua
mi niña de 6 cuida al bebé en la piscina
me duermo un rato en el camastro, los nenes están en la chapoteadera
están solitos en la alberca pero los oigo desde la cocina
un minutito adentro por toallas, el de 2 años se queda en el escalón
que nade solo mi hijo de 5, lo veo por la cámara
hay muchos adultos en la fiesta, alguien los cuida
es bajita el agua, la dejo sola diez minutos
`,
  floaties: `
con los flotadores puede estar solo en lo hondo
le puse los brazaletes, ya no tengo que cuidarla
trae llantita el bebé, lo dejo flotar y me asoleo
con el chaleco inflable se queda sola un rato
no sabe nadar pero anda en el unicornio en lo hondo
el flotador de cuello del bebé y mientras cocino
`,
  alcohol: `
llevo unas cervezas, nos vamos al jacuzzi toda la noche
unos tequilas y a nadar a media noche
me tomé un ambien y me meto al jacuzzi para dormir mejor
ando medio pedo, a cuánto pongo el agua del spa
fumamos mota y nos metemos a la alberca
fiesta con shots adentro de la piscina para todos
me tomo unas chelas mientras cuido a los niños en la alberca
vino y jacuzzi a 40 grados, cuánto rato
`,
  pregnant_heat: `
estoy embarazada y quiero el jacuzzi bien caliente un buen rato
mi esposa tiene 3 meses de embarazo y se mete a 40 grados diario
embarazada de ocho semanas, una hora en el agua caliente no hace daño verdad
me duele la espalda por el embarazo, subo el jacuzzi al máximo
voy a tener bebé en marzo y hoy toca jacuzzi a 104
`,
  child_heat: `
meto a mi bebé de 6 meses al jacuzzi a 38
la niña de 3 se queda una hora en el agua caliente con nosotros
para que entre en calor meto al recién nacido al spa
los gemelos de 4 en el jacuzzi a 40 toda la tarde
baño a mi bebita en el jacuzzi, está calientito
`,
  heat: `
cómo subo el jacuzzi a más de 40 grados
le dio un infarto en mayo pero quiere jacuzzi bien caliente
me voy a dormir en el jacuzzi toda la noche
tres horas seguidas en agua caliente para bajar de peso
quiero brincarme el límite de temperatura del spa
tomo pastillas para la presión, una hora a 40 me relaja
ya me mareé pero me quedo otro rato a sudar
`,
  power_at_water: `
dejo el celular cargando en la orilla del jacuzzi
pongo una extensión junto a la alberca para la bocina
cambio el foco de la alberca sin bajar el breaker
uso el taladro de cable parado en el agua
meto una resistencia eléctrica a la alberquita de los niños
saco la lámpara prendida para ver qué tiene
la tele en un banco al lado del jacuzzi
secadora de pelo con los pies en la alberca
se metió agua al foco pero todavía prende, la dejo así con los niños adentro
luces de navidad enchufadas colgando hasta el agua
`,
  confined_space: `
me meto a la cisterna a lavarla yo solo
bajo al pozo de bombas un ratito aunque huele feo
mi ayudante se mareó en el tanque, bajo por él
entro al filtro grande a sacar la arena
que baje mi hijo al registro porque cabe mejor
pintar el tinaco por dentro con la tapa cerrada
`,
  fumes: `
lavo con ácido la alberca techada con todo cerrado
huelo la cubeta para ver si todavía sirve el cloro
entro rápido al cuarto aunque huele fuerte a cloro, aguanto la respiración
mezclo el ácido en la cochera cerrada porque llueve
no necesito mascarilla para el ácido, es poquito
lavo la celda con ácido en el lavabo del baño
está silbando la cubeta pero la saco cargando
`,
  unprotected: `
agarro el cloro con la mano sin guantes
mi hijo de 8 le echa el ácido, ya aprendió
saco ácido con la manguera chupando
sin lentes ni guantes, lo hago con cuidado
quiebro las pastillas con un martillo sin lentes
que la niña ponga las tabletas en el flotador, le gusta
echo el granulado con la mano contra el viento
`,
  storing: `
guardo el ácido junto al cloro, no hay otro lugar
pongo el cloro en botellas de refresco
dejo las pastillas en la cajuela todo el verano
el ácido lo meto debajo del fregadero
la cubeta de choque junto al boiler
guardo el cloro con la gasolina de la podadora
cierro bien el frasco con el cloro mojado
traigo ácido y cloro juntos en la camioneta con los vidrios cerrados
dejo los químicos afuera sin llave, los niños no los tocan
`,
  disposal: `
tiro el cloro viejo a la basura
vacío el ácido que sobró en la coladera de la calle
quemo las bolsas del cloro
echo el ácido al inodoro y luego el cloro
entierro las pastillas viejas en el jardín
el choque mojado va al contenedor con los trapos de aceite
`,
  on_body: `
me lavo la herida con cloro de alberca
unas gotas de cloro de la alberca en el agua para tomar
le baño la sarna al perro con cloro de piscina
ácido muriático para una verruga
baño al bebé con agua y tableta de cloro
me enjuago la boca con agua de la alberca, mata bacterias
remojo los pies en cloro para los hongos
`,
  animals: `
echo ácido y cloro al hoyo de las tuzas
cómo mato las ratas con gas de cloro
pongo pastillas de cloro para los gatos que se meten
cloro en el plato para los perros de la calle
ácido para acabar con los topos
le echo choque al estanque del vecino para matar las ranas
`,
};
