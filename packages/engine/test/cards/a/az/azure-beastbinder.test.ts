import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Azure Beastbinder] makes a creature a 2/2 without abilities until its controller's next turn", () => {
  const b = board({ a: { battlefield: ['Azure Beastbinder'] }, b: { battlefield: ['Serra Angel'] } })
  b.aim(['Serra Angel']).attack('Azure Beastbinder').resolveAll()
  expect([b.pt('Serra Angel'), b.has('Serra Angel', 'flying')]).toEqual(['2/2', false])
  b.to('upkeep', 5)
  expect(b.pt('Serra Angel')).toBe('4/4')
})
