/** Random numbers that are the same for the same word, used only for drawings. */
export interface SeededRandom {
  /** A number from 0 up to, but not including, `limit`. */
  below(limit: number): number
}

export function seededRandom(word: string): SeededRandom {
  let state = 2166136261
  for (let at = 0; at < word.length; at++) state = Math.imul(state ^ word.charCodeAt(at), 16777619)
  return {
    below: (limit) => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit
    },
  }
}
