// Nothing in a model's text leads elsewhere: no image, no address, no HTML. Links stay where they are pages of ours that a tool named.

const IMAGE = /!\[([^\]]*)\]\s*\([^)]*\)|!\[([^\]]*)\]\s*\[[^\]]*\]/g;
const LINK = /\[([^\]]*)\]\s*\(\s*<?([^)\s>]*)>?[^)]*\)/g;
const REFERENCE = /^\s*\[[^\]]+\]:\s*\S+.*$/gm;
const TAG = /<\/?[a-z!][^>]*>?/gi;
const ADDRESS =
  /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\b(?:javascript|data|mailto|vbscript|tel):|\bwww\.|\/\/(?=[a-z0-9-]+\.))\S*|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}(?=[/?#:])\S*|\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|co|app|dev|example|info|biz|xyz|ru|cn|me|ai|site|online|page|link|click)\b\S*/gi;

export function withoutLinks(text: string, ownPages: ReadonlySet<string>): string {
  const held: string[] = [];
  const hold = (markdown: string) => `\u0001${held.push(markdown) - 1}\u0001`;
  const cleaned = text
    .replaceAll('\u0001', '')
    .replaceAll(IMAGE, '$1$2')
    .replaceAll(LINK, (_, words: string, address: string) =>
      ownPages.has(address) ? hold(`[${words.replaceAll(ADDRESS, '')}](${address})`) : words,
    )
    .replaceAll(REFERENCE, '')
    .replaceAll(TAG, '')
    .replaceAll(ADDRESS, '');
  // oxlint-disable-next-line no-control-regex -- our own mark, taken out of the text before
  return cleaned.replaceAll(/\u0001(\d+)\u0001/g, (_, index: string) => held[Number(index)] ?? '');
}
