import type { Ability, Modification } from '@spellwright/dsl'
import type { AbilityInstance } from '../../continuous/characteristics.ts'
import { characteristics, settledEffectsNow } from '../../continuous/read.ts'
import type { Game } from '../../game/game.ts'
import { expandKeywords } from '../../keywords/expand.ts'
import type { ObjectId } from '../../state/ids.ts'
import { memoized } from '../../state/memoized.ts'

const changesEntering = (ability: Ability): boolean => {
  if (ability.kind === 'static') return ability.replacement?.kind === 'enters'
  return ability.kind === 'keyword' && expandKeywords(ability.keyword).some(changesEntering)
}

const grantsEntryChange = (change: Modification): boolean => {
  if (change.kind === 'gainKeyword') return expandKeywords(change.keyword).some(changesEntering)
  return change.kind === 'gainAbility' && changesEntering(change.ability)
}

const grants = memoized((abilities: readonly AbilityInstance[]) =>
  abilities.some(({ ability }) => ability.kind === 'static' && (ability.apply?.some(grantsEntryChange) ?? false)),
)

/** CR 614.12: does an effect give the entering object abilities that change how it enters, such as riot? */
export function isGivenHowToEnter(game: Game, id: ObjectId): boolean {
  const { battlefield, effects } = game.state
  if (effects.length > 0 && effects.some(({ objects, apply }) => objects.includes(id) && apply.some(grantsEntryChange)))
    return true
  const settled = settledEffectsNow(game)
  if (settled !== null)
    return settled.effects.some(({ staticAbility, apply }) => staticAbility !== null && apply.some(grantsEntryChange))
  return battlefield.some((other) => grants(characteristics(game, other).abilities))
}
