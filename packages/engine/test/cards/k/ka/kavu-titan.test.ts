import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kavu Titan] is a 5/5 with trample where it was kicked', () => {
  const cast = (lands: number) => {
    const b = board({ a: { hand: ['Kavu Titan'], battlefield: [`${lands} Forest`] } })
    b.yes('kicker').cast('Kavu Titan').resolve()
    return [b.pt('Kavu Titan'), b.has('Kavu Titan', 'trample')]
  }
  expect([cast(2), cast(5)]).toEqual([
    ['2/2', false],
    ['5/5', true],
  ])
})
