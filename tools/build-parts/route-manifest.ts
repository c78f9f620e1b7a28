// What the build says of its routes: React Router's manifest, the same that the browser reads.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports: string[];
}

export interface RouteManifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, ManifestRoute>;
}

/** The manifest of a finished build, and the script that brings it to the browser. */
export function readRouteManifest(client: string): { script: string; manifest: RouteManifest } {
  const [name] = globSync('assets/manifest-*.js', { cwd: client });
  if (!name) throw new Error('There is no build: npm run build.');
  const text = readFileSync(join(client, name), 'utf8');
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as RouteManifest;
  return { script: `/${name}`, manifest };
}
