// The `test` of every journey. A page that it opens is one that a person would press: on a busy machine the scripts come seconds after the
// first paint, and nothing but a form hears a press before.
import { expect, type Page, test as base } from '@playwright/test';

export { expect, type Page };

/** Whether the scripts of the app have taken the page over; a page without the app has none to wait for. */
const isTakenOver = (): boolean => {
  const isOfReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const headings = [...document.querySelectorAll('h1')];
  return !('__reactRouterContext' in window) || (headings.length > 0 ? headings : [document.documentElement]).some(isOfReact);
};

/** For what is to be seen before the scripts are there: `page.goto(path, { waitUntil: 'commit' })`. */
function waitForScripts(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await page.waitForFunction(isTakenOver);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === undefined) await page.waitForFunction(isTakenOver);
    return answer;
  };
}

export const test = base.extend<{ page: Page }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled ?? true) waitForScripts(page);
    await use(page);
  },
});
