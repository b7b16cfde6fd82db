import type { TargetSpec } from '@spellwright/dsl'
import { CHOOSE_COUNT } from '../words/choose-counts.ts'
import { NUMBER, SEVERAL } from '../words/numbers.ts'
import { quantityOf } from './amount.ts'

/** "up to two", "any number of", "X". */
export function targetCount(upTo: string | undefined, amount: string | undefined): Pick<TargetSpec, 'count'> {
  if (upTo?.startsWith('any number')) return { count: { min: 0, max: 'any' } }
  if (amount === undefined) return {}
  const max = quantityOf(amount)!
  if (upTo !== undefined) return { count: { min: 0, max } }
  return max === 1 ? {} : { count: { min: max, max } }
}

export const ONE_OR_TWO = /^(one or two|one, two, or three) target (.+)$/
export const SEVERAL_TARGETS = new RegExp(`^(up to )?(${SEVERAL}|X) targets$`)
export const TARGETS = new RegExp(`^(?:(up to |any number of )?(?:(${NUMBER}|X) )?)?(another |other )?target (.+)$`)
export const DIVIDED_TARGETS = new RegExp(`^(${CHOOSE_COUNT}) (?:targets|target (.+))$`)
