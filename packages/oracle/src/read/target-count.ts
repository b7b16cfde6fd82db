import type { TargetSpec } from '@spellwright/dsl'
import { quantityOf } from './numbers.ts'

/** How many targets an amount may be divided among. */
export const DIVIDED: Readonly<Record<string, NonNullable<TargetSpec['count']>>> = {
  'any number of': { min: 0, max: 'any' },
  'one or two': { min: 1, max: 2 },
  'one, two, or three': { min: 1, max: 3 },
  'up to four': { min: 0, max: 4 },
  'up to two': { min: 0, max: 2 },
  'up to three': { min: 0, max: 3 },
}

/** "up to two", "any number of", "X". */
export function targetCount(upTo: string | undefined, amount: string | undefined): Pick<TargetSpec, 'count'> {
  if (upTo?.startsWith('any number')) return { count: { min: 0, max: 'any' } }
  if (amount === undefined) return {}
  const max = quantityOf(amount)!
  if (upTo !== undefined) return { count: { min: 0, max } }
  return max === 1 ? {} : { count: { min: max, max } }
}
