// How many photos each plan has, as the page about prices says it.
import { PLAN_PHOTOS } from '@limpid/contract';
import { languageTag } from '../../i18n/language.tsx';

export { PLAN_PHOTOS };
export const photosText = (count: number): string => new Intl.NumberFormat(languageTag()).format(count);
