import type { Ability, ActivatedAbility, StaticAbility } from '@spellwright/dsl'
import type { AbilityInstance } from '@spellwright/engine'
import { abilitiesWorth } from './ability-worth.ts'
import { extraMana, manaFacts, type Production, type TapMana, tapMana } from './mana-facts.ts'
import { costPrice, type Price } from './price.ts'
import { type Traits, traitsOf } from './traits.ts'

/** An activated ability that is not a mana ability, and what can be said of it beforehand. */
export interface Use {
  readonly ability: ActivatedAbility
  /** How actions name it. */
  readonly key: string
  readonly price: Price
  /** Tapping the source is part of the cost. */
  readonly taps: boolean
}

/** What an object can do, by its abilities alone. */
export interface Kit {
  readonly instances: readonly AbilityInstance[]
  readonly abilities: readonly Ability[]
  readonly traits: Traits
  /** What it is worth to have them on the battlefield. */
  readonly worth: number
  readonly tapMana: TapMana | null
  /** What an Aura adds when what it is attached to is tapped for mana. */
  readonly extraMana: readonly Production[]
  /** Types of mana its mana abilities make, as bits. */
  readonly manaTypes: number
  readonly statics: readonly StaticAbility[]
  readonly uses: readonly Use[]
}

function makeKit(instances: readonly AbilityInstance[]): Kit {
  const abilities = instances.map(({ ability }) => ability)
  return {
    instances,
    abilities,
    traits: traitsOf(abilities),
    worth: abilitiesWorth(abilities),
    tapMana: tapMana(abilities),
    extraMana: abilities.flatMap(extraMana),
    manaTypes: abilities.reduce((sum, ability) => sum | (manaFacts(ability)?.types ?? 0), 0),
    statics: abilities.flatMap((ability) => (ability.kind === 'static' ? [ability] : [])),
    uses: instances.flatMap(({ ability, key }): Use[] => {
      if (ability.kind !== 'activated' || manaFacts(ability)) return []
      const taps = ability.cost.some(({ kind }) => kind === 'tap')
      return [{ ability, key, price: costPrice(ability.cost), taps }]
    }),
  }
}

const kits = new WeakMap<readonly AbilityInstance[], Kit>()

/** Lists are made anew when something around their object changes, mostly with the same abilities in them. */
export function kitOf(instances: readonly AbilityInstance[], before: Kit | null = null): Kit {
  if (before !== null && isSame(instances, before.instances)) return before
  let kit = kits.get(instances)
  if (kit === undefined) {
    kit = makeKit(instances)
    kits.set(instances, kit)
  }
  return kit
}

function isSame(a: readonly AbilityInstance[], b: readonly AbilityInstance[]): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) {
    const one = a[i]!
    const other = b[i]!
    if (one.ability !== other.ability || one.key !== other.key) return false
  }
  return true
}
