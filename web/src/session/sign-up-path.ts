/** Where "Get Started Free" leads: the sign-in page with its sign-up form. */
export const SIGN_UP_MODE = 'sign-up';
export const SIGN_UP_PATH = `/auth?mode=${SIGN_UP_MODE}`;

/**
 * In the head: the prerendered page shows the sign-in form, which a person who came to sign up must not see first. Without scripts there
 * is neither form, and the page says so.
 */
export const SIGN_UP_SCRIPT = `if(/[?&]mode=${SIGN_UP_MODE}\\b/.test(location.search))document.documentElement.dataset.mode='${SIGN_UP_MODE}';`;
