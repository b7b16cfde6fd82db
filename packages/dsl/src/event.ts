import type { Condition } from './condition.ts'
import type { Filter, PlayerFilter } from './filter.ts'
import type { ObjectRef, PlayerRef } from './reference.ts'
import type { CounterKind, ManaType, Step, Zone } from './vocabulary.ts'

/** An object role in an event: this very object, a reference, or any object that fits (with last-known information where the rules look back). */
export type Who = 'self' | 'attachedTo' | Filter | ObjectRef

/**
 * What a triggered ability waits for (CR 603), what history counts, and what a delayed trigger watches.
 * Each pattern fills roles: `eventObject`, `eventSource`, `eventPlayer`, `eventAmount`.
 */
export type EventPattern =
  /** object: what moved (as it was before it left the battlefield, as it is after entering); player: its controller (owner outside the battlefield). */
  | {
      kind: 'zoneChange'
      object: Who
      from?: Zone | readonly Zone[]
      to?: Zone | readonly Zone[]
      notTo?: Zone
      /** A spell or ability this player controls did it; what a cost or the game itself does, nobody's did. */
      causedBy?: PlayerRef
      /** It was destroyed (CR 701.8b). */
      how?: 'destroyed'
      batch?: 'oneOrMore'
      during?: PlayerRef
    }
  /** object: the spell; player: who cast it. `during`, here and elsewhere: only in that player's turns. */
  /** `notFrom`: from anywhere else. */
  | { kind: 'cast'; player?: PlayerRef; spell?: Who; from?: Zone; notFrom?: Zone; nth?: number; during?: PlayerRef }
  | { kind: 'copied'; player?: PlayerRef; spell?: Who }
  /** object: the permanent whose ability it is; player: who activated. */
  | { kind: 'activated'; player?: PlayerRef; object?: Who; ability?: 'any' | 'nonmana' | 'loyalty' }
  /** source: what dealt it; object or player: the recipient; amount. */
  | {
      kind: 'damage'
      source?: Who
      to?: { object: Who } | PlayerFilter | 'any'
      combat?: 'combat' | 'noncombat'
      batch?: 'oneOrMore'
    }
  /** object: the attacker; player: the defending player. */
  | {
      kind: 'attacks'
      object: Who
      defender?: PlayerFilter | { object: Who }
      alone?: 'alone'
      while?: 'saddled'
      /** Together with at least that many others that fit. */
      with?: { count: number; of: Filter }
      /** It has not attacked before this turn. */
      first?: 'eachTurn'
      /** Once for all that attack the same player or permanent. */
      batch?: 'oneOrMore'
    }
  /** Declared together; amount: how many fit. `atLeast`: only if so many do. */
  | { kind: 'attackersDeclared'; player?: PlayerRef; attackers: Filter; atLeast?: number }
  /** object: the blocker; source: the attacker. */
  | { kind: 'blocks'; object: Who; attacker?: Who }
  /** object: the attacker; source: a blocker (with `each`), otherwise once. */
  | { kind: 'becomesBlocked'; object: Who; by?: Who; each?: 'blocker' }
  /** player: the defending player. `batch`: once for all of them. */
  | { kind: 'attacksUnblocked'; object: Who; player?: PlayerRef; batch?: 'oneOrMore' }
  /** player: whose step it is. */
  | { kind: 'beginningOf'; step: Step | readonly Step[]; whose: PlayerRef }
  /** `batch`: once for all that become tapped together. */
  | { kind: 'tapped'; object: Who; batch?: 'oneOrMore' }
  | { kind: 'untapped'; object: Who }
  /** object: the permanent; player: who tapped it; its mana is known to triggered mana abilities (CR 605.1b). */
  /** `mana`: for that type of mana. */
  | { kind: 'tappedForMana'; object: Who; player?: PlayerRef; mana?: ManaType }
  | { kind: 'lifeGained'; player: PlayerRef; nth?: number; during?: PlayerRef }
  | { kind: 'lifeLost'; player: PlayerRef; nth?: number; during?: PlayerRef }
  /** object: the card drawn (never shown to others); player: who drew. */
  | { kind: 'drawn'; player: PlayerRef; nth?: number; which?: 'exceptFirstInDrawStep' }
  /** `causedBy`: who controls the spell or ability that made the player discard. */
  /** `told`: who cycles a card discards it (CR 702.29d), but it is said. */
  /** `batch`: once for those discarded together; amount: how many fit. */
  | {
      kind: 'discarded'
      player?: PlayerRef
      object?: Who
      causedBy?: PlayerRef
      told?: 'cycleOrDiscard'
      batch?: 'oneOrMore'
    }
  | { kind: 'cycled'; player?: PlayerRef; object?: Who }
  | { kind: 'sacrificed'; player?: PlayerRef; object?: Who }
  /** `by`: who put them; `batch`: once for those put together on one object. */
  | { kind: 'countersPut'; object: Who; counter: CounterKind | 'any'; by?: PlayerRef; batch?: 'oneOrMore' }
  /** One or more of them; amount: how many. */
  | { kind: 'playerCounters'; player: PlayerRef; counter: CounterKind; during?: PlayerRef }
  /** object: the permanent; player: who controls it now; `from`: who lost control of it. */
  | { kind: 'controlChanged'; object: Who; from?: PlayerRef }
  /** CR 714.2: the lore counters on this Saga reached one of these numbers. */
  | { kind: 'chapter'; numbers: readonly number[] }
  | { kind: 'countersRemoved'; object: Who; counter: CounterKind | 'any'; last?: 'last' }
  /** object: what became a target; source: the spell or ability. */
  /** `player`: or one of these players. */
  | {
      kind: 'becomesTarget'
      object: Who
      player?: PlayerRef
      by?: Who
      controller?: PlayerRef
      first?: 'eachTurn'
    }
  | { kind: 'turnedFaceUp'; object: Who }
  /** Day becomes night or night becomes day. */
  | { kind: 'daytime' }
  | { kind: 'transformed'; object: Who; into?: string }
  /** CR 702.140d: a spell merged with it. */
  | { kind: 'mutated'; object: Who }
  | { kind: 'phasedOut'; object: Who }
  | { kind: 'phasedIn'; object: Who }
  | { kind: 'investigated'; player: PlayerRef; nth?: number }
  | { kind: 'connived'; object: Who }
  | { kind: 'explored'; object: Who }
  | { kind: 'proliferated'; player: PlayerRef }
  /** CR 701.22d, 701.25d. */
  | { kind: 'scried'; player: PlayerRef }
  | { kind: 'surveilled'; player: PlayerRef }
  /** object: the creature with exploit; source: what was sacrificed to it. */
  | { kind: 'exploited'; object: Who; creature?: Who }
  | { kind: 'evidenceCollected'; player: PlayerRef }
  /** CR 702.154: object: the creature with enlist; source: the one it enlists. */
  | { kind: 'enlisted'; object: Who }
  /** CR 702.170: a card becomes plotted. */
  | { kind: 'plotted'; object: Who }
  /** CR 700.13. */
  | { kind: 'crimeCommitted'; player: PlayerRef }
  /** `when`: as it attacks, told behind the permission to do so (CR 701.43d). */
  | { kind: 'exerted'; object: Who; player?: PlayerRef; when?: 'asItAttacks' }
  | { kind: 'landPlayed'; player?: PlayerRef; object?: Who; from?: Zone }
  | { kind: 'becameAttached'; object: Who; to?: Who }
  | { kind: 'becameLevel'; object: Who; level: number }
  /** CR 709.5h: the half of this Room on which the ability is printed. */
  | { kind: 'unlocked'; player: PlayerRef }
  /** CR 709.5i */
  | { kind: 'fullyUnlocked'; player: PlayerRef }
  | { kind: 'becameMonstrous'; object: Who }
  | { kind: 'becameMonarch'; player: PlayerRef }
  | { kind: 'tookInitiative'; player: PlayerRef }
  /** CR 309.4c: object: the dungeon; `room`: its number. */
  | { kind: 'roomEntered'; object: Who; room: number }
  | { kind: 'dungeonCompleted'; player: PlayerRef }
  /** object: the Ring-bearer chosen. */
  | { kind: 'ringTempted'; player: PlayerRef }
  | { kind: 'searched'; player: PlayerRef }
  | { kind: 'shuffled'; player: PlayerRef }
  | { kind: 'tokenCreated'; player?: PlayerRef; object?: Who; batch?: 'oneOrMore' }
  /** CR 603.3b: an ability triggers because of that; object: what it is on; source: the ability on the stack. */
  | { kind: 'triggered'; because: 'entering' | 'attacking'; object?: Who; player?: PlayerRef }
  /** CR 603.8: triggers as soon as the condition is true. */
  | { kind: 'state'; condition: Condition }
  | { kind: 'either'; events: readonly EventPattern[] }
