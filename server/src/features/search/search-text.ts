// How a text becomes comparable words: lower case, without accents.
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’']/g, '').toLowerCase();

export const splitWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
