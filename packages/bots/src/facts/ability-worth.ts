import type { Ability, Effect, EffectKind } from '@spellwright/dsl'
import { manaFacts } from './mana-facts.ts'
import { stepsOf } from './steps.ts'

/** How good it is to be able to do such a thing again and again. */
const STEPS: Partial<Record<EffectKind, number>> = {
  draw: 2,
  search: 1.2,
  createToken: 1.5,
  dealDamage: 1.2,
  destroy: 1.5,
  exileUntilSourceLeaves: 1.5,
  counterSpell: 1.5,
  lookAtTop: 0.8,
  gainLife: 0.4,
  loseLife: 0.5,
  discard: 0.6,
  tap: 0.6,
  untap: 0.3,
  putCounters: 0.7,
  apply: 0.6,
  addMana: 1,
  regenerate: 0.8,
  extraTurn: 3,
}

const step = (effect: Effect): number => {
  if (effect.kind === 'move') return effect.to === 'battlefield' ? 1.2 : 0.7
  // What sweeps the table helps only at the right time.
  if (effect.kind === 'destroy' && typeof effect.what === 'object' && 'all' in effect.what) return 0
  // What happens to the source itself is seldom a reason to want it.
  return STEPS[effect.kind] ?? 0
}

const cache = new WeakMap<Ability, number>()

/** What it is worth to have an ability on the battlefield, beyond what happened as it entered. */
function abilityWorth(ability: Ability): number {
  let worth = cache.get(ability)
  if (worth === undefined) {
    worth = derive(ability)
    cache.set(ability, worth)
  }
  return worth
}

/** What a whole set of them is worth. */
export function abilitiesWorth(abilities: readonly Ability[]): number {
  let sum = 0
  for (const ability of abilities) sum += abilityWorth(ability)
  return Math.min(5, sum)
}

function derive(ability: Ability): number {
  switch (ability.kind) {
    case 'activated':
      if (manaFacts(ability)) return 1
      return (ability.zone ?? 'battlefield') === 'battlefield' ? 0.5 * sumOfSteps(ability) : 0
    case 'triggered':
      return triggerWorth(ability)
    case 'static':
      return staticWorth(ability)
    default:
      return 0
  }
}

const sumOfSteps = (ability: Ability): number =>
  Math.min(
    3,
    stepsOf(ability).reduce((sum, effect) => sum + step(effect), 0),
  )

/** A trigger of its own upkeep that may cost the permanent is a burden. */
function triggerWorth(ability: Extract<Ability, { kind: 'triggered' }>): number {
  const { on } = ability
  if (on.kind === 'zoneChange' && on.object === 'self') return on.to === 'battlefield' ? 0 : 0.2
  if (on.kind === 'cycled') return 0
  if (stepsOf(ability).some((effect) => effect.kind === 'sacrifice' && effect.what === 'self')) return -0.3
  return 0.8 * sumOfSteps(ability)
}

function staticWorth({ affects, apply, rule, replacement }: Extract<Ability, { kind: 'static' }>): number {
  if (replacement) return replacement.kind === 'enters' ? 0 : replacement.kind === 'skip' ? -1 : 0.8
  if (rule) return rule.kind === 'costChange' ? 1.2 : rule.kind === 'doesntUntap' ? -0.3 : 0.5
  if (affects === undefined || affects === 'self' || affects === 'attachedTo') return 0
  return apply === undefined || apply.length === 0 ? 0 : 1.2
}
