/** Whatever something is kept for: a game, a seat. */
export interface CacheOwner {
  /** Not to be touched but through `CacheSlot`. */
  readonly kept: unknown[]
}

let slots = 0

/**
 * What is worked out for one keeper and goes with it. Not a WeakMap: V8 holds the values of one for alive until it looks
 * through the whole heap, so that everything games had found out outlived them by far, and was copied on the way.
 */
export class CacheSlot<T, K extends CacheOwner = CacheOwner> {
  private readonly slot = slots++
  private readonly make: (keeper: K) => T

  constructor(make: (keeper: K) => T) {
    this.make = make
  }

  /** Made when it is first asked for. */
  of(keeper: K): T {
    const { kept } = keeper
    if (this.slot >= kept.length || kept[this.slot] === undefined) this.set(keeper, this.make(keeper))
    return kept[this.slot] as T
  }

  set({ kept }: K, value: T): void {
    while (kept.length <= this.slot) kept.push(undefined)
    kept[this.slot] = value
  }
}
