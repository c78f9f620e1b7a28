// What the seasonal guides gain from a script: what is in season comes first, and ticks stay on the device of a reader without an account.
// Each function is written into its page whole, so it names nothing outside itself; the page runs it before it is painted, and nothing moves.

/** Puts the guides that are in season before the others; a guide says "MM-DD MM-DD", also over the new year. */
export function showSeason(now: Date): void {
  const day = `${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
  for (const list of document.querySelectorAll('[data-seasons]')) {
    const open = [...list.querySelectorAll<HTMLElement>('[data-months]')].filter((guide) => {
      const [first = '', last = ''] = (guide.dataset['months'] ?? '').split(' ');
      return first <= last ? first <= day && day <= last : day >= first || day <= last;
    });
    for (const guide of open) guide.dataset['now'] = '';
    list.prepend(...open);
  }
}

/** Both languages of a guide share their ticks. */
export function keepTicks(path: string): void {
  const key = `guide-ticks:${path.replace(/^\/es/, '').replace(/\/$/, '')}`;
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-ticks] input')];
  const keep = () => {
    const ticked = boxes.filter(({ checked }) => checked).map(({ name }) => name);
    try {
      if (ticked.length > 0) localStorage.setItem(key, ticked.join(' '));
      else localStorage.removeItem(key);
    } catch {
      // The boxes can be ticked all the same.
    }
  };
  let kept: string[] = [];
  try {
    kept = (localStorage.getItem(key) ?? '').split(' ');
  } catch {
    // as above
  }
  for (const box of boxes) {
    if (kept.includes(box.name)) box.checked = true;
    box.addEventListener('change', keep);
  }
}

export const SEASON_SCRIPT = `(${showSeason.toString()})(new Date())`;
export const TICKS_SCRIPT = `(${keepTicks.toString()})(location.pathname)`;
