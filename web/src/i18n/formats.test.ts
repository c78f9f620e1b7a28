import { expect, it, vi } from 'vitest';
import { momentText } from './ages.ts';
import { dateFormat, numberFormat } from './formats.ts';

it('makes each formatter once, and another for another language, other decimals or another zone', () => {
  expect(numberFormat('en-US', { maximumFractionDigits: 1 })).toBe(numberFormat('en-US', { maximumFractionDigits: 1 }));
  expect(numberFormat('en-US', { maximumFractionDigits: 1 }).format(7.25)).toBe('7.3');
  expect(numberFormat('en-US', { maximumFractionDigits: 2 }).format(7.25)).toBe('7.25');
  expect(numberFormat('es-ES', { maximumFractionDigits: 2 }).format(7.25)).toBe('7,25');
  const at = Date.UTC(2026, 10, 21, 1);
  const day = (timeZone: string) => dateFormat('en-US', { day: 'numeric', timeZone }).format(at);
  expect([day('UTC'), day('America/Phoenix')]).toEqual(['21', '20']);
});

it('a moment of another year than this one says which, by the clock of the pool', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-01T03:00:00Z') });
  const moment = (instant: string, timeZone: string) => momentText(instant, timeZone).replace(/\s/g, ' ');
  expect(moment('2023-11-29T14:45:00Z', 'America/Phoenix')).toBe('Wed, Nov 29, 2023, 7:45 AM');
  // There it is still 2026.
  expect(moment('2026-11-21T01:40:00Z', 'America/Phoenix')).toBe('Fri, Nov 20, 6:40 PM');
  expect(moment('2026-11-21T01:40:00Z', 'UTC')).toBe('Sat, Nov 21, 2026, 1:40 AM');
  vi.useRealTimers();
});

it('costs a long table no formatter for each of its rows', () => {
  momentText('2026-11-21T01:00:00Z', 'America/Phoenix');
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  for (let row = 0; row < 100; row += 1) momentText(`2026-11-21T01:${String(row % 60).padStart(2, '0')}:00Z`, 'America/Phoenix');
  expect(make).not.toHaveBeenCalled();
  make.mockRestore();
});
