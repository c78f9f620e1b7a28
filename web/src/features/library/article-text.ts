/** The name of an article as its address says it, in English only: `free-chlorine` is "Free chlorine". */
export function nameOfSlug(slug: string): string {
  const words = slug.split('-').join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
