import type { Ability, ActivatedAbility, Effect, TriggeredAbility } from '@spellwright/dsl'
import { memoized } from '../state/memoized.ts'
import type { DelayedTrigger } from '../state/state.ts'

const addsMana = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => {
    if (effect.kind === 'addMana') return true
    if (effect.kind === 'may' || effect.kind === 'forEach' || effect.kind === 'repeat') return addsMana(effect.effects)
    if (effect.kind === 'if') return addsMana(effect.then) || (effect.else !== undefined && addsMana(effect.else))
    return false
  })

/** CR 605.1a–b: no target, could add mana, not a loyalty ability; triggered ones trigger from a mana ability. */
export const isManaAbility = memoized((ability: Ability) => {
  if (ability.kind === 'activated') return isActivatedMana(ability)
  return ability.kind === 'triggered' && isTriggeredMana(ability)
})

const isActivatedMana = (ability: ActivatedAbility): boolean =>
  ability.targets === undefined && addsMana(ability.effects) && !ability.cost.some((part) => part.kind === 'loyalty')

const isTriggeredMana = (ability: Pick<TriggeredAbility, 'targets' | 'on' | 'effects'>): boolean =>
  ability.targets === undefined && ability.on.kind === 'tappedForMana' && addsMana(ability.effects)

/** The same of a delayed triggered ability (High Tide). */
export const isDelayedMana = ({ on, targets, effects, lasts }: DelayedTrigger): boolean =>
  lasts.startsWith('everyTime') && targets === null && isTriggeredMana({ on, effects })

/** Any activated ability that is not a mana ability, keyword-made ones included. */
export const isNonmanaActivated = (ability: Ability): boolean => ability.kind === 'activated' && !isManaAbility(ability)
