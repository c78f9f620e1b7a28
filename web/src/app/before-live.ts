// A person can type into a prerendered page, press and submit before its scripts are loaded. The browser would then submit the form
// natively (a password could end up in the address), a press would be lost, and hydration would empty the fields. So a small script in the
// head stores the last press or submit, and the app takes over what was typed and does it.

declare global {
  interface Window {
    /** lets go of the page, and gives the form that was sent or the button that was pressed last */
    limpidTakeForms?: () => HTMLFormElement | HTMLButtonElement | undefined;
  }
}

/**
 * In the head. A press is stopped from propagating, so that it counts once, even if it comes during hydration. Forms with another method
 * than this, which submits nothing, work natively: the search, the contact.
 */
export const HOLD_SCRIPT =
  `(function(){var held;function keep(e,it){e.preventDefault();e.stopImmediatePropagation();held=it}` +
  `function hold(e){var f=e.target;if(f.method==='dialog'&&!f.closest('dialog'))keep(e,f)}` +
  `function press(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(b&&!b.hasAttribute('popovertarget'))keep(e,b)}` +
  `addEventListener('submit',hold,true);addEventListener('click',press,true);` +
  `window.limpidTakeForms=function(){removeEventListener('submit',hold,true);removeEventListener('click',press,true);return held}})();`;

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

/** After hydration and before the first render that follows. */
export function takeOverForms(): void {
  // First, for a choice is chosen again by a press.
  const held = window.limpidTakeForms?.();
  for (const field of document.querySelectorAll<Field>('form[method]:not([method="get"]) :is(input, textarea)'))
    if (isTyped(field)) typeAgain(field);
  // When what was typed has become the form's.
  if (held) setTimeout(() => held.isConnected && (held instanceof HTMLFormElement ? held.requestSubmit() : held.click()));
}
