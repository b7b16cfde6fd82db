import { ALL_CARDS } from '@spellwright/cards/library'
import type { CardDefinition } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { canonical } from './canonical.ts'
import { readAgain } from './read-again.ts'

const abilitiesOf = ({ faces }: CardDefinition) => faces.flatMap(({ abilities }) => abilities)

const read = ALL_CARDS.flatMap((card) => {
  const again = readAgain(card)
  return again === undefined ? [] : [{ name: card.name, written: abilitiesOf(card), read: abilitiesOf(again) }]
})

describe('cards with a file of their own, where their rendered text is understood', () => {
  it.each(read)('$name is read as it was written', (card) => expect(canonical(card.read)).toBe(canonical(card.written)))
})
