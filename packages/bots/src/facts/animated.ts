import type { Ability, Modification } from '@spellwright/dsl'

/** The creature something becomes for a turn. */
export interface Animated {
  readonly power: number
  readonly toughness: number
  readonly keywords: readonly string[]
}

const makesCreature = (change: Modification): boolean =>
  (change.kind === 'addType' || change.kind === 'setTypes') && change.types.includes('creature')

/** What an ability makes of its source, where that is a creature until the turn ends; null otherwise. */
export function animatedBy(ability: Ability): Animated | null {
  if (ability.kind !== 'activated') return null
  for (const step of ability.effects)
    if (step.kind === 'apply' && step.what === 'self' && step.until === 'endOfTurn' && step.apply.some(makesCreature))
      return creatureOf(step.apply)
  return null
}

function creatureOf(changes: readonly Modification[]): Animated | null {
  let size: Omit<Animated, 'keywords'> | null = null
  const keywords: string[] = []
  for (const change of changes) {
    if (change.kind === 'gainKeyword' && typeof change.keyword === 'string') keywords.push(change.keyword)
    if (change.kind !== 'setBasePT') continue
    const { power, toughness } = change
    if (typeof power === 'number' && typeof toughness === 'number') size = { power, toughness }
  }
  return size && { ...size, keywords }
}
