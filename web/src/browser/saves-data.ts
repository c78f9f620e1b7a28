/** Whether the browser was told to be sparing: then nothing is fetched ahead. */
export const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
