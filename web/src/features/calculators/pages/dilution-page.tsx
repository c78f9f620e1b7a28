import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { dilutionCalculator } from '../sums/dilution.ts';

export const meta = () => calculatorMeta('dilution');

export default function DilutionPage() {
  return <CalculatorPage calculator={dilutionCalculator} />;
}
