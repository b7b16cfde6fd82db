import type { Talk } from '../talk.ts'
import type { Kind } from './head.ts'

/** A piece of a noun phrase, before or after its noun; the rank orders the pieces of one side. */
export interface Part {
  side: 'before' | 'after'
  rank: number
  text: string
}

export interface FilterTalk {
  talk: Talk
  kind: Kind
  number: 'one' | 'many'
  /** "from your graveyard" with verbs that move, "in your graveyard" otherwise. */
  preposition: 'in' | 'from'
}

export const before = (rank: number, text: string): Part => ({ side: 'before', rank, text })
export const after = (rank: number, text: string): Part => ({ side: 'after', rank, text })

export const RANK = {
  before: { tapped: 1, combat: 2, status: 3, non: 4, supertype: 5, color: 6, type: 7 },
  after: { controller: 1, with: 2, opponents: 3, zone: 4, that: 5, except: 6 },
} as const
