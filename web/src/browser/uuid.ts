/** A UUID of version 7: sorts by time, made on the device, so that the same thing sent twice is one thing. */
export function uuidV7(nowMs: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = BigInt(Math.max(0, Math.floor(nowMs)));
  for (let index = 0; index < 6; index += 1) bytes[index] = Number((time >> BigInt(40 - index * 8)) & 0xffn);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
