import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Drinker of Sorrow] costs a permanent when it deals combat damage, and does not block', () => {
  const b = board({ a: { battlefield: ['Drinker of Sorrow', 'Forest'] } })
  b.pick('sacrifice', 'Forest').attack('Drinker of Sorrow').damage()
  expect(b.in('graveyard', 'Forest', 'A')).toBe(true)
  const blocking = board({ a: { battlefield: ['Grizzly Bears'] }, b: { battlefield: ['Drinker of Sorrow'] } })
  blocking.attack('Grizzly Bears').damage()
  expect(blocking.life('B')).toBe(18)
})
