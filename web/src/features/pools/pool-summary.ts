// Each part of a pool in a line or two, for the review and the pool's page.
import { formatNumber, formatQuantity, type UnitSystem } from '@limpid/chemistry';
import { percentText } from '../../i18n/amounts.ts';
import { dateFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { formatWithUnit, parameterDisplay } from '../../i18n/parameters.ts';
import { productName } from '../../i18n/product-names.ts';
import { m } from '../../paraglide/messages.js';
import { FILL_WATER_PARAMETERS, hardens, type PoolAnswers, type TargetName } from './pool-answers.ts';
import type { PoolPart } from './pool-body.ts';
import { answeredVolume } from './pool-volume.ts';
import {
  COVER_LABELS,
  KIND_LABELS,
  KIT_LABELS,
  SANITIZER_LABELS,
  SECONDARY_LABELS,
  SETTING_LABELS,
  SHAPE_LABELS,
  START_UP_LABELS,
  SURFACE_LABELS,
  USAGE_LABELS,
} from './pool-labels.ts';

export interface PartSummary {
  title: string;
  /** the answers; empty lines are left out */
  lines: string[];
  /** no answer: the line says what applies instead */
  isOpen?: boolean;
}
type Summarize = (answers: PoolAnswers, units: UnitSystem) => Omit<PartSummary, 'title'>;

const open = (line: string) => ({ lines: [line], isOpen: true });

const SOURCES = { known: m.pools_volume_known, salt: m.pools_volume_by_salt };

const volume: Summarize = (answers, units) => {
  const { volumeL, surfaceAreaM2 } = answeredVolume(answers);
  if (volumeL === null) return open(m.pools_volume_missing());
  const source =
    answers.volumeSource === 'shape'
      ? m.pools_volume_from_shape({ value: SHAPE_LABELS[answers.shape.shape]().toLowerCase() })
      : SOURCES[answers.volumeSource]();
  const area = surfaceAreaM2 === null ? '' : m.pools_surface_area({ value: formatQuantity('area', surfaceAreaM2, units, { digits: 0 }) });
  return { lines: [formatQuantity('volume', volumeL, units), area, source] };
};

const surface: Summarize = (answers) => {
  if (!answers.surface) return open(m.pools_surface_open());
  const { surfaceNewSinceOn, startUp } = answers;
  const isNew = hardens(answers) && surfaceNewSinceOn !== null;
  const day = isNew ? dateFormat(languageTag(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(surfaceNewSinceOn)) : '';
  return {
    lines: [
      SURFACE_LABELS[answers.surface].label(),
      isNew ? m.pools_surface_new_on({ day }) : '',
      isNew && startUp ? m.pools_start_up_is({ name: START_UP_LABELS[startUp].label() }) : '',
    ],
  };
};

const sanitizer: Summarize = (answers, units) => {
  const { gramsPerHour, hoursPerDay, percent, lowPpm, highPpm } = answers.saltCell;
  const isRanged = answers.sanitizer === 'salt' && lowPpm !== null && highPpm !== null;
  const range = isRanged ? m.pools_cell_range_is({ low: formatNumber(lowPpm), high: formatNumber(highPpm) }) : '';
  const name = SANITIZER_LABELS[answers.sanitizer].label();
  const helper =
    answers.secondarySanitizer === 'none' ? '' : m.pools_with_helper({ name: SECONDARY_LABELS[answers.secondarySanitizer].label() });
  if (answers.sanitizer !== 'salt' || gramsPerHour === null) return { lines: [name, range, helper] };
  const output =
    units === 'us'
      ? `${formatNumber((gramsPerHour * 24) / 453.59237)} ${m.pools_unit_lb_day()}`
      : `${formatNumber(gramsPerHour, undefined, 1)} g/h`;
  const setTo = percent === null ? '' : m.pools_cell_at_percent({ percent: formatNumber(percent) });
  return { lines: [name, m.pools_cell_hours({ output, value: formatNumber(hoursPerDay ?? 0), setTo }), range, helper] };
};

const kit: Summarize = ({ kit: chosen }, units) => {
  if (!chosen) return open(m.pools_kit_open());
  const name = KIT_LABELS[chosen.id ?? '']?.() ?? m.pools_kit_own();
  return { lines: [name, chosen.parameters.map((parameter) => parameterDisplay(parameter, units).short).join(' · ')] };
};

const shelf: Summarize = ({ shelf: items }) => {
  if (items.length === 0) return open(m.pools_chemicals_open());
  const names = items.map(({ productId, strengthPercent }) => {
    return strengthPercent === null ? productName(productId) : `${productName(productId)} ${percentText(strengthPercent)}`;
  });
  return { lines: [names.join(', ')] };
};

const fillWater: Summarize = ({ fillWater: water }, units) => {
  const known = FILL_WATER_PARAMETERS.filter((parameter) => water[parameter] !== null);
  if (known.length === 0) return open(m.pools_fill_water_open());
  const values = known.map((parameter) => {
    const name = parameterDisplay(parameter, units).label;
    return `${name} ${formatWithUnit(parameter, water[parameter] as number, units)}`;
  });
  return { lines: [values.join(', ')] };
};

const targets: Summarize = ({ targetOverrides }, units) => {
  const own = Object.keys(targetOverrides) as TargetName[];
  if (own.length === 0) return open(m.pools_targets_recommended_all());
  return {
    lines: [
      m.pools_targets_own_for({
        value: own
          .map((parameter) => parameterDisplay(parameter, units).label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()))
          .join(', '),
      }),
      m.pools_targets_recommended_rest(),
    ],
  };
};

const SUMMARIES: Record<PoolPart, { title: () => string; summarize: Summarize }> = {
  name: { title: m.common_name, summarize: (answers) => ({ lines: [answers.name.trim(), KIND_LABELS[answers.kind].label()] }) },
  volume: { title: m.common_volume, summarize: volume },
  surface: { title: m.common_surface, summarize: surface },
  sanitizer: { title: m.common_sanitizer, summarize: sanitizer },
  setting: {
    title: m.pools_setting_title,
    summarize: (answers) => ({
      lines: [
        SETTING_LABELS[answers.setting].label(),
        COVER_LABELS[answers.cover].label(),
        answers.isClosed ? m.pools_season_closed() : '',
      ],
    }),
  },
  pump: {
    title: m.pools_pump_title,
    summarize: ({ kind, pumpFlowLpm, usage, dailyBathers }, units) => ({
      lines: [
        pumpFlowLpm === null ? '' : formatQuantity('flow', pumpFlowLpm, units, { digits: 1 }),
        m.pools_usage_named({ usage: USAGE_LABELS[usage].label() }),
        kind === 'spa' && dailyBathers !== null ? m.pools_bathers_a_day({ count: dailyBathers }) : '',
      ],
    }),
  },
  place: {
    title: m.common_location,
    summarize: ({ place }) =>
      place
        ? { lines: [`${place.city}, ${place.state}${place.zip ? ` ${place.zip}` : ''}`] }
        : { lines: [m.common_not_specified()], isOpen: true },
  },
  kit: { title: m.common_test_kit, summarize: kit },
  shelf: { title: m.common_your_chemicals, summarize: shelf },
  fillWater: { title: m.common_fill_water, summarize: fillWater },
  targets: { title: m.common_targets, summarize: targets },
};

export function partSummary(part: PoolPart, answers: PoolAnswers, units: UnitSystem): PartSummary {
  const { title, summarize } = SUMMARIES[part];
  const { lines, isOpen } = summarize(answers, units);
  return { title: title(), lines: lines.filter((line) => line !== ''), ...(isOpen && { isOpen }) };
}
