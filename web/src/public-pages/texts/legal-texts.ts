import disclaimer from '../../../../content/legal/disclaimer.md?raw';
import privacy from '../../../../content/legal/privacy.md?raw';
import terms from '../../../../content/legal/terms.md?raw';
import { parseDocument } from './plain-text.ts';

export const TERMS = parseDocument(terms);
export const PRIVACY = parseDocument(privacy);
export const DISCLAIMER = parseDocument(disclaimer);
