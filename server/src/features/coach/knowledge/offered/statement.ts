/** English and Spanish, saying the same. */
export type Statement = readonly [en: string, es: string];
