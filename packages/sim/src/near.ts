/** Changes of one letter between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}

/** The words somebody may have meant, nearest first. */
export function nearestOf(word: string, words: readonly string[]): string[] {
  const wanted = word.toLowerCase()
  return words
    .map((other) => ({ other, away: distance(wanted, other.toLowerCase()) }))
    .filter(
      ({ other, away }) => away <= Math.max(2, Math.floor(other.length / 3)) || other.toLowerCase().startsWith(wanted),
    )
    .sort((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ other }) => other)
}
