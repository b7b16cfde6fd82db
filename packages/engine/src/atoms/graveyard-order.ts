import { type Ability, walk, type Zone } from '@spellwright/dsl'
import { characteristics } from '../continuous/read.ts'
import { askOrder } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { nameOf } from '../query/lookup.ts'
import { type ObjectId, PLAYERS } from '../state/ids.ts'
import { itemAt, itemsAt } from '../state/lists.ts'
import { memoized } from '../state/memoized.ts'

/** Does this ability depend on the order of cards in a graveyard? */
const readsGraveyardOrder = memoized((ability: Ability) =>
  walk('ability', ability, { status: (word) => word === 'bottomOfGraveyard' }),
)

const isOrderRead = (game: Game): boolean =>
  game.state.battlefield.some((id) =>
    characteristics(game, id).abilities.some(({ ability }) => readsGraveyardOrder(ability)),
  )

interface PlannedMove {
  readonly move: { readonly id: ObjectId }
  readonly to: Zone
}

/** Are several cards put into graveyards together, and does a permanent depend on their order? */
export function isGraveyardOrdered(game: Game, planned: readonly (PlannedMove | null)[]): boolean {
  let together = 0
  for (const going of planned) if (going?.to === 'graveyard') together++
  return together > 1 && isOrderRead(game)
}

/**
 * CR 404.3: cards put into a graveyard together are arranged by their owner.
 * Returns the order in which the moves happen, the lowest card first.
 */
export function graveyardOrder(game: Game, planned: readonly (PlannedMove | null)[]): readonly number[] {
  const order = planned.map((_, index) => index)
  for (const player of PLAYERS) {
    const own = order.filter((index) => {
      const object = planned[index]?.to === 'graveyard' ? game.state.objects[planned[index].move.id] : undefined
      return object?.kind === 'card' && object.owner === player
    })
    if (own.length < 2) continue
    const cards = itemsAt(planned, own).flatMap((move) => move?.move.id ?? [])
    const text = 'Order the cards put into your graveyard, the lowest first.'
    const chosen = askOrder(
      game,
      { player, purpose: 'orderCards', text, shows: cards },
      cards.map((id) => ({ label: nameOf(game, id), object: id })),
    )
    chosen.forEach((at, place) => {
      order[itemAt(own, place)] = itemAt(own, at)
    })
  }
  return order
}
