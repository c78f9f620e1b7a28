/** How the texts are compiled: src/i18n/language.tsx decides the language; no cookie and no address does. */
export const MESSAGE_OPTIONS = {
  strategy: ['globalVariable' as const, 'baseLocale' as const],
  outputStructure: 'message-modules' as const,
  disableAsyncLocalStorage: true,
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
  // texts may be compiled while pages are being served or tested
  cleanOutdir: false,
};
