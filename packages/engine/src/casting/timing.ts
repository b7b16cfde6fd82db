import type { Filter } from '@spellwright/dsl'
import { type Characteristics, hasKeyword, TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { matches } from '../query/filter.ts'
import { mustGet } from '../query/lookup.ts'
import { playerRules } from '../query/rules.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'

/** CR 307.1, 117.1a: main phase of your turn, empty stack. */
export function isSorceryTime(game: Game, player: PlayerId): boolean {
  const { turn, stack } = game.state
  return turn.active === player && stack.length === 0 && (turn.step === 'main1' || turn.step === 'main2')
}

/** CR 702.61: while a spell with split second is on the stack, only mana abilities and special actions. */
export function isSplitSecond(game: Game): boolean {
  return game.state.stack.some((id) => {
    const object = mustGet(game, id)
    return object.kind !== 'ability' && hasKeyword(characteristics(game, id), 'split second')
  })
}

/** "Each opponent can cast spells only any time they could cast a sorcery." */
export const isHeldToSorceryTime = (game: Game, player: PlayerId, id: ObjectId): boolean =>
  playerRules(game, 'castOnlyAsSorcery', player).some(({ rule, ctx }) => matches(game, ctx, rule.spell, id, null))

/** May this spell be cast at instant speed now? */
export function hasInstantTiming(game: Game, player: PlayerId, id: ObjectId, c: Characteristics): boolean {
  if ((c.types & TYPE_BIT.instant) !== 0 || hasKeyword(c, 'flash')) return true
  return playerRules(game, 'castAsThoughFlash', player).some(({ rule, ctx }) =>
    rule.spell === 'self' ? ctx.source === id : matches(game, ctx, rule.spell as Filter, id, null),
  )
}
