import type { Ability, Effect, Modes, SpellAbility, Targets } from '@spellwright/dsl'

/** What a spell or ability aims at and does. */
export interface Aimed {
  readonly targets: Targets | undefined
  readonly modes: Modes | undefined
  readonly effects: readonly Effect[]
}

/** The ability's own words in a record of one shape; abilities themselves have many. */
export const aimedOf = ({ targets, modes, effects }: Pick<SpellAbility, 'targets' | 'modes' | 'effects'>): Aimed => ({
  targets,
  modes,
  effects,
})

/** The spell abilities of a card taken together. */
export function spellOf(abilities: readonly Ability[]): Aimed {
  const spells = abilities.flatMap((ability) => (ability.kind === 'spell' ? [ability] : []))
  const modes = spells.find((spell) => spell.modes)?.modes
  return {
    targets: Object.assign({}, ...spells.map((spell) => spell.targets ?? {})) as Targets,
    modes,
    effects: spells.flatMap((spell) => spell.effects),
  }
}
