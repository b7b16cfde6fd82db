import { type EffectOf, token } from '@spellwright/dsl'
import { putCounters } from '../atoms/counters.ts'
import { createTokens } from '../atoms/tokens.ts'
import { askYesNo } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { controllerOf, isOnBattlefield, nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { objectsOf } from '../query/refs.ts'
import type { Frame } from './frame.ts'

/** CR 701.63: its controller creates a Spirit unless they put the counters on it. */
export function endure(game: Game, frame: Frame, effect: EffectOf<'endure'>): void {
  const count = atLeastZero(quantity(game, frame, effect.count))
  if (count === 0) return
  for (const id of objectsOf(game, frame, effect.what)) {
    const player = controllerOf(game, id)
    const text = `Put ${count} +1/+1 counters on ${nameOf(game, id)}? Otherwise create a ${count}/${count} Spirit.`
    const grows = isOnBattlefield(game, id) && askYesNo(game, { player, purpose: 'yesNo', source: frame.source, text })
    if (grows) putCounters(game, id, '+1/+1', count, frame.source)
    else {
      const spirit = token({ colors: ['W'], type: 'Creature — Spirit', power: count, toughness: count })
      createTokens(game, spirit, { player, count: 1, source: frame.source })
    }
  }
}
