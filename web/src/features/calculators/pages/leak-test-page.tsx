import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { leakTestCalculator } from '../sums/leak-test.ts';

export const meta = () => calculatorMeta('leak-test');

export default function LeakTestPage() {
  return <CalculatorPage calculator={leakTestCalculator} />;
}
