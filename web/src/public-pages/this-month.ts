/** Marks the reader's current month, and moves it to the front where the months are next to each other. */
export function markThisMonth(now: Date, root: ParentNode = document): void {
  const marked = [...root.querySelectorAll<HTMLElement>(`[data-month="${now.getMonth() + 1}"]`)];
  for (const element of marked) element.dataset['now'] = '';
  const list = marked.find(({ tagName }) => tagName === 'LI');
  const track = list?.closest<HTMLElement>('[role="group"]');
  if (list && track && window.location.hash === '') track.scrollLeft = list.offsetLeft - track.clientWidth / 2 + list.clientWidth / 2;
}
