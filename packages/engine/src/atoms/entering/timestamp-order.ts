import { hasSupertype } from '../../continuous/characteristics.ts'
import { askOrder } from '../../decision/ask.ts'
import type { Game } from '../../game/game.ts'
import type { PlayerId } from '../../state/ids.ts'
import { itemAt, itemsAt } from '../../state/lists.ts'
import type { Planned } from '../move.ts'
import { togetherSince } from './entered-together.ts'

const isEntering = (p: Planned | null): p is Planned => p?.entry != null && !p.entry.stays

export function areSeveralEntering(planned: readonly (Planned | null)[]): boolean {
  let count = 0
  for (const p of planned) if (isEntering(p)) count++
  return count > 1
}

/** CR 613.7m: objects that enter together get timestamps in APNAP order; each player orders their own if it can matter. */
export function orderTimestamps(game: Game, planned: (Planned | null)[]): void {
  const entering = planned.filter(isEntering)
  const first = game.state.turn.active
  const order: Planned[] = []
  for (const player of [first, (1 - first) as PlayerId]) {
    const own = entering.filter((p) => p.entry!.tentative.controller === player)
    const matters = own.filter((p) =>
      p.entry!.characteristics.abilities.some(({ ability }) => ability.kind === 'static' && ability.apply),
    )
    if (matters.length < 2) order.push(...own)
    else {
      const items = own.map((p) => ({ label: p.entry!.characteristics.name, object: p.move.id }))
      const chosen = askOrder(
        game,
        { player, purpose: 'orderTimestamps', text: 'Order the timestamps of what enters, earliest first.' },
        items,
      )
      order.push(...itemsAt(own, chosen))
    }
  }
  // Timestamps are assigned in the order in which the moves are carried out.
  let next = 0
  const timed = worldsTogether(game, order)
  planned.forEach((p, index) => {
    if (isEntering(p)) planned[index] = itemAt(timed, next++)
  })
}

/** CR 704.5k: world permanents that enter together have been there for the same time, whatever their timestamps are. */
function worldsTogether(game: Game, order: readonly Planned[]): readonly Planned[] {
  const worlds = order.filter((p) => hasSupertype(p.entry!.characteristics, 'world'))
  if (worlds.length < 2) return order
  const marks = togetherSince(game)
  return order.map((p) =>
    worlds.includes(p) ? { ...p, move: { ...p.move, marks: { ...p.move.marks, ...marks } } } : p,
  )
}
