import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unable to Scream] makes a creature a 0/2 Toy without abilities', () => {
  const b = board({ a: { battlefield: ['Serra Angel', { card: 'Unable to Scream', attachedTo: 'Serra Angel' }] } })
  expect([b.pt('Serra Angel'), b.has('Serra Angel', 'flying')]).toEqual(['0/2', false])
  expect(b.c('Serra Angel').subtypes).toEqual(expect.arrayContaining(['Angel', 'Toy']))
})
it('[Unable to Scream] keeps a face-down creature face down', () => {
  const b = board({
    a: { battlefield: ['10 Wastes', '2 Forest', '2 Island'], hand: ['Battering Craghorn', 'Unable to Scream'] },
  })
  b.cast('Battering Craghorn', { method: 'morph' }).resolve()
  b.aim(['']).cast('Unable to Scream').resolve()
  expect(b.legal().some(({ kind }) => kind === 'turnFaceUp')).toBe(false)
})
