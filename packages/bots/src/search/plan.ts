import type { Answer, ObjectId } from '@spellwright/engine'
import type { Policy } from '../policy.ts'

/** A course to compare: the answer to the open question, and what is held back for the rest of the turn. */
export interface Plan<A extends Answer = Answer> {
  readonly answer: A
  readonly heldBack: ReadonlySet<ObjectId>
  /** How the rest of the turn is played; null: as always. */
  readonly style: Policy | null
}

export const planOf = <A extends Answer>(
  answer: A,
  heldBack: ReadonlySet<ObjectId>,
  style: Policy | null = null,
): Plan<A> => ({
  answer,
  heldBack,
  style,
})
