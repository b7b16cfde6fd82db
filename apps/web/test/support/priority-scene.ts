import {
  type Action,
  createGame,
  type EntityId,
  type GameView,
  type ObjectId,
  type PlayerId,
  type StackView,
  viewFor,
} from 'spellwright'
import type { Step } from 'spellwright/rules'
import type { ActionView, Scene } from '../../src/worker/messages.ts'

/** A view of a game at its first question. */
export const openingView = (): GameView =>
  viewFor(createGame({ decks: ['goblins', 'enchantress'], seed: 'scenes', options: { starting: 0 } }), 0)

export const PASS: ActionView = { action: { kind: 'pass' }, label: 'Pass', object: 0 as ObjectId }

export const actionView = (action: Action): ActionView => ({ action, label: 'Do it', object: 7 as ObjectId })
export const CAST = actionView({ kind: 'cast', object: 7 as ObjectId, face: 0, method: 'normal' })
export const TAP = actionView({ kind: 'activateMana', object: 7 as ObjectId, ability: 'p0.0' })

export function stackItem(
  controller: PlayerId,
  id = 50,
  name = 'Lightning Bolt',
  kind: StackView['kind'] = 'spell',
): StackView {
  return {
    id: id as ObjectId,
    kind,
    name,
    controller,
    owner: controller,
    source: 0 as ObjectId,
    spell: null,
    card: null,
    isCopy: false,
    ability: null,
    abilityKey: 'p0.0',
    targets: [{ name: 'victim', mode: 0, entities: [-1 as EntityId], shares: null }],
    modes: [],
    x: 0,
    castAs: 'normal',
    method: 'normal',
  }
}

/** A scene in which the viewer has priority. */
export function priorityScene(parts: {
  readonly active?: PlayerId
  readonly step?: Step
  readonly turn?: number
  readonly stack?: readonly StackView[]
  readonly actions?: readonly ActionView[]
  readonly takenBack?: boolean
  readonly kitchenTable?: boolean
}): Scene {
  const view = openingView()
  const { active = 0, step = 'main1', turn = 3, stack = [], actions = [PASS] } = parts
  return {
    seq: 1,
    view: {
      ...view,
      turn: { ...view.turn, number: turn, active, step, priority: 0 },
      stack,
      waitingFor: 0,
      decision: { shape: 'act', player: 0, purpose: 'priority', source: 0 as ObjectId, text: '', cards: [] },
    },
    actions,
    undoRefused: null,
    takenBack: parts.takenBack ?? false,
    logFrom: 0,
    log: [],
    notable: false,
    score: { bestOf: 1, game: 1, wins: [0, 0], over: false },
    stats: null,
    byHand: parts.kitchenTable ? 'everything' : 'nothing',
    texts: {},
    spells: [],
    moves: [],
    happenings: [],
    forecast: null,
  }
}
