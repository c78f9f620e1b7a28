// Pictures with a deferred source come when they are about to be seen.
export const MARGIN_PX = 50;

function bring(picture: HTMLImageElement): void {
  for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.srcset = source.dataset['srcset'] ?? '';
  picture.src = picture.dataset['src'] ?? '';
}

export function startLatePictures(root: ParentNode = document): void {
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
  for (const picture of root.querySelectorAll('img[data-src]')) observer.observe(picture);
}
