import type { SearchItem } from '@limpid/contract';
import { BookOpen, Calculator, CircleHelp, FileText, MapPin, Scale, ShieldCheck, Sun } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Language } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';

type Kind = SearchItem['kind'];

export const KIND_ICONS: Record<Kind, LucideIcon> = {
  article: BookOpen,
  calculator: Calculator,
  question: CircleHelp,
  region: MapPin,
  guide: Sun,
  rules: Scale,
  page: FileText,
  legal: ShieldCheck,
};

const KIND_LABELS: Record<Kind, () => string> = {
  article: m.search_kind_article,
  calculator: m.search_kind_calculator,
  question: m.search_kind_question,
  region: m.search_kind_region,
  guide: m.search_kind_guide,
  rules: m.common_rules,
  page: m.search_kind_page,
  legal: m.common_legal,
};

const kindText = (kind: Kind): string => KIND_LABELS[kind]();

/** The kind of an answer, that it is in English where the reader's language is another, and that a visitor needs an account to read it. */
export const itemKindText = (
  { kind, language: written }: Pick<SearchItem, 'kind' | 'language'>,
  language: Language,
  isSignedIn: boolean,
): string =>
  [
    kindText(kind),
    ...(written === 'en' && language !== 'en' ? [m.search_in_english()] : []),
    ...(kind === 'article' && !isSignedIn ? [m.search_sign_in()] : []),
  ].join(' · ');
