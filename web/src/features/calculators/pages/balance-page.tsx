import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { balanceCalculator } from '../sums/balance.ts';

export const meta = () => calculatorMeta('balance');

export default function BalancePage() {
  return <CalculatorPage calculator={balanceCalculator} />;
}
