import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { turnoverCalculator } from '../sums/turnover.ts';

export const meta = () => calculatorMeta('turnover');

export default function TurnoverPage() {
  return <CalculatorPage calculator={turnoverCalculator} />;
}
