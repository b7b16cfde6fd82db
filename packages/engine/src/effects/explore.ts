import type { EffectOf } from '@spellwright/dsl'
import { putCounters } from '../atoms/counters.ts'
import { moveObject } from '../atoms/move.ts'
import { isLand } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects, askYesNo } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { controllerOf, isOnBattlefield, nameOf } from '../query/lookup.ts'
import { selected } from '../query/refs.ts'
import { isObjectEntity, type ObjectId, otherPlayer } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'
import { revealTo, topCards } from './cards.ts'
import type { Frame } from './frame.ts'

/** CR 701.44d: one at a time, in an order their controllers choose. */
export function explore(game: Game, frame: Frame, effect: EffectOf<'explore'>): void {
  const all = selected(game, frame, effect.what).filter(isObjectEntity)
  const { active } = game.state.turn
  for (const player of [active, otherPlayer(active)]) {
    let left = all.filter((id) => controllerOf(game, id) === player)
    while (left.length > 0) {
      const text = 'Choose which permanent explores next.'
      const question = { player, purpose: 'choose' as const, source: frame.source, text }
      const [id] = askObjects(game, question, left, 1, 1)
      left = left.filter((other) => other !== id)
      exploreWith(game, frame, id!)
    }
  }
}

/** CR 701.44a: a land goes to the hand; otherwise the creature gets a counter, and the card may go to the graveyard. */
function exploreWith(game: Game, frame: Frame, id: ObjectId): void {
  // CR 701.44c: its controller, or last controller.
  const player = controllerOf(game, id)
  const [card] = topCards(game, player, 1)
  if (card !== undefined) revealTo(game, frame, player, [card], true)
  if (card !== undefined && isLand(characteristics(game, card)))
    moveObject(game, { id: card, to: 'hand', cause: frame.cause, revealed: true })
  else {
    if (isOnBattlefield(game, id)) putCounters(game, id, '+1/+1', 1, frame.source)
    if (card !== undefined && isPutIntoGraveyard(game, frame, player, card))
      moveObject(game, { id: card, to: 'graveyard', cause: frame.cause })
  }
  emit(game, [makeEvent('explored', { object: id, player, source: frame.source })])
}

const isPutIntoGraveyard = (game: Game, frame: Frame, player: 0 | 1, card: ObjectId): boolean => {
  const text = `Put ${nameOf(game, card)} into your graveyard? Otherwise it stays on top of your library.`
  return askYesNo(game, { player, purpose: 'yesNo', source: frame.source, text, shows: [card] })
}
