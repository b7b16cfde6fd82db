import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ice-Fang Coatl] has deathtouch with three other snow permanents', () => {
  const of = (snow: number) =>
    board({ a: { battlefield: ['Ice-Fang Coatl', `${snow} Snow-Covered Island`] } }).has('Ice-Fang Coatl', 'deathtouch')
  expect([of(2), of(3)]).toEqual([false, true])
})
