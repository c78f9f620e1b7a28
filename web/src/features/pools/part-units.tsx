import type { UnitSystem } from '@limpid/chemistry';
import { RadioCards } from '../../ui/choice.tsx';

const CHOICES = [
  { value: 'us', label: 'US', description: 'Gallons, feet, °F, pounds and fluid ounces' },
  { value: 'metric', label: 'Metric', description: 'Litres, metres, °C, grams and millilitres' },
] as const;

export function UnitsPart({ units, onChoose }: { units: UnitSystem; onChoose: (units: UnitSystem) => void }) {
  return (
    <RadioCards
      label="Units"
      labelHidden
      value={units}
      onChange={onChoose}
      options={CHOICES}
      hint="Concentrations are in ppm (mg/L) either way."
    />
  );
}
