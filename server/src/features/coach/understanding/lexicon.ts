// What words mean. One line is one thing with its names in English and Spanish, folded; longer names are matched first.
import type { ProductId } from '@limpid/chemistry';

export const PARAMETER_NAMES = {
  freeChlorinePpm:
    'free chlorine, free cl, free available chlorine, fac, fc, cl, chlorine level, chlorine reading, cloro libre, nivel de cloro',
  combinedChlorinePpm: 'combined chlorine, chloramines, chloramine, cc, cloro combinado, cloraminas',
  totalChlorinePpm: 'total available chlorine, total chlorine, tc, cloro total',
  brominePpm: 'bromine level, bromine, bromo',
  ph: 'ph level, ph, acidity, acidic, acidez, acida',
  alkalinityPpm: 'total alkalinity, carbonate alkalinity, alkalinity, alkaline, alk, ta, alcalinidad total, alcalinidad',
  hardnessPpm: 'calcium hardness, calcium, hardness, ch, dureza de calcio, dureza calcica, dureza, calcio, dc',
  cyanuricAcidPpm:
    'cyanuric acid, stabilizer, stabiliser, conditioner, cyanuric, cya, acido cianurico, cianurico, estabilizador, estabilizante, acondicionador',
  saltPpm: 'salt level, salinity, salt, nacl, salinidad, sal',
  boratePpm: 'borates, borate, boratos, borato',
  phosphatePpb: 'phosphates, phosphate, fosfatos, fosfato',
  ironPpm: 'iron, hierro',
  copperPpm: 'copper, cobre',
  tdsPpm: 'total dissolved solids, tds, solidos disueltos',
  orpMv: 'oxidation reduction potential, orp, redox',
  totalHardnessPpm: 'total hardness, general hardness, gh, dureza total, dureza general',
  biguanidePpm: 'biguanide level, biguanide, phmb, biguanida',
  temperatureC: 'water temperature, temperature, temp, water temp, temperatura',
} as const;
export type ParameterName = keyof typeof PARAMETER_NAMES;

/** Names of products; a strength may follow. `chlorine` is a product only when a person adds it. */
export const CHEMICAL_NAMES: Partial<Record<ProductId | 'chlorine' | 'acid' | 'tablets' | 'base', string>> = {
  'liquid-chlorine':
    'liquid chlorine, liquid cl, lc, bleach jugs, liquid pool chlorine, chlorine liquid, liquid shock, household bleach, clorox, bleach, sodium hypochlorite, sodium hypo, hypochlorite, hypo, liquid, cloro liquido, hipoclorito de sodio, hipoclorito, blanqueador, lejia, lavandina',
  'cal-hypo': 'calcium hypochlorite, cal hypo, cal-hypo, calhypo, granular shock, bagged shock, hipoclorito de calcio, cloro granulado',
  dichlor: 'dichlor, di-chlor, sodium dichlor, dicloro',
  trichlor:
    'trichlor, tri-chlor, tricloro, chlorine tablets, chlorine tabs, chlorine pucks, pucks, puck, tabs, tablets, tablet, pastillas de cloro, tabletas de cloro, pastillas, tabletas',
  'lithium-hypo': 'lithium hypochlorite, lithium hypo, lithium shock, lithium chlorine, lithium, hipoclorito de litio',
  'muriatic-acid': 'muriatic acid, muriatic, hydrochloric acid, hcl, pool acid, acido muriatico, muriatico, acido clorhidrico, salfuman',
  'dry-acid': 'dry acid, sodium bisulfate, bisulfate, ph minus, ph decreaser, ph reducer, bisulfato de sodio, bisulfato, acido seco',
  'soda-ash': 'soda ash, na2co3, sodium carbonate, washing soda, ph plus, ph increaser, ceniza de soda, carbonato de sodio',
  'baking-soda':
    'baking soda, nahco3, sodium bicarbonate, bicarbonate, bicarb, alkalinity increaser, alkalinity up, bicarbonato de sodio, bicarbonato',
  borax: 'borax, 20 mule team',
  'boric-acid': 'boric acid, acido borico',
  'calcium-chloride': 'calcium chloride, cacl2, hardness increaser, calcium increaser, hardness plus, cloruro de calcio',
  'sodium-thiosulfate': 'sodium thiosulfate, thiosulfate, chlorine neutralizer, tiosulfato de sodio, tiosulfato',
  monopersulfate:
    'potassium monopersulfate, monopersulfate, non-chlorine shock, non chlorine shock, chlorine-free shock, mps, monopersulfato',
  'sodium-bromide': 'sodium bromide, bromide, bromuro de sodio, bromuro',
  acid: 'acid, acido',
  chlorine: 'chlorine, cloro, chlor',
};
export type ChemicalName = keyof typeof CHEMICAL_NAMES;

