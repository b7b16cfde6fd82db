import type { Ability, StaticAbility } from '@spellwright/dsl'
import { costPrice, type Price } from './price.ts'

/** What becomes of a card that is discarded, beyond lying in the graveyard. */
export interface Afterlife {
  /** It can be cast for that as it is discarded. */
  readonly madness: Price | null
  /** It comes back by itself. */
  readonly returns: boolean
  /** What it does from the graveyard. */
  readonly haunting: StaticAbility | null
}

const returnsItself = (ability: Ability): boolean =>
  ability.kind === 'triggered' &&
  ability.zone === 'graveyard' &&
  ability.effects.some(
    (effect) =>
      effect.kind === 'may' &&
      effect.effects.some((step) => step.kind === 'move' && step.what === 'self' && step.to === 'hand'),
  )

/** Null: nothing but that. */
export function afterlifeOf(abilities: readonly Ability[]): Afterlife | null {
  let madness: Price | null = null
  let haunting: StaticAbility | null = null
  for (const ability of abilities) {
    if (ability.kind === 'keyword' && typeof ability.keyword === 'object' && ability.keyword.kind === 'madness')
      madness = costPrice(ability.keyword.cost)
    if (ability.kind === 'static' && ability.zone === 'graveyard') haunting = ability
  }
  const returns = abilities.some(returnsItself)
  return madness === null && haunting === null && !returns ? null : { madness, returns, haunting }
}
