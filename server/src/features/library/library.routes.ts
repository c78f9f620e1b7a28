import { api } from '@limpid/contract';
import { bind, bindPublic, type HttpApp } from '../../http/route.ts';
import { findArticle, listArticles } from './articles.ts';
import { findMarks, markArticle } from './library.ts';

export function libraryRoutes(app: HttpApp): void {
  bindPublic(app, api.library.list, ({ query }) => ({ items: listArticles(query.language), nextCursor: null }));
  bindPublic(app, api.library.find, ({ params, query }) => findArticle(params.slug, query.language));
  bind(app, api.library.marks, async ({ db, person }) => ({ items: await findMarks(db, person.id) }));
  bind(app, api.library.mark, ({ db, person, params, body, now }) => markArticle(db, person.id, params.slug, body, now));
}
