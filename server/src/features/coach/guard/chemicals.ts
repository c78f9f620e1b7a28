// Which products a text speaks of, so that an amount goes with its own chemical and with no other.
import type { ProductId } from '@limpid/chemistry';

const CHLORINES: readonly ProductId[] = ['liquid-chlorine', 'cal-hypo', 'dichlor', 'trichlor', 'lithium-hypo'];
/** What is sold as shock is no liquid. */
const GRAINS: readonly ProductId[] = ['cal-hypo', 'dichlor', 'lithium-hypo'];
const ACIDS: readonly ProductId[] = ['muriatic-acid', 'dry-acid'];

/** More words before fewer: cyanuric acid is no acid to lower pH with. An empty list: no dose of ours is of this. */
const NAMES: readonly (readonly [string, readonly ProductId[]])[] = [
  ['liquid chlorine', ['liquid-chlorine']], ['cloro liquido', ['liquid-chlorine']], ['sodium hypochlorite', ['liquid-chlorine']], ['hipoclorito de sodio', ['liquid-chlorine']],
  ['bleach', ['liquid-chlorine']], ['lavandina', ['liquid-chlorine']], ['lejia', ['liquid-chlorine']], ['blanqueador', ['liquid-chlorine']],
  ['cal - hypo', ['cal-hypo']], ['cal hypo', ['cal-hypo']], ['calcium hypochlorite', ['cal-hypo']], ['hipoclorito de calcio', ['cal-hypo']], ['granular chlorine', ['cal-hypo', 'dichlor']],
  ['dichlor', ['dichlor']], ['dicloro', ['dichlor']], ['trichlor', ['trichlor']], ['tricloro', ['trichlor']], ['lithium', ['lithium-hypo']], ['litio', ['lithium-hypo']],
  ['non - chlorine shock', ['monopersulfate']], ['non chlorine shock', ['monopersulfate']], ['choque sin cloro', ['monopersulfate']], ['monopersulfate', ['monopersulfate']], ['monopersulfato', ['monopersulfate']], ['mps', ['monopersulfate']],
  ['chlorine neutralizer', ['sodium-thiosulfate']], ['thiosulfate', ['sodium-thiosulfate']], ['tiosulfato', ['sodium-thiosulfate']],
  ['cyanuric acid', ['cyanuric-acid']], ['acido cianurico', ['cyanuric-acid']], ['stabilizer', ['cyanuric-acid']], ['conditioner', ['cyanuric-acid']], ['estabilizador', ['cyanuric-acid']], ['cya', ['cyanuric-acid']],
  ['boric acid', ['boric-acid']], ['acido borico', ['boric-acid']], ['borax', ['borax']],
  ['muriatic', ['muriatic-acid']], ['hydrochloric', ['muriatic-acid']], ['muriatico', ['muriatic-acid']], ['clorhidrico', ['muriatic-acid']],
  ['dry acid', ['dry-acid']], ['acido seco', ['dry-acid']], ['bisulfate', ['dry-acid']], ['bisulfato', ['dry-acid']], ['acid', ACIDS], ['acido', ACIDS],
  ['sodium bicarbonate', ['baking-soda']], ['sodium bisulfate', ['dry-acid']], ['baking soda', ['baking-soda']], ['bicarbonate', ['baking-soda']], ['bicarbonato', ['baking-soda']], ['soda ash', ['soda-ash']], ['carbonato de sodio', ['soda-ash']], ['sodium carbonate', ['soda-ash']],
  ['calcium chloride', ['calcium-chloride']], ['cloruro de calcio', ['calcium-chloride']], ['salt', ['salt']], ['sal', ['salt']],
  ['sodium bromide', ['sodium-bromide']], ['bromuro', ['sodium-bromide']], ['chlorine granule', GRAINS], ['chlorine powder', GRAINS], ['cloro granulado', GRAINS], ['cloro en polvo', GRAINS], ['chlorine tablet', ['trichlor']], ['chlorine shock', GRAINS], ['cloro de choque', GRAINS],
  ['chlorine', CHLORINES], ['cloro', CHLORINES], ['shock', GRAINS], ['choque', GRAINS],
  ['fresh water', ['fill-water']], ['agua nueva', ['fill-water']], ['algaecide', []], ['alguicida', []], ['clarifier', []], ['clarificador', []], ['flocculant', []], ['floculante', []],
  ['phosphate remover', []], ['enzyme', []], ['enzima', []], ['sequestrant', []], ['secuestrante', []], ['sulfuric', []], ['sulfurico', []], ['ammonia', []], ['amoniaco', []], ['peroxide', []], ['peroxido', []], ['bromine', []], ['bromo', []], ['vinegar', []], ['vinagre', []],
]; // prettier-ignore
const WORDS = NAMES.map(([name, productIds]) => ({ words: name.split(' '), productIds }));

export interface Mention {
  at: number;
  end: number;
  productIds: readonly ProductId[];
}

export function mentionsIn(tokens: readonly string[]): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const name = WORDS.find(({ words }) => words.every((word, index) => isWord(tokens[at + index], word)));
    if (!name) continue;
    found.push({ at, end: at + name.words.length, productIds: name.productIds });
    at += name.words.length - 1;
  }
  return found;
}

const isWord = (token: string | undefined, word: string): boolean => token === word || token === `${word}s` || token === `${word}es`;
