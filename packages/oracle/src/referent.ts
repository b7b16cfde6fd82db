import type { ObjectRef, PlayerRef, Quantity, TargetSpec } from '@spellwright/dsl'
import type { Talk } from './talk.ts'
import { targetNoun, targetPhrase } from './target.ts'

/** Something an ability has spoken of or will speak of: a target, a found card, a token made by an earlier step. */
export interface Referent {
  noun: string
  number: 'one' | 'many'
  /** Not yet spoken of: what the first mention says, "target creature", "a card from your hand". */
  first?: (talk: Talk, preposition: 'in' | 'from') => string
  /** Whose it is, where the text says so: its zones are then "your graveyard". */
  owner?: PlayerRef
  /** How it came to be known, for "if a creature card is discarded this way". */
  participle?: string
  /** How many of several cards have not been chosen from among them. */
  left?: number
  /** A number remembered from before. */
  quantity?: Quantity
  /** The target may be a player as well as an object. */
  mixed?: 'mixed'
  /** Said instead of "that …": "the sacrificed creature". */
  definite?: string
  /** An opponent of yours controls it, the text says: its controller is "that player". */
  controller?: 'opponent'
  /** What happened, for an ability that waits for it: "excess damage is dealt to that creature this way". */
  happening?: string
  /** Who chooses it, and then does with it what is said: "each player puts a creature card from their graveyard …". */
  chooser?: PlayerRef
  /** It left for another zone: it is spoken of as a card. */
  moved?: 'moved'
}

export type Role = 'subject' | 'object' | 'full'

/** The roles of a trigger event or replaced event, as the text names them. */
export interface EventRoles {
  object?: ObjectRef | Referent
  source?: ObjectRef | Referent
  player?: PlayerRef
  amount?: string
}

/** A target before anything was said of it. */
export function targetReferent(target: TargetSpec): Referent {
  const many = target.count !== undefined && target.count.max !== 1
  return {
    noun: targetNoun(target),
    number: many ? 'many' : 'one',
    first: (talk, preposition) => targetPhrase(target, talk, preposition),
    ...(target.objects && target.players ? { mixed: 'mixed' as const } : {}),
    ...(target.objects?.owner === undefined ? {} : { owner: target.objects.owner }),
  }
}
