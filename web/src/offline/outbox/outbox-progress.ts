// How much of each file is on its way, by the row that it makes; from whichever tab sends it. Small, for pages watch it.
export interface Progress {
  sentBytes: number;
  totalBytes: number;
}

const progress = new Map<string, Progress>();
const watchers = new Set<() => void>();

export const progressOf = (rowId: string): Progress | undefined => progress.get(rowId);

export function showProgress(rowId: string, of: Progress | undefined): void {
  if (of) progress.set(rowId, of);
  else progress.delete(rowId);
  for (const watcher of watchers) watcher();
}

export function watchProgress(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
