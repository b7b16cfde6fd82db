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

/** What is exiled is remembered, also where it may be exiled or not. */
const remembered = (effects: readonly Effect[]): Effect[] =>
  effects.map((effect) => {
    if (effect.kind === 'may') return { ...effect, effects: remembered(effect.effects) }
    if (effect.kind !== 'move' || effect.verb !== 'exile') return effect
    const { as: _as, ...move } = effect
    return { ...move, linked: 'exiled' }
  })

const speaksOfExiled = (ability: Ability): boolean => mentions('ability', ability, { linked: 'exiled' })

/** CR 607: the card one ability exiled is "the exiled card" of the other. */
function withExiled(abilities: readonly Ability[]): Ability[] {
  const speaking = abilities.filter(speaksOfExiled)
  const [only] = speaking
  if (only === undefined) return [...abilities]
  // One ability may exile a card and speak of it later: at the next end step.
  if (speaking.length === 1 && only.kind === 'activated' && abilities.every(({ kind }) => kind !== 'triggered'))
    return abilities.map((ability) => (ability === only ? { ...only, effects: remembered(only.effects) } : ability))
  return abilities.map((ability) =>
    ability.kind === 'triggered' && !speaking.includes(ability)
      ? { ...ability, effects: remembered(ability.effects) }
      : ability,
  )
}

export const linkedAbilities = (abilities: readonly Ability[]): Ability[] => withExiled(withSacrificed(abilities))
