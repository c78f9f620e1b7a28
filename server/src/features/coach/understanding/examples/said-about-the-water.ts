// Ways in which people ask about the water itself: dictated, in shorthand, politely, in texts, and without the name of the thing. One on each line.
import type { Intent } from '../intent-names.ts';

export const SAID_ABOUT_THE_WATER: Partial<Record<Intent, string>> = {
  swim: `
safe or not, fc 3 ph 7.7 cya 60
good to get in? fc 1 ph 8
the grandkids are coming, would it be all right for them to bathe?
kids already got their floaties on, are we a go
my sister is bringing the baby over, he's eight months, ok for him in the water?
can we get in yet or nah
is it chill to swim rn
acid went in at noon, it's one thirty, can I do my laps
I have a bandage on my leg from surgery, may I go in
FC 9 CYA 40 swimmers ok?
pH 7.1, fc 3, open to bathers?
guests in an hour and the chlorine reads ten
we have a water aerobics class at nine, is the pool fit to use
it's kinda green but only a little, can we still hop in
can't see the drain, still let em swim?
spa at 104, okay for my father in law with the heart condition
raining but no thunder, stay in?
poured in algaecide twenty minutes ago and now everybody wants in
I wouldn't want anyone to get hurt, is the water safe this afternoon
chlorine zero, would you let your kids in
oye los primos ya vienen en camino, se podrán meter?
le eché ácido hace rato, ya puedo meter a la niña
anoche le di shock, los chamacos quieren bañarse
mi mamá quiere meterse a hacer sus ejercicios, no le hace daño?
el cloro anda en 9, hay bronca si nadamos
puedo meter al bebé en el jacuzzi a 100 grados
está nublada el agua, los dejo entrar o mejor no
se pue nadar con el cloro en cero
tá tronando, que se salgan los muchachos?
tengo invitados a las cuatro y no sé si el agua está apta
`,
  diagnose: `
having to run the hose every couple of days just to keep it full
looks like a frog pond
gritty white bumps on the step
honey I went out this morning with my coffee and the whole thing looked like split pea soup
water is pea green, left for a week, help
bottom disappeared, cant see the drain no more
there's a white crusty ring along the tiles that my fingernail won't take off
I am so frustrated, spent 300 bucks at the pool store and it's STILL cloudy
the floor feels like sandpaper and it's scraping the grandkids' toes
dark dots like pepper stuck in the plaster, hard as a rock
brown dust settles in the shady corner, poof when I touch it, back the next day
orange-y streaks running down from the return fittings
blondes come out with a greenish tint in their hair
my daughters hair turned green after the pool party lol what
eyes stinging so bad, chlorine smell is insane
everybody is coughing around the hot tub
res pool, haze 3 days, FC 4 pH 7.5, psi norm, ??
psi 28 clean is 12, just backwashed
gauge sits at zero with the pump on
VS pump surging up and down, basket half full of air
air in pump lid, bubbles at returns, o ring new
pump hums but wont start
breaker trips every time the pump kicks on
motor is so hot I can't lay my hand on it
it screeches like a cat when it starts up in the morning
there's a puddle under the equipment pad every time it runs
drip drip drip from where the motor meets the wet end
the water's down to the bottom of the skimmer again and it hasn't been hot
losing about a quarter inch overnight even with the cover on
an inch and a half gone since yesterday, my water bill is two hundred dollars
soggy patch of grass by the deep end that never dries
cracks showing up in the deck near the skimmer and the level keeps falling
liner has wrinkles and a squishy spot in the middle
DE powder puffing back into the pool when I turn it on
there's a little pile of sand under each eyeball
salt system says low salt but the strip reads 3400
cell cranked to 100 percent and still zero chlorine
check cell light blinking since tuesday
no matter how much chlorine I pour it's gone by morning
I keep adding acid and the next day it's right back up, something's off
dumped in two jugs and the test still shows nothing, no pink at all
foam like a bubble bath when the jets kick on
hot tub smells funky, kinda like wet dog
spa water went gray and it's only two weeks old
white bits floating around like dandruff
little paper-thin flakes came out when I turned the heater on
heater clicks and clicks and never lights
heater fires up for a minute then quits
pool heater throwing an E05
the display is dead on the automation panel
heat pump runs all day, air coming out isn't even cold
spa takes forever and stalls at 92
polaris just sits there on the bottom doing nothing
robot won't climb the walls anymore
only one skimmer sucks, other one dead
returns are barely a trickle since I cleaned the cartridges
light flickers and then goes dark, there's water behind the lens
got a tingle when I touched the ladder in the water
there's purple crystals on the tile, what is going on
turquoise stain all around the drain
the water turned the color of iced tea right after I shocked it
clear but bright emerald green, my chlorine is fine
mysterious bluish patches since we got the new heater
there's like pink snot behind the ladder ewww
white stringy stuff like wet toilet paper stuck in the return
worms. tiny red worms. on the bottom. please help
tadpoles, I'm not kidding, actual tadpoles
the water feels slippery like there's lotion in it
oily rainbow on top after my nephews with all that sunscreen
it's got a cloudy layer at the bottom and the top is clear
my water looks like somebody poured skim milk in it after I added calcium
poured in baking soda and the whole thing clouded up
plaster is coming off in patches where the chlorinator returns
finish is rough and chalky and comes off white on my hand
my husband passed and he always took care of it, now it's all swampy and I don't know what's wrong
valve handle leaks out the waste line even on filter
water trickles out the backwash hose all day
autofill never shuts off
timer clicks but pump never comes on
pump shuts itself off after twenty min
loud gravel noise from the pump like it's chewing rocks
the lid on the strainer won't hold water, empties as soon as I shut it off
kids say it burns when they open their eyes under water
rash on my little one every time she comes out
pool store says it's fine but the water looks dull, no sparkle whatsoever
se me hizo un pantano la alberca, ayúdeme
parece sopa de chícharo
tengo que estar echándole agua con la manguera un día sí y otro no
el agua está turbia desde el domingo y ya le puse de todo
le salieron unos granitos blancos ásperos al escalón
se le hizo una costra blanca en la orilla que no se quita ni con espátula
a la niña se le puso verde el pelo
los chamacos salen con los ojos rojos rojos
huele a puro cloro y pica la nariz
la bomba prende y se apaga sola a los diez minutos
zumba la bomba pero no arranca
hay un charco debajo del motor
sale poquita agua por los jets
el manómetro marca 30 y acabo de lavar el filtro
mi pool está bien cloudy y no sé qué tiene
le echo cloro y al otro día ya no hay nada, qué raro
unas pintitas negras pegadas en la pared que no salen con el cepillo
como que hay babita rosada atrás de la escalera
se puso color té después de que le eché el cloro
está amarilla el agua y hay polvito en la sombra
le entra aire a la bomba, se ven burbujas en la tapa
el clorador prende un foquito rojo y no hace cloro
el heater no quiere prender, nomás hace clic clic
el barredor se queda parado en una esquina
ay dios mío fui a ver la piscina y no se ve ni el primer escalón
esta saliendo arena por los retornos
el agua se siente resbalosa
tiene nata arriba como grasita
anda bajando dos pulgadas al dia y no hay nada mojado alrededor
se está despellejando el yeso en lo hondo
me dio toques cuando agarré la baranda
encontré gusanitos rojos en el fondo
asere la piscina está hecha un asco, verde verde
las manchas cafés esas no se van con nada
el jacuzzi echa un montón de espuma y huele feo
la luz de adentro parpadea y tiene agua el foco
está como lechosa desde que le puse el calcio
el piso raspa los pies como lija
`,
  balance: `
FC 0.5 CC 0 pH 8.1 TA 140 CH 280 CYA 35, 16k plaster, tx?
2.5 / 7.2 / 60 / 180 / 20, what should I put in
full panel fc 6 ph 7.9 ta 70 ch 450 cya 80 salt 2900 rx please
so I got my little strip here and it's purple on the alkalinity and light pink on the chlorine, what goes in
pool store sheet says chlorine .8, ph 7.9, alk 60, what would you do about it
strips: cl low, ph high, alk low. fix it
ph 8 and fc 1, what do i add first
all my numbers are off, ph seven, alkalinity forty, chlorine one, where do I begin
took a water test, chlorine 1 ph 8.2 alk 150 hardness 200, tell me everything to pour
going on vacation friday, fc 2 ph 7.7 ta 80 cya 30, what do I add before I go
what's missing in my water
I'm headed to the store, what do I need to buy for the water
idk what to add, chlorine 2 ph 6.8 ta 50
I'd be grateful if you would look at these and say what I must add: pH 7.9, chlorine 1, alkalinity 65
what chemicals go in the pool tonight
fresh fill ph 8.3 ta 180 ch 320 fc 0 cya 0, what's the plan
fc 3 ph 7.5 ta 95 ch 300 cya 45, anything to add or leave it
get me balanced: 7.1, 45 alk, 140 calcium
make a treatment plan off my last test
ph 8.1 cloro 0.5 alk 130, qué le meto primero
la tirita salió morada en ph y el cloro blanco, qué le hecho
salió cloro 1, ph 7, alcalinidad 50, dureza 150, qué le compro
dígame qué le hace falta a la piscina, cloro dos, ph ocho, alcalinidad sesenta
fc 2 ph 7.9 ta 60 ch 500 cya 70, dime qué le pongo y en qué orden
cómo dejo el agua balanceada con ph 6.9 y alk 40
qué químicos ocupa mi pool hoy
voy pa la tienda, qué le compro al agua
en leslies me dieron ph 8 alk 150 cloro 1, tú qué le pondrías
`,
  shock: `
combined is 1.5 in our indoor pool what now
cc 2 at the gym pool, what do we do
20k green, CYA 50, shock FC?
CC 1.2 FC 2 14k, BP dose
slam qty 12.5 LC 18k cya 30
lost the battle with algae, what chlorine do I blast it up to with stabilizer at 40
big birthday party yesterday, thirty kids, how many bags of shock for 16,000 gallons
i wanna shock it tn how many jugs
how long do I hold slam level and how do I know it's over
does 1 lb per ten thousand cover a shock or do I need triple
ten times the combined, right? cc is 0.6, what's that in bleach
nuke level for cya 70
how much cal hypo do I need to shock the swamp, 24000 gallons, cya 20
superchlorinate the spa, 380 gal, how much dichlor
nonchlorine shock, how much mps for a 500 gallon tub
it's my first time shocking a pool, guide me through it please
what do I do first for a shock, brush, filter, chlorine, which order
combined chlorine is stuck at one and a half, what's it gonna take to burn it off
kid threw up in the pool, how high do I shock it
algae everywhere, what fc to slam with 60 cya
can you work out a shock for me
triple shock for a black algae outbreak, how much
le quiero dar un shock esta noche, cuánto cloro lleva
cuántas bolsas de shock pa 15 mil galones
está verde, cya 40, a cuánto le subo el cloro pa matarla
nunca le he hecho un choque, guíame paso por paso
cloro combinado en 1, cuánto para romperlo
cuánto líquido para el slam con estabilizador en 30, 20 mil galones
cuánto tiempo se mantiene alto el cloro en el shock
tratamiento de choque después de la fiesta, cuánto granulado
`,
  fc_target: `
CYA 30 SWG min FC?
cya 90, tgt fc
what chlorine number do I shoot for if my conditioner is fifty five
my stabilizer's eighty, is a chlorine of four alright
stab came back at 65 so where should free chlorine sit
whats the lowest fc i can get away with at 40 cya
how low is too low on chlorine with cya 100
fc 2 w/ cya 60, high enough?
no stabilizer at all, indoor pool, what level of chlorine
recommended range of free chlorine with 35 conditioner please
the book says 1 to 3 but my cya is 70, what do I really hold it at
ideal chlorine for a salt pool in the desert, cya 75
is five too high to keep it at with stabilizer at thirty
what level should the chlorine be kept at in my pool, dear
con el cianúrico en 80 en cuánto debe andar el cloro
cya 45 cuál sería mi fc
3 de cloro es suficiente si el estabilizador salió en 90
lo más bajito que puede estar el cloro con cya 60
a qué nivel se mantiene el cloro en piscina de sal con 70 de estabilizador
cuánto cloro le toca a un cya de 100
en cuánto tengo que traer el cloro
`,
  index: `
LSI? 7.6/80/350/84F/cya 50
calc csi pH 7.4 TA 70 CH 220 T 68 CYA 30 salt 3200
what's the langelier on 7.8, alk 110, calcium 400, eighty six degrees
would you work out the saturation index for me, pH 7.5, alkalinity 80, calcium 275, water at 80
am i scaling or etching at 8.0 90 380 91F
is my water hungry, seven two, sixty, one fifty, seventy degrees
does calcium 600 with ph 7.8 and ta 100 at 85 put me in scale territory
run the lsi on my last test
is it going to scale my heater, ph 7.9 alk 130 ch 420 spa at 102
new pebble finish, want csi near zero, have 7.7 ta 70 ch 300 at 75
is my water scaly or corrosive
index pls ph 7.3 alk 100 ch 200 winter water 55
sácame el lsi: 7.8, 90, 350, 86 F
el agua está incrustante o corrosiva con ph 7.9 alcalinidad 120 calcio 400 a 30 grados
se está comiendo el yeso? ph 7.0 alk 50 calcio 130
índice langelier con ph 7.4 alk 80 dureza 250 agua a 82
cómo me queda el csi con 8.0 de ph, 100 de alk y 500 de calcio
`,
  lower_by_water: `
res pool, CYA 110, drain %?
CH 950 tgt 400 fill 250, % exchange
salt 6200 > 3400, 15k, gal to dump
my conditioner is through the roof, a hundred and sixty, how much of the water has to come out for fifty
pool guy used tabs for five years so now cya is like 180, how much do I drain
cya 2 high, 130, need 50, how many feet do i lower the water
TDS 4500 want it under 2000, how much do I swap
if I take out eighteen inches of water what does stabilizer 100 turn into
would draining a third be enough to get calcium from 650 down to 450
I'd rather not empty it all, what share must I replace to get hardness from 1000 to 500
how many gallons to pump out of a 20000 gallon pool to cut cya in half
borates at 80 need 50, water to swap?
half drain then refill, calcium was 800 and tap's 200, what'll I end up with
drain and fill for stabilizer 95 to 40, in inches please, avg depth 5 ft
stabilizer won't come down with chemicals right so how much fresh water to go 120 to 60
replace how much h2o, cya 85 goal 45
cya en 140 cuánto hay que vaciarle para dejarlo en 50
el estabilizador está altísimo, 170, qué porcentaje cambio
dureza 900, el agua de la llave trae 300, cuánta cambio para 500
me pasé de sal, marca 5800, cuánta agua le tiro
cuántas pulgadas le bajo para que el cya quede en 60, tengo 100
si le saco la tercera parte de la alberca en cuánto me queda el calcio de 700
ocupo bajar el cianúrico a la mitad, cuántos galones tiro
le tengo que hacer drain pa bajar el cya de 120 a 40, how much
`,
};
