import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { breakpointCalculator } from '../sums/breakpoint.ts';

export const meta = () => calculatorMeta('breakpoint');

export default function BreakpointPage() {
  return <CalculatorPage calculator={breakpointCalculator} />;
}
