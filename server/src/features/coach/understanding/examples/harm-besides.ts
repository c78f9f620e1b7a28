// More of what people are about to do, said around three corners or with other words, in English and Spanish. One on each line.
import type { HarmLines } from '../harm-names.ts';

export const HARM_BESIDES: HarmLines = {
  drain_cover: `
pried the broken grille off the floor, we swim around it
the plate over the sump came loose, well just wear shoes
unscrewed the thing at the bottom to get a coin out and lost the screws, party goes on
destornillé la rejilla de abajo y así la dejo, estorbaba
`,
  vacuum_release: `
the vacuum shutoff is way too touchy so i want it gone
can someone tell me how to make the pump ignore the suction safety
`,
  shock_protection: `
residual current device kicks out in the rain, how do i keep it in
earth leakage trip is driving me mad, ill feed the tub from before it
how do i keep the spa running when that breaker with the button goes off
uno más grande de 60 y ya no batallo con el breaker
lights work fine if i swap the protected outlet for a plain one
`,
  barrier: `
we took the pool gate off its hinges to get the grill through and left it off
gate code is annoying so i put a sock in the strike
the kids moved a planter to the wall so they can hop over, smart kids
sliding door lock is off all day in summer, toddler loves the breeze
`,
  flow_safety: `
two terminals on the water pressure sensor, i clip a wire across, right
heater lockout wont clear so tell me which sensor to fake
chlorine injector runs off its own plug, the pump can be dead and it still drips
temperature cutoff is at 104, which screw lets it run to 115
`,
  pressure: `
i spin the band off while the tank is still humming
multiport handle turned under load, handle groans but moves
cap the bleeder, it whistles
no gauge on the tank, i just listen to it
`,
  cannot_see: `
cant see past my waist but the in laws flew in for this
toes disappear at the first step, lesson starts at ten anyway
guests already paid so they bathe, cloudy or not
anda turbia pero ya pagaron los huéspedes
water has gone the color of tea, scouts still get their swim badge
`,
  just_dosed: `
grandkids have goggles on and i just threw two gallons of the strong stuff in
the smell is strong after dosing but they are already changed
sprinkled granules ten minutes back, first kids are in
dump the jug at the return while they race, it mixes faster
le acabo de echar dos galones y ya traen los goggles puestos
`,
  storm: `
severe weather alert but its sunny over here so practice continues
black clouds and rumbling, we bet who gets out last
sonó la alerta de tormenta pero seguimos
`,
  stool: `
runny diaper in the wading pool, i topped it up and put the babies back
someone had an accident, i just added a splash of chlorine, nobody left the water
`,
  diving: `
kids leap across the gap from the carport roof into the pool
boogie board surf off the slide, head first into waist deep water
the new springboard goes over the steps
`,
  breath_holding: `
i gulp air really fast before i go down for two minutes
drills to stay below longer, i do them by myself at night
our swim coach lets them do four lengths without a breath
`,
  alone: `
house sitter has seizures, told her to enjoy the pool whenever
nobody swims in our family but the pool opens saturday, well figure it out
my 80 year old aunt does her laps while i commute
`,
  under_cover: `
scouts tow each other around under the thermal blanket
sit on the floating cover like a raft
`,
  exhaust: `
parked the generator in the equipment closet to keep it dry
put the tailpipe of the truck by the pump house to dry it out
heater vents into the patio room now, nice and warm
`,
  mixing: `
which do i pour first into the sprayer, clorox or muriatic
i like a mix of chlorine and simple green in the pressure washer
me late echarle el ácido y encima el cloro
peroxide shock right after the bleach in the same bucket for extra fizz
`,
  shared_gear: `
combined half a bag of calcium hypo with the trichlor pail to free up space
hopper had bromine, i poured chlorine pucks over it
the dosing jug says acid but i fill it with whatever is needed
`,
  water_on_chemical: `
top off the acid carboy with tap water, its a third empty
ill thin the muriatic in its own jug
rinse the last granules out of the drum with a kettle of hot water
`,
  too_much: `
screw the calculator, every jug in the shed goes in tonight
no dose, just glug glug till it looks right
maxing out the feeder and adding six bags on top
me urge, le pongo todo el tambo
`,
  fumes: `
finishing the acid wash with a bandana, my mask broke
indoor spa shell, straight acid, fan is loud so its off
closed the vents so the acid mist doesnt drift to the neighbors, im inside
`,
  unprotected: `
contact lenses in, chlorine powder in the wind, goggles at home
my nephew is 6 and does the scoop, we call him the chemist
i test if its acid by dipping a finger
`,
  storing: `
pool acid in an iced tea pitcher on the counter
leftover chlorine in jam jars with a label, kids cant read yet
acid jug rides on the passenger seat with the windows up
chlorine drum next to the welding bench
`,
  disposal: `
granules in with the lawn clippings for trash day
mixed all the expired stuff with water and down the gutter
`,
  on_body: `
a splash of pool chlorine in the turtle tank against the smell
pool chlorine in the bath for ringworm
clean the wound with the tabs dissolved in water
soak my dentures in pool shock
sanitize the baby bottles with pool chlorine
`,
  animals: `
moss and moles in one go, acid down every hole
nuts soaked in algaecide for the squirrels
koi next door are noisy, a scoop of shock will do
`,
  unwatched: `
3yo plays on the tanning shelf while i vacuum the living room
lavo los trastes mientras juegan en la orilla los de 3 y 5
phone in hand, twins in the pool, i look up now and then
dad is mowing, the kids swim, thats our saturday
nanny cam on the pool and the baby on the step
`,
  floaties: `
inflatable sleeves on, he roams the whole pool on his own
her swim tutu floats so i stay on the porch
`,
  alcohol: `
bourbon in hand, tub at 104, wife asleep
unos mezcales y luego al agua, a cuánto lo caliento
the guys brought mushrooms, night swim at two
chugging contest in the deep end
`,
  pregnant_heat: `
27 weeks and sciatica, i park myself in the hot tub an hour before bed
baby on the way and a new spa at 104, perfect timing
semana 30 y la espalda me mata, jacuzzi hirviendo
`,
  child_heat: `
can our six month old join us in the jacuzzi if i hold her
two year old cries when we take him out of the hot tub so he stays
`,
  heat: `
spa tops out at 104, need 109, what do i cut
hot as it goes and stay till my skin wrinkles, doctor says watch the heart
three rounds of sauna and tub till i see stars
`,
  power_at_water: `
space heater on the coping so my feet stay warm
blender by the spa, cord through the window
held the underwater light by the cord to aim it, still lit
christmas inflatable plugged in next to the steps
`,
  confined_space: `
manhole by the pump house is full of muck, my brother and i take turns inside
squeezed into the pit to reach the valve, felt a bit drunk, going again
me meto a la fosa de la bomba a sacar lodo
`,
};
