import type { StaticAbility } from '@spellwright/dsl'
import type { CardView } from '@spellwright/engine'
import type { CardFacts } from '../facts/card-facts.ts'
import { canPay } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import type { SeenObject } from '../seat/seen-object.ts'
import { castWorth } from './cast-worth.ts'
import { modificationsWorth } from './modification-worth.ts'

/** What parting with a card costs that can be cast as it is discarded, comes back, or works from the graveyard; less than nothing where that is better than to hold it. */
export function afterlifeWorth(s: SeenGame, object: SeenObject, facts: CardFacts, worth: number): number {
  const { afterlife } = facts
  if (afterlife === null) return worth
  const { madness, returns, haunting } = afterlife
  if (returns) return 0.1 * worth
  if (haunting !== null) return Math.min(worth, 0.4 * worth - hauntingWorth(s, object, haunting))
  if (madness === null || !canPay(s.units, madness)) return worth
  const way = facts.ways[0]
  const cast = way ? castWorth(s, object.info as CardView, way) : 0
  return cast > 0 && Number.isFinite(cast) ? Math.min(worth, -0.5 * cast) : worth
}

/** What it does for those on the table; one of a kind is enough. */
function hauntingWorth(s: SeenGame, object: SeenObject, { affects, apply, condition }: StaticAbility): number {
  const ctx = s.context(object.id, s.me)
  if (apply === undefined || typeof affects !== 'object' || 'the' in affects || 'linked' in affects) return 0
  if (s.graveyard(s.me).some(({ name }) => name === object.info.name)) return 0
  if (condition !== undefined && !s.reader.condition(ctx, condition)) return 0
  let sum = 0
  for (const other of s.objects('battlefield'))
    if (s.reader.matches(ctx, affects, other.id, null)) sum += modificationsWorth(s, ctx, other, apply, 'static')
  return 2 * sum
}
