import { type Ability, type Cost, type Effect, mentions, walk } from '@spellwright/dsl'

const PAID = { sacrifice: 'sacrificed', discard: 'discarded', exile: 'exiled' } as const
type PaidWith = keyof typeof PAID

const bound = (cost: Cost, kind: PaidWith): Cost =>
  cost.map((part) => (part.kind === kind && part.what !== 'self' ? { ...part, as: PAID[kind] } : part))

const speaksOf = (ability: Ability, kind: PaidWith): boolean => mentions('ability', ability, { the: PAID[kind] })

/** Whether a step of the ability itself gives that name. */
const givesIt = (ability: Ability, kind: PaidWith): boolean =>
  walk('ability', ability, { effect: (effect) => 'as' in effect && effect.as === PAID[kind] })

/** What paid a cost is known by it: "the sacrificed creature", "the discarded card". */
const withPaid = (abilities: readonly Ability[]): Ability[] =>
  (Object.keys(PAID) as PaidWith[]).reduce((all, kind) => withPaidBy(all, kind), abilities.map(withPaidInside))

/** The abilities of a level or a station symbol. */
const withPaidInside = (ability: Ability): Ability =>
  'abilities' in ability ? { ...ability, abilities: withPaid(ability.abilities) } : ability

function withPaidBy(abilities: readonly Ability[], kind: PaidWith): Ability[] {
  const isSpoken = abilities.some((ability) => ability.kind === 'spell' && speaksOf(ability, kind))
  return abilities.map((ability) => {
    if (ability.kind === 'activated' && speaksOf(ability, kind) && !givesIt(ability, kind))
      return { ...ability, cost: bound(ability.cost, kind) }
    return ability.kind === 'additionalCost' && isSpoken ? { ...ability, cost: bound(ability.cost, kind) } : ability
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

export const linkedAbilities = (abilities: readonly Ability[]): Ability[] => withExiled(withPaid(abilities))

/** Whether some ability exiles the card that another one calls "the exiled card". */
export const makesItsLinks = (abilities: readonly Ability[]): boolean =>
  !abilities.some(speaksOfExiled) ||
  abilities.some((ability) =>
    walk('ability', ability, { effect: (effect) => 'linked' in effect && effect.linked === 'exiled' }),
  )
