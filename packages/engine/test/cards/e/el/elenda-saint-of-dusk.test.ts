import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Elenda, Saint of Dusk] grows with the life total', () => {
  const of = (life: number) =>
    board({ a: { battlefield: ['Elenda, Saint of Dusk'], life } }).pt('Elenda, Saint of Dusk')
  expect([of(20), of(21), of(29), of(30)]).toEqual(['4/4', '5/5', '5/5', '10/10'])
})
