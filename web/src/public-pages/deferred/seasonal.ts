// What the seasonal guides gain from a script: what is in season comes first, and ticks stay on the device of a reader without an account.

/** Puts the guides that are in season before the others; a guide says "MM-DD MM-DD", also over the new year. */
export function showSeason(now: Date, root: ParentNode = document): void {
  const day = `${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
  for (const list of root.querySelectorAll('[data-seasons]')) {
    const open = [...list.querySelectorAll<HTMLElement>('[data-months]')].filter((guide) => {
      const [first = '', last = ''] = (guide.dataset['months'] ?? '').split(' ');
      return first <= last ? first <= day && day <= last : day >= first || day <= last;
    });
    for (const guide of open) guide.dataset['now'] = '';
    list.prepend(...open);
  }
}

/** One entry for both languages of a guide. */
const keyOf = (path: string): string => `guide-ticks:${path.replace(/^\/es/, '').replace(/\/$/, '')}`;

export function keepTicks(path: string, root: ParentNode = document): void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[data-ticks] input[type="checkbox"]')];
  if (boxes.length === 0) return;
  try {
    const kept = new Set((localStorage.getItem(keyOf(path)) ?? '').split(' '));
    for (const box of boxes) {
      if (kept.has(box.name)) box.checked = true;
      box.addEventListener('change', () => keep(path, boxes));
    }
  } catch {
    // The boxes can be ticked all the same.
  }
}

function keep(path: string, boxes: readonly HTMLInputElement[]): void {
  const ticked = boxes.filter(({ checked }) => checked).map(({ name }) => name);
  try {
    if (ticked.length > 0) localStorage.setItem(keyOf(path), ticked.join(' '));
    else localStorage.removeItem(keyOf(path));
  } catch {
    // as above
  }
}
