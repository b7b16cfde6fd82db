import type { Ability, Cost } from '@spellwright/dsl'
import type { CardInfo } from '@spellwright/engine'

/** A way to cast a card from somewhere else than the hand, and what it costs in all. */
export interface OtherMethod {
  readonly method: string
  readonly cost: Cost
}

/** As the keywords of a card in a graveyard say. */
export function graveyardMethods({ manaCost }: CardInfo, abilities: readonly Ability[]): readonly OtherMethod[] {
  const methods: OtherMethod[] = []
  const own: Cost = [{ kind: 'mana', mana: manaCost ?? '{0}' }]
  for (const ability of abilities) {
    if (ability.kind !== 'keyword') continue
    const { keyword } = ability
    if (keyword === 'jump-start')
      methods.push({ method: keyword, cost: [...own, { kind: 'discard', what: {}, count: 1 }] })
    else if (keyword === 'retrace')
      methods.push({ method: keyword, cost: [...own, { kind: 'discard', what: { type: 'land' }, count: 1 }] })
    else if (typeof keyword === 'object' && (keyword.kind === 'flashback' || keyword.kind === 'escape'))
      methods.push({ method: `${keyword.kind}:0`, cost: keyword.cost })
  }
  return methods
}

/** How a card that was foretold or plotted is cast from exile. */
export function exileMethods(abilities: readonly Ability[]): readonly OtherMethod[] {
  const methods: OtherMethod[] = []
  for (const ability of abilities) {
    if (ability.kind !== 'keyword' || typeof ability.keyword !== 'object') continue
    const { keyword } = ability
    if (keyword.kind === 'foretell') methods.push({ method: 'foretell:0', cost: keyword.cost })
    else if (keyword.kind === 'plot') methods.push({ method: 'plot', cost: [] })
  }
  return methods
}
