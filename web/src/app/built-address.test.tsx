// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type EntryContext, NavLink, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { atItsName } from './built-address.ts';

const routes = [
  { path: '/', element: <NavLink to="/">Start</NavLink> },
  {
    path: '/chemistry',
    element: (
      <NavLink to="/chemistry" end>
        Chemistry
      </NavLink>
    ),
  },
];

async function built(address: string): Promise<string> {
  const staticHandlerContext = await createStaticHandler(routes).query(new Request(`http://localhost${address}`));
  if (staticHandlerContext instanceof Response) throw new Error('No page stands there.');
  const named = atItsName({ staticHandlerContext } as EntryContext).staticHandlerContext;
  return renderToStaticMarkup(<StaticRouterProvider router={createStaticRouter(routes, named)} context={named} hydrate={false} />);
}

test('a page that is built in its folder marks the link to itself', async () => {
  expect(await built('/chemistry/')).toContain('aria-current="page"');
});

test('the start page keeps its address', async () => {
  expect(await built('/')).toContain('aria-current="page"');
});
