// Ways in which people hand something to the log or the list of tasks, one on each line, in English and Spanish.
import type { Intent } from '../intent-names.ts';

export const TO_WRITE_DOWN: Partial<Record<Intent, string>> = {
  log: `
just tested free chlorine 2.5, ph 7.6, alk 85
write this down chlorine 3 ph 7.5
got 4 on the chlorine and 7.4 ph today, save it
here are today's numbers fc 5 ph 7.6 ta 90 keep them
new reading: fc 2, cya 45
tested this morning, chlorine 4, ph 7.4, jot it down
today's test chlorine 3 ph 7.6
add a test: fc 4, ph 7.5, ta 100
strip says chlorine 3 ph 7.2 alk 80, log that
put in my readings ph 7.6 chlorine 2
note that salt is at 3100
enter chlorine 5 and ph 7.7 for this morning
keep a record: ph 7.4 fc 3 cya 40
my test from today: fc 3, ph 7.5
store these results ph 7.8 ta 110
i just measured ph 7.5 and chlorine 3
apunta cloro 3 ph 7.5
anótame que el ph salió en 7.8
guárdame cloro 2 y ph 7.4
acabo de medir cloro 3 y ph 7.6
la prueba de hoy cloro 4 ph 7.4 guárdala
registra estos números: cloro 2, ph 7.5, alcalinidad 90
hoy salió cloro 3 ph 7.6, apúntalo
mete esta lectura ph 7.4 cloro 3
nueva lectura cloro 5 ph 7.5
`,
  log_treatment: `
I just put 2 quarts of acid in
added a gallon of bleach last night
dumped 4 lbs of baking soda in this morning
poured in half a gallon of liquid chlorine
note that I added 40 lb of salt
log 1 lb of shock
we threw in 3 bags of salt yesterday
put in 16 oz of muriatic an hour ago
record that 2 jugs of chlorine went in
tossed in 5 pounds of calcium this afternoon
le eché un galón de cloro
puse 2 litros de ácido hoy en la mañana
anota que agregué 3 libras de bicarbonato
ayer le eché 2 bolsas de sal
apunta 1 galón de cloro líquido
acabo de echar medio litro de ácido
`,
  remind: `
nudge me about emptying the skimmer basket thursday
don't let me forget to backwash sunday
set me a reminder for testing every monday
tell me to brush next week
ping me tomorrow at 6 to turn off the hose
put brushing on the calendar for friday
can you bug me to clean the cell in 3 months
wake me up about the acid on saturday
remind me in 2 days to test again
make a note to check the salt on the 1st
I need a reminder to lube the o-ring next spring
schedule a filter cleaning for the 15th
add a job: clean the cartridge on saturday
give me a heads up when it's time to backwash
every other week remind me to scrub the tile
send me a reminder tonight to turn the pump off
put it on my list to replace the pump basket
book a drain and refill for march
let me know friday to add chlorine
alert me when 3 days are up
acuérdame de limpiar el filtro el sábado
hazme un recordatorio para checar la sal cada mes
recuérdame medir mañana temprano
avísame el viernes que hay que cepillar
ponme en la lista cambiar el cartucho
no me dejes olvidar el retrolavado del domingo
prográmame una limpieza de filtro para el día 15
agéndame el cepillado cada martes
pon una alarma para apagar la bomba a las 8
que no se me olvide vaciar la canasta el jueves
`,
  complete: `
I cleaned the filter
done brushing
backwashed this morning
just emptied the skimmer basket
mark the cell cleaning as done
the cartridge is changed
finished vacuuming
checked off the brushing
I took care of the pump basket
brushed the walls today
filter's been rinsed
ya limpié el filtro
listo el retrolavado
ya cepillé
acabo de aspirar la alberca
marca como hecha la limpieza de la celda
ya vacié la canasta
quedó cambiado el cartucho
`,
  equipment: `
what filter do I have
how old is my pump
when was the heater installed
is the salt cell still under warranty
what model is my pump
list my equipment
how much life does the cell have left
which cartridge does my filter take
what brand is my heater
when does the warranty on the robot run out
qué bomba tengo
cuántos años tiene el calentador
qué modelo es mi filtro
todavía tiene garantía la celda
cuándo se instaló la bomba
qué equipo tengo registrado
`,
};
