import type { Effect } from './effect.ts'
import type { Quantity } from './quantity.ts'
import type { ObjectRef, PlayerRef, Selector } from './reference.ts'

/** Keyword actions (CR 701), designations of players, and what keywords do as they resolve: steps like any other effect. */
export type KeywordAction =
  /** CR 701.16: create a Clue token, that many times. */
  | { kind: 'investigate'; player: PlayerRef; times: Quantity }
  /** CR 701.53 */
  | { kind: 'incubate'; player: PlayerRef; count: Quantity }
  /** CR 701.47: `as` binds the amassed Army. */
  | { kind: 'amass'; subtype: string; count: Quantity; as?: string }
  /** CR 701.50. */
  | { kind: 'connive'; what: ObjectRef; count: Quantity }
  /** CR 701.44. */
  | { kind: 'explore'; what: Selector }
  /** CR 701.34. */
  | { kind: 'proliferate' }
  /** CR 701.36. */
  | { kind: 'populate' }
  /** CR 701.37, 701.46: of the source. */
  | { kind: 'monstrosity'; count: Quantity }
  | { kind: 'adapt'; count: Quantity }
  /** CR 701.15. */
  | { kind: 'goad'; what: Selector }
  /** CR 701.40, 701.58: from the top of that player's library, one at a time. */
  | { kind: 'manifest'; player: PlayerRef; count: Quantity; cloak?: 'cloak'; as?: string }
  /** CR 701.62. */
  | { kind: 'manifestDread'; player: PlayerRef; as?: string }
  /** CR 725. */
  | { kind: 'becomeMonarch'; player: PlayerRef }
  /** CR 726. */
  | { kind: 'takeInitiative'; player: PlayerRef }
  /** CR 701.49; `into`: that dungeon alone. */
  | { kind: 'venture'; player: PlayerRef; into?: 'Undercity' }
  /** CR 702.131a: where you control ten or more permanents. */
  | { kind: 'ascend' }
  /** CR 702.179: your speed increases by 1. */
  | { kind: 'increaseSpeed' }
  /** CR 701.54. */
  | { kind: 'ringTempts' }
  /** CR 701.30: with an opponent; `then`: if you win. */
  | { kind: 'clash'; then: readonly Effect[] }
  /** CR 705: `then`: if you win the flip, `else`: if you lose it. */
  | { kind: 'flipCoin'; then: readonly Effect[]; else?: readonly Effect[] }
  /** CR 706: the result, or the sum of several; `odd` and `even` bind how many results are. */
  | { kind: 'rollDice'; count: Quantity; sides: number; as: string; odd?: string; even?: string }
  /** CR 705.2: that many coins, without a winner; `as` binds how many came up heads. */
  | { kind: 'flipCoins'; count: Quantity; as: string }
  /** CR 701.38: starting with you, each player votes for one of two words; `else`: if the second gets more votes or the vote is tied. */
  | { kind: 'vote'; words: readonly [string, string]; then: readonly Effect[]; else: readonly Effect[] }
  /** CR 701.35. */
  | { kind: 'detain'; what: Selector }
  /** CR 701.60. */
  | { kind: 'suspect'; what: Selector }
  /** CR 701.63. */
  | { kind: 'endure'; what: ObjectRef; count: Quantity }
  /** CR 701.66: of that land, a target. */
  | { kind: 'earthbend'; what: ObjectRef; count: Quantity }
  /** CR 702.165: what backup does as it resolves. */
  | { kind: 'backup'; what: ObjectRef; count: number }
  /** CR 701.57. */
  | { kind: 'discover'; count: Quantity }
  /** CR 701.39. */
  | { kind: 'bolster'; count: Quantity }
  /** CR 701.41: a +1/+1 counter on each of these targets, of which there may be up to `count`. */
  | { kind: 'support'; count: number; what: ObjectRef }
  /** CR 702.143c, 702.170c: 702.185: cards in exile become foretold, plotted or warped. */
  | { kind: 'setAside'; what: Selector; how: 'foretold' | 'plotted' | 'warped' }
  /** CR 701.65: exile it; while it is exiled, its owner may cast it for {2}. */
  | { kind: 'airbend'; what: Selector }
  /** CR 702.99: what cipher does as the spell resolves. */
  | { kind: 'cipher' }
  /** CR 702.192: what paradigm does as the spell resolves. */
  | { kind: 'paradigm' }
  /** CR 702.85: what cascade does as it resolves. */
  | { kind: 'cascade' }
  /** CR 702.110: you sacrifice a creature to the source. */
  | { kind: 'exploit' }
