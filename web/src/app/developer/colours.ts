// The colours as the style sheet has them, and how well each can be read: computed from the same text that the pages are drawn with.
import tokensCss from '../../styles/tokens.css?raw';

export type ThemeName = 'light' | 'dark';
export type Tokens = ReadonlyMap<string, string>;

function tokensOf(selector: string): Tokens {
  const start = tokensCss.indexOf(`${selector} {`);
  const block = tokensCss.slice(start, tokensCss.indexOf('}', start));
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', (match[2] ?? '').trim()]));
}

export const TOKENS: Record<ThemeName, Tokens> = { light: tokensOf(':root'), dark: tokensOf(":root[data-theme='dark']") };

/** Red, green and blue, linear, 0 to 1. */
function linearRgb(oklch: string): [number, number, number] | null {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(oklch);
  if (!match) return oklch === 'oklch(1 0 0)' ? [1, 1, 1] : null;
  const [lightness, chroma, hue] = [Number(match[1]), Number(match[2]), (Number(match[3]) * Math.PI) / 180];
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  // Björn Ottosson's OKLab, back to linear sRGB.
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inside = (value: number) => Math.min(1, Math.max(0, value));
  return [
    inside(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    inside(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    inside(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance(oklch: string): number | null {
  const rgb = linearRgb(oklch);
  return rgb ? 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2] : null;
}

/** The ratio of WCAG 2, 1 to 21; null where one of the two is no plain colour. */
export function contrast(ink: string | undefined, ground: string | undefined): number | null {
  const [one, other] = [luminance(ink ?? ''), luminance(ground ?? '')];
  if (one === null || other === null) return null;
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** #rrggbb, for who needs it outside a style sheet. */
export function hexOf(oklch: string): string | null {
  const rgb = linearRgb(oklch);
  const byte = (value: number) => Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  return rgb ? `#${rgb.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}` : null;
}

export interface ColourUse {
  token: string;
  use: string;
  /** what it is read on, or what is read on it */
  against?: string;
  /** 4.5 for text, 3 for shapes */
  least?: number;
}

export const COLOUR_GROUPS: readonly { name: string; colours: readonly ColourUse[] }[] = [
  {
    name: 'Grounds',
    colours: [
      { token: 'canvas', use: 'the page' },
      { token: 'surface', use: 'cards' },
      { token: 'raised', use: 'above cards, in the dark' },
      { token: 'sunken', use: 'wells' },
      { token: 'tint', use: 'chosen, highlighted' },
      { token: 'line', use: 'hairlines' },
      { token: 'line-strong', use: 'borders of fields', against: 'surface', least: 3 },
    ],
  },
  {
    name: 'Words',
    colours: [
      { token: 'ink', use: 'text', against: 'surface', least: 4.5 },
      { token: 'muted', use: 'quiet text', against: 'canvas', least: 4.5 },
    ],
  },
  {
    name: 'The one accent',
    colours: [
      { token: 'brand', use: 'actions, links', against: 'surface', least: 4.5 },
      { token: 'brand-hover', use: 'under the pointer', against: 'surface', least: 4.5 },
      { token: 'on-brand', use: 'words on it', against: 'brand', least: 4.5 },
      { token: 'sun', use: 'light, doses, joy: never text or state' },
      { token: 'on-sun', use: 'words on it', against: 'sun', least: 4.5 },
      { token: 'sun-ink', use: 'marked words', against: 'sun-tint', least: 4.5 },
      { token: 'sun-tint', use: 'under marked words' },
    ],
  },
  {
    name: 'State, always with a shape and a word',
    colours: [
      { token: 'ok', use: 'in range', against: 'ok-tint', least: 4.5 },
      { token: 'ok-tint', use: 'under it' },
      { token: 'ok-band', use: 'the band of a target' },
      { token: 'warn', use: 'low, high', against: 'warn-tint', least: 4.5 },
      { token: 'warn-tint', use: 'under it' },
      { token: 'bad', use: 'stop', against: 'bad-tint', least: 4.5 },
      { token: 'bad-hover', use: 'under the pointer', against: 'surface', least: 4.5 },
      { token: 'bad-tint', use: 'under it' },
      { token: 'on-bad', use: 'words on it', against: 'bad', least: 4.5 },
    ],
  },
  {
    name: 'Charts',
    colours: ['chart-1', 'chart-2', 'chart-3', 'chart-4'].map((token) => ({ token, use: 'a line', against: 'surface', least: 3 })),
  },
  { name: 'Veil', colours: [{ token: 'veil', use: 'behind dialogs' }] },
];
