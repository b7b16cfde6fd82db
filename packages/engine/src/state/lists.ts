/** The item at that position, which must exist. */
export function itemAt<T>(items: readonly T[], position: number): T {
  const item = items[position]
  if (item === undefined) throw new RangeError(`There is no item ${position} in a list of ${items.length}`)
  return item
}

/** The items at these positions. */
export function itemsAt<T>(items: readonly T[], positions: readonly number[]): T[] {
  const found: T[] = []
  for (const position of positions) {
    const item = items[position]
    if (item !== undefined) found.push(item)
  }
  return found
}

const SHORT = 24

/** Sorts the list in place. Sorting a few items by insertion avoids the working memory of the built-in sort. */
export function sortShort<T>(items: T[], compare: (a: T, b: T) => number): T[] {
  if (items.length > SHORT) return items.sort(compare)
  for (const [from, item] of items.entries()) {
    let at = from
    for (
      let before = items[at - 1];
      at > 0 && before !== undefined && compare(before, item) > 0;
      before = items[at - 1]
    )
      items[at--] = before
    items[at] = item
  }
  return items
}
