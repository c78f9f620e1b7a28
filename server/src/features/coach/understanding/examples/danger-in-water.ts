// Accidents in and around the water as people type them in a hurry, in English. One on each line.
import type { Danger } from '../danger-names.ts';

export const DANGER_IN_WATER: Partial<Record<Danger, string>> = {
  drowning: `
my son is face down in the pool hes not moving
HELP she was at the bottom shes blue
pulled my daughter out not breathing what do i do
grandpa went under in the hot tub and wont wake up
theres a kid at the bottom of the deep end omg
baby in the pool found her floating
hes not coming back up
my brother dived in a minute ago and i cant see him come up
she is lips blue and limp we just got her out
nephew 4 was in the spa under the cover no pulse i think
man floating face down neighbours pool
she's having a seizure in the water i cant hold her head up
fits in the pool my wife is epileptic shes shaking and going under
kid is bobbing up and down mouth at the water not making any noise
my friend is sinking i cant swim
toddler fell in shes grey and floppy
We just lifted my father out of the spa and he does not respond to us.
not respnding not breathing wet cold hes 3
the twins were swimming now one is lying on the bottom
mum slipped in the hot tub head under water eyes open doesnt answer
how long can someone be underwater hes been down there like 2 min
water coming out of his mouth and nose he wont wake
he was holding his breath doing laps now he just stopped
they found her under the solar cover
doing cpr on my little girl pool what next
how many breaths do i give him he was under the water
drownig my kid please
uncle bill drunk in the jacuzzi slid under wont open his eyes
he looks asleep on the floor of the pool
she stopped splashing
my sister cant get to the edge shes swallowing water and going down
teenager blacked out under water we dragged him on the deck
no heartbeat she was in the pool
My husband had a heart attack while swimming and is still in the water
grandma is in the pool and shes not holding on to the rail anymore
pls hurry he's purple, 6 years old, was in the above ground pool
the lifeguard isnt here and a boy isnt moving
Unconscious child at poolside, he was in the water for I don't know how long.
got him out gasping weird noises every few seconds is that breathing
her hair is spread on the water and she isnt lifting her head
he fell in with all his clothes on and cant swim im alone
cramp cant keep up im in the deep end phone in waterproof case
my kids not playing anymore shes just laying in the water
eyes rolled back in the hot tub, head slipped under, she's 70
someone is in my pool at night lying on the bottom i cant tell if its a person
ahe went undr and didnt come up
baby bath seat tipped in the kiddie pool shes white as paper
cold skin, no breath, just out of the plunge pool
my boy jumped off the deck into the pool and he just floats
do i turn her on her side or push on her chest shes been under
They were seeing who could stay down longest and now Marco isn't moving
i cant wake him hes soaking wet by the pool
our guest went into the swim spa alone and is now under the surface
shes clinging to the ladder but slipping her arms dont work anymore
the tot is under the winter cover i can see his shoe
`,
  after_water: `
he went under for a few secs now hes coughing a lot is that ok
my daughter swallowed pool water an hour ago and shes really sleepy now
pulled my 2yo out fast she cried and seems fine now should i worry
son choked in the pool this afternoon breathing fast tonight
she fell in we got her out right away shes talking but pale
Is dry drowning real my kid inhaled water and keeps coughing
he was underwater maybe 20 sec, awake now, threw up twice
niece had to be fished out at lunch, wont eat, just wants to sleep
My wife fainted in the spa and went under briefly. She says she feels fine.
coughed up foam after swimming hes 5
cpr worked hes awake do we still need the hospital
toddler slipped under in the baby pool spluttering but ok, can i put her to bed
grandad swallowed a load of water chest hurts and wheezy now
she nearly drowned yesterday and today has a fever
kid inhaled water chest sounds crackly
my boy got dunked by his cousins too long and now he is acting weird and tired
he choked on hot tub water, seems normal, do i let him sleep
she came up coughing hard and wont stop its been 30 mins
i went under and breathed in water earlier my chest is tight
got her out in time she's laughing now what signs do i watch for
`,
  entrapment: `
her hair is stuck in the drain
my sons arm is sucked in the suction hole cant pull it out
HELP girl stuck on the bottom drain underwater
hair caught in the hot tub filter her head is down
he's sitting on the drain and cant get up it wont let go
leg stuck in the skimmer my toddler is screaming
how do i turn off the pump kid stuck to the suction
finger jammed in the jet its turning purple
hand trapped in the skimmer opening water up to his chin
The spa's intake is holding my daughter's ponytail and she can hardly keep her mouth above water.
stuck!! the vacuum port grabbed her belly
his swim trunks string got sucked into the drain and hes under
pulling but wont come loose her back is on the grate
foot trapped in ladder under water my nephew
my necklace got sucked in the jet and its choking me
grandson put his arm in the return pipe and we cant get it out
cut her hair or pull?? she stuck at the filter in the jacuzzi
auto cover closed on him hes pinned
kid wedged between pool wall and the ladder face half under
suction has my sister where is the off switch
`,
  neck: `
he dived in the shallow end cant feel his legs
my son hit his head on the bottom neck hurts bad
jumped off the roof into pool and isnt moving his arms
she landed on her neck
dove in head first now tingling in both hands
Should we take him out of the water? He hit the floor of the pool and can't move.
fell off the slide onto concrete head bleeding and confused
slipped on the deck cracked her skull i think
neck crunched diving board can we turn his head
he says he cant feel anything below his chest
cousin cannonballed on top of my girl her neck is crooked
grandma fell on the spa steps hit the back of her head throws up
backflip went wrong hit the edge knocked out
pins and needles in arms after diving in
i hit the bottom and my neck wont turn
blood from his ear after the dive
`,
  missing_child: `
cant find my son he was by the pool
where is my daughter gate is open
3 year old gone the back door was open and we have a pool
lost sight of the little one in the crowd at the pool
the water is too green to see the bottom and my boy is missing
looked everywhere toddler not in the house pool cover is loose
kid disappeared at the water park 5 mins ago
her shoes are next to the pool but shes not here
We counted the children after swimming and one is missing.
nephew with autism wandered off loves water we have neighbours with pools
hes not answering when i call, his floatie is in the water
missing child pool party help
my twins were in the garden i only see one
where do i look first my baby crawled out somewhere
`,
  lightning: `
lightning hit the pool my son was in it
struck by lightning by the pool not waking up
flash and bang then he fell on the deck
The umbrella was hit by lightning and my wife is lying next to it.
lightning struck the tree by the hot tub we were in my ears ring and legs numb
two kids down thunderstorm pool HELP
bolt hit the water hes twitching
she got hit by the storm holding the metal pole, burns on her hand
`,
  electric_shock: `
the ladder tickles my hand like static every time i climb out
handrail feels like licking a 9 volt battery
every time i grab the rail it buzzes my hand
little static zaps off the pool rail when my feet are wet
i feel a tingle when i touch the water
kids say the pool is zapping them
got shocked off the ladder
my husband got electrocuted by the pump
cable fell in the pool my daughter is in there
tingling in hot tub when i touch the metal rail
the light is hanging out and the water buzzes when you touch it
he cant let go of the handrail
extension cord in the water people swimming
Whenever I put my hand in the water I get a small electric shock.
she jumped in after him and froze too i think its the electricity
zap zap from the heater casing when wet
radio dropped into the spa
dog yelped and stiffened near the pool light
power line came down on the pool
muscles went stiff in the water next to the light then she sank
pricking feeling on my legs near the underwater lamp
Is it normal that my little boy says the water bites near the steps
touched the control box with wet hands, arm numb, heart racing
phone charger fell in the tub while he was in it plugged in
`,
  overheating: `
wife passed out in the hot tub
dad is mumbling and confused been in the spa an hour
so dizzy from jacuzzi cant stand up
my kid is bright red and vomiting after hot tub
hot tub was at 108 hes not making sense
shes limp and hot, 4 years old, spa
heart pounding wont slow down after the sauna and tub
fainted getting out of the spa
pregnant and been in 40c too long feel faint and cramps
He had a few beers in the hot tub and now we can't wake him properly.
skin burning hot but not sweating pool deck all day
granny slurring her words just out of the hot water
baby was in the hot tub shes floppy and red
the thermostat broke water scalded my sons legs
heat stroke? kid at swim meet staggering and talking nonsense
collapsed next to the spa, hot dry skin
my boyfriend cant remember where he is since we got out of the hot tub
head exploding, seeing spots, too long in the jacuzzi
`,
};
