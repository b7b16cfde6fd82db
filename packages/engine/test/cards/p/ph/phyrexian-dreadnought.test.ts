import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phyrexian Dreadnought] is sacrificed without creatures of power 12 beside it', () => {
  const b = board({ a: { battlefield: ['Island', 'Hill Giant'], hand: ['Phyrexian Dreadnought'] } })
  b.no('payOrNot').cast('Phyrexian Dreadnought').resolve().resolve()
  expect(b.in('graveyard', 'Phyrexian Dreadnought', 'A')).toBe(true)
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})

it('[Phyrexian Dreadnought] stays if creatures with total power 12 are sacrificed', () => {
  const b = board({ a: { battlefield: ['Island', '5 Hill Giant'], hand: ['Phyrexian Dreadnought'] } })
  b.yes('payOrNot')
  for (const nth of [1, 2, 3, 4]) b.pick('sacrifice', `Hill Giant#${nth}`)
  b.reply('sacrifice', [])
  b.cast('Phyrexian Dreadnought').resolve().resolve()
  expect(b.count('graveyard', 'Hill Giant', 'A')).toBe(4)
  expect(b.pt('Phyrexian Dreadnought')).toBe('12/12')
})

it('[Phyrexian Dreadnought] may be sacrificed with more than is needed', () => {
  const b = board({ a: { battlefield: ['Island', '5 Hill Giant'], hand: ['Phyrexian Dreadnought'] } })
  b.yes('payOrNot')
  for (const nth of [1, 2, 3, 4, 5]) b.pick('sacrifice', `Hill Giant#${nth}`)
  b.reply('sacrifice', [])
  b.cast('Phyrexian Dreadnought').resolve().resolve()
  expect(b.count('graveyard', 'Hill Giant', 'A')).toBe(5)
})

it('[Phyrexian Dreadnought] may itself be one of the creatures', () => {
  const b = board({ a: { battlefield: ['Island', 'Hill Giant'], hand: ['Phyrexian Dreadnought'] } })
  b.yes('payOrNot').pick('sacrifice', 'Phyrexian Dreadnought')
  b.cast('Phyrexian Dreadnought').resolve().resolve()
  expect(b.names('graveyard', 'A')).toEqual(['Phyrexian Dreadnought'])
})

it('[Phyrexian Dreadnought] stays if Stifle counters its ability', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Phyrexian Dreadnought', 'Stifle'] } })
  b.cast('Phyrexian Dreadnought').resolve().cast('Stifle').resolveAll()
  expect(b.in('battlefield', 'Phyrexian Dreadnought', 'A')).toBe(true)
})
