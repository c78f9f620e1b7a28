/**
 * The id of the treatment that logging a dose of the coach makes: always the same for one card and pool. So the card finds it again after
 * a reload or on another device, and logging it twice is one treatment. It keeps the time of the answer, as every UUID of version 7 does.
 */
export function doseId(answerId: string, card: number, poolId: string): string {
  const tail = (id: string) => BigInt(`0x${id.slice(-12)}`);
  const mixed = tail(answerId) ^ tail(poolId) ^ BigInt(card + 1);
  return `${answerId.slice(0, -12)}${mixed.toString(16).padStart(12, '0')}`;
}
