import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { newLastingEffect, touch } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { moveAll } from './move.ts'

/** CR 701.43a: it won't untap during that player's next untap step. */
export function exert(game: Game, id: ObjectId, player: PlayerId): void {
  game.state.rules.push({
    ...newLastingEffect(game, id, player, 'untilYourNextUpkeep'),
    rule: { kind: 'doesntUntap', what: { the: 'exerted' }, during: 'you' },
    bindings: { exerted: [id] },
  })
  touch(game)
  emit(game, [makeEvent('exerted', { object: id, player })])
}

/** CR 701.59a: the chosen cards are exiled. */
export function collectEvidence(game: Game, player: PlayerId, cards: readonly ObjectId[], source: ObjectId): void {
  moveAll(game, cards, 'exile', { kind: 'cost', source, controller: player })
  emit(game, [makeEvent('evidenceCollected', { player, source })])
}
