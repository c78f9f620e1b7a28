import { useState } from 'react';

const KEY = 'lmp-log-keys';
const PHONE = '(pointer: coarse) and (max-width: 40rem)';

/** On a phone the page has large keys of its own for numbers, unless this person prefers the phone's keyboard. */
export function useKeys() {
  const [isPhone] = useState(() => matchMedia(PHONE).matches);
  const [isChosen, setChosen] = useState(() => localStorage.getItem(KEY) !== 'phone');
  const choose = (own: boolean) => {
    setChosen(own);
    localStorage.setItem(KEY, own ? 'own' : 'phone');
  };
  return { isPhone, isOn: isPhone && isChosen, choose };
}
export type Keys = ReturnType<typeof useKeys>;
