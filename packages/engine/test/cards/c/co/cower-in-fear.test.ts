import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cower in Fear] weakens creatures of opponents, [Burn Bright] strengthens yours', () => {
  const b = board({
    a: { battlefield: ['3 Swamp', '3 Mountain', 'Gray Ogre'], hand: ['Cower in Fear', 'Burn Bright'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Cower in Fear').resolve().cast('Burn Bright').resolve()
  expect([b.pt('Gray Ogre'), b.pt('Hill Giant')]).toEqual(['4/2', '2/2'])
})
