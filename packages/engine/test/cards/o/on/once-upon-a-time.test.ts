import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Once Upon a Time] is free as the first spell of the game only', () => {
  const b = board({ a: { hand: ['2 Once Upon a Time'], library: ['Memnite', '12 Forest'] } })
  b.cast('Once Upon a Time', { method: 'alternative' }).yes().pick('choose', 'Memnite').resolve()
  expect([b.in('hand', 'Memnite', 'A'), b.can('cast', 'Once Upon a Time')]).toEqual([true, false])
})
