import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { bathersCalculator } from '../sums/bathers.ts';

export const meta = () => calculatorMeta('bathers');

export default function BathersPage() {
  return <CalculatorPage calculator={bathersCalculator} />;
}
