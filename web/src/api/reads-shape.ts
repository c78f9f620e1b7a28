/**
 * Names the shape of the answers that are kept on devices (kept-reads.ts): what another version of the app has kept in another shape is
 * not shown. It is a digest of the contract; reads-shape.test.ts says the new one when the contract has changed.
 */
export const READS_SHAPE = 'C_XTzuwVhape';
