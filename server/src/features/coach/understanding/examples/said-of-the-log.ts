// Ways in which people ask about what was done, how it develops, what is due and what they own. One on each line.
import type { Intent } from '../intent-names.ts';

export const SAID_OF_THE_LOG: Partial<Record<Intent, string>> = {
  status: `
how's she looking
hows my pool doin
hey what were my numbers again
pull up latest rdgs
quick snapshot
I've been away at my sister's, would you tell me how the pool is getting on
should I be worried about the water
is the pool happy
what's my cya at these days
remind myself, what did the chlorine read last
are we in the green
is my water good as of the last reading
what's my alkalinity right now
current salt?
qué onda con la alberca, cómo anda
cómo la ves, está bien el agua o no
en cuánto traigo el ph
me da los últimos valores por favor
how's the pool, todo bien?
qué tal salió el agua la última vez que medí
hay algún número fuera de rango
en cuánto quedó el cloro la última vez
`,
  trend: `
pH 30d?
cya ytd
does it seem like alkalinity is sliding
I could swear the hardness is higher than when we moved in, is it
is my chlorine always low on mondays
plot salt since january
whats my chlorine been like lately
over the last six tests which way is calcium headed
is it getting worse or am i trippin
has the pH been behaving since I changed the spa spillover
show how cya moved since I quit tablets
average chlorine this month
highest the ph has been this year
chart of free chlorine, two weeks
el ph se me anda subiendo o son ideas mías
cómo ha venido el cloro estos días
enséñame cómo se ha portado la sal desde enero
el calcio está más alto que el año pasado?
ha estado parejo el ph o brinca mucho
gráfica de alcalinidad del último mes
promedio de cloro en las últimas dos semanas
desde que dejé las pastillas ha bajado el cya
`,
  history: `
how long has it been since anybody cleaned that filter
last BW date?
last acid add + amt
when'd we last throw salt in
I can't for the life of me recall whether I put chlorine in yesterday
did my husband add anything while I was gone
did i brush alredy this week or no
what was that I dumped in on memorial day
date of the last drain and refill please
how many gallons of bleach have I gone through since may
how many days ago was the last test
has the cell ever been acid washed
have I done the o-rings this year
when was it that the fellow changed our cartridges
total acid used this summer
list of chems for june
what have I done to the pool in the past two weeks
which day was the stabilizer added
cuánto tiempo tiene que no lavo el filtro
no me acuerdo si ya le eché cloro ayer
qué día le puse la sal
cuántos galones de ácido llevo este verano
hace cuánto que le di shock
mi esposo le puso algo la semana pasada?
ya habíamos cambiado la arena o no
qué le hemos echado en lo que va del mes
última vez que cepillé
`,
  forecast: `
whats my ph gonna be by next week
what will the chlorine be by saturday
how many days before the chlorine is used up
were gone till sunday how long before the chlorine is used up
cuánto va a estar el ph la próxima semana
when's it gonna hit 8 again
will it last till Sunday
FC 5 now, days to min?
chlorine ETA to 2
leaving thurs back mon, is there enough chlorine in it
if I don't touch it till next week where will the ph be
how soon will I need acid again
i put chlorine in today so when do i gotta do it again
I should like to visit my daughter for five days, will the chlorine hold out
think we can make it to the weekend w/o adding any
at this rate when is the pH out of whack
what'll chlorine be wednesday morning
when does the cya creep past 80 at the rate I'm going
am I gonna be at zero by the time I get home
how long has this chlorine got left
projected FC for saturday's party
cuándo se me va a subir otra vez el ph a 8
aguanta hasta el domingo o le echo hoy
me voy cuatro días, me alcanza el cloro que tiene
pa cuándo le toca cloro otra vez
en cuánto va a andar el cloro el viernes
en cuántos días se baja a 2
cuánto se come de cloro por día mi pool
si no le echo nada esta semana en cuánto amanece el lunes
cuándo voy a ocupar ácido de nuevo
`,
  schedule: `
pool chores today?
due list
what am I supposed to be doing to the pool this week
whats next on the pool stuff
anything I forgot to do around the pool
I have a free hour, which pool job should I tackle
is the filter cleaning due yet
when is the next cell cleaning supposed to be
is it time to backwash according to my schedule
tasks for the spa this month
do I owe the pool anything before I leave town
read me the list of maintenance please
next service date on the cartridges
qué me toca hacerle hoy a la pool
ando libre el sábado, qué hay pendiente
ya le toca lavado al filtro?
léeme la lista de lo que falta
cuándo toca limpiar la celda
tengo algo vencido de mantenimiento
qué sigue en la agenda de la alberca
`,
  equipment: `
pump model?
filter make/size on file
cell age + hrs
what horsepower is that pump of ours
which o-ring fits my pump lid
i need to order a new basket what pump is it
the man on the phone is asking for the heater's model number
is my robot still covered by the warranty
what size cartridges does this thing use
when did they put in the heat pump
how many btu is my heater
do I have a DE or a sand filter
is it about time for a new cell
qué marca es mi motor
qué cartucho lleva mi filtro
de cuántos btu es mi calentador
hasta cuándo me cubre la garantía del robot
cuánta vida le queda a la celda
cuándo pusieron el filtro
`,
  weather: `
3in rain o/n, pool at coping, to do?
tropical storm by friday, what do I do with the patio furniture and the water
they're calling for a hard freeze tonight and my pump is outside
118 today lol is the pool gonna be ok
dust devil just dropped half the desert in my pool
wildfire smoke and ash falling all over the water
that wind last night blew every leaf in the county in there
pollen season started, everything is yellow outside
do I turn the pump off during a lightning storm
should I lower the water before the hurricane
it rained cats and dogs, do I need to add something
I'm quite nervous about the cold snap, what ought I do for the pool
forecast says two weeks of overcast, cut back on chlorine?
power's out after the storm, two days now
monsoon season's starting, how to prep
se soltó un aguacero y se llenó hasta el borde
dicen que viene ciclón, vacío la piscina o la dejo
anoche hubo un polvaderón y quedó café de tierra
va a bajar a 28 grados farenheit, qué hago con la bomba
con este calorón de 115 le echo más cloro o qué
cayeron cenizas del incendio en la pool
se fue la luz con la tormenta y lleva un día parada
viene norte mañana, qué le hago a la alberca
`,
};
