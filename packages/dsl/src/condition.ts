import type { EventPattern } from './event.ts'
import type { Comparison, Filter } from './filter.ts'
import type { HistorySpan, Quantity } from './quantity.ts'
import type { ObjectRef, PlayerRef } from './reference.ts'
import type { Step } from './vocabulary.ts'

/** "Only during combat". */
export const DURING_COMBAT: Condition = {
  kind: 'duringStep',
  step: ['beginCombat', 'declareAttackers', 'declareBlockers', 'firstStrikeDamage', 'combatDamage', 'endCombat'],
}

/** "Only during your turn, before attackers are declared". */
export const BEFORE_ATTACKERS: Condition = {
  kind: 'all',
  conditions: [
    { kind: 'isTurnOf', player: 'you' },
    { kind: 'duringStep', step: ['upkeep', 'draw', 'main1', 'beginCombat'] },
    { kind: 'happened', event: { kind: 'attackersDeclared', attackers: {} }, when: 'thisTurn', times: { exactly: 0 } },
  ],
}

/** "Only before the combat damage step": of the first combat phase of the turn (CR 506.7d). */
export const BEFORE_COMBAT_DAMAGE: Condition = {
  kind: 'all',
  conditions: [
    {
      kind: 'duringStep',
      step: ['upkeep', 'draw', 'main1', 'beginCombat', 'declareAttackers', 'declareBlockers'],
    },
    {
      kind: 'happened',
      event: { kind: 'damage', to: 'any', combat: 'combat' },
      when: 'thisTurn',
      times: { exactly: 0 },
    },
  ],
}

/** Something that is true or false of the game, as in "if you control a Swamp". */
export type Condition =
  /** At least one object fits ("if you control a Swamp"); `count` for "three or more". */
  | { kind: 'exists'; of: Filter; count?: Comparison }
  | { kind: 'matches'; object: ObjectRef; filter: Filter }
  | { kind: 'compare'; quantity: Quantity; is: Comparison }
  /** Something happened in the span (revolt, "no spells were cast last turn": `times: { exactly: 0 }`). */
  | { kind: 'happened'; event: EventPattern; when: HistorySpan; times?: Comparison }
  /** One single player did it that often ("if a player cast two or more spells last turn"). */
  | { kind: 'somePlayerDid'; event: EventPattern; when: HistorySpan; times: Comparison }
  /** How many spells that player has cast this game, the one being cast included; `named`: of that name. */
  | { kind: 'castThisGame'; player: PlayerRef; named?: string; times: Comparison }
  /** A step bound something under this name (found, moved, prevented, done). */
  | { kind: 'did'; name: string }
  /** It is still on the battlefield. */
  | { kind: 'isThere'; object: ObjectRef }
  /** CR 716.2b, d: the level of the source; 1 if it has none. */
  | { kind: 'classLevel'; is: Comparison }
  | { kind: 'kicked'; times?: Comparison; which?: number }
  /** CR 731. */
  | { kind: 'isDaytime'; is: 'day' | 'night' | 'neither' }
  | { kind: 'isTurnOf'; player: PlayerRef }
  | { kind: 'duringStep'; step: Step | readonly Step[] }
  /** CR 103.1: that player takes the first turn of the game. */
  | { kind: 'isStartingPlayer'; player: PlayerRef }
  /** That word was chosen as the source entered (CR 607.2d). */
  | { kind: 'chose'; as: string; word: string }
  /** CR 105.4: two of these objects, perhaps only of those that fit, share a color. */
  | { kind: 'shareColor'; among: ObjectRef; filter?: Filter }
  | { kind: 'isPlayer'; player: PlayerRef; same: PlayerRef }
  /** The moment this spell was cast was not a time a sorcery could be cast (Necromancy). */
  | { kind: 'castAtInstantTiming' }
  /** It was so when the source was cast; of a copy that was not cast it was not. */
  | { kind: 'asCast'; condition: Condition }
  | { kind: 'castFrom'; zone: 'hand' | 'graveyard' | 'exile' }
  | { kind: 'paid'; cost: string }
  /** CR 702.131c, 702.179e, 725. */
  | {
      kind: 'designated'
      player: PlayerRef
      as: 'monarch' | "city's blessing" | 'max speed' | 'initiative' | 'completed a dungeon'
    }
  /** The source came under your control since the beginning of your last upkeep (echo). */
  | { kind: 'newSinceLastUpkeep' }
  | { kind: 'not'; condition: Condition }
  | { kind: 'all'; conditions: readonly Condition[] }
  | { kind: 'any'; conditions: readonly Condition[] }
