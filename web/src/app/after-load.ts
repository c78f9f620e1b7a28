/** Once, this long after the page has loaded; if it already has, after the delay. */
export function afterLoad(task: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setTimeout(task, delayMs);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', start);
  };
}
