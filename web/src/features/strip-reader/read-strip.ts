// From a photo with marked corners to values: each field of the strip is compared with the row of the chart in the same photo.
import { type Encoded, labOf, type Linear, linearOf, luminanceOf } from './image/color.ts';
import { isChartTurned } from './chart-turned.ts';
import { chartAreas, padAreas, paperPoints } from './grid.ts';
import type { Analyte, Pad, StripLayout } from '../strips/layout.data.ts';
import { evened, type Light, lightOf } from './image/light.ts';
import { type Area, colorAt, median, type Patch, type Picture, readPatch, samplesOf } from './image/patch.ts';
import { besideChart, isReadable, perspectiveOf, type Place, type Quad, turned } from './image/quad.ts';
import { readScale, type ScaleReading, type ScaleStop } from './scale.ts';

export interface StripMarks {
  strip: Quad;
  chart: Quad;
}
/** Why a field is not read, or the whole photo. */
export type PadRefusal = 'glare' | 'dark' | 'no_match' | 'off_field' | 'chart_unclear' | 'vague';
export type PhotoRefusal = 'marks' | 'no_chart' | 'no_paper' | 'dark' | 'bright' | 'uneven' | 'shadow' | 'chart_turned' | 'misfit';

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
/** The strip's own white against the chart's paper, in linear light; measured 0.89 to 1.04 on good photos, 0.68 to 0.73 in a soft shadow. */
const SAME_LIGHT = { least: 0.8, most: 1.3 };
const LEAST_AREA_PX = 900;

interface Seen {
  picture: Picture;
  light: Light;
  /** of the chart's light that reaches the strip, by its own white; 1 where that is not known */
  share: number;
}

function patchAt({ picture, light }: Seen, place: Place, area: Parameters<typeof readPatch>[2]): Patch | null {
  const patch = readPatch(picture, place, area);
  return patch && { ...patch, color: evened(patch.color, light.at(place(area.u, area.v))) };
}

const isDark = (patch: Patch): boolean => Math.max(...patch.color) < LEAST_BRIGHTNESS;

/** Less light on the strip, or plastic that is no pure white: no one knows, so the range takes in both. */
function readInBoth(stops: readonly ScaleStop[], color: Encoded, share: number): ScaleReading {
  const reading = readScale(stops, labOf(color));
  if (share >= 1) return reading;
  const lit = readScale(stops, labOf(evened(color, share)));
  return { ...reading, low: Math.min(reading.low, lit.low), high: Math.max(reading.high, lit.high) };
}

