/** The Levenshtein distance: how many single letters must change to turn one word into the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return at(row, b.length)
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY

/** The words that a misspelled one may stand for, nearest first. */
export function nearestWords(word: string, words: readonly string[]): string[] {
  const wanted = word.toLowerCase()
  return words
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate.toLowerCase()) }))
    .filter(
      ({ candidate, distance }) =>
        distance <= Math.max(2, Math.floor(candidate.length / 3)) || candidate.toLowerCase().startsWith(wanted),
    )
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}
