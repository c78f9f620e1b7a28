// Tests and instruments: what each measures, and how far up.
export type Measured =
  | 'free' | 'combined' | 'total' | 'bromine' | 'ph' | 'alkalinity' | 'hardness' | 'cya' | 'salt' | 'orp' | 'tds' | 'phosphate' | 'metals'
  | 'clarity' | 'temperature' | 'flow' | 'pressure' | 'vacuum' | 'base' | 'acid'; // prettier-ignore

export interface Method {
  /** folded, in both languages */
  names: RegExp;
  measures: readonly Measured[];
  /** free chlorine that it still counts, ppm */
  upToPpm?: number;
  /** it tells amounts of a tenth or two apart */
  isExact?: boolean;
}

/** More special names first. */
export const METHODS: readonly Method[] = [
  {
    names: /\b(?:fas[- ]?dpd\w*|ferrous ammonium sulfate|drop[- ]count (?:dpd|chlorine))\b/,
    measures: ['free', 'combined', 'total'],
    upToPpm: 50,
    isExact: true,
  },
  { names: /\b(?:dpd)\b/, measures: ['free', 'combined', 'total', 'bromine'], upToPpm: 10 },
  { names: /\b(?:oto|orthotolidine|ortotolidina|yellow drops|gotas amarillas)\b/, measures: ['total'], upToPpm: 5 },
  { names: /\b(?:syringaldazine)\b/, measures: ['free'], upToPpm: 10 },
  { names: /\b(?:phenol red|rojo de fenol)\b/, measures: ['ph'] },
  { names: /\b(?:ph (?:meter|probe|pen|electrode)|medidor de ph)\b/, measures: ['ph'] },
  { names: /\b(?:acid demand)\b/, measures: ['acid'] },
  { names: /\b(?:base demand)\b/, measures: ['base'] },
  { names: /\b(?:turbidity tube|melamine(?: (?:test|reagent))?|black dot(?: tube| test)?|melamina|punto negro)\b/, measures: ['cya'] },
  { names: /\b(?:secchi disk?|turbidimeter|turbidity meter|nephelometer|nephelometr\w+)\b/, measures: ['clarity'] },
  { names: /\b(?:edta(?: titration)?|eriochrome black|calmagite|red to blue)\b/, measures: ['hardness'] },
  { names: /\b(?:sulfuric acid titration|bromocresol green|green to (?:red|pink)|verde a rojo)\b/, measures: ['alkalinity'] },
  { names: /\b(?:silver nitrate|chromate|mohr)\b/, measures: ['salt'] },
  { names: /\b(?:orp (?:probe|sensor|meter|controller)|redox (?:probe|sensor))\b/, measures: ['orp'] },
  { names: /\b(?:conductivity (?:meter|probe)|tds meter)\b/, measures: ['tds', 'salt'] },
  { names: /\bthermometers?|termometro\b/, measures: ['temperature'] },
  { names: /\b(?:flow ?meter|rotameter|caudalimetro)\b/, measures: ['flow'] },
  { names: /\b(?:vacuum gauge|vacuometro)\b/, measures: ['vacuum'] },
  { names: /\b(?:pressure gauge|manometro)\b/, measures: ['pressure'] },
];

export const MEASURED: readonly (readonly [Measured, RegExp])[] = [
  ['combined', /\b(?:combined (?:chlorine|available)|chloramines?|cloro combinado|cloraminas?)\b/],
  ['total', /\b(?:total (?:available )?chlorine|cloro total)\b/],
  ['free', /\b(?:free (?:available )?chlorine|fc|cloro libre)\b/],
  ['bromine', /\b(?:bromine|bromo)\b/],
  ['cya', /\b(?:cyanuric(?: acid)?|stabili[sz]er|conditioner|cya|cianurico|estabilizador)\b/],
  ['hardness', /\b(?:calcium(?: hardness)?|hardness|dureza|calcio)\b/],
  ['alkalinity', /\b(?:total alkalinity|alkalinity|alcalinidad)\b/],
  ['ph', /\bph\b/],
  ['salt', /\b(?:salt|salinity|salty|sal|salinidad)\b/],
  ['orp', /\b(?:orp|redox|oxidizing power|oxidation.reduction|millivolts)\b/],
  ['tds', /\b(?:tds|total dissolved solids|solidos disueltos)\b/],
  ['phosphate', /\b(?:phosphates?|fosfatos?)\b/],
  ['metals', /\b(?:iron|copper|metals?|hierro|cobre)\b/],
  ['clarity', /\b(?:clarity|turbidity|cloudiness|claridad|turbiedad)\b/],
  ['temperature', /\b(?:temperature|temperatura)\b/],
  ['flow', /\b(?:flow(?: rate)?|gpm|caudal)\b/],
  ['vacuum', /\b(?:vacuum|suction|succion|vacio)\b/],
  ['pressure', /\b(?:pressure|presion)\b/],
];
