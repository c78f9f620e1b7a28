// The same as in the other lists of harm, told in passing, at length or in a hurry. English. One on each line.
import type { HarmLines } from '../harm-names.ts';

export const HARM_TOLD: HarmLines = {
  drain_cover: `
the new code cover on the drain chokes my flow so the old flat one goes back on tonight
flat drain cover from 1990 still on there, we swim every day and nobody died
lost two of the screws of the drain grate, one holds it, thats plenty
took the dome off the suction and covered it with a kitchen sieve
my daughter sits on the jet intake in the spa because it tickles, cute
drain lid floated up, kids use it as a frisbee, ill put it back this fall
suction outlet in the baby pool has no cover but the pump is tiny
`,
  vacuum_release: `
that safety vacuum gizmo trips daily, so i looped it out
put a ball valve shut in front of the vacuum breaker so it stays quiet
entrapment protection keeps stopping the jets so i unplugged its sensor
pump guy says just delete the svrs, sounds good to me
`,
  shock_protection: `
nuisance trips all summer, so a standard breaker goes in tomorrow
buddy told me to land the hot tub on a regular 50 amp with no ground fault
ran an orange cord from a two prong outlet to the pump, works great
the copper bond wire broke at the pump, not gonna bother reconnecting
i stuck a penny behind the fuse for the pool light, lights up again
rental hot tub trips the outlet, found one in the kitchen that doesnt
cut the green wire since it was corroded, pump runs fine without
holding the breaker lever up with a wooden clothespin for the pool party
`,
  barrier: `
gate squeaks and slams, so it stays tied back with a cord until fall
screen door to the pool has no lock anymore, toddler cant reach the handle yet i think
we pulled two fence panels so the party tent fits, grandkids are staying the week
i muted the chime on the slider, it woke the baby
turned the floating pool alarm off because the wind sets it off
latch sticks so i filed it down and now it doesnt catch, easier with my hands full
put the kids playhouse against the fence, they climb over and it saves us walking around
the neighbors kids let themselves in, i leave it open so i dont have to get up
removable fence is a hassle so its been rolled up all season, my twins are 2
left the hot tub lid unlocked, the locks are broken anyway
`,
  flow_safety: `
paper clip in the pressure switch and the heater fires right up
gonna hotwire the heater past that pressure thing
acid pump is on its own timer, runs at night with the circulation off
flow paddle broke off so i glued the switch shut
heat exchanger limit kept popping, twisted the two wires together
i put the chlorine pump on an outlet thats always hot
set the controller to ignore no flow so it keeps feeding over the weekend
pulled the stop button box off the wall at the hot tub, people kept hitting it
`,
  pressure: `
popped the lid clamp while the pump was running, just a little spray
gauge is broken, needle off the scale, been running it like that
knocking the clamp tight with a mallet while its at full pressure
we plugged the return to force more water through the spillover, filter groans
forty five psi is fine for old tanks, theyre built strong
blowing the lines with a 150 psi compressor straight into the pump basket
put a c clamp on the cracked filter band so i can run it a few more weeks
`,
  under_cover: `
the kids made a tent of the solar sheet and dive in and out under it
walking out on the tarp to get the ball
our safety is the bubble wrap cover, baby cant get in with that on
let the dogs and kids run over the winter tarp, its tight
autocover halfway so we swim in the open half and dive under
puddle on the cover is where my toddler plays boats
`,
  exhaust: `
wrapped the heater top in foil against the wind
heater room door and louvers taped shut so it doesnt rust
generator sits in the hallway next to the pump room during outages
pizza oven and heater in the enclosed lanai with the plastic walls down
vent pipe rusted through but it still heats fine
ran the gas pump indoors to drain the basement pool
`,
  cannot_see: `
its a rental and checkout is tomorrow so we swim, cloudy or not
cant see the floor but the strip says ok, were going in
looks like lemonade, the kids dont mind
kinda swampy since the storm but its hot as hell, in we go
you cant see your hand down there but they all know how to swim
haze so thick the robot disappeared, swim team still comes at four
murky water birthday, well tell them to stay near the edge
`,
  just_dosed: `
renters want in, i dumped a bunch of liquid chlorine an hour ago, ill say yes
ten pounds went in at noon and the neighbors kids come at one
pucks crushed and thrown in while the girls were playing mermaid
im pouring acid at the deep end, they are at the shallow end so its fine
strip goes dark purple for chlorine, we swim with eyes closed
just treated the spa, hopping in before it gets late
my brother shocked it and now the cannonball contest starts
fc somewhere over 30, my husband says it builds character
`,
  storm: `
boomers in the distance but were staying in
lightning show from the pool tonight, bringing snacks
swim class goes on, thunder is at least ten miles off
we float in the pool during storms all the time in florida
its only dry lightning, the boys keep playing
thunder rolled once, lap swim isnt over yet
`,
  stool: `
he had the squirts this morning but wants to go to swim practice
brown floater scooped, party goes on
my kid threw up in the shallow end, i swirled it away
toddler with the trots in a swim diaper, plane leaves tomorrow so today is the last pool day
nobody saw the turd so i flicked it in the skimmer
`,
  diving: `
my boys built a jump from the garage, water is about 5 feet
we put a springboard on the shallow side, more room there
seniors night: everyone dives off the shoulders of the guy in front
the slide ends in two feet of water, they go head first
backflips off the spa wall into the shallow end for the video
cousins leap from the second floor window, havent hit the edge yet
`,
  breath_holding: `
whats a good breath up routine before underwater laps
doing co2 tables in the deep end on my own
they see who stays under longest, loser buys pizza
navy prep: no breath lengths until someone taps out
my daughter pants like a dog ten times and then swims three widths below
sitting on the bottom with a dumbbell counting seconds
`,
  alone: `
i swim by myself every morning at 5, heart bypass last month
tossing my brother in law in for laughs, he sinks like a stone
my mother has dementia and floats alone in the pool while i shop
i get fainting spells but a swim clears my head, nobody home
no one here knows how to swim so we just jump in and hold the wall
hubby never learned, hell wade to the deep end along the edge
`,
  mixing: `
bathroom bleach plus pool acid to open the deck drain
homemade deck wash: two parts chlorine, one part ammonia cleaner
threw the vinegar in with the liquid chlorine to drop the ph before pouring
sprinkled shock on the spilled brake oil to soak it up
acid first and then straight bleach over it to get the rust off
my recipe is a scoop of cal hypo, a scoop of trichlor and a shot of soap
all the dregs go into one pail, acid, tabs, whatever
`,
  shared_gear: `
same tub for shock then for acid, i swirl it with the hose between
chlorinator takes anything, pucks today, granules tomorrow
one ladle hangs on the wall for everything in the shed
bromine tabs ran out so trichlor went in the brominator
dumped cal hypo tablets on top of the old trichlor in the feeder
i refill the old tablet bucket with granular shock
`,
  water_on_chemical: `
a cup of water in the muriatic bottle so it goes farther
poured hot water in the bottom of the shock bucket to get the crust out
hosed the acid jug out while it was still half full
put the tabs in a pot with boiling water to speed it up
filled the pail with granules first then water, it crackles a bit
acid was frozen so i warm it on the stove
`,
  too_much: `
40 lbs of shock, the green monster dies tonight
the whole jug of acid goes in before work, no time to measure
eyeballed it, poured till the jug was empty, doing the same tomorrow
since one bag did nothing ill do ten
load up five gallons of algaecide, cant hurt
gonna nuke the hot tub with a quart of bleach and soak after
dumping the rest of the calcium, all 60 pounds, to be done
`,
  fumes: `
scrubbing the spa with straight muriatic in the closed sunroom
i hold my breath and dash in the shed when it reeks
acid bath for the grids in the tub of our guest bathroom
the tab bucket stinks when i open it so i stick my nose in to see if its good
acid mist from the sprayer in the pump room, door shut because of the wind
chlorine cloud hangs in the room but i need my tools, going in
`,
  unprotected: `
no gear, flip flops, beer in hand, pouring acid
my 10 year old runs the chemicals, she reads the label herself
picked the pucks out bare handed, a bit slimy, whatever
sucked on the tube to get the acid going
smashing tablets with a brick on the driveway
throwing shock into the breeze by the fistful
`,
  storing: `
chlorine goes on top of the gas cans
acid lives in a milk jug by the back door
the shock sits in the truck bed under the sun all week
tabs in the hall closet above the furnace
muriatic and chlorine share a tote, lids are on
moved the algaecide into a sprite bottle because the jug leaked
kids toys and pool chemicals in the same deck box
`,
  disposal: `
leftover acid goes in the storm grate
stale shock in the burn barrel
soggy tablets went in the kitchen trash
poured the bad bleach in the koi canal
two buckets of old granules buried behind the shed
`,
  on_body: `
pool shock on athletes foot works fast
a capful of pool chlorine in the baby bath, kills the rash
swish pool water for my sore gums
rubbed acid on a mole to get rid of it
chlorine dip for the puppies with fleas
`,
  animals: `
raccoons get a tuna can with pool chemicals tonight
ill drop a tab and some acid down the mole run and cover it
algaecide in a dish for the pigeons
gassing the wasps in the pump box with bleach and acid
stray dog keeps drinking here, ill spike the bowl
`,
  unwatched: `
be right back grabbing the mail, twins are on the pool steps
my teenager has headphones in but shes out there with the toddlers
kids swim, i sneak a nap, older one yells if something happens
three of them in the pool and im on a conference call by the window
its only the inflatable, i can shower while she splashes
left the 3 year old with his cousin at the pool, cousin is 8
everyone watches everyone, so i went in to start the grill
`,
  floaties: `
shes got her floaties so im firing up the grill around the corner
he lives in his puddle jumper, deep end, no grown up needed
baby bobs in the neck float while i scroll
inflatable ring and a rope to the ladder, hes all set by himself
arm bands fit like glue, i can fold laundry
`,
  alcohol: `
second pitcher of sangria and the spa is calling
edibles kicked in, how hot is too hot for the tub
we drink and soak until we fall asleep, best life
keg stand then diving contest
took a sleeping pill, quick dip before it works
buzzed dads are the lifeguards today
popped a muscle relaxer and heading to the jacuzzi
`,
  pregnant_heat: `
im expecting in june, nightly 40 min soak at 104
my bump and i love the hot tub, as hot as it goes
seven months along, spa day with an hour at 103
second baby, first one was fine with the hot tub all pregnancy long
`,
  child_heat: `
grandson is 2, loves hot tub jets, we let him sit an hour
my baby falls asleep so nicely in the spa at 101
kids party in the jacuzzi, ages 3 to 5, 104 degrees
new pool too cold so the infant floats in the spa
`,
  heat: `
cardiologist told me no hot tubs but 10 min at 104 is nothing
i wanna cook, 106 for an hour, how do i get past the limit
getting woozy, one more round of jets
my dad on blood thinners and pressure pills lives in the spa, three hours a day
i fall asleep in there every night, so cozy
jumpered the thermostat, sits at 109, feels amazing
`,
  power_at_water: `
table saw next to the pool, cord hangs over the edge
doing the niche light live, the breaker is a pain to reach
boombox on the float, extension taped in a plastic bag
charging my tablet on the spa shelf while i watch a show
heat gun on the pool liner with my feet in the water
plugged the margarita machine in right on the coping
dropped a hardware store sump pump in while the kids swim
the old light buzzes a bit, just use it
`,
  confined_space: `
climbing down into the collector tank, it stinks but i have a flashlight
lowered my skinny cousin in the surge pit on a rope
vault is full of rotten leaves, ill shovel it out alone this morning
inside the big filter on my knees digging gravel
went in the cistern with a gas blower to dry it
`,
};
