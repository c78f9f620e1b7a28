import { SESSION_OVER_KEY } from './signed-in-user.ts';

// Public pages greet who has signed in on this device with the way to the dashboard, from the first paint on: the page is the same for
// everyone, and a mark on its root says which of two links is shown.
export const SIGNED_IN_SCRIPT =
  `try{if(localStorage.getItem('user')&&!localStorage.getItem('${SESSION_OVER_KEY}'))` +
  `document.documentElement.dataset.signedIn=''}catch(e){}`;
