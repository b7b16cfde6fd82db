import type { Ability, Effect, EventPattern, Targets } from '@spellwright/dsl'
import { anyTarget, card, draw, spell, target, targetPlayer, targetSpell, triggered } from '@spellwright/dsl'
import { renderCard } from '../../src/index.ts'

/** The rules text of a card that has just these abilities. */
export const textOf = (type: string, ...abilities: Ability[]): string =>
  renderCard(card({ name: 'Test Card', type, abilities })).faces[0]?.text ?? ''

/** Targets every sample may use; only those spoken of show in the text. */
export const TARGETS: Targets = {
  creature: target({ type: 'creature' }),
  other: target({ type: 'creature', other: true }),
  player: targetPlayer,
  spell: targetSpell(),
  card: target({ zone: 'graveyard', type: 'creature', owner: 'you' }),
  any: anyTarget,
}

export const effectText = (effect: Effect): string => textOf('Sorcery', spell({ targets: TARGETS, effects: [effect] }))
export const eventText = (on: EventPattern): string => textOf('Creature — Bear', triggered({ on, effects: [draw()] }))
