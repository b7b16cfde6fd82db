import type { Ability, Effect, Modes, Targets } from '@spellwright/dsl'

/** What a spell or ability aims at and does. */
export interface Aimed {
  readonly targets?: Targets
  readonly modes?: Modes
  readonly effects: readonly Effect[]
}

/** The spell abilities of a card taken together. */
export function spellOf(abilities: readonly Ability[]): Aimed {
  const spells = abilities.flatMap((ability) => (ability.kind === 'spell' ? [ability] : []))
  const modes = spells.find((spell) => spell.modes)?.modes
  return {
    targets: Object.assign({}, ...spells.map((spell) => spell.targets ?? {})) as Targets,
    effects: spells.flatMap((spell) => spell.effects),
    ...(modes ? { modes } : {}),
  }
}
