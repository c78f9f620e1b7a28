import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { evaporationCalculator } from '../sums/evaporation.ts';

export const meta = () => calculatorMeta('evaporation');

export default function EvaporationPage() {
  return <CalculatorPage calculator={evaporationCalculator} />;
}
