const GOLDEN = 0.618

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** A number of steps near the golden section of the count, after which all places are met. */
function stepFor(count: number): number {
  let step = Math.max(1, Math.round(GOLDEN * count))
  while (divisor(step, count) !== 1) step++
  return step
}

/**
 * The place of the nth of many pairings: neighbours in the list share a deck, so a few pairs are taken from all over it.
 * After `count` pairs every pairing was met once.
 */
export const spreadOver = (count: number, n: number): number =>
  (((n % count) * stepFor(count)) % count) + count * Math.floor(n / count)
