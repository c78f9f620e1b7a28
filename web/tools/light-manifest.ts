// The list of routes that the browser reads names what each route imports, so that a click fetches it at once. What is there already, because
// a layout of the page or the program itself has brought it, needs no second mention: half of the list.
// All are fetched at once, so their order says nothing; in the order of their names they pack much better.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface ListedRoute {
  parentId?: string;
  module: string;
  imports?: string[];
}
export interface RouteList {
  entry: { module: string; imports: string[] };
  routes: Record<string, ListedRoute>;
}

/** Without what the entry and the layouts of each route import. */
export function withoutRepeats<List extends RouteList>(list: List): List {
  const routes = Object.entries(list.routes).map(([id, route]) => {
    const known = new Set([list.entry.module, ...list.entry.imports]);
    for (let above = parentOf(list, route); above; above = parentOf(list, above))
      for (const file of [above.module, ...(above.imports ?? [])]) known.add(file);
    return [id, { ...route, imports: (route.imports ?? []).filter((file) => !known.has(file)).toSorted() }] as const;
  });
  return { ...list, routes: Object.fromEntries(routes) };
}

const parentOf = ({ routes }: RouteList, { parentId }: ListedRoute): ListedRoute | undefined =>
  parentId === undefined ? undefined : routes[parentId];

/** In the finished build. */
export function lightenManifest(client: string): void {
  for (const name of globSync('assets/manifest-*.js', { cwd: client })) {
    const file = path.join(client, name);
    const text = readFileSync(file, 'utf8');
    const [from, to] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
    const list = withoutRepeats(JSON.parse(text.slice(from, to)) as RouteList);
    writeFileSync(file, text.slice(0, from) + JSON.stringify(list) + text.slice(to));
  }
}
