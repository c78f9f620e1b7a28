import { calculatorMeta, CalculatorPage } from '../calculator-page.tsx';
import { contactTimeCalculator } from '../sums/contact-time.ts';

export const meta = () => calculatorMeta('contact-time');

export default function ContactTimePage() {
  return <CalculatorPage calculator={contactTimeCalculator} />;
}
