import { createContext } from 'react';

/** True while the shell for all addresses without a page of their own is rendered; it must carry the scripts. */
export const SpaFallbackContext = createContext(false);
