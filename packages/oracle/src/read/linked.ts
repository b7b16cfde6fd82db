import { type Ability, type Cost, type Effect, mentions } from '@spellwright/dsl'

const bound = (cost: Cost): Cost =>
  cost.map((part) => (part.kind === 'sacrifice' && part.what !== 'self' ? { ...part, as: 'sacrificed' } : part))

/** What was sacrificed as a cost is known by it: "the sacrificed creature". */
function withSacrificed(abilities: readonly Ability[]): Ability[] {
  const isSpoken = abilities.some(
    (ability) => ability.kind === 'spell' && mentions('ability', ability, { the: 'sacrificed' }),
  )
  return abilities.map((ability) => {
    if (ability.kind === 'activated' && mentions('ability', ability, { the: 'sacrificed' }))
      return { ...ability, cost: bound(ability.cost) }
    return ability.kind === 'additionalCost' && isSpoken ? { ...ability, cost: bound(ability.cost) } : ability
  })
}

const remembered = (effects: readonly Effect[]): Effect[] =>
  effects.map((effect) => {
    if (effect.kind !== 'move' || effect.verb !== 'exile') return effect
    const { as: _as, ...move } = effect
    return { ...move, linked: 'exiled' }
  })

/** CR 607: the card one ability exiled is "the exiled card" of the other. */
function withExiled(abilities: readonly Ability[]): Ability[] {
  if (!mentions('ability', abilities, { linked: 'exiled' })) return [...abilities]
  return abilities.map((ability) =>
    ability.kind === 'triggered' && !mentions('ability', ability, { linked: 'exiled' })
      ? { ...ability, effects: remembered(ability.effects) }
      : ability,
  )
}

export const linkedAbilities = (abilities: readonly Ability[]): Ability[] => withExiled(withSacrificed(abilities))
