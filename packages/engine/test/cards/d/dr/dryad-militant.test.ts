import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dryad Militant] exiles instants and sorceries from anywhere, and nothing else', () => {
  const b = board({
    a: { battlefield: ['Dryad Militant', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Gray Ogre'] },
  })
  b.cast('Shock', { targets: ['Gray Ogre'] }).resolve()
  expect(b.in('exile', 'Shock', 'A')).toBe(true)
  expect(b.in('graveyard', 'Gray Ogre', 'B')).toBe(true)
})
