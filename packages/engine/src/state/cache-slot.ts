/** Something that cached values belong to: a game, a seat. */
export interface CacheOwner {
  /** Used only by `CacheSlot`. */
  readonly cacheSlots: unknown[]
}

let slots = 0

/**
 * A cached value of a game or a seat, stored in its owner. With a WeakMap beside it, V8 would keep the values of finished
 * games alive until it collects the whole heap.
 */
export class CacheSlot<T, Owner extends CacheOwner = CacheOwner> {
  private readonly slot = slots++
  private readonly make: (owner: Owner) => T

  constructor(make: (owner: Owner) => T) {
    this.make = make
  }

  /** The value, which is made when it is first needed. */
  of(owner: Owner): T {
    const { cacheSlots } = owner
    if (this.slot >= cacheSlots.length || cacheSlots[this.slot] === undefined) this.set(owner, this.make(owner))
    return cacheSlots[this.slot] as T
  }

  set({ cacheSlots }: Owner, value: T): void {
    while (cacheSlots.length <= this.slot) cacheSlots.push(undefined)
    cacheSlots[this.slot] = value
  }
}
