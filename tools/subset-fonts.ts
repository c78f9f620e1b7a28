// Cuts the two fonts down to the characters we use (Latin with Spanish, few weights). Run by hand after a font update: node
// tools/subset-fonts.ts The fallback fonts in web/src/styles/fonts.css are matched to these by hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const webRoot = path.resolve(import.meta.dirname, '../web');
const outDir = path.join(webRoot, 'src/styles/fonts');
const requireFromWeb = createRequire(path.join(webRoot, 'package.json'));

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

/** What English texts about water need, and the link to the Spanish page: every first visit fetches these. */
const TEXT = range(0x20, 0x7e) + 'ñ\u00a0°±²³·½¾×÷©–’“”…−→\u2009\u202f';
/** Spanish, names of people and places: loaded where one of them occurs (unicode-range in web/src/styles/fonts.css). */
const MORE = 'áéíóúüÁÉÍÓÚÑÜ¿¡ªº«»çÇàèìòùâêîôûäëïöÀÈÂÊÎÔÄÖåÅãõß®µ¼—‘•€™←↑↓′″≤≥≈₂₃⁺⁻';
/** The characters in the English titles of the public pages (other languages have theirs in Geist); e2e/public-facts.ts finds a title that needs more. */
const HEADINGS = range(0x41, 0x5a) + range(0x61, 0x7a) + range(0x30, 0x39) + ' ,.?!:;()%&-’‘“”—–…';

interface Face {
  family: string;
  source: string;
  out: string;
  weights: { min: number; max: number } | number;
  opticalSize?: number;
  text: string;
  /** the font's optional features that our styles use */
  features: string[];
}

const FACES: Face[] = [
  {
    family: 'Geist',
    source: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    out: 'geist-400-650.woff2',
    weights: { min: 400, max: 650 },
    text: TEXT,
    features: ['kern', 'tnum'],
  },
  {
    family: 'Geist',
    source: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    out: 'geist-more-400-650.woff2',
    weights: { min: 400, max: 650 },
    text: MORE,
    features: ['kern'],
  },
  {
    family: 'Newsreader',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    out: 'newsreader-460.woff2',
    weights: 460,
    opticalSize: 72,
    text: HEADINGS,
    features: ['kern', 'liga'],
  },
];

for (const face of FACES) {
  const source = readFileSync(requireFromWeb.resolve(face.source));
  const axes = { wght: face.weights, ...(face.opticalSize === undefined ? {} : { opsz: face.opticalSize }) };
  const subset = await subsetFont(source, face.text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures: face.features });
  const out = path.join(outDir, face.out);
  writeFileSync(out, subset);
  console.log(`${face.out} ${(subset.byteLength / 1024).toFixed(1)} kB`);
}
