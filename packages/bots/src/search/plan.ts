import type { Answer, ObjectId } from '@spellwright/engine'

/** A course to compare: the answer to the open question, and what is held back for the rest of the turn. */
export interface Plan<A extends Answer = Answer> {
  readonly answer: A
  readonly heldBack: ReadonlySet<ObjectId>
}

export const planOf = <A extends Answer>(answer: A, heldBack: ReadonlySet<ObjectId>): Plan<A> => ({
  answer,
  heldBack,
})
