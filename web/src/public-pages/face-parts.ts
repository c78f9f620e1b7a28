// New faces for a whole page at once are the longest task that it has after its first paint: every element takes new styles, every line is
// measured. The pages without the app take them part by part, from the top down, each in a task of its own (styles/fonts.css).
export const FACED = 'data-faced';
/** elements in one task, of some 250 to 1,000 */
const MOST = 40;

const sizeOf = (element: Element): number => element.getElementsByTagName('*').length + 1;
const hasWords = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== '');

function partsOf(element: Element): Element[] {
  return sizeOf(element) <= MOST || hasWords(element) ? [element] : [...element.children].flatMap(partsOf);
}

/** Neighbours that are one task together. */
function groupsOf(parts: readonly Element[]): Element[][] {
  const groups: Element[][] = [];
  let left = 0;
  for (const part of parts) {
    const size = sizeOf(part);
    if (size > left) {
      groups.push([]);
      left = MOST;
    }
    groups.at(-1)?.push(part);
    left -= size;
  }
  return groups;
}

export async function showFacesInParts(): Promise<void> {
  for (const group of groupsOf(partsOf(document.body))) {
    await new Promise((resolve) => setTimeout(resolve));
    for (const part of group) part.setAttribute(FACED, '');
    // Measured now, in this task, and not together with what else the next frame has to do.
    void document.body.offsetHeight;
  }
}
