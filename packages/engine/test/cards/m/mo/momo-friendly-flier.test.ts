import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Momo, Friendly Flier] makes the first creature spell with flying of your turn cost {1} less', () => {
  const b = board({ a: { hand: ['2 Wind Drake'], battlefield: ['Momo, Friendly Flier', '4 Island'] } })
  b.cast('Wind Drake').resolveAll()
  expect([b.pt('Momo, Friendly Flier'), b.can('cast', 'Wind Drake')]).toEqual(['2/2', false])
})

it('[Momo, Friendly Flier] helps no creature without flying', () => {
  const b = board({ a: { hand: ['Grizzly Bears'], battlefield: ['Momo, Friendly Flier', 'Forest'] } })
  expect(b.can('cast', 'Grizzly Bears')).toBe(false)
})
