import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { planCalculator } from '../sums/plan.ts';

export const meta = () => calculatorMeta('plan');

export default function PlanPage() {
  return <CalculatorPage calculator={planCalculator} />;
}
