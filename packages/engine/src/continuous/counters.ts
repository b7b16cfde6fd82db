import type { GameObject } from '../state/object.ts'
import { type Characteristics, copyOf } from './characteristics.ts'

/** The values with what counters do to power, toughness and loyalty. */
export function withCounters({ counters, zone }: GameObject, c: Characteristics): Characteristics {
  if (counters === null && (c.loyalty === 0 || zone !== 'battlefield')) return c
  const change = counterChange(counters)
  const loyalty = zone === 'battlefield' ? (counters?.['loyalty'] ?? 0) : c.loyalty
  if (change.power === 0 && change.toughness === 0 && loyalty === c.loyalty) return c
  const copy = copyOf(c)
  copy.power += change.power
  copy.toughness += change.toughness
  copy.loyalty = loyalty
  return copy
}

/** CR 122.1a, 613.4c: what +N/+N and −N/−N counters of any size do to power and toughness. */
function counterChange(counters: Readonly<Record<string, number>> | null): { power: number; toughness: number } {
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
