import type { Ability, Quantity } from '@spellwright/dsl'

const known = new WeakMap<readonly Ability[], Quantity | null>()

/** A permanent that wins as it enters where no more cards are left in the library than this; null: it does not. */
export function libraryWinOf(abilities: readonly Ability[]): Quantity | null {
  let found = known.get(abilities)
  if (found === undefined) {
    found = abilities.map(winIn).find((quantity) => quantity !== null) ?? null
    known.set(abilities, found)
  }
  return found
}

function winIn(ability: Ability): Quantity | null {
  if (ability.kind !== 'triggered') return null
  const { on, effects } = ability
  if (on.kind !== 'zoneChange' || on.object !== 'self' || on.to !== 'battlefield') return null
  for (const effect of effects) {
    if (effect.kind !== 'if' || effect.condition.kind !== 'compare') continue
    const { quantity, is } = effect.condition
    if (typeof is !== 'object' || !('atLeast' in is)) continue
    const { atLeast } = is
    const countsLibrary = typeof atLeast === 'object' && atLeast.kind === 'cardsIn' && atLeast.zone === 'library'
    if (countsLibrary && effect.then.some(({ kind }) => kind === 'winGame')) return quantity
  }
  return null
}

/** Does the spell exile all of its caster's library but for cards that were searched for? */
export function leavesFewCards(abilities: readonly Ability[]): boolean {
  let found = knownToLeaveFew.get(abilities)
  if (found === undefined) {
    found = exilesOwnLibrary(abilities)
    knownToLeaveFew.set(abilities, found)
  }
  return found
}

const knownToLeaveFew = new WeakMap<readonly Ability[], boolean>()

const exilesOwnLibrary = (abilities: readonly Ability[]): boolean =>
  abilities.some(
    (ability) =>
      ability.kind === 'spell' &&
      ability.effects.some(({ kind }) => kind === 'search') &&
      ability.effects.some(
        (effect) =>
          effect.kind === 'move' &&
          effect.to === 'exile' &&
          typeof effect.what === 'object' &&
          'all' in effect.what &&
          effect.what.all.owner === 'you' &&
          effect.what.all.zone?.includes('library') === true,
      ),
  )
