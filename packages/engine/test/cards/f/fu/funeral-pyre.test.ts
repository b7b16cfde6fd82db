import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Funeral Pyre] exiles a card from a graveyard; its owner gets a 1/1 white flying Spirit', () => {
  const b = board({ a: { battlefield: ['Plains'], hand: ['Funeral Pyre'] }, b: { graveyard: ['Shock', 'Murder'] } })
  b.cast('Funeral Pyre', { targets: ['Murder'] }).resolve()
  expect(b.in('exile', 'Murder', 'B')).toBe(true)
  expect(b.names('battlefield', 'B')).toEqual(['Spirit Token'])
  expect(b.pt('Spirit Token')).toBe('1/1')
  expect(b.has('Spirit Token', 'flying')).toBe(true)
})

it('[Funeral Pyre] gives you the Spirit for your own card', () => {
  const b = board({ a: { battlefield: ['Plains'], hand: ['Funeral Pyre'], graveyard: ['Shock'] } })
  b.cast('Funeral Pyre').resolve()
  expect(b.names('battlefield', 'A')).toEqual(['Plains', 'Spirit Token'])
})

it('[Funeral Pyre] needs a card in a graveyard', () => {
  const b = board({ a: { battlefield: ['Plains'], hand: ['Funeral Pyre'] }, b: { battlefield: ['Grizzly Bears'] } })
  expect(b.can('cast', 'Funeral Pyre')).toBe(false)
})

it('[Funeral Pyre] makes no Spirit when the card has left the graveyard', () => {
  const b = board({
    a: { battlefield: ['Plains', "Tormod's Crypt"], hand: ['Funeral Pyre'] },
    b: { graveyard: ['Shock'] },
  })
  b.cast('Funeral Pyre')
    .activate("Tormod's Crypt", { targets: ['B'] })
    .resolveAll()
  expect(b.names('battlefield', 'B')).toEqual([])
})

it('[Funeral Pyre] makes a white creature', () => {
  const b = board({ a: { battlefield: ['Plains', 'Honor of the Pure'], hand: ['Funeral Pyre'], graveyard: ['Shock'] } })
  b.cast('Funeral Pyre').resolve()
  expect(b.c('Spirit Token').colors).toBe(COLOR_BIT.W)
  expect(b.pt('Spirit Token')).toBe('2/2')
})
