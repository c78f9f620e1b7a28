import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { dropsCalculator } from '../sums/drops.ts';

export const meta = () => calculatorMeta('drops');

export default function DropsPage() {
  return <CalculatorPage calculator={dropsCalculator} />;
}
