// People about to take away what protects, in English: covers of drains, breakers, gates, switches, relief valves, vents. One on each line.
import type { HarmLines } from '../harm-names.ts';

export const HARM_TO_DEVICES: HarmLines = {
  drain_cover: `
im taking the cover of the main drain off so it sucks better
thinking about leaving the drain grate off this weekend, the screws are stripped
can we swim while the drain cover is at the store getting matched
gonna drill bigger holes in the drain cover for more flow
drain cover popped loose, ill just set it back on top without screws, good enough for the kids right
how do i get the anti vortex plate off so the vacuum pulls harder through the drain
pulled the old grate out, is it fine to run the pump with the hole open for a few days
ok to cover the main drain with a piece of chicken wire instead
the kids like to sit on the drain and feel the suction, thats harmless isnt it
my boys plug the suction with their backs for fun, its a weak pump so whatever
was thinking of cutting the slots on the suction cover wider with a dremel
the spa suction cover cracked, ill tape it and we soak tonight
is it ok if my daughter dives down with loose long hair and touches the drain
can i just zip tie the broken drain lid and open the pool for the party
new drain cover doesnt fit so we go without one this summer
skip the drain cover, it only collects hair
remove drain covr to clean faster, swimmers can stay in?
leaving the drain uncovered til the part comes in, kids know to stay away from it
`,
  vacuum_release: `
svrs keeps killing my pump, which wire do i pull to shut it up
how to disable the vacuum release on the spa pump
ill bypass the safety vacuum thing, it trips every time i vacuum
can i plug the vent line of the anti entrapment system, it sucks air
want to turn the vacuum sensor off permanently on my svrs pump
jumper the svrs so the pump stays on overnight, how
the vacuum release valve hisses so im capping it
anyone know how to trick the svrs into thinking everything is ok
removing the safety vacuum release and putting in a plain pipe
set the vacuum release so high it never trips, where is the screw
is it a big deal if i unplug the anti entrapment shutoff
im cutting the svrs out of the plumbing its just a nuisance
`,
  shock_protection: `
gfci trips all the time so im swapping it for a normal breaker
can i bypass the gfci on the pump just for this weekend
how do i wire the hot tub without a gfci
tape the breaker so it cant trip during the party
put a 30 amp breaker where the 20 was, the pool pump keeps tripping it
gonna cut off the bonding wire, its in the way of the new deck
do i really need to reconnect the ground wire to the pump or can i leave it hanging
cheating the gfi with a three prong adapter for the pool light, any harm
the bonding lug on the ladder broke off, leave it like that and swim
electrician wants 400 for bonding, ill just skip it
hold the gfci reset button in with a clamp, would that work
was thinking of feeding the spa from the dryer outlet, no gfci there
breaker keeps popping when the light is on so i wired it straight to the panel
move the pool light to a circuit that doesnt have one of those trip buttons
how can i stop a gfci from tripping when its wet, like defeat it somehow
remove the ground prong on the pump plug so it fits
im putting a bigger fuse in the pump box
bypas the ground fault on hottub how to
light trips the gfci so we took the gfci out, kids are swimming tonight
can the pump run from an ordinary outlet till i get the right one, no gfci i mean
just going to wire nut around that trip thing until monday
`,
  barrier: `
how do i keep the pool gate from closing by itself all day
gonna tie the gate open with a bungee, we go in and out all the time
taking the fence down for the summer, it ruins the view
is it ok to prop the gate with a brick during the party
door alarm to the pool drives me nuts how to turn it off for good
removing the self closing hinge on the pool gate
i want to disable the pool alarm, it goes off when the dog drinks
leave the pool ladder down overnight, my toddlers cant climb yet
the latch is too high for me so ill move it down low
do i really need the gate locked if i only have a 2 year old visiting for a week
put a chair by the fence so the kids can climb over by themselves
gonna unhook a section of the mesh fence, grandkids are here but ill be around
can i wedge something in the gate so it stays open, hands are always full
shut off the sliding door alarm when the grandkids sleep over so it doesnt wake them
inspector passed us so now im taking the gate latch off
selfclosing gate is anoying im gonna rope it back
we are not putting the safety fence back up this year, the baby only crawls
leave the safety cover unfastened its a pain to snap shut
what can i jam in the latch so i dont have to unlock it every time
pool door alarm batteries dead, not gonna bother
`,
  flow_safety: `
how do i bypass the flow switch on the heater
jumping out the pressure switch so my heater lights
can i tape down the flow sensor on my salt cell so it keeps making chlorine
high limit keeps tripping on the gas heater, bridge it with a wire?
gonna run the acid feeder without the pump on
want the chlorine pump to dose even when theres no flow, how do i override the interlock
is it ok to wire the chem feeder to a plain outlet so it runs all the time
heater says low flow, ill just short the two wires together
disconnect the interlock between dosing pump and filter pump
trick the heater into firing with the pump off
removed the thermal fuse from the heater and joined the ends, works great, leave it?
the flame rollout switch trips, how to jump it
put a paper clip across the limit switch
can i defeat the no flow alarm on the controller
how to make my heater ignore the pressure switch
dosing pump wont run because of a flow cell, pull the sensor and stick it in a cup of water?
gonna keep the chlorinator feeding while the circulation is shut down for repair
bypass hi limit on spa pack it only goes to 104 i want hotter
jumper the water pressure switch raypak how
`,
  pressure: `
can i open the filter clamp while the pump is running
filter gauge is at 45, gonna let it run and see
take the lid off the sand filter with the pump on to look inside
the relief valve leaks so im plugging it
using a longer bar to loosen the band while its under pressure
is it ok to hook an air compressor to the filter tank to blow it out
the clamp on my cartridge filter is cracked, just run it with duct tape
turning the multiport while the pump is running saves time, fine right
ill stand on the filter lid so it seals when the pump starts
gonna pressurize the lines to 60 psi to find the leak
how do i blow out the pipes with my big shop compressor at full pressure
close the return valves with the pump on to build up pressure and clear the clog
the filter lid bolts are missing two, can i still run it high speed
strap the lid down with a ratchet strap since the ring broke and fire it up
air relief on the filter is stuck, skip it and start the pump leaning over it
`,
  under_cover: `
can the kids swim under the solar blanket its like a cave
gonna leave half the cover on while we swim
daring my brother to walk across the winter cover
is it ok if my son crawls under the bubble cover to get his ball
kids want to play on top of the pool cover, it looks sturdy
leave the solar cover on as a safety cover for the toddler
ill walk on the mesh cover to sweep it
the auto cover is half open, we just duck under it
swim with the winter tarp on, only the corner open
lets jump on the cover like a trampoline
rainwater on the cover is warm, the little ones splash in it
can i close the hot tub lid over us to keep the heat in
close the cover with the kids still in so they stay warm
`,
  exhaust: `
block the heater vent so birds stop nesting in it, then run it
run the generator in the pump room during the storm
gonna box in the gas heater completely to cut the noise
charcoal grill inside the pool house to warm us up
can i put the pool heater in the garage with no flue
exhaust pipe fell off the heater, run it anyway tonight
close the vents in the equipment room so it stays warm
is it ok to run a gas pressure washer inside the pool enclosure
the indoor spa room has a propane patio heater, doors closed, cozy right
tape over the heater intake so leaves dont get in
generator under the bedroom window for the pool pump overnight
skip the flue pipe on the gas heater its only one weekend
`,
};
