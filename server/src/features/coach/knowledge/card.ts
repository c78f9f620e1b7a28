// A short answer of the coach that needs no number of the pool. Facts come from the sources of the library's articles.
export interface KnowledgeCard {
  id: string;
  /** questions that it answers, English and Spanish, separated by | */
  asks: string;
  en: string;
  es: string;
  /** where to read more */
  url?: string;
}
