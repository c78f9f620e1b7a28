/** Once the faults show: brings the first field that has to be mended into view, ready for typing. */
export const focusFirstFault = (form: HTMLElement | null): void =>
  void requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
