// Each part of a pool in a line or two, for the review and the pool's page.
import { formatNumber, formatQuantity, KITS, PRODUCTS, type UnitSystem } from '@limpid/chemistry';
import { formatWithUnit, parameterDisplay } from '../../api/parameters.ts';
import { FILL_WATER_PARAMETERS, type PoolAnswers, type TargetName } from './pool-answers.ts';
import type { PoolPart } from './pool-body.ts';
import { answeredVolume } from './pool-volume.ts';
import { COVER_WORDS, KIND_WORDS, SANITIZER_WORDS, SETTING_WORDS, SHAPE_LABELS, SURFACE_WORDS, USAGE_WORDS } from './pool-words.ts';

export interface PartSummary {
  title: string;
  /** what was said; empty lines are left out */
  lines: string[];
  /** nothing was said: the line says what happens instead */
  isOpen?: boolean;
}
type Summarize = (answers: PoolAnswers, units: UnitSystem) => Omit<PartSummary, 'title'>;

const open = (line: string) => ({ lines: [line], isOpen: true });

const SOURCES = { known: 'As you know it', salt: 'Found with salt' };

const volume: Summarize = (answers, units) => {
  const { volumeL, surfaceAreaM2 } = answeredVolume(answers);
  if (volumeL === null) return open('Still needed');
  const source =
    answers.volumeSource === 'shape' ? `From the shape: ${SHAPE_LABELS[answers.shape.shape].toLowerCase()}` : SOURCES[answers.volumeSource];
  const area = surfaceAreaM2 === null ? '' : `${formatQuantity('area', surfaceAreaM2, units, { digits: 0 })} of water surface`;
  return { lines: [formatQuantity('volume', volumeL, units), area, source] };
};

const sanitizer: Summarize = (answers, units) => {
  const { gramsPerHour, hoursPerDay, percent } = answers.saltCell;
  const name = SANITIZER_WORDS[answers.sanitizer].label;
  if (answers.sanitizer !== 'salt' || gramsPerHour === null) return { lines: [name] };
  const output =
    units === 'us' ? `${formatNumber((gramsPerHour * 24) / 453.59237)} lb/day` : `${formatNumber(gramsPerHour, undefined, 1)} g/h`;
  const setTo = percent === null ? '' : ` at ${formatNumber(percent)} %`;
  return { lines: [name, `${output}, ${formatNumber(hoursPerDay ?? 0)} hours a day${setTo}`] };
};

const kit: Summarize = ({ kit: chosen }, units) => {
  if (!chosen) return open('Not chosen: every value is offered when you log a test');
  const name = KITS.find((each) => each.id === chosen.id)?.name ?? 'Your own kit';
  return { lines: [name, chosen.parameters.map((parameter) => parameterDisplay(parameter, units).short).join(' · ')] };
};

const shelf: Summarize = ({ shelf: items }) => {
  if (items.length === 0) return open('Nothing chosen: plans use common products');
  const names = items.map(({ productId, strengthPercent }) => {
    const product = PRODUCTS[productId];
    return strengthPercent === null ? product.name : `${product.name} ${formatNumber(strengthPercent)} %`;
  });
  return { lines: [names.join(', ')] };
};

const fillWater: Summarize = ({ fillWater: water }, units) => {
  const known = FILL_WATER_PARAMETERS.filter((parameter) => water[parameter] !== null);
  if (known.length === 0) return open('Not said: a usual tap water is taken');
  const values = known.map((parameter) => {
    const name = parameterDisplay(parameter, units).label;
    return `${name} ${formatWithUnit(parameter, water[parameter] as number, units)}`;
  });
  return { lines: [values.join(', ')] };
};

const targets: Summarize = ({ targetOverrides }, units) => {
  const own = Object.keys(targetOverrides) as TargetName[];
  if (own.length === 0) return open('The recommended ones');
  return {
    lines: [
      `Your own for ${own.map((parameter) => parameterDisplay(parameter, units).label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())).join(', ')}`,
      'Recommended for the rest',
    ],
  };
};

const SUMMARIES: Record<PoolPart, { title: string; summarize: Summarize }> = {
  name: { title: 'Name', summarize: (answers) => ({ lines: [answers.name.trim(), KIND_WORDS[answers.kind].label] }) },
  volume: { title: 'Volume', summarize: volume },
  surface: {
    title: 'Surface',
    summarize: ({ surface }) => (surface ? { lines: [SURFACE_WORDS[surface].label] } : open('Not known: targets suit every surface')),
  },
  sanitizer: { title: 'Sanitizer', summarize: sanitizer },
  setting: {
    title: 'Setting',
    summarize: (answers) => ({ lines: [SETTING_WORDS[answers.setting].label, COVER_WORDS[answers.cover].label] }),
  },
  pump: {
    title: 'Pump and use',
    summarize: ({ pumpFlowLpm, usage }, units) => ({
      lines: [pumpFlowLpm === null ? '' : formatQuantity('flow', pumpFlowLpm, units, { digits: 1 }), `${USAGE_WORDS[usage].label} use`],
    }),
  },
  place: {
    title: 'Place',
    summarize: ({ place, timeZone }) => {
      const zone = timeZone.replaceAll('_', ' ');
      return place
        ? { lines: [`${place.city}, ${place.state}${place.zip ? ` ${place.zip}` : ''}`, zone] }
        : { lines: ['Not said', zone], isOpen: true };
    },
  },
  kit: { title: 'Test kit', summarize: kit },
  shelf: { title: 'Shelf', summarize: shelf },
  fillWater: { title: 'Fill water', summarize: fillWater },
  targets: { title: 'Targets', summarize: targets },
};

export function partSummary(part: PoolPart, answers: PoolAnswers, units: UnitSystem): PartSummary {
  const { title, summarize } = SUMMARIES[part];
  const { lines, isOpen } = summarize(answers, units);
  return { title, lines: lines.filter((line) => line !== ''), ...(isOpen && { isOpen }) };
}
