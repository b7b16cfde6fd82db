import { CardDefinitions } from '@spellwright/cards'
import { ALL_CARDS } from '@spellwright/cards/library'
import { describe, expect, it } from 'vitest'
import { GOLDEN_CARDS, goldenHash } from './golden-cards.ts'
import { readAgain } from './read-again.ts'

const own = new Set(ALL_CARDS.map(({ name }) => name))
const golden = Object.entries(GOLDEN_CARDS).map(([name, hash]) => ({ name, hash }))

describe('cards that were written by hand and are now in the library', () => {
  it('are more than a thousand', () => expect(golden.length).toBeGreaterThan(1200))

  it.each(golden)('[S7.4] $name has the data it was written with', ({ name, hash }) => {
    const definition = CardDefinitions.tryGet(name)
    expect(own.has(name)).toBe(false)
    expect(definition && goldenHash(definition)).toBe(hash)
  })

  it.each(golden)('[S7.4] $name is read from its rendered text as it was written', ({ name }) => {
    const card = CardDefinitions.tryGet(name)!
    expect(readAgain(card)).toEqual(card)
  })
})
