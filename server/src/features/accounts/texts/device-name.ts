// What a browser says it is, in the few words that tell a person which one it was. Only names that we know are ever repeated.
import type { SessionSummary } from '@limpid/contract';

/** The first that fits; those that pretend to be others come first. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string, SessionSummary['device']['kind']][] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

export function deviceName(userAgent: string | null): SessionSummary['device'] {
  const text = userAgent ?? '';
  const browser = BROWSERS.find(([pattern]) => pattern.test(text))?.[1];
  const [, system, kind = 'unknown'] = SYSTEMS.find(([pattern]) => pattern.test(text)) ?? [];
  return { ...(browser ? { browser } : {}), ...(system ? { system } : {}), kind };
}
