import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vampire Lacerator] costs 1 life until an opponent is at 10', () => {
  const at = (life: number) =>
    board({ a: { battlefield: ['Vampire Lacerator'] }, b: { life }, active: 1 })
      .to('upkeep', 4)
      .resolveAll()
  expect(at(11).life('A')).toBe(19)
  const b = board({ a: { battlefield: ['Vampire Lacerator'] }, b: { life: 10 }, active: 1 }).to('draw', 4)
  expect(b.life('A')).toBe(20)
})
