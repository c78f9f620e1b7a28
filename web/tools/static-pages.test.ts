import { describe, expect, it } from 'vitest';
import { withoutPage } from './static-pages.ts';

const page = (more: string) =>
  `import { Landing } from './landing.tsx';\nexport const handle = { static: true };\n${more}\nexport default function P() {\n  return <Landing />;\n}`;

describe('a page without scripts, in the browser', () => {
  it('keeps its exports and loses its content', () => {
    const code = withoutPage(page('export const meta = () => pageMeta({ title: "x" });'))!;
    expect(code).toContain('export const handle = { static: true };');
    expect(code).toContain('export const meta');
    expect(code).toContain('export default function');
    expect(code).not.toContain('Landing');
  });

  it('leaves pages with scripts alone', () => {
    expect(withoutPage('export const handle = { other: true };\nexport default function P() {}')).toBeNull();
    expect(withoutPage('export default function P() {}')).toBeNull();
  });

  it('refuses what it cannot leave out', () => {
    expect(() => withoutPage(page('export function ErrorBoundary() {}'))).toThrow('ErrorBoundary');
    expect(() => withoutPage(page('export const loader = () => text;'))).toThrow('loader');
  });
});
