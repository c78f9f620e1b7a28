/** Where the device keeps the language that was chosen on it; pages without the app write it too. */
export const LANGUAGE_KEY = 'lmp-language';
