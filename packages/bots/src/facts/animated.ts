import type { Ability, ActivatedAbility, Modification } from '@spellwright/dsl'

/** The creature something becomes for a turn. */
export interface Animated {
  /** Null: the size printed on it, as of a Vehicle. */
  readonly size: { readonly power: number; readonly toughness: number } | null
  readonly keywords: readonly string[]
  /** The power of creatures that must be tapped for it (CR 702.122); 0 for none. */
  readonly crew: number
}

const makesCreature = (change: Modification): boolean =>
  (change.kind === 'addType' || change.kind === 'setTypes') && change.types.includes('creature')

/** What an ability makes of its source, where that is a creature until the turn ends; null otherwise. */
export function animatedBy(ability: Ability): Animated | null {
  if (ability.kind !== 'activated') return null
  for (const step of ability.effects)
    if (step.kind === 'apply' && step.what === 'self' && step.until === 'endOfTurn' && step.apply.some(makesCreature))
      return creatureOf(step.apply, crewOf(ability))
  return null
}

function crewOf({ cost }: ActivatedAbility): number {
  for (const part of cost) if (part.kind === 'tapOther' && part.totalPower !== undefined) return part.totalPower
  return 0
}

function creatureOf(changes: readonly Modification[], crew: number): Animated | null {
  let size: Animated['size'] = null
  const keywords: string[] = []
  for (const change of changes) {
    if (change.kind === 'gainKeyword' && typeof change.keyword === 'string') keywords.push(change.keyword)
    if (change.kind !== 'setBasePT') continue
    const { power, toughness } = change
    if (typeof power === 'number' && typeof toughness === 'number') size = { power, toughness }
  }
  return size === null && crew === 0 ? null : { size, keywords, crew }
}

/** The power, or the toughness, an activated ability gives its own source, at least for the turn. */
export function growthBy(ability: Ability, side: 'power' | 'toughness' = 'power'): number {
  if (ability.kind !== 'activated') return 0
  let growth = 0
  for (const step of ability.effects) {
    if (step.kind === 'putCounters' && step.what === 'self' && step.counter === '+1/+1')
      growth += typeof step.count === 'number' ? step.count : 0
    if (step.kind !== 'apply' || step.what !== 'self' || step.until !== 'endOfTurn') continue
    for (const change of step.apply) {
      const more = change.kind === 'modifyPT' ? change[side] : 0
      if (typeof more === 'number') growth += more
    }
  }
  return growth
}
