/** CR 122.1a, 613.4c: what +N/+N and −N/−N counters of any size do to power and toughness. */
export function counterChange(counters: Readonly<Record<string, number>> | null): { power: number; toughness: number } {
  let power = 0
  let toughness = 0
  for (const kind in counters) {
    const change = sizeOf(kind)
    if (change === null) continue
    power += change[0] * counters[kind]!
    toughness += change[1] * counters[kind]!
  }
  return { power, toughness }
}

const sizes = new Map<string, readonly [number, number] | null>()

function sizeOf(kind: string): readonly [number, number] | null {
  let known = sizes.get(kind)
  if (known === undefined) {
    const match = /^([+-]\d+)\/([+-]\d+)$/.exec(kind)
    known = match ? [Number(match[1]), Number(match[2])] : null
    sizes.set(kind, known)
  }
  return known
}
