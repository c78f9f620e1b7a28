// The time zone of a US place. The zone map knows positions; at borders and coasts a ZIP code's position can fall into a neighbour's zone,
// so each state says which zones it can have.
import { createRequire } from 'node:module';

type ZoneAt = (latitude: number, longitude: number) => string;

const STATES_BY_ZONES: readonly (readonly [states: string, zones: readonly string[]])[] = [
  ['CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV', ['America/New_York']],
  ['AL AR IA IL LA MN MO MS OK WI', ['America/Chicago']],
  ['CO MT NM UT WY', ['America/Denver']],
  ['CA NV WA', ['America/Los_Angeles']],
  ['AS', ['Pacific/Pago_Pago']],
  ['GU', ['Pacific/Guam']],
  ['HI', ['Pacific/Honolulu']],
  ['MP', ['Pacific/Saipan']],
  ['PR', ['America/Puerto_Rico']],
  ['VI', ['America/St_Thomas']],
  ['FL TN', ['America/New_York', 'America/Chicago']],
  ['KS ND NE SD TX', ['America/Chicago', 'America/Denver', 'America/North_Dakota/Beulah', 'America/North_Dakota/New_Salem']],
  ['AZ', ['America/Phoenix', 'America/Denver']],
  ['ID', ['America/Boise']],
  ['OR', ['America/Los_Angeles', 'America/Boise']],
  ['MI', ['America/Detroit', 'America/Menominee']],
  ['KY', ['America/New_York', 'America/Chicago', 'America/Kentucky/Louisville', 'America/Kentucky/Monticello']],
  [
    'IN',
    [
      'America/Indiana/Indianapolis',
      'America/Chicago',
      'America/Indiana/Knox',
      'America/Indiana/Marengo',
      'America/Indiana/Petersburg',
      'America/Indiana/Tell_City',
      'America/Indiana/Vevay',
      'America/Indiana/Vincennes',
      'America/Indiana/Winamac',
    ],
  ],
  ['AK', ['America/Anchorage', 'America/Adak', 'America/Juneau', 'America/Metlakatla', 'America/Nome', 'America/Sitka', 'America/Yakutat']],
];

const ZONES_OF_STATE = new Map(STATES_BY_ZONES.flatMap(([states, zones]) => states.split(' ').map((state) => [state, zones] as const)));

let zoneAt: ZoneAt | undefined;

/** The zone map is loaded with the first question. */
function mappedZone(latitude: number, longitude: number): string {
  zoneAt ??= createRequire(import.meta.url)('@photostructure/tz-lookup') as ZoneAt;
  return zoneAt(latitude, longitude);
}

/** How far, in degrees, to look for a zone of the state when the position itself is in a foreign one; then the state's most common. */
const STEPS = [0, 0.25, 0.5, 1];

/** Idaho changes its zone at the Salmon River; the zone map is too coarse in the mountains north of it. */
const IDAHO_PACIFIC_LATITUDE = 45.7;

export function timeZoneOf(state: string, latitude: number, longitude: number): string {
  if (state === 'ID' && latitude > IDAHO_PACIFIC_LATITUDE) return 'America/Los_Angeles';
  const zones = ZONES_OF_STATE.get(state);
  if (!zones) return mappedZone(latitude, longitude);
  if (zones.length > 1) {
    for (const step of STEPS) {
      for (const [north, east] of [
        [-step, 0],
        [step, 0],
        [0, -step],
        [0, step],
      ] as const) {
        const zone = mappedZone(Math.max(-90, Math.min(90, latitude + north)), Math.max(-180, Math.min(180, longitude + east)));
        if (zones.includes(zone)) return zone;
      }
    }
  }
  return zones[0] as string;
}
