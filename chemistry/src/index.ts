// The only door of the chemistry engine.
export * from './emergencies.ts';
export * from './findings.ts';
export * from './kits.ts';
export * from './measurement.ts';
export * from './pool.ts';
export * from './products.ts';
export * from './safety.ts';
export * from './swim-status.ts';
export * from './target-ranges.ts';
export * from './targets.ts';
export * from './water.ts';
