// From a photo with marked corners to values: each field of the strip is compared with the row of the chart in the same photo.
import { type Encoded, labOf } from './image/color.ts';
import { chartAreas, padAreas, paperPoints } from './grid.ts';
import type { Analyte, Pad, StripLayout } from './layout.ts';
import { evened, type Light, lightOf } from './image/light.ts';
import { median, type Patch, type Picture, readPatch, samplesOf } from './image/patch.ts';
import { besideChart, isReadable, perspectiveOf, type Place, type Quad, turned } from './image/quad.ts';
import { readScale, type ScaleReading } from './scale.ts';

export interface StripMarks {
  strip: Quad;
  chart: Quad;
}
/** Why a field is not read, or the whole photo. */
export type PadRefusal = 'glare' | 'dark' | 'no_match' | 'off_field' | 'chart_unclear' | 'vague';
export type PhotoRefusal = 'marks' | 'no_chart' | 'dark' | 'bright' | 'uneven' | 'shadow';

export interface PadReading {
  analyte: Analyte;
  /** as they are in the photo, light evened out: for people to compare */
  color?: Encoded;
  chart: { value: number; color?: Encoded }[];
  reading?: ScaleReading;
  refusal?: PadRefusal;
}
export interface StripReading {
  pads: PadReading[];
  refusal?: PhotoRefusal;
  /** read from its other end the strip fits the chart much better */
  isLikelyTurned: boolean;
}

/** The measured bars: farther than this from every color of the row, it is another field or another light. */
const MOST_DISTANCE = 6;
const LEAST_PAPER = 140;
/** The least of red, green and blue against the most: paper is white even under a warm lamp. */
const LEAST_WHITE = 0.35;
const MOST_FALL_OFF = 0.25;
const MOST_LOST = 0.5;
/** Darker than this a color cannot be told from the next. */
const LEAST_BRIGHTNESS = 22;
/** Neighbors on the chart at least so different, on average, or the row's colors are not where they are looked for. */
const LEAST_STEP = 2;
/** A field has one color; more than this within it is an edge, or the place between two fields. */
const MOST_UNEVEN = 18;
/** A range over more than so much of the chart says nothing. */
const MOST_OF_CHART = 0.6;
/** The strip's own white against the chart's paper. */
const SAME_LIGHT = { least: 0.6, most: 1.5 };
const LEAST_AREA_PX = 900;

interface Seen {
  picture: Picture;
  light: Light;
}

function patchAt({ picture, light }: Seen, place: Place, area: Parameters<typeof readPatch>[2]): Patch | null {
  const patch = readPatch(picture, place, area);
  return patch && { ...patch, color: evened(patch.color, light.at(place(area.u, area.v))) };
}

const isDark = (patch: Patch): boolean => Math.max(...patch.color) < LEAST_BRIGHTNESS;

function readPad(pad: Pad, field: Patch | null, row: readonly (Patch | null)[]): PadReading {
  const chart = pad.values.map((value, index) => ({ value, ...(row[index] && { color: row[index].color }) }));
  const seen: PadReading = { analyte: pad.analyte, ...(field && { color: field.color }), chart };
  if (!field || field.lost > MOST_LOST) return { ...seen, refusal: 'glare' };
  if (isDark(field)) return { ...seen, refusal: 'dark' };
  const stops = pad.values.flatMap((value, index) => {
    const patch = row[index];
    return patch && patch.lost <= MOST_LOST ? [{ value, color: labOf(patch.color) }] : [];
  });
  if (stops.length < pad.values.length) return { ...seen, refusal: 'glare' };
  if (field.unevenness > MOST_UNEVEN || median(row.map((patch) => patch?.unevenness ?? 0)) > MOST_UNEVEN)
    return { ...seen, refusal: 'off_field' };
  const reading = readScale(stops, labOf(field.color));
  if (isFlat(stops)) return { ...seen, refusal: 'chart_unclear' };
  if (reading.distance > MOST_DISTANCE) return { ...seen, reading, refusal: 'no_match' };
  if (isVague(reading, pad.values)) return { ...seen, reading, refusal: 'vague' };
  return { ...seen, reading };
}

function isFlat(stops: readonly { color: ReturnType<typeof labOf> }[]): boolean {
  const first = stops[0]?.color;
  const last = stops.at(-1)?.color;
  if (!first || !last) return true;
  const spread = Math.hypot(first.l - last.l, first.a - last.a, first.b - last.b);
  return spread < LEAST_STEP * (stops.length - 1);
}

