/** `1 card`, `3 cards`. */
export const plural = (count: number, noun: string): string => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`)

/** `A, B or C`. */
export const orList = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`

/** ` Did you mean "A" or "B"?`, or nothing. */
export const didYouMean = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` Did you mean ${orList(names.map((name) => `"${name}"`))}?`

/** Groups equal words with their count, as in `Forest ×3`, in order of first appearance. */
export function withCounts(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, count]) => (count === 1 ? word : `${word} ×${count}`))
}
