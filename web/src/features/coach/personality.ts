// How the coach speaks to this person on this device.
import { COACH_PERSONALITIES } from '@limpid/contract';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';

export type Personality = (typeof COACH_PERSONALITIES)[number];

const KEY = 'lmp-coach-personality';

export const PERSONALITY_LABELS: Record<Personality, () => string> = {
  friendly: m.coach_friendly,
  technical: m.coach_technical,
  encouraging: m.coach_encouraging,
};

function stored(): Personality {
  try {
    const value = localStorage.getItem(KEY);
    return COACH_PERSONALITIES.find((personality) => personality === value) ?? 'friendly';
  } catch {
    return 'friendly';
  }
}

export function usePersonality(): [Personality, (personality: Personality) => void] {
  const [personality, setPersonality] = useState(stored);
  const choose = (chosen: Personality) => {
    setPersonality(chosen);
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Used until the page is closed.
    }
  };
  return [personality, choose];
}
