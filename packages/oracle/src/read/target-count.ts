import type { TargetSpec } from '@spellwright/dsl'
import { quantityOf } from './amount.ts'

/** "up to two", "any number of", "X". */
export function targetCount(upTo: string | undefined, amount: string | undefined): Pick<TargetSpec, 'count'> {
  if (upTo?.startsWith('any number')) return { count: { min: 0, max: 'any' } }
  if (amount === undefined) return {}
  const max = quantityOf(amount)!
  if (upTo !== undefined) return { count: { min: 0, max } }
  return max === 1 ? {} : { count: { min: max, max } }
}
