import { runEffects } from '../effects/run.ts'
import type { Game } from '../game/game.ts'
import type { ManaUnit } from '../mana/pool.ts'
import { contextOf } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'

/** CR 106.6: what happens to a spell because of the mana that was spent on it; once for the mana of each source. */
export function manaSpentOn(game: Game, spell: ObjectId, player: PlayerId, units: readonly ManaUnit[]): void {
  const done: ManaUnit[] = []
  for (const unit of units) {
    const { rider, source } = unit
    if (rider === null || !('spent' in rider) || rider.spent === undefined) continue
    if (done.some((other) => other.source === source && other.rider === rider)) continue
    done.push(unit)
    const ctx = contextOf(source as ObjectId, unit.riderController as PlayerId, {
      event: { object: spell, source: NO_OBJECT, player, amount: 0, becameId: NO_OBJECT, objects: [] },
    })
    if (matches(game, ctx, rider.spell, spell, null)) runEffects(game, ctx, rider.spent)
  }
}
