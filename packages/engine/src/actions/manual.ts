import { parseTypeLine } from '@spellwright/dsl'
import { putCounters, removeCounters } from '../atoms/counters.ts'
import { draw } from '../atoms/draw.ts'
import { gainLife, loseLife } from '../atoms/life.ts'
import { moveObject, shuffleLibrary } from '../atoms/move.ts'
import { tap, untap } from '../atoms/tap.ts'
import { createTokens } from '../atoms/tokens.ts'
import type { ManualAction } from '../decision/action.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { isHiddenZone } from '../query/knowledge.ts'
import { countersOn, nameOf } from '../query/lookup.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'
import { isInstantOrSorcery } from './sandbox.ts'

/** Actions by hand are allowed only at the kitchen table, and refused if they make no sense (SPEC S4.3). */
export function whyIllegalManual(game: Game, player: PlayerId, action: ManualAction): string | null {
  const { kitchenTable, unsupportedCards } = game.state.options
  if (!kitchenTable && unsupportedCards === 'refused')
    return 'moving cards by hand is allowed only at the kitchen table'
  if (action.do === 'life') return Number.isInteger(action.change) ? null : 'the change of life must be a whole number'
  if (action.do === 'draw' || action.do === 'shuffle')
    return action.player === 0 || action.player === 1 ? null : 'there is no such player'
  if (action.do === 'token') return whyBadTypeLine(action.typeLine)
  const object = game.state.objects[action.object]
  if (!object) return 'that object is not there'
  if (!kitchenTable && !object.sandbox) return `${nameOf(game, action.object)} has its rules and is not moved by hand`
  const hidden = isHiddenZone(object.zone)
  if (hidden && object.owner !== player) return 'that card is hidden from you'
  const name = nameOf(game, action.object)
  switch (action.do) {
    case 'tap':
      return object.zone === 'battlefield' && !object.tapped ? null : `${name} is not an untapped permanent`
    case 'untap':
      return object.zone === 'battlefield' && object.tapped ? null : `${name} is not a tapped permanent`
    case 'counters':
      return action.change < 0 && countersOn(object, action.counter) < -action.change
        ? `${name} has only ${countersOn(object, action.counter)} ${action.counter} counters`
        : null
    case 'move':
      if (action.to === 'battlefield' && isInstantOrSorcery(game, action.object))
        return `${name} is an instant or sorcery, which never enters the battlefield`
      return action.to === 'stack' || action.to === 'command' || action.to === 'outside'
        ? 'cards are not moved there by hand'
        : null
  }
}

const whyBadTypeLine = (line: string): string | null => {
  try {
    parseTypeLine(line)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'that is not a type line'
  }
}

/** Carries out an action by hand, with the same atoms as everything else. */
export function performManual(game: Game, player: PlayerId, action: ManualAction): void {
  const cause = { kind: 'manual' as const, source: NO_OBJECT, controller: player }
  switch (action.do) {
    case 'tap':
      tap(game, action.object)
      break
    case 'untap':
      untap(game, action.object)
      break
    case 'move':
      moveObject(game, {
        id: action.object,
        to: action.to,
        cause,
        controller: action.controller ?? player,
        ...(action.position ? { position: action.position } : {}),
      })
      break
    case 'life':
      if (action.change >= 0) gainLife(game, action.player, action.change)
      else loseLife(game, action.player, -action.change)
      break
    case 'counters':
      if (action.change >= 0) putCounters(game, action.object, action.counter, action.change)
      else removeCounters(game, action.object, action.counter, -action.change)
      break
    case 'draw':
      draw(game, action.player, 1)
      break
    case 'shuffle':
      shuffleLibrary(game, action.player)
      break
    case 'token': {
      const token = {
        name: action.name,
        ...parseTypeLine(action.typeLine),
        colors: [],
        abilities: [],
        ...(action.power === undefined ? {} : { power: action.power }),
        ...(action.toughness === undefined ? {} : { toughness: action.toughness }),
      }
      createTokens(game, token, { player, count: 1, source: NO_OBJECT })
    }
  }
  const object = 'object' in action ? action.object : (0 as ObjectId)
  emit(game, [makeEvent('manual', { object, player, detail: action.do })])
}
