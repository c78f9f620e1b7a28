// What is drawn over the photo so that people see whether the corners are right: the fields, with their names.
import { useContext } from 'react';
import { useUnits } from '../../i18n/units.ts';
import { analyteDisplay, printed } from '../strips/analytes.data.ts';
import { PhotoUnit } from './corner-editor.tsx';
import { fieldsAlong } from './grid.ts';
import type { StripLayout } from '../strips/layout.data.ts';
import { besideChart, perspectiveOf, type Place, type Quad } from './image/quad.ts';

const GAP = 0.25;
const FONT_PX = 13;
/** A name needs so much beside the strip; at the photo's edge it moves to the other side. */
const LEAST_ROOM_PX = 48;

function FieldOutline({
  place,
  u,
  v,
  halfU,
  halfV,
  unit,
}: {
  place: Place;
  u: number;
  v: number;
  halfU: number;
  halfV: number;
  unit: number;
}) {
  const corners = [place(u - halfU, v - halfV), place(u + halfU, v - halfV), place(u + halfU, v + halfV), place(u - halfU, v + halfV)];
  return (
    <polygon
      points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
      fill="none"
      stroke="#fff"
      strokeOpacity="0.85"
      strokeWidth={1.25 * unit}
      strokeDasharray={`${4 * unit} ${3 * unit}`}
    />
  );
}

function Name({
  x,
  y,
  unit,
  anchor,
  children,
}: {
  x: number;
  y: number;
  unit: number;
  anchor: 'start' | 'end' | 'middle';
  children: string;
}) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      dominantBaseline="central"
      fontSize={FONT_PX * unit}
      fontWeight="600"
      fill="#fff"
      stroke="#0e222e"
      strokeWidth={3.5 * unit}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {children}
    </text>
  );
}

/** The fields of the strip, each named beside it. */
export function StripFields({ strip, chart, layout }: { strip: Quad; chart: Quad; layout: StripLayout }) {
  const [{ units }, unit] = [useUnits(), useContext(PhotoUnit)];
  const place = besideChart(strip, chart);
  return fieldsAlong(layout.pads.length, GAP).map(({ middle, half }, index) => {
    const analyte = layout.pads[index]?.analyte ?? 'ph';
    const [left, right] = [place(middle, 1), place(middle, 0)];
    const [outer, inner] = left.x < right.x ? [left, right] : [right, left];
    return (
      <g key={analyte}>
        <FieldOutline place={place} u={middle} v={0.5} halfU={half} halfV={0.5} unit={unit} />
        {outer.x < LEAST_ROOM_PX * unit ? (
          <Name x={inner.x + 8 * unit} y={inner.y} unit={unit} anchor="start">
            {analyteDisplay(analyte, units).short}
          </Name>
        ) : (
          <Name x={outer.x - 8 * unit} y={outer.y + (outer.y - inner.y) * 0.1} unit={unit} anchor="end">
            {analyteDisplay(analyte, units).short}
          </Name>
        )}
      </g>
    );
  });
}

/** The fields of the chart: each row with its name, and with the numbers that are read at its two ends. */
export function ChartFields({ chart, layout }: { chart: Quad; layout: StripLayout }) {
  const [{ units }, unit] = [useUnits(), useContext(PhotoUnit)];
  const place = perspectiveOf(chart);
  const most = Math.max(...layout.pads.map(({ values }) => values.length));
  return fieldsAlong(layout.pads.length, GAP).map(({ middle, half }, row) => {
    const pad = layout.pads[row];
    if (!pad) return null;
    const columns = fieldsAlong(layout.rowFit === 'columns' ? most : pad.values.length, GAP).slice(0, pad.values.length);
    const name = place(0, middle);
    return (
      <g key={pad.analyte}>
        {columns.map((column, index) => (
          <FieldOutline key={pad.values[index]} place={place} u={column.middle} v={middle} halfU={column.half} halfV={half} unit={unit} />
        ))}
        <Name x={name.x - 8 * unit} y={name.y} unit={unit} anchor="end">
          {analyteDisplay(pad.analyte, units).short}
        </Name>
        {[0, columns.length - 1].map((index) => {
          const { x, y } = place(columns[index]?.middle ?? 0, middle);
          return (
            <Name key={index} x={x} y={y} unit={unit} anchor="middle">
              {printed(pad.analyte, pad.values[index] ?? 0, units)}
            </Name>
          );
        })}
      </g>
    );
  });
}
