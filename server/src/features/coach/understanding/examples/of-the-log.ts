// Ways in which people ask about what their log holds, one on each line, in English and Spanish. Figures stand for any figure.
import type { Intent } from '../intent-names.ts';

export const OF_THE_LOG: Partial<Record<Intent, string>> = {
  status: `
give me the rundown on the pool
what does my water look like right now
catch me up on the pool
walk me through my latest numbers
where is the water at today
how is everything looking out there
do a quick check on the pool for me
pool status
am I good today
is everything okay with the water
what did my last test say
show me the newest results
what's the latest on the pool
how are my levels
how are we doing on chemistry
are my numbers all right
is the water in balance
give me an overview
what are my current levels
what was the chlorine at on the last test
read me back my last test
how did the pool do on the last test
tell me how my pool is doing
sum up the state of my water
any problems with the pool
quick summary of the water please
update me on the hot tub
is anything out of range
is anything off with the pool
cómo anda mi piscina
cómo amaneció la alberca
dame un resumen del agua
qué tal está el agua
cómo van mis niveles
cómo están los niveles
cómo salió la última prueba
cómo se ve la piscina hoy
ponme al día con la alberca
está todo bien con el agua
qué dicen mis últimos números
cuáles son mis lecturas más recientes
en qué estado está la piscina
hay algo mal con el agua
cómo sigue el agua
échale un ojo a mi alberca
`,
  trend: `
is cya climbing or is it just me
has ph been creeping up
is my alkalinity drifting down
show me salt over the last few months
chlorine has been all over the place lately
my ph keeps going up doesn't it
is my calcium going up over time
what has my chlorine done this week
how have my levels moved since june
graph the ph for me
is the stabilizer building up
compare my ph with last month
show me the chart for alkalinity
is the salt dropping
what direction is my ph heading
has hardness changed since we filled it
show the history of my chlorine
how has the water been over the past weeks
any pattern in my chlorine
is my ph stable
does my chlorine swing a lot
let me see ph for the last 30 days
has my alkalinity been steady
how much has cya gone up this season
are my numbers getting better or worse
ha subido mi estabilizador
cómo ha andado el ph este mes
enséñame la gráfica del cloro
va subiendo la dureza
se me ha estado bajando la alcalinidad
cómo se ha movido el ph en las últimas semanas
ha cambiado mucho la sal
muéstrame el historial del cloro
va para arriba o para abajo el ph
está subiendo el calcio con el tiempo
quiero ver la tendencia de la alcalinidad
qué ha hecho mi cloro esta semana
`,
  schedule: `
what's on my list
is anything due
what needs doing this weekend
what chores do I have left
what's next on the pool to do list
did I miss any tasks
what am I behind on
what do I have to do this week
anything on the calendar for the pool
which jobs are overdue
what's coming up for maintenance
show me my tasks
what should I take care of next
what's left to do around the pool
do I have anything to do today
what's on tap this week for the pool
what is my next job
list everything I still have to do
what upkeep is due this month
what's my pool homework this week
qué me toca hacer esta semana
qué pendientes tengo
hay algo que hacer hoy en la alberca
qué sigue de mantenimiento
qué tareas tengo esta semana
qué me falta por hacer
se me pasó alguna tarea
qué trabajos están atrasados
qué hay que hacerle a la piscina este fin de semana
cuál es la siguiente tarea
muéstrame mis tareas
qué tengo programado para la piscina
what tasks are open
anything overdue
what's my next maintenance task
anything I need to do for upkeep soon
what do I have to get done before saturday
which chore comes first
is there anything to do on the pool this week
my to do list please
cuál es mi próxima tarea
qué labores tengo para la semana
hay algo atrasado
qué me toca hoy
`,
  history: `
last time I vacuumed
when did I last clean the filter
how long has it been since I shocked
when did I put acid in last
did I already add salt this season
what day did I backwash
when was the cartridge swapped out
when did we last drain the tub
did I brush this week
how many times did I add acid this month
when was the cell cleaned
how long ago did I change the water in the spa
have I tested this week
when did I last check the calcium
what did I add yesterday
what did I put in the pool on sunday
show me what I've added this month
when was the pool last shocked
who changed the filter last and when
how much chlorine did I use last month
cuándo fue que lavé el filtro
hace cuánto que no cepillo
cuándo le eché cloro la última vez
qué día hice el retrolavado
cuándo cambié el cartucho
ya le había puesto sal este año
cuándo fue la última vez que aspiré
qué le eché ayer
cuánto hace que cambiamos el agua del jacuzzi
cuándo limpié la celda
cuántas veces puse ácido este mes
cuándo medí el calcio por última vez
`,
  forecast: `
how many days until I have to add chlorine again
will my chlorine hold till sunday
when am I going to run out of chlorine
how fast is my pool eating chlorine
how long will what I added last
will the chlorine make it through the week
how much chlorine do I lose a day
when will my chlorine hit the minimum
is the chlorine going to be gone by friday
can I skip a day on chlorine
how long until I have to dose again
when will ph get out of range
what will my chlorine be tomorrow
how much chlorine will be left on monday
will I still have chlorine when I get back from vacation
predict my chlorine for the weekend
me aguanta el cloro hasta el lunes
cuándo se me acaba el cloro
cuánto me dura el cloro
cuántos días faltan para echar cloro otra vez
cuánto cloro se pierde al día
qué tan rápido se come el cloro mi alberca
me alcanza el cloro para el fin de semana
cuánto cloro voy a tener mañana
`,
};
