// "The installer wants my CYA at 70", "la quiero en 90": a wish for a value that is told and not asked.
import { DOSE_LEVELS, type DoseParameter } from '@limpid/chemistry';
import { languageOf } from '../../understanding/fold.ts';
import { readMessage } from '../../understanding/frame.ts';
import { quantitiesIn } from '../../understanding/numbers/quantities.ts';
import { plainOf } from '../aside-words.ts';
import type { DoseAim } from '../dose-aim.ts';

const WISHES =
  /\b(?:wants?|wanted|needs?|likes?|asks for|calls for|recommends?|suggests?|requires?|supposed to be|should be|has to be|target|goal|aim(?:ing)? for|shooting for|get (?:it|my \w+)|bring (?:it|my \w+)|quiere|quiero|necesita|necesito|pide|recomienda|deberia|debe|meta|objetivo|llegar|subir|bajar|dejar)\b[^\d]{0,40}$/;

/** Undefined without a single value and a level that is wished for. */
export function wishOf(before: string): DoseAim | undefined {
  const text = plainOf(before);
  const { parameters, values } = readMessage(before);
  const [parameter, ...others] = parameters;
  if (parameter === undefined || others.length > 0 || !Object.hasOwn(DOSE_LEVELS, parameter)) return undefined;
  const levels = quantitiesIn(text).filter(({ kind }) => kind === 'none' || kind === 'ppm');
  const wish = levels.findLast(({ at }) => WISHES.test(text.slice(0, at)));
  if (!wish) return undefined;
  const from = levels.find((one) => one !== wish)?.given ?? values[parameter];
  return {
    parameter: parameter as DoseParameter,
    to: wish.given,
    ...(from !== undefined && from !== wish.given && { from }),
    language: languageOf(before),
  };
}
