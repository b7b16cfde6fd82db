/** Lazy enumeration: each generator yields every possibility once, in a fixed order. */

/** Choices of `size` of the numbers 0 to `count` − 1, in ascending order. */
export function* combinations(count: number, size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let first = from; first <= count - size; first++)
    for (const rest of combinations(count, size - 1, first + 1)) yield [first, ...rest]
}

/** The same, but a number may be chosen more than once. */
export function* multisets(count: number, size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let first = from; first < count; first++)
    for (const rest of multisets(count, size - 1, first)) yield [first, ...rest]
}

/** Every order of the numbers 0 to `count` − 1, the identity first. */
export function* permutations(count: number): Generator<readonly number[]> {
  yield* permutationsOf(Array.from({ length: count }, (_, index) => index))
}

function* permutationsOf(items: readonly number[]): Generator<readonly number[]> {
  if (items.length === 0) {
    yield []
    return
  }
  for (const [at, first] of items.entries())
    for (const rest of permutationsOf(items.toSpliced(at, 1))) yield [first, ...rest]
}

/** `parts` numbers of at least `least` each that add up to `total`, the largest first numbers first. */
export function* compositions(total: number, parts: number, least: number): Generator<readonly number[]> {
  if (parts === 0) {
    if (total === 0) yield []
    return
  }
  if (parts === 1) {
    if (total >= least) yield [total]
    return
  }
  for (let first = total - least * (parts - 1); first >= least; first--)
    for (const rest of compositions(total - first, parts - 1, least)) yield [first, ...rest]
}

/** One of each list, the first of each first. */
export function* product<T>(lists: readonly (readonly T[])[], from = 0): Generator<readonly T[]> {
  const list = lists[from]
  if (list === undefined) {
    yield []
    return
  }
  for (const item of list) for (const rest of product(lists, from + 1)) yield [item, ...rest]
}

/** The numbers from 0 to `count` − 1. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
