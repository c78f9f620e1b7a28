// A word of the trade and what it means: its names in both languages, separated by |, then one or two sentences in each.
export type Term = readonly [names: string, en: string, es: string];
