/** SHA-256 of the file as it is on the device, in hex; empty where the browser offers none, as on a plain http address. */
export async function fingerprintOf(file: Blob): Promise<string> {
  if (!('subtle' in crypto)) return '';
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
