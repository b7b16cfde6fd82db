import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[One-Eyed Scarecrow] weakens flyers of opponents', () => {
  const b = board({
    a: { battlefield: ['One-Eyed Scarecrow', 'Wind Drake'] },
    b: { battlefield: ['Azure Drake', 'Gray Ogre'] },
  })
  expect([b.pt('Azure Drake'), b.pt('Gray Ogre'), b.pt('Wind Drake'), b.has('One-Eyed Scarecrow', 'defender')]).toEqual(
    ['1/4', '2/2', '2/2', true],
  )
})
