import { beforeEach, describe, expect, it } from 'vitest';
import { keepDip, savedDip, phaseAt, photoMoment, timingFault } from './timing.ts';

const WINDOW = { readFromSeconds: 15, readUntilSeconds: 60 };
const DIP = 1_000_000_000;
const after = (seconds: number) => DIP + seconds * 1000;

beforeEach(() => sessionStorage.clear());

describe('the time of a strip', () => {
  it('waits, reads and ends', () => {
    expect(phaseAt(DIP, after(14), WINDOW)).toBe('wait');
    expect(phaseAt(DIP, after(15), WINDOW)).toBe('read');
    expect(phaseAt(DIP, after(60), WINDOW)).toBe('read');
    expect(phaseAt(DIP, after(61), WINDOW)).toBe('late');
  });

  it('refuses a photo from outside of it, with a moment of grace', () => {
    expect(timingFault(DIP, after(5), WINDOW)).toBe('early');
    expect(timingFault(DIP, after(13), WINDOW)).toBeUndefined();
    expect(timingFault(DIP, after(62), WINDOW)).toBeUndefined();
    expect(timingFault(DIP, after(90), WINDOW)).toBe('late');
    expect(timingFault(undefined, after(9000), WINDOW)).toBeUndefined();
  });

  it('does not judge a photo from before the dip, which is of another strip', () => {
    expect(timingFault(DIP, after(-600), WINDOW)).toBeUndefined();
  });

  it('outlives a reload, but not for long', () => {
    keepDip(DIP);
    expect(savedDip(after(40))).toBe(DIP);
    expect(savedDip(after(3600))).toBeUndefined();
    keepDip(undefined);
    expect(savedDip(after(40))).toBeUndefined();
  });

  it('takes the moment of the file, unless that lies in the future or is none', () => {
    expect(photoMoment(after(-5), DIP)).toBe(after(-5));
    expect(photoMoment(after(5), DIP)).toBe(DIP);
    expect(photoMoment(0, DIP)).toBe(DIP);
  });
});
