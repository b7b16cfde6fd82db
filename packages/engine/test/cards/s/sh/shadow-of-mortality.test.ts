import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shadow of Mortality] costs less by the life its caster has lost', () => {
  const of = (life: number) =>
    board({ a: { hand: ['Shadow of Mortality'], battlefield: ['2 Swamp'], life } }).can('cast', 'Shadow of Mortality')
  expect([of(7), of(8), of(30)]).toEqual([true, false, false])
})
