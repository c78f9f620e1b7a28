// The start page's two views take turns on a small screen: every 2.5 s, not while the pointer is on them, not for those who want no motion.
export const ROTATION_MS = 2500;

export function startShowcase(root: ParentNode = document): void {
  const showcase = root.querySelector<HTMLElement>('[data-showcase]');
  if (!showcase) return;
  const views = [...showcase.querySelectorAll<HTMLElement>('[data-view]')];
  const dots = [...showcase.querySelectorAll<HTMLElement>('[data-show]')];
  const wide = matchMedia('(min-width: 64rem)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let shown = views.find((view) => !view.hasAttribute('data-away'))?.dataset['view'] ?? 'phone';
  let isHeld = false;
  const show = (name: string) => {
    shown = name;
    for (const view of views) view.toggleAttribute('data-away', view.dataset['view'] !== name);
    for (const dot of dots) dot.setAttribute('aria-pressed', String(dot.dataset['show'] === name));
  };
  const next = () => {
    if (isHeld || wide.matches || still.matches || document.hidden) return;
    show(views.find(({ dataset }) => dataset['view'] !== shown)?.dataset['view'] ?? shown);
  };
  let timer = setInterval(next, ROTATION_MS);
  for (const dot of dots) {
    dot.addEventListener('click', () => {
      show(dot.dataset['show'] ?? shown);
      // A chosen view stays for its full time.
      clearInterval(timer);
      timer = setInterval(next, ROTATION_MS);
    });
  }
  const hold = (held: boolean) => () => {
    isHeld = held;
  };
  // By keyboard, that is: a tapped dot keeps the focus until something else is focused.
  const holdForKeys = ({ target }: Event) => {
    if (target instanceof Element && target.matches(':focus-visible')) isHeld = true;
  };
  showcase.addEventListener('pointerenter', hold(true));
  showcase.addEventListener('pointerleave', hold(false));
  showcase.addEventListener('focusin', holdForKeys);
  showcase.addEventListener('focusout', hold(false));
}
