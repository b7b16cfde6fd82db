import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lithomantic Barrage] deals 5 damage to a white or blue permanent, 1 to another', () => {
  const of = (creature: string) =>
    board({ a: { battlefield: ['Mountain'], hand: ['Lithomantic Barrage'] }, b: { battlefield: [creature] } })
  expect(of('Serra Angel').cast('Lithomantic Barrage').resolve().in('graveyard', 'Serra Angel')).toBe(true)
  expect(of('Hill Giant').cast('Lithomantic Barrage').resolve().object('Hill Giant').damage).toBe(1)
})

it("[Lithomantic Barrage] can't be countered", () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lithomantic Barrage'] },
    b: { battlefield: ['Serra Angel', '2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Lithomantic Barrage').pass().cast('Counterspell').resolveAll()
  expect(b.in('graveyard', 'Serra Angel')).toBe(true)
})
