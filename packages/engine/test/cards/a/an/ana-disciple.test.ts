import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ana Disciple] gives flying or -2/-0', () => {
  const b = board({ a: { battlefield: ['Ana Disciple', 'Island', 'Gray Ogre'] } })
  b.activate('Ana Disciple', { targets: ['Gray Ogre'] }).resolve()
  expect(b.has('Gray Ogre', 'flying')).toBe(true)
  const weak = board({ a: { battlefield: ['Ana Disciple', 'Swamp', 'Gray Ogre'] } })
  weak.activate('Ana Disciple', { nth: 1, targets: ['Gray Ogre'] }).resolve()
  expect(weak.pt('Gray Ogre')).toBe('0/2')
})
