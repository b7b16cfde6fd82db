import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Polukranos Reborn] makes two Hydras as it dies transformed', () => {
  const b = board({ a: { hand: ['Murder'], battlefield: ['3 Swamp', { card: 'Polukranos Reborn', face: 1 }] } })
  b.cast('Murder').resolveAll()
  expect(b.count('battlefield', 'Phyrexian Hydra Token')).toBe(2)
})

it('[Polukranos Reborn] transforms for {6} and 2 life, only as a sorcery, and makes nothing on its front', () => {
  const b = board({ a: { battlefield: ['Polukranos Reborn', '6 Forest'] } })
  b.activate('Polukranos Reborn').resolve()
  expect([b.in('battlefield', 'Polukranos, Engine of Ruin'), b.life('A')]).toEqual([true, 18])
  const front = board({ a: { hand: ['Murder'], battlefield: ['3 Swamp', 'Polukranos Reborn'] } })
  expect(front.cast('Murder').resolveAll().in('battlefield', 'Phyrexian Hydra Token')).toBe(false)
})
