// Alkalinity as a straight line in the totals, at a fixed pH: what the planner's linear program needs of the equilibrium.
import { carbonateAlkalinity, freeCalcium, uFromCarbon } from './carbonate.ts';
import { MAX_PASSES, setPh, settleMedium, startSolution, TOLERANCE } from './equilibrium.ts';
import type { Totals } from './totals.ts';

export interface AlkalinityLine {
  a: number;
  b: number;
  c: number;
  f: number;
  w: number;
  total: number;
  /** how much more alkalinity a slightly higher pH takes, eq/L for each unit of pH */
  perPh: number;
}
const PH_NEAR = 0.05;

/**
 * Alkalinity at a fixed pH as a linear form: Alk = a·DIC + b·Cy + c·B + f·Hy + w (eq/L), section 7 of science/chemistry. The coefficients are
 * exact at these totals (to `tolerance`, relative); activity, calcium pairs and the chlorine–cyanurate binding make them drift slowly with the totals.
 */
export function alkalinityAtPh(t: Totals, ph: number, tolerance = TOLERANCE): AlkalinityLine {
  const s = startSolution(t, ph, t.alk);
  const { medium: m } = s;
  let total = t.alk;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const other = setPh(s, t, ph);
    s.u = uFromCarbon(m, s.h, t.ca, t.dic);
    s.carbonateAlk = carbonateAlkalinity(m, s.h, freeCalcium(m, s.h, t.ca, s.u), s.u);
    total = other + s.carbonateAlk;
    if (settleMedium(s, t, t.ca, total) < tolerance) break;
  }
  const { h, chlorine } = s;
  const h2cy = m.cy6 / h;
  const hcy = (h2cy * m.cy10) / h;
  const trace = 1e-12;
  const traceU = uFromCarbon(m, h, t.ca, trace);
  const line = {
    a: t.dic > 0 ? s.carbonateAlk / t.dic : carbonateAlkalinity(m, h, freeCalcium(m, h, t.ca, traceU), traceU) / trace,
    b: t.cy > 0 ? chlorine.cyanurateAlk / t.cy : (h2cy + 2 * hcy) / (1 + h2cy + hcy),
    c: m.borate / (h + m.borate),
    f: t.hy > 0 ? chlorine.chlorineAlk / t.hy : m.hypochlorite / (h + m.hypochlorite),
    w: m.hydroxide / h - m.hydrogen * h,
    total,
  };
  const other = setPh(s, t, ph + PH_NEAR);
  const u = uFromCarbon(m, s.h, t.ca, t.dic);
  const near = other + carbonateAlkalinity(m, s.h, freeCalcium(m, s.h, t.ca, u), u);
  return { ...line, perPh: (near - total) / PH_NEAR };
}
