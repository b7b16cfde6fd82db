/** How many courses are compared. */
export const MOST = 8

/** Each once, the first first. */
export function distinct<T>(answers: readonly T[]): T[] {
  const seen = new Set<string>()
  const kept: T[] = []
  for (const answer of answers) {
    const key = JSON.stringify(answer)
    if (seen.has(key)) continue
    seen.add(key)
    kept.push(answer)
    if (kept.length >= MOST) break
  }
  return kept
}
