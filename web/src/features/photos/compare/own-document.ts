// Which pages may use the camera is decided when a document is opened. Reached by a link within the app, the page is still in the document of
// another page, and has to be opened once more.

/** True where the document was opened at an address of the gallery. */
export function isOwnDocument(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return !opened || !URL.canParse(opened.name) || /^\/gallery(\/|$)/.test(new URL(opened.name).pathname);
}
