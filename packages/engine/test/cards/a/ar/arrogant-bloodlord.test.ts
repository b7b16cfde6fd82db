import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Arrogant Bloodlord] is destroyed after it fought a creature with power 1 or less', () => {
  const b = board({ a: { battlefield: ['Arrogant Bloodlord'] }, b: { battlefield: ['Squire'] } })
  b.attack('Arrogant Bloodlord').block('Squire>Arrogant Bloodlord').to('main2')
  expect(b.in('graveyard', 'Arrogant Bloodlord', 'A')).toBe(true)
  const strong = board({ a: { battlefield: ['Arrogant Bloodlord'] }, b: { battlefield: ['Gray Ogre'] } })
  strong.attack('Arrogant Bloodlord').block('Gray Ogre>Arrogant Bloodlord').to('main2')
  expect(strong.in('battlefield', 'Arrogant Bloodlord', 'A')).toBe(true)
})
