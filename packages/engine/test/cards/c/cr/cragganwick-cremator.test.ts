import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cragganwick Cremator] throws the creature card it discards', () => {
  const of = (card: string) => {
    const b = board({ a: { hand: ['Cragganwick Cremator', card], battlefield: ['4 Mountain'] } })
    b.aim(['B']).cast('Cragganwick Cremator').resolveAll()
    return [b.in('graveyard', card), b.life('B')]
  }
  expect([of('Serra Angel'), of('Shock')]).toEqual([
    [true, 16],
    [true, 20],
  ])
})
