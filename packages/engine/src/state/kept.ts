/** Whatever something is kept for: a game, a seat. */
export interface Keeper {
  /** Not to be touched but through `Kept`. */
  readonly kept: unknown[]
}

let slots = 0

/**
 * What is worked out for one keeper and goes with it. Not a WeakMap: V8 holds the values of one for alive until it looks
 * through the whole heap, so that everything games had found out outlived them by far, and was copied on the way.
 */
export class Kept<T> {
  private readonly slot = slots++

  get({ kept }: Keeper): T | undefined {
    return kept[this.slot] as T | undefined
  }

  set({ kept }: Keeper, value: T): void {
    while (kept.length <= this.slot) kept.push(undefined)
    kept[this.slot] = value
  }
}
