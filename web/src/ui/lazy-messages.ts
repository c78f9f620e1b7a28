/**
 * Fetches the texts of a language for all that is loaded; null when they are here. Here they always are: tests, the development server and the build's own pages
 * have every language in them. The browser's build puts another module in the place of this one (web/tools/client-messages.ts).
 */
export function fetchMessages(_language: string): Promise<void> | null {
  return null;
}
