// What a finger and large text find wrong with a page: things beyond its edge, and things too small to press.
import type { Page } from '@playwright/test';

/** A row of a chart has one narrow link a month; the months stand again below it, as large as any. */
const NARROW_ON_PURPOSE = 'a[data-month]';

/** What sticks out of the page sideways, unless it can be scrolled to inside a frame of its own. */
export function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const over = document.documentElement.scrollWidth - width;
    const found = over > 0 ? [`the page scrolls sideways by ${over} px`] : [];
    const isOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return right - left > 1 && (right > width + 1 || left < -1);
    };
    // scrolled to in its own frame, only read aloud, or only seen
    const isFramed = (element: Element): boolean => {
      for (let frame: Element | null = element; frame; frame = frame.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(frame);
        if (frame !== element && ['auto', 'scroll'].includes(overflowX)) return true;
        if (clipPath !== 'none' || frame.ariaHidden === 'true') return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll('body *:not(svg *):not(.skip-link)')) {
      if (!isOut(element) || !element.checkVisibility({ visibilityProperty: true }) || isFramed(element) || element.ariaHidden === 'true')
        continue;
      // the innermost says what it is
      if (![...element.children].some(isOut))
        found.push(`${element.tagName} "${element.textContent?.trim().slice(0, 40)}" is beyond the edge`);
    }
    return found;
  });
}

/** What is pressed and is not 44 px high and wide; links inside a sentence are as high as their line. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((narrow) => {
    const least = (element: Element) => (element.matches(narrow) ? 23.5 : 43.5);
    const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option]';
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const isMarked = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type);
      // a mark and its words are pressed as one
      const boxes = [element, ...(isMarked ? (element.labels ?? []) : [])].map((one) => one.getBoundingClientRect());
      const box = {
        width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 1 && box.height > 1;
      const around = element.parentElement?.textContent?.trim().length ?? 0;
      const isInSentence = getComputedStyle(element).display === 'inline' && around > (element.textContent?.trim().length ?? 0);
      if (!isShown || isInSentence || element.matches('.skip-link, [aria-hidden=true] *')) return [];
      if (box.width >= least(element) && box.height >= 43.5) return [];
      const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 40);
      return [`${element.tagName} "${name}" is ${Math.round(box.width)} x ${Math.round(box.height)} px`];
    });
  }, NARROW_ON_PURPOSE);
}
