// Weather, people, equipment and new water, and how strongly each moves what.
import type { Cause } from './relation.ts';

export const EVENT_RELATIONS: readonly Cause[] = [
  {
    names:
      /\b(?:(?:carbon dioxide|co2) (?:\w+ ){0,2}?(?:escap\w*|leav\w*|gass\w*|outgass\w*|com(?:es|ing) out|driven)|(?:los\w+|driv\w+ (?:off|out)|outgassing(?: of)?) (?:the )?(?:carbon dioxide|co2))\b/,
    strengths: { ph: 3 },
  },
  {
    names:
      /\b(?:salt(?:water)? (?:system|cell|generator|chlorinator|pool)s?|(?:chlorine|salt) generators?|chlorine generat\w+|swg|swcg|celda de sal|sistema de sal|generador de cloro|clorador(?: salino| de sal)?|piscina de sal|alberca de sal)\b/,
    strengths: { ph: 2, freeChlorinePpm: 3 },
  },
  {
    names:
      /\b(?:reverse osmosis(?: treatment| service)?|osmosis inversa|(?:partial )?drain(?:ing)?(?: (?:and|&) refill\w*)?|drain some|dilut\w+|(?:replac|exchang|swapp?)(?:e|ing)? (?:some |part |half )?(?:of )?(?:the )?(?:old )?water|fresh(?:er)? water|vaciar|diluir|cambi\w+ (?:parte del )?agua|agua nueva)\b/,
    strengths: { cyanuricAcidPpm: -4, hardnessPpm: -4, saltPpm: -4, tdsPpm: -4, alkalinityPpm: -1, phosphatePpb: -2, freeChlorinePpm: -1 },
  },
  {
    names: /\b(?:backwash\w*|splash[- ]?out|overflow\w*|leak(?:s|ing|age)?|retrolavad\w+|fugas?)\b/,
    strengths: { cyanuricAcidPpm: -2, hardnessPpm: -1, saltPpm: -2, tdsPpm: -2 },
  },
  {
    names:
      /\b(?:aerat\w+|waterfalls?|fountains?|bubblers?|spa jets|jets|spillover|(?:point\w* )?returns? (?:up|upward)|cascadas?|fuentes?|airea\w*|burbujeador|chorros)\b/,
    strengths: { ph: 3 },
  },
  {
    names:
      /\b(?:rain|rains|rained|rainfall|rainwater|rainy|rainstorms?|downpours?|(?:heavy |big |tropical )?storms?|thunderstorms?|tormentas?|lluvias?|llovi\w+|aguacero)\b/,
    strengths: { ph: -1, alkalinityPpm: -2, hardnessPpm: -2, cyanuricAcidPpm: -1, saltPpm: -2, tdsPpm: -2, freeChlorinePpm: -1 },
  },
  {
    names: /\b(?:evaporat\w+|evapora\w*|water disappears)\b/,
    strengths: { hardnessPpm: 3, saltPpm: 2, tdsPpm: 3, cyanuricAcidPpm: 1, alkalinityPpm: 1 },
  },
  {
    names:
      /\b(?:hard (?:tap|water|fill)|fill water|tap water|topp?(?:ing)? (?:it |the pool |my pool )?(?:up|off)|refill\w*|agua (?:de (?:llenado|la llave)|dura)|rellen\w+)\b/,
    strengths: { hardnessPpm: 2, alkalinityPpm: 1, tdsPpm: 1 },
  },
  { names: /\b(?:well water|the well|our well|agua de pozo|el pozo)\b/, strengths: { ironPpm: 3, hardnessPpm: 2, copperPpm: 1 } },
  {
    names: /\b(?:sun|sunlight|sunshine|sunny|uv rays|ultraviolet|rayos uv|luz del sol|sol)\b/,
    strengths: { freeChlorinePpm: -3, combinedChlorinePpm: -1, brominePpm: -3, temperatureC: 1 },
  },
  {
    names: /\b(?:warm water|warmer water|hot water|hot weather|heat wave|agua caliente|ola de calor)\b/,
    strengths: { freeChlorinePpm: -2, ph: 1 },
  },
  { names: /\b(?:covers?|covering|cubiertas?|lonas?)\b/, strengths: { freeChlorinePpm: 1, temperatureC: 2 } },
  {
    names:
      /\b(?:swimmers|bathers|people swimming|sweat|urine|pee|peeing|sunscreen|lotion|(?:pool )?part(?:y|ies)|banistas|sudor|orina|bloqueador|fiestas?)\b/,
    strengths: { freeChlorinePpm: -2, combinedChlorinePpm: 3, tdsPpm: 1 },
  },
  { names: /\b(?:fertilizers?|lawn food|fertilizante|abono)\b/, strengths: { phosphatePpb: 4, freeChlorinePpm: -1 } },
  {
    names: /\b(?:leaves|leaf litter|pollen|grass|dirt|debris|algae|hojas|polen|pasto|algas)\b/,
    strengths: { freeChlorinePpm: -2, phosphatePpb: 2 },
  },
  {
    names: /\b(?:(?:new|fresh|curing) (?:plaster|pebble|concrete|gunite|surface)|yeso nuevo|yeso fresco)\b/,
    strengths: { ph: 3, hardnessPpm: 2, alkalinityPpm: 2 },
  },
  {
    names: /\b(?:shocking|superchlorinat\w+|breakpoint chlorination|clorar de choque)\b/,
    strengths: { freeChlorinePpm: 4, combinedChlorinePpm: -3 },
  },
  {
    names: /\b(?:ozone|ozonator|uv (?:system|lamp|light)|ozono|lampara uv)\b/,
    strengths: { combinedChlorinePpm: -2, freeChlorinePpm: -1 },
  },
];
