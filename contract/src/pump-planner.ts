// What the hours of a pump are planned with. The plan itself is computed by the engine, in the browser as on the server.
import * as z from 'zod/mini';
import { amount } from './values.ts';
import { fault, type Unit } from './reasons.ts';

export const PumpSpeed = z.strictObject({
  rpm: z.optional(amount(100, 6000, 'rpm')),
  flowLpm: amount(1, 20_000, 'liters a minute'),
  powerW: amount(1, 20_000, 'watts'),
});
export type PumpSpeed = z.infer<typeof PumpSpeed>;

const whole = (low: number, high: number, what: Unit) => amount(low, high, what).check(z.int(fault('whole_number', { unit: what })));
const quarter = (low: number, high: number) => amount(low, high, 'minutes').check(z.multipleOf(15, fault('quarter_hours')));
const price = amount(0, 5, 'USD per kWh');

/** From an hour of the day to another; over midnight when it ends before it begins. */
const PricePeriod = z.strictObject({ fromHour: whole(0, 23, 'hours'), toHour: whole(0, 24, 'hours'), pricePerKwhUsd: price }).check(
  z.refine(({ fromHour, toHour }) => fromHour !== toHour % 24 || toHour === 24, {
    error: fault('hours_same'),
    path: ['toHour'],
  }),
);

/** When the pump runs today, in quarters of an hour. */
const PumpRun = z
  .strictObject({
    fromMinute: quarter(0, 1425),
    toMinute: quarter(0, 1440),
    /** the number of the speed in `speeds`, from 0 */
    speed: whole(0, 7, 'speeds'),
  })
  .check(z.refine(({ fromMinute, toMinute }) => fromMinute !== toMinute, { error: fault('times_same'), path: ['toMinute'] }));

export const PumpPlanner = z.strictObject({
  turnoversPerDay: amount(0.1, 10, 'times a day'),
  /** whenever no period applies */
  pricePerKwhUsd: price,
  periods: z.array(PricePeriod).check(z.maxLength(8, fault('price_periods_many'))),
  runs: z.array(PumpRun).check(z.maxLength(12, fault('runs_many'))),
  /** at full output of the salt cell */
  cellHoursPerDay: z.optional(amount(0, 24, 'hours')),
});
export type PumpPlanner = z.infer<typeof PumpPlanner>;
