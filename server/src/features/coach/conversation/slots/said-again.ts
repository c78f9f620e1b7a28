// "Sorry, it's 70, not 60": how people put right what they said, and whether a level is where the water is or where it should go.
const N = String.raw`(\d+(?:\.\d+)?)(?: ?(?:ppm|%|gal(?:lons?)?|galones|l|liters?|litros))?`;
const X_NOT_Y = new RegExp(
  String.raw`${N},? (?:and |y )?(?:not|no|instead of|rather than|en vez de|en lugar de) (?:the |a |an |el |los |las |de )*${N}`,
);
const NOT_X_BUT_Y = new RegExp(
  String.raw`\b(?:not|no|wasn'?t|isn'?t|no era|no es|no son)(?: at| the| a| el)? ${N}[,;.]? (?:(?:but|rather|it'?s|its|it was|is|was|sino|es|era|son|actually|mas bien|que)(?: at| the| que| el)? )*${N}`,
);
export interface Correction {
  right: number;
  wrong: number;
}
/** "70, not 60": what is right, and what was wrong. */
export function correctionIn(text: string): Correction | undefined {
  const [, right, wrong] = X_NOT_Y.exec(text) ?? [];
  if (right !== undefined && wrong !== undefined) return { right: Number(right), wrong: Number(wrong) };
  const [, first, second] = NOT_X_BUT_Y.exec(text) ?? [];
  return first === undefined || second === undefined ? undefined : { right: Number(second), wrong: Number(first) };
}

export const CORRECTS =
  /\b(?:wait|sorry|oops|my bad|actually|hold on|hang on|i mean(?:t)?|misread|read (?:it|that) wrong|wrong(?: number)?|correction|mistake|typo|messed up|scratch that|perdon|espera|me equivoque|lei mal|digo|en realidad|quise decir|mejor dicho|lo medi mal)\b/;
export const IS_WISH =
  /\b(?:want|wanna|need it|goal|target|aim(?:ing)?|shoot(?:ing)? for|make it|go to|up to|down to|get (?:it )?to|to|quiero|meta|objetivo|hasta|llegar a|que sea|dejarl[oa] en|a)\b[^\d]{0,16}$/;
export const IS_NOW =
  /\b(?:is|at|its|it'?s|reads?|reading|says?|said|was|tested|measured|came (?:out|back)|from|starting|esta|estaba|es|era|marca|marco|salio|dio|sale|en|de|desde|mide)\b[^\d]{0,16}$/;
