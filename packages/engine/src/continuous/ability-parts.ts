import type { AbilityInstance } from './characteristics.ts'

/** The abilities of a list by what the rules ask of them. */
export interface AbilityParts {
  /** Static and characteristic-defining abilities with a continuous effect on characteristics. */
  readonly continuous: readonly AbilityInstance[]
  readonly triggered: readonly AbilityInstance[]
  readonly rules: readonly AbilityInstance[]
  readonly replacements: readonly AbilityInstance[]
  /** Some that work while the object merely is there. */
  readonly works: boolean
}

const NONE: readonly AbilityInstance[] = []
const kept = new WeakMap<readonly AbilityInstance[], AbilityParts>()

function only(abilities: readonly AbilityInstance[], fits: (instance: AbilityInstance) => boolean) {
  const found = abilities.filter(fits)
  return found.length === 0 ? NONE : found
}

/** Sorted once per list; lists are shared by everything that has the same abilities. */
export function partsOf(abilities: readonly AbilityInstance[]): AbilityParts {
  let parts = kept.get(abilities)
  if (parts === undefined) {
    const continuous = only(
      abilities,
      ({ ability }) =>
        (ability.kind === 'static' && ability.apply !== undefined) || ability.kind === 'characteristicDefining',
    )
    const triggered = only(abilities, ({ ability }) => ability.kind === 'triggered')
    const rules = only(abilities, ({ ability }) => ability.kind === 'static' && ability.rule !== undefined)
    const replacements = only(
      abilities,
      ({ ability }) => ability.kind === 'static' && ability.replacement !== undefined,
    )
    const works = triggered !== NONE || rules !== NONE || replacements !== NONE
    parts = { continuous, triggered, rules, replacements, works }
    kept.set(abilities, parts)
  }
  return parts
}
