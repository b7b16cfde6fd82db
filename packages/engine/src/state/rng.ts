/**
 * The game's own randomness: small sfc32 generators inside the state, one stream per purpose, so that paired games stay
 * comparable and a shuffle of one library never disturbs the other.
 */
export const STREAMS = ['setup', 'library0', 'library1', 'coin', 'die', 'random0', 'random1'] as const
export type Stream = (typeof STREAMS)[number]

/** Four 32-bit words per stream, flat. */
export type RngState = number[]

/** A string seed hashed to 128 bits. */
export function hashSeed(text: string): [number, number, number, number] {
  let h1 = 1779033703
  let h2 = 3144134277
  let h3 = 1013904242
  let h4 = 2773480762
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i)
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067)
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233)
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213)
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179)
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067)
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233)
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213)
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179)
  return [(h1 ^ h2 ^ h3 ^ h4) >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0]
}

export function createRng(seed: string): RngState {
  const rng: RngState = []
  for (const stream of STREAMS) {
    rng.push(...hashSeed(`${seed}\u0000${stream}`))
    const base = rng.length - 4
    for (let i = 0; i < 12; i++) nextAt(rng, base)
  }
  return rng
}

function nextAt(rng: RngState, base: number): number {
  const a = rng[base]! | 0
  const b = rng[base + 1]! | 0
  const c = rng[base + 2]! | 0
  const d = rng[base + 3]! | 0
  const t = (((a + b) | 0) + d) | 0
  rng[base] = (b ^ (b >>> 9)) >>> 0
  rng[base + 1] = (c + (c << 3)) >>> 0
  rng[base + 2] = (((c << 21) | (c >>> 11)) + t) >>> 0
  rng[base + 3] = (d + 1) >>> 0
  return t >>> 0
}

/** A whole number from 0 to `bound` − 1, without bias (rejection sampling). */
export function nextInt(rng: RngState, stream: Stream, bound: number): number {
  const base = STREAMS.indexOf(stream) * 4
  return boundedInt(() => nextAt(rng, base), bound)
}

function boundedInt(next: () => number, bound: number): number {
  const limit = 4294967296 - (4294967296 % bound)
  let value = next()
  while (value >= limit) value = next()
  return (value % bound) | 0
}

/** The items in a random order, or only the first `count` of that order. */
export function drawAtRandom<T>(rng: RngState, stream: Stream, items: readonly T[], count = items.length): T[] {
  const left = [...items]
  const drawn: T[] = []
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(nextInt(rng, stream, left.length), 1))
  return drawn
}

/** Fisher–Yates on the given stream, in place. */
export function shuffleInPlace<T>(rng: RngState, stream: Stream, items: T[]): void {
  shuffleBy((bound) => nextInt(rng, stream, bound), items)
}

function shuffleBy<T>(int: (bound: number) => number, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = int(i + 1)
    const swap = items[i] as T
    items[i] = items[j] as T
    items[j] = swap
  }
}

/** A generator outside any game: for bots, determinization, sampling. Deterministic for its seed. */
export interface Random {
  /** A whole number from 0 up to, and not including, `bound`. */
  int(bound: number): number
  /** A number from 0 up to, and not including, 1. */
  next(): number
  /** Shuffles the list in place. */
  shuffle<T>(items: T[]): void
}

/** Random numbers that are the same for the same seed, on every machine. */
export function createRandom(seed: string): Random {
  const words: RngState = [...hashSeed(seed)]
  for (let i = 0; i < 12; i++) nextAt(words, 0)
  const next = (): number => nextAt(words, 0)
  const int = (bound: number): number => boundedInt(next, bound)
  return {
    int,
    next: () => next() / 4294967296,
    shuffle: (items) => {
      shuffleBy(int, items)
    },
  }
}