function readPad(pad: Pad, field: Patch | null, row: readonly (Patch | null)[], share: number): PadReading {
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
  const reading = readInBoth(stops, field.color, share);
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

/** Plastic between the fields has the tint of the paper; where fields touch each other there is none to see. */
const WHITE_TINT = 1.35;

/** What lies between the fields of the strip, gap by gap, in linear light. */
function betweenFields({ picture, light }: Seen, place: Place, count: number): Linear[][] {
  return Array.from({ length: count - 1 }, (_, index) => {
    const u = (index + 1) / count;
    const colors = samplesOf(picture, place, { u, v: 0.5, halfU: 0.12 / count, halfV: 0.25 }, 5);
    return colors.flatMap((color) => (color ? [linearOf(evened(color, light.at(place(u, 0.5))))] : []));
  });
}

/** The brightest of it, but not a single reflection; undefined where there is none. */
function brightestOf(gaps: readonly (readonly Linear[])[]): number | undefined {
  const levels = gaps.filter(({ length }) => length > 0).map((colors) => Math.max(...colors.map(luminanceOf)));
  return levels.toSorted((one, other) => other - one)[Math.floor(levels.length / 3)];
}

/** How bright the strip's own white is against the chart's paper; undefined where that cannot be seen. */
function stripShare({ light }: Seen, gaps: readonly (readonly Linear[])[]): number | undefined {
  const paper = linearOf(light.white);
  const isWhite = (color: Linear) => {
    const tint = color.map((value, channel) => (value + 0.002) / ((paper[channel] ?? 0) + 0.002));
    return Math.max(...tint) < WHITE_TINT * Math.min(...tint);
  };
  const white = light.isKnown ? brightestOf(gaps.map((colors) => colors.filter(isWhite))) : undefined;
  return white === undefined ? undefined : white / levelOf(light.paper);
}

const levelOf = (encoded: number): number => luminanceOf(linearOf([encoded, encoded, encoded]));

/** Every field of the strip and every row of the chart are one color, or a jumble of them. */
const isNothing = (pads: readonly PadReading[]): boolean =>
  pads.every(({ refusal }) => refusal === 'chart_unclear' || refusal === 'off_field');

/** With half of the fields not on their row, the others are there by chance. */
const DOUBTS: readonly (PadRefusal | undefined)[] = ['no_match', 'off_field', 'chart_unclear'];
const isMisfit = (pads: readonly PadReading[]): boolean => 2 * pads.filter(({ refusal }) => DOUBTS.includes(refusal)).length >= pads.length;

/** A strip alone is so much of a photo. */
const BRIGHT_SHARE = 0.03;
const PHOTO_GRID = 40;

/** How bright the brightest part of the whole photo is, in linear light. */
function brightPart(picture: Picture): number {
  const levels = Array.from({ length: PHOTO_GRID ** 2 }, (_, index) => {
    const share = (at: number) => (at + 0.5) / PHOTO_GRID;
    const point = { x: share(index % PHOTO_GRID) * picture.width, y: share(Math.floor(index / PHOTO_GRID)) * picture.height };
    const color = colorAt(picture, point);
    return color ? luminanceOf(linearOf(color)) : 0;
  });
  return levels.toSorted((one, other) => other - one)[Math.floor(levels.length * BRIGHT_SHARE)] ?? 0;
}

/** What the light says, before any field is looked at. */
function lightRefusal({ picture, light }: Seen, marks: StripMarks, gaps: readonly (readonly Linear[])[]): PhotoRefusal | undefined {
  const brightest = Math.max(...light.white);
  if (brightest >= LEAST_PAPER && (!light.hasPaper || Math.min(...light.white) < LEAST_WHITE * brightest)) return 'no_chart';
  // Bright things beside it: then it is not the light.
  const isLit = Math.max(brightestOf(gaps) ?? 0, brightPart(picture)) > levelOf(LEAST_PAPER);
  if (light.paper < LEAST_PAPER) return isLit ? 'no_paper' : 'dark';
  if (light.clipped > 0.3) return 'bright';
  const levels = [...marks.chart, ...marks.strip].map(light.at);
  return 1 - Math.min(...levels) / Math.max(...levels) > MOST_FALL_OFF ? 'uneven' : undefined;
}

function photoRefusal(
  seen: Seen,
  marks: StripMarks,
  pads: readonly PadReading[],
  isStripTurned: boolean,
  isChartOff: () => boolean,
): PhotoRefusal | undefined {
  const refusal = lightRefusal(seen, marks, betweenFields(seen, besideChart(marks.strip, marks.chart), pads.length));
  if (refusal) return refusal;
  if (isNothing(pads)) return 'no_chart';
  if (seen.share < SAME_LIGHT.least || seen.share > SAME_LIGHT.most) return 'shadow';
  const isOff = isMisfit(pads);
  // Corners beside the colors say nothing about which way around the chart is; a strip that fits from its other end does.
  if (isOff && !isStripTurned) return 'misfit';
  return isChartOff() ? 'chart_turned' : isOff ? 'misfit' : undefined;
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
    return readPad(pad, area ? patchAt(seen, place, area) : null, rows[index] ?? [], seen.share);
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
  const onPaper: Seen = { picture, light: lightOf(picture, points, placeOnChart(0.5, 0.5)), share: 1 };
  const gaps = betweenFields(onPaper, besideChart(marks.strip, marks.chart), layout.pads.length);
  const seen = { ...onPaper, share: stripShare(onPaper, gaps) ?? 1 };
  const areas = chartAreas(picture, placeOnChart, layout);
  const onChart = (area: Area) => patchAt(seen, placeOnChart, area);
  const rows = areas.map((row) => row.map(onChart));
  const pads = readPads(seen, marks, layout, rows);
  const otherWay = readPads(seen, { ...marks, strip: turned(marks.strip) }, layout, rows);
  const isLikelyTurned = misfit(otherWay) < 0.6 * misfit(pads) && misfit(pads) > 4 * layout.pads.length;
  const refusal = photoRefusal(seen, marks, pads, isLikelyTurned, () => isChartTurned(layout, rows, areas, seen.light, onChart));
  return { pads, isLikelyTurned, ...(refusal && { refusal }) };
}
