// Alerts are stored as the National Weather Service names them, in English, and shown in the language of their reader. In Spanish the
// service's own names, as it uses them in Puerto Rico, Florida and the Southwest.
const SPANISH: Readonly<Record<string, string>> = {
  'Hurricane Watch': 'Vigilancia de huracán',
  'Hurricane Warning': 'Aviso de huracán',
  'Tropical Storm Watch': 'Vigilancia de tormenta tropical',
  'Tropical Storm Warning': 'Aviso de tormenta tropical',
  'Storm Surge Watch': 'Vigilancia de marejada ciclónica',
  'Storm Surge Warning': 'Aviso de marejada ciclónica',
  'Flash Flood Watch': 'Vigilancia de inundaciones repentinas',
  'Flash Flood Warning': 'Aviso de inundaciones repentinas',
  'Flood Watch': 'Vigilancia de inundaciones',
  'Flood Warning': 'Aviso de inundaciones',
  'Flood Advisory': 'Advertencia de inundaciones',
  'Severe Thunderstorm Warning': 'Aviso de tormenta eléctrica severa',
  'High Wind Watch': 'Vigilancia de vientos fuertes',
  'High Wind Warning': 'Aviso de vientos fuertes',
  'Wind Advisory': 'Advertencia de viento',
  'Dust Storm Warning': 'Aviso de tormenta de polvo',
  'Blowing Dust Advisory': 'Advertencia de polvo levantado por el viento',
  'Blowing Dust Warning': 'Aviso de polvo levantado por el viento',
  'Freeze Watch': 'Vigilancia de heladas',
  'Freeze Warning': 'Aviso de heladas',
  'Extreme Cold Watch': 'Vigilancia de frío extremo',
  'Extreme Cold Warning': 'Aviso de frío extremo',
  'Winter Storm Warning': 'Aviso de tormenta invernal',
  'Extreme Heat Watch': 'Vigilancia de calor extremo',
  'Extreme Heat Warning': 'Aviso de calor extremo',
  'Heat Advisory': 'Advertencia de calor',
  'Red Flag Warning': 'Aviso de bandera roja (peligro de incendios)',
  'Air Quality Alert': 'Alerta de calidad del aire',
  'Dense Smoke Advisory': 'Advertencia de humo denso',
  'Ashfall Advisory': 'Advertencia de caída de ceniza',
  'Ashfall Warning': 'Aviso de caída de ceniza',
};

/** An event that isn't known here keeps its English name: a wrong translation of a warning would be worse. */
export const alertInLanguage = (event: string, language: 'en' | 'es'): string =>
  language === 'es' && Object.hasOwn(SPANISH, event) ? (SPANISH[event] ?? event) : event;
