import type { Ability } from '@spellwright/dsl'
import { type Aimed, aimedOf } from './aimed.ts'
import { isEnterDrawback } from './enter-drawback.ts'
import { givesCardsForCasting } from './traits.ts'

/** What changes because an ability arrives with its permanent. */
export type ArrivalKind = 'cardsForCasting' | 'entering' | 'burden' | 'static' | 'activated'

export interface Arrival {
  readonly kind: ArrivalKind
  readonly ability: Ability
  /** What a trigger does. */
  readonly aimed: Aimed
}

const NOTHING: Aimed = { targets: undefined, modes: undefined, effects: [] }

/** Those of the abilities that may change something as they arrive. */
export function arrivalsIn(abilities: readonly Ability[]): readonly Arrival[] {
  const found: Arrival[] = []
  for (const ability of abilities) {
    const kind = kindOf(ability)
    if (kind !== null) found.push({ kind, ability, aimed: ability.kind === 'triggered' ? aimedOf(ability) : NOTHING })
  }
  return found
}

function kindOf(ability: Ability): ArrivalKind | null {
  switch (ability.kind) {
    case 'triggered': {
      const { on } = ability
      // What it takes to keep it is another question.
      if (isEnterDrawback(ability)) return null
      if (givesCardsForCasting(ability)) return 'cardsForCasting'
      if (on.kind === 'zoneChange' && on.object === 'self' && on.to === 'battlefield') return 'entering'
      return on.kind === 'beginningOf' ? 'burden' : null
    }
    case 'static':
      return ability.apply || ability.rule?.kind === 'additionalLands' || ability.replacement ? 'static' : null
    case 'activated':
      return ability.cost.some(({ kind }) => kind === 'removeCounters') ? 'activated' : null
    default:
      return null
  }
}
