import type { EffectOf, TriggeredAbility } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { condition } from '../query/condition.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { playersOf, recipientsOf, selected } from '../query/refs.ts'
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

type Kinds = 'let' | 'bind' | 'if' | 'forEach' | 'forEachPlayer' | 'repeat' | 'mark' | 'reflexiveTrigger'

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
  mark(game, frame, effect) {
    const object = game.state.objects[frame.source]
    if (!object) return
    const key = `${frame.abilityKey}:${effect.name}`
    updateStatus(game, frame.source, { marks: { ...object.marks, [key]: game.state.turn.number } })
  },
  // CR 603.12: it goes on the stack the next time a player would receive priority.
  reflexiveTrigger(game, frame, effect) {
    const { source, controller, event, bindings, x } = frame
    const ability: TriggeredAbility = {
      kind: 'triggered',
      on: { kind: 'state', condition: { kind: 'all', conditions: [] } },
      effects: effect.effects,
      ...(effect.targets ? { targets: effect.targets } : {}),
    }
    trigger(game, { ability, abilityKey: `${frame.abilityKey}.reflexive`, source, controller, event, bindings, x })
  },
}
