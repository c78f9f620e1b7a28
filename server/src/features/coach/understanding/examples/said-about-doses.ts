// Ways in which people ask how much of something to add, what to write down or to remember, and what may be mixed. One on each line.
import type { Intent } from '../intent-names.ts';

export const SAID_ABOUT_DOSES: Partial<Record<Intent, string>> = {
  dose: `
just give me any number for the acid
a number for chlorine please, no questions
le eché un saco de cloruro de 25 libras, cuánto subió la dureza
eight bags of salt in 12000 gallons, what does that make
18k, FC 1>5, 12.5 LC, qty?
15k gal pH 8.0 > 7.5 TA 110 MA 31% oz?
22k TA 60 to 90 bicarb lbs
com pool 60k, FC 2>6 cal hypo 65
12k CH 150→300, 77% CaCl2
spa 400g, br 1 tgt 4
13.5k CYA 20 > 50, lbs stab
salt 2400 tgt 3400 20k how many bags
10k vinyl, pH 6.8 up to 7.4, soda ash oz
how much 10% chlorine takes nineteen thousand gallons from two to six
my pool holds sixteen thousand gallons and the pH is eight point two, how much acid would you pour
Would you kindly tell me how much muriatic acid I ought to use, the pH is 7.9 and I've 14,000 gallons
my late husband always did this part, I need to raise the alkalinity by twenty, how much soda please
grams of dichlor for a 1500 liter spa to get to 4 ppm
how many cups of shock gets me 3 ppm in a 7000 gal above ground
need alk up 30
alk down from 160 to 100 how much acid total
chlorines at 0 need it at 3, 8 thousand gallon intex
yo how much chlorine do i dump in to get from 1 to 4, its a 12k pool
hw much acid 2 go frm 8 to 7.4
ph too high rn like 8.1 how much of the acid stuff
how many pucks equal 2 ppm in ten thousand gallons
how many fluid ounces of 6 percent bleach to bump the spa from 1 to 3
ok so I'm standing here with a jug of acid and the pH's seven nine, do I pour half or the whole thing
I want FC at 6, it's 2.5, jug says 12.5%
what weight of calcium chloride to bring hardness from 180 up to 275
a scoop is a pound, so how many scoops of bicarb to get ta from 55 to 80
baking soda amt for +25 ppm in 9k
how much do I put in to get stabilizer from zero to thirty in a fresh 17,500 gallon fill
how much conditioner for a 30 ppm bump
put in salt, fresh fill, 14000 gallons need 3200, number of forty pounders?
salt is 2700 and the cell wants 3200
my salt cell says 2500, add salt, but how much is that in bags
twenty five thousand gallons, hardness 120, I'd like it at 250
borates from 0 to 50, 16k
how much borax to lift ph from 7.1 to 7.5
soda ash for 7.0, 11000 gal
how many mL of 33% hydrochloric for 45 cubic meters going from 7.8 to 7.4
35 m3, cloro al 13%, subir 2 ppm, mL?
quantity of liquid chlorine for maintaining, need 4 ppm more, pool's 75,000 liters
half a gallon of 31% acid, is that about right for dropping 7.8 to 7.5 in 20k
would one jug be enough to get chlorine from 2 to 5 in 15000 gallons
is 2 pounds of cal hypo too much for a 10k pool that needs 4 more
the lady at leslie's said 3 lbs of alkalinity up, but I only need ten ppm in 13k, does that check out
how much would I cut the acid dose if I only want to go 7.8 to 7.6
chlorine way up at 12 want 5, how much thiosulfate
need to neutralize chlorine from 15 down to 4, 18000 gallons
how much dechlorinator brings fc 10 to 3
hydrogen peroxide to knock chlorine from 20 to 5, 6000 gal
we've got family flying in and I just need it up from one to three, how much bleach, 12k
pour amount for tonight, 1.5 now, want 5.5, 10 percent stuff
8.0 on the ph, twenty k, acid?
pH 7.8 TA 90 15k, drop .3
how much dry acid instead of muriatic for 8.0 to 7.5 in 14k
acid 14.5% strength, ph 7.9 to 7.5, eighteen thousand gals
how much more chlorine if the jug is 8.25 instead of 12.5 and I need 3 ppm
how many lbs of trichlor for 5 ppm
stabilizer's at 10, desert sun, bring to 40, 21k
sock full of conditioner, how many pounds go in it for 20 ppm
hardness low 90, plaster pool 16k
calcium is too low, how much hardness increaser do I get
alkalinity is low at 50
ph reads 8.4
chlorine is zero, pour how much
we got a lil kiddie pool 300 gal, how much bleach for 2ppm
swim spa 2000 gallons need bromine from 2 to 5
how much ph up for the hot tub, it's at 6.9, 350 gallons
teaspoons of bleach to bring 250 gallons up 3
how much liquid do I need to get 3 parts more
gimme the acid amount
chlorine math for me, 20k, up by 4
one quart of acid lowers 15k by how much
what will a gallon of 10 percent do to 18000 gallons
if I add 5 lbs of baking soda how far does alk go up in 12k
add 2 bags of salt to 14k, how many ppm is that
need to top the chlorine off from 3 to 5 before bedtime
just a smidge of acid, 7.7 down to 7.5, 23000 gal
raising TA by 15, 30000 gal, in pounds please
ph up from 7.0, my pool is about 10 thousand, using washing soda
how much alk increaser, ta 40
target 4, have 2, pool 17k, using 68% shock bags
cuanto acido le hecho si el ph esta en 8.2 y son 15 mil galones
tengo el cloro en cero y la piscina es de 12 mil, cuánto líquido lleva
quiero subirle 30 a la alcalinidad, cuántas libras de bicarbonato serían
cuántos sacos de sal ocupo, marca 2400 y el cell pide 3200
disculpe joven, cuánto ácido muriático le pongo para bajarlo de siete nueve a siete cinco
18 mil galones, cloro de 1 a 4, del 12.5, cuánto
pa subir el estabilizador a 40 cuánto le echo, lo tengo en 15
cuántas tazas de bicarbonato pa 5 mil galones, la alk está en 60
necesito 2 ppm mas de cloro en 50 mil litros
el calcio salió bajito, 120, y lo quiero en 250, cuántas libras
mi pool es de 14k y el ph está high 8.0, cuánto acid le pongo
tengo el ph bajo en 6.8 cuánta soda ash
cuántas libras de cal hypo pa subir 3 en diez mil galones
cuántos litros de cloro al 10% para 60 metros cúbicos, subir 3 ppm
está en 7.9 y lo quiero en 7.4, alberca de veinte mil
cuánto bleach del clorox le echo al inflable de 800 galones
se me pasó la mano, cloro en 14, cuánto neutralizador para dejarlo en 4
cuántas onzas de acido seco pa el jacuzzi de 400 galones, ph 8
qué cantidad de estabilizador necesita si está en cero y son 16000
con un galón de cloro cuánto me sube en 15 mil
le falta sal, cuántas bolsas de 40
ponle que son 13 mil galones, alcalinidad 50, la quiero en 90
subir dureza 80 partes en 45 mil litros
el ph salió en 8.3 óyeme qué cantidad de ácido
alcalinidad en 180 la quiero en 110, cuánto ácido en total
mijo cuánto cloro le vacío para que llegue a cinco, anda en dos
una cubeta de cloro granulado, cuántas cucharadas para subir 2
medio galón de ácido alcanza para bajar de 7.8 a 7.5 en 18 mil?
cuánto thiosulfato pa bajar el cloro de 20 a 5
de 1 a 5, 22k, líquido al diez
cuánto ph plus ocupo para llegar a 7.5 desde 7.0
cuántas pastillas pongo para tener 3 de cloro en una alberca de 30 mil litros
saqué 1.5 de cloro, debería andar en 4, cuánto le doy
quiero saber la cantidad de sal para llenar desde cero 17 mil galones a 3300
FC 3>7, 30k, 65% granular, oz?
I poured some already but not enough, it only came up to two and I need four, how much more for 14000 gallons
ounces of stabilizer for a 5000 gallon above ground, 10 up to 35
my hands are wet so quick, ph eight, fifteen thousand, how much acid
how much sodium bisulfate for the tub, ph 7.9 to 7.5, 420 gal
cuánto le echo de cloro pa que amanezca en 4, ahorita tiene 1
mi piscina es chiquita, cinco mil galones, cuánto ácido para bajar tres décimas
ocupo 40 ppm de alkalinity, cuánto baking soda en 20k
`,
  log: `
my ph is 8.2
our alkalinity is 60
fc is 3
3.5 / 7.6 / 80 / 250 / 45 write it down
today: FC 4 CC 0 pH 7.5 TA 85, log
Rdgs 8/12 fc 2.5 ph 7.7 ta 90 ch 320 cya 50 salt 3100
hey so I'm out by the pool and the pH came out seven six and chlorine three, put that in the book
I've just done the test, dear, chlorine two and pH seven point four, would you note it
stop 3 smith: fc 1 ph 7.8 ta 100, rec
results from leslies, fc 3.2 ph 7.6 ta 88 ch 410 cya 62, put them on file
tested it, 7.4 and 3
ph was 7.9 yesterday afternoon, forgot to enter it
save these pls cl 2 ph 7.2
the spa is at bromine 4 ph 7.4, add it to my tests
water temp 84 today, note that
salt tested thirty two hundred
psi 14 this morning, write that down
calcium came back 375 from the lab, keep that
strip: 3, 7.6, 120. save
chlorine's five, alkalinity's ninety, that's today's
apúntale 3 de cloro y 7.5 de ph
anota la lectura de hoy: cloro dos, ph siete seis, alcalinidad ochenta
acabo de checar, cloro 4 y ph 7.4, guárdalo porfa
salió en 7.8 el ph ayer en la tarde, se me pasó apuntarlo
log this: cloro 3, ph 7.6, sal 3200
me dieron en la tienda cya 60 y calcio 350, ponlo en el registro
la temperatura del agua está en 82, anótala
fc 5 ph 7.5 ta 100 ch 300, mételo al historial
ya hice la prueba, dos y medio de cloro y siete cuatro
la sal marcó 3000 hoy, apúntalo
`,
  log_treatment: `
added 1 qt MA, rec it
+2 gal LC, 12.5
dosed 3lb bicarb stop 4
so I went ahead and poured the whole jug of acid in about ten this morning
i put a lil chlorine in like half a jug
my grandson dumped two scoops of shock in for me, please note it
threw four pucks in the floater
two cups of ph down went in the spa
I've just sprinkled five pounds of baking soda around the deep end
stabilizer, 4 lbs in a sock since sunday, write it
half a bottle of algaecide added after the storm
put 500 ml of hydrochloric in at 7 am
calcium 10 lbs went in yesterday, save that
le acabo de vaciar dos galones de cloro
ponle que le eché un cuarto de ácido en la mañana
ayer mi marido le puso 4 libras de estabilizador
le metí tres pastillas al flotador
apunta que van 2 sacos de sal
eché una taza de ph minus al jacuzzi, anótalo
le puse medio botecito de alguicida
le di una libra de shock anoche pa que quede registrado
`,
  complete: `
filter cleaned, check
BW done
basket dumped
ok i did the brushing u can cross it off
I've finished scrubbing the tile, thank goodness, so you may tick that off
that o-ring job, it's handled
vac'd and brushed, both done
swapped the cartridges out just now
cell soak is finished
well it took me all morning but the steps are scrubbed
hosed off the filter grids
test task, done that
close out the skimmer task
ya quedó lo del filtro
backwash hecho, quítalo de la lista
ya le pasé el cepillo a las paredes
terminé de aspirar, márcalo
ya lavé los cartuchos
la celda ya está limpia, táchala
`,
  remind: `
holler at me sunday so I test the water
rem: cell clean q90d
every 2 wks bw, set it
i always forget the skimmer lol bug me about it on fridays
would you please remind me on Tuesday morning to brush the steps
at eight tonight tell me the hose is running
add cartridge wash to my chores first of the month
I need to remember to buy acid thursday
my memory isn't what it was, so do give me a nudge about the tablets each Saturday
put down a task for june 3rd, inspect drain cover
don't let me go to bed without turning the spa off
every monday and thursday, test chlorine, make that a thing
follow up in 48 hours to check the alk
set up a yearly one for the heater tune up
que no se me pase apagar la manguera en media hora
ponme un reminder pa limpiar el filtro el lunes
avísame cada dos semanas lo del backwash
dime el jueves que compre cloro
anótame de tarea cepillar el sábado
me recuerdas mañana a las siete checar el ph porfa
mándame una alerta cada mes pa revisar la sal
despiértame temprano el domingo que hay que sacar las hojas
`,
  chem_mix: `
MA then LC same visit, wait time?
trichlor in a cal hypo feeder, bad?
I accidentally put the acid scoop in the chlorine bucket, is that dangerous
can i mix bleach n acid to save time
algaecide and clarifier same afternoon okay
my shed has the chlorine bucket right next to the acid, should I move one
poured acid over the skimmer with a puck still in it
white smoke came up when I rinsed the jug with the other one
calcium and bicarb together, does it matter
how many minutes between baking soda and calcium chloride
vinegar and pool chlorine together?
dissolve soda ash and chlorine in one bucket of water
is it safe carrying acid and chlorine jugs in the same trunk
se puede echar el cloro y el alguicida juntos
usé el mismo vaso para el ácido y el cloro, pasa algo
cuántos minutos dejo entre el bicarbonato y el calcio
le puse shock al clorador de pastillas, es peligroso?
puedo llevar el ácido y el cloro en la misma troca
si le cae vinagre al cloro qué pasa
revolví dos cloros diferentes en una cubeta
ácido primero y luego luego el cloro, hay bronca
`,
};
