import { moveObject } from '../atoms/move.ts'
import { TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'

/** A card without a definition has a name, perhaps a type line, and no rules (SPEC S7.2). */
export const isSandboxCard = (game: Game, id: ObjectId): boolean => game.state.objects[id]?.sandbox ?? false

export function whyCantPlaySandbox(game: Game, player: PlayerId, id: ObjectId): string | null {
  const object = game.state.objects[id]
  if (object?.zone !== 'hand' || object.owner !== player) return 'that card is not in your hand'
  return game.state.options.kitchenTable ? null : 'cards without rules can be played only at the kitchen table'
}

/** Puts it onto the battlefield at no cost. Instants and sorceries go to the graveyard, and players do by hand what they say. */
export function playSandboxCard(game: Game, player: PlayerId, id: ObjectId): void {
  const { types } = characteristics(game, id)
  const isSpell = (types & (TYPE_BIT.instant | TYPE_BIT.sorcery)) !== 0
  const became = moveObject(game, {
    id,
    to: isSpell ? 'graveyard' : 'battlefield',
    controller: player,
    cause: { kind: 'manual', source: NO_OBJECT, controller: player },
  })
  emit(game, [makeEvent('manual', { object: became, player, detail: 'plays' })])
}
