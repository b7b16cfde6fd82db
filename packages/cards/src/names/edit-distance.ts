const LONGEST = 256
let twoBack = new Uint16Array(LONGEST)
let previous = new Uint16Array(LONGEST)
let current = new Uint16Array(LONGEST)

/**
 * Letters added, dropped, changed or swapped with their neighbour to get from one word to the other; anything above
 * `limit` is only known to be more than `limit`. The three rows are kept between calls: this runs over every card name.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || b.length >= LONGEST) return limit + 1
  for (let column = 0; column <= b.length; column += 1) previous[column] = column
  for (let row = 1; row <= a.length; row += 1) {
    if (fillRow(a, b, row) > limit) return limit + 1
    const free = twoBack
    twoBack = previous
    previous = current
    current = free
  }
  return Math.min(previous[b.length]!, limit + 1)
}

/** One row of the table; gives its least value. */
function fillRow(a: string, b: string, row: number): number {
  const letter = a.charCodeAt(row - 1)
  const letterBefore = row > 1 ? a.charCodeAt(row - 2) : -1
  let least = row
  current[0] = row
  for (let column = 1; column <= b.length; column += 1) {
    const other = b.charCodeAt(column - 1)
    let cost = previous[column - 1]! + (letter === other ? 0 : 1)
    if (previous[column]! + 1 < cost) cost = previous[column]! + 1
    if (current[column - 1]! + 1 < cost) cost = current[column - 1]! + 1
    const swapped = column > 1 && letterBefore === other && letter === b.charCodeAt(column - 2)
    if (swapped && twoBack[column - 2]! + 1 < cost) cost = twoBack[column - 2]! + 1
    current[column] = cost
    if (cost < least) least = cost
  }
  return least
}
