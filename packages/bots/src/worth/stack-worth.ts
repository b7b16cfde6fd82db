import type { StackView } from '@spellwright/engine'
import { spellOf } from '../facts/aimed.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { effectsWorth } from './effect-worth.ts'

/** What a spell or ability on the stack will do, with the targets it has. */
export function stackWorth(s: SeenGame, item: StackView): number {
  const ctx = s.stackContext(item)
  if (item.ability) {
    const { ability } = item
    const effects = ability.kind === 'activated' || ability.kind === 'triggered' ? ability.effects : []
    const chosen = 'modes' in ability ? item.modes.flatMap((mode) => ability.modes?.options[mode]?.effects ?? []) : []
    return effectsWorth(s, ctx, [...chosen, ...effects])
  }
  const spell = spellOf(s.abilities(item.id).map(({ ability }) => ability))
  const chosen = item.modes.flatMap((mode) => spell.modes?.options[mode]?.effects ?? [])
  return effectsWorth(s, ctx, [...chosen, ...spell.effects])
}
