import type { Cost } from './cost.ts'
import type { Effect } from './effect.ts'
import type { PlayerRef } from './reference.ts'
import type { EntersModification } from './replacement.ts'
import type { TargetSpec } from './target.ts'

/** What follows from a yes, and what from a no. */
interface Consequences {
  /** Who is asked, as the card names them. */
  readonly player: PlayerRef
  readonly then?: readonly Effect[] | undefined
  readonly otherwise?: readonly Effect[] | undefined
}

/** The part of a card that a question to a player comes from, so that it can be asked in the words of the card. */
export type QuestionData =
  /** Whether to do something optional. */
  | ({ readonly kind: 'may'; readonly effects: readonly Effect[] } & Consequences)
  /** Whether to pay a cost. */
  | ({ readonly kind: 'pay'; readonly cost: Cost } & Consequences)
  /** Whether to pay a cost as a permanent enters, which otherwise enters in another way. */
  | { readonly kind: 'payToEnter'; readonly cost: Cost; readonly otherwise: readonly EntersModification[] }
  /** A choice that the first of these steps asks for; the others do something with what is chosen. */
  | { readonly kind: 'steps'; readonly steps: readonly Effect[] }
  | { readonly kind: 'target'; readonly target: TargetSpec }
  /** Whether to pay an optional additional cost of a spell; `name` tells it from the others. */
  | { readonly kind: 'additionalCost'; readonly name: string; readonly cost: Cost }
  /** Which of several costs to pay: the options are these. */
  | { readonly kind: 'costs'; readonly costs: readonly Cost[] }

/** What a name or a role of the card stands for while a question is asked. */
export interface NamedInQuestion {
  /** Their names; null if the player may not know them, or if there are many. */
  readonly text: string | null
  readonly number: 'one' | 'many'
  /** They all belong to the player who is asked. */
  readonly isYours?: boolean
}

/** A question with all that its words need. */
export interface CardQuestion {
  readonly data: QuestionData
  /** The object it comes from. */
  readonly source: { readonly name: string; readonly types: readonly string[] }
  /** The name of the controller of the spell or ability, if somebody else is asked. */
  readonly controller: string | null
  /** What was bound to names: the names of cards and other objects. */
  readonly objects: Readonly<Record<string, NamedInQuestion>>
  /** Players bound to names: `you` for the one who is asked, or a name. */
  readonly players: Readonly<Record<string, string>>
  /** What the event was about, what caused it, and the player it was about, where an ability has triggered. */
  readonly event: {
    readonly object: string | null
    readonly source: string | null
    readonly player: string | null
  } | null
}
