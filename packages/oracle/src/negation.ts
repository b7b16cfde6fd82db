import type { Condition } from '@spellwright/dsl'

/** The opposite of a condition, as simply as it can be told. */
export function negationOf(condition: Condition): Condition {
  if (condition.kind === 'not') return condition.condition
  if (condition.kind !== 'exists') return { kind: 'not', condition }
  const { count, ...others } = condition
  if (count === undefined) return { ...others, count: { exactly: 0 } }
  return 'exactly' in count && count.exactly === 0 ? others : { kind: 'not', condition }
}

/** Whether something is said not to be so: it can be told with "unless". */
export const isNegative = (condition: Condition): boolean =>
  condition.kind === 'not' ||
  (condition.kind === 'exists' &&
    condition.count !== undefined &&
    'exactly' in condition.count &&
    condition.count.exactly === 0)
