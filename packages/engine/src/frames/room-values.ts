import type { Ability, CardDefinition } from '@spellwright/dsl'
import { type AbilityInstance, type Characteristics, copyOf } from '../continuous/characteristics.ts'
import { itemAt } from '../state/lists.ts'
import type { GameObject } from '../state/object.ts'

/** The halves of a Room, left and right, as bits of the mark that says which are unlocked (CR 709.5c). */
export const DOORS = [1, 2] as const
export type Door = 0 | 1

/** CR 709.5: a split card with a shared type line. */
export const isRoom = ({ layout, faces }: CardDefinition): boolean =>
  layout === 'split' && faces.every(({ subtypes }) => subtypes.includes('Room'))

export const unlockedDoors = ({ marks }: GameObject): number => marks?.['doors'] ?? 0

/** CR 709.5e: a special action with the mana cost of the locked half. */
const unlocking = (cost: string, door: Door): AbilityInstance => {
  const ability: Ability = {
    kind: 'specialAction',
    zone: 'battlefield',
    cost: [{ kind: 'mana', mana: cost }],
    timing: 'sorcery',
    effects: [{ kind: 'unlock', door }],
    keyword: 'unlock',
  }
  return { key: `door${door}`, grantedAt: 0, ability }
}

/** CR 709.5: what a Room on the battlefield is with none, the left, the right, or both of its halves unlocked. */
export function roomValues(halves: readonly Characteristics[], both: Characteristics): Characteristics[] {
  const [left, right] = halves as [Characteristics, Characteristics]
  const open = halves.map(({ manaCost }, door) => unlocking(manaCost ?? '{0}', door as Door))
  const shut = copyOf(left)
  shut.name = ''
  shut.manaCost = null
  shut.manaValue = 0
  shut.colors = 0
  shut.abilities = open
  const onlyLeft = copyOf(left)
  onlyLeft.abilities = [...left.abilities, itemAt(open, 1)]
  const onlyRight = copyOf(right)
  onlyRight.abilities = [...right.abilities, itemAt(open, 0)]
  return [shut, onlyLeft, onlyRight, both]
}
