import type { StackView } from '@spellwright/engine'
import { spellOf } from '../facts/aimed.ts'
import { bindAll, sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { effectsWorth } from './effect-worth.ts'

/** What a spell or ability on the stack will do, with the targets it has. */
export function stackWorth(s: Situation, item: StackView): number {
  const scene = sceneOf(item.controller, item.id, item.x, bindAll(item.targets))
  if (item.ability) {
    const { ability } = item
    const effects = ability.kind === 'activated' || ability.kind === 'triggered' ? ability.effects : []
    const chosen = 'modes' in ability ? item.modes.flatMap((mode) => ability.modes?.options[mode]?.effects ?? []) : []
    return effectsWorth(s, { ...scene, self: item.source }, [...chosen, ...effects])
  }
  const spell = spellOf(s.abilities(item.id).map(({ ability }) => ability))
  const chosen = item.modes.flatMap((mode) => spell.modes?.options[mode]?.effects ?? [])
  return effectsWorth(s, scene, [...chosen, ...spell.effects])
}
