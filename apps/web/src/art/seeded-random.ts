/** Chance that is the same for the same word, for drawing only. */
export interface SeededRandom {
  /** From 0 up to, but not including, that. */
  below(most: number): number
}

export function seededRandom(word: string): SeededRandom {
  let state = 2166136261
  for (let at = 0; at < word.length; at++) state = Math.imul(state ^ word.charCodeAt(at), 16777619)
  return {
    below: (most) => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * most
    },
  }
}
