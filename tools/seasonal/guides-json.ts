// Makes of content/seasonal what the server answers (server/src/features/seasonal/guides.json, texts in each unit system) and what the public
// pages show (web/src/public-pages/seasonal/guides.json, both units in one text). Run it after a change of a guide or of the engine;
// guides-json.test.ts holds the files against both.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredGuide } from '../../server/src/features/seasonal/guides.ts';
import type { PublicGuide } from '../../web/src/public-pages/seasonal/guides.ts';
import { toBlocks } from '../library/library-articles.ts';
import { type Guide, inUnits, type Language, readGuides } from './guides.ts';

const root = join(import.meta.dirname, '../..');

type InBoth = Record<Language, string>;
const inBoth = <T>(make: (language: Language) => T): Record<Language, T> => ({ en: make('en'), es: make('es') });

/** "60 °F (16 °C)" */
function bothUnits(text: string, language: Language): string {
  return text.replaceAll(/\{\{[^}]*\}\}/g, (code) => {
    const { us, metric } = inUnits(code, language);
    return us === metric ? us : `${us} (${metric})`;
  });
}

function toStored({ items, body, sources, ...guide }: Guide): StoredGuide {
  const told = (text: InBoth) => inBoth((language) => inUnits(text[language], language));
  return {
    ...guide,
    sources: sources.map(({ id: _id, ...source }) => source),
    items: items.map(({ text, why, ...item }) => ({ ...item, text: told(text), ...(why && { why: told(why) }) })),
    blocks: inBoth((language) => toBlocks(body[language], language)),
  };
}

function toPublic({ items, body, sources, event: _event, only: _only, ...guide }: Guide): PublicGuide {
  const told = (text: InBoth) => inBoth((language) => bothUnits(text[language], language));
  return {
    ...guide,
    sources: sources.map(({ id: _id, ...source }) => source),
    items: items.map(({ id, text, why, dose }) => ({ id, text: told(text), ...(why && { why: told(why) }), hasDose: dose !== undefined })),
    body: told(body),
  };
}

/** One guide a line, so that a change shows where it is. */
const linesOf = (guides: readonly object[]): string => `[\n${guides.map((guide) => JSON.stringify(guide)).join(',\n')}\n]\n`;

/** By file, what has to be in it. */
export function guideFiles(): Map<string, string> {
  const guides = readGuides();
  return new Map([
    [join(root, 'server/src/features/seasonal/guides.json'), linesOf(guides.map(toStored))],
    [join(root, 'web/src/public-pages/seasonal/guides.json'), linesOf(guides.map(toPublic))],
  ]);
}

if (import.meta.main) for (const [file, text] of guideFiles()) writeFileSync(file, text);
