import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Molten Exhale] can be cast in an opponent's turn only if a Dragon is beheld", () => {
  const of = (card: string) =>
    board({
      a: { hand: ['Molten Exhale', card], battlefield: ['2 Mountain'] },
      b: { battlefield: ['Hill Giant'] },
      active: 1,
    })
      .turnTo('A')
      .can('cast', 'Molten Exhale')
  expect([of('Shivan Dragon'), of('Hill Giant')]).toEqual([true, false])
})
