// The sum behind the amount of a step, line by line.
import type { Situation } from './input.ts';
import type { Addition, Portion } from './schedule.ts';
import { stepSentence } from './plan-sentences.ts';
import { effectVector, PRODUCTS, type ProductId } from '../products/products.ts';
import { isAcid, isChlorine } from '../safety.ts';
import type { MessageAmount, Sentence } from '../sentences/message.ts';
import { shown } from '../sentences/sentences.ts';
import { MOLAR } from '../totals.ts';
import { convert } from '../units.ts';

type Substance = 'alkalinity' | 'borate' | 'bromide' | 'cyanuric_acid' | 'free_chlorine' | 'hardness' | 'salt';
type Principal = readonly [key: 'alk' | 'ca' | 'cy' | 'b' | 'hy' | 'cl' | 'bromide', molar: number, substance: Substance];
function principalOf(id: ProductId): Principal | null {
  if (isChlorine(id)) return ['hy', MOLAR.chlorine, 'free_chlorine'];
  if (isAcid(id) || id === 'soda-ash' || id === 'baking-soda' || id === 'borax') return ['alk', MOLAR.caco3Alk, 'alkalinity'];
  const others: Partial<Record<ProductId, Principal>> = {
    'boric-acid': ['b', MOLAR.boron, 'borate'],
    'calcium-chloride': ['ca', MOLAR.caco3, 'hardness'],
    'cyanuric-acid': ['cy', MOLAR.cyanuric, 'cyanuric_acid'],
    salt: ['cl', MOLAR.sodiumChloride, 'salt'],
    'sodium-bromide': ['bromide', MOLAR.bromide, 'bromide'],
  };
  return others[id] ?? null;
}

const tenths = (value: number) => Math.round(value * 10) / 10;
const hundredths = (value: number) => Math.round(value * 100) / 100;

function drainSum(situation: Situation, addition: Addition): Sentence[] {
  const { volumeL } = situation.pool;
  const percent = shown((100 * addition.amount) / volumeL);
  const lines = (['cyanuricAcidPpm', 'hardnessPpm', 'saltPpm'] as const).flatMap((parameter) => {
    const [before, after, fill] = [addition.before[parameter], addition.after[parameter], situation.fillWater[parameter]];
    if (!situation.known.has(parameter) || Math.abs(before - after) <= 0.5) return [];
    return [stepSentence('steps_sum_mixed', { parameter, before: shown(before), percent, fill: shown(fill), after: shown(after) })];
  });
  return [stepSentence('steps_sum_water', { wholeAmount: addition.amount, wholeVolume: volumeL, percent }), ...lines];
}

/** The lines of the sum: change × volume ÷ what one unit of the product brings = amount. */
export function arithmeticOf(situation: Situation, addition: Addition, parts: number): Sentence[] {
  const { portion } = addition;
  const { productId, strengthPercent, amount } = portion;
  if (productId === 'fill-water') return drainSum(situation, addition);
  const isLiquid = PRODUCTS[productId].form === 'liquid';
  const unit = isLiquid ? 'mL' : 'g';
  const what = { product: productId, strength: strengthPercent };
  const doseOf = (given: number): MessageAmount => ({
    ...(isLiquid ? { amountMl: given } : { amountG: given }),
    measures: situation.measures,
  });
  const measured = measuredAs(portion.wanted, isLiquid, doseOf(amount));
  const share = parts > 1 ? [stepSentence('steps_sum_portion', { parts, dose: doseOf(addition.amount) })] : [];
  const principal = principalOf(productId);
  if (!principal) return [stepSentence('steps_sum_amount_only', { wanted: tenths(portion.wanted), unit, ...what }), measured, ...share];
  const [key, molar, substance] = principal;
  const { volumeL } = situation.pool;
  const mgPerUnit = effectVector(productId, strengthPercent)[key] * molar;
  const ppm = (portion.wanted * mgPerUnit) / volumeL;
  const mass = tenths(Math.abs(mgPerUnit));
  const wholeMass = Math.abs(ppm) * volumeL;
  return [
    changeWanted(portion, hundredths(ppm), substance),
    stepSentence('steps_sum_mass', { concentration: hundredths(Math.abs(ppm)), wholeVolume: volumeL, wholeMass }),
    stepSentence(mgPerUnit < 0 ? 'steps_sum_takes_away' : 'steps_sum_brings', { unit, ...what, mass }),
    stepSentence('steps_sum_amount', { wholeMass, mass, wanted: tenths(portion.wanted), unit }),
    measured,
    ...share,
  ];
}

/** From the sum's unit to the mark on the reader's jug or scale. */
function measuredAs(wanted: number, isLiquid: boolean, dose: MessageAmount): Sentence {
  const sum = { wanted: tenths(wanted), unit: isLiquid ? 'mL' : 'g', dose };
  if (dose.measures === 'metric') return stepSentence('steps_sum_measured', sum);
  const converted = isLiquid ? convert('liquid', wanted, 'mL', 'flOz') : convert('mass', wanted, 'g', 'oz');
  return stepSentence('steps_sum_measured_in', { ...sum, converted: tenths(converted), measure: isLiquid ? 'fl oz' : 'oz' });
}

function changeWanted({ productId }: Portion, ppm: number, substance: Substance): Sentence {
  const isForPh = isAcid(productId) || productId === 'soda-ash' || productId === 'borax';
  const values = { ppm, substance: [stepSentence(`steps_substance_${substance}`)] };
  return isForPh ? stepSentence('steps_sum_change_for_ph', values) : stepSentence('steps_sum_change', values);
}
