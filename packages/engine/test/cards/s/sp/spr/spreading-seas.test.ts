import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'
import { offers } from '../../../../support/watch.ts'

it('[Spreading Seas] draws a card and makes the land an Island without its abilities', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Spreading Seas'] }, b: { battlefield: ['Rishadan Port'] } })
  b.cast('Spreading Seas', { targets: ['Rishadan Port'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  expect(b.c('Rishadan Port').subtypes).toEqual(['Island'])
  b.turnTo('B').tapForMana('Rishadan Port')
  expect(b.pool('B')).toBe('{U}')
})

it('[Spreading Seas] enchants lands only', () => {
  const b = board({
    a: { battlefield: ['2 Island', 'Sol Ring'], hand: ['Spreading Seas'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  const seen = offers(b, 'target', 'Island')
  b.cast('Spreading Seas')
  expect(seen).toEqual(['Island', 'Island'])
})
