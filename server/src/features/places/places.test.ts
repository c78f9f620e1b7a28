import { Place } from '@limpid/contract';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { findNearestPlace, findPlaces } from './places.ts';
import { timeZoneOf } from './time-zones.ts';
import { usAtlas } from './us-places.ts';

const names = (query: string) => findPlaces(query).map((place) => `${place.city}, ${place.state}`);

describe('by ZIP code', () => {
  test('five digits are one place with everything', () => {
    expect(findPlaces('33602')).toEqual([
      { city: 'Tampa', state: 'FL', zip: '33602', latitude: 27.9614, longitude: -82.4597, timeZone: 'America/New_York' },
    ]);
    expect(findPlaces(' 33602-1234 ')[0]?.zip).toBe('33602');
    expect(findPlaces('00901')[0]).toMatchObject({ city: 'San Juan', state: 'PR', timeZone: 'America/Puerto_Rico' });
  });

  test('three digits are the first ten, fewer are nothing, unknown ones neither', () => {
    const found = findPlaces('336').map((place) => place.zip);
    expect(found).toHaveLength(10);
    expect(found).toEqual(found.toSorted());
    expect(found.every((zip) => zip?.startsWith('336'))).toBe(true);
    expect(findPlaces('33')).toEqual([]);
    expect(findPlaces('00000')).toEqual([]);
    expect(findPlaces('336021')).toEqual([]);
  });

  test('mail of the armed forces and entries without a position are left out', () => {
    expect(findPlaces('09848')).toEqual([]);
    expect(findPlaces('34001')).toEqual([]);
    expect(findPlaces('10200')).toEqual([]);
  });
});

describe('by name', () => {
  test('the beginning of a name finds the large town first', () => {
    expect(names('Tamp')[0]).toBe('Tampa, FL');
    expect(names('phoen')[0]).toBe('Phoenix, AZ');
    expect(names('san di')[0]).toBe('San Diego, CA');
    expect(names('las v')[0]).toBe('Las Vegas, NV');
  });

  test.each(['Tampa, FL', 'tampa fl', 'TAMPA FLORIDA', 'Tampa,F', 'tampa, flor'])('%j is Tampa in Florida, alone', (query) => {
    expect(names(query)[0]).toBe('Tampa, FL');
    expect(names(query)).not.toContain('Tampa, KS');
  });

  test('a state’s name can also be a town’s', () => {
    expect(names('new york')[0]).toBe('New York, NY');
    expect(names('kansas city ks')[0]).toBe('Kansas City, KS');
    expect(names('Kansas City, MO')[0]).toBe('Kansas City, MO');
  });

  test('the whole name comes before longer ones', () => {
    expect(names('Aurora').slice(0, 3)).toContain('Aurora, CO');
    expect(names('orange, ca')[0]).toBe('Orange, CA');
  });

  test('abbreviations, accents and inner words', () => {
    expect(names('St. Petersburg')[0]).toBe('Saint Petersburg, FL');
    expect(names('ft lauderdale')[0]).toBe('Fort Lauderdale, FL');
    expect(names('Mayagüez')[0]).toBe('Mayaguez, PR');
    expect(names('vegas')).toContain('Las Vegas, NV');
  });

  test('nothing for nonsense, at most ten for anything', () => {
    expect(findPlaces('Zzyzzx')).toEqual([]);
    expect(findPlaces(' , ')).toEqual([]);
    expect(findPlaces('!!!')).toEqual([]);
    expect(findPlaces('Tampa, Zz')).toEqual([]);
    expect(findPlaces('s')).toHaveLength(10);
    expect(findPlaces('s', 3)).toHaveLength(3);
    expect(findPlaces('s', 1000)).toHaveLength(10);
  });

  test('every answer keeps the contract, without company names', () => {
    for (const query of ['a', 'new', 'saint', '115', '787', 'at&t']) {
      for (const place of findPlaces(query)) expect(z.safeParse(Place, place).success).toBe(true);
    }
    expect(names('shell oil box')).toEqual([]);
  });
});

describe('time zones', () => {
  test.each([
    ['32501', 'America/Chicago'], // Pensacola
    ['79901', 'America/Denver'], // El Paso
    ['85001', 'America/Phoenix'],
    ['86515', 'America/Denver'], // Window Rock keeps summer time
    ['85349', 'America/Phoenix'], // San Luis, on the Mexican border
    ['83826', 'America/Los_Angeles'], // Eastport, on the Canadian border
    ['83873', 'America/Los_Angeles'], // Wallace, in the mountains of northern Idaho
    ['83467', 'America/Boise'], // Salmon
    ['96799', 'Pacific/Pago_Pago'],
    ['96813', 'Pacific/Honolulu'],
    ['99546', 'America/Adak'],
    ['46201', 'America/Indiana/Indianapolis'],
    ['47630', 'America/Chicago'], // Newburgh by Evansville
  ])('%s is in %s', (zip, zone) => {
    expect(findPlaces(zip)[0]?.timeZone).toBe(zone);
  });

  test('no US place is given a zone of a neighbour', () => {
    const foreign =
      /Toronto|Winnipeg|Regina|Edmonton|Swift|Creston|Vancouver|Moncton|Matamoros|Monterrey|Hermosillo|Tijuana|Juarez|Asia|Etc|Apia/;
    const zones = new Set(usAtlas().zips.map(({ town, latitude, longitude }) => timeZoneOf(town.state, latitude, longitude)));
    expect([...zones].filter((zone) => foreign.test(zone))).toEqual([]);
    expect(zones.size).toBeGreaterThan(20);
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone })).not.toThrow();
  });
});

describe('the nearest place', () => {
  test('a position in Austin is in Austin, and its exact digits are not kept', () => {
    const place = findNearestPlace(30.271_34, -97.742_11);
    expect(place).toMatchObject({ city: 'Austin', state: 'TX', timeZone: 'America/Chicago' });
    expect(place?.latitude).not.toBe(30.271_34);
  });

  test('across the date line, in Guam, and on a pole', () => {
    expect(findNearestPlace(13.45, 144.78)?.state).toBe('GU');
    expect(findNearestPlace(90, 0)).toBeUndefined();
    expect(findNearestPlace(51.5, -0.12)).toBeUndefined();
    expect(findNearestPlace(0, 0)).toBeUndefined();
  });
});
