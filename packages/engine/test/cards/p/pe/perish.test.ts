import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Perish] destroys all green creatures, regeneration or not, and nothing else', () => {
  const b = board({
    a: { hand: ['Perish'], battlefield: ['3 Swamp', 'Grizzly Bears'] },
    b: { battlefield: ['Troll Ascetic', '2 Forest', 'Hill Giant', 'Exploration'] },
  })
  b.cast('Perish').turnTo('B').activate('Troll Ascetic').resolveAll()
  expect(b.in('graveyard', 'Troll Ascetic', 'B')).toBe(true)
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  expect(b.in('battlefield', 'Exploration', 'B')).toBe(true)
})
