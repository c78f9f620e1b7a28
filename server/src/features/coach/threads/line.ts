// Who is next: each person has one question worked out at a time, the smallest questions come first, and with equal ones people take turns.

/** Of everyone, and of one person beside the one that is worked out: more are refused. */
export const MOST_WAITING = 40;
export const MOST_OF_ONE = 5;

export class Line<Item extends { size: number }> {
  /** the person who was served longest ago comes first */
  readonly #waiting = new Map<string, Item[]>();
  readonly #served = new Set<string>();
  #count = 0;

  hasRoomFor(personId: string): boolean {
    return this.#count < MOST_WAITING && (this.#waiting.get(personId)?.length ?? 0) < MOST_OF_ONE;
  }

  add(personId: string, item: Item): void {
    this.#waiting.set(personId, [...(this.#waiting.get(personId) ?? []), item]);
    this.#count += 1;
  }

  #nextPerson(): string | undefined {
    const sizeOf = (items: readonly Item[]): number => items[0]?.size ?? 0;
    const able = [...this.#waiting].filter(([personId]) => !this.#served.has(personId));
    return able.toSorted(([, one], [, other]) => sizeOf(one) - sizeOf(other))[0]?.[0];
  }

  get hasNext(): boolean {
    return this.#nextPerson() !== undefined;
  }

  /** The person of the item is being served until `leave`. */
  next(): Item | undefined {
    const personId = this.#nextPerson();
    const [item, ...rest] = personId === undefined ? [] : (this.#waiting.get(personId) ?? []);
    if (personId === undefined || item === undefined) return undefined;
    this.#waiting.delete(personId);
    if (rest.length > 0) this.#waiting.set(personId, rest);
    this.#served.add(personId);
    this.#count -= 1;
    return item;
  }

  leave(personId: string): void {
    this.#served.delete(personId);
  }

  /** All that wait; no one does any more. */
  empty(): Item[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#count = 0;
    return all;
  }
}
