// Ways in which people ask what to do about their water, one on each line, in English and Spanish.
import type { Intent } from '../intent-names.ts';

export const ABOUT_THE_WATER: Partial<Record<Intent, string>> = {
  swim: `
good to jump in
can the grandbabies get in
chlorine is at 8 can I still swim
water ok for a dip
is the pool safe for the kids right now
can we have the pool party saturday or not
are we clear to swim
thunder in the distance, kids still in, ok
is it all right to get in the hot tub tonight
ph is 8, kids want to swim
okay to swim with chlorine at 5
can I let my toddler in
is it swimmable
can my pregnant wife use the spa
pool is a little cloudy can we still swim
do I have to keep people out of the water
can people go in yet
is the water fine to use today
are the kids okay to go in with ph 7.9
can the dog go in
just added chlorine, swim ok
nos podemos meter ya
ya se pueden meter los niños
se puede nadar hoy
está buena el agua para nadar
es seguro que se metan los nietos
puedo nadar con el cloro en 6
podemos usar el jacuzzi esta noche
ya está lista para meterse
hay rayos, los saco del agua
con el ph en 8 se puede nadar
how soon after acid can we hop in
when can we get back in after adding chlorine
how long do we stay out after shock
cuánto esperamos para meternos después del ácido
`,
  diagnose: `
slimy walls and the floor is slick
have to top it off with the hose every other day
water went kind of tea colored
white flakes shooting out of the returns
pool smells like a gym
my eyes are killing me after swimming
can't see the bottom step
water looks like milk
bubbles that won't go away on the hot tub
pump sounds like a jet engine
the pump won't catch prime
water level drops like an inch a day
yellow dust on the shady side comes back after I brush it
black spots on the plaster won't scrub off
rusty spots on the steps
water turned purple
there's a slimy film on the water line
pool went green overnight
my swimsuit is fading and skin is itchy
water is hazy after the party
gritty stuff on the walls
kids come out with red eyes
there's an oily layer on top
sand is coming out of the jets
water looks dull and flat
pool is losing water when the pump is on
the heater keeps shutting off
filter pressure won't come down
no flow from the returns
stains where the leaves sat
pink slime around the fittings
hay una línea blanca en el azulejo
el agua amaneció verde
está lechosa la alberca
me arden los ojos cuando nado
se me puso café el agua
huele mucho a cloro la alberca
no se ve el fondo
hay baba en las paredes
se le baja el agua todos los días
la bomba hace un ruidazo
la bomba no agarra agua
salen burbujas por los retornos
tiene manchas de óxido en los escalones
hay polvo amarillo que regresa siempre
hace mucha espuma el jacuzzi
tengo que rellenar con la manguera a cada rato
my chlorinator shows an error
heater says low flow
the cell says no flow
pool is full of bugs
the light in the pool is out
the timer keeps coming on by itself
my robot just goes in circles
the skimmer isn't pulling
pump runs but nothing moves
there's sand at the bottom every morning
the pool is overflowing
the spa won't get hot
my filter is leaking at the band
water is spraying from the pump lid
el calentador marca un error
la luz de la alberca no prende
el robot no camina
el filtro gotea
la alberca está llena de bichos
`,
  weather: `
monsoon dumped 2 inches last night, do I have to do something
freeze coming thursday what do I do
storm knocked a bunch of leaves in
it's going to be 110 all week
haboob hit us last night
we got hammered by rain
hurricane is coming this weekend how do I get the pool ready
big dust storm rolled through
a cold front is moving in
hail and wind all night
heavy rain filled the pool to the top
cloudy all week does it change anything
is the heat going to mess with my chlorine
santa ana winds are blowing, what about the pool
temperature drops to 30 tonight
va a helar el jueves
viene un huracán qué le hago a la alberca
llovió bien fuerte anoche
cayó una tormenta y se llenó de hojas
va a estar a 45 grados toda la semana
hubo tolvanera y está llena de tierra
va a hacer mucho frío esta noche
se viene una ola de calor
anuncian lluvia para mañana
`,
  chem_mix: `
tossed trichlor pucks and cal hypo in the same bucket is that bad
acid and bleach back to back ok
can shock go in the tablet feeder
keep my muriatic by the chlorine jugs, problem
same scoop for dichlor and cal hypo
how far apart do I pour acid and chlorine
is it cool to pour baking soda right after acid
can I add acid and chlorine the same day
can I put two chemicals in one bucket
what if chlorine touches acid
may I store tablets over the acid shelf
can I pour algaecide in with the shock
does bleach react with baking soda
put ammonia cleaner in with the chlorine, bad idea
puedo echar cloro y ácido al mismo tiempo
pasa algo si junto ácido con hipoclorito
guardo el cloro junto al ácido, hay problema
puedo usar la misma cubeta para los dos
cuánto espero entre el ácido y el cloro
es malo juntar pastillas con cloro granulado
se puede mezclar bicarbonato con cloro
`,
  shock: `
going to nuke it tonight how much shock
how high do I take chlorine to kill algae with cya 40
slam level for cya 50
need to shock it how much
combined is at 1 what does it take to break it
what's my breakpoint
how hard do I have to hit it
what level kills the algae at cya 60
fc 1 cc 1.5 how much chlorine to reach breakpoint
shock dose for my pool please
cuánto cloro para un choque en 20000 galones
a cuánto subo el cloro para matar las algas con estabilizador 40
tengo cc 0.8, cómo le hago el choque
cuánto le pongo para superclorar
nivel de choque con cya 50
walk me through shocking it
how do I slam my pool
how do I do a proper shock
take me through a shock step by step
explícame cómo hacer el choque
`,
  fc_target: `
stabilizer is 70, what's the lowest my chlorine can go
what do I run chlorine at with cya at 40
cya 50 what fc
how much chlorine should I carry if stabilizer is 80
what is my chlorine supposed to be
minimum chlorine for cya 60
where should I keep free chlorine with cya 30
best fc for 45 cya
is 3 enough chlorine at cya 80
en cuánto mantengo el cloro con estabilizador en 50
qué cloro debo tener con cya de 60
cuánto cloro libre le corresponde a 40 de estabilizador
cuál es el mínimo de cloro con estabilizador 70
what should my free chlorine be with 50 cya
how high should chlorine be in a salt pool at cya 70
what level of chlorine do I maintain
cuánto cloro debe tener mi piscina
`,
  balance: `
ph 7.9 alk 60 hardness 500 cya 75 fc 2 what's first
fc 1 ph 8 alk 120 cya 30 what do I throw in
chlorine 0 ph 7 ta 40 help
what should I add today
here's my test, ph 7.2 fc 1 ta 60, now what
how do I fix ph 8.2 and alkalinity 50
fc 2 cc 0.5 ph 7.7 ta 150 ch 600, suggestions
store printed ph 7.0 alk 40 calcium 100, what do I do
what does my pool need
tell me what to put in
qué le echo hoy
ph 7.8 cloro 1 alcalinidad 70 qué le pongo
me salió ph 8 y alcalinidad 50, ahora qué
cloro 0 ph 7 alcalinidad 40 ayuda
qué le falta al agua
con estos números qué hago: ph 7.2 cloro 1
`,
  index: `
csi for ph 7.9 alk 75 hardness 550 at 90 degrees cya 60
is my water eating the plaster, ph 7.2 alk 60 calcium 150 78 degrees
saturation index ph 7.5 alk 90 ch 300 temp 82
will ph 8 alk 140 calcium 500 at 88 make scale
is this water aggressive ph 7.2 ta 50 ch 120 70 f
is my water balanced for plaster
saca el índice de saturación ph 7.6 alcalinidad 100 dureza 300 28 grados
es corrosiva el agua con ph 7.1 alcalinidad 50 calcio 100
va a hacer sarro con ph 8.1 alcalinidad 150 calcio 450
`,
  lower_by_water: `
cya is 150 how much do I dump to hit 60
stabilizer way high at 200 want to be around 50 how much water has to go
how many inches do I drain to get cya from 100 to 60
calcium is 800, how much do I replace to reach 400
what happens to my cya if I swap a third of the water
salt is 5000, how much fresh water to get to 3200
estabilizador en 110 y lo quiero en 40 cuánta agua le saco
cuánta agua cambio para bajar el cianúrico de 150 a 50
el calcio está en 900, cuánto vacío para llegar a 400
drain how much if stabilizer reads 150 and I want 70
how much of the pool do I replace to bring calcium from 600 to 350
what percent of water do I change for cya 90 to 50
if I drain 40% what will my stabilizer be
cuánto tengo que vaciar para que el cianúrico baje a 40
qué parte del agua cambio para bajar la sal de 5000 a 3400
si cambio la mitad del agua en cuánto queda el estabilizador
stabilizer is at 200 and should be around 50, how much water do I have to let out
how much water has to go to get calcium from 700 to 400
what do I drain to bring salt from 4500 down to 3300
`,
  dose: `
bleach at 7.5%, 13000 gal pool sitting at 0.5 want 4
chlorine is at 1.5 has to be at 5, pool is 9000 gal
ph 8.2 want to be at 7.6, 22000 gal
how many pounds of baking soda to take alk from 45 to 85 on 19000 gallons
conditioner reads 15, bring it to 45
how many 40 lb bags to go from 1800 to 3000 salt
hardness is 110 need 250
my alk is 210 I'd be happy with 120
low salt light is on, how many bags
how much acid do I need
how much salt do I need
how much stabilizer do I need
how much baking soda do I need
cuánta sal necesito
need 3 more ppm of chlorine
quiero el cloro en 5, lo tengo en 1.5
el ph anda en 8, lo quiero en 7.4
cuánta sal para llegar a 3200
cuánto ácido le pongo
subir la alcalinidad de 60 a 90
how much bleach to go from 1 to 4
what amount of soda ash for ph 7.0 to 7.4 in 12000 gallons
15000 gallon pool, alkalinity 70, want 100
add how much stabilizer for 40
ph is low 6.9
ph 7.9, add acid
how many jugs to hit 10
need salt up 600 in 18000
raise calcium 100 in 20000 liters
cuánto cloro líquido para subir de 1 a 4 en 40000 litros
necesito bajar el ph de 8 a 7.5
qué cantidad de bicarbonato para 20 ppm
`,
};
