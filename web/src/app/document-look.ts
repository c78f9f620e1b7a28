import { createContext } from 'react';
import type { Language } from '../i18n/language.tsx';

/** What a document is drawn for, beside its address. */
interface DocumentLook {
  /** the shell for all addresses without a page of their own; it must carry the scripts */
  isFallback?: boolean;
  /** else that of the address */
  language?: Language;
  /** its address is a secret: nothing on it is reported */
  isPrivate?: boolean;
}

export const DocumentLookContext = createContext<DocumentLook>({});
