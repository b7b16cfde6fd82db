import type { Ability, CardFace } from '@spellwright/dsl'

const hasX = (said: unknown): boolean => /"kind":"x"|\{X\}/.test(JSON.stringify(said))

/** Abilities that stand in others: granted, of a token, of an emblem. */
function within(said: unknown): Ability[] {
  if (Array.isArray(said)) return said.flatMap(within)
  if (typeof said !== 'object' || said === null) return []
  return Object.entries(said).flatMap(([key, value]) => {
    if (key === 'ability' && typeof value === 'object') return [value as Ability]
    if (key === 'abilities' && Array.isArray(value)) return value as Ability[]
    return within(value)
  })
}

/** What an ability says itself, without those it gives to others. */
function ownWords(said: unknown): unknown {
  if (Array.isArray(said)) return said.map(ownWords)
  if (typeof said !== 'object' || said === null) return said
  return Object.fromEntries(
    Object.entries(said).flatMap(([key, value]) =>
      key === 'ability' || key === 'abilities' ? [] : [[key, ownWords(value)]],
    ),
  )
}

function isKnown(ability: Ability, ofSpell: boolean, isGranted: boolean): boolean {
  if (!within(ability).every((inner) => isKnown(inner, false, true))) return false
  const own = ownWords(ability) as Ability
  if (!hasX(own)) return true
  if (own.kind === 'keyword') return true
  if (own.kind === 'activated')
    return own.cost.some(
      (part) =>
        (part.kind === 'mana' && part.mana.includes('{X}')) || (part.kind === 'loyalty' && part.change === '-X'),
    )
  if (own.kind === 'triggered') {
    if (JSON.stringify(own).includes('"x":"chosen"')) return true
    const { on } = own
    if ((on.kind === 'turnedFaceUp' || on.kind === 'cycled') && on.object === 'self' && !isGranted) return true
    const entersItself = on.kind === 'zoneChange' && on.object === 'self' && on.to === 'battlefield'
    return entersItself && ofSpell && !isGranted
  }
  return ofSpell
}

/** CR 107.3: whether every X of a face is announced somewhere: as a spell's cost, or as an ability's. */
export function knowsItsX(face: CardFace): boolean {
  const additional = face.abilities.flatMap((ability) => (ability.kind === 'additionalCost' ? ability.cost : []))
  // X of what is sacrificed cannot be announced before it is known.
  if (additional.some((part) => 'what' in part && hasX(part.what))) return false
  const ofSpell = (face.cost ?? '').includes('{X}') || hasX(additional)
  return face.abilities.every((ability) => isKnown(ability, ofSpell, false))
}
