/** `a card`, `3 cards`. */
export const many = (count: number, thing: string): string => (count === 1 ? `1 ${thing}` : `${count} ${thing}s`)

/** `A, B or C`. */
export const orList = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`

/** ` Did you mean "A" or "B"?`, or nothing. */
export const didYouMean = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` Did you mean ${orList(names.map((name) => `"${name}"`))}?`

/** Equal words once, with how many there are: `Forest ×3`. In the order of their first. */
export function counted(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, count]) => (count === 1 ? word : `${word} ×${count}`))
}
