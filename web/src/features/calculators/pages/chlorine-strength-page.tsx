import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { chlorineStrengthCalculator } from '../sums/chlorine-strength.ts';

export const meta = () => calculatorMeta('chlorine-strength');

export default function ChlorineStrengthPage() {
  return <CalculatorPage calculator={chlorineStrengthCalculator} />;
}
