import { weatherAlerts, weatherCells, weatherDays, weatherStates, weatherZones } from '../../db/tables/weather.ts';
import type { Noun } from '../../registry/noun.ts';

const OF_NO_ONE = 'The weather of cells of 0.1 degrees and the alerts of states; it belongs to no person.';

export const weather: Noun = {
  name: 'weather',
  tables: [weatherCells, weatherDays, weatherStates, weatherAlerts, weatherZones],
  download: { leftOut: OF_NO_ONE },
  erasure: { leftOut: OF_NO_ONE },
  search: { no: 'It changes by the hour, and is shown where it explains something.' },
  coach: { yes: 'the days and the alerts of the pool that the question is about' },
};
