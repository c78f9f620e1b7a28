import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { unitsCalculator } from '../units.ts';

export const meta = () => calculatorMeta('units');

export default function UnitsPage() {
  return <CalculatorPage calculator={unitsCalculator} />;
}
