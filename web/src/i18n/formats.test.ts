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

it('costs a long table no formatter for each of its rows', () => {
  momentText('2026-11-21T01:00:00Z', 'America/Phoenix');
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  for (let row = 0; row < 100; row += 1) momentText(`2026-11-21T01:${String(row % 60).padStart(2, '0')}:00Z`, 'America/Phoenix');
  expect(make).not.toHaveBeenCalled();
  make.mockRestore();
});
