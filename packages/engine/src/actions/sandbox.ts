import { moveObject } from '../atoms/move.ts'
import { isSorceryTime } from '../casting/timing.ts'
import { TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import { compiledOf } from '../state/compiled.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'

/** A card without a definition has a name, perhaps a type line, and no rules (SPEC S7.2). */
export const isSandboxCard = (game: Game, id: ObjectId): boolean => game.state.objects[id]?.sandbox ?? false

/**
 * Whether a card is played without casting it: at the kitchen table each card without rules, elsewhere those whose cost
 * nobody knows. The others are cast, or played as a land, like any card; only what they say is done by hand.
 */
export function isPlayedByHand(game: Game, id: ObjectId): boolean {
  if (!isSandboxCard(game, id)) return false
  if (game.state.options.kitchenTable) return true
  const { definition } = compiledOf(game, mustGet(game, id).def)
  const [face] = definition.faces
  return face?.cost === undefined && face?.types.includes('land') !== true
}

export function whyCantPlaySandbox(game: Game, player: PlayerId, id: ObjectId): string | null {
  const object = game.state.objects[id]
  if (object?.zone !== 'hand' || object.owner !== player) return 'that card is not in your hand'
  const { kitchenTable, unsupportedCards } = game.state.options
  if (kitchenTable) return null
  if (unsupportedCards === 'refused') return 'cards without rules can be played only at the kitchen table'
  return isSorceryTime(game, player) ? null : 'cards without rules are played by hand in your main phase'
}

/** CR 304.4, 307.4: such a card cannot enter the battlefield. */
export const isInstantOrSorcery = (game: Game, id: ObjectId): boolean =>
  (characteristics(game, id).types & (TYPE_BIT.instant | TYPE_BIT.sorcery)) !== 0

/** Puts it onto the battlefield at no cost. Instants and sorceries go to the graveyard, and players do by hand what they say. */
export function playSandboxCard(game: Game, player: PlayerId, id: ObjectId): void {
  const isSpell = isInstantOrSorcery(game, id)
  const became = moveObject(game, {
    id,
    to: isSpell ? 'graveyard' : 'battlefield',
    controller: player,
    cause: { kind: 'manual', source: NO_OBJECT, controller: player },
  })
  emit(game, [makeEvent('manual', { object: became, player, detail: 'plays' })])
}
