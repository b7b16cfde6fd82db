import type { EffectOf, TriggeredAbility } from '@spellwright/dsl'
import { askYesNo } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { condition } from '../query/condition.ts'
import { nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { firstPlayer, playersOf, recipientsOf, selected } from '../query/refs.ts'
import { otherPlayer, type PlayerId, playerEntity } from '../state/ids.ts'
import { updateStatus } from '../state/update.ts'
import { trigger } from '../triggers/collect.ts'
import type { Frame } from './frame.ts'
import { type EffectHandlers, runSteps } from './run.ts'

/** The players themselves, or each of their opponents. */
function eachOf(game: Game, frame: Frame, players: EffectOf<'forEachPlayer'>['players']): readonly PlayerId[] {
  if (typeof players === 'string' || !('opponentsOf' in players)) return playersOf(game, frame, players)
  return playersOf(game, frame, players.opponentsOf).map(otherPlayer)
}

type Kinds =
  | 'let'
  | 'bind'
  | 'if'
  | 'forEach'
  | 'forEachPlayer'
  | 'repeat'
  | 'repeatProcess'
  | 'mark'
  | 'reflexiveTrigger'

/** A process that nobody wants to stop ends with the game's cap on decisions; one without choices ends here. */
const MOST_REPETITIONS = 1000

export const structureEffects: EffectHandlers<Kinds> = {
  let(game, frame, effect) {
    frame.bind(effect.as, quantity(game, frame, effect.quantity))
  },
  bind(game, frame, effect) {
    frame.bind(effect.as, recipientsOf(game, frame, effect.what))
  },
  if(game, frame, effect) {
    runSteps(game, frame, condition(game, frame, effect.condition) ? effect.then : (effect.else ?? []))
  },
  forEach(game, frame, effect) {
    for (const entity of selected(game, frame, effect.what)) {
      frame.bind(effect.as, [entity])
      runSteps(game, frame, effect.effects)
    }
  },
  forEachPlayer(game, frame, effect) {
    for (const player of eachOf(game, frame, effect.players)) {
      frame.bind(effect.as, [playerEntity(player)])
      runSteps(game, frame, effect.effects)
    }
  },
  repeat(game, frame, effect) {
    const times = atLeastZero(quantity(game, frame, effect.times))
    for (let i = 0; i < times; i++) runSteps(game, frame, effect.effects)
  },
  repeatProcess(game, frame, effect) {
    const before = frame.bindings
    for (let time = 0; time < MOST_REPETITIONS && !game.state.result; time++) {
      frame.bindings = before
      runSteps(game, frame, effect.effects)
      if (effect.while !== undefined && !condition(game, frame, effect.while)) return
      if (effect.may === undefined) continue
      const player = firstPlayer(game, frame, effect.may)
      const text = `Repeat the process of ${nameOf(game, frame.source)}?`
      if (!askYesNo(game, { player, purpose: 'yesNo', source: frame.source, text })) return
    }
  },
  mark(game, frame, effect) {
    const object = game.state.objects[frame.source]
    if (!object) return
    const key = `${frame.abilityKey}:${effect.name}`
    updateStatus(game, frame.source, { marks: { ...object.marks, [key]: game.state.turn.number } })
  },
  // CR 603.12: it goes on the stack the next time a player would receive priority.
  reflexiveTrigger(game, frame, effect) {
    const { source, controller, event, bindings, x } = frame
    // CR 603.4: an intervening "if" keeps it from triggering.
    if (effect.condition !== undefined && !condition(game, frame, effect.condition)) return
    const ability: TriggeredAbility = {
      kind: 'triggered',
      on: { kind: 'state', condition: { kind: 'all', conditions: [] } },
      effects: effect.effects,
      ...(effect.condition ? { condition: effect.condition } : {}),
      ...(effect.targets ? { targets: effect.targets } : {}),
      ...(effect.modes ? { modes: effect.modes } : {}),
    }
    trigger(game, { ability, abilityKey: `${frame.abilityKey}.reflexive`, source, controller, event, bindings, x })
  },
}