/** What a person does, wants or asks. */
export const CUES = {
  howMuch:
    'qty, quantity needed, number of bags, number of jugs, the lbs, lbs for, pounds for, the ounces, ounces for, oz for, any number, any amount, a number for, an amount for, give me a number, just a number, cualquier numero, how much, how many, amount, dose, dosage, quantity, jug count, ounces by weight of, pounds of, ounces of, fluid ounces of, gallons of, grams of, cups of, cuanto, cuanta, cuantos, cuantas, cantidad, dosis, que cantidad',
  raise:
    'raise, increase, bring up, lift, lifts, boost, bump, up, higher, go up, get up, bringing up, add, adding, too low, low, subir, subo, aumentar, aumento, elevar, elevo, sube, baja la, agregar, agrego, echar, echo, anadir, poner, pongo',
  lower:
    'lower, reduce, decrease, bring down, drop, knock, down, get rid of, cut, too high, high, lowering, reducing, bajar, bajo, reducir, reduzco, disminuir, baje, demasiado alto, muy alto, alta, alto',
  target:
    'min chlorine, min fc, min free chlorine, chlorine minimum, minimum free chlorine, minimum chlorine, minimum fc, lowest chlorine, least chlorine, cloro minimo, minimo de cloro, what should, what level, ideal, target, recommended, how high should, how high, proper, keep, maintain, range, right level, que nivel, cual es el nivel, ideal, recomendado, deberia, debe ser, debo mantener, rango',
  drain:
    'share of water, percent of water, fraction of water, percentage of water, part of its water, water must go, water has to go, percent of the water, percent of the pool, share of the water, fraction of the water, part of the water, how much water out, water out, portion of the water, percentage of the water, parte del agua, porcentaje del agua, swapped, swapping, refilling, level be lowered, lower the water level, lower the level, exchanged, exchanging, change out, changed out, water change, drain, drains, drained, draining, refill, refilled, replace, replaced, replacing, dilute, dilution, exchange, partial drain, swap, vaciar, vacio, vacie, vaciamos, drene, drenamos, cambie agua, cambie el agua, agua cambie, agua cambiamos, agua se cambio, agua saque, saque agua, cambiar agua, debo cambiar, tengo que cambiar, hay que cambiar, displaced, reemplazar, diluir, renovar, recambio, drenar',
  swim: 'fit to open, fit to swim, fit for swimmers, safe to open, ok to open, can we open, open for swimming, wants in, want in, se pueden banar, puede banarse, pueden meter, se meten, se metan, se metieran, se pueden meter, se banan, se banen, podemos meternos, entrar al agua, meter a los ninos, meter los ninos, me meto, nos metemos, jump in, play in the water, use the tub, use the hot tub, use the spa, use my spa, use the jacuzzi, soak, swim, swimming, swimmable, go in, get in, jump in, hop in, dip, bathe, swim in, safe for, use the pool, safe to get, party, nadar, banarse, banarme, banarnos, meterse, meterme, meternos, entrar, nado',
  safe: 'safe, ok, okay, dangerous, danger, hurt, seguro, segura, peligroso, puedo, se puede, good to go, all right',
  mix: 'on top of, encima de, encima del, mix, mixing, mixed, combine, combining, together, store, storing, storage, next to, same bucket, right after, beside, at the same time, same time, same shed, mezclar, mezclo, mezcla, juntos, juntas, guardar, almacenar, al lado, al mismo tiempo',
  log: 'write it down, write that down, write this down, jot it down, jot this down, take this down, take it down, apuntalo, anotalo, guardalo, put in that, put that i, pon que, anotame, apuntame, registrame, log, record, note down, write down, put down, save, enter, jot, registra, registrar, anota, anotar, apunta, apuntar, guarda',
  remind:
    'remind, reminder, create a task, add a task, new task, make a task, set a task, crea una tarea, agrega una tarea, nueva tarea, recordatorio para, avisame cada, avisame que, ping me, nudge me, alert me, notify me, schedule a, set up a task, every friday, dont let me forget, recuerdame, recordatorio, avisame, recordarme',
  history:
    'last filter clean, last cell clean, clean date, last backwash, last date, how longs it been, how long has it been, how long its been, how long have we gone, how long have i gone, date of my last, hw long since, long since we, long since i, when did i last, when was the last, last time, when have i, did i already, did i change, did i, have i, how long since, how long ago, cuando fue la ultima, cuando fue, ultima vez, hace cuanto',
  trend:
    'been going down, been going up, been dropping, been rising, been climbing, going down lately, going up lately, trend, trending, changed, change over, over time, plot, graph, chart, history of, has my, have my, this month, this week been, since spring, since, over the last, past week, past month, tendencia, grafica, grafico, evolucion, como ha cambiado, ultimo mes',
  forecast:
    "when's the ph, when's my, when will the, when is the ph, when is my ph, when does the, when does my, when will it, when is it going to, when are we going to, cuando va a, cuando llega, going to run out, run out of chlorine, until i have to add, until i need to add, days until, days till, how soon will, cuantos dias hasta, cuantos dias faltan para, se me va, se va al dia, pierde al dia, gasta al dia, se gasta al dia, how fast am i losing, how fast do i lose, losing chlorine, chlorine a day do i lose, cuanto cloro pierdo, que tan rapido pierdo, how fast will, how quickly will, how fast does, how fast is my, how quickly does, lose per day, lose chlorine, chlorine loss, chlorine will i lose, chlorine am i losing, que tan rapido, cuanto cloro pierdo, cuanto cloro voy a perder, run out, make it until, make it to, make it through, hold until, last me, se me acaba, se acaba, me alcanza, last until, last through, last over, going to last, be gone, be enough until, forecast, predict, prediction, will my, by the weekend, when will, tomorrow be, how long will my chlorine, se acabara, cuando se acaba, durara, alcanzara, pronostico del cloro, va a durar",
  status:
    "pool looking like, water looking like, water look like right now, newest test, newest results, newest readings, test results, everything fine with, everything ok with, everything all right with, my last numbers, last numbers, my numbers, how's my, hows my, how is my, how are my, latest readings, latest test, last test, last reading, current readings, my numbers, where do things stand, where are we, doing, state of, status, give me a summary, summary, como esta mi, como va, como estan, estado de, mis lecturas, ultimas lecturas, ultima prueba, resumen",
  schedule:
    'which chore, which task, comes up next, que sigue en la lista, next maintenance, next task, next job, next chore, maintenance task, maintenance tasks, upkeep, to do list, chores, what is due, whats due, due this, coming up, maintenance schedule, what jobs, tareas, proxima tarea, mantenimiento pendiente, que toca, pendientes',
  weather:
    'rains, freeze warning, freeze tonight, hard freeze, rain, raining, rained, storm, storms, thunderstorm, weather, heat wave, heatwave, hurricane, wind, windy, sunny, forecast calls, degrees all week, degrees outside, cold front, freeze tonight, freezing, frost, clima, lluvia, llover, llueve, tormenta, huracan, ola de calor, helada',
  anythingToAdd:
    'what should i put in, what do i put in, what to put in, what goes in, what needs to go in, whats it need, what is it needing, what the water needs, what my water needs, what the pool needs, what my pool needs, what does it need, what does the water need, what does my water need, what does the pool need, what does my pool need, what it needs, lo que necesita, que le falta, what do i have to do today, what do i need to do today, what should i do today, what is there to do today, que tengo que hacer hoy, que me toca hoy, que hay que hacer hoy, balance my, balance the water, balance it, how much to add, how much do i add, what to add, need to add anything, anything to add, what do i add, what should i add, what do i do, what to do, what now, adjust, fix it, thoughts, any thoughts, what next, look ok, looks ok, balanced, how does that look, how does this look, are these ok, anything i should, tell me what to do, que hago, que debo hacer, que agrego, que debo agregar, que tengo que agregar, que debo echar, que debo ponerle, que necesita, does it need today, need this week, need today, que le agrego, que le echo, que le pongo, necesito agregar algo, algo que agregar',
  heat: 'heat, heating, heater, warm up, heat up, hotter, btu, btus, kw, degrees to, heat pump, calentar, calentador, calentarla, calentarlo, bomba de calor',
  pumpTime:
    'bomba prendida, prendo la bomba, dejo la bomba, corre la bomba, correr la bomba, funcionar la bomba, vuelta completa, una vuelta, vueltas, run my pump, run the pump, running the pump, running my pump, pump for, pump on for, pump run, pump time, run time, runtime, turnover, turn over, turn the, per turn, filtering, filtration, hours a day, hours of filter, one turn, turnovers, leave the pump, filter run, bomba encendida, horas la bomba, prender la bomba, cuantas horas, recirculacion, filtrar, encender la bomba, filtrado',
  shock:
    'burn it off, burn off, burn them off, burn out the, bp dose, hit bp, reach bp, slamming, slammed, superchlorinating, shock, shocking, slam, superchlorinate, superchlorination, breakpoint, shock level, choque, superclorar, supercloracion, clorar de choque, punto de quiebre',
  index:
    'figure the saturation, the saturation, saturation for, saturation at, saturation of, saturation value, indice de langelier, corrosive, aggressive water, scale forming, corrosiva, corrosivo, saturation index, langelier, lsi, csi, index please, water balance index, si with, indice de saturacion, indice',
  volume:
    'how many gallons, how many liters, how many litres, how much water, volume, capacity, gallons does, gallons is, liters is, how big, holds, hold, pool size, cuantos galones tiene, cuantos litros tiene, cuantos litros, cuantos galones, volumen, capacidad, cubico',
  explain:
    "what is, what's, whats, what are, why, how does, how do, explain, tell me, point of, meaning, mean, difference, should i use, better, vs, versus, which, works, work, purpose, benefit, do i need, when should, how often, que es, que son, por que, para que, explica, explicame, diferencia, cual es mejor, sirve, como funciona, cada cuanto, es necesario",
  want: 'tgt, settle for, content with, would be better, recommended, gustaria, quiere, want, wants, need, needs, target, goal, aim, desired, should be, like, reach, hit, get to, get it to, until, supposed to be, up to, down to, back to, go to, ideal, quiero, necesita, objetivo, meta, llegar a, hasta, debe ser, deberia estar, llegar',
} as const;
export type Cue = keyof typeof CUES;

