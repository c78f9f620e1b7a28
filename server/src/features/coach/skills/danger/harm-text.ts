// The shape of what is said against a kind of harm.
import type { CoachLanguage } from '../../understanding/fold.ts';

export type HarmText = Record<CoachLanguage, string> & { title: Record<CoachLanguage, string> };
