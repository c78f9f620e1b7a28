import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { effectCalculator } from '../sums/effect.ts';

export const meta = () => calculatorMeta('effect');

export default function EffectPage() {
  return <CalculatorPage calculator={effectCalculator} />;
}
