// A page of the build can be typed into and sent before its scripts are there. The browser would then send the form by itself (a password
// into the address, if it came to that), and the first draw of the app would empty its fields. So a few words in the head hold what is
// sent, and the app takes over what was typed and sends it.

declare global {
  interface Window {
    /** lets go of the forms, and gives the one that was sent last */
    limpidTakeForms?: () => HTMLFormElement | undefined;
  }
}

/** In the head. Forms with another method than this, which sends nothing, know what to do by themselves: the search, the contact. */
export const HOLD_SCRIPT =
  `(function(){var held;function hold(e){var f=e.target;if(f.method!=='dialog'||f.closest('dialog'))return;` +
  `e.preventDefault();e.stopImmediatePropagation();held=f}` +
  `addEventListener('submit',hold,true);window.limpidTakeForms=function(){removeEventListener('submit',hold,true);return held}})();`;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement => /^(radio|checkbox)$/.test(field.type);

/** As the page was taken over; the defaults are what it was drawn with. Of a group, the one that was chosen tells it all. */
function isTyped(field: Field): boolean {
  if (!isChoice(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/**
 * React compares a field with the value that it saw last, and has seen what was typed already, so a plain event would tell it nothing. It
 * watches the field's own property: what is set by that of the class comes to it as typed.
 */
function typeAgain(field: Field): void {
  if (isChoice(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  const { value } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Once the page has been taken over and before anything is drawn anew. */
export function takeOverForms(): void {
  for (const field of document.querySelectorAll<Field>('form[method]:not([method="get"]) :is(input, textarea)'))
    if (isTyped(field)) typeAgain(field);
  const held = window.limpidTakeForms?.();
  // When what was typed has become the form's.
  if (held) setTimeout(() => held.isConnected && held.requestSubmit());
}
