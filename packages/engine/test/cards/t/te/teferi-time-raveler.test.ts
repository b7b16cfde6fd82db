import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Teferi, Time Raveler] holds opponents to sorcery timing', () => {
  const b = board({
    a: { battlefield: ['Teferi, Time Raveler'] },
    b: { hand: ['Shock'], battlefield: ['Mountain'] },
  })
  b.turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(false)
  b.to('main1', 4)
  expect(b.can('cast', 'Shock')).toBe(true)
})

it('[Teferi, Time Raveler] lets you cast sorceries as though they had flash until your next turn', () => {
  const b = board({ a: { hand: ['Lava Spike'], battlefield: ['Teferi, Time Raveler', 'Mountain'] } })
  b.activate('Teferi, Time Raveler').resolve().to('upkeep', 4).turnTo('A')
  expect(b.can('cast', 'Lava Spike')).toBe(true)
})
