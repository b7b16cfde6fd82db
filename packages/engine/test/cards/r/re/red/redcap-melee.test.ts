import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Redcap Melee] costs a land if a nonred permanent is dealt damage', () => {
  const of = (creature: string) =>
    board({ a: { battlefield: ['Mountain'], hand: ['Redcap Melee'] }, b: { battlefield: [creature] } })
  expect(of('Grizzly Bears').cast('Redcap Melee').resolve().in('battlefield', 'Mountain')).toBe(false)
  expect(of('Hill Giant').cast('Redcap Melee').resolve().in('battlefield', 'Mountain')).toBe(true)
})
