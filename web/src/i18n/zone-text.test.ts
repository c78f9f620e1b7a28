import { expect, it } from 'vitest';
import { zoneText } from './zone-text.ts';

it('names the zones of the United States as people there say them', () => {
  expect(zoneText('America/New_York', 'en-US')).toBe('Eastern Time');
  for (const tag of ['es-US', 'es-MX']) {
    expect(zoneText('America/New_York', tag)).toBe('hora del Este');
    expect(zoneText('America/Chicago', tag)).toBe('hora del Centro');
    expect(zoneText('America/Los_Angeles', tag)).toBe('hora del Pacífico');
  }
});
