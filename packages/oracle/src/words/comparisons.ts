import type { Comparison, Quantity } from '@spellwright/dsl'
import { wordTableOf } from './word-table.ts'

type Bound = 'atMost' | 'atLeast'
export type Relation = Bound | 'exactly' | 'lessThan' | 'moreThan'

/** Behind "or", of values: "power 3 or less". */
export const VALUE_BOUND = wordTableOf<Bound>({ atMost: 'less', atLeast: 'greater' })

/** Behind "or", of things that are counted: "three or more creatures". */
export const COUNT_BOUND = wordTableOf<Bound>({ atMost: 'fewer', atLeast: 'more' })

/** Before what a value is compared with: "power less than or equal to its toughness". */
export const RELATION = wordTableOf<Relation>({
  atMost: 'less than or equal to',
  atLeast: 'greater than or equal to',
  exactly: 'equal to',
  lessThan: 'less than',
  moreThan: 'greater than',
})

/** Before a number of things: "more than two". */
export const COUNT_RELATION = wordTableOf<'exactly' | 'lessThan' | 'moreThan'>({
  exactly: 'exactly',
  lessThan: 'fewer than',
  moreThan: 'more than',
})

export const comparison = (relation: Relation, value: Quantity): Comparison =>
  ({ [relation]: value }) as Record<Relation, Quantity>

/** "less", "fewer", "more" or "greater" behind a number; without one of them the number is exact. */
export const boundOf = (word: string | undefined): Relation | undefined =>
  word === undefined ? 'exactly' : (VALUE_BOUND.read(word) ?? COUNT_BOUND.read(word))