export const SYMPTOMS = {
  green:
    'shrek, kermit, the hulk, frog pond, frog color, color of a frog, guacamole, matcha, spinach, lagoon, bog, lily pads, espinaca, aguacate, sopa de espinaca, green tint, slippery walls, walls feel slippery, walls are slippery, walls are slimy, slimy, paredes resbalosas, resbalosas, lama, limo, green, algae, algas, alga, verde, verdosa, verdoso, greenish, slimy walls, pea soup, like a pond, like a lake, berde, berdosa, verda, turned green, swampy, swamp, mustard algae, black algae, black spots',
  cloudy:
    'dull, looks dull, not sparkling, no sparkle, sin brillo, opacada, cloudy, hazy, haze, milky, milk, like milk, como leche, agua blanca, agua esta blanca, foggy, murky, dull water, not clear, turbid, cannot see the bottom, cant see the bottom, cannot see the drain, cant see the drain, cloudiness, turbia, turbio, lechosa, lechoso, opaca, blanquecina, nublada',
  stain:
    'stain, stains, stained, staining, discolored, discoloration, rust, rusty, brown water, turned brown, went brown, kind of brown, water is brown, puso cafe, agua cafe, agua sale cafe, esta cafe, amanecio cafe, brown spots, green-blue, mancha, manchas, manchado, oxido, oxidada',
  foam: 'bubbles that wont, bubbles wont go away, bubbles dont go away, foam, foamy, foaming, suds, bubbles on top, bubbly, frothy, espuma, espumosa, burbujas',
  smell: 'smell, smells, smelly, stinks, stink, odor, reeks, stench, huele, olor, apesta',
  irritation:
    'bumps under the swimsuit, red bumps, burns my eyes, burn my eyes, burns our eyes, stings my eyes, hurts my eyes, burns their eyes, quema los ojos, arde los ojos, pican los ojos, me pican, irritados, comezon, sore eyes, eyes are red, itchy eyes, itchy, itch, itching, burning eyes, red eyes, eyes burn, eyes sting, eyes hurt, stinging, rash, skin irritation, dry skin, pica, picor, ojos rojos, ardor, irritacion, ronchas, arden los ojos',
  scale:
    'scale, scaling, white crust, crusty, calcium buildup, calcium deposits, white deposits, white line, tile line, white ring, ring on the tile, ring around the tile, white stuff on the tile, white film on the tile, white powder on the tile, anillo blanco, linea blanca, raya blanca, white flakes, sarro, incrustaciones, costra',
  leak: 'run the hose every, hose every couple, just to keep it full, to keep it full, se le baja el agua, se baja el agua, le baja el agua, baja el agua, rellenar con la manguera, echarle agua cada, losing a couple inches, loses water, loses an inch, going through water, leak, leaking, leaks, refill every, refilling every, keep refilling, keep filling, filling it every, keep adding water, keep having to add water, add water every, losing water, losing an inch, lost an inch, lost water, water loss, water level drops, level keeps dropping, fuga, pierde agua, perdiendo agua, baja el nivel, goteo',
  pump: 'screaming, squeals, squeal, rattling, rattles, whistling, buzzing, howling, rechina, chilla, loud noise, noise, noisy, humming, hums, gurgling, grinding, squealing, screeching, whining, prime, priming, lost prime, wont prime, air in the pump, basket half empty, pump trips, pump wont start, wont turn on, ruido, zumba, no prende la bomba, no enciende, no ceba, cebar',
} as const;
export type Symptom = keyof typeof SYMPTOMS;

/** Short hands for hopeless or harmful questions and for small talk. */
export const SOCIAL = {
  greeting: 'hi, hello, hey, good morning, good evening, good afternoon, yo, howdy, hola, buenas, buenos dias, buenas tardes, que tal',
  insult:
    'useless, stupid, idiot, dumb, moron, suck, sucks, shut up, hate you, hate this, worthless, garbage, trash, crap, bullshit, bs, wtf, fuck, fucking, shit, shitty, asshole, inutil, estupido, tonto, idiota, basura, no sirves, mierda, porqueria, callate',
  thanks:
    'thanks, thank you, thx, cheers, appreciate it, appreciate ya, you rock, youre the best, you are the best, the best, good looking out, good lookin out, you saved me, love it, great, awesome, perfect, nice, cool, gracias, muchas gracias, genial, perfecto, que padre, eres lo maximo, muy amable, orale',
  bye: 'bye, goodbye, see you, see ya, see you later, talk later, adios, hasta luego, nos vemos',
} as const;
