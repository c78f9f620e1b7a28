// What the built-in coach reads: the articles of the library, and our pages about the rules of the states.
import { passagesOf } from '../library/articles.ts';
import { findPages, pageText } from '../search/find-pages.ts';
import type { Article } from './skills/reply.ts';

export const articles = (question: string, language: 'en' | 'es'): Article[] =>
  findPages(question, language)
    .filter(({ kind }) => kind === 'article')
    .map(({ title, url, excerpt }) => ({ title, url, excerpt, passages: passagesOf(url, language) }));

/** Rules are written in English only. */
export const rules = (question: string): Article[] =>
  findPages(question, 'en')
    .filter(({ kind }) => kind === 'rules')
    .map(({ title, url, excerpt }) => ({ title, url, excerpt, passages: [{ heading: title, text: pageText(url) }] }));
