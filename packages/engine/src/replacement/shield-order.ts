import type { DamageItem } from '../atoms/damage.ts'
import { askOrder } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { controllerOf, currentOrLastKnown, nameOf } from '../query/lookup.ts'
import { type EntityId, entityPlayer, isPlayerEntity, type ObjectId, type PlayerId } from '../state/ids.ts'
import { itemAt, itemsAt } from '../state/lists.ts'
import { applies, replacementsOfKind } from './gather.ts'
import type { ReplacementEntry } from './proposal.ts'

/**
 * CR 615.7: a shield that is too small for the damage of several sources prevents the damage its player or the controller
 * of its permanent chooses. The damage in the order in which it meets such shields.
 */
export function inShieldOrder(game: Game, items: readonly DamageItem[]): readonly DamageItem[] {
  if (items.length < 2 || game.state.replacements.length === 0) return items
  const shields = replacementsOfKind(game, 'damage').filter(isShield)
  if (shields.length === 0) return items
  const ordered = [...items]
  for (const target of new Set(items.map((item) => item.target))) {
    const at = ordered.flatMap((item, index) => (item.target === target ? [index] : []))
    const own = itemsAt(ordered, at)
    if (!shields.some((shield) => isTooSmall(game, shield, own)) || areAlike(game, own)) continue
    const order = askOrder(
      game,
      {
        player: playerOf(game, target),
        purpose: 'replacement',
        text: 'Order the damage: what comes first is prevented first.',
      },
      own.map(({ source, amount }) => ({ label: `${nameOf(game, source)} (${amount})`, object: source })),
    )
    for (const [place, index] of order.entries()) ordered[itemAt(at, place)] = itemAt(own, index)
  }
  return ordered
}

const isShield = ({ floating, replacement: r }: ReplacementEntry): boolean =>
  floating !== 0 && r.kind === 'damage' && r.change.kind === 'prevent' && r.change.amount !== 'all'

function isTooSmall(game: Game, shield: ReplacementEntry, items: readonly DamageItem[]): boolean {
  const left = game.state.replacements.find(({ id }) => id === shield.floating)?.left
  const met = items.filter((item) => applies(game, shield, { kind: 'damage', ...item }))
  return met.length > 1 && left != null && left < met.reduce((sum, { amount }) => sum + amount, 0)
}

/** Nobody cares which of two equal creatures deals its damage. */
function areAlike(game: Game, items: readonly DamageItem[]): boolean {
  const first = itemAt(items, 0)
  const like = currentOrLastKnown(game, first.source)
  return items.every(
    ({ source, amount }) => amount === first.amount && currentOrLastKnown(game, source)?.abilities === like?.abilities,
  )
}

const playerOf = (game: Game, target: EntityId): PlayerId =>
  isPlayerEntity(target) ? entityPlayer(target) : controllerOf(game, target as ObjectId)
