import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Starseer Mentor] costs an opponent 3 life unless a permanent or card is given up, if your life changed', () => {
  const b = board({ a: { battlefield: ['Starseer Mentor', 'Plains'], hand: ["Chaplain's Blessing"] } })
  b.cast("Chaplain's Blessing").resolve().to('end').resolveAll()
  expect(b.life('B')).toBe(17)
  const still = board({ a: { battlefield: ['Starseer Mentor'] } })
  expect(still.to('cleanup', 3).life('B')).toBe(20)
})

it('[Starseer Mentor] lets the opponent discard a card', () => {
  const b = board({
    a: { battlefield: ['Starseer Mentor', 'Plains'], hand: ["Chaplain's Blessing"] },
    b: { hand: ['Forest'] },
  })
  b.cast("Chaplain's Blessing").resolve().yes('payOrNot').to('end').resolveAll()
  expect([b.life('B'), b.in('graveyard', 'Forest', 'B')]).toEqual([20, true])
})
