// How the app looks on this device: light or dark, the size of the text, and how much may move.
import { useSyncExternalStore } from 'react';
import { MOTION_KEY, TEXT_SIZE_KEY, TEXT_SIZES, THEME_KEY } from './theme-script.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export type TextSize = (typeof TEXT_SIZES)[number];

export const MOTIONS = ['system', 'reduce'] as const;
export type Motion = (typeof MOTIONS)[number];

const listeners = new Set<() => void>();

function stored<Value extends string>(key: string, allowed: readonly [Value, ...Value[]]): Value {
  try {
    const value = localStorage.getItem(key);
    return allowed.find((one) => one === value) ?? allowed[0];
  } catch {
    return allowed[0];
  }
}

// The first of each list is the default and not stored.
function keep(key: string, value: string, usual: string): void {
  try {
    if (value === usual) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Applies to this page only.
  }
  for (const listener of listeners) listener();
}

function wear(name: 'theme' | 'motion', value: string): void {
  const { dataset } = document.documentElement;
  if (value === 'system') delete dataset[name];
  else dataset[name] = value;
}

function wearTextSize(size: TextSize): void {
  document.documentElement.style.fontSize = size === '100' ? '' : `${size}%`;
}

function chooseTheme(theme: Theme): void {
  wear('theme', theme);
  keep(THEME_KEY, theme, 'system');
}

function chooseTextSize(size: TextSize): void {
  wearTextSize(size);
  keep(TEXT_SIZE_KEY, size, '100');
}

function chooseMotion(motion: Motion): void {
  wear('motion', motion);
  keep(MOTION_KEY, motion, 'system');
}

export const LOOKS_KEYS: readonly string[] = [THEME_KEY, TEXT_SIZE_KEY, MOTION_KEY];

/** As another tab has chosen them. */
export function wearStoredLooks(): void {
  wear('theme', storedTheme());
  wear('motion', storedMotion());
  wearTextSize(storedTextSize());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const storedTheme = (): Theme => stored(THEME_KEY, THEMES);
const storedTextSize = (): TextSize => stored(TEXT_SIZE_KEY, TEXT_SIZES);
const storedMotion = (): Motion => stored(MOTION_KEY, MOTIONS);

export function useTheme(): { theme: Theme; chooseTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, storedTheme, () => 'system' as const);
  return { theme, chooseTheme };
}

export function useTextSize(): { textSize: TextSize; chooseTextSize: (size: TextSize) => void } {
  const textSize = useSyncExternalStore(subscribe, storedTextSize, () => '100' as const);
  return { textSize, chooseTextSize };
}

export function useMotion(): { motion: Motion; chooseMotion: (motion: Motion) => void } {
  const motion = useSyncExternalStore(subscribe, storedMotion, () => 'system' as const);
  return { motion, chooseMotion };
}
