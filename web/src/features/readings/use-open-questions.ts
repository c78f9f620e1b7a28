import type { Parameter } from '@limpid/chemistry';
import { useState } from 'react';

/** Which fields hold something that has to be answered before it can be saved. */
export function useOpenQuestions() {
  const [open, setOpen] = useState<readonly Parameter[]>([]);
  const hear = (parameter: Parameter) => (isOpen: boolean) =>
    setOpen((before) => [...before.filter((one) => one !== parameter), ...(isOpen ? [parameter] : [])]);
  return { open, hear, forget: () => setOpen([]) };
}
