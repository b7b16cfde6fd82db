import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Of One Mind] costs {2} less with a Human and another creature', () => {
  const of = (creatures: string[]) =>
    board({ a: { battlefield: ['Island', ...creatures], hand: ['Of One Mind'] } }).can('cast', 'Of One Mind')
  expect([of(['Elite Vanguard', 'Memnite']), of(['2 Elite Vanguard'])]).toEqual([true, false])
})
