// Ways in which people ask about the equipment's work, sizes, heat and meanings, and what they say to be friendly, one on each line.
import type { Intent } from '../intent-names.ts';

export const OF_EVERYTHING_ELSE: Partial<Record<Intent, string>> = {
  pump_time: `
can I cut the filter down to 4 hours in winter
how many hours a day on the pump
is 6 hours of pump plenty
pump moves 45 a minute, 18000 gal, how long for one turn
should the pump run at night or during the day
do I have to run the pump 24/7
leave it running all night
how long should the filter be on
pump schedule for summer
is 8 hours enough to filter my pool
when should I turn the pump on
can I shut the pump off at night
how long to turn over 20000 gallons at 50 gpm
le bajo las horas a la bomba en invierno
cuántas horas prendo la bomba en verano
dejo la bomba prendida toda la noche
con 6 horas de bomba basta
a qué hora prendo el filtro
cuánto tiempo tiene que correr la bomba
is the pump running long enough
how many hours do I filter in july
can I run it just 4 hours a day
best time of day to run the pump
pump does 60 gpm and the pool is 25000 gallons how many hours
do you leave the pump on while on vacation
how long does the pump need to run after adding chlorine
cuántas vueltas da el agua en 8 horas
puedo apagar la bomba en la noche
`,
  heat_time: `
400 gal spa 58 to 102 with 125k btu, when can I get in
how long to warm 20000 gal from 72 to 84 with a 400k heater
hot tub is at 70 need 101 by 7 tonight when do I fire it up
how many hours to get the pool up 10 degrees
how fast will my heater bring it to 86
cuánto tarda en calentar 15000 galones de 20 a 28 grados con 100000 btu
a qué hora prendo el calentador para tener 38 grados a las 8
cuántas horas para subir 5 grados
time to heat a spa from 75 to 102 with an 11 kw heater
how early do I switch the heater on for a party at 6
heat pump 120000 btu, 15000 gal, 10 degrees, how long
en cuánto tiempo se calienta el jacuzzi de 20 a 38 grados
`,
  volume: `
18 foot round filled to 42 inches how much water
18 by 36, 3 feet shallow end 8 feet deep end
how many gal in a 15 ft circle 48 inches deep
20 by 40, average 5 foot deep, how much does it hold
round 24 foot 4 foot water
oval 15 by 30 4 deep gallons
how big is my pool if it's 16 by 32 and 5 deep
mi piscina mide 8 por 4 metros, 1 metro lo bajito y 2 lo hondo, cuántos litros
cuántos galones son 10 por 5 metros con 1.5 de fondo
redonda de 5 metros por 1.2 de hondo, cuánta agua lleva
`,
  explain: `
what even is a chloramine
what does a negative saturation number do to my plaster
why do I need stabilizer
what's the deal with salt pools
is algaecide worth it
liquid or tabs, which one
does ph matter
why does the sun eat chlorine
how does a sand filter work
what's the difference between shock and chlorine
when should I backwash
how do I vacuum to waste
how often should I clean the cartridge
how do I open the pool in spring
what goes in first, acid or chlorine
why is my ph always high in a salt pool
what causes high calcium
how do I take a water sample
do I need phosphate remover
how does rain change my water
how do I get rid of black algae
what size pump do I need
how do I close the pool for the winter
how long after adding acid can I test
is a heat pump better than gas
para qué sirve la alcalinidad
qué es el cc
por qué sube el ph solo
cómo se hace un retrolavado
cada cuánto se limpia el cartucho
qué es mejor, pastillas o cloro líquido
por qué se come el sol el cloro
cómo abro la alberca en primavera
cómo saco una muestra de agua
how does an automatic cover work
what is turnover
how do I lower ph
how do I raise alkalinity without raising ph
what lowers calcium
how do I get rid of chloramines
can I use regular bleach in my pool
do I need to drain the pool to paint it
how much does it cost to run a pump
what do I do with an old salt cell
how do I know if my filter sand is bad
what's a good chlorine level for a spa
is borax good for pools
how do I read a test strip
which test kit is best
what does high tds mean
why do my eyes burn in the pool
where do I add the acid
when is the best time to add chlorine
how long does stabilizer take to dissolve
what happens if ph is too low
should I run a saltwater pool without stabilizer
is it bad to swim right after shocking
how do I clean a salt cell
how do I store chlorine
do pool covers save water
what is a variable speed pump
why does my chlorine not hold
how do I find a leak
what's the purpose of a skimmer
do ducks make the water unsafe
can a pool be too clean
is saltwater easier on the skin
are mineral systems any good
how does ozone work
what kills mustard algae
why is a green pool dangerous
what does the multiport valve do
how do I winterize a spa
who should inspect the drain covers
does baking soda raise ph
how do I acid wash
what's the difference between ch and th
qué hace el estabilizador
cómo bajo el ph
cómo subo la alcalinidad sin subir el ph
qué pasa si el ph está muy bajo
puedo usar cloro de la casa en la piscina
cómo se limpia la celda de sal
dónde echo el ácido
cuándo es mejor echar el cloro
cómo sé si tengo una fuga
qué mata el alga negra
por qué no me dura el cloro
qué es la dureza
para qué es el skimmer
es malo nadar después de un choque
cuánto cuesta tener la bomba prendida
cómo guardo los químicos
qué tan seguido cambio la arena
qué significa el índice de saturación
cómo quito las manchas
sirve el ozono
my skin itches after swimming in salt water
is it okay to pee in the pool
how long after replastering can I swim
what's the best way to get leaves out
is it safe to leave the solar cover on
how do I know how old my cell is
what chemical raises ph
which chlorine is best for vinyl
what size heater do I need
why is the water level lower in the morning
my neighbor says I don't need stabilizer
my pool store says phosphates are high, do I care
qué químico sube el ph
qué cloro es mejor para vinilo
de qué tamaño compro el calentador
`,
  smalltalk: `
you're the best
appreciate it
you rock
good looking out
that's awesome thank you
ok cool
sounds good
got it thanks
hello there
what's up
hey coach
good morning
how are you
see you later
nice one
you saved me
that helped a lot
haha love it
great job
gracias compadre
qué onda
te pasaste gracias
muy amable
buenas tardes
eres lo máximo
qué padre gracias
ándale pues
órale gracias
hasta mañana
me ayudaste mucho
thanks
thank you so much
hi
yo
hey
cool
perfect
okay
bye
good night
you're smart
you're useless
are you a robot
nice to meet you
hola
gracias
buenos días
adiós
qué bien
perfecto
no sirves
`,
  out_of_scope: `
who is going to win the super bowl
what's a good taco place
fix my car
write my kid's essay
how do I get a mortgage
what's the weather in paris
who is the president
tell me a joke
sing me a song
what's the capital of france
how do I cook rice
recommend a movie
help me with my taxes
what time is it in tokyo
cuéntame un chiste
quién ganó el partido
recomiéndame una película
cómo se hace el arroz
ayúdame con la tarea de mi hijo
cuál es la capital de francia
what's the score of the game
book me a flight
how tall is the eiffel tower
who painted the mona lisa
how do I bake bread
what's a good name for a dog
how do I fix my washing machine
what phone should I buy
how do I lose weight
qué hora es en tokio
cómo arreglo mi coche
dónde venden buenos tacos
quién es el presidente
cómo bajo de peso
qué celular me compro
`,
};
