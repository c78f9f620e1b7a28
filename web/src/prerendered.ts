// The addresses that are complete HTML at build time. Those with `handle.static` carry no script; the others are hydrated.
export const PRERENDERED = ['/', '/terms', '/privacy', '/disclaimer', '/not-found'] as const;