/** In steps of the chart, since the steps of the values are not even. */
function isVague({ low, high }: ScaleReading, values: readonly number[]): boolean {
  const rising = values.toSorted((one, other) => one - other);
  const stepOf = (value: number) => {
    const index = Math.max(
      0,
      Math.min(
        rising.length - 2,
        rising.findLastIndex((one) => one <= value),
      ),
    );
    const [from = 0, to = 1] = [rising[index], rising[index + 1]];
    return index + (value - from) / (to - from);
  };
  return stepOf(high) - stepOf(low) > MOST_OF_CHART * (values.length - 1);
}

/** Against the light: the strip's plastic between its fields, the brightest of it. */
function stripLight({ picture, light }: Seen, place: Place, count: number): number | undefined {
  if (count < 2 || !light.isKnown) return undefined;
  const samples = Array.from({ length: count - 1 }, (_, index) => {
    const u = (index + 1) / count;
    const colors = samplesOf(picture, place, { u, v: 0.5, halfU: 0.12 / count, halfV: 0.25 }, 5);
    const levels = colors.map((color) => (color ? Math.max(...evened(color, light.at(place(u, 0.5)))) : 0));
    return Math.max(...levels);
  });
  return samples.toSorted((one, other) => other - one)[Math.floor(samples.length / 3)];
}

/** Every field of the strip and every row of the chart are one color, or a jumble of them. */
const isNothing = (pads: readonly PadReading[]): boolean =>
  pads.every(({ refusal }) => refusal === 'chart_unclear' || refusal === 'off_field');

function photoRefusal(seen: Seen, marks: StripMarks, pads: readonly PadReading[]): PhotoRefusal | undefined {
  const { light } = seen;
  const brightest = Math.max(...light.white);
  if (brightest >= LEAST_PAPER && (!light.hasPaper || Math.min(...light.white) < LEAST_WHITE * brightest)) return 'no_chart';
  if (light.paper < LEAST_PAPER) return 'dark';
  if (light.clipped > 0.3) return 'bright';
  const levels = [...marks.chart, ...marks.strip].map(light.at);
  if (1 - Math.min(...levels) / Math.max(...levels) > MOST_FALL_OFF) return 'uneven';
  if (isNothing(pads)) return 'no_chart';
  const white = stripLight(seen, besideChart(marks.strip, marks.chart), pads.length);
  const share = white === undefined ? 1 : (white / light.paper) ** 2.2;
  return share < SAME_LIGHT.least || share > SAME_LIGHT.most ? 'shadow' : undefined;
}

const misfit = (pads: readonly PadReading[]): number => pads.reduce((sum, { reading }) => sum + Math.min(20, reading?.distance ?? 20), 0);

function readPads(
  seen: Seen,
  { strip, chart }: StripMarks,
  layout: StripLayout,
  rows: readonly (readonly (Patch | null)[])[],
): PadReading[] {
  const place = besideChart(strip, chart);
  const areas = padAreas(seen.picture, place, layout.pads.length);
  return layout.pads.map((pad, index) => {
    const area = areas[index];
    return readPad(pad, area ? patchAt(seen, place, area) : null, rows[index] ?? []);
  });
}

/** Corners in pixels of the picture. */
export function readStrip(picture: Picture, marks: StripMarks, layout: StripLayout): StripReading {
  const nothing = layout.pads.map(({ analyte, values }): PadReading => ({ analyte, chart: values.map((value) => ({ value })) }));
  if (!isReadable(marks.chart, LEAST_AREA_PX * 4) || !isReadable(marks.strip, LEAST_AREA_PX)) {
    return { pads: nothing, refusal: 'marks', isLikelyTurned: false };
  }
  const placeOnChart = perspectiveOf(marks.chart);
  const points = paperPoints(layout).map(({ x, y }) => placeOnChart(x, y));
  const seen: Seen = { picture, light: lightOf(picture, points, placeOnChart(0.5, 0.5)) };
  const rows = chartAreas(picture, placeOnChart, layout).map((row) => row.map((area) => patchAt(seen, placeOnChart, area)));
  const pads = readPads(seen, marks, layout, rows);
  const otherWay = readPads(seen, { ...marks, strip: turned(marks.strip) }, layout, rows);
  const refusal = photoRefusal(seen, marks, pads);
  const isLikelyTurned = misfit(otherWay) < 0.6 * misfit(pads) && misfit(pads) > 4 * layout.pads.length;
  return { pads, isLikelyTurned, ...(refusal && { refusal }) };
}
