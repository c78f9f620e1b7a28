// Products, and how strongly each moves what: the order is that of the usual doses.
import type { Cause } from './relation.ts';

const STABILIZED = { freeChlorinePpm: 3, saltPpm: 1, tdsPpm: 1 } as const;

export const PRODUCT_RELATIONS: readonly Cause[] = [
  {
    names:
      /\b(?:(?:potassium )?(?:peroxy)?monopersulfate|mps|(?:non[- ]chlorine|chlorine[- ]free) shock|choque sin cloro|monopersulfato)\b/,
    strengths: { ph: -1, alkalinityPpm: -1, tdsPpm: 1 },
  },
  {
    names:
      /\b(?:tri-?chlor|trichloro\w*|(?:chlorine )?(?:tablets?|tabs|pucks?)|chlorine sticks?|tricloro|(?:tabletas?|pastillas?)(?: de (?:tri)?cloro)?)\b(?: (?:tablets?|tabs|pucks?|sticks?))?/,
    strengths: { ph: -3, alkalinityPpm: -2, cyanuricAcidPpm: 3, ...STABILIZED },
  },
  {
    names: /\b(?:sodium )?(?:di-?chlor|dichloro\w*|dicloro)\b(?: granules)?/,
    strengths: { cyanuricAcidPpm: 4, ...STABILIZED },
  },
  {
    names: /\b(?:cal[- ]?hypo|calcium hypochlorite|hipoclorito de calcio)\b/,
    strengths: { ph: 1, hardnessPpm: 3, ...STABILIZED },
  },
  {
    names: /\b(?:lithium hypo(?:chlorite)?|lithium chlorine|hipoclorito de litio)\b/,
    strengths: { ph: 1, ...STABILIZED },
  },
  {
    names:
      /\b(?:liquid (?:pool )?chlorine|(?:household )?bleach|sodium hypo(?:chlorite)?|cloro liquido|blanqueador|hipoclorito de sodio|lejia)\b/,
    strengths: { ph: 1, freeChlorinePpm: 3, saltPpm: 2, tdsPpm: 1 },
  },
  {
    names: /\b(?:(?:chlorine gas|gas chlorine|gaseous chlorine)|gas cloro|cloro gas(?:eoso)?)\b/,
    strengths: { ph: -4, alkalinityPpm: -3, freeChlorinePpm: 4 },
  },
  {
    names:
      /\b(?:muriatic(?: acid)?|hydrochloric acid|dry acid|sodium bisulfate|bisulfate|sulfuric acid|ph (?:minus|decreaser|reducer)|^ph down|(?<!cyanuric |boric |ascorbic |citric |hypochlorous |oxalic )acid|acido (?:muriatico|clorhidrico|seco|sulfurico)|bisulfato(?: de sodio)?|acido(?! (?:cianurico|borico|ascorbico|citrico|hipocloroso|oxalico)))\b/,
    strengths: { ph: -5, alkalinityPpm: -4, tdsPpm: 1 },
  },
  {
    names: /\b(?:carbon dioxide|co2|dioxido de carbono)\b/,
    strengths: { ph: -2 },
  },
  {
    names: /\b(?:caustic soda|sodium hydroxide|lye|sosa caustica|hidroxido de sodio)\b/,
    strengths: { ph: 5, alkalinityPpm: 1 },
  },
  {
    names: /\b(?:soda ash|sodium carbonate|washing soda|ph (?:plus|increaser)|^ph up|carbonato(?: de sodio)?|ceniza de soda)\b/,
    strengths: { ph: 4, alkalinityPpm: 2, tdsPpm: 1 },
  },
  {
    names: /\b(?:baking soda|sodium bicarbonate|bicarbonate(?: of soda)?|bicarb|alkalinity (?:increaser|plus)|bicarbonato(?: de sodio)?)\b/,
    strengths: { ph: 1, alkalinityPpm: 4, tdsPpm: 1 },
  },
  { names: /\bborax\b/, strengths: { ph: 3, alkalinityPpm: 1, boratePpm: 3 } },
  { names: /\b(?:boric acid|acido borico)\b/, strengths: { boratePpm: 3 } },
  {
    names: /\b(?:calcium chloride|hardness (?:increaser|plus)|calcium (?:increaser|plus)|cloruro de calcio)\b/,
    strengths: { hardnessPpm: 5, tdsPpm: 2 },
  },
  {
    names: /\b(?:cyanuric acid|stabili[sz]er|conditioner|cya|acido cianurico|estabilizador|acondicionador)\b/,
    strengths: { cyanuricAcidPpm: 5, ph: -1 },
    isValueToo: true,
  },
  {
    names: /\b(?:pool salt|sodium chloride|(?:bags? of )?salt|cloruro de sodio|sal)\b/,
    strengths: { saltPpm: 5, tdsPpm: 4 },
    isValueToo: true,
  },
  {
    names: /\b(?:sodium thiosulfate|thiosulfate|chlorine (?:neutralizer|remover)|dechlorinator|tiosulfato(?: de sodio)?)\b/,
    strengths: { freeChlorinePpm: -5 },
  },
  {
    names: /\b(?:copper (?:sulfate |based )?algaecides?|copper sulfate|ionizers?|alguicidas? de cobre|sulfato de cobre)\b/,
    strengths: { copperPpm: 3 },
  },
  { names: /\b(?:algaecides?|algicides?|alguicidas?)\b/, strengths: { freeChlorinePpm: -1 } },
  { names: /\b(?:phosphate removers?|quita ?fosfatos|removedor de fosfatos)\b/, strengths: { phosphatePpb: -4 } },
  {
    names: /\b(?:clarifiers?|flocculants?|floc|enzymes?|clarificador(?:es)?|floculante|enzimas)\b/,
    strengths: {},
  },
  { names: /\b(?:sequestrants?|sequestering agents?|secuestrante)\b/, strengths: { phosphatePpb: 1 } },
];
