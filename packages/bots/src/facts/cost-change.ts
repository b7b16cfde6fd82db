import type { Filter, PlayerRef, StaticAbility } from '@spellwright/dsl'

/** What a filter can say that is true of a card in hand for as long as it is the same card. */
const STEADY: ReadonlySet<string> = new Set<keyof Filter>([
  'type',
  'allTypes',
  'supertype',
  'subtype',
  'allSubtypes',
  'color',
  'controller',
])

const STEADY_PLAYERS: ReadonlySet<unknown> = new Set<PlayerRef>(['you', 'opponent', 'eachPlayer'])

const known = new WeakMap<StaticAbility, boolean>()

/** Does it change the cost of a card in hand in the same way for as long as it is the same card? */
export function isSteadyChange(ability: StaticAbility): boolean {
  let isSteady = known.get(ability)
  if (isSteady === undefined) {
    isSteady = derive(ability)
    known.set(ability, isSteady)
  }
  return isSteady
}

function derive({ rule, condition }: StaticAbility): boolean {
  if (rule?.kind !== 'costChange' || condition !== undefined) return false
  const { player, spell, change } = rule
  if (!STEADY_PLAYERS.has(player) || change.kind === 'set' || change.kind === 'atLeast') return false
  if (change.times !== undefined) return false
  return spell === 'self' || isSteady(spell)
}

function isSteady(filter: Filter): boolean {
  for (const [field, value] of Object.entries(filter)) {
    if (!STEADY.has(field)) return false
    // A chosen colour or type, another player than the two.
    if (typeof value === 'object' && !Array.isArray(value)) return false
  }
  return filter.controller === undefined || STEADY_PLAYERS.has(filter.controller)
}
