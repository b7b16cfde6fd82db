import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kabira Crossroads] enters tapped and gains 2 life', () => {
  const b = board({ a: { hand: ['Kabira Crossroads'] } })
  b.play('Kabira Crossroads').resolve()
  expect([b.life('A'), b.object('Kabira Crossroads').tapped]).toEqual([22, true])
})
