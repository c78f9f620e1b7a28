// Scripts that import each other: one of them then starts with the other's values missing, and a list of texts made at that moment holds
// holes ("... is not a function" on the page, and no error in the build).

/** The first cycle among chunks that import each other statically; undefined where there is none. */
export function chunkCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (chunk: string): string[] | undefined => {
    const start = path.indexOf(chunk);
    if (start >= 0) return [...path.slice(start), chunk];
    if (done.has(chunk)) return undefined;
    path.push(chunk);
    for (const next of imports.get(chunk) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(chunk);
    return undefined;
  };
  for (const chunk of imports.keys()) {
    const cycle = visit(chunk);
    if (cycle) return cycle;
  }
  return undefined;
}
