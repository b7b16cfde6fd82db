import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Reflector Mage] returns a creature whose owner can't cast it until your next turn", () => {
  const b = board({
    a: { hand: ['Reflector Mage'], battlefield: ['2 Island', 'Plains'] },
    b: { battlefield: ['Grizzly Bears', '4 Forest'], hand: ['Llanowar Elves'] },
  })
  b.cast('Reflector Mage').aim(['Grizzly Bears']).resolveAll()
  b.to('main1', 4)
  expect([b.can('cast', 'Grizzly Bears'), b.can('cast', 'Llanowar Elves')]).toEqual([false, true])
  b.to('main1', 6)
  expect(b.can('cast', 'Grizzly Bears')).toBe(true)
})
