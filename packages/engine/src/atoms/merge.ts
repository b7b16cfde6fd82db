import { componentOf, merged } from '../continuous/merged-values.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import type { ObjectId } from '../state/ids.ts'
import type { Component } from '../state/object.ts'
import { nextTimestamp, touch, updateObject } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { carryOver } from './carry-over.ts'
import { removeFromZone } from './move.ts'
import { recordWhatItBecame, remember } from './remember.ts'

/**
 * CR 730.2: the spell leaves the stack and becomes part of the permanent. The permanent stays the same object; it does not
 * enter the battlefield.
 */
export function merge(game: Game, spell: ObjectId, permanent: ObjectId, side: 'over' | 'under'): void {
  const object = mustGet(game, spell)
  // A copy of a spell becomes a token.
  const joining: Component = { ...componentOf(object), kind: object.kind === 'copy' ? 'token' : object.kind }
  remember(game, spell)
  removeFromZone(game, object)
  game.state.objects[spell] = undefined
  game.cache.forget(spell)
  const old = mustGet(game, permanent)
  const before = [componentOf(old), ...(old.merged?.under ?? [])]
  const [top, ...under] = side === 'over' ? [joining, ...before] : [...before, joining]
  updateObject(game, permanent, { ...top!, merged: merged(game, top!, under, nextTimestamp(game)) })
  // CR 702.140f
  recordWhatItBecame(game, spell, permanent)
  carryOver(game, spell, permanent)
  touch(game)
  emit(game, [makeEvent('mutated', { object: permanent, source: spell, player: object.controller })])
}
