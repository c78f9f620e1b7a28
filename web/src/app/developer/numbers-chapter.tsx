import { fromCanonical, unitSymbol, usualUnit } from '@limpid/chemistry';
import type { Units } from '../../i18n/units.ts';
import { BigNumber } from '../../ui/big-number.tsx';
import { Card, CardHeader, IconTile } from '../../ui/card.tsx';
import { ProgressSteps } from '../../ui/progress-steps.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { Spark } from '../../ui/spark.tsx';
import { Table } from '../../ui/table.tsx';
import { Droplets } from 'lucide-react';
import { Chapter, Specimen, State, States } from './book-frame.tsx';
import { CHLORINE, type Measure, MeasureCard } from './measure-card.tsx';

const SERIES = [2.1, 3.4, 3.1, 2.6, 2.2, 4.1, 3.6, 3.3, 2.9, 2.4, 3.8, 3.2];
const MEASURES: readonly Measure[] = [
  CHLORINE,
  {
    label: 'pH',
    value: 7.9,
    target: { low: 7.2, high: 7.8 },
    status: ['high', 'High'],
    trend: { direction: 'steady', label: 'as on Tuesday' },
    predicted: 7.5,
  },
  { label: 'Salt', value: null, unit: 'ppm', target: { low: 2700, high: 3400 }, status: ['unknown', 'Not measured'] },
];
const ROWS = [
  { day: 'Friday', chlorine: '3.2', ph: '7.5' },
  { day: 'Tuesday', chlorine: '2.1', ph: '7.8' },
];
const STEPS = ['Water', 'Size', 'Surface', 'Check'].map((label) => ({ id: label.toLowerCase(), label }));

export function NumbersChapter({ units }: { units: Units }) {
  return (
    <Chapter
      id="numbers"
      title="Numbers"
      text="Numbers are the heroes: large, in tabular figures, with unit, state and where they are going."
    >
      <Specimen
        name="BigNumber, RangeBar, Spark in a Card"
        note="The test's error is drawn as a whisker, what the water will be as a hollow mark."
        plain
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {MEASURES.map((measure) => (
            <MeasureCard key={measure.label} measure={measure} />
          ))}
          <Temperature units={units} />
        </div>
        <div className="mt-6">
          <States>
            <State name="lg">
              <BigNumber value="24" unit="fl oz" size="lg" />
            </State>
            <State name="xl">
              <BigNumber value="7.4" size="xl" />
            </State>
          </States>
        </div>
      </Specimen>
      <Cards />
      <Tables />
      <Specimen name="ProgressSteps">
        <ProgressSteps label="Setup" steps={STEPS} currentId="surface" onGoTo={() => undefined} />
      </Specimen>
    </Chapter>
  );
}

function Cards() {
  return (
    <Specimen name="Card, CardHeader, IconTile" plain>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {(['plain', 'tint', 'ok', 'warn', 'bad', 'sunken'] as const).map((tone) => (
          <Card key={tone} tone={tone}>
            <CardHeader level={3} title={tone} description="A line about it" icon={<Droplets size={24} strokeWidth={1.75} />} />
            <p className="text-sm">One thing, and at most one thing to do.</p>
          </Card>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {(['brand', 'sun', 'ok', 'warn', 'bad'] as const).map((tone) => (
          <IconTile key={tone} tone={tone}>
            <Droplets size={24} strokeWidth={1.75} />
          </IconTile>
        ))}
      </div>
    </Specimen>
  );
}

function Tables() {
  return (
    <Specimen name="Table, ScrollArea" note="Scrolls sideways inside itself on a narrow screen, reachable by keyboard.">
      <div className="grid gap-8 lg:grid-cols-2">
        <Table
          caption="Two tests"
          columns={[
            { id: 'day', header: 'Day', cell: (row) => row.day, isRowHeader: true },
            { id: 'chlorine', header: 'Chlorine, ppm', cell: (row) => row.chlorine, numeric: true },
            { id: 'ph', header: 'pH', cell: (row) => row.ph, numeric: true },
          ]}
          rows={ROWS}
          rowKey={(row) => row.day}
        />
        <Table<(typeof ROWS)[number]>
          caption="None"
          columns={[{ id: 'day', header: 'Day', cell: (row) => row.day }]}
          rows={[]}
          rowKey={(row) => row.day}
          empty="No tests yet."
        />
      </div>
      <ScrollArea label="Twelve months" className="mt-6">
        <ul className="flex w-max gap-3">
          {Array.from({ length: 12 }, (_, month) => (
            <li key={month} className="figures w-32 rounded-control bg-tint px-4 py-3 text-sm">
              {month + 1}
            </li>
          ))}
        </ul>
      </ScrollArea>
    </Specimen>
  );
}

function Temperature({ units }: { units: Units }) {
  const temperature = usualUnit('temperature', units);
  return (
    <Card>
      <BigNumber
        label="Water"
        value={fromCanonical('temperature', 28.5, temperature).toFixed(0)}
        unit={unitSymbol('temperature', temperature)}
        note={units === 'us' ? 'US' : 'metric'}
      />
      <Spark label="Free chlorine, last 12 tests, now 3.2 ppm" values={SERIES} band={{ low: 2, high: 4 }} />
    </Card>
  );
}
