import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { leakTestCalculator } from '../leak-test.ts';

export const meta = () => calculatorMeta('leak-test');

export default function LeakTestPage() {
  return <CalculatorPage calculator={leakTestCalculator} />;
}
