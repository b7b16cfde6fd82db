import type { Procedure } from '../decision/decision.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { replaceEvent } from '../replacement/apply.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { updatePlayer } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { moveObject, moveObjects } from './move.ts'

/** CR 121.2: cards are drawn one at a time, each draw replaced on its own. Returns the cards drawn. */
export function* draw(
  game: Game,
  player: PlayerId,
  count: number,
  source: ObjectId = NO_OBJECT,
  detail = '',
): Procedure<ObjectId[]> {
  const drawn: ObjectId[] = []
  for (let i = 0; i < count; i++) {
    const event = yield* replaceEvent(game, { kind: 'draw', player })
    if (!event) continue
    const card = yield* drawOne(game, player, source, detail)
    if (card !== NO_OBJECT) drawn.push(card)
  }
  return drawn
}

function* drawOne(game: Game, player: PlayerId, source: ObjectId, detail: string): Procedure<ObjectId> {
  const library = game.state.library[player]
  const top = library[library.length - 1]
  if (top === undefined) {
    // CR 704.5b: the loss comes with the next state-based check.
    updatePlayer(game, player, { drewFromEmpty: true })
    return NO_OBJECT
  }
  const card = yield* moveObject(game, { id: top, to: 'hand', cause: { kind: 'draw', source, controller: player } })
  emit(game, [
    makeEvent('drawn', { object: card, became: card, player, source, amount: 1, detail, visibleTo: 1 << player }),
  ])
  return card
}

/** CR 701.17: put the top cards into the graveyard. */
export function* mill(game: Game, player: PlayerId, count: number, source: ObjectId): Procedure<ObjectId[]> {
  const library = game.state.library[player]
  const cards = library.slice(Math.max(0, library.length - count)).reverse()
  if (cards.length === 0) return []
  const became = yield* moveObjects(
    game,
    cards.map((id) => ({ id, to: 'graveyard', cause: { kind: 'mill', source, controller: player } })),
  )
  emit(game, [makeEvent('milled', { player, amount: cards.length, source, objects: became })])
  return became
}
