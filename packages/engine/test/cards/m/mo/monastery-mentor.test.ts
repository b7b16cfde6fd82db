import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Monastery Mentor] makes a Monk with prowess for each noncreature spell', () => {
  const b = board({ a: { battlefield: ['Monastery Mentor', 'Mountain'], hand: ['Memnite', 'Shock'] } })
  b.cast('Memnite')
    .resolveAll()
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect([b.count('battlefield', 'Monk Token'), b.has('Monk Token', 'prowess'), b.pt('Monastery Mentor')]).toEqual([
    1,
    true,
    '3/3',
  ])
})
