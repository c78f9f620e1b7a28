// The weather at the pool: the days as they are stored, and the alerts.
import * as z from 'zod/mini';
import { dayWords } from '../../skills/weather-words.ts';
import { type CoachTool, defineTool } from './tool.ts';

const WHAT_IT_IS = {
  live: 'The current forecast.',
  last_known: 'An older forecast: say from when it is.',
  normals: 'No forecast: what is usual for the time of the year. Say so, and never call it the weather of a day.',
} as const;

export const WEATHER_TOOLS: readonly CoachTool[] = [
  defineTool(
    'get_weather',
    'The forecast for the next days where the pool is, and official weather alerts there.',
    z.strictObject({}),
    (_, { coach }) => {
      const weather = coach.pool?.weather;
      if (!weather)
        return {
          data: {
            days: [],
            missing: 'It is not known where the pool is, so there is no forecast. Its place can be added in its settings.',
          },
        };
      return {
        data: {
          whatItIs: WHAT_IT_IS[weather.source],
          ...(weather.source === 'last_known' ? { from: weather.at } : {}),
          days: weather.days.map((day) => ({ on: day.on, text: dayWords(day, coach), isUsualOnly: day.normal.length > 0 })),
          alerts: weather.alerts.map(({ event, severity, startsAt, endsAt }) => ({ event, severity, startsAt, endsAt })),
        },
      };
    },
  ),
];
