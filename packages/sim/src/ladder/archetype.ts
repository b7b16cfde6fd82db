import { spellRole } from '@spellwright/bots'
import { CardDefinitions } from '@spellwright/cards'
import type { SimDeck } from '../game/sim-deck.ts'

/** What a deck wants, as its list shows. */
export const ARCHETYPES = ['aggressive', 'control', 'engine'] as const
/** What a deck wants: one of `ARCHETYPES`. */
export type Archetype = (typeof ARCHETYPES)[number]

const MANY_COUNTERSPELLS = 6
const MANY_THREATS = 18
const CHEAP = 3

/** Counterspells make a control deck, cheap creatures and burn an aggressive one; the rest is built around its engine. */
export function archetypeOf({ main }: SimDeck): Archetype {
  let counterspells = 0
  let threats = 0
  for (const { name, count } of main) {
    const definition = CardDefinitions.tryGet(name)
    const face = definition?.faces[0]
    if (definition === undefined || face === undefined || face.types.includes('land')) continue
    const role = spellRole(definition)
    if (role === 'Counterspell') counterspells += count
    const isCheap = (face.cost?.match(/\{/g)?.length ?? 0) <= CHEAP
    if (isCheap && (face.types.includes('creature') || (role === 'InstantRemoval' && face.cost?.includes('R'))))
      threats += count
  }
  if (counterspells >= MANY_COUNTERSPELLS) return 'control'
  return threats >= MANY_THREATS ? 'aggressive' : 'engine'
}
