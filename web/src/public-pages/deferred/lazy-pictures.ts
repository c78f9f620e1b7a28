// Pictures with a deferred source come when they are about to be seen.
export const MARGIN_PX = 50;

function bring(picture: HTMLImageElement): void {
  for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.srcset = source.dataset['srcset'] ?? '';
  picture.src = picture.dataset['src'] ?? '';
}

export function startLazyPictures(root: ParentNode = document): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        bring(target as HTMLImageElement);
      }
    },
    { rootMargin: `${MARGIN_PX}px` },
  );
  const pictures = [...root.querySelectorAll<HTMLImageElement>('img[data-src]')];
  for (const picture of pictures) observer.observe(picture);
  // What is printed can't be scrolled to.
  addEventListener('beforeprint', () => pictures.filter((picture) => !picture.src).forEach(bring));
}
