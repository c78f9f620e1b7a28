import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { targetsCalculator } from '../sums/targets.ts';

export const meta = () => calculatorMeta('targets');

export default function TargetsPage() {
  return <CalculatorPage calculator={targetsCalculator} />;
}
