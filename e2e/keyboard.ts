// A page walked through by the Tab key alone.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    stopsBefore?: Element[];
  }
}

interface Stop {
  name: string;
  fault: string | undefined;
}

/** What the focus stands on, and what is wrong with that; null when it has left the page or begins again. */
const standingOn = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const before = (window.stopsBefore ??= []);
    const element = document.activeElement;
    if (!element || element === document.body || element === before[0]) return null;
    const last = before.at(-1);
    before.push(element);
    const name = `${element.tagName} "${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}"`;
    // a hidden mark shows its focus on its words; a control in a box on the box
    const label = element.matches('.sr-only') ? (element as HTMLInputElement).labels?.[0] : undefined;
    const box = (label ?? element).getBoundingClientRect();
    const isRinged = (one: Element | null | undefined): boolean => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || /0px 0px 0px [23]px/.test(boxShadow);
    };
    const isSeen = [element, element.parentElement, element.parentElement?.parentElement].some(isRinged);
    const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const top = document.elementFromPoint(box.left + box.width / 2, Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 2));
    const isFree = top !== null && [label ?? element, element].some((one) => one.contains(top) || top.contains(one));
    const isInOrder = !last || (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    const faults = {
      'a trap': last === element,
      'no ring': !isSeen,
      'out of view': !isInView,
      covered: isInView && !isFree,
      'out of order': !isInOrder,
    };
    return { name, fault: Object.entries(faults).find(([, isFault]) => isFault)?.[0] };
  });

const MOST_STOPS = 200;

/** Every stop at which someone who has no pointer would be lost. */
export async function lostByTab(page: Page): Promise<string[]> {
  const lost: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const stop = await standingOn(page);
    if (stop === null) return stops === 0 ? ['nothing can be reached'] : lost;
    if (stop.fault !== undefined) lost.push(`${stop.name}: ${stop.fault}`);
    if (stop.fault === 'a trap') return lost;
  }
  return [...lost, `more than ${MOST_STOPS} stops`];
}
