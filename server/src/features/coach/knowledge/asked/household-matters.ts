// Everyday matters of a household: water in a light, a broken skimmer lid, a cold night, weeks away, who may handle chemicals.
import type { Matter } from './matter.ts';

export const HOUSEHOLD_MATTERS: readonly Matter[] = [
  {
    card: 'light-has-water',
    all: [
      /\b(?:pool|spa|tub) lights?\b(?! (?:green|blue|brown|yellow|cloud))|\b(?:luz|luces|lampara|foco) (?:de la|de mi|del) (?:piscina|alberca|jacuzzi)\b/,
      /\b(?:water|condensation|agua|condensacion)\b.{0,20}\b(?:in|inside|behind|dentro|adentro|detras)\b|\b(?:full of|filled (?:up )?with|has) (?:water|condensation)\b|\bllen\w+ de agua\b|\btiene (?:agua|condensacion)\b/,
    ],
    none: /\b(?:gfci|breaker|trip\w*|tingl\w*|shock\w*|water (?:level|line)|toques?|salta|bota)\b/,
  },
  {
    card: 'skimmer-lid',
    all: [
      /\bskimmer\b.{0,12}\b(?:lid|cover)\b|\btapa (?:del|de mi) skimmer\b/,
      /\b(?:crack\w*|broke\w*|missing|gone|lost|snapped|rota|rajada|rompio|quebro|falta|perdio)\b/,
    ],
    none: /\bbasket\b|\bcanasta\b/,
  },
  {
    card: 'cell-life',
    all: [
      /\b(?:how long|how many years|cuanto|cuantos anos)\b/,
      /\b(?:last|lasts|hold up|good for|dura|duran|durar)\b/,
      /\b(?:salt|swg|generator) cells?\b|\bceldas? (?:de sal|del? clorador)\b/,
    ],
    none: /\b(?:clean\w*|soak\w*|limpi\w*|acid\w*)\b/,
  },
  {
    card: 'freeze-worry',
    all: [
      /\b(?:tonight|overnight|tomorrow|this week(?:end)?)\b/,
      /\b(?:going to|gonna|gona|will|supposed to|forecast|low of|lows? (?:in|around|near)|down to|drop\w*|get(?:s|ting)? to)\b.{0,24}\b(?:[12]?\d|3[0-2]|(?:teens|twenties))(?! ?(?:%|ppm|gal|people|hours?|days?|inch|am|pm|mph|:))\b/,
      /\b(?:pool|pump|pipes?|equipment|spa)\b/,
    ],
    none: /\b(?:chlorine|ph|alk\w*|salt|rain|heat\w*|swim\w*|guests?|party|friends|kids|shock|dose|add|c(?:elsius)?)\b/,
    hasNumbers: true,
  },
  {
    card: 'away-long',
    all: [
      /\b(?:we'?re|we are|i'?m|i am|we'?ll be|i'?ll be|we) (?:leav\w+|going away|going on vacation|gone|away|out of town|traveling)\b|\b(?:me voy|nos vamos|salimos|estaremos fuera)\b/,
      /\b(?:[3-9]|three|four|five|six|several) weeks?\b|\bmonths?\b|\b(?:[3-9]|tres|cuatro|cinco|seis|varias) semanas\b|\b(?:un|dos|tres|\d) mes(?:es)?\b/,
      /\b(?:what|how|plan|anything|can|should|que|como|puedo|algo)\b/,
    ],
    none: /\b(?:ppm|gallons?|tub|spa|jacuzzi|ph|test(?:ed)?|tablets?|pastillas?|how much|how many|cuant[oa]s?|frog|green|verde|neighbor|vecin\w)\b/,
    hasNumbers: true,
  },
  {
    card: 'vacation',
    all: [
      /\b(?:going (?:on|away)|leaving|away|out of town|cruise|me voy|nos vamos|salimos)\b/,
      /\b(?:[4-9]|1\d|ten|two|2|a|one|1|diez|dos|una) (?:days?|weeks?|dias|semanas?)\b/,
      /\b(?:pool|pump|piscina|alberca|bomba)\b/,
      /\b(?:what|how|do i|should|anything|que|como|debo|hay que)\b/,
    ],
    none: /\b(?:ppm|gallons?|hot ?tub|tub|spa|jacuzzi|ph|test(?:ed)?|tablets?|tabs?|pastillas?|how (?:much|many|long)|cuant[oa]s?|frog|green|verde|cloudy|turbi\w|neighbor|vecin\w|go(?:es)? away|went away|run\w*|close|salt)\b/,
    hasNumbers: true,
  },
  {
    card: 'kids-clean',
    all: [
      /\b(?:kids?|child(?:ren)?|son|daughter|teen\w*|\d+ ?-?(?:yr|year)s?[ -]old|hij[oa]s?|nin[oa]s?|adolescente)\b/,
      /\b(?:add|put|pour|handle|dump|measure|echar|eche|poner|ponga|agregar|manejar)\b(?: \w+){0,4} (?:chlorine|chemicals?|acid|shock|cloro|quimicos?|acido)\b/,
      /^(?:so |hey |y )?(?:can|may|should|could|is it (?:ok|okay|safe|fine)|puede|deberia|esta bien)\b/,
    ],
    none: /\b(?:swim\w*|after|before|while|drank|swallow\w*|ate|eyes?|spill\w*|nad\w+|trago|ojos?|despues|antes)\b/,
    hasNumbers: true,
  },
  {
    card: 'motor-or-pump',
    all: [
      /\b(?:repair|fix|rebuild)\b.{0,14}\bor\b.{0,14}\b(?:replac\w+|buy|get|new)\b|\breplace\b.{0,14}\bor\b.{0,14}\b(?:repair|fix)\b|\b(?:reparo|arreglo)\b.{0,20}\bo\b.{0,14}\b(?:cambio|compro)\b/,
      /\b(?:pump|motor|bomba)\b/,
    ],
    none: /\b(?:heat pump|heater|bomba de calor)\b/,
    hasNumbers: true,
  },
  {
    card: 'pump-all-day',
    all: [
      /\b(?:pump|bomba)\b/,
      /\bleft\b.{0,14}\b(?:on|running)\b|\bforgot to (?:turn|shut|switch)\b.{0,14}\boff\b|\bolvid\w+ apagar\b|\bdeje (?:la bomba )?(?:prendida|encendida)\b/,
      /\b(?:all night|overnight|all day|24 hours|toda la noche|todo el dia)\b/,
    ],
    none: /\b(?:dry|no water|without water|valves?|closed|backwash|waste|rinse|air|empty|seco|sin agua|valvulas?|cerrad\w)\b/,
  },
  {
    card: 'tub-vacation',
    all: [
      /\b(?:hot ?tub|spa|jacuzzi)\b/,
      /\b(?:on|for|during) (?:my |our |a |the )?(?:vacation|trip|holidays?)\b|\b(?:out of town|going away|while (?:i'?m|we'?re) (?:away|gone))\b|\bde (?:viaje|vacaciones)\b/,
      /\b(?:temp\w*|degrees|turn|leave|keep|set|off|what|temperatura|dejo|apago|bajo|hago)\b/,
    ],
    none: /\b(?:green|cloudy|smell\w*|rash|came back|got back|verde|turbi\w|huele|volv\w+)\b/,
  },
  {
    card: 'pump-on-off',
    all: [/\b(?:pump|bomba)\b/, /\bon and off\b|\bprender y apagar\b/, /\b(?:bad|hurt\w*|damag\w*|harm\w*|ok(?:ay)?|malo|dana\w*)\b/],
    none: /\b(?:hot ?tub|tub|spa|heater|keeps?|by itself|on its own|sol[oa])\b/,
  },
  {
    card: 'pump-off-to-save',
    all: [
      /\b(?:how long|how many (?:days|hours)|cuanto tiempo|cuantos dias)\b/,
      /\bwithout (?:running )?(?:the |a |my )?pump\b|\bpump (?:be |stay )?off\b|\bsin (?:prender )?(?:la )?bomba\b|\bbomba apagada\b/,
    ],
    none: /\b(?:shock\w*|acid|chlorine|clarif\w*|floc\w*|settle\w*|alum|vacuum\w*|after|algaecide|cloro|acido|despues)\b/,
  },
];
