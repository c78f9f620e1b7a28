import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { volumeCalculator } from '../sums/volume.ts';

export const meta = () => calculatorMeta('volume');

export default function VolumePage() {
  return <CalculatorPage calculator={volumeCalculator} />;
}
