import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kavu Titan] enters as a 5/5 with trample if it was kicked', () => {
  const of = (wants: boolean) => {
    const b = board({ a: { hand: ['Kavu Titan'], battlefield: ['5 Forest'] } })
    if (wants) b.yes('kicker')
    else b.no('kicker')
    b.cast('Kavu Titan').resolve()
    return [b.pt('Kavu Titan'), b.has('Kavu Titan', 'trample')]
  }
  expect([of(true), of(false)]).toEqual([
    ['5/5', true],
    ['2/2', false],
  ])
})
