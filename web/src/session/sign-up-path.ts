/** Where "Get Started Free" leads: the door with its sign-up form in front. */
export const SIGN_UP_MODE = 'sign-up';
export const SIGN_UP_PATH = `/auth?mode=${SIGN_UP_MODE}`;

/**
 * In the head: the page of the build shows the sign-in form, which must not be seen first by somebody who came to sign up. Without scripts
 * there is neither form, and the page says so.
 */
export const SIGN_UP_SCRIPT = `if(/[?&]mode=${SIGN_UP_MODE}\\b/.test(location.search))document.documentElement.dataset.mode='${SIGN_UP_MODE}';`;
