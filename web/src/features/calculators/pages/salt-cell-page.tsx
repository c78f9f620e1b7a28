import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { saltCellCalculator } from '../sums/salt-cell.ts';

export const meta = () => calculatorMeta('salt-cell');

export default function SaltCellPage() {
  return <CalculatorPage calculator={saltCellCalculator} />;
}
