/** Each in a task of its own, so that a touch or a paint never waits for more than one; what one of them fails at is its own affair. */
export function inTurn([first, ...rest]: readonly (() => void)[]): void {
  if (!first) return;
  setTimeout(() => {
    if (rest.length > 0) inTurn(rest);
    first();
  });
}
