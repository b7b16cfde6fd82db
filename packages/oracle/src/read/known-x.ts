import { type Ability, type ActivatedAbility, type CardFace, type CostPart, mentionsX, walk } from '@spellwright/dsl'

/** Abilities inside another one: granted, of a token, of an emblem. */
function abilitiesWithin(ability: Ability): Ability[] {
  const found: Ability[] = []
  walk('ability', ability, {
    ability: (inner) => {
      if (inner === ability) return false
      found.push(inner)
      return 'skip'
    },
  })
  return found
}

/** CR 107.3f: X is chosen as a cost is paid while the ability resolves. */
const choosesX = (ability: Ability): boolean =>
  walk('ability', ability, { effect: (effect) => 'x' in effect && effect.x === 'chosen' })

/** CR 605.1a: what a mana ability costs is worked out while something is paid for. */
const isManaAbility = ({ effects }: ActivatedAbility): boolean => effects.some(({ kind }) => kind === 'addMana')

const isX = (quantity: unknown): boolean =>
  typeof quantity === 'object' && quantity !== null && 'kind' in quantity && quantity.kind === 'x'

/** "remove X +1/+1 counters", "pay X life": chosen as the ability is activated (CR 602.2b). */
const isCounted = (part: CostPart): boolean =>
  ('count' in part && isX(part.count)) || ((part.kind === 'payLife' || part.kind === 'payEnergy') && isX(part.amount))

function isKnown(ability: Ability, ofSpell: boolean, isGranted: boolean): boolean {
  if (!abilitiesWithin(ability).every((inner) => isKnown(inner, false, true))) return false
  if (!mentionsX('ability', ability) || ability.kind === 'keyword') return true
  if (ability.kind === 'activated')
    return ability.cost.some(
      (part) =>
        (part.kind === 'mana' && part.mana.includes('{X}')) ||
        (part.kind === 'loyalty' && part.change === '-X') ||
        (!isManaAbility(ability) && isCounted(part)),
    )
  if (ability.kind === 'triggered') {
    if (choosesX(ability)) return true
    const { on } = ability
    if ((on.kind === 'turnedFaceUp' || on.kind === 'cycled') && on.object === 'self' && !isGranted) return true
    const entersItself = on.kind === 'zoneChange' && on.object === 'self' && on.to === 'battlefield'
    return entersItself && ofSpell && !isGranted
  }
  return ofSpell
}

/** CR 107.3: whether every X of a face is announced somewhere: as a spell's cost, or as an ability's. */
export function knowsItsX(face: CardFace): boolean {
  const additional = face.abilities.flatMap((ability) => (ability.kind === 'additionalCost' ? ability.cost : []))
  // X cannot be announced before it is known what is sacrificed.
  if (additional.some((part) => 'what' in part && mentionsX('costPart', part))) return false
  const ofSpell = (face.cost ?? '').includes('{X}') || mentionsX('costPart', additional)
  return face.abilities.every((ability) => isKnown(ability, ofSpell, false))
}
