// Activity coefficients of one water at one ionic strength, folded into the products that the equilibria need.
import type { Constants } from './constants.ts';

/**
 * The surroundings of a reaction: everything that depends on temperature and ionic strength but not on pH, and the free metal ions.
 * u below is the activity of HCO3-, h the activity of H+. Mutable on purpose: one solve owns one medium and refines it.
 */
export interface Medium {
  k: Constants;
  ionicStrength: number;
  /** free ions, mol/L */
  na: number;
  so4: number;
  ca: number;
  /** [CO2] = co2·u·h, [HCO3-] = hco3·u, [CO3--] = co3·u/h */
  co2: number;
  hco3: number;
  co3: number;
  /** [CaHCO3+] = caHco3·[Ca]·u, [CaCO3°] = caCo3·[Ca]·u/h; the same for sodium */
  caHco3: number;
  caCo3: number;
  naHco3: number;
  naCo3: number;
  /** [CaSO4°] = caSo4·[Ca]·[SO4], [NaSO4-] = naSo4·[Na]·[SO4] */
  caSo4: number;
  naSo4: number;
  /** [H+] = hydrogen·h, [OH-] = hydroxide/h, [B(OH)4-]/[B(OH)3] = borate/h */
  hydrogen: number;
  hydroxide: number;
  borate: number;
  /** mixed constants (activity of H+, concentrations of the rest) */
  hypochlorite: number;
  cy2: number;
  cy4: number;
  cy6: number;
  cy8: number;
  cy10: number;
  cy12: number;
  /** activity coefficient of Ca++ times {CO3--}/(u/h), over Ksp: the calcite saturation is saturation·[Ca]·u/h */
  saturation: number;
}

const LN10 = Math.LN10;

/**
 * Sets every ionic-strength dependent member.
 * Truesdell & Jones 1974: log γ = −A z²√I/(1+B å √I) + b I with å and b per ion; neutral species log γ = 0.1 I;
 * other ions Davies: log γ = −A z² (√I/(1+√I) − 0.3 I). HOCl and H3Cy: γ = 1.
 */
export function setIonicStrength(m: Medium, ionicStrength: number): void {
  const { k } = m;
  m.ionicStrength = ionicStrength;
  const root = Math.sqrt(ionicStrength);
  const a = -k.a * root;
  const b = k.b * root;
  const ln = LN10;
  const neutral = Math.exp(ln * 0.1 * ionicStrength);
  const calcium = Math.exp(ln * ((4 * a) / (1 + 5 * b) + 0.165 * ionicStrength));
  const sodium = Math.exp(ln * (a / (1 + 4 * b) + 0.075 * ionicStrength));
  const sulfate = Math.exp(ln * ((4 * a) / (1 + 5 * b) - 0.04 * ionicStrength));
  const bicarbonate = Math.exp(ln * (a / (1 + 5.4 * b)));
  const carbonate = bicarbonate ** 4;
  const calciumBicarbonate = Math.exp(ln * (a / (1 + 6 * b)));
  const hydrogen = Math.exp(ln * (a / (1 + 9 * b)));
  const hydroxide = Math.exp(ln * (a / (1 + 3.5 * b)));
  const borate = Math.exp(ln * (a / (1 + 2.5 * b)));
  const davies = Math.exp(ln * (a / (1 + root) + k.a * 0.3 * ionicStrength));

  m.co2 = 1 / (k.k1 * neutral);
  m.hco3 = 1 / bicarbonate;
  m.co3 = k.k2 / carbonate;
  m.caHco3 = (calcium * k.caHco3) / calciumBicarbonate;
  m.caCo3 = (calcium * k.caCo3 * k.k2) / neutral;
  m.naHco3 = (sodium * k.naHco3) / neutral;
  m.naCo3 = (sodium * k.naCo3 * k.k2) / davies;
  m.caSo4 = (k.caSo4 * calcium * sulfate) / neutral;
  m.naSo4 = (k.naSo4 * sodium * sulfate) / davies;
  m.hydrogen = 1 / hydrogen;
  m.hydroxide = k.kw / hydroxide;
  m.borate = (k.boric * neutral) / borate;
  m.saturation = (calcium * k.k2) / k.ksp;
  const cubed = davies * davies * davies;
  m.hypochlorite = k.hypochlorous / davies;
  m.cy2 = k.cy2 / davies;
  m.cy4 = k.cy4 / davies;
  m.cy6 = k.cy6 / davies;
  m.cy8 = k.cy8 / cubed;
  m.cy10 = k.cy10 / cubed;
  m.cy12 = k.cy12 / (cubed * davies * davies);
}

/** A medium with all its free metals still bound to nothing. */
export function newMedium(k: Constants, ionicStrength: number, na: number, so4: number, ca: number): Medium {
  const zero = { co2: 0, hco3: 0, co3: 0, caHco3: 0, caCo3: 0, naHco3: 0, naCo3: 0, caSo4: 0, naSo4: 0 };
  const mixed = { hydrogen: 0, hydroxide: 0, borate: 0, hypochlorite: 0, cy2: 0, cy4: 0, cy6: 0, cy8: 0, cy10: 0, cy12: 0, saturation: 0 };
  const m: Medium = { k, ionicStrength, na, so4, ca, ...zero, ...mixed };
  setIonicStrength(m, ionicStrength);
  return m;
}
