import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bolt Hound] strengthens your other creatures when it attacks', () => {
  const b = board({ a: { battlefield: ['Bolt Hound', 'Gray Ogre'] } })
  b.attack('Bolt Hound').resolveAll()
  expect([b.pt('Gray Ogre'), b.pt('Bolt Hound'), b.has('Bolt Hound', 'haste')]).toEqual(['3/2', '2/2', true])
})
