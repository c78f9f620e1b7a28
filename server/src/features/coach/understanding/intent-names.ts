// What a message can ask for.
export const INTENTS = [
  'dose', 'lower_by_water', 'balance', 'fc_target', 'shock', 'index', 'volume', 'pump_time', 'heat_time', 'arithmetic', 'swim', 'status', 'trend',
  'history', 'forecast', 'schedule', 'remind', 'log', 'log_treatment', 'complete', 'equipment', 'weather', 'chem_mix', 'diagnose', 'explain', 'smalltalk', 'out_of_scope', 'injection',
] as const; // prettier-ignore
export type Intent = (typeof INTENTS)[number];
