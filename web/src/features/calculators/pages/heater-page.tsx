import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { heaterCalculator } from '../sums/heater.ts';

export const meta = () => calculatorMeta('heater');

export default function HeaterPage() {
  return <CalculatorPage calculator={heaterCalculator} />;
}
