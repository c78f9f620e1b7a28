// Degrees of hardness in ppm (mg/L) as CaCO3, by what each of them counts; the molar masses are those of IUPAC (CaO 56.077, CaCO3 100.087 g/mol).

export const PPM_PER_DEGREE = {
  /** °dH: 10 mg of CaO in a liter */
  german: 17.848,
  /** °fH: 10 mg of CaCO3 in a liter */
  french: 10,
  /** °e, °Clark: one grain of CaCO3 (64.799 mg) in an imperial gallon (4.54609 L) */
  english: 14.254,
  /** gpg: one grain of CaCO3 in a US gallon */
  grain: 17.118,
  /** mmol/L of calcium and magnesium */
  millimole: 100.087,
  /** meq/L, as alkalinity is given in laboratories: half a mmol of CaCO3 */
  milliequivalent: 50.043,
} as const;
export type HardnessDegree = keyof typeof PPM_PER_DEGREE;
