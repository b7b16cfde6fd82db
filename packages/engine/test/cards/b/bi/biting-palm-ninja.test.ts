import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Biting-Palm Ninja] exiles a nonland card of the hand for its menace counter', () => {
  const b = board({
    a: { hand: ['Biting-Palm Ninja'], battlefield: ['3 Swamp'] },
    b: { hand: ['Island', 'Shock'] },
  })
  b.cast('Biting-Palm Ninja').resolve()
  expect(b.has('Biting-Palm Ninja', 'menace')).toBe(true)
  b.to('main1', 5).yes('payOrNot').pick('choose', 'Shock').attack('Biting-Palm Ninja').damage()
  expect([b.names('exile', 'B'), b.has('Biting-Palm Ninja', 'menace')]).toEqual([['Shock'], false])
})
