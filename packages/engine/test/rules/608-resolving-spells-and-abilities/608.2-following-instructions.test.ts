import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[S6.8] [CR 608.2n] an instant or sorcery ends in its owner’s graveyard', () => {
  const b = board({ a: { battlefield: ['3 Island'], hand: ['Divination'] } })
  b.cast('Divination')
  expect(b.names('stack')).toEqual(['Divination'])
  b.resolve()
  expect(b.names('graveyard', 'A')).toEqual(['Divination'])
})

it('[CR 608.2d] the keyword is chosen as the ability resolves', () => {
  const b = board({ a: { battlefield: ['Butcher of the Horde', 'Grizzly Bears'] } })
  b.option('mode', 'lifelink').activate('Butcher of the Horde').resolve()
  expect(b.has('Butcher of the Horde', 'lifelink')).toBe(true)
  expect(b.has('Butcher of the Horde', 'haste')).toBe(false)
})

describe('targets on resolution', () => {
  it('[CR 608.2c] Fatal Push may target anything, and looks at mana value on resolution', () => {
    const b = board({ a: { battlefield: ['Swamp'], hand: ['Fatal Push'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Fatal Push').resolve()
    expect(b.in('battlefield', 'Hill Giant')).toBe(true)
  })
})
