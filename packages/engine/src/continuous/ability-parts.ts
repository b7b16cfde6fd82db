import { memoized } from '../state/memoized.ts'
import type { AbilityInstance } from './characteristics.ts'

/** The abilities of an object, by how the rules use them. */
export interface AbilityParts {
  /** Static and characteristic-defining abilities with a continuous effect on characteristics. */
  readonly continuous: readonly AbilityInstance[]
  readonly triggered: readonly AbilityInstance[]
  readonly rules: readonly AbilityInstance[]
  readonly replacements: readonly AbilityInstance[]
  /** Whether some are triggered, rules or replacements. */
  readonly works: boolean
}

const NONE: readonly AbilityInstance[] = []

function only(abilities: readonly AbilityInstance[], fits: (instance: AbilityInstance) => boolean) {
  const found = abilities.filter(fits)
  return found.length === 0 ? NONE : found
}

/** Objects with the same abilities share one list. */
export const partsOf = memoized((abilities: readonly AbilityInstance[]): AbilityParts => {
  const continuous = only(
    abilities,
    ({ ability }) =>
      (ability.kind === 'static' && ability.apply !== undefined) || ability.kind === 'characteristicDefining',
  )
  const triggered = only(abilities, ({ ability }) => ability.kind === 'triggered')
  const rules = only(abilities, ({ ability }) => ability.kind === 'static' && ability.rule !== undefined)
  const replacements = only(abilities, ({ ability }) => ability.kind === 'static' && ability.replacement !== undefined)
  const works = triggered !== NONE || rules !== NONE || replacements !== NONE
  return { continuous, triggered, rules, replacements, works }
})
