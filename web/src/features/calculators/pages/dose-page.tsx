import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { doseCalculator } from '../sums/dose.ts';

export const meta = () => calculatorMeta('dose');

export default function DosePage() {
  return <CalculatorPage calculator={doseCalculator} />;
}
