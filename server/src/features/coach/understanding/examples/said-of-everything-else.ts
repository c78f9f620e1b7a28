// Ways in which people ask how and why things are, chat, or ask what has nothing to do with pools. One on each line.
import type { Intent } from '../intent-names.ts';

export const SAID_OF_EVERYTHING_ELSE: Partial<Record<Intent, string>> = {
  explain: `
we're gone for ten days next month, anything to do first
heading out of town friday what about the pool
salgo de viaje una semana, qué hago con la alberca
nos vamos de vacaciones quince días
how many pounds does the water in it weigh
what salinity do five bags give
I've had a pool thirty years and still couldn't tell you what alkalinity actually does
whats the diff between free chlorine and total
so everybody at the club swears by bromine, I was wondering if it's really any better than chlorine
cc vs tc, never understood it
ngl idk what cya even is
would you be so kind as to explain what a salt generator actually does with the salt
is a saltwater pool really chlorine free like the salesman said
skimmer vs main drain, which valve position and why
curious about those UV units, do they do anything for real
DE vs cartridge, pros cons
my son in law keeps saying variable speed pays for itself, true or not
how come acid lowers alkalinity too
I'm new to all this, bought the house in march, what are the basics of pool chemistry
the right way to brush plaster, top to bottom or what
do I really need to wet the acid down first or is that an old wives tale
muriatic or dry acid, which is kinder on the equipment
what's that weighted lever thing in front of the skimmer throat called and what is it for
does a solar blanket go bubbles up or bubbles down
Could you please tell me how one goes about cleaning the tile line without scratching it
someone on facebook says you can use a tennis ball to soak up the sunscreen oil, legit?
do magic erasers work on the waterline
how does a heat pump make heat out of cold air I don't get it
whats a check valve do
borates, worth it or hype
pls explain langelier like im 5
why do they say never add water to acid
is pebble better than plaster if you've got dogs
pros and cons of going with a fiberglass shell
how many years should a plaster job last in arizona
at what pressure above clean am I supposed to backwash
ok dumb question but what is backwashing
where exactly does the sand go when you recharge a filter and how much do you fill it
how do you lube an o ring, silicone or vaseline
prime the pump, how do I do that, step by step for a total beginner
I'd like to learn to drain the hot tub and refill it myself, what are the steps
how does a salt cell get its scale and what's the acid bath recipe
does reverse polarity really clean the cell by itself
teh test kit has five bottles and i dont know which is which, how do i use it
OTO vs DPD vs FAS-DPD
how long do drop test reagents keep before they go bad
is the free water test at the big box store any good
my reagent turns yellow instead of pink at super high chlorine, why does it bleach out
how often ought a person test the water in the summertime
what order do the chemicals go in after a fresh fill
brand new plaster, how do you do the startup the first month
how long should you wait to put salt in after a replaster
why would hot weather use up more chlorine
can you overdo the algaecide
what does clarifier actually do vs flocculant
how do I floc a pool and vacuum it after
so what do enzymes do in a hot tub
is it true that dogs bring in as much dirt as fifty swimmers
what is phosphate anyway and where does it come from
metals in well water, how do people deal with that when they fill up
sequestrant, what's it for and how often
is tap water from las vegas too hard for pools
does aeration really raise pH and why
how do you get the ph up without touching the alk, fountain or what
why does a spa spillover make the ph climb
what happens if alkalinity is sky high and you just leave it alone
what does high calcium do to a heater
can too little calcium hurt a vinyl liner
does trichlor add stabilizer every time
cal hypo vs dichlor vs trichlor, what does each one leave behind in the water
is household bleach from walmart weaker than pool chlorine
shelf life on liquid chlorine jugs sitting in a hot garage
does a floating dispenser do the job or is an inline feeder better
the difference between a single speed and a two speed motor, in plain english please
how does the air relief on top of the filter work
what are those little plastic spheres that replace sand, do they work
how do robot cleaners compare with suction ones
tell me about pressure side cleaners, do you need a booster
are pool alarms required in florida
why do drain covers have to be the domed kind
can lightning hit people in a swimming pool
how do they bond a pool and what's the point of it
why is a GFCI needed for the pool light
what does it cost to heat a pool with gas vs electric
does a liquid solar cover actually save heat or is it snake oil
roof solar panels for the pool, how do they work
How does one do the bucket test to tell evaporation from a leak?
how much does a pool evaporate in a week in phoenix, ballpark
is hot tub rash a real thing
can you get sick from a pool with no chlorine
do you drain the pool below the returns for the winter or just leave it full
I wanna learn to balance it myself and fire the pool guy, where do I start
para qué le ponen sal a la piscina si de todos modos lleva cloro
oiga joven y eso del cianúrico qué viene siendo
cual es la diferencia entre cloro libre y cloro total
me puede explicar por favor cómo funciona el clorador salino
por que no se puede echar el acido cerca de la escalera
qué conviene más, filtro de arena o de cartucho
bro que es el backwash y pa que sirve
cómo se ceba una bomba, nunca lo he hecho
es cierto que la alberca de sal no ocupa químicos
que hace el clarificador exactamente
cada cuándo debe uno hacerle la prueba al agua en verano
diferencia entre el tricloro y el dicloro
mi cuñado dice que con bicarbonato se arregla todo, será cierto
de qué sirve el main drain si ya tengo skimmer
cómo le hago para limpiar la loseta sin rayarla
sirve de algo la lona solar o nomás es gasto
qué quiere decir ppm
como se usa el kit de gotitas, es la primera vez
cuánto dura el cloro líquido guardado en el garaje con este calor
qué son los fosfatos y por qué los venden tanto remedio
la bomba de velocidad variable de veras ahorra luz
es mejor cepillar antes o después de aspirar
qué pasa cuando la dureza está muy alta
cómo se lava la arena del filtro por dentro
para que es la valvulita de arriba del filtro
con cuánta presión toca hacer el backwash
por qué cuando llueve se pone verde el agua
me explicas lo del breakpoint con peras y manzanas
el agua de la llave de tucson es muy dura para piscina?
se le puede poner alguicida cada semana o es mucho
acabamos de estrenar yeso, qué cuidados lleva el primer mes
qué es más barato para calentar, gas o heat pump
cómo sabe uno si es fuga o pura evaporación
qué tipo de químico es el ácido muriático y qué hace en el agua
cómo se le hace para que no le salga sarro a la celda
`,
  pump_time: `
VS pump 1800 rpm, 15k, hrs/day?
2 turnovers, 22k @ 40gpm
we pay out the nose for electricity at 4 to 9, so when should I have the pump going
do i rly need the pump on all day
my neighbor runs his twelve hours, I do five, is that too little
in january water's 58, could I get by on 3 hours
salt cell needs how many hours of pump a day to keep up
what hours should I program in my timer for las vegas summer
I'd like to know if eight to four is a sensible time for the filter
low speed 24 hours or high speed for six
how long to leave the pump on after dumping acid in
with fifty five gallons a minute and thirty thousand gallons what's one turnover
how long should the jets pump circulate each day on a spa
cuántas horas diarias ocupa la bomba aquí en phoenix en agosto
la luz sale carísima, le puedo bajar a 5 horas el motor
es mejor prenderla de noche o de día
con el frío cuánto la dejo prendida
15 mil galones a 40 por minuto, en cuánto le da la vuelta
la bomba variable a 1500 rpm cuántas horas la dejo
después del cloro cuánto tiempo la dejo filtrando
pongo el timer de 9 a 3, alcanza?
`,
  heat_time: `
spa 450g 65>102 250k btu ETA
16k 68>82 400k gas hrs?
my arthritis needs the tub at a hundred by six pm and it's seventy five now, when do I turn it on
we're coming down friday night, pool's at 70 and the kids like it 84, how early should heating start
how long till its warm, 60 now want 85, heat pump 140k
solar panels gain how many degrees a day, wanna go from 74 to 82
hours to bring twelve thousand gallons up eight degrees with 266 thousand btu
party starts 5pm, spa's at 80, small 5.5 kw heater
will two hours be enough to get the spa from 70 to 100
how long would a 100 amp, sorry, 11 kw heater need for 15 degrees in 1200 liters
from stone cold 55 to hot tub hot, how long with 400k
if I turn the heater on at noon how warm will it be by five
a qué hora le prendo al spa para que esté a 102 a las ocho
cuánto se tarda el heater de 400 mil btu de 70 a 84, 18 mil galones
está a 22 grados y la quiero a 29, bomba de calor de 120 mil
la fiesta es a las 3, desde cuándo la pongo a calentar
cuántas horas ocupa pa subir 10 grados con gas
`,
  volume: `
30 x 15 kidney 3 to 7 deep, gal?
16x32 roman, 3.5-6 avg?
how many gallons do I got, it's a 21 ft above ground with four foot walls
well the pool man never told me how much it holds, it's about twenty eight by fourteen and five deep on average
l shaped, long part 30x14 and the leg 12x10, four and a half average
freeform like 25 long 12 at the widest 4 ft deep wats the gallons
my hot tub is seven by seven and three feet deep, what's it hold
intex 12 ft 30 inch, gallons
8 metre by 4 metre, flat 1.4 deep, litres?
how would I figure out the gallons if it's shaped like a figure eight, 32 long, 16 and 12 wide
lap pool 50 ft by 8 and it's 4 all the way
filled it with a 6 gpm hose in 40 hours so how big is it
what's the capacity of a pool that's twelve by twenty four, three to six
cuánta agua agarra una alberca de 6 por 3 y metro y medio de hondo
30 pies por 15, de 3 a 8 pies, cuántos galones vienen siendo
es en forma de riñón, 9 metros de largo por 4, hondo 1.50
no sé de cuántos galones es mi pool, mide 14 x 28 y 5 de profundidad
ovalada 24 x 12 por 4 pies
un jacuzzi redondo de 2 metros y 90 cm de agua, litros?
`,
  smalltalk: `
bless your heart, thank you
ty ty
k thx
lol ur funny
well hello there young man
you're a lifesaver honestly
I appreciate your patience with an old lady
10-4
sup
wow that was quick
are you a real person
much obliged
sorry, my phone typed that by itself
oh never mind
mil gracias mijo
asere qué bolá
gracias joven, dios lo bendiga
sale, ahí nos vemos
qué tal, buenas noches
eres una máquina o una persona
va, gracias bro
pura vida
`,
  out_of_scope: `
my knee has been killing me since tuesday, what should I take
can you look over my cover letter real quick
whats 15 percent of 84 dollars
did the dodgers win last night
is it too late to plant tomatoes in zone 9
my wifi keeps dropping
how do i ask a girl to prom
wht time does costco close
my dog ate chocolate, is he going to be ok
translate good evening into japanese
the truck won't start, just clicks
I need a divorce lawyer in tampa
who sings that song despacito
help with fractions homework
what's bitcoin at
cheap flights to denver in october
how long do you boil an egg
dear, could you remind me how to forward an email to my sister
write a birthday poem for my wife
why is the sky blue
my dishwasher leaves spots on the glasses
should I refinance
best fortnite skin
who do you think I should vote for
what's the capital of australia again
ac in the house blows warm air
should I water the lawn at night
how do I unclog the kitchen sink
a cuánto está el dólar
quién juega hoy en la liga mx
cómo le quito una mancha de vino al mantel
me duele la muela qué me tomo
dónde saco la licencia en miami
hazme una carta para mi patrón
cómo se prepara la ropa vieja
qué película dan en el cine hoy
el carro no me arranca
cuánto es 12 por 15
pásame la receta de las baleadas
a qué hora abre el walmart
`,
};
