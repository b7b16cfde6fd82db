import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Jackal, Genius Geneticist] copies a creature spell of its power, without the legend, and grows', () => {
  const b = board({
    a: { battlefield: ['Jackal, Genius Geneticist', '3 Plains'], hand: ['Isamaru, Hound of Konda', 'Grizzly Bears'] },
  })
  b.cast('Isamaru, Hound of Konda').resolveAll()
  expect([b.count('battlefield', 'Isamaru, Hound of Konda'), b.counters('Jackal, Genius Geneticist', '+1/+1')]).toEqual(
    [2, 1],
  )
})
