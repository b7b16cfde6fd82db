import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Colossal Heroics] strive: targets beyond the first cost more, and no more are offered than can be paid for', () => {
  const b = board({
    a: { hand: ['Colossal Heroics'], battlefield: ['6 Forest', 'Grizzly Bears', 'Hill Giant', 'Gryff Rider'] },
  })
  b.pick('target', 'Grizzly Bears', 'Hill Giant').cast('Colossal Heroics')
  expect(b.asked.find(({ purpose }) => purpose === 'target')).toMatchObject({ max: 2 })
  b.resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['4/4', '5/5'])
})
