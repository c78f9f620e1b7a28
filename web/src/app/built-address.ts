import type { EntryContext } from 'react-router';

/**
 * A page is built at its folder (`/chemistry/`) and opened at its name (`/chemistry`). What is drawn while building has to speak of the name: a
 * link to this very page would otherwise not be marked as where one is, and taking over a page mends no marks.
 */
export function atItsName(context: EntryContext): EntryContext {
  const { location } = context.staticHandlerContext;
  const pathname = location.pathname.replace(/(?<=.)\/+$/, '');
  return { ...context, staticHandlerContext: { ...context.staticHandlerContext, location: { ...location, pathname } } };
}
