import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soul Rend] destroys only a white creature, and draws a card later either way', () => {
  const of = (creature: string) =>
    board({ a: { battlefield: ['2 Swamp'], hand: ['Soul Rend'] }, b: { battlefield: [creature] } })
  expect(of('Serra Angel').cast('Soul Rend').resolve().in('graveyard', 'Serra Angel')).toBe(true)
  const b = of('Hill Giant').cast('Soul Rend').resolve()
  expect([b.in('battlefield', 'Hill Giant'), b.names('hand', 'A').length]).toEqual([true, 0])
  expect(b.to('upkeep').resolveAll().names('hand', 'A').length).toBe(1)
})
