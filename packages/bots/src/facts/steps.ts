import type { Ability, Effect } from '@spellwright/dsl'

/** The lists of steps inside a step. */
export function innerLists(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.kind) {
    case 'may':
      return [effect.effects, effect.then ?? [], effect.else ?? []]
    case 'mayPay':
    case 'if':
      return [effect.then, effect.else ?? []]
    case 'unless':
    case 'forEach':
    case 'forEachPlayer':
    case 'repeat':
    case 'delayedTrigger':
    case 'reflexiveTrigger':
      return [effect.effects]
    case 'chooseOne':
      return effect.options.map((option) => option.effects)
    default:
      return []
  }
}

/** Every step of a list, nested ones included. */
export function stepsIn(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => [effect, ...innerLists(effect).flatMap(stepsIn)])
}

const known = new WeakMap<Ability, readonly Effect[]>()

/** Every step an ability can take, whichever mode is chosen. */
export function stepsOf(ability: Ability): readonly Effect[] {
  let steps = known.get(ability)
  if (steps === undefined) {
    steps = allSteps(ability)
    known.set(ability, steps)
  }
  return steps
}

function allSteps(ability: Ability): readonly Effect[] {
  switch (ability.kind) {
    case 'spell':
    case 'activated':
    case 'triggered':
      return stepsIn([...(ability.modes?.options.flatMap((mode) => mode.effects) ?? []), ...ability.effects])
    case 'openingHand':
      return stepsIn(ability.effects)
    default:
      return []
  }
}
