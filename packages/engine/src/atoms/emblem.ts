import type { Ability } from '@spellwright/dsl'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { nameOf, recordOf } from '../query/lookup.ts'
import { EMBLEM_OF } from '../query/refs.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { updateObject } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { putInCommandZone } from './designate.ts'

type Choices = Readonly<Record<string, string | number>>

/** CR 114: an emblem in the command zone, with the words just chosen, and what is linked to its source (CR 607). */
export function giveEmblem(
  game: Game,
  source: ObjectId,
  player: PlayerId,
  abilities: readonly Ability[],
  words: Choices = {},
): void {
  const emblem = putInCommandZone(game, `${nameOf(game, source)} emblem`, player, abilities)
  updateObject(game, emblem, {
    chosen: { ...recordOf(game, source)?.chosen, ...words },
    marks: { [EMBLEM_OF]: source },
  })
  emit(game, [makeEvent('emblem', { object: emblem, player, source })])
}
