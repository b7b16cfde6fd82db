import { legalActions } from '../actions/legal.ts'
import { canBlock } from '../combat/can-block.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { isHiddenZone, knows } from '../query/knowledge.ts'
import type { PlayerId } from '../state/ids.ts'
import { concernedBy } from '../turn/player-control.ts'
import { CardDataReader } from '../view/card-data-reader.ts'
import { determinize } from '../view/determinize.ts'
import { lensFor } from '../view/view.ts'
import { viewCacheOf } from '../view/view-cache.ts'
import type { Action } from './action.ts'
import type { Answer, Decision } from './decision.ts'
import { enumerateAnswers } from './enumerate.ts'
import type { SeatAccess } from './handler.ts'
import { sampleAnswer } from './sample.ts'

/** A player without an open question was asked for an answer. */
export class NotAskedError extends Error {
  override name = 'NotAskedError'
}

/** Is the action about an object that the player cannot know? Then the usual reason would reveal the card. */
function namesHiddenObject(game: Game, player: PlayerId, action: Action): boolean {
  if (typeof action !== 'object' || action === null || !('object' in action)) return false
  const object = game.state.objects[action.object]
  if (!object || !isHiddenZone(object.zone) || knows(game, player, object)) return false
  return !legalActions(game, player).some((legal) => 'object' in legal && legal.object === action.object)
}

/** Why that player's answer to the open question would be refused, or null. The reason reveals nothing hidden. */
export function refusalFor(game: Game, player: PlayerId, answer: Answer): string | null {
  const { decision } = game
  if (decision?.shape === 'act' && decision.player === player && namesHiddenObject(game, player, answer as Action))
    return 'That object is not there.'
  return game.refusal(player, answer)
}

/** A seat at a game. The handler has no access to the game itself, which is captured in closures. */
export function seatOf(game: Game, player: PlayerId): SeatAccess {
  const views = viewCacheOf(game)
  const open = (): Decision | null => (game.decision?.player === player ? game.decision : null)
  return {
    cacheSlots: [],
    player,
    options: game.state.options,
    cards: game.cards,
    view: () => lensFor(game, player, views),
    viewVersion: () => views.version(game),
    abilitiesOf: (id) => {
      const object = game.state.objects[id]
      if (!object) return []
      const isVisible = knows(game, player, object) || open()?.shows?.includes(id) === true
      return isVisible ? characteristics(game, id).abilities : []
    },
    reader: (beliefs) => new CardDataReader(game, player, beliefs),
    couldBlock: (blocker, attacker) => canBlock(game, blocker, attacker),
    legalActions: () => {
      const decision = open()
      return decision?.shape === 'act' ? legalActions(game, concernedBy(decision)) : []
    },
    refusal: (answer) => refusalFor(game, player, answer),
    enumerate: (limit) => {
      const decision = open()
      return decision ? enumerateAnswers(game, decision, limit) : []
    },
    sample: (random) => {
      const decision = open()
      if (!decision) throw new NotAskedError(`Player ${player} is not asked anything.`)
      return sampleAnswer(game, decision, random)
    },
    determinize: (random) => determinize(game, player, random),
  }
}
