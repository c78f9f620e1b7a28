// The only door of the chemistry engine.
export * from './findings.ts';
export * from './pool.ts';
export * from './products.ts';
export * from './water.ts';
