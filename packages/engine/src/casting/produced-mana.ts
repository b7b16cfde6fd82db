import { isWho } from '../events/pattern.ts'
import type { Game } from '../game/game.ts'
import { condition } from '../query/condition.ts'
import { contextOfEntry, replacementsOfKind } from '../replacement/gather.ts'
import type { ObjectId } from '../state/ids.ts'
import { parseTypes } from './mana-production.ts'

/** Do effects change what permanents produce that are tapped for mana? */
export const isProductionReplaced = (game: Game): boolean => replacementsOfKind(game, 'addMana').length > 0

/** CR 106.12b: what a permanent that is tapped for that mana produces. */
export function producedMana(game: Game, id: ObjectId, mana: string): string {
  let produced = mana
  for (const entry of replacementsOfKind(game, 'addMana')) {
    const { replacement: r, ability } = entry
    if (r.kind !== 'addMana' || parseTypes(produced).length < (r.atLeast ?? 1)) continue
    const ctx = contextOfEntry(entry)
    if (!isWho(game, ctx, r.object, id)) continue
    if (ability?.condition === undefined || condition(game, ctx, ability.condition)) produced = r.instead
  }
  return produced
}
