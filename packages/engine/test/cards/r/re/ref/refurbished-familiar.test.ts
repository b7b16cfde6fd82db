import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Refurbished Familiar] makes an opponent discard, or draws a card if they have none', () => {
  const of = (hand: string[]) => board({ a: { battlefield: ['4 Swamp'], hand: ['Refurbished Familiar'] }, b: { hand } })
  const some = of(['Shock']).cast('Refurbished Familiar').resolveAll()
  expect([some.names('hand', 'B').length, some.names('hand', 'A').length]).toEqual([0, 0])
  expect(of([]).cast('Refurbished Familiar').resolveAll().names('hand', 'A').length).toBe(1)
})
